"""What chance may do next, and how likely each outcome is."""

from carbarn.core.chance import below
from carbarn.core.kernel import kernel, nth_bit
from carbarn.core.types import Actions, Record, Rng
from carbarn.games.tracks.companies import share_weight
from carbarn.games.tracks.state import (
    COMPANIES,
    DEAL_SHARES,
    DEAL_TILES,
    DRAW_TILE,
    KINDS,
    PILES,
    REFILL_HAND,
    TURN_UP_SHARES,
    WHO_BEGINS,
)
from carbarn.games.tracks.turn import happen


@kernel
def tile_comes(s: Record) -> bool:
    """Whether chance deals a tile now, and not a share or a seat."""
    return s.phase == REFILL_HAND or s.phase == DRAW_TILE or s.phase == DEAL_TILES


@kernel
def pile_now(s: Record) -> int:
    """S3, S4: the pile from which the next share comes."""
    if s.phase == DEAL_SHARES or s.phase == TURN_UP_SHARES:
        return s.dealt
    return s.pile


@kernel
def outcome_base(b: Record, s: Record) -> int:
    """The id of outcome 0 of the kind that chance decides now."""
    if tile_comes(s):
        return b.tile_id
    if s.phase == WHO_BEGINS:
        return b.seat_id
    return b.share_id


@kernel
def weight(s: Record, outcome: int) -> int:
    """How likely an outcome is, as a whole number; 0 for what cannot happen."""
    if outcome < 0:
        return 0
    if tile_comes(s):
        return s.supply[outcome] if outcome < KINDS else 0
    if s.phase == WHO_BEGINS:
        return 1 if outcome < s.seats else 0
    if outcome >= PILES * COMPANIES or outcome // COMPANIES != pile_now(s):
        return 0
    return share_weight(s, outcome // COMPANIES, outcome % COMPANIES)


@kernel
def outcomes(b: Record, s: Record, ids: Actions, weights: Actions) -> int:
    """Write every possible outcome and its weight, sorted by id, and return how many there are."""
    base = outcome_base(b, s)
    count = 0
    for outcome in range(b.all_ids - base):
        w = weight(s, outcome)
        if w > 0:
            ids[count] = base + outcome
            weights[count] = w
            count += 1
    return count


@kernel
def draw_tile(s: Record, rng: Rng) -> int:
    """A tile of the supply, each as likely as the next."""
    left = below(rng, s.supply_count)
    drawn = 0
    for kind in range(KINDS - 1):  # without a branch: a processor cannot guess where it would end
        left -= s.supply[kind]
        drawn += left >= 0
    return drawn


@kernel
def draw_share(s: Record, rng: Rng) -> int:
    """The top share of a pile: any of its pool, each as likely, or else the first that was put back."""
    pile = pile_now(s)
    if s.pool_count[pile] > 0:
        return pile * COMPANIES + nth_bit(s.pool[pile], below(rng, s.pool_count[pile]))
    return pile * COMPANIES + s.queue[pile, 0]


@kernel
def roll(b: Record, s: Record, lots: Rng, tiles: Rng, shares: Rng) -> int:
    """Let chance decide: pick an outcome, carry it out, return its id. Each deck has random numbers of its own."""
    if tile_comes(s):
        outcome = draw_tile(s, tiles)
    elif s.phase == WHO_BEGINS:
        outcome = below(lots, s.seats)
    else:
        outcome = draw_share(s, shares)
    action = outcome_base(b, s) + outcome
    happen(b, s, outcome)
    return action
