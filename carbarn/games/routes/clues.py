"""What everybody sees of a rival tells something of its tickets: a few numbers for each ticket that it may hold.

The rival is taken for somebody who plans: the cheapest way that joins a ticket's cities now, own routes for nothing, is
compared with the cheapest way when the map was empty, and with the cards that were taken face up.
"""

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import bit, door, kernel, lowest
from carbarn.core.types import Record, State
from carbarn.games.routes.costs import route_cost
from carbarn.games.routes.mind import named_for
from carbarn.games.routes.network import other_end
from carbarn.games.routes.paths import FAR, spread
from carbarn.games.routes.state import COLOURS, GRAY, WORD

Clues = NDArray[np.float64]
Way = NDArray[np.int64]  # routes, a bit each: those that are built in two words, those that are missing in two more
WAY, MISSING = 4, 2  # how many words, and where the missing ones begin

# Everything is about 0 to 1. `late` ones count by the share of the rival's trains that are on the map.
NAMES = (
    "lost",  # 1 if the ticket can no longer be finished
    "late_lost",
    "done",  # 1 if it is finished
    "late_done",
    "covered",  # how much of its way now is built, by length
    "late_covered",
    "nearer",  # how much of the first way's cost is saved
    "late_nearer",
    "detour",  # by how much its way now is dearer than the first one was, all in all
    "rest",  # what is missing, as a share of all trains
    "late_rest",
    "points",
    "late_points",
    "reached",  # which share of its two cities has a route of the rival's
    "late_reached",
    "wanted",  # cards taken face up that its way could use
    "stray",  # the rival's routes on no ticket's way: of all its tickets together
    "late_stray",
    "shared",  # missing routes that a ticket's way has in common with those of the rival's other tickets
    "late_shared",
)
LOST, DONE, COVERED, NEARER, DETOUR, REST, POINTS, REACHED, WANTED, STRAY, SHARED = map(
    NAMES.index,
    ("lost", "done", "covered", "nearer", "detour", "rest", "points", "reached", "wanted", "stray", "shared"),
)
CLUES = STRAY  # how many are numbers of a single ticket
LATE = 1  # where the late one stands, from the one that counts at any time


def learned_clues(style: str, board: State) -> Clues:
    """What the clues are worth to a style on a map of this size."""
    named = named_for(f"{style}_clues", board)
    return np.array([named[name] for name in NAMES])


@kernel
def empty_handed_costs(b: Record, m: Record) -> None:
    """What every route costs a plan if nothing is known of a hand."""
    for route in range(b.routes):
        m.cost[route] = route_cost(b, m.weights, route, 1.0 * b.length[route], 0.0)


@kernel
def on_the_map(b: Record, s: Record, seat: int) -> float:
    """The share of a seat's trains that it has used."""
    return 1.0 - s.trains[seat] / b.trains


@kernel
def has_route_at(b: Record, s: Record, seat: int, city: int) -> float:
    """1 if a route of the seat ends in this city."""
    return 1.0 if (b.at_city[city, 0] & s.own[seat, 0]) | (b.at_city[city, 1] & s.own[seat, 1]) else 0.0


@kernel
def follow(b: Record, s: Record, seat: int, m: Record, ticket: int, way: Way) -> tuple[float, float, float]:
    """Walk the way that `spread` has laid: notes the seat's own routes on it, the others, and the cards that these
    need; returns the length built, its cost, and the length missing."""
    built = cost = missing = 0.0
    for colour in range(COLOURS):
        m.need[colour] = 0
    start, city = b.ticket_a[ticket], b.ticket_b[ticket]
    while city != start:
        route = m.via[city]
        word, index = route // WORD, route % WORD
        if s.own[seat, word] >> index & 1:
            way[word] |= bit(index)
            built += b.length[route]
            cost += m.cost[route]
        else:
            way[MISSING + word] |= bit(index)
            missing += b.length[route]
            if b.colour[route] != GRAY:
                m.need[b.colour[route]] += b.length[route] - b.ferries[route]
        city = other_end(b, route, city)
    return built, cost, missing


@kernel
def cards_wanted(s: Record, seat: int, m: Record) -> float:
    """How many cards that the seat took face up the way followed last could use."""
    wanted = 0.0
    for colour in range(COLOURS):
        wanted += min(s.shown[seat, colour], m.need[colour])
    return wanted


@kernel
def read_clues(b: Record, s: Record, seat: int, m: Record, ticket: int, out: Clues, way: Way) -> None:
    """Write the numbers of a ticket, and the routes on its way. Costs are those of empty hands."""
    a, z = b.ticket_a[ticket], b.ticket_b[ticket]
    out[:] = 0.0
    way[:] = 0
    out[POINTS] = b.ticket_points[ticket] / 20.0
    out[REACHED] = 0.5 * (has_route_at(b, s, seat, a) + has_route_at(b, s, seat, z))
    whole = spread(b, m, a, z, FAR, 0, 0, b.all_routes[0], b.all_routes[1])
    left = spread(b, m, a, z, FAR, s.own[seat, 0], s.own[seat, 1], s.open[seat, 0], s.open[seat, 1])
    if left >= FAR:
        out[LOST] = 1.0
    else:
        built, cost, missing = follow(b, s, seat, m, ticket, way)
        out[DONE] = 1.0 if missing == 0.0 else 0.0
        out[COVERED] = built / (built + missing)
        out[NEARER] = max(-1.0, 1.0 - left / whole)
        out[DETOUR] = min(2.0, (left + cost) / whole - 1.0)
        out[REST] = missing / b.trains
        out[WANTED] = cards_wanted(s, seat, m) / 6.0
    late = on_the_map(b, s, seat)
    for clue in (LOST, DONE, COVERED, NEARER, REST, POINTS, REACHED):
        out[clue + LATE] = late * out[clue]


@door
def list_clues(boards: State, views: State, seat: int, minds: State, out: Clues, ways: Way) -> None:
    """The clues of every ticket that a seat may hold or is known to hold, a row each; for those who learn from them."""
    b, s, m = boards[0], views[0], minds[0]
    empty_handed_costs(b, m)
    for word in range(2):
        tickets = s.pool[word] | s.held[seat, word]
        while tickets:
            ticket = word * WORD + lowest(tickets)
            tickets &= tickets - 1
            read_clues(b, s, seat, m, ticket, out[ticket], ways[ticket])
