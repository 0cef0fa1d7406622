"""A club player: knows what every line can hope for, and places the tile that changes this most in its favour."""

from carbarn.core.guide import Chances
from carbarn.core.kernel import door, kernel, lowest
from carbarn.core.types import Actions, Record, Rng, Sheet, State
from carbarn.games.tracks.companies import exchange_open
from carbarn.games.tracks.mind import DRAW_COST, EXCHANGE_COST, OTHERS
from carbarn.games.tracks.placing import open_squares, square_of, tile_of
from carbarn.games.tracks.policies import tile_to_place, tiles_to_place
from carbarn.games.tracks.portfolio import exchange_value, exchanges_so_far, value_companies, weigh_portfolio
from carbarn.games.tracks.prospects import foresee, line_value
from carbarn.games.tracks.state import BLANK, KINDS, PILES, SIDES, SQUARES, TURN
from carbarn.games.tracks.tracing import oriented, run_on
from carbarn.games.tracks.visitors import value_to_comers


@kernel
def take_sides(b: Record, s: Record, mind: Record) -> None:
    """What a point of each owner's is worth to the seat to move: its own for it, all others' against it."""
    if b.companies:
        weigh_portfolio(b, s, mind)
        return
    for owner in range(s.seats):
        mind.interest[owner] = 1.0 if owner == s.seat else -mind.weights[OTHERS] / (s.seats - 1)


@kernel
def placement_value(b: Record, s: Record, mind: Record, square: int, tile: int) -> float:
    """C10, C13: what a tile changes in the worth of all lines that come to this square."""
    value = 0.0
    for side in range(SIDES):
        edge = square * SIDES + side
        start = s.back[edge]
        station = b.station_at[start]
        if station != BLANK and b.owner[s.seats, station] != BLANK:
            end, more = run_on(b, s, square, tile, side)
            length = s.length[start]
            gain = line_value(mind, end, length + more) - line_value(mind, edge, length)
            value += mind.interest[b.owner[s.seats, station]] * gain
    return value


@kernel
def best_placement(b: Record, s: Record, mind: Record, kind: int, far: bool) -> tuple[int, float]:
    """C7 to C9, C16: the best way to place a tile of this kind now, and its value; if far, to comers too."""
    best, most = BLANK, 0.0
    for turns in range(b.turns):
        squares = open_squares(b, s, kind, turns)
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            value = placement_value(b, s, mind, square, oriented(kind, turns))
            if far:
                value += value_to_comers(b, s, mind, square, oriented(kind, turns))
            if best == BLANK or value > most:
                best, most = (kind * b.turns + turns) * SQUARES + square, value
    return best, most


@kernel
def best_of_hand(b: Record, s: Record, mind: Record) -> tuple[int, float]:
    """C5, C17: the best placement of a tile in hand, or of the one drawn, and its value."""
    best, most = BLANK, 0.0
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            action, value = best_placement(b, s, mind, kind, False)
            if best == BLANK or value > most:
                best, most = action, value
    return best, most


@kernel
def draw_value(b: Record, s: Record, mind: Record, far: bool) -> float:
    """C5: what drawing is worth: the mean, over the unseen tiles, of the best placement."""
    total, count = 0.0, 0
    for kind in range(KINDS):
        if mind.unseen[kind] > 0:
            total += mind.unseen[kind] * best_placement(b, s, mind, kind, far)[1]
            count += mind.unseen[kind]
    return total / max(1, count) - mind.weights[DRAW_COST]


@kernel
def exchange_cost(s: Record, mind: Record) -> float:
    """S4: what an exchange has to pay at least: each one makes the next dearer, so that nobody exchanges for ever."""
    return mind.weights[EXCHANGE_COST] * (1.0 + exchanges_so_far(s) / s.seats)


@kernel
def best_exchange(b: Record, s: Record, mind: Record) -> tuple[int, float]:
    """S4, S5: the exchange that pays most, and its value; BLANK while none may be made."""
    best, most = BLANK, 0.0
    if s.phase == TURN and exchange_open(b, s):
        value_companies(b, s, mind)
        cost = exchange_cost(s, mind)
        for way in range(2 * PILES):
            value = exchange_value(b, s, mind, way) - cost
            if best == BLANK or value > most:
                best, most = b.exchange_id + way, value
    return best, most


@kernel
def planner_policy(b: Record, s: Record, mind: Record, rng: Rng) -> int:
    """The action that changes the worth of all lines most in favour of the seat to move."""
    foresee(b, s, mind)
    take_sides(b, s, mind)
    best, most = best_of_hand(b, s, mind)
    if s.phase == TURN and s.supply_count > 0:
        value = draw_value(b, s, mind, False)
        if value > most:
            best, most = b.draw_id, value
    if b.companies:
        action, value = best_exchange(b, s, mind)
        if action != BLANK and value > most:
            best = action
    return best


@door
def judge(boards: State, views: State, minds: State, actions: Actions, values: Chances) -> None:
    """What the planner thinks of every action, in points."""
    b, s, mind = boards[0], views[0], minds[0]
    foresee(b, s, mind)
    take_sides(b, s, mind)
    if b.companies:
        value_companies(b, s, mind)
    for i in range(len(actions)):
        action = int(actions[i])  # a narrow one would overflow when this runs uncompiled
        if action < b.draw_id:
            values[i] = placement_value(b, s, mind, square_of(action), tile_of(b, action))
        elif action == b.draw_id:
            values[i] = draw_value(b, s, mind, False)
        else:
            values[i] = exchange_value(b, s, mind, action - b.exchange_id) - exchange_cost(s, mind)


@door
def share_gains(boards: State, views: State, minds: State, gains: Chances) -> None:
    """S4: what every exchange pays, in points, before its cost: two ways a pile, the face-up share and the top one."""
    b, s, mind = boards[0], views[0], minds[0]
    foresee(b, s, mind)
    value_companies(b, s, mind)
    for way in range(2 * PILES):
        gains[way] = exchange_value(b, s, mind, way)


@door
def changes(boards: State, views: State, minds: State, square: int, tile: int, rows: Sheet, values: Chances) -> int:
    """C10, C13: a row a line that a tile would change: its station, its new end and length; what it could hope for,
    what it can hope for then, and what a point of it is worth to the seat to move. Returns how many."""
    b, s, mind = boards[0], views[0], minds[0]
    foresee(b, s, mind)
    take_sides(b, s, mind)
    count = 0
    for side in range(SIDES):
        edge = square * SIDES + side
        start = s.back[edge]
        station = b.station_at[start]
        if station != BLANK and b.owner[s.seats, station] != BLANK:
            end, more = run_on(b, s, square, tile, side)
            length = s.length[start]
            rows[count, 0], rows[count, 1], rows[count, 2] = station, end, length + more
            values[count, 0] = line_value(mind, edge, length)
            values[count, 1] = line_value(mind, end, length + more)
            values[count, 2] = mind.interest[b.owner[s.seats, station]]
            count += 1
    return count
