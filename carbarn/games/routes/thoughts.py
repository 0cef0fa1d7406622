"""Doors into the planner's thoughts, for the sentences that explain them."""

from carbarn.core.kernel import door
from carbarn.core.types import State
from carbarn.games.routes import planner
from carbarn.games.routes.plan import network_cities, review
from carbarn.games.routes.planner import keep_value, touches, unseen


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
def unseen_of(boards: State, views: State, colour: int) -> int:
    """Cards of a colour that the seat to move has not seen."""
    return unseen(boards[0], views[0], colour)


@door
def rivals_for(boards: State, views: State, route: int) -> int:
    """How many rivals' routes touch the ends of a route."""
    b, s = boards[0], views[0]
    count = 0
    for seat in range(s.seats):
        count += seat != s.seat and touches(b, s, seat, route)
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
