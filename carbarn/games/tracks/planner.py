"""A club player: knows what every line can hope for, and places the tile that changes this most in its favour."""

from carbarn.core.kernel import kernel, lowest
from carbarn.core.types import Record, Rng
from carbarn.games.tracks.companies import exchange_open
from carbarn.games.tracks.mind import DRAW_COST, EXCHANGE_COST, OTHERS
from carbarn.games.tracks.placing import open_squares
from carbarn.games.tracks.policies import tile_to_place, tiles_to_place
from carbarn.games.tracks.portfolio import exchange_value, exchanges_so_far, value_companies, weigh_portfolio
from carbarn.games.tracks.prospects import foresee, line_value
from carbarn.games.tracks.state import BLANK, KINDS, PILES, SIDES, SQUARES, TURN
from carbarn.games.tracks.tracing import oriented, run_on


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
def best_placement(b: Record, s: Record, mind: Record, kind: int) -> tuple[int, float]:
    """C7 to C9, C16: the best way to place a tile of this kind now, and its value."""
    best, most = BLANK, 0.0
    for turns in range(b.turns):
        squares = open_squares(b, s, kind, turns)
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            value = placement_value(b, s, mind, square, oriented(kind, turns))
            if best == BLANK or value > most:
                best, most = (kind * b.turns + turns) * SQUARES + square, value
    return best, most


@kernel
def draw_value(b: Record, s: Record, mind: Record) -> float:
    """C5: what drawing is worth: the mean, over the unseen tiles, of the best placement."""
    total, count = 0.0, 0
    for kind in range(KINDS):
        if mind.unseen[kind] > 0:
            total += mind.unseen[kind] * best_placement(b, s, mind, kind)[1]
            count += mind.unseen[kind]
    return total / max(1, count) - mind.weights[DRAW_COST]


@kernel
def best_exchange(b: Record, s: Record, mind: Record) -> tuple[int, float]:
    """S4, S5: the exchange that pays most, and its value; BLANK while none may be made.

    Each exchange makes the next one dearer, for everybody: so nobody can exchange for ever.
    """
    best, most = BLANK, 0.0
    if s.phase == TURN and exchange_open(b, s):
        value_companies(b, s, mind)
        cost = mind.weights[EXCHANGE_COST] * (1.0 + exchanges_so_far(s) / s.seats)
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
    best, most = BLANK, 0.0
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            action, value = best_placement(b, s, mind, kind)
            if best == BLANK or value > most:
                best, most = action, value
    if s.phase == TURN and s.supply_count > 0:
        value = draw_value(b, s, mind)
        if value > most:
            best, most = b.draw_id, value
    if b.companies:
        action, value = best_exchange(b, s, mind)
        if action != BLANK and value > most:
            best = action
    return best
