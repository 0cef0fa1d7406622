"""Ticket to Ride and its kin, behind the one protocol."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from carbarn.boards.loader import BoardFile
from carbarn.core.compiled import CompiledGame
from carbarn.core.errors import IllegalAction, UnknownName
from carbarn.core.findings import Finding, Sketch
from carbarn.core.game import EVERYBODY, Action, Option, Score, Scores
from carbarn.core.guide import Guide
from carbarn.core.types import Actions, Image, State
from carbarn.games.routes import (
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
from carbarn.games.routes.guide import RoutesGuide
from carbarn.games.routes.illegal import Referee
from carbarn.games.routes.mind import fresh_minds
from carbarn.games.routes.state import (
    CHOOSE_TICKETS,
    DEAL_HANDS,
    DEAL_TICKETS,
    DRAW_BLIND,
    LAST_CHANCE,
    OVER_BY_LAST_ROUND,
    SEATS,
    blank_state,
)

# The columns of a score sheet that are points, in the order in which they are counted.
_SOURCES = {
    "routes": scoring.ROUTES_COLUMN,
    "tickets_made": scoring.MADE_COLUMN,
    "tickets_missed": scoring.MISSED_COLUMN,
    "longest_path": scoring.LONGEST_COLUMN,
    "most_tickets": scoring.MOST_TICKETS_COLUMN,
    "tokens": scoring.TOKENS_COLUMN,
}


class RoutesGame(CompiledGame):
    """One map with its options chosen."""

    doors: ClassVar[Any] = entry
    play_games = staticmethod(playout.play_games)
    learning: ClassVar[Any] = fleet
    no_marks = staticmethod(observe.no_marks)
    layout_version = observe.VERSION
    fresh_minds = staticmethod(fresh_minds)
    blank_state = staticmethod(blank_state)
    last_chance = LAST_CHANCE
    first_over = OVER_BY_LAST_ROUND
    policies = playout.POLICIES

    def __init__(self, file: BoardFile, options: Mapping[str, Any] | None = None) -> None:
        self.board = board.build(file, options or {})
        super().__init__(self.board)
        self._reader: notation.Reader | None = None
        self._facts = facts.RoutesFacts(self.board)

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
        return int(self._table[0].card_id)

    def variant(self, **options: Any) -> "RoutesGame":
        """The same map with other options."""
        return RoutesGame(self.board.file, {**self.board.options, **options})

    def rules(self, locale: str) -> rulebook.Page:
        """The rules page."""
        return rulebook.page(self.board, locale)

    def why_illegal(self, state: State, action: int) -> IllegalAction | None:
        """None if legal; else which rule forbids it."""
        return Referee(self.board, state).judge(int(action))

    def scores(self, state: State) -> Scores:
        """U25 to U27, F21 to F23: the score as it would be counted now."""
        sheet = np.zeros((SEATS, scoring.COLUMNS), np.int32)
        entry.fill_sheet(self._table, state, sheet)
        seats = []
        for seat in range(int(state["seats"][0])):
            row = [int(n) for n in sheet[seat]]
            points = {name: row[column] for name, column in _SOURCES.items() if self._counts(name)}
            told = {"completed": row[scoring.COMPLETED_COLUMN]}
            if self.board.rules["longest_path_bonus"]:
                told["path"] = row[scoring.PATH_COLUMN]
            seats.append(Score(seat, points, row[scoring.TOTAL_COLUMN], row[scoring.RANK_COLUMN], told))
        phase = state["phase"][0]
        ended = None
        if phase >= OVER_BY_LAST_ROUND:
            ended = facts.ENDS[phase - OVER_BY_LAST_ROUND]
        return Scores(seats, tuple(score.seat for score in seats if score.rank == 1), ended)

    def _counts(self, source: str) -> bool:
        """Whether a source of points is in play on this map."""
        rules = self.board.rules
        used = {
            "longest_path": rules["longest_path_bonus"],
            "most_tickets": rules["most_tickets_bonus"],
            "tokens": len(self.board.symbols),
        }
        return bool(used.get(source, True))

    def seen_by(self, state: State, action: int) -> int:
        """U3, U4, U7, U21: cards dealt or drawn blind, tickets and their choice are seen by their owner alone."""
        if state["phase"][0] in (DEAL_HANDS, DRAW_BLIND, DEAL_TICKETS, CHOOSE_TICKETS):
            return 1 << int(state["seat"][0])
        return EVERYBODY

    def concerns(self, state: State) -> int:
        """The seat that decides, or that chance deals to; CHANCE when it concerns everybody."""
        if state["phase"][0] in (DEAL_HANDS, DRAW_BLIND, DEAL_TICKETS):
            return int(state["seat"][0])
        return self.to_move(state)

    def guide(self, style: str) -> Guide:
        """What the family knows for those who think ahead."""
        return RoutesGuide(self.board, style)

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
        if self._reader is None:
            self._reader = notation.Reader(self.board)
        if not isinstance(text, str):
            raise UnknownName("error-unknown-action", text=repr(text)[:80], examples=notation.EXAMPLES)
        return self._reader.read(text, lambda: {int(id) for id in self.legal(state)})

    def board_facts(self, locale: str) -> dict[str, Any]:
        """What never changes during a game, ready for JSON."""
        return {**self.shared_board_facts(locale), **facts.board_facts(self.board, locale)}

    def view_facts(self, view: State, public: Mapping[str, Any] | None) -> dict[str, Any]:
        """A view ready for JSON."""
        return self._facts.of(view, public)

    def named_parts(self, action: Any) -> dict[str, Any]:
        """The parts of a typed action by name, ready for JSON."""
        return facts.named_parts(self.board, action)

    def early(self, view: State, seat: int) -> Actions:
        """U4, F4: opening tickets, which every seat may choose at once."""
        return self._facts.early(view, seat)

    def preview(self, view: State, action: int) -> dict[str, Any]:
        """U15, U20: what a claim earns and what it costs."""
        return facts.preview(self.board, self.action(int(action)))

    def findings(self, seats: int, log: list[int]) -> Sequence[Finding]:
        """What a finished game tells those who study it."""
        return findings.findings(self, self.board, seats, log)

    def sketch(self, locale: str) -> Sketch:
        """The map in a few strokes."""
        return findings.sketch(self.board, locale)

    def same(self, action: Action) -> object:
        """U15, U18: one payment for each colour, with the fewest wilds, and one track where both are the same."""
        if not isinstance(action, actions.Claim):
            return action.id
        route = self.board.routes[action.route]
        return route.a.id, route.b.id, route.colour, action.colour

    def sentence(self, state: State, action: int, locale: str, reader: int | None, hidden: bool) -> str:
        """What happens, in words."""
        return words.describe(self.board, state, action, locale, hidden)

    def choice(self, view: State, action: int, locale: str) -> str:
        """What the viewer may do, said to the viewer."""
        return words.choice(self.board, view, int(action), locale)

    def show(self, view: State, locale: str) -> Any:
        """The table, for a terminal."""
        from carbarn.games.routes.show import show  # rich is slow to import

        return show(self.board, view, locale)

    def picture(self, view: State) -> Image:
        """The board, as an image."""
        from carbarn.games.routes.drawing import Drawing  # Pillow comes with an extra

        return Drawing(self.board_facts("en"), self.facts(view)).image()
