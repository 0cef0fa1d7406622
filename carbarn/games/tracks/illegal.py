"""Why an action is not legal: slow, plain, and written apart from `legality.py`; tests prove that the two agree."""

from typing import Any

from carbarn.core.errors import IllegalAction
from carbarn.core.types import State
from carbarn.games.tracks import actions as kinds
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.checks import exits_of
from carbarn.games.tracks.squares import Square, next_to, outer_sides
from carbarn.games.tracks.state import (
    BLANK,
    DEAL_SHARES,
    DEAL_TILES,
    DRAW_TILE,
    LAST_CHANCE,
    OVER_ALL_PLACED,
    PLACE_DRAWN,
    REFILL_HAND,
    SIDES,
    TURN_UP_SHARES,
    TURNS,
    WHO_BEGINS,
)


class Referee:
    """Judges actions in one state."""

    def __init__(self, board: Board, state: State) -> None:
        self.board = board
        self.s = state[0]

    def judge(self, action: int) -> IllegalAction | None:
        """None if the action is legal; else which rule forbids it."""
        s = self.s
        try:
            kind, p = kinds.parts(self.board, action)
        except IndexError:
            return IllegalAction("C5", "illegal-tracks-no-such-action", action=action)
        if s.phase == OVER_ALL_PLACED:
            return IllegalAction("C15", "illegal-tracks-over")
        by_chance = kind in (kinds.TileComes, kinds.SeatBegins, kinds.ShareComes)
        if s.phase <= LAST_CHANCE:
            if not by_chance:
                return IllegalAction("C5", "illegal-tracks-chance-first")
            return None if self._may_come(kind, p) else IllegalAction("C5", "illegal-tracks-impossible-outcome")
        if by_chance:
            return IllegalAction("C5", "illegal-tracks-not-chance")
        if kind is kinds.Place:
            return self._place(*p)
        return self._draw() if kind is kinds.Draw else self._exchange()

    def _may_come(self, kind: type, p: tuple[Any, ...]) -> bool:
        """Whether chance may bring this now."""
        s = self.s
        if s.phase == WHO_BEGINS:
            return kind is kinds.SeatBegins and p[0] < s.seats
        if s.phase in (DEAL_TILES, REFILL_HAND, DRAW_TILE):
            return kind is kinds.TileComes and bool(s.supply[p[0]] > 0)
        if kind is not kinds.ShareComes:
            return False
        pile, company = p
        if pile != (s.dealt if s.phase in (DEAL_SHARES, TURN_UP_SHARES) else s.pile):
            return False
        if s.pool_count[pile]:
            return bool(s.pool[pile] & 1 << company)
        return bool(s.queue[pile, 0] == company)

    def _draw(self) -> IllegalAction | None:
        """C5, C6: a tile may be drawn while the supply lasts, once."""
        if self.s.phase == PLACE_DRAWN:
            return IllegalAction("C5", "illegal-tracks-already-drawn")
        return None if self.s.supply_count else IllegalAction("C6", "illegal-tracks-supply-empty")

    def _exchange(self) -> IllegalAction | None:
        """S4, S5: instead of placing, and until a company has its points."""
        if self.s.phase == PLACE_DRAWN:
            return IllegalAction("C5", "illegal-tracks-already-drawn")
        if max(self.s.points) >= self.board.file.content["rules"]["exchange_until"]:
            return IllegalAction("S5", "illegal-tracks-no-exchange")
        return None

    def _place(self, square: int, tile: int, turns: int) -> IllegalAction | None:
        """C5, C7, C9: a tile that is the player's to place, on a free square that touches something, not barred."""
        s, board = self.s, self.board
        code = board.kinds[tile] if tile < len(board.kinds) else "–"
        if s.phase == PLACE_DRAWN and tile != s.drawn:
            drawn = board.kinds[s.drawn] if s.drawn != BLANK else "–"
            return IllegalAction("C5", "illegal-tracks-place-drawn", tile=drawn)
        if s.phase != PLACE_DRAWN and tile not in s.hand[s.seat]:
            return IllegalAction("C5", "illegal-tracks-not-in-hand", tile=code)
        name, place = board.square_name(square), board.squares[square]
        if s.tile[square] != BLANK:
            return IllegalAction("C7", "illegal-tracks-occupied", square=name)
        if not self._touches(place):
            return IllegalAction("C7", "illegal-tracks-not-adjacent", square=name)
        if self._barred(place, code, turns) and not self._barred_everywhere(code):
            return IllegalAction("C9", "illegal-tracks-one-tile-line", square=name)
        return None

    def _touches(self, place: Square) -> bool:
        """C7: on the edge of the map, or side by side with a tile."""
        squares = self.board.squares
        beside = [next_to(place, side) for side in range(SIDES)]
        tiles = [squares.index(other) for other in beside if other in squares]
        return bool(outer_sides(*place)) or any(self.s.tile[other] != BLANK for other in tiles)

    def _barred(self, place: Square, code: str, turns: int) -> bool:
        """C9: whether a track of the tile comes in from outside the map and leaves it again."""
        outer = outer_sides(*place)
        exits = exits_of(code)
        return any((exits[(side - turns) % SIDES] + turns) % SIDES in outer for side in outer)

    def _barred_everywhere(self, code: str) -> bool:
        """C9, C16: whether that is so on every square where the tile could go, in every rotation allowed."""
        free = [
            place
            for square, place in enumerate(self.board.squares)
            if self.s.tile[square] == BLANK and self._touches(place)
        ]
        turns = range(TURNS if self.board.options["rotation"] else 1)
        return all(self._barred(place, code, turn) for place in free for turn in turns)
