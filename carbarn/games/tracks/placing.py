"""Where a tile may go, and putting it there."""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.tracks.state import BLANK, HAND, PLACE_DRAWN, SQUARES
from carbarn.games.tracks.tracing import lay, oriented


@kernel
def barred_everywhere(b: Record, s: Record, kind: int) -> bool:
    """C9, C16: whether this tile would join two stations by itself wherever it goes, in every rotation allowed."""
    for turns in range(b.turns):
        if s.frontier & ~b.banned[oriented(kind, turns)]:
            return False
    return True


@kernel
def open_squares(b: Record, s: Record, kind: int, turns: int) -> int:
    """C7, C9: the squares where this tile may go, turned so; all of the frontier if it is barred everywhere."""
    squares = s.frontier & ~b.banned[oriented(kind, turns)]
    if squares == 0 and barred_everywhere(b, s, kind):
        return s.frontier
    return squares


@kernel
def may_place(s: Record, kind: int) -> bool:
    """C5: whether this is a tile that the seat to move may place now: the drawn one, or else one in hand."""
    if s.phase == PLACE_DRAWN:
        return s.drawn == kind
    for i in range(s.hand_count[s.seat]):
        if s.hand[s.seat, i] == kind:
            return True
    return False


@kernel
def put(b: Record, s: Record, square: int, tile: int) -> None:
    """C7, C11: the tile lies on the square; the frontier moves on, and lines that are finished are scored."""
    s.tile[square] = tile
    s.occupied |= 1 << square
    s.frontier = (s.frontier | b.near[square]) & ~s.occupied
    lay(b, s, square, tile)


@kernel
def into_hand(s: Record, seat: int, kind: int) -> None:
    """C3, C5: a tile comes into a hand, which is kept sorted."""
    i = s.hand_count[seat]
    while i > 0 and s.hand[seat, i - 1] > kind:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = kind
    s.hand_count[seat] += 1


@kernel
def out_of_hand(s: Record, seat: int, kind: int) -> None:
    """C5: a tile leaves a hand."""
    i = 0
    while s.hand[seat, i] != kind:
        i += 1
    while i + 1 < HAND:
        s.hand[seat, i] = s.hand[seat, i + 1]
        i += 1
    s.hand[seat, HAND - 1] = BLANK
    s.hand_count[seat] -= 1


@kernel
def square_of(action: int) -> int:
    """The square of a placement's id."""
    return action % SQUARES


@kernel
def tile_of(b: Record, action: int) -> int:
    """The tile of a placement's id, with its turns."""
    way = action // SQUARES
    return oriented(way // b.turns, way % b.turns)
