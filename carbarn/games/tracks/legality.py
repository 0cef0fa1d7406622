"""What may be done, fast: a square a bit. `illegal.py` says the same slowly, with reasons; tests prove it."""

from carbarn.core.kernel import kernel, lowest
from carbarn.core.types import Actions, Record
from carbarn.games.tracks.companies import exchange_open
from carbarn.games.tracks.placing import may_place, open_squares
from carbarn.games.tracks.state import PILES, PLACE_DRAWN, SQUARES, TURN


@kernel
def is_legal(b: Record, s: Record, action: int) -> bool:
    """Whether the seat to move may do this."""
    if action < 0 or action >= b.tile_id or (s.phase != TURN and s.phase != PLACE_DRAWN):
        return False
    if action < b.draw_id:
        way = action // SQUARES
        kind = way // b.turns
        return may_place(s, kind) and open_squares(b, s, kind, way % b.turns) >> (action % SQUARES) & 1 == 1
    if s.phase != TURN:
        return False
    if action == b.draw_id:
        return s.supply_count > 0
    return exchange_open(b, s)


@kernel
def list_placements(b: Record, s: Record, kind: int, out: Actions, count: int) -> int:
    """C7 to C9, C16: every placement of one tile, sorted by id."""
    for turns in range(b.turns):
        squares = open_squares(b, s, kind, turns)
        first = (kind * b.turns + turns) * SQUARES
        while squares:
            out[count] = first + lowest(squares)
            squares &= squares - 1
            count += 1
    return count


@kernel
def legal_actions(b: Record, s: Record, out: Actions) -> int:
    """C5, S4: write every legal action of the seat to move, sorted, and return how many there are."""
    if s.phase == PLACE_DRAWN:
        return list_placements(b, s, s.drawn, out, 0)
    if s.phase != TURN:
        return 0
    count = 0
    for i in range(s.hand_count[s.seat]):
        kind = s.hand[s.seat, i]
        if i == 0 or s.hand[s.seat, i - 1] != kind:
            count = list_placements(b, s, kind, out, count)
    if s.supply_count > 0:
        out[count] = b.draw_id
        count += 1
    if exchange_open(b, s):
        for way in range(2 * PILES):
            out[count] = b.exchange_id + way
            count += 1
    return count
