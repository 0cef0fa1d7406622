"""What unfinished lines can hope for: how far a car at a free square will still get, and whether to the power station.

The free squares will all be filled, and nobody knows with what. So a car that comes to a free square goes on as an
unseen tile would lead it, one as likely as the next: a random walk over the free squares, with the paths of placed
tiles as its strides. Its expectations are the solution of one linear equation an edge, found by sweeping over them.
"""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.tracks.mind import AHEAD, AHEAD_DOUBLED, DOUBLED, PASSED
from carbarn.games.tracks.state import BLANK, EDGES, ENDS, KINDS, POWER, SIDES, SQUARES, TURNS
from carbarn.games.tracks.tracing import line_points, oriented

_SWEEPS = 8  # forwards and backwards; more change no move in a hundred
# Where the sweeps begin: the averages of an empty map.
_USUAL_AHEAD = 6.0
_USUAL_CHANCE = 0.2


@kernel
def count_unseen(b: Record, s: Record, mind: Record) -> int:
    """C3, C5: the tiles that the seat to move has not seen: not placed, not in its hand. Returns how many."""
    count = 0
    for kind in range(KINDS):
        mind.unseen[kind] = b.tiles[kind]
        count += b.tiles[kind]
    for square in range(SQUARES):
        if s.tile[square] != BLANK:
            mind.unseen[s.tile[square] // TURNS] -= 1
            count -= 1
    for i in range(s.hand_count[s.seat]):
        mind.unseen[s.hand[s.seat, i]] -= 1
        count -= 1
    if s.drawn != BLANK:
        mind.unseen[s.drawn] -= 1
        count -= 1
    return count


@kernel
def expect_ways(b: Record, mind: Record, count: int) -> None:
    """C8, C16: how likely an unseen tile leads from each side to each other, every turn allowed as likely."""
    for side in range(SIDES):
        for out in range(SIDES):
            mind.leaves[side, out] = 0.0
    each = 1.0 / (max(1, count) * b.turns)
    for kind in range(KINDS):
        if mind.unseen[kind] > 0:
            for turns in range(b.turns):
                for side in range(SIDES):
                    mind.leaves[side, b.exits[oriented(kind, turns), side]] += each * mind.unseen[kind]


@kernel
def settle(b: Record, s: Record, mind: Record, square: int) -> None:
    """C11, C12: the expectations at the edges of one square, from those where a car may get from there."""
    for out in range(SIDES):
        beyond = b.beyond[square, out]
        stride = 1 + s.length[beyond]
        end = s.front[beyond]
        mind.out_ahead[out] = stride + mind.ahead[end]
        mind.out_doubled[out] = mind.doubled[end]
        mind.out_ahead_doubled[out] = stride * mind.doubled[end] + mind.ahead_doubled[end]
    for side in range(SIDES):
        ahead, doubled, ahead_doubled = 0.0, 0.0, 0.0
        for out in range(SIDES):
            chance = mind.leaves[side, out]
            ahead += chance * mind.out_ahead[out]
            doubled += chance * mind.out_doubled[out]
            ahead_doubled += chance * mind.out_ahead_doubled[out]
        edge = square * SIDES + side
        mind.ahead[edge], mind.doubled[edge], mind.ahead_doubled[edge] = ahead, doubled, ahead_doubled


@kernel
def foresee(b: Record, s: Record, mind: Record) -> None:
    """Work out what a car at every free edge can expect, as the seat to move may know it."""
    expect_ways(b, mind, count_unseen(b, s, mind))
    for edge in range(EDGES):
        mind.ahead[edge] = _USUAL_AHEAD
        mind.doubled[edge] = _USUAL_CHANCE
        mind.ahead_doubled[edge] = _USUAL_AHEAD * _USUAL_CHANCE
    for end in range(EDGES, ENDS):
        mind.ahead[end] = 0.0
        mind.doubled[end] = 1.0 if end >= POWER else 0.0
        mind.ahead_doubled[end] = 0.0
    sweep(b, s, mind, _SWEEPS)


@kernel
def sweep(b: Record, s: Record, mind: Record, times: int) -> None:
    """Bring the expectations of the free edges nearer to what they should be, so many times."""
    for time in range(times):
        for step in range(SQUARES):
            square = step if time % 2 == 0 else SQUARES - 1 - step
            if s.tile[square] == BLANK:
                settle(b, s, mind, square)


@kernel
def line_value(mind: Record, end: int, length: int) -> float:
    """C11, C12: what a line of this length that ends here will be worth: its points, or what it can hope for."""
    if end >= EDGES:
        return line_points(end, length) * 1.0
    w = mind.weights
    return (
        length * (w[PASSED] + w[DOUBLED] * mind.doubled[end])
        + w[AHEAD] * mind.ahead[end]
        + w[AHEAD_DOUBLED] * mind.ahead_doubled[end]
    )
