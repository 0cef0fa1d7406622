"""The actions that are worth a search: the planner's choice and the best few that it weighs against it."""

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import bit, door, kernel, lowest, popcount
from carbarn.core.types import Actions, Record, Rng, State
from carbarn.games.routes.cards import can_draw_blind
from carbarn.games.routes.hope import NEVER, tickets_pay
from carbarn.games.routes.legality import may_take, placing_is_legal
from carbarn.games.routes.mind import BLOCKS
from carbarn.games.routes.plan import network_cities, review
from carbarn.games.routes.planner import (
    best_payment,
    blind_value,
    card_value,
    claim_value,
    claim_with,
    keep_value,
    last_gain,
    may_claim,
    planner_policy,
)
from carbarn.games.routes.state import CHOOSE_TICKETS, SECOND_CARD, TAKE_TOKEN, TURN, WORD
from carbarn.games.routes.tickets import least_kept, tickets_left
from carbarn.games.routes.tokens import token_for
from carbarn.games.routes.wishes import Wishes

Values = NDArray[np.float64]
CLAIMS = 6  # claims of planned routes and fillers that are looked at
DRAWS = 5  # face-up cards of different colours
IN_THE_WAY = 20.0  # points that a route counts that a rival surely wants, where others are put in order


@kernel
def offer(actions: Actions, values: Values, first: int, count: int, most: int, action: int, value: float) -> int:
    """Put an action into the sorted list from `first` on, of which at most so many stay; returns the new count."""
    for i in range(count):
        if actions[i] == action:
            return count
    i = count
    if count - first == most:
        i = count - 1
        if values[i] >= value:
            return count
    else:
        count += 1
    while i > first and values[i - 1] < value:
        actions[i], values[i] = actions[i - 1], values[i - 1]
        i -= 1
    actions[i], values[i] = action, value
    return count


@kernel
def list_keeps(b: Record, s: Record, m: Record, actions: Actions, values: Values, most: int) -> int:
    """Sets of tickets, by what can be expected with them."""
    count = 0
    least = least_kept(b, s)
    for subset in range(1, bit(s.offer_count[s.seat])):
        if popcount(subset) >= least:
            value = keep_value(b, s, m, subset)
            count = offer(actions, values, 0, count, most, b.keep_id + subset - 1, value)
    return count


@kernel
def list_claims(b: Record, s: Record, m: Record, wishes: Wishes, actions: Actions, values: Values, count: int) -> int:
    """Routes of the plan and fillers that can be paid, and a few others that rivals want or that bring points."""
    first = count
    for word in range(2):
        routes = (m.plan[word] | m.fillers[word]) & s.open[s.seat, word]
        while routes:
            index = lowest(routes)
            routes &= routes - 1
            route = word * WORD + index
            value = claim_value(b, s, m, route, m.plan[word] >> index & 1 == 1)
            if value > NEVER:
                count = offer(actions, values, first, count, CLAIMS, claim_with(b, s, m, route), value)
    first, most = count, int(m.weights[BLOCKS])
    for word in range(2):
        routes = s.open[s.seat, word] & ~m.plan[word] & ~m.fillers[word]
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            if may_claim(b, s, route) and best_payment(b, s, m, route) >= 0:
                value = last_gain(b, s, m, route) + IN_THE_WAY * wishes[route]
                count = offer(actions, values, first, count, most, claim_with(b, s, m, route), value)
    return count


@kernel
def list_draws(b: Record, s: Record, m: Record, actions: Actions, values: Values, count: int) -> int:
    """A face-up card of each colour, the most wanted first, and a blind one."""
    first, seen = count, 0
    for place in range(b.display_size):
        if may_take(s, place) and not seen >> s.display[place] & 1:
            seen |= bit(s.display[place])
            value = card_value(b, s, m, s.display[place], 0)
            count = offer(actions, values, first, count, DRAWS, place, value)
    if can_draw_blind(s):
        count = offer(actions, values, first, count, DRAWS + 1, b.blind_id, blind_value(b, s, m))
    return count


@kernel
def list_tokens(b: Record, s: Record, m: Record, actions: Actions, values: Values, most: int) -> int:
    """F7, F8, F18: tokens to take, or places for a stack."""
    count = 0
    cities = network_cities(b, s, s.seat, m)
    for city in range(b.cities):
        value = 1.0 if cities >> city & 1 else 0.0
        if s.phase == TAKE_TOKEN:
            if (city == b.city_a[s.last_route] or city == b.city_b[s.last_route]) and token_for(b, s, city) >= 0:
                count = offer(actions, values, 0, count, most, b.take_id + city, value)
        else:
            for symbol in range(b.symbols):
                if placing_is_legal(b, s, symbol, city):
                    action = b.place_id + symbol * b.cities + city
                    count = offer(actions, values, 0, count, most, action, value)
    return count


@kernel
def lead_with(actions: Actions, values: Values, count: int, action: int) -> int:
    """Put an action first."""
    at = count
    value = 0.0
    for i in range(count):
        if actions[i] == action:
            at = i
    if at == count:
        count += 1
    else:
        value = values[at]
    for i in range(at, 0, -1):
        actions[i], values[i] = actions[i - 1], values[i - 1]
    actions[0], values[0] = action, value
    return count


@door
def list_candidates(
    boards: State, views: State, minds: State, wishes: Wishes, rng: Rng, actions: Actions, values: Values
) -> int:
    """Write the candidates and the planner's values, its choice first; returns how many. Ten entries of room besides
    those of the longest list are enough."""
    b, s = boards[0], views[0]
    m = minds[s.seat]
    chosen = planner_policy(b, s, m, rng)
    phase = s.phase
    if phase == CHOOSE_TICKETS:
        count = list_keeps(b, s, m, actions, values, 7)
    else:
        review(b, s, s.seat, m)
        if phase == TURN:
            count = list_claims(b, s, m, wishes, actions, values, 0)
            count = list_draws(b, s, m, actions, values, count)
            if tickets_left(s) > 0:
                value = tickets_pay(b, s, m)
                count = offer(actions, values, count, count, 1, b.tickets_id, value)
        elif phase == SECOND_CARD:
            count = list_draws(b, s, m, actions, values, 0)
        else:
            count = list_tokens(b, s, m, actions, values, 5)
    return lead_with(actions, values, count, chosen)
