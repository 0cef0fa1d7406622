"""The Cable Car Company as an investor sees it: whose lines to help, what a share is worth, which exchange pays.

Everything here is worked out from what the seat to move may know: shares that it holds or has seen, and for all others
that each unseen share is as likely as the next. A full state and its view give the same answers.
"""

from carbarn.core.kernel import bit, kernel, popcount
from carbarn.core.types import Record
from carbarn.games.tracks.mind import OTHERS
from carbarn.games.tracks.prospects import line_value
from carbarn.games.tracks.state import BLANK, EDGES, PILES, STATIONS

TENTH = 0.1


@kernel
def knows_share(s: Record, seat: int, pile: int) -> bool:
    """S3, S4: whether the seat to move knows this share: its own, or one that it has seen."""
    return s.share[seat, pile] != BLANK and (s.share_known[seat, pile] >> s.seat) & 1 == 1


@kernel
def unseen_shares(b: Record, s: Record, pile: int) -> int:
    """S3, S4: the companies whose share of this pile the seat to move cannot place, a bit each."""
    unseen = bit(b.companies) - 1
    if s.face_up[pile] != BLANK:
        unseen &= ~bit(s.face_up[pile])
    for seat in range(s.seats):
        if knows_share(s, seat, pile):
            unseen &= ~bit(s.share[seat, pile])
    for i in range(s.queue_count[pile]):
        if s.queue[pile, i] != BLANK and (s.queue_known[pile, i] >> s.seat) & 1 == 1:
            unseen &= ~bit(s.queue[pile, i])
    return unseen


@kernel
def weigh_portfolio(b: Record, s: Record, mind: Record) -> None:
    """S6: what a point of each company's pays the seat to move, less what it pays all others on average."""
    against = mind.weights[OTHERS] / (s.seats - 1)
    for company in range(b.companies):
        mind.interest[company] = 0.0
    for pile in range(PILES):
        tenths = TENTH * (pile + 1)
        hidden = 0
        for seat in range(s.seats):
            if seat == s.seat:
                mind.interest[s.share[seat, pile]] += tenths
            elif knows_share(s, seat, pile):
                mind.interest[s.share[seat, pile]] -= against * tenths
            else:
                hidden += 1
        unseen = unseen_shares(b, s, pile)
        each = against * tenths * hidden / max(1, popcount(unseen))
        for company in range(b.companies):
            if (unseen >> company) & 1:
                mind.interest[company] -= each


@kernel
def value_companies(b: Record, s: Record, mind: Record) -> None:
    """S6: the points that each company will have, as expected: those it has, and what its open lines can hope for."""
    for company in range(b.companies):
        mind.company[company] = s.points[company]
    for station in range(STATIONS):
        start = b.departure[station]
        if s.front[start] < EDGES:
            mind.company[b.owner[s.seats, station]] += line_value(mind, s.front[start], s.length[start])


@kernel
def top_value(b: Record, s: Record, mind: Record, pile: int) -> float:
    """S4: the points of the company whose share lies on top of a pile, as expected by the seat to move."""
    if s.pool_count[pile] == 0:
        if s.queue_count[pile] == 0:  # the share that is put back is the one that comes
            return mind.company[s.share[s.seat, pile]]
        if s.queue[pile, 0] != BLANK and (s.queue_known[pile, 0] >> s.seat) & 1 == 1:
            return mind.company[s.queue[pile, 0]]
    total, count = 0.0, 0
    unseen = unseen_shares(b, s, pile)
    for company in range(b.companies):
        if (unseen >> company) & 1:
            total += mind.company[company]
            count += 1
    return total / max(1, count)


@kernel
def exchange_value(b: Record, s: Record, mind: Record, way: int) -> float:
    """S4: what an exchange pays, in points: the percentage of what the new company will have more than the old one."""
    pile = way // 2
    if way % 2:
        new = top_value(b, s, mind, pile)
    elif s.face_up[pile] != BLANK:
        new = mind.company[s.face_up[pile]]
    else:
        return 0.0
    return TENTH * (pile + 1) * (new - mind.company[s.share[s.seat, pile]])


@kernel
def exchanges_so_far(s: Record) -> int:
    """S4: how many turns were exchanges: those that placed no tile."""
    return s.turns - 1 - popcount(s.occupied)
