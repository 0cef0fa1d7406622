"""How many turns it takes a seat to join any two cities, looked up from one walk round the map.

Nearly every way between two cities that pays runs along what the seat has built or planned. So the map is walked once,
from the largest part of that network to every city; a way of its own is looked for only where neither city belongs to
that part, and no further than it is cheaper than by way of it.
"""

from carbarn.core.kernel import kernel, lowest, popcount
from carbarn.core.types import Counts, Record
from carbarn.games.routes.costs import missing_cards
from carbarn.games.routes.mind import CARD_TURNS
from carbarn.games.routes.network import joined, other_end
from carbarn.games.routes.paths import FAR, clear_ways, settle, spread
from carbarn.games.routes.state import BLANK, WORD

HOME = 0  # the row of `far` and `back` for the ways from home


@kernel
def home_cities(b: Record, free0: int, free1: int) -> int:
    """The cities of the largest connected part of these routes; none if there are no routes."""
    home, seen = 0, 0
    for word in range(2):
        routes = free0 if word == 0 else free1
        while routes:
            city = b.city_a[word * WORD + lowest(routes)]
            routes &= routes - 1
            if not seen >> city & 1:
                part = joined(b, free0, free1, city)
                seen |= part
                if popcount(part) > popcount(home):
                    home = part
    return home


@kernel
def routes_at(b: Record, cities: int, word: int) -> int:
    """The routes that touch any of these cities, one word of bits."""
    routes = 0
    while cities:
        routes |= b.at_city[lowest(cities), word]
        cities &= cities - 1
    return routes


@kernel
def look_around(b: Record, s: Record, m: Record, home: int) -> None:
    """The cheapest way from home to every city, kept for `turns_between`."""
    clear_ways(b, m)
    for city in range(b.cities):
        if home >> city & 1:
            m.distance[city] = 0.0
    free0, free1 = s.own[s.seat, 0] | m.plan[0], s.own[s.seat, 1] | m.plan[1]
    settle(b, m, home, BLANK, FAR, free0, free1, s.open[s.seat, 0], s.open[s.seat, 1])
    for city in range(b.cities):
        m.far[HOME, city] = m.distance[city]
        m.back[HOME, city] = m.via[city]


@kernel
def way_turns(b: Record, s: Record, m: Record, via: Counts, city: int) -> float:
    """Turns that the way to a city takes, beyond what is owned or planned."""
    turns = 0.0
    while via[city] != BLANK:
        route = via[city]
        word, index = route // WORD, route % WORD
        if not (s.own[s.seat, word] | m.plan[word]) >> index & 1:
            turns += 1.0 + m.weights[CARD_TURNS] * missing_cards(b, s, s.seat, route, 1.0)
        city = other_end(b, route, city)
    return turns


@kernel
def turns_between(b: Record, s: Record, m: Record, home: int, a: int, z: int) -> float:
    """Turns that the cheapest way between two cities takes, beyond what is owned or planned; FAR if there is none."""
    by_home = m.far[HOME, a] + m.far[HOME, z]
    if not (home >> a | home >> z) & 1:
        outer0, outer1 = ~routes_at(b, home, 0), ~routes_at(b, home, 1)
        free0, free1 = (s.own[s.seat, 0] | m.plan[0]) & outer0, (s.own[s.seat, 1] | m.plan[1]) & outer1
        limit = min(FAR, by_home)
        if spread(b, m, a, z, limit, free0, free1, s.open[s.seat, 0] & outer0, s.open[s.seat, 1] & outer1) < limit:
            return way_turns(b, s, m, m.via, z)
    if by_home >= FAR:
        return FAR
    return way_turns(b, s, m, m.back[HOME], a) + way_turns(b, s, m, m.back[HOME], z)
