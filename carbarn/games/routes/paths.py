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
def spread(b: Record, m: Record, start: int, goal: int, free0: int, free1: int, open0: int, open1: int) -> float:
    """Dijkstra's way from a city until the goal is reached; BLANK as a goal reaches everything. Returns the cost."""
    for city in range(b.cities):
        m.distance[city] = FAR
        m.via[city] = BLANK
    m.distance[start] = 0.0
    fresh = bit(start)
    while fresh:
        rest, city = fresh, BLANK
        nearest = FAR
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if m.distance[other] < nearest:
                nearest = m.distance[other]
                city = other
        if city == goal or city == BLANK:
            break
        fresh &= ~bit(city)
        fresh = relax(b, m, city, b.at_city[city, 0] & (free0 | open0), 0, free0, fresh)
        fresh = relax(b, m, city, b.at_city[city, 1] & (free1 | open1), 1, free1, fresh)
    return m.distance[goal] if goal != BLANK else 0.0
