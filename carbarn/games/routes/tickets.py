"""Destination tickets: the pool that nobody has placed, the queue of tickets put back, offers, and what is kept."""

from carbarn.core.kernel import bit, kernel
from carbarn.core.types import Record
from carbarn.games.routes.state import BLANK, DEAL_TICKETS, WORD


@kernel
def tickets_left(s: Record) -> int:
    """U21, F19: tickets that can still be drawn."""
    return s.pool_count + s.queue_count


@kernel
def offer_waits(s: Record) -> bool:
    """U21: deal the tickets still owed to the seat; true when the next one comes out of the pool, by chance.

    Below the pool lie the tickets that were put back, in an order that is no longer chance.
    """
    while s.dealt > 0:
        if s.pool_count > 0:
            s.phase = DEAL_TICKETS
            return True
        offer_one(s, s.queue[0], s.queue_by[0])
        for i in range(1, s.queue_count):
            s.queue[i - 1] = s.queue[i]
            s.queue_by[i - 1] = s.queue_by[i]
        s.queue_count -= 1
        s.queue[s.queue_count] = BLANK
        s.queue_by[s.queue_count] = BLANK
    return False


@kernel
def offer_one(s: Record, ticket: int, put_back_by: int) -> None:
    """One ticket lies before the seat."""
    seat = s.seat
    s.offer[seat, s.offer_count[seat]] = ticket
    s.offer_by[seat, s.offer_count[seat]] = put_back_by
    s.offer_count[seat] += 1
    s.dealt -= 1


@kernel
def offer_from_pool(s: Record, ticket: int) -> None:
    """One ticket of the pool lies before the seat."""
    s.pool[ticket // WORD] &= ~bit(ticket % WORD)
    s.pool_count -= 1
    offer_one(s, ticket, BLANK)


@kernel
def least_kept(b: Record, s: Record) -> int:
    """U4, F4 at the start, U21, F19 later: how many tickets of the offer must be kept."""
    least = b.open_keep if s.turns == 0 else b.draw_keep
    offered = s.offer_count[s.seat]
    return least if least < offered else offered


@kernel
def keep(s: Record, subset: int) -> None:
    """U4, U21, U22, U32: keep these tickets of the offer; the others go under the deck in the order dealt."""
    seat = s.seat
    everything = subset == bit(s.offer_count[seat]) - 1
    for i in range(s.offer_count[seat]):
        ticket = s.offer[seat, i]
        if subset >> i & 1:
            s.held[seat, ticket // WORD] |= bit(ticket % WORD)
            s.ticket_count[seat] += 1
            who = s.offer_by[seat, i]
            if everything and who != BLANK and who != seat:
                s.known[who, ticket // WORD] |= bit(ticket % WORD)
        else:
            s.queue[s.queue_count] = ticket
            s.queue_by[s.queue_count] = seat
            s.queue_count += 1
        s.offer[seat, i] = BLANK
        s.offer_by[seat, i] = BLANK
    s.offer_count[seat] = 0
