"""A club player: plans its tickets, draws the cards that the plan wants, and claims what it would hate to lose.

Looks only at what the seat to move may know, in a view as in a full state.
"""

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.routes.cards import can_draw_blind
from carbarn.games.routes.costs import token_gain
from carbarn.games.routes.hope import NEVER, tickets_pay
from carbarn.games.routes.legality import placing_is_legal
from carbarn.games.routes.mind import (
    CLAIM_BASE,
    DRAWS,
    FILL_VALUE,
    HASTE,
    PRESSURE,
    SHORT_BONUS,
    SPARE_VALUE,
    TOKEN,
    TURN,
    WILD_PRICE,
    WILD_VALUE,
)
from carbarn.games.routes.network import joined
from carbarn.games.routes.outlook import expected_points
from carbarn.games.routes.paths import spread
from carbarn.games.routes.plan import cards_short, forget, make_plan, network_cities, review
from carbarn.games.routes.policies import best_claim, claim_action, draw_count, greedy_draw
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    CHOOSE_TICKETS,
    COLOURS,
    GRAY,
    PLACE_TOKEN,
    SECOND_CARD,
    TAKE_TOKEN,
    WILD,
    WORD,
)
from carbarn.games.routes.state import TURN as TURN_PHASE
from carbarn.games.routes.tickets import least_kept, tickets_left

LONG_WAY = 15.0  # what a way round costs at most that is worth telling from a longer one

# Tickets


@kernel
def keep_value(b: Record, s: Record, m: Record, subset: int) -> float:
    """What the seat can expect with these tickets of its offer besides those it holds."""
    seat = s.seat
    held0, held1 = s.held[seat, 0], s.held[seat, 1]
    for i in range(s.offer_count[seat]):
        if subset >> i & 1:
            ticket = s.offer[seat, i]
            if ticket < WORD:
                held0 |= bit(ticket)
            else:
                held1 |= bit(ticket - WORD)
    make_plan(b, s, seat, m, held0, held1)
    return expected_points(b, s, seat, m)


@kernel
def keep_tickets(b: Record, s: Record, m: Record) -> int:
    """U4, U21, F4, F19: the set of tickets of which most can be expected."""
    best, most = BLANK, NEVER
    least = least_kept(b, s)
    forget(m)  # the plans that are tried are not the one to remember
    for subset in range(1, bit(s.offer_count[s.seat])):
        if popcount(subset) >= least:
            value = keep_value(b, s, m, subset)
            if value > most:
                best, most = subset, value
    return b.keep_id + best - 1


# Cards


@kernel
def card_value(b: Record, s: Record, m: Record, colour: int, taken: int) -> float:
    """How much the plan wants a card of this colour, if `taken` of them come first."""
    w = m.weights
    if colour == WILD:
        return w[WILD_VALUE] * (1.0 if cards_short(s, s.seat, m) > 0.0 else w[FILL_VALUE])
    short = m.short[colour] - taken
    if short > 0.0:
        return 1.0 + (w[SHORT_BONUS] if short <= 1.0 else 0.0)
    short = m.fill_short[colour] - taken
    if short > 0.0:
        return w[FILL_VALUE] * (1.0 + (w[SHORT_BONUS] if short <= 1.0 else 0.0))
    return w[SPARE_VALUE]


@kernel
def may_come(b: Record, s: Record, colour: int) -> int:
    """U7, U12: cards of a colour that a blind draw may bring: those that the seat to move has not seen, by the public
    record of face-up takes and its own hand; where the deck is empty, the discards, which become the new one."""
    if s.deck_count == 0:
        return s.discard[colour]
    count = b.cards[colour] - s.discard[colour] - s.hand[s.seat, colour]
    for place in range(b.display_size):
        count -= s.display[place] == colour
    for other in range(s.seats):
        if other != s.seat:
            count -= s.shown[other, colour]
    return count


@kernel
def blind_value(b: Record, s: Record, m: Record) -> float:
    """U7: what a blind card is worth on average."""
    if not can_draw_blind(s):
        return NEVER
    total, cards = 0.0, 0
    for colour in range(CARDS):
        count = max(0, may_come(b, s, colour))
        cards += count
        total += count * card_value(b, s, m, colour, 0)
    return total / cards if cards > 0 else 0.0


@kernel
def best_place(b: Record, s: Record, m: Record, without: int, taken: int) -> int:
    """The face-up card wanted most, no wild; a place and the colour `taken` from it may be left out. BLANK if none."""
    best, most = BLANK, NEVER
    for place in range(b.display_size):
        colour = s.display[place]
        if place != without and colour != BLANK and colour != WILD:
            value = card_value(b, s, m, colour, 1 if colour == taken else 0)
            if value > most:
                best, most = place, value
    return best


@kernel
def draw_card(b: Record, s: Record, m: Record) -> int:
    """U7 to U9: the face-up card wanted most, or a blind one; a face-up wild where it is worth two others."""
    blind = blind_value(b, s, m)
    place = best_place(b, s, m, BLANK, BLANK)
    value = card_value(b, s, m, s.display[place], 0) if place != BLANK else NEVER
    if s.phase == TURN_PHASE:
        for wild in range(b.display_size):
            if s.display[wild] == WILD:
                second = best_place(b, s, m, place, s.display[place] if place != BLANK else BLANK)
                after = blind
                if second != BLANK and place != BLANK:
                    again = 1 if s.display[second] == s.display[place] else 0
                    after = max(blind, card_value(b, s, m, s.display[second], again))
                if card_value(b, s, m, WILD, 0) > max(value, blind) + max(0.0, after):
                    return wild
                break
    if place != BLANK and (value >= blind or blind == NEVER):
        return place
    if blind > NEVER:
        return b.blind_id
    return greedy_draw(b, s)


# Claims


@kernel
def payment_price(b: Record, s: Record, m: Record, route: int, colour: int) -> float:
    """U14, U15: what paying a route with this colour, or with wilds alone, costs besides its own cards: wilds, and
    cards that the plan needs elsewhere; NEVER if it cannot be paid so."""
    hand = s.hand[s.seat, colour] if colour != WILD else 0
    cards = b.length[route] - b.ferries[route]
    paid = min(hand, cards)
    wilds = b.length[route] - paid
    if wilds > s.hand[s.seat, WILD] or (paid == 0 and colour != WILD):
        return NEVER
    price = m.weights[WILD_PRICE] * (wilds - b.ferries[route])
    needed = m.need[colour]
    if b.colour[route] == GRAY and colour != WILD:  # U14: a gray route is not paid with a colour that the plan needs
        price += m.weights[TURN] * m.weights[DRAWS] * max(0, paid - max(0, hand - needed))
    return -price


@kernel
def best_payment(b: Record, s: Record, m: Record, route: int) -> int:
    """The colour that pays a route best; wilds alone where no colour can; BLANK if they cannot either."""
    best, most = BLANK, NEVER
    if b.colour[route] != GRAY:
        if payment_price(b, s, m, route, b.colour[route]) > NEVER:
            return b.colour[route]
    else:
        for colour in range(COLOURS):
            price = payment_price(b, s, m, route, colour)
            if price > most:
                best, most = colour, price
    if best == BLANK and payment_price(b, s, m, route, WILD) > NEVER:
        return WILD
    return best


@kernel
def may_claim(b: Record, s: Record, route: int) -> bool:
    """U16 to U19: the route is open to the seat and it has trains for it."""
    seat = s.seat
    return s.open[seat, route // WORD] >> (route % WORD) & 1 == 1 and b.length[route] <= s.trains[seat]


@kernel
def touches(b: Record, s: Record, seat: int, route: int) -> bool:
    """Whether a seat has a route at either end of this one."""
    near = 0
    for word in range(2):
        near |= (b.at_city[b.city_a[route], word] | b.at_city[b.city_b[route], word]) & s.own[seat, word]
    return near != 0


@kernel
def rivals_near(b: Record, s: Record, route: int) -> float:
    """How likely rivals are to want a route: those whose routes touch its ends and who could have the cards."""
    likely = 0.0
    for seat in range(s.seats):
        if seat == s.seat or s.hand_count[seat] < b.length[route] - 2 or s.trains[seat] < b.length[route]:
            continue
        likely += 1.0 if touches(b, s, seat, route) else 0.35
    return likely


@kernel
def detour(b: Record, s: Record, m: Record, route: int) -> float:
    """What it would cost the plan to go round a route that is taken, up to a limit."""
    seat, word, index = s.seat, route // WORD, route % WORD
    own0, own1 = s.own[seat, 0] | m.plan[0], s.own[seat, 1] | m.plan[1]
    open0, open1 = s.open[seat, 0], s.open[seat, 1]
    closed = bit(index)
    if word == 0:
        own0 &= ~closed
        open0 &= ~closed
    else:
        own1 &= ~closed
        open1 &= ~closed
    twin = b.twin[route]
    if twin != BLANK and s.seats < b.both_tracks_from:
        if twin < WORD:
            own0, open0 = own0 & ~bit(twin), open0 & ~bit(twin)
        else:
            own1, open1 = own1 & ~bit(twin - WORD), open1 & ~bit(twin - WORD)
    a, z = b.city_a[route], b.city_b[route]
    return min(LONG_WAY, spread(b, m, a, z, LONG_WAY, own0, own1, open0, open1))


@kernel
def claim_value(b: Record, s: Record, m: Record, route: int, planned: bool) -> float:
    """What claiming a route now is worth above claiming it later; NEVER if it cannot be paid now."""
    if not may_claim(b, s, route):
        return NEVER
    colour = best_payment(b, s, m, route)
    if colour == BLANK:
        return NEVER
    value = m.weights[CLAIM_BASE] + payment_price(b, s, m, route, colour)
    value += 0.1 * (b.route_points[b.length[route]] + m.weights[TOKEN] * token_gain(b, s, s.seat, route))
    if planned:
        value += m.weights[PRESSURE] * rivals_near(b, s, route) * detour(b, s, m, route) * 0.2
    return value


@kernel
def claim_with(b: Record, s: Record, m: Record, route: int) -> int:
    """The claim that pays a route best."""
    colour = best_payment(b, s, m, route)
    paid = min(s.hand[s.seat, colour], b.length[route] - b.ferries[route]) if colour != WILD else 0
    return claim_action(b, route, colour, b.length[route] - paid)


@kernel
def best_of(b: Record, s: Record, m: Record, routes0: int, routes1: int, planned: bool) -> int:
    """The one of these routes that should be claimed now; BLANK if it is better to wait."""
    best, most = BLANK, 0.0
    for word in range(2):
        routes = routes0 if word == 0 else routes1
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            value = claim_value(b, s, m, route, planned)
            if value > most:
                best, most = route, value
    return best


@kernel
def fillers_must_wait(b: Record, m: Record) -> bool:
    """Whether the plan leaves no time to claim anything for its own points."""
    return (m.plan[0] | m.plan[1]) != 0 and m.turns_left - m.turns < m.weights[HASTE] * b.trains / 45.0


@kernel
def completes(b: Record, s: Record, route: int, ticket: int) -> bool:
    """U23: whether a route of the seat to move would join the cities of a ticket."""
    own0, own1 = s.own[s.seat, 0], s.own[s.seat, 1]
    if route < WORD:
        own0 |= bit(route)
    else:
        own1 |= bit(route - WORD)
    return joined(b, own0, own1, b.ticket_a[ticket]) >> b.ticket_b[ticket] & 1 == 1


@kernel
def last_gain(b: Record, s: Record, m: Record, route: int) -> float:
    """U25: what a route brings if the game ends now: its points, its token, and the tickets that it completes."""
    gain = b.route_points[b.length[route]] + token_gain(b, s, s.seat, route)
    for i in range(m.tasks):
        if completes(b, s, route, m.task[i]):
            gain += 2.0 * b.ticket_points[m.task[i]]
    return gain


@kernel
def last_claim(b: Record, s: Record, m: Record) -> int:
    """The route that brings most if this is the last turn; BLANK if none can be paid."""
    best, most = BLANK, 0.0
    for word in range(2):
        routes = s.open[s.seat, word]
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            if may_claim(b, s, route) and best_payment(b, s, m, route) != BLANK:
                gain = last_gain(b, s, m, route)
                if gain > most:
                    best, most = route, gain
    return best


# Tokens


@kernel
def place_token(b: Record, s: Record, m: Record) -> int:
    """F7, F8: a stack set aside goes where the own plan passes and few others do."""
    cities = network_cities(b, s, s.seat, m)
    best, most = BLANK, NEVER
    for symbol in range(b.symbols):
        for city in range(b.cities):
            if placing_is_legal(b, s, symbol, city):
                roads = popcount(b.at_city[city, 0]) + popcount(b.at_city[city, 1])
                value = (10.0 if cities >> city & 1 else 0.0) - roads
                if value > most:
                    best, most = b.place_id + symbol * b.cities + city, value
    return best


@kernel
def choose_token(b: Record, s: Record) -> int:
    """F18: of two tokens the one of which fewer are left."""
    a, z = b.city_a[s.last_route], b.city_b[s.last_route]
    left_a = left_z = 0
    for symbol in range(b.symbols):
        if s.symbol_city[symbol] == a:
            left_a = s.symbol_left[symbol]
        elif s.symbol_city[symbol] == z:
            left_z = s.symbol_left[symbol]
    return b.take_id + (a if left_a <= left_z else z)


@kernel
def take_turn(b: Record, s: Record, m: Record) -> int:
    """U6: claim what is urgent, else fill up, else draw tickets where they pay, else cards."""
    if m.turns_left < 2.0:
        route = last_claim(b, s, m)
    else:
        route = best_of(b, s, m, m.plan[0], m.plan[1], True)
        if route == BLANK and not fillers_must_wait(b, m):
            route = best_of(b, s, m, m.fillers[0], m.fillers[1], False)
    if route != BLANK:
        return claim_with(b, s, m, route)
    if m.turns_left >= 2.0 and tickets_pay(b, s, m) > 0.0:
        return b.tickets_id
    if draw_count(b, s) > 0:
        return draw_card(b, s, m)
    claim = best_claim(b, s)
    if claim != BLANK:
        return claim
    return b.tickets_id if tickets_left(s) > 0 else b.pass_id


@kernel
def planner_policy(b: Record, s: Record, m: Record, rng: Rng) -> int:
    """What the planner does here."""
    phase = s.phase
    if phase == TAKE_TOKEN:
        return choose_token(b, s)
    if phase == CHOOSE_TICKETS:
        return keep_tickets(b, s, m)
    if phase == PLACE_TOKEN:
        forget(m)  # a stack placed since then may have changed the plan
        review(b, s, s.seat, m)
        return place_token(b, s, m)
    review(b, s, s.seat, m)
    if phase == SECOND_CARD:
        return draw_card(b, s, m)
    return take_turn(b, s, m)
