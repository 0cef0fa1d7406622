"""Which lines will come to a free square, and what a tile there means to them.

A tile matters to lines that are still some squares away. How likely each of them comes by is the random walk of
`prospects.py` read backwards: who is at an edge has come there from the free square before it, by any of its sides.
"""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.tracks.state import BLANK, SIDES, SQUARES

_TO_COME = 0.7  # of what a tile changes for those who may come: who is far away may yet be led elsewhere


@kernel
def expect_at(b: Record, s: Record, mind: Record, edge: int) -> None:
    """C10, C11: who will come to one edge: the line that is there, or who will come to the square before it."""
    start = s.back[edge]
    station = b.station_at[start]
    before = int(b.fed_by[start])  # a narrow one would overflow when this runs uncompiled
    comers, carried = 0.0, 0.0
    if station != BLANK:
        owner = b.owner[s.seats, station]
        if owner != BLANK:
            comers, carried = mind.interest[owner], mind.interest[owner] * s.length[start]
    elif before != BLANK and s.tile[before] == BLANK:
        out = (start + 2) % SIDES  # in by the bottom of this square is out by the top of the one before
        for side in range(SIDES):
            chance = mind.leaves[side, out]
            comers += chance * mind.comers[before * SIDES + side]
            carried += chance * mind.carried[before * SIDES + side]
        carried += (1 + s.length[start]) * comers
    mind.comers[edge], mind.carried[edge] = comers, carried


@kernel
def expect_visitors(b: Record, s: Record, mind: Record, times: int) -> None:
    """Work out who will come to every free edge, from so many sweeps; the interests have to be known."""
    mind.comers[:] = 0.0
    mind.carried[:] = 0.0
    for time in range(times):
        for step in range(SQUARES):
            square = step if time % 2 == 0 else SQUARES - 1 - step
            if s.tile[square] == BLANK:
                for side in range(SIDES):
                    expect_at(b, s, mind, square * SIDES + side)


@kernel
def value_to_comers(b: Record, s: Record, mind: Record, square: int, tile: int) -> float:
    """C10 to C12: what a tile changes for the lines that are not at this square yet and may come to it."""
    value = 0.0
    for side in range(SIDES):
        edge = square * SIDES + side
        if b.station_at[s.back[edge]] == BLANK:
            out = b.beyond[square, b.exits[tile, side]]
            stride, end = 1 + s.length[out], s.front[out]
            ahead = stride + mind.ahead[end] + stride * mind.doubled[end] + mind.ahead_doubled[end]
            value += mind.comers[edge] * (ahead - mind.ahead[edge] - mind.ahead_doubled[edge])
            value += mind.carried[edge] * (mind.doubled[end] - mind.doubled[edge])
    return _TO_COME * value
