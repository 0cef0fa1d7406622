"""Positions of Cable Car written as text pictures.

A picture has one word a square: `....` for a free one, a tile's code for a tile, `aacb2` for one turned by two quarter
turns, `####` for the power station. Rows that are left out at the bottom are free.
"""

from typing import Any

import carbarn
from carbarn.core.errors import IllegalAction
from carbarn.core.types import State
from carbarn.games.tracks import board as boards
from carbarn.games.tracks import entry
from carbarn.games.tracks.state import BLANK, PLACE_DRAWN, SQUARES, TURN
from tests.tracks.slow import POWER
from tests.tracks.slow import SQUARES as PLACES


class Table:
    """A game at a position, with every tile placed by the engine's own tracer."""

    def __init__(self, picture: str = "", seats: int = 2, hands: str = "", **options: Any) -> None:
        self.game: Any = carbarn.game("cable_car", first=0, **options)
        self.state: State = self.game.new(seats)
        self.deal(hands)
        rows = [line.split() for line in picture.strip().splitlines()]
        for r, row in enumerate(rows):
            assert len(row) == 8, row
            for c, word in enumerate(row):
                assert (word == "####") == ((r, c) in POWER)
                if word not in ("....", "####"):
                    self.force(PLACES.index((r, c)), word)

    @property
    def s(self) -> Any:
        return self.state[0]

    def deal(self, hands: str) -> None:
        """Deal shares as they come, then the named tiles: seats separated by commas; others get straight crossings."""
        game, size = self.game, int(self.game.board.table[0].hand_size)
        while game.text(int(game.chance(self.state).ids[0])).startswith("share"):
            game.apply(self.state, int(game.chance(self.state).ids[0]))
        named = [hand.split() for hand in hands.split(",")] if hands else []
        for seat in range(int(self.s.seats)):
            hand = named[seat] if seat < len(named) else []
            for i in range(size):
                self.chance(f"tile {hand[i]}" if i < len(hand) else self.any_tile())

    def any_tile(self) -> str:
        """The commonest tile of the supply."""
        outcomes = self.game.chance(self.state)
        return str(self.game.text(int(outcomes.ids[outcomes.weights.argmax()])))

    def force(self, square: int, word: str) -> None:
        """Put a tile on a square, whatever the rules of placing say; it comes out of the supply."""
        kind, turns = self.game.board.kinds.index(word[:4]), int(word[4:] or 0)
        if self.s.supply[kind] > 0:
            self.s.supply[kind] -= 1
            self.s.supply_count -= 1
        _put(self.game.board, self.state, square, kind * 4 + turns)

    def chance(self, text: str) -> None:
        self.game.apply(self.state, self.game.parse(self.state, text))

    def do(self, text: str) -> None:
        """An action; the hand is refilled with the commonest tile."""
        self.game.apply(self.state, self.game.parse(self.state, text))
        if self.game.to_move(self.state) == -1:
            self.chance(self.any_tile())

    def squares(self, code: str, turns: int | None = None) -> set[str]:
        """Where a tile in hand may go."""
        found = set()
        for action in map(self.game.action, self.game.legal(self.state).tolist()):
            if action.kind == "place" and self.game.board.kinds[action.tile] == code and turns in (None, action.turns):
                found.add(self.game.board.square_name(action.square))
        return found

    def refused(self, text: str) -> str:
        """The rule that forbids an action, and nothing is changed."""
        before = self.state.tobytes()
        try:
            self.game.apply(self.state, self.game.parse(self.state, text))
        except IllegalAction as error:
            assert self.state.tobytes() == before
            assert error.rule in str(error)
            return str(error.rule)
        raise AssertionError(f"{text} was allowed")

    def hand(self, *codes: str, seat: int | None = None) -> None:
        """Give a seat these tiles, without asking where they come from."""
        seat = int(self.s.seat) if seat is None else seat
        self.s.hand[seat] = BLANK
        for i, kind in enumerate(sorted(self.game.board.kinds.index(code) for code in codes)):
            self.s.hand[seat, i] = kind
        self.s.hand_count[seat] = len(codes)

    def no_supply(self) -> None:
        self.s.supply[:] = 0
        self.s.supply_count = 0

    def line(self, station: int) -> Any:
        return self.game.lines(self.state)[station - 1]

    def points(self) -> list[int]:
        return [score.total for score in self.game.scores(self.state).seats]


def _put(board: boards.Board, state: State, square: int, tile: int) -> None:
    """Through the door that placements use: as the seat's drawn tile, with every square open."""
    s = state[0]
    seat, turns = int(s.seat), int(s.turns)
    table = board.table.copy()
    table["turns"], table["banned"] = 4, 0
    table["draw_id"] = 24 * 4 * SQUARES
    table["exchange_id"] = table["draw_id"] + 1
    table["tile_id"] = table["exchange_id"] + 8
    s.phase, s.drawn = PLACE_DRAWN, tile // 4
    s.frontier |= 1 << square
    assert entry.apply(table, state, tile * SQUARES + square)
    s.seat, s.turns, s.phase = seat, turns, TURN
