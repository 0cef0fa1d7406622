"""The cheapest way to join two cities: own routes cost nothing, planned ones no more, open ones what `costs` says."""

from carbarn.core.kernel import bit, kernel, lowest
from carbarn.core.types import Record
from carbarn.games.routes.network import other_end
from carbarn.games.routes.state import BLANK, WORD

FAR = 1e9


@kernel
def relax(b: Record, m: Record, city: int, routes: int, word: int, free: int, fresh: int) -> int:
    """Look along these routes from a city; returns the cities still to be visited."""
    here = m.distance[city]
    while routes:
        index = lowest(routes)
        routes &= routes - 1
        route = word * WORD + index
        to = other_end(b, route, city)
        distance = here if free >> index & 1 else here + m.cost[route]
        if distance < m.distance[to]:
            m.distance[to] = distance
            m.via[to] = route
            fresh |= bit(to)
    return fresh


@kernel
def clear_ways(b: Record, m: Record) -> None:
    """No city is reached yet."""
    for city in range(b.cities):
        m.distance[city] = FAR
        m.via[city] = BLANK


@kernel
def settle(
    b: Record, m: Record, fresh: int, goal: int, limit: float, free0: int, free1: int, open0: int, open1: int
) -> None:
    """Dijkstra's way from cities whose distances are set, until the goal is reached (BLANK never is) or nothing nearer
    than the limit is left."""
    while fresh:
        rest, city, nearest = fresh, BLANK, limit
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if m.distance[other] < nearest:
                nearest, city = m.distance[other], other
        if city == goal or city == BLANK:
            return
        fresh &= ~bit(city)
        fresh = relax(b, m, city, b.at_city[city, 0] & (free0 | open0), 0, free0, fresh)
        fresh = relax(b, m, city, b.at_city[city, 1] & (free1 | open1), 1, free1, fresh)


@kernel
def spread(
    b: Record, m: Record, start: int, goal: int, limit: float, free0: int, free1: int, open0: int, open1: int
) -> float:
    """The cheapest way from a city to the goal, or to every city if that is BLANK. Returns the cost; a way that costs
    the limit or more is not looked for, and what is returned is not less then."""
    clear_ways(b, m)
    m.distance[start] = 0.0
    settle(b, m, bit(start), goal, limit, free0, free1, open0, open1)
    return m.distance[goal] if goal != BLANK else 0.0
