"""What a seat may know, and worlds that fit it.

A view holds what a player with a perfect memory knows: everything public, the own hand and shares, shares of others
that have lain face up or that the seat itself put back, and where those lie now. All else is BLANK.
"""

from carbarn.core.chance import below
from carbarn.core.kernel import bit, kernel, nth_bit, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.tracks.state import (
    BLANK,
    EVERYTHING,
    HAND,
    KINDS,
    OVER_ALL_PLACED,
    PILES,
    PLACE_DRAWN,
    PUBLIC_BIT,
    SQUARES,
    TURNS,
)


@kernel
def blank_tiles(s: Record, viewer: int) -> None:
    """C3, C5: nobody sees another's hand, a tile another has just drawn, or the supply."""
    for seat in range(s.seats):
        if seat != viewer:
            for i in range(HAND):
                s.hand[seat, i] = BLANK
    if s.seat != viewer:
        s.drawn = BLANK
    for kind in range(KINDS):
        s.supply[kind] = BLANK


@kernel
def blank_shares(b: Record, s: Record, viewer: int) -> None:
    """S3, S4: shares that the viewer has never seen are blank; the pool is every share the viewer cannot place.

    Who knows a share is public, because everybody sees who puts one back and who takes the one that lies face up.
    """
    bit = PUBLIC_BIT if viewer < 0 else viewer
    for pile in range(PILES):
        unseen = without((1 << b.companies) - 1, s.face_up[pile])
        for seat in range(s.seats):
            if s.share_known[seat, pile] >> bit & 1 == 0:
                s.share[seat, pile] = BLANK
            unseen = without(unseen, s.share[seat, pile])
        for i in range(s.queue_count[pile]):
            if s.queue_known[pile, i] >> bit & 1 == 0:
                s.queue[pile, i] = BLANK
            unseen = without(unseen, s.queue[pile, i])
        s.pool[pile] = unseen


@kernel
def without(companies: int, company: int) -> int:
    """A set of companies without one of them, or as it is for a BLANK."""
    return companies & ~bit(company) if company != BLANK else companies


@kernel
def blank(b: Record, s: Record, viewer: int) -> None:
    """Turn a copy of a state into the view of a seat, or of NOBODY. At the end all shares are shown (S6)."""
    s.viewer = viewer
    blank_tiles(s, viewer)
    if b.companies and s.phase != OVER_ALL_PLACED:
        blank_shares(b, s, viewer)


@kernel
def count_unseen_tiles(b: Record, s: Record) -> int:
    """In a view: make the supply every tile that is neither placed nor known to be in a hand; returns how many."""
    for kind in range(KINDS):
        s.supply[kind] = b.tiles[kind]
    left = SQUARES
    for square in range(SQUARES):
        if s.tile[square] != BLANK:
            s.supply[s.tile[square] // TURNS] -= 1
            left -= 1
    for seat in range(s.seats):
        for i in range(s.hand_count[seat]):
            if s.hand[seat, i] != BLANK:
                s.supply[s.hand[seat, i]] -= 1
                left -= 1
    if s.drawn != BLANK:
        s.supply[s.drawn] -= 1
        left -= 1
    return left


@kernel
def take_unseen_tile(s: Record, left: int, rng: Rng) -> int:
    """Take one of the unseen tiles, each as likely."""
    n = below(rng, left)
    kind = 0
    while n >= s.supply[kind]:
        n -= s.supply[kind]
        kind += 1
    s.supply[kind] -= 1
    return kind


@kernel
def deal_unseen_tiles(b: Record, s: Record, rng: Rng) -> None:
    """Deal the unseen tiles to the hands that miss some, and as the tile drawn; the rest is the supply."""
    left = count_unseen_tiles(b, s)
    if s.phase == PLACE_DRAWN and s.drawn == BLANK:
        s.drawn = take_unseen_tile(s, left, rng)
        left -= 1
    for seat in range(s.seats):
        if s.hand[seat, 0] == BLANK:
            for n in range(s.hand_count[seat]):
                kind = take_unseen_tile(s, left, rng)
                left -= 1
                i = n  # a hand is sorted
                while i > 0 and s.hand[seat, i - 1] > kind:
                    s.hand[seat, i] = s.hand[seat, i - 1]
                    i -= 1
                s.hand[seat, i] = kind


@kernel
def take_unseen_share(s: Record, pile: int, rng: Rng) -> int:
    """Take one of a pile's unseen shares, each as likely."""
    company = nth_bit(s.pool[pile], below(rng, popcount(s.pool[pile])))
    s.pool[pile] &= ~(1 << company)
    return company


@kernel
def deal_unseen_shares(s: Record, rng: Rng) -> None:
    """Deal the unseen shares to hands and queues, each as likely; the rest is the pool."""
    for pile in range(PILES):
        for seat in range(s.seats):
            holds = s.share_known[seat, pile] != 0  # not before the deal, nor between putting back and taking
            if holds and s.share[seat, pile] == BLANK:
                s.share[seat, pile] = take_unseen_share(s, pile, rng)
        for i in range(s.queue_count[pile]):
            if s.queue[pile, i] == BLANK:
                s.queue[pile, i] = take_unseen_share(s, pile, rng)


@kernel
def imagine(b: Record, s: Record, rng: Rng) -> None:
    """Turn a copy of a view into a full state that it could come from."""
    deal_unseen_tiles(b, s, rng)
    if b.companies and s.phase != OVER_ALL_PLACED:
        deal_unseen_shares(s, rng)
    s.viewer = EVERYTHING
