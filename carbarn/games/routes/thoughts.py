"""Doors into the planner's thoughts, for the sentences that explain them."""

from carbarn.core.kernel import door
from carbarn.core.types import State
from carbarn.games.routes import planner
from carbarn.games.routes.plan import network_cities, review
from carbarn.games.routes.planner import keep_value, touches
from carbarn.games.routes.state import BLANK, WORD


@door
def plan(boards: State, views: State, minds: State) -> None:
    """Make the plan of the seat to move."""
    s = views[0]
    review(boards[0], s, s.seat, minds[s.seat])


@door
def weigh_keep(boards: State, views: State, minds: State, subset: int) -> float:
    """Make the plan that the seat to move would have with these tickets of its offer; what it can expect then."""
    s = views[0]
    return keep_value(boards[0], s, minds[s.seat], subset)


@door
def may_come(boards: State, views: State, colour: int) -> int:
    """Cards of a colour that a blind draw may bring, as far as the seat to move can know."""
    return planner.may_come(boards[0], views[0], colour)


@door
def rivals_for(boards: State, views: State, route: int) -> int:
    """U16 to U19, U24: how many rivals could still claim a route and have routes at its ends."""
    b, s = boards[0], views[0]
    count = 0
    for seat in range(s.seats):
        later = (seat - s.seat) % s.seats
        in_time = s.rounds_end == BLANK or later < s.rounds_end
        could = s.open[seat, route // WORD] >> (route % WORD) & 1 == 1 and b.length[route] <= s.trains[seat]
        count += seat != s.seat and in_time and could and touches(b, s, seat, route)
    return count


@door
def completes(boards: State, views: State, route: int, ticket: int) -> bool:
    """U23: whether a route would join the cities of a ticket."""
    return planner.completes(boards[0], views[0], route, ticket)


@door
def on_the_way(boards: State, views: State, minds: State, city: int) -> bool:
    """Whether own or planned routes touch a city."""
    s = views[0]
    return network_cities(boards[0], s, s.seat, minds[s.seat]) >> city & 1 == 1
