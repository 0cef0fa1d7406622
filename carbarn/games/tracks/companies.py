"""The Cable Car Company: shares, their piles, and exchanging them.

A pile is a pool (shares in an order that nobody knows) above a queue (shares that players have put back). Who knows a
share is a mask of seats: the holder, whoever put it back, and everybody once it has lain face up.
"""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.tracks.state import BLANK, COMPANIES, EVERYONE, PILES


@kernel
def exchange_open(b: Record, s: Record) -> bool:
    """S4, S5: shares may be exchanged until a company has so many points."""
    if b.companies == 0:
        return False
    for company in range(b.companies):
        if s.points[company] >= b.exchange_until:
            return False
    return True


@kernel
def share_weight(s: Record, pile: int, company: int) -> int:
    """S3, S4: whether the next share of a pile may be this company's: any of the pool, or else the first put back."""
    if s.pool_count[pile] > 0:
        return s.pool[pile] >> company & 1
    return 1 if s.queue_count[pile] > 0 and s.queue[pile, 0] == company else 0


@kernel
def leave_pile(s: Record, pile: int, company: int) -> int:
    """S3, S4: the top share leaves its pile; returns who knew it there."""
    if s.pool_count[pile] > 0:
        s.pool[pile] &= ~(1 << company)
        s.pool_count[pile] -= 1
        return 0
    known = s.queue_known[pile, 0]
    for i in range(COMPANIES - 1):
        s.queue[pile, i] = s.queue[pile, i + 1]
        s.queue_known[pile, i] = s.queue_known[pile, i + 1]
    s.queue[pile, COMPANIES - 1] = BLANK
    s.queue_known[pile, COMPANIES - 1] = 0
    s.queue_count[pile] -= 1
    return known


@kernel
def take_top(s: Record, seat: int, pile: int, company: int) -> None:
    """S3, S4: a seat gets the top share of a pile, and knows it, as does whoever knew what lay there."""
    s.share_known[seat, pile] = leave_pile(s, pile, company) | 1 << seat
    s.share[seat, pile] = company


@kernel
def turn_up(s: Record, pile: int, company: int) -> None:
    """S3, S4: the top share of a pile is turned up beside it."""
    leave_pile(s, pile, company)
    s.face_up[pile] = company


@kernel
def put_back(s: Record, seat: int, pile: int) -> None:
    """S4: a seat's share goes face down to the bottom of the pile; whoever knew it knows where it lies."""
    last = s.queue_count[pile]
    s.queue[pile, last] = s.share[seat, pile]
    s.queue_known[pile, last] = s.share_known[seat, pile]
    s.queue_count[pile] += 1
    s.share[seat, pile] = BLANK
    s.share_known[seat, pile] = 0


@kernel
def take_face_up(s: Record, seat: int, pile: int) -> None:
    """S4: a seat takes the share that lies face up; everybody has seen it."""
    s.share[seat, pile] = s.face_up[pile]
    s.share_known[seat, pile] = EVERYONE
    s.face_up[pile] = BLANK


@kernel
def payout(s: Record, seat: int) -> int:
    """S6: what a seat's shares pay, in tenths of a point: pile 0 pays a tenth of its company's points, and so on."""
    tenths = 0
    for pile in range(PILES):
        company = s.share[seat, pile]
        if company != BLANK:
            tenths += (pile + 1) * s.points[company]
    return tenths
