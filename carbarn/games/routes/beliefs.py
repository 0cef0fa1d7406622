"""Worlds that fit a view, the likelier the more often: unseen cards by exact counting, rivals' tickets by how well the
routes they have claimed fit them."""

import math

import numpy as np
from numpy.typing import NDArray

from carbarn.core.chance import next32
from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.routes.mind import FAITH
from carbarn.games.routes.paths import FAR, spread
from carbarn.games.routes.state import BLANK, EVERYTHING, TICKETS, WORD
from carbarn.games.routes.view import deal_unseen_cards, deal_unseen_tickets

Likelihoods = NDArray[np.float64]
_WHOLE = 4294967296.0  # 2 to the power of 32


@kernel
def fit(b: Record, s: Record, seat: int, m: Record, ticket: int) -> float:
    """How much of a ticket's way a seat's routes have covered, 0 to 1; less than 0 if it can no longer be finished."""
    a, z = b.ticket_a[ticket], b.ticket_b[ticket]
    whole = spread(b, m, a, z, 0, 0, b.all_routes[0], b.all_routes[1])
    own0, own1 = s.own[seat, 0], s.own[seat, 1]
    left = spread(b, m, a, z, own0, own1, s.open[seat, 0], s.open[seat, 1])
    if left >= FAR:
        return -0.5
    return max(-0.5, 1.0 - left / max(1.0, whole))


@kernel
def weigh_tickets(b: Record, s: Record, m: Record, likely: Likelihoods) -> None:
    """For every rival and every unseen ticket: how likely the rival is to hold it, as a weight."""
    for route in range(b.routes):
        m.cost[route] = b.length[route]
    for seat in range(s.seats):
        if seat == s.viewer or not s.own[seat, 0] | s.own[seat, 1]:
            for ticket in range(b.tickets):
                likely[seat, ticket] = 1.0
            continue
        for word in range(2):
            tickets = s.pool[word]
            while tickets:
                ticket = word * WORD + lowest(tickets)
                tickets &= tickets - 1
                likely[seat, ticket] = math.exp(m.weights[FAITH] * fit(b, s, seat, m, ticket))


@kernel
def take_likely_ticket(b: Record, s: Record, seat: int, likely: Likelihoods, rng: Rng) -> int:
    """Take an unseen ticket for a seat, by its likelihood."""
    total = 0.0
    for ticket in range(b.tickets):
        if s.pool[ticket // WORD] >> (ticket % WORD) & 1:
            total += likely[seat, ticket]
    left = total * (next32(rng) / _WHOLE)
    pick = BLANK
    for ticket in range(b.tickets):
        if s.pool[ticket // WORD] >> (ticket % WORD) & 1:
            pick = ticket
            left -= likely[seat, ticket]
            if left < 0.0:
                break
    s.pool[pick // WORD] &= ~bit(pick % WORD)
    return pick


@kernel
def deal_likely_tickets(b: Record, s: Record, likely: Likelihoods, rng: Rng) -> None:
    """Deal unseen tickets to the rivals that hold some, by likelihood; all others stay to be dealt evenly."""
    for seat in range(s.seats):
        known = popcount(s.held[seat, 0]) + popcount(s.held[seat, 1])
        for _ in range(s.ticket_count[seat] - known):
            ticket = take_likely_ticket(b, s, seat, likely, rng)
            s.held[seat, ticket // WORD] |= bit(ticket % WORD)


@kernel
def believe(b: Record, s: Record, likely: Likelihoods, rng: Rng) -> None:
    """Turn a copy of a view into a likely full state that it could come from."""
    deal_unseen_cards(b, s, rng)
    deal_likely_tickets(b, s, likely, rng)
    deal_unseen_tickets(s, rng)
    s.viewer = EVERYTHING


@kernel
def blank_likelihoods(seats: int) -> Likelihoods:
    """Room for the weights."""
    return np.ones((seats, TICKETS), np.float64)
