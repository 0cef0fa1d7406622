"""One seat's routes as a network: which cities are joined, and the longest continuous path.

A network is two words of route bits, a set of cities is one word.
"""

import numpy as np

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record, Trail
from carbarn.games.routes.state import ROUTES, WORD


@kernel
def other_end(b: Record, route: int, city: int) -> int:
    """The city at the other end of a route."""
    return b.city_a[route] + b.city_b[route] - city


@kernel
def joined(b: Record, own0: int, own1: int, city: int) -> int:
    """U23: every city that a continuous path of these routes joins to this one, itself included."""
    reached = bit(city)
    fresh = reached
    while fresh:
        here = lowest(fresh)
        fresh &= fresh - 1
        routes = b.at_city[here, 0] & own0
        while routes:
            city = bit(other_end(b, lowest(routes), here))
            routes &= routes - 1
            fresh |= city & ~reached
            reached |= city
        routes = b.at_city[here, 1] & own1
        while routes:
            city = bit(other_end(b, WORD + lowest(routes), here))
            routes &= routes - 1
            fresh |= city & ~reached
            reached |= city
    return reached


@kernel
def longest_from(b: Record, city: int, left0: int, left1: int, floor: int, enough: int, trail: Trail) -> int:
    """The longest path that starts here, as length * WORD + the city where it ends, if it is longer than `floor`.

    Stops as soon as a path is `enough`. `trail` has a row for each route on the way: the routes still to be tried
    from the city before it (two words), and the route taken. A loop and not a recursion: Numba's cache loses
    recursive functions.
    """
    best, length, depth = floor * WORD + city, 0, 0
    trail[0, 0], trail[0, 1] = b.at_city[city, 0] & left0, b.at_city[city, 1] & left1
    while True:
        if trail[depth, 0]:
            route = lowest(trail[depth, 0])
            trail[depth, 0] &= trail[depth, 0] - 1
            left0 &= ~bit(route)
        elif trail[depth, 1]:
            route = lowest(trail[depth, 1])
            trail[depth, 1] &= trail[depth, 1] - 1
            left1 &= ~bit(route)
            route += WORD
        elif depth == 0:
            return best
        else:
            depth -= 1
            route = trail[depth, 2]
            if route < WORD:
                left0 |= bit(route)
            else:
                left1 |= bit(route - WORD)
            length -= b.length[route]
            city = other_end(b, route, city)
            continue
        trail[depth, 2] = route
        depth += 1
        length += b.length[route]
        city = other_end(b, route, city)
        trail[depth, 0], trail[depth, 1] = b.at_city[city, 0] & left0, b.at_city[city, 1] & left1
        if length * WORD > best:
            best = length * WORD + city
            if length >= enough:
                return best


@kernel
def cheapest_at(b: Record, city: int, own0: int, own1: int) -> int:
    """The length of the shortest of these routes at a city."""
    shortest = 1 << 20
    routes = b.at_city[city, 0] & own0
    while routes:
        shortest = min(shortest, b.length[lowest(routes)])
        routes &= routes - 1
    routes = b.at_city[city, 1] & own1
    while routes:
        shortest = min(shortest, b.length[WORD + lowest(routes)])
        routes &= routes - 1
    return shortest


@kernel
def longest_in_part(b: Record, cities: int, part0: int, part1: int, total: int, floor: int, trail: Trail) -> int:
    """U26: the longest path in one connected part with loops, if it beats `floor`.

    A longest path that is not closed uses up every route at both its ends, so both ends have an odd number of
    routes; a closed one uses the whole part. With two odd cities or none, everything can be travelled in one go.
    Otherwise each odd city in the middle leaves a route unused, and one unused route serves at most two of them.
    """
    odd = 0
    wasted = 0
    most, second = 0, 0
    rest = cities
    while rest:
        city = lowest(rest)
        rest &= rest - 1
        if (popcount(b.at_city[city, 0] & part0) + popcount(b.at_city[city, 1] & part1)) & 1:
            odd |= bit(city)
            cheapest = cheapest_at(b, city, part0, part1)
            wasted += cheapest
            if cheapest > most:
                most, second = cheapest, most
            elif cheapest > second:
                second = cheapest
    if popcount(odd) <= 2:
        return max(floor, total)
    bound = total - (wasted - most - second + 1) // 2
    best = floor
    while odd and best < bound:
        city = lowest(odd)
        odd &= odd - 1
        best = longest_from(b, city, part0, part1, best, bound, trail) // WORD
    return best


@kernel
def longest_path(b: Record, own0: int, own1: int, floor: int) -> int:
    """U26: the length of the longest continuous path, each route used once; `floor` if there is none longer."""
    best = floor
    trail = np.empty((ROUTES + 1, 3), np.int64)
    while own0 | own1:
        start = b.city_a[lowest(own0)] if own0 else b.city_a[WORD + lowest(own1)]
        cities = joined(b, own0, own1, start)
        part0, part1 = 0, 0
        rest = cities
        while rest:
            city = lowest(rest)
            rest &= rest - 1
            part0 |= b.at_city[city, 0] & own0
            part1 |= b.at_city[city, 1] & own1
        own0 &= ~part0
        own1 &= ~part1
        total = length_of(b, part0, part1)
        if total <= best:
            continue
        if popcount(part0) + popcount(part1) == popcount(cities) - 1:
            end = longest_from(b, start, part0, part1, 0, total, trail) % WORD
            best = longest_from(b, end, part0, part1, best, total, trail) // WORD
        else:
            best = longest_in_part(b, cities, part0, part1, total, best, trail)
    return best


@kernel
def length_of(b: Record, own0: int, own1: int) -> int:
    """The sum of the lengths of these routes."""
    total = 0
    while own0:
        total += b.length[lowest(own0)]
        own0 &= own0 - 1
    while own1:
        total += b.length[WORD + lowest(own1)]
        own1 &= own1 - 1
    return total
