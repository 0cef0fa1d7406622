"""Whether drawing more tickets pays: what the tickets that the seat has not seen would be worth to it now.

A ticket whose cities are joined already is a present; one that needs a little more is worth its points less the turns;
one out of reach is a loss, but only one of those drawn has to be kept.
"""

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record
from carbarn.games.routes.mind import REST_TURN, TICKET_COST, TICKET_SPARE
from carbarn.games.routes.outlook import chance_in_time
from carbarn.games.routes.paths import FAR
from carbarn.games.routes.reach import home_cities, look_around, turns_between
from carbarn.games.routes.state import BLANK, WORD
from carbarn.games.routes.tickets import tickets_left
from carbarn.games.routes.view import all_tickets

NEVER = -1e9
READY = 0.1  # turns that the plan may still take, as a share of the trains: before that nobody thinks of more tickets


@kernel
def unseen_tickets(b: Record, s: Record, word: int) -> int:
    """The tickets that the seat to move has not seen, one word of bits: neither kept, offered nor put back by it."""
    seat = s.seat
    seen = s.held[seat, word] | s.known[seat, word]
    for i in range(s.queue_count):
        if s.queue_by[i] == seat and s.queue[i] // WORD == word:
            seen |= bit(s.queue[i] % WORD)
    return all_tickets(b, word) & ~seen


@kernel
def ticket_worth(b: Record, s: Record, m: Record, home: int, ticket: int) -> float:
    """What this ticket would be worth if it were drawn now."""
    points = b.ticket_points[ticket]
    turns = turns_between(b, s, m, home, b.ticket_a[ticket], b.ticket_b[ticket])
    if turns >= FAR:
        return -points
    spare = m.turns_left - m.turns - 1.0
    if turns == 0.0 and spare >= 0.0:
        return points
    chance = chance_in_time(m, spare - turns)
    return (2.0 * chance - 1.0) * points - 0.5 * chance * turns * m.weights[REST_TURN]


@kernel
def tickets_pay(b: Record, s: Record, m: Record) -> float:
    """U21, F19: what drawing tickets is worth above a turn spent otherwise."""
    w = m.weights
    if tickets_left(s) == 0 or s.rounds_end != BLANK or m.turns_left - m.turns < w[TICKET_SPARE]:
        return NEVER
    if m.turns > READY * b.trains or (m.steady and m.asked):
        return NEVER
    m.asked = 1
    home = home_cities(b, s.own[s.seat, 0] | m.plan[0], s.own[s.seat, 1] | m.plan[1])
    look_around(b, s, m, home)
    gain, loss, bad, count = 0.0, 0.0, 0, 0
    for word in range(2):
        tickets = unseen_tickets(b, s, word)
        count += popcount(tickets)
        while tickets:
            worth = ticket_worth(b, s, m, home, word * WORD + lowest(tickets))
            tickets &= tickets - 1
            if worth > 0.0:
                gain += worth
            else:
                bad += 1
                loss += worth
    if count == 0:
        return NEVER
    drawn = min(b.draw_deal, tickets_left(s))
    none = (bad / count) ** drawn
    least = 0.6 * loss / max(1, bad)  # the best of several bad ones is better than their mean
    return drawn * gain / count + none * least - w[TICKET_COST]
