"""Where lines lead. The one tracer: placing, previews, lines as people see them and bots all use it.

Paths are kept by their two ends (see `state.py`), so that a tile joins what it joins without walking along the tracks.
"""

from carbarn.core.kernel import kernel
from carbarn.core.types import Counts, Record
from carbarn.games.tracks.state import BLANK, EDGES, POWER, SIDES, TURNS


@kernel
def run_on(b: Record, s: Record, square: int, tile: int, side: int) -> tuple[int, int]:
    """C11: where a car gets that enters this tile on this square by this side, and over how many tiles from here.

    It may come back to the square as long as the tile has tracks: so at most four times round. Never called for a
    closed loop, which has no beginning.
    """
    length = 0
    while True:
        out = b.beyond[square, b.exits[tile, side]]
        length += 1 + s.length[out]
        end = s.front[out]
        if end >= EDGES or end // SIDES != square:
            return end, length
        side = end % SIDES


@kernel
def begins_outside(b: Record, start: int, square: int) -> bool:
    """C14: whether a path that ends at this square begins elsewhere; else this very tile feeds it, as in a loop."""
    return b.fed_by[start] != square


@kernel
def line_points(end: int, length: int) -> int:
    """C11, C12: a point for each tile passed, doubled at the power station; nothing before the destination."""
    if end < EDGES:
        return 0
    return 2 * length if end >= POWER else length


@kernel
def lay(b: Record, s: Record, square: int, tile: int) -> None:
    """C10, C11, C13: a tile joins the paths around it, whosever they are; lines that it finishes are scored at once."""
    for side in range(SIDES):
        start = s.back[square * SIDES + side]
        if begins_outside(b, start, square):
            end, length = run_on(b, s, square, tile, side)
            s.front[start] = end
            s.length[start] += length
            s.back[end] = start
            if end >= EDGES and b.station_at[start] != BLANK:
                owner = b.owner[s.seats, b.station_at[start]]
                if owner != BLANK:
                    s.points[owner] += line_points(end, s.length[start])


@kernel
def finish(b: Record, s: Record, square: int, tile: int, side: int) -> tuple[int, int, int]:
    """C11, C13: the station whose line enters this square by this side, where this tile would end it, and its length.

    BLANK for the station if there is none or the line would not be finished.
    """
    start = s.back[square * SIDES + side]
    station = b.station_at[start]
    if station == BLANK:
        return BLANK, 0, 0
    end, length = run_on(b, s, square, tile, side)
    if end < EDGES:
        return BLANK, 0, 0
    return station, end, s.length[start] + length


@kernel
def walk(b: Record, s: Record, station: int, edges: Counts, sides: Counts) -> int:
    """Write the edges that a station's line has entered, in order, and the sides where it left; returns how many."""
    edge = b.departure[station]
    count = 0
    while edge < EDGES and s.tile[edge // SIDES] != BLANK:
        edges[count] = edge
        sides[count] = b.exits[s.tile[edge // SIDES], edge % SIDES]
        edge = b.beyond[edge // SIDES, sides[count]]
        count += 1
    return count


@kernel
def oriented(kind: int, turns: int) -> int:
    """A tile with its quarter turns as one number."""
    return kind * TURNS + turns
