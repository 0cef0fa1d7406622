"""How the game goes on: setup, placing, drawing, exchanging, the end of a turn. Every function changes the state."""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.tracks.companies import put_back, take_face_up, take_top, turn_up
from carbarn.games.tracks.placing import into_hand, out_of_hand, put, square_of, tile_of
from carbarn.games.tracks.state import (
    BLANK,
    COMPANIES,
    DEAL_SHARES,
    DEAL_TILES,
    DRAW_TILE,
    KINDS,
    OVER_ALL_PLACED,
    PILES,
    PLACE_DRAWN,
    REFILL_HAND,
    TAKE_SHARE,
    TURN,
    TURN_UP_SHARE,
    TURN_UP_SHARES,
    TURNS,
    WHO_BEGINS,
)


@kernel
def start(b: Record, s: Record, seats: int, first: int) -> None:
    """C1 to C4, S1: lay everything out; `first` is the seat that begins, or BLANK to draw lots."""
    s.seats = seats
    s.frontier = b.edge
    s.supply_count = 0
    for kind in range(KINDS):
        s.supply[kind] = b.tiles[kind]
        s.supply_count += b.tiles[kind]
    if b.companies:
        for pile in range(PILES):
            s.pool[pile] = (1 << b.companies) - 1
            s.pool_count[pile] = b.companies
    if first == BLANK:
        s.phase = WHO_BEGINS
    else:
        begin_with(b, s, first)


@kernel
def begin_with(b: Record, s: Record, seat: int) -> None:
    """C4: this seat begins; now the shares are dealt, if there are any, or the tiles."""
    s.first = seat
    s.seat = seat
    s.phase = DEAL_SHARES if b.companies else DEAL_TILES


@kernel
def deal_share(s: Record, company: int) -> None:
    """S3: each player is dealt one share of each pile; then the top shares are turned up."""
    take_top(s, s.seat, s.dealt, company)
    s.dealt += 1
    if s.dealt == PILES:
        s.dealt = 0
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.first:
            s.phase = TURN_UP_SHARES


@kernel
def set_out_share(s: Record, company: int) -> None:
    """S3: the top share of each pile is turned face up; the tiles follow."""
    turn_up(s, s.dealt, company)
    s.dealt += 1
    if s.dealt == PILES:
        s.dealt = 0
        s.phase = DEAL_TILES


@kernel
def leave_supply(s: Record, kind: int) -> None:
    """A tile leaves the supply."""
    s.supply[kind] -= 1
    s.supply_count -= 1


@kernel
def deal_tile(b: Record, s: Record, kind: int) -> None:
    """C3, C17: one tile of the opening hands; the first turn follows the last one."""
    leave_supply(s, kind)
    into_hand(s, s.seat, kind)
    s.dealt += 1
    if s.dealt == b.hand_size:
        s.dealt = 0
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.first:
            s.phase = TURN
            s.turns = 1


@kernel
def refill(b: Record, s: Record, kind: int) -> None:
    """C5: after placing a hand tile the player draws a new one."""
    leave_supply(s, kind)
    into_hand(s, s.seat, kind)
    end_turn(b, s)


@kernel
def draw(s: Record, kind: int) -> None:
    """C5: the tile drawn has to be placed; the hand stays."""
    leave_supply(s, kind)
    s.drawn = kind
    s.phase = PLACE_DRAWN


@kernel
def place(b: Record, s: Record, square: int, tile: int) -> None:
    """C5, C6: a hand tile is placed, and replaced while the supply lasts; a drawn tile ends the turn."""
    put(b, s, square, tile)
    if s.phase == PLACE_DRAWN:
        s.drawn = BLANK
        end_turn(b, s)
        return
    out_of_hand(s, s.seat, tile // TURNS)
    if s.supply_count > 0:
        s.phase = REFILL_HAND
    else:
        end_turn(b, s)


@kernel
def exchange(s: Record, pile: int, top: int) -> None:
    """S4: put the own share under its pile, then take the one face up, which is replaced, or the top one."""
    put_back(s, s.seat, pile)
    s.pile = pile
    if top:
        s.phase = TAKE_SHARE
    else:
        take_face_up(s, s.seat, pile)
        s.phase = TURN_UP_SHARE


@kernel
def end_turn(b: Record, s: Record) -> None:
    """C4, C6, C15: with every square filled the game is over; else the next player who has a tile goes on."""
    s.pile = BLANK
    if s.occupied == b.all_squares:
        s.phase = OVER_ALL_PLACED
        return
    s.seat = (s.seat + 1) % s.seats
    while s.hand_count[s.seat] == 0:
        s.seat = (s.seat + 1) % s.seats
    s.turns += 1
    s.phase = TURN


@kernel
def decide(b: Record, s: Record, action: int) -> None:
    """C5, S4: a turn is one of: place a tile in hand, draw one and place it, exchange a share."""
    if action < b.draw_id:
        place(b, s, square_of(action), tile_of(b, action))
    elif action == b.draw_id:
        s.phase = DRAW_TILE
    else:
        way = action - b.exchange_id
        exchange(s, way // 2, way % 2)


@kernel
def happen(b: Record, s: Record, outcome: int) -> None:
    """Carry out what chance decided."""
    phase = s.phase
    if phase == REFILL_HAND:
        refill(b, s, outcome)
    elif phase == DRAW_TILE:
        draw(s, outcome)
    elif phase == DEAL_TILES:
        deal_tile(b, s, outcome)
    elif phase == WHO_BEGINS:
        begin_with(b, s, outcome)
    elif phase == DEAL_SHARES:
        deal_share(s, outcome % COMPANIES)
    elif phase == TURN_UP_SHARES:
        set_out_share(s, outcome % COMPANIES)
    elif phase == TAKE_SHARE:
        take_top(s, s.seat, s.pile, outcome % COMPANIES)
        end_turn(b, s)
    else:
        turn_up(s, s.pile, outcome % COMPANIES)
        end_turn(b, s)
