"""What a seat may know, and worlds that fit it.

A view holds what a player with a perfect memory knows: everything public, the own hand and tickets, cards that others
took face up and have not spent since, tickets that the seat itself put back, where they lie, and who surely holds one
of them now. All else is BLANK or left out of the counts of known things.
"""

from carbarn.core.chance import below
from carbarn.core.kernel import bit, kernel, nth_bit, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.routes.state import BLANK, CARDS, EVERYTHING, OVER_BY_LAST_ROUND, WORD


@kernel
def blank_cards(s: Record, viewer: int) -> None:
    """U3, U7, U11: of other hands only what was taken face up is known; of the deck only its size."""
    for seat in range(s.seats):
        if seat != viewer:
            for colour in range(CARDS):
                s.hand[seat, colour] = s.shown[seat, colour]
    for colour in range(CARDS):
        s.deck[colour] = BLANK


@kernel
def blank_tickets(b: Record, s: Record, viewer: int) -> None:
    """U4, U32, F19: of other seats' tickets, and of those in the deck, only what the viewer put back is known.

    When the game is over everybody shows the tickets they kept. The pool becomes the set of all tickets that the viewer
    cannot place.
    """
    seen0, seen1 = 0, 0
    for seat in range(s.seats):
        if seat != viewer:
            for word in range(2):
                if s.phase < OVER_BY_LAST_ROUND:
                    s.held[seat, word] &= s.known[viewer, word] if viewer >= 0 else 0
                s.known[seat, word] = 0
            for i in range(s.offer_count[seat]):
                if s.offer_by[seat, i] != viewer:
                    s.offer[seat, i] = BLANK
        for i in range(s.offer_count[seat]):
            seen0 |= low_bit(s.offer[seat, i])
            seen1 |= high_bit(s.offer[seat, i])
        seen0 |= s.held[seat, 0]
        seen1 |= s.held[seat, 1]
    for i in range(s.queue_count):
        if s.queue_by[i] != viewer:
            s.queue[i] = BLANK
        seen0 |= low_bit(s.queue[i])
        seen1 |= high_bit(s.queue[i])
    s.pool[0] = all_tickets(b, 0) & ~seen0
    s.pool[1] = all_tickets(b, 1) & ~seen1


@kernel
def low_bit(ticket: int) -> int:
    """The bit of a ticket in the first word, if it is there."""
    return bit(ticket) if 0 <= ticket < WORD else 0


@kernel
def high_bit(ticket: int) -> int:
    """The bit of a ticket in the second word, if it is there."""
    return bit(ticket - WORD) if ticket >= WORD else 0


@kernel
def all_tickets(b: Record, word: int) -> int:
    """Every ticket of the game, one word of bits."""
    return bit(max(0, min(WORD, b.tickets - word * WORD))) - 1


@kernel
def blank(b: Record, s: Record, viewer: int) -> None:
    """Turn a copy of a state into the view of a seat, or of NOBODY."""
    s.viewer = viewer
    blank_cards(s, viewer)
    blank_tickets(b, s, viewer)


@kernel
def unseen_cards(b: Record, s: Record, colour: int) -> int:
    """In a view: cards of this colour that lie in the deck or in hands, unknown to the viewer."""
    count = b.cards[colour] - s.discard[colour]
    for place in range(b.display_size):
        count -= s.display[place] == colour
    for seat in range(s.seats):
        count -= s.hand[seat, colour]
    return count


@kernel
def deal_unseen_cards(b: Record, s: Record, rng: Rng) -> None:
    """Deal the unseen cards to the hands that miss some, each card as likely; the rest is the deck."""
    left = 0
    for colour in range(CARDS):
        s.deck[colour] = unseen_cards(b, s, colour)
        left += s.deck[colour]
    for seat in range(s.seats):
        known = 0
        for colour in range(CARDS):
            known += s.hand[seat, colour]
        for _ in range(s.hand_count[seat] - known):
            n = below(rng, left)
            colour = 0
            while n >= s.deck[colour]:
                n -= s.deck[colour]
                colour += 1
            s.deck[colour] -= 1
            s.hand[seat, colour] += 1
            left -= 1


@kernel
def take_unseen_ticket(s: Record, rng: Rng) -> int:
    """Take one of the unseen tickets, each as likely."""
    low = popcount(s.pool[0])
    n = below(rng, low + popcount(s.pool[1]))
    ticket = nth_bit(s.pool[0], n) if n < low else WORD + nth_bit(s.pool[1], n - low)
    s.pool[ticket // WORD] &= ~bit(ticket % WORD)
    return ticket


@kernel
def deal_unseen_tickets(s: Record, rng: Rng) -> None:
    """Deal the unseen tickets to hands, offers and the queue, each as likely; the rest is the pool."""
    for seat in range(s.seats):
        known = popcount(s.held[seat, 0]) + popcount(s.held[seat, 1])
        for _ in range(s.ticket_count[seat] - known):
            ticket = take_unseen_ticket(s, rng)
            s.held[seat, ticket // WORD] |= bit(ticket % WORD)
        for i in range(s.offer_count[seat]):
            if s.offer[seat, i] == BLANK:
                s.offer[seat, i] = take_unseen_ticket(s, rng)
    for i in range(s.queue_count):
        if s.queue[i] == BLANK:
            s.queue[i] = take_unseen_ticket(s, rng)


@kernel
def imagine(b: Record, s: Record, rng: Rng) -> None:
    """Turn a copy of a view into a full state that it could come from."""
    deal_unseen_cards(b, s, rng)
    deal_unseen_tickets(s, rng)
    s.viewer = EVERYTHING
