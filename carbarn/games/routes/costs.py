"""What it costs a seat to claim each open route, in points: turns and trains spent, less the points it brings."""

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record
from carbarn.games.routes.mind import DRAWS, GRAY_EASE, HELD, LEAST, TOKEN, TRAIN, TURN
from carbarn.games.routes.state import BLANK, COLOURS, GRAY, WILD, WORD

Weights = NDArray[np.float64]
EPSILON = 0.05  # whatever the weights: a way round in circles must not pay


@kernel
def token_cities(b: Record, s: Record, seat: int) -> int:
    """F18, F22: the cities where a token lies that the seat does not have yet."""
    cities = 0
    for symbol in range(b.symbols):
        city = s.symbol_city[symbol]
        if city != BLANK and s.symbol_left[symbol] > 0 and not s.tokens[seat] >> symbol & 1:
            cities |= bit(city)
    return cities


@kernel
def leads_to(b: Record, cities: int, route: int) -> bool:
    """Whether a route touches one of these cities."""
    return (cities >> b.city_a[route] | cities >> b.city_b[route]) & 1 == 1


@kernel
def token_gain(b: Record, s: Record, seat: int, route: int) -> float:
    """F18, F22: the points of the token that a route would bring: none, or one of those at its ends."""
    return next_token(b, s, seat) if leads_to(b, token_cities(b, s, seat), route) else 0.0


@kernel
def next_token(b: Record, s: Record, seat: int) -> float:
    """F22: what one more token is worth: half of the way to the best that two more would bring counts too."""
    held = popcount(s.tokens[seat])
    if held >= b.symbols:
        return 0.0
    one = b.token_points[held + 1] - b.token_points[held]
    two = b.token_points[min(held + 2, b.symbols)] - b.token_points[held]
    return max(one, 0.5 * two)


@kernel
def missing_cards(b: Record, s: Record, seat: int, route: int, held: float) -> float:
    """U14, U15, F14: cards still short for a route, counting those in hand at a part of their worth."""
    wilds, colour = s.hand[seat, WILD], b.colour[route]
    have = 0
    if colour == GRAY:
        for other in range(COLOURS):
            have = max(have, s.hand[seat, other])
    else:
        have = s.hand[seat, colour]
    length, ferries = b.length[route], b.ferries[route]
    short = max(0.0, length - ferries - held * have)
    return short + 2.0 * max(0.0, ferries - held * wilds)


@kernel
def route_cost(b: Record, w: Weights, route: int, cards: float, token: float) -> float:
    """What a route costs a plan for which so many cards are missing, and that brings a token of so many points."""
    length = b.length[route]
    if b.colour[route] == GRAY:
        cards *= w[GRAY_EASE]
    cost = w[TURN] * (1.0 + w[DRAWS] * cards) + w[TRAIN] * length - b.route_points[length] - w[TOKEN] * token
    return max(cost, w[LEAST], EPSILON)


@kernel
def fill_costs(b: Record, s: Record, seat: int, m: Record) -> None:
    """The cost of every route that the seat may still claim."""
    w = m.weights
    cities, prize = token_cities(b, s, seat), next_token(b, s, seat)
    for word in range(2):
        routes = s.open[seat, word]
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            cards = missing_cards(b, s, seat, route, w[HELD])
            m.cost[route] = route_cost(b, w, route, cards, prize if leads_to(b, cities, route) else 0.0)
