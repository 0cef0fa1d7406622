"""The cheapest routes that join the cities of two tickets, exactly.

Either the tickets have a way each, or one tree joins all of their cities. A tree of four cities is two junctions with a
way between them, two cities at each: all three ways to pair the cities are tried, Dreyfus and Wagner's method for four
terminals. With three cities one junction is enough, and that is the same with one city twice.
"""

from carbarn.core.kernel import bit, kernel
from carbarn.core.types import Record
from carbarn.games.routes.network import other_end
from carbarn.games.routes.paths import FAR, settle, spread
from carbarn.games.routes.state import BLANK, WORD

PAIRINGS = 3
# Which of the four cities lie at the first junction, pairing by pairing; the others lie at the second.
ONE = (0, 0, 0)
TWO = (1, 2, 3)
THREE = (2, 1, 1)
FOUR = (3, 3, 2)


@kernel
def spread_from(b: Record, s: Record, seat: int, m: Record, terminal: int, city: int) -> None:
    """Distances and ways from a city to every other, kept as those of a terminal."""
    spread(b, m, city, BLANK, FAR, s.own[seat, 0], s.own[seat, 1], s.open[seat, 0], s.open[seat, 1])
    for other in range(b.cities):
        m.far[terminal, other] = m.distance[other]
        m.back[terminal, other] = m.via[other]


@kernel
def join_pair(b: Record, s: Record, seat: int, m: Record, one: int, two: int) -> None:
    """For every city: the cheapest tree that joins it to two terminals. `via` is BLANK where their ways part."""
    fresh = 0
    for city in range(b.cities):
        m.distance[city] = m.far[one, city] + m.far[two, city]
        m.via[city] = BLANK
        if m.distance[city] < FAR:
            fresh |= bit(city)
    settle(b, m, fresh, BLANK, FAR, s.own[seat, 0], s.own[seat, 1], s.open[seat, 0], s.open[seat, 1])


@kernel
def best_junction(b: Record, m: Record, three: int, four: int) -> int:
    """The city where the other two terminals join the tree most cheaply."""
    best, least = BLANK, FAR
    for city in range(b.cities):
        cost = m.distance[city] + m.far[three, city] + m.far[four, city]
        if cost < least:
            best, least = city, cost
    return best


@kernel
def use(s: Record, seat: int, m: Record, route: int) -> None:
    """A route belongs to the plan, unless the seat owns it; who uses it is found out later."""
    word, index = route // WORD, route % WORD
    if not s.own[seat, word] >> index & 1:
        m.plan[word] |= bit(index)
        m.users[route] = 0


@kernel
def use_way(b: Record, s: Record, seat: int, m: Record, terminal: int, city: int) -> None:
    """The way from a terminal to a city belongs to the plan."""
    while m.back[terminal, city] != BLANK:
        route = m.back[terminal, city]
        use(s, seat, m, route)
        city = other_end(b, route, city)


@kernel
def use_tree(b: Record, s: Record, seat: int, m: Record, pairing: int) -> None:
    """Lay the best tree of a pairing into the plan."""
    one, two, three, four = ONE[pairing], TWO[pairing], THREE[pairing], FOUR[pairing]
    join_pair(b, s, seat, m, one, two)
    city = best_junction(b, m, three, four)
    use_way(b, s, seat, m, three, city)
    use_way(b, s, seat, m, four, city)
    while m.via[city] != BLANK:
        route = m.via[city]
        use(s, seat, m, route)
        city = other_end(b, route, city)
    use_way(b, s, seat, m, one, city)
    use_way(b, s, seat, m, two, city)


@kernel
def lay_two(b: Record, s: Record, seat: int, m: Record) -> bool:
    """Plan two tasks: the cheapest of a way each and one tree. False if either cannot be done any more."""
    for i in range(2):
        spread_from(b, s, seat, m, 2 * i, b.ticket_a[m.task[i]])
        spread_from(b, s, seat, m, 2 * i + 1, b.ticket_b[m.task[i]])
    first, second = b.ticket_b[m.task[0]], b.ticket_b[m.task[1]]
    if m.far[0, first] >= FAR or m.far[2, second] >= FAR:
        return False
    best, least = BLANK, m.far[0, first] + m.far[2, second]
    for pairing in range(PAIRINGS):
        join_pair(b, s, seat, m, ONE[pairing], TWO[pairing])
        city = best_junction(b, m, THREE[pairing], FOUR[pairing])
        if city != BLANK:
            cost = m.distance[city] + m.far[THREE[pairing], city] + m.far[FOUR[pairing], city]
            if cost < least - 1e-9:
                best, least = pairing, cost
    m.plan[0] = m.plan[1] = 0
    if best == BLANK:
        use_way(b, s, seat, m, 0, first)
        use_way(b, s, seat, m, 2, second)
    else:
        use_tree(b, s, seat, m, best)
    return True
