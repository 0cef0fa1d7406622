"""San Francisco Cable Car and its kin, behind the one protocol."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from carbarn.boards.loader import BoardFile
from carbarn.core.compiled import CompiledGame
from carbarn.core.errors import IllegalAction
from carbarn.core.findings import Finding, Sketch
from carbarn.core.game import EVERYBODY, Action, Option, Score, Scores
from carbarn.core.guide import Guide
from carbarn.core.types import Image, State
from carbarn.games.tracks import (
    actions,
    board,
    entry,
    facts,
    findings,
    fleet,
    notation,
    observe,
    playout,
    rulebook,
    scoring,
    words,
)
from carbarn.games.tracks.guide import TracksGuide
from carbarn.games.tracks.illegal import Referee
from carbarn.games.tracks.lines import Line, lines_of
from carbarn.games.tracks.mind import fresh_minds
from carbarn.games.tracks.state import (
    DEAL_SHARES,
    DEAL_TILES,
    DRAW_TILE,
    LAST_CHANCE,
    OVER_ALL_PLACED,
    REFILL_HAND,
    SEATS,
    TAKE_SHARE,
    TURNS,
    blank_state,
)

# The columns of a score sheet that are points: of a seat's own lines, or of its shares.
_LINES = {"lines": scoring.LINES_COLUMN, "power_station": scoring.POWER_COLUMN}
_SHARES = {"shares": scoring.SHARES_COLUMN}
_TENTHS = 10  # S6: payouts are exact to a tenth of a point
# Chance moves that concern one seat: what it is dealt or draws, seen by nobody else.
_DEALT = (DEAL_TILES, REFILL_HAND, DRAW_TILE, DEAL_SHARES, TAKE_SHARE)


class TracksGame(CompiledGame):
    """One map with its options chosen."""

    doors: ClassVar[Any] = entry
    play_games = staticmethod(playout.play_games)
    learning: ClassVar[Any] = fleet
    no_marks = staticmethod(observe.no_marks)
    layout_version = observe.VERSION
    fresh_minds = staticmethod(fresh_minds)
    blank_state = staticmethod(blank_state)
    last_chance = LAST_CHANCE
    first_over = OVER_ALL_PLACED
    policies = playout.POLICIES

    def __init__(self, file: BoardFile, options: Mapping[str, Any] | None = None) -> None:
        self.board = board.build(file, options or {})
        super().__init__(self.board)
        self._facts = facts.TracksFacts(self.board)

    @property
    def choices(self) -> Sequence[Option]:
        """What the table may choose."""
        return board.options_of(self.board.file.content)

    @property
    def hash(self) -> str:
        """A hash of everything that the rules look at."""
        return board.board_hash(self.board)

    @functools.cached_property
    def action_count(self) -> int:
        """How many ids seats' actions have: 0 up to this."""
        return int(self._table[0].tile_id)

    def variant(self, **options: Any) -> "TracksGame":
        """The same map with other options."""
        return TracksGame(self.board.file, {**self.board.options, **options})

    def rules(self, locale: str) -> rulebook.Page:
        """The rules page."""
        return rulebook.page(self.board, locale)

    def why_illegal(self, state: State, action: int) -> IllegalAction | None:
        """None if legal; else which rule forbids it."""
        return Referee(self.board, state).judge(int(action))

    def scores(self, state: State) -> Scores:
        """C11 to C15, S6: the score as it would be counted now; with companies in tenths of a point."""
        sheet = np.zeros((SEATS, scoring.COLUMNS), np.int32)
        entry.fill_sheet(self._table, state, sheet)
        companies = self.options["companies"]
        seats = []
        for seat in range(int(state["seats"][0])):
            row = [int(n) for n in sheet[seat]]
            points = {name: row[column] for name, column in (_SHARES if companies else _LINES).items()}
            told = {} if companies else {"finished": row[scoring.FINISHED_COLUMN]}
            seats.append(Score(seat, points, row[scoring.TOTAL_COLUMN], row[scoring.RANK_COLUMN], told))
        ended = facts.ENDED if state["phase"][0] == OVER_ALL_PLACED else None
        winners = tuple(score.seat for score in seats if score.rank == 1)
        return Scores(seats, winners, ended, self.unit)

    def lines(self, state: State) -> tuple[Line, ...]:
        """The lines of all stations: owner, squares in order with entry and exit, length, end, points."""
        return lines_of(self.board, state)

    @property
    def unit(self) -> int:
        """S6: with companies every figure is in tenths of a point."""
        return _TENTHS if self.options["companies"] else 1

    def seen_by(self, state: State, action: int) -> int:
        """C3, C5, S3, S4: tiles and shares that are dealt or drawn are seen by their owner alone."""
        return 1 << int(state["seat"][0]) if state["phase"][0] in _DEALT else EVERYBODY

    def concerns(self, state: State) -> int:
        """The seat that decides, or that chance deals to; CHANCE when it concerns everybody."""
        return int(state["seat"][0]) if state["phase"][0] in _DEALT else self.to_move(state)

    def guide(self, style: str) -> Guide:
        """What the family knows for those who think ahead."""
        return TracksGuide(self, style)

    @property
    def layout(self) -> Sequence[tuple[str, int, str]]:
        """What the numbers of `observe` mean."""
        return observe.layout(self.board)

    def typed(self, action: int) -> Action:
        """An id as a typed action, made anew."""
        kind, parts = actions.parts(self.board, action)
        return kind(action, notation.text_of(self.board, action), *parts)

    def parse(self, state: State, text: str) -> int:
        """The action that a text means."""
        if not isinstance(text, str):
            raise notation.unknown(repr(text))
        return notation.read(self.board, state, text)

    def board_facts(self, locale: str) -> dict[str, Any]:
        """What never changes during a game, ready for JSON."""
        return {**self.shared_board_facts(locale), **facts.board_facts(self.board, locale)}

    def view_facts(self, view: State, public: Mapping[str, Any] | None) -> dict[str, Any]:
        """A view ready for JSON."""
        return self._facts.of(view, public)

    def named_parts(self, action: Any) -> dict[str, Any]:
        """The parts of a typed action by name, ready for JSON."""
        return facts.named_parts(self.board, action)

    def preview(self, view: State, action: int) -> dict[str, Any]:
        """C13: the lines that a placement would extend or finish."""
        return self._facts.preview(view, self.action(int(action)))

    def findings(self, seats: int, log: list[int]) -> Sequence[Finding]:
        """What a finished game tells those who study it."""
        return findings.findings(self, self.board, seats, log)

    def sketch(self, locale: str) -> Sketch:
        """The map in a few strokes."""
        return findings.sketch(self.board, locale)

    def same(self, action: Action) -> object:
        """C16: turning a tile into itself is no other way to place it."""
        if not isinstance(action, actions.Place):
            return action.id
        return action.square, action.tile, bytes(self._table[0].exits[action.tile * TURNS + action.turns])

    def sentence(self, state: State, action: int, locale: str, reader: int | None, hidden: bool) -> str:
        """What happens, in words."""
        return words.describe(self.board, state, action, locale, reader, hidden)

    def choice(self, view: State, action: int, locale: str) -> str:
        """What the viewer may do, said to the viewer."""
        return words.choice(self.board, view, int(action), locale)

    def show(self, view: State, locale: str) -> Any:
        """The table, for a terminal."""
        from carbarn.games.tracks.show import show  # rich is slow to import

        return show(self.board, view, locale)

    def picture(self, view: State) -> Image:
        """The board, as an image."""
        from carbarn.games.tracks.drawing import Drawing  # Pillow comes with an extra

        return Drawing(self.board_facts("en"), self.facts(view)).image()
