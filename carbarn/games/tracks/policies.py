"""How the simple bots decide, as kernels: each looks at a view (or a state) and returns the id of an action."""

from carbarn.core.chance import below
from carbarn.core.kernel import kernel, lowest, nth_bit, popcount
from carbarn.core.types import Record, Rng
from carbarn.games.tracks.companies import exchange_open
from carbarn.games.tracks.placing import open_squares
from carbarn.games.tracks.state import BLANK, EDGES, PILES, PLACE_DRAWN, SIDES, SQUARES, STATIONS, TURN
from carbarn.games.tracks.tracing import finish, line_points, oriented

# What a line is worth on average: to finish an own line for less, or another's for more, is a loss.
PAR = 6


@kernel
def tiles_to_place(s: Record) -> int:
    """C5: how many tiles there are to choose from: the one drawn, or the hand."""
    return 1 if s.phase == PLACE_DRAWN else s.hand_count[s.seat]


@kernel
def tile_to_place(s: Record, i: int) -> int:
    """C5: the i-th of them; BLANK for a tile like the one before it."""
    if s.phase == PLACE_DRAWN:
        return s.drawn
    kind = s.hand[s.seat, i]
    return BLANK if i > 0 and s.hand[s.seat, i - 1] == kind else kind


@kernel
def random_policy(b: Record, s: Record, rng: Rng) -> int:
    """Any placement of a tile in hand (or of the one drawn), each as likely; never draws, never exchanges."""
    total = 0
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            for turns in range(b.turns):
                total += popcount(open_squares(b, s, kind, turns))
    pick = below(rng, total)
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            for turns in range(b.turns):
                squares = open_squares(b, s, kind, turns)
                count = popcount(squares)
                if pick < count:
                    return (kind * b.turns + turns) * SQUARES + nth_bit(squares, pick)
                pick -= count
    return b.draw_id


@kernel
def interest(b: Record, s: Record, owner: int) -> int:
    """How much a point of this owner's is worth to the seat to move: its own for it, all others' against it.

    With companies: the tenths that the seat holds of it, against what a seat holds on average.
    """
    if b.companies == 0:
        return s.seats - 1 if owner == s.seat else -1
    held = 0
    for pile in range(PILES):
        if s.share[s.seat, pile] == owner:
            held += pile + 1
    return b.companies * held - PILES * (PILES + 1) // 2


@kernel
def worth(b: Record, s: Record, square: int, tile: int) -> int:
    """C11 to C13: what the lines that a tile would finish are worth to the seat to move."""
    value = 0
    for side in range(SIDES):
        station, end, length = finish(b, s, square, tile, side)
        if station != BLANK:
            owner = b.owner[s.seats, station]
            if owner != BLANK:
                value += interest(b, s, owner) * (line_points(end, length) - PAR)
    return value


@kernel
def company_points(b: Record, s: Record, company: int) -> int:
    """S6: the points of a company, with what a line is worth on average for each that is not finished yet."""
    points: int = s.points[company]
    for station in range(STATIONS):
        if b.owner[s.seats, station] == company and s.front[b.departure[station]] < EDGES:
            points += PAR
    return points


@kernel
def better_share(b: Record, s: Record) -> int:
    """S4: the exchange for a face-up share that should pay at least a line more; BLANK if there is none.

    Every such exchange raises what all shares in hands are worth, so that bots cannot exchange for ever.
    """
    if s.phase != TURN or not exchange_open(b, s):
        return BLANK
    best, most = BLANK, 0
    for pile in range(PILES):
        more = company_points(b, s, s.face_up[pile]) - company_points(b, s, s.share[s.seat, pile])
        if more >= PAR and more * (pile + 1) > most:
            best, most = b.exchange_id + 2 * pile, more * (pile + 1)
    return best


@kernel
def greedy_policy(b: Record, s: Record, rng: Rng) -> int:
    """A beginner: the placement that changes the points most in its favour now; rather than lose any, it draws."""
    exchange = better_share(b, s)
    if exchange != BLANK:
        return exchange
    best, most, equals = BLANK, 0, 0
    for i in range(tiles_to_place(s)):
        kind = tile_to_place(s, i)
        if kind != BLANK:
            for turns in range(b.turns):
                squares = open_squares(b, s, kind, turns)
                while squares:
                    square = lowest(squares)
                    squares &= squares - 1
                    value = worth(b, s, square, oriented(kind, turns))
                    if best == BLANK or value > most:
                        most, equals = value, 0
                    if value == most:
                        equals += 1
                        if below(rng, equals) == 0:
                            best = (kind * b.turns + turns) * SQUARES + square
    if most < 0 and s.phase == TURN and s.supply_count > 0:
        return b.draw_id
    return best
