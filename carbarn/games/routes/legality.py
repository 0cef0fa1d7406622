"""What may be done, fast: `legal_actions` lists it, `is_legal` checks one action. `illegal.py` says why not, slowly."""

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Actions, Record
from carbarn.games.routes.cards import can_draw_blind
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    CHOOSE_TICKETS,
    COLOURS,
    GRAY,
    PLACE_TOKEN,
    SECOND_CARD,
    TAKE_TOKEN,
    TURN,
    WILD,
    WORD,
)
from carbarn.games.routes.tickets import least_kept, tickets_left
from carbarn.games.routes.tokens import aside_next, stack_at, token_for


@kernel
def claim_limits(b: Record, s: Record, word: int) -> int:
    """U16 to U19, F15, F16: routes open to the seat for which it has trains and ferries enough, one word of bits."""
    seat = s.seat
    return s.open[seat, word] & b.ferry_fit[s.hand[seat, WILD], word] & b.fit[s.trains[seat], word]


@kernel
def cards_for(s: Record, colour: int) -> int:
    """U15: how many cards can be paid as this colour, if there is one of it at all; wilds stand in for any colour."""
    cards = s.hand[s.seat, colour]
    with_wilds = cards + s.hand[s.seat, WILD] if colour != WILD else cards
    return with_wilds if cards > 0 else 0


@kernel
def claimable(b: Record, s: Record, colour: int, word: int) -> int:
    """U14 to U19, F14 to F16: routes that the seat may claim with at least one card of this colour (WILD: with wilds
    alone), one word of bits."""
    return claim_limits(b, s, word) & b.payable[colour, cards_for(s, colour), word]


@kernel
def can_claim_any(b: Record, s: Record) -> bool:
    """U31: whether there is any route that the seat can pay."""
    for word in range(2):
        for colour in range(CARDS):
            if claimable(b, s, colour, word):
                return True
    return False


@kernel
def may_take(s: Record, place: int) -> bool:
    """U8, U9: a face-up card may be taken, a wild one only as the first card."""
    card = s.display[place]
    return card != BLANK and not (s.phase == SECOND_CARD and card == WILD)


@kernel
def second_card_exists(b: Record, s: Record) -> bool:
    """U30: whether any second card may be taken."""
    if can_draw_blind(s):
        return True
    for place in range(b.display_size):
        if s.display[place] != BLANK and s.display[place] != WILD:
            return True
    return False


@kernel
def must_pass(b: Record, s: Record) -> bool:
    """U31: none of the three actions is possible."""
    if can_draw_blind(s) or tickets_left(s) > 0:
        return False
    for place in range(b.display_size):
        if s.display[place] != BLANK:
            return False
    return not can_claim_any(b, s)


@kernel
def claim_is_legal(b: Record, s: Record, claim: int) -> bool:
    """U14 to U19, F14 to F16: the route is open, the trains and the cards of this payment are there."""
    route, colour, wilds = b.claim_route[claim], b.claim_colour[claim], b.claim_wilds[claim]
    seat, length = s.seat, b.length[route]
    if not s.open[seat, route // WORD] >> (route % WORD) & 1 or length > s.trains[seat]:
        return False
    if s.hand[seat, WILD] < wilds:
        return False
    return colour == WILD or s.hand[seat, colour] >= length - wilds


@kernel
def placing_is_legal(b: Record, s: Record, symbol: int, city: int) -> bool:
    """F7, F8: a symbol set aside, on a city without a stack; with two players in the order in which they lie."""
    if stack_at(b, s, city) != BLANK:
        return False
    if b.aside_choice[s.seats]:
        return s.aside[0] == symbol or s.aside[1] == symbol
    return s.aside[aside_next(s)] == symbol


@kernel
def is_legal(b: Record, s: Record, action: int) -> bool:
    """Whether the seat to move may do this now."""
    phase = s.phase
    if phase == TURN and action >= b.claim_id:
        return action < b.card_id and claim_is_legal(b, s, action - b.claim_id)
    if phase == TURN or phase == SECOND_CARD:
        if 0 <= action < b.display_size:
            return may_take(s, action)
        if action == b.blind_id:
            return can_draw_blind(s)
        if phase == TURN and action == b.tickets_id:
            return tickets_left(s) > 0
        return phase == TURN and action == b.pass_id and must_pass(b, s)
    if phase == CHOOSE_TICKETS:
        subset = action - b.keep_id + 1
        return 0 < subset < bit(s.offer_count[s.seat]) and popcount(subset) >= least_kept(b, s)
    if phase == TAKE_TOKEN:
        city = action - b.take_id
        return (city == b.city_a[s.last_route] or city == b.city_b[s.last_route]) and (token_for(b, s, city) != BLANK)
    if phase == PLACE_TOKEN and b.place_id <= action < b.claim_id:
        return placing_is_legal(b, s, (action - b.place_id) // b.cities, (action - b.place_id) % b.cities)
    return False


@kernel
def colours_with(s: Record, cards: int) -> int:
    """The colours of which the seat has so many cards or more, a bit each; without a branch."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (s.hand[s.seat, colour] >= cards) << colour
    return colours


@kernel
def list_payments(b: Record, s: Record, route: int, out: Actions, count: int) -> int:
    """U14, U15, F15: append every payment of a route that can be claimed: by colour, fewest wilds first."""
    wilds, length, ferries = s.hand[s.seat, WILD], b.length[route], b.ferries[route]
    first, only = b.claim_id + b.first_claim[route] - ferries, b.colour[route]
    colours = colours_with(s, max(1, length - wilds))
    if only != GRAY:
        colours &= bit(only)
    most = min(wilds, length - 1)
    while colours:
        colour = lowest(colours)
        colours &= colours - 1
        base = first + colour * (length - ferries) if only == GRAY else first
        for paid in range(max(length - s.hand[s.seat, colour], ferries), most + 1):
            out[count] = base + paid
            count += 1
    if wilds >= length:  # wilds alone come last
        out[count] = b.claim_id + b.first_claim[route + 1] - 1
        count += 1
    return count


@kernel
def legal_claims(b: Record, s: Record, out: Actions, count: int) -> int:
    """Append every payment of every route that the seat can claim."""
    for word in range(2):
        routes = 0
        for colour in range(CARDS):
            routes |= b.payable[colour, cards_for(s, colour), word]
        routes &= claim_limits(b, s, word)
        while routes:
            count = list_payments(b, s, word * WORD + lowest(routes), out, count)
            routes &= routes - 1
    return count


@kernel
def legal_between(b: Record, s: Record, first: int, end: int, out: Actions, count: int) -> int:
    """Append the legal actions of a range of ids."""
    for action in range(first, end):
        if is_legal(b, s, action):
            out[count] = action
            count += 1
    return count


@kernel
def legal_draws(b: Record, s: Record, out: Actions) -> int:
    """U7 to U9, U13: list the cards that may be taken, place by place, and the blind draw; returns how many."""
    count = 0
    for place in range(b.display_size):
        out[count] = place
        count += may_take(s, place)  # what may not be taken is written over
    if can_draw_blind(s):
        out[count] = b.blind_id
        count += 1
    return count


@kernel
def legal_first(b: Record, s: Record, out: Actions) -> int:
    """U6: list what a turn may be but a claim: the draws and the tickets; returns how many."""
    count = legal_draws(b, s, out)
    if tickets_left(s) > 0:
        out[count] = b.tickets_id
        count += 1
    return count


@kernel
def legal_turn(b: Record, s: Record, out: Actions) -> int:
    """U6, U31: list the draws, the tickets and the claims of a turn, or the pass if there is nothing else."""
    count = legal_claims(b, s, out, legal_first(b, s, out))
    if count == 0:
        out[0] = b.pass_id
        count = 1
    return count


@kernel
def legal_actions(b: Record, s: Record, out: Actions) -> int:
    """Write every legal action of the seat to move into `out`, sorted, and return how many there are."""
    phase = s.phase
    if phase == TURN:
        return legal_turn(b, s, out)
    if phase == SECOND_CARD:
        return legal_draws(b, s, out)
    if phase == CHOOSE_TICKETS:
        return legal_between(b, s, b.keep_id, b.take_id, out, 0)
    if phase == TAKE_TOKEN:
        return legal_between(b, s, b.take_id, b.place_id, out, 0)
    if phase == PLACE_TOKEN:
        return legal_between(b, s, b.place_id, b.claim_id, out, 0)
    return 0


@kernel
def claims_by_colour(b: Record, s: Record, out: Actions, count: int) -> int:
    """The claims of `legal_claims`, colour by colour that is held: only routes that it pays are looked at."""
    wilds = s.hand[s.seat, WILD]
    limits_low, limits_high = claim_limits(b, s, 0), claim_limits(b, s, 1)
    colours = colours_with(s, 1)
    while colours:
        colour = lowest(colours)
        colours &= colours - 1
        cards = s.hand[s.seat, colour]
        low = limits_low & b.payable[colour, cards + wilds, 0]
        high = limits_high & b.payable[colour, cards + wilds, 1]
        while low | high:  # one loop over both words: a processor cannot guess where a loop ends
            above = low == 0
            route = lowest(high) + WORD if above else lowest(low)
            high = high & (high - 1) if above else high
            low &= low - 1
            length, ferries = b.length[route], b.ferries[route]
            first = b.claim_id + b.first_claim[route] - ferries
            first += colour * (length - ferries) if b.colour[route] == GRAY else 0
            for paid in range(max(length - cards, ferries), min(wilds, length - 1) + 1):
                out[count] = first + paid
                count += 1
    for word in range(2 if wilds > 0 else 0):
        routes = claimable(b, s, WILD, word)
        while routes:
            out[count] = b.claim_id + b.first_claim[word * WORD + lowest(routes) + 1] - 1
            routes &= routes - 1
            count += 1
    return count


@kernel
def unsorted_actions(b: Record, s: Record, out: Actions) -> int:
    """The actions of `legal_actions` in any order, which is quicker: for masks."""
    if s.phase != TURN:
        return legal_actions(b, s, out)
    count = claims_by_colour(b, s, out, legal_first(b, s, out))
    if count == 0:
        out[0] = b.pass_id
        count = 1
    return count
