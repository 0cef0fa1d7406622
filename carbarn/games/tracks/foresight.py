"""Placements judged by the map as it is after them: a tile changes what can be hoped for all around it.

The planner looks at the lines that come to a square. Here the best few placements, by those lines and by the ones that
may come there later, are tried: the tile is laid, the expectations near by are brought up to date, and all lines are
valued again.
"""

from carbarn.core.guide import Chances
from carbarn.core.kernel import door, kernel, lowest
from carbarn.core.types import Actions, Record, State
from carbarn.games.tracks.placing import open_squares, put, square_of, tile_of
from carbarn.games.tracks.planner import draw_value, exchange_cost, placement_value, take_sides
from carbarn.games.tracks.policies import tile_to_place, tiles_to_place
from carbarn.games.tracks.portfolio import exchange_value, value_companies
from carbarn.games.tracks.prospects import foresee, line_value, settle, sweep
from carbarn.games.tracks.state import BLANK, EDGES, SQUARES, STATIONS, TURN
from carbarn.games.tracks.tracing import oriented
from carbarn.games.tracks.visitors import expect_visitors, value_to_comers

VISITOR_SWEEPS = 2  # in a playout: more are no stronger (docs/bots/cable_car.md)
_ALL_VISITORS = 8  # where every candidate is judged once


@kernel
def standing(b: Record, s: Record, mind: Record) -> float:
    """C11 to C13, S6: what all points made and all open lines are worth to the seat that has taken sides."""
    value = 0.0
    for owner in range(max(b.companies, s.seats)):
        value += mind.interest[owner] * s.points[owner]
    for station in range(STATIONS):
        start, owner = b.departure[station], b.owner[s.seats, station]
        if owner != BLANK and s.front[start] < EDGES:
            value += mind.interest[owner] * line_value(mind, s.front[start], s.length[start])
    return value


@kernel
def try_out(b: Record, s: Record, mind: Record, action: int, rooms: State, thoughts: State) -> None:
    """C7: lay a tile on a copy of the map, in a copy of the mind; the expectations are still those from before."""
    rooms[0] = s
    thought = thoughts[0]
    thought.ahead[:], thought.doubled[:] = mind.ahead, mind.doubled
    thought.ahead_doubled[:], thought.interest[:] = mind.ahead_doubled, mind.interest
    put(b, rooms[0], square_of(action), tile_of(b, action))


@kernel
def settle_around(b: Record, s: Record, mind: Record, square: int) -> None:
    """Bring the expectations up to date where a tile that has just been laid changes them most."""
    squares = b.around[square] & ~s.occupied
    while squares:
        settle(b, s, mind, lowest(squares))
        squares &= squares - 1


@kernel
def list_best(b: Record, s: Record, mind: Record, listed: Actions, values: Chances) -> int:
    """C5, C7 to C9, C16, C17: the best placements of tiles to choose from, best first; returns how many."""
    count, length = 0, len(listed)
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            for turns in range(b.turns):
                tile = oriented(kind, turns)
                squares = open_squares(b, s, kind, turns)
                while squares:
                    square = lowest(squares)
                    squares &= squares - 1
                    value = placement_value(b, s, mind, square, tile) + value_to_comers(b, s, mind, square, tile)
                    if count < length or value > values[length - 1]:
                        count = min(length, count + 1)
                        at = count - 1
                        while at > 0 and values[at - 1] < value:
                            listed[at], values[at] = listed[at - 1], values[at - 1]
                            at -= 1
                        listed[at], values[at] = (kind * b.turns + turns) * SQUARES + square, value
    return count


@kernel
def far_choice(
    b: Record,
    s: Record,
    mind: Record,
    sweeps: int,
    good_enough: float,
    rooms: State,
    thoughts: State,
    listed: Actions,
    values: Chances,
) -> int:
    """The placement after which the map is best, of a shortlist; a draw where none of them promises enough."""
    if s.phase == TURN:  # with a tile just drawn, nothing has changed on the map since the last decision
        sweep(b, s, mind, sweeps)
        take_sides(b, s, mind)
        expect_visitors(b, s, mind, VISITOR_SWEEPS)
    count = list_best(b, s, mind, listed, values)
    if s.phase == TURN and s.supply_count > 0 and values[0] < good_enough:
        return b.draw_id
    best, most = int(listed[0]), 0.0
    for i in range(count):
        action = int(listed[i])
        try_out(b, s, mind, action, rooms, thoughts)
        settle_around(b, rooms[0], thoughts[0], square_of(action))
        value = standing(b, rooms[0], thoughts[0])
        if i == 0 or value > most:
            best, most = action, value
    return best


@door
def judge_after(boards: State, views: State, minds: State, actions: Actions, sweeps: int, values: Chances) -> None:
    """What every action is worth, in points: placements by the map after them, all else as the planner judges it."""
    b, s, mind = boards[0], views[0], minds[0]
    foresee(b, s, mind)
    sweep(b, s, mind, sweeps)
    take_sides(b, s, mind)
    expect_visitors(b, s, mind, _ALL_VISITORS)
    if b.companies:
        value_companies(b, s, mind)
    rooms, thoughts = views[:1].copy(), minds[:1].copy()
    now = standing(b, s, mind)
    for i in range(len(actions)):
        action = int(actions[i])  # a narrow one would overflow when this runs uncompiled
        if action < b.draw_id:
            try_out(b, s, mind, action, rooms, thoughts)
            sweep(b, rooms[0], thoughts[0], sweeps)
            values[i] = standing(b, rooms[0], thoughts[0]) - now
        elif action == b.draw_id:
            values[i] = draw_value(b, s, mind, True)
        else:
            values[i] = exchange_value(b, s, mind, action - b.exchange_id) - exchange_cost(s, mind)
