"""What chance may do next, and how likely each outcome is."""

from carbarn.core.chance import below
from carbarn.core.kernel import kernel, nth_bit, popcount
from carbarn.core.types import Actions, Record, Rng
from carbarn.games.routes.state import CARDS, DEAL_TICKETS, SET_OUT_TOKENS, WHO_BEGINS, WORD
from carbarn.games.routes.turn import happen, symbol_is_out


@kernel
def outcome_base(b: Record, s: Record) -> int:
    """The id of outcome 0 of the kind that chance decides now."""
    if s.phase == WHO_BEGINS:
        return b.seat_id
    if s.phase == SET_OUT_TOKENS:
        return b.symbol_id
    if s.phase == DEAL_TICKETS:
        return b.ticket_id
    return b.card_id


@kernel
def weight(b: Record, s: Record, outcome: int) -> int:
    """How likely an outcome is, as a whole number; 0 for what cannot happen."""
    if outcome < 0:
        return 0
    if s.phase == WHO_BEGINS:
        return 1 if outcome < s.seats else 0
    if s.phase == SET_OUT_TOKENS:
        return 1 if outcome < b.symbols and not symbol_is_out(s, outcome) else 0
    if s.phase == DEAL_TICKETS:
        return s.pool[outcome // WORD] >> (outcome % WORD) & 1 if outcome < b.tickets else 0
    return s.deck[outcome] if outcome < CARDS else 0


@kernel
def outcomes(b: Record, s: Record, ids: Actions, weights: Actions) -> int:
    """Write every possible outcome and its weight, sorted by id, and return how many there are."""
    base = outcome_base(b, s)
    count = 0
    for outcome in range(b.all_ids - base):
        w = weight(b, s, outcome)
        if w > 0:
            ids[count] = base + outcome
            weights[count] = w
            count += 1
    return count


@kernel
def draw_card(s: Record, rng: Rng) -> int:
    """A card of the deck, each as likely as the next."""
    left = below(rng, s.deck_count)
    drawn = 0
    for colour in range(CARDS - 1):  # without a branch: a processor cannot guess where it would end
        left -= s.deck[colour]
        drawn += left >= 0
    return drawn


@kernel
def draw_ticket(s: Record, rng: Rng) -> int:
    """A ticket of the pool, each as likely as the next."""
    n = below(rng, s.pool_count)
    low = popcount(s.pool[0])
    if n < low:
        return nth_bit(s.pool[0], n)
    return WORD + nth_bit(s.pool[1], n - low)


@kernel
def roll(b: Record, s: Record, lots: Rng, cards: Rng, tickets: Rng) -> int:
    """Let chance decide: pick an outcome, carry it out, return its id. Each deck has random numbers of its own."""
    phase = s.phase
    if phase == DEAL_TICKETS:
        outcome = draw_ticket(s, tickets)
    elif phase == SET_OUT_TOKENS:
        left = below(lots, b.symbols - s.dealt)
        outcome = 0
        while symbol_is_out(s, outcome) or left > 0:
            if not symbol_is_out(s, outcome):
                left -= 1
            outcome += 1
    elif phase == WHO_BEGINS:
        outcome = below(lots, s.seats)
    else:
        outcome = draw_card(s, cards)
    action = outcome_base(b, s) + outcome
    happen(b, s, outcome)
    return action
