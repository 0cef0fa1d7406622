"""Worlds that fit a view, the likelier the more often: unseen cards by exact counting, rivals' tickets by what is seen
of them.

How likely a rival is to hold some tickets is the product of what the clues say of each one, of a factor for every
route of its own that lies on the way of none of them, and of another for every missing route that the way of one has in
common with those of the others. What the clues are worth was learned from games (`training/learn_beliefs.py`). Sets of
tickets are drawn one ticket after another, and then each is drawn again, given the others: Gibbs sampling.
"""

import math

import numpy as np

from carbarn.core.chance import next32
from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.routes.clues import (
    CLUES,
    LATE,
    MISSING,
    SHARED,
    STRAY,
    WAY,
    Clues,
    Way,
    empty_handed_costs,
    on_the_map,
    read_clues,
)
from carbarn.games.routes.state import BLANK, EVERYTHING, ROUTES, SEATS, TICKETS, WORD
from carbarn.games.routes.view import deal_unseen_cards, deal_unseen_tickets

_WHOLE = 4294967296.0  # 2 to the power of 32
SWEEPS = 2  # how often every ticket of a set is drawn again

BELIEF = np.dtype(
    (
        np.record,
        [
            ("weight", "f8", (SEATS, TICKETS)),  # how likely a seat is to hold a ticket, by the clues of the ticket
            ("way", "i8", (SEATS, TICKETS, WAY)),  # the routes on the ticket's way
            ("stray", "f8", (SEATS, ROUTES + 1)),  # the factor for so many routes on no ticket's way
            ("shared", "f8", (SEATS, ROUTES + 1)),  # and for so many missing ones in common with other tickets' ways
        ],
    )
)


@kernel
def weigh_ticket(b: Record, s: Record, seat: int, m: Record, learned: Clues, ticket: int, belief: Record) -> None:
    """What the clues say of one ticket."""
    clues, total = np.zeros(CLUES, np.float64), 0.0
    read_clues(b, s, seat, m, ticket, clues, belief.way[seat, ticket])
    for i in range(CLUES):
        total += learned[i] * clues[i]
    belief.weight[seat, ticket] = math.exp(max(-40.0, min(40.0, total)))


@kernel
def list_factors(learned: Clues, clue: int, late: float, out: Clues) -> None:
    """What a clue makes of none, one, two and more of what it counts."""
    each = learned[clue] + learned[clue + LATE] * late
    for count in range(len(out)):
        out[count] = math.exp(max(-40.0, min(40.0, each * count)))


@kernel
def form_belief(b: Record, s: Record, m: Record, learned: Clues, belief: Record) -> None:
    """What the viewer may think of every rival's tickets."""
    empty_handed_costs(b, m)
    for seat in range(s.seats):
        if seat == s.viewer:
            continue
        late = on_the_map(b, s, seat)
        list_factors(learned, STRAY, late, belief.stray[seat])
        list_factors(learned, SHARED, late, belief.shared[seat])
        for word in range(2):
            tickets = s.pool[word] | s.held[seat, word]
            while tickets:
                weigh_ticket(b, s, seat, m, learned, word * WORD + lowest(tickets), belief)
                tickets &= tickets - 1


@kernel
def lay_out(s: Record, seat: int, belief: Record, way: Way) -> None:
    """The seat's routes on no way of the tickets that it holds, and the missing ones on any."""
    way[0], way[1], way[2], way[3] = s.own[seat, 0], s.own[seat, 1], 0, 0
    for word in range(2):
        held = s.held[seat, word]
        while held:
            ticket = word * WORD + lowest(held)
            held &= held - 1
            for i in range(MISSING):
                way[i] &= ~belief.way[seat, ticket, i]
                way[MISSING + i] |= belief.way[seat, ticket, MISSING + i]


@kernel
def likelihood(seat: int, belief: Record, ticket: int, beside: Way) -> float:
    """How likely a ticket is besides others, which are laid out."""
    way = belief.way[seat, ticket]
    stray = popcount(beside[0] & ~way[0]) + popcount(beside[1] & ~way[1])
    shared = popcount(beside[2] & way[2]) + popcount(beside[3] & way[3])
    return belief.weight[seat, ticket] * belief.stray[seat, stray] * belief.shared[seat, shared]


@kernel
def take_likely_ticket(s: Record, seat: int, belief: Record, rng: Rng) -> None:
    """Move an unseen ticket to a seat, by its likelihood besides those that the seat holds."""
    beside = np.zeros(WAY, np.int64)
    lay_out(s, seat, belief, beside)
    total = 0.0
    for word in range(2):
        tickets = s.pool[word]
        while tickets:
            total += likelihood(seat, belief, word * WORD + lowest(tickets), beside)
            tickets &= tickets - 1
    left, pick = total * (next32(rng) / _WHOLE), BLANK
    for word in range(2):
        tickets = s.pool[word]
        while tickets and left >= 0.0:
            pick = word * WORD + lowest(tickets)
            tickets &= tickets - 1
            left -= likelihood(seat, belief, pick, beside)
    s.pool[pick // WORD] &= ~bit(pick % WORD)
    s.held[seat, pick // WORD] |= bit(pick % WORD)


@kernel
def draw_again(s: Record, seat: int, belief: Record, known0: int, known1: int, rng: Rng) -> None:
    """Put each ticket that was only guessed back and draw one in its place."""
    for word in range(2):
        guessed = s.held[seat, word] & ~(known0 if word == 0 else known1)
        while guessed:
            ticket = bit(lowest(guessed))
            guessed &= guessed - 1
            s.held[seat, word] &= ~ticket
            s.pool[word] |= ticket
            take_likely_ticket(s, seat, belief, rng)


@kernel
def deal_likely_tickets(s: Record, belief: Record, rng: Rng) -> None:
    """Deal unseen tickets to the rivals that hold some, by likelihood; all others stay to be dealt evenly."""
    for seat in range(s.seats):
        known0, known1 = s.held[seat, 0], s.held[seat, 1]
        hidden = s.ticket_count[seat] - popcount(known0) - popcount(known1)
        for _ in range(hidden):
            take_likely_ticket(s, seat, belief, rng)
        if hidden > 1:
            for _ in range(SWEEPS):
                draw_again(s, seat, belief, known0, known1, rng)


@kernel
def believe(b: Record, s: Record, belief: Record, rng: Rng) -> None:
    """Turn a copy of a view into a likely full state that it could come from."""
    deal_unseen_cards(b, s, rng)
    deal_likely_tickets(s, belief, rng)
    deal_unseen_tickets(s, rng)
    s.viewer = EVERYTHING
