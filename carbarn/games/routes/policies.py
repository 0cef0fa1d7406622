"""How the simple bots decide, as kernels: each looks at a view (or a state) and returns the id of an action."""

from carbarn.core.chance import below
from carbarn.core.kernel import bit, kernel, lowest, nth_bit, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.routes.cards import can_draw_blind
from carbarn.games.routes.legality import cards_for, claim_limits, claimable, may_take, placing_is_legal
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    CHOOSE_TICKETS,
    GRAY,
    LENGTH,
    PLACE_TOKEN,
    SECOND_CARD,
    TAKE_TOKEN,
    TURN,
    WILD,
    WORD,
)
from carbarn.games.routes.tickets import least_kept, tickets_left


@kernel
def claim_action(b: Record, route: int, colour: int, wilds: int) -> int:
    """The id of a claim."""
    if colour == WILD:
        return b.claim_id + b.first_claim[route + 1] - 1
    ferries = b.ferries[route]
    index = wilds - ferries
    if b.colour[route] == GRAY:
        index += colour * (b.length[route] - ferries)
    return b.claim_id + b.first_claim[route] + index


@kernel
def plain_claim(b: Record, s: Record, route: int, colour: int) -> int:
    """The claim that pays with as many cards of this colour as possible, and wilds for the rest."""
    short = b.length[route] - s.hand[s.seat, colour]
    return claim_action(b, route, colour, max(short, b.ferries[route]))


@kernel
def random_subset(b: Record, s: Record, rng: Rng) -> int:
    """Keep any of the allowed sets of tickets, each as likely."""
    offered, least = s.offer_count[s.seat], least_kept(b, s)
    while True:
        subset = 1 + below(rng, bit(offered) - 1)
        if popcount(subset) >= least:
            return b.keep_id + subset - 1


@kernel
def draw_count(b: Record, s: Record) -> int:
    """How many cards may be taken now: face up (place by place), and blind."""
    count = 1 if can_draw_blind(s) else 0
    for place in range(b.display_size):
        count += may_take(s, place)
    return count


@kernel
def nth_draw(b: Record, s: Record, n: int) -> int:
    """The n-th card that may be taken; the blind draw comes after the last place."""
    pick, passed = 0, 0
    for place in range(b.display_size):  # without a branch: a processor cannot guess where it would end
        passed += may_take(s, place)
        pick += passed <= n
    return pick


@kernel
def random_turn(b: Record, s: Record, rng: Rng) -> int:
    """Any draw, the tickets, or any route with any colour that can pay it, each as likely as the next."""
    draws = draw_count(b, s)
    others = draws + (tickets_left(s) > 0)
    total = others
    low, high = claim_limits(b, s, 0), claim_limits(b, s, 1)
    counts = 0  # seven bits a colour: there are at most 120 routes
    for colour in range(CARDS):
        cards = cards_for(s, colour)
        count = popcount(low & b.payable[colour, cards, 0]) + popcount(high & b.payable[colour, cards, 1])
        counts |= count << (7 * colour)
        total += count
    if total == 0:
        return b.pass_id
    pick = below(rng, total)
    if pick < draws:
        return nth_draw(b, s, pick)
    if pick < others:
        return b.tickets_id
    return nth_claim(b, s, pick - others, counts)


@kernel
def nth_claim(b: Record, s: Record, n: int, counts: int) -> int:
    """The n-th way to claim a route with one payment a colour, given how many routes each colour can claim."""
    colour = 0
    while n >= counts & 127:
        n -= counts & 127
        counts >>= 7
        colour += 1
    routes = claimable(b, s, colour, 0)
    low = popcount(routes)
    if n < low:
        return plain_claim(b, s, nth_bit(routes, n), colour)
    return plain_claim(b, s, WORD + nth_bit(claimable(b, s, colour, 1), n - low), colour)


@kernel
def random_policy(b: Record, s: Record, rng: Rng) -> int:
    """Any action, each as likely, with one payment for each route and colour: as few wilds as possible."""
    phase = s.phase
    if phase == CHOOSE_TICKETS:
        return random_subset(b, s, rng)
    if phase == SECOND_CARD:
        return nth_draw(b, s, below(rng, draw_count(b, s)))
    if phase == TAKE_TOKEN:
        return b.take_id + (b.city_a[s.last_route] if below(rng, 2) else b.city_b[s.last_route])
    if phase == PLACE_TOKEN:
        while True:
            symbol, city = below(rng, b.symbols), below(rng, b.cities)
            if placing_is_legal(b, s, symbol, city):
                return b.place_id + symbol * b.cities + city
    return random_turn(b, s, rng)


@kernel
def best_claim(b: Record, s: Record) -> int:
    """The claim worth most points; among equals the one that costs fewest wilds. BLANK if there is none."""
    best, worth = BLANK, 0
    for word in range(2):
        for colour in range(CARDS):
            routes = claimable(b, s, colour, word)
            while routes:
                route = word * WORD + lowest(routes)
                routes &= routes - 1
                claim = plain_claim(b, s, route, colour)
                wilds = b.claim_wilds[claim - b.claim_id]
                value = (b.route_points[b.length[route]] + 1) * (LENGTH + 1) - wilds
                if value > worth:
                    best, worth = claim, value
    return best


@kernel
def greedy_draw(b: Record, s: Record) -> int:
    """A face-up card of the colour held most, if there is one; else blind; else whatever there is."""
    best, most = BLANK, 0
    for place in range(b.display_size):
        if may_take(s, place):
            held = s.hand[s.seat, s.display[place]] + 1
            if held > most:
                best, most = place, held
    if most > 1 or not can_draw_blind(s):
        return best
    return b.blind_id


@kernel
def cheap_tickets(b: Record, s: Record) -> int:
    """Keep as few tickets as allowed, the ones that risk the fewest points."""
    seat = s.seat
    subset = 0
    for _ in range(least_kept(b, s)):
        pick = BLANK
        for i in range(s.offer_count[seat]):
            if not subset >> i & 1 and (
                pick == BLANK or b.ticket_points[s.offer[seat, i]] < b.ticket_points[s.offer[seat, pick]]
            ):
                pick = i
        subset |= bit(pick)
    return b.keep_id + subset - 1


@kernel
def greedy_policy(b: Record, s: Record, rng: Rng) -> int:
    """A beginner: the best affordable points (a route of three spaces or more, or any near the end), else cards."""
    phase = s.phase
    if phase == CHOOSE_TICKETS:
        return cheap_tickets(b, s)
    if phase == SECOND_CARD:
        return greedy_draw(b, s)
    if phase != TURN:
        return random_policy(b, s, rng)
    claim = best_claim(b, s)
    draws = draw_count(b, s)
    if claim != BLANK:
        long_enough = b.length[b.claim_route[claim - b.claim_id]] >= 3
        if long_enough or s.rounds_end != BLANK or draws == 0 or s.trains[s.seat] <= 2 * b.last_round_at + 2:
            return claim
    if draws > 0:
        return greedy_draw(b, s)
    return b.tickets_id if tickets_left(s) > 0 else b.pass_id
