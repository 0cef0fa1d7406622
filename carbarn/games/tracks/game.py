"""San Francisco Cable Car and its kin, behind the one protocol."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from carbarn.boards.loader import BoardFile
from carbarn.core.errors import BadOption, IllegalAction
from carbarn.core.game import CHANCE, EVERYBODY, OVER, PUBLIC, Action, Batch, Option, Outcomes, Score, Scores
from carbarn.core.types import Actions, Observation, Rng, State
from carbarn.games.tracks import actions, board, entry, notation, observe, playout, rulebook, scoring, words
from carbarn.games.tracks.illegal import Referee
from carbarn.games.tracks.lines import Finish, Line, finished_by, lines_of
from carbarn.games.tracks.state import (
    BLANK,
    DEAL_SHARES,
    DEAL_TILES,
    DRAW_TILE,
    EVERYTHING,
    LAST_CHANCE,
    NOBODY,
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

# Entries of the log that one compiled call may add: enough for every opening deal.
_LONGEST_DEAL = 256


class TracksGame:
    """One map with its options chosen."""

    def __init__(self, file: BoardFile, options: Mapping[str, Any] | None = None) -> None:
        self.board = board.build(file, options or {})
        self._table = self.board.table
        self._out = int(self._table[0].all_ids)
        self._actions: dict[int, Action] = {}

    # What it is

    @property
    def name(self) -> str:
        """The name of the board file."""
        return self.board.file.name

    @property
    def seats(self) -> tuple[int, int]:
        """C1: the least and the most players."""
        return self.board.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """The options as chosen."""
        return self.board.options

    @property
    def choices(self) -> Sequence[Option]:
        """What the table may choose."""
        return board.options_of(self.board.file.content)

    @property
    def hash(self) -> str:
        """A hash of everything that the rules look at."""
        return board.board_hash(self.board)

    @property
    def source(self) -> str | None:
        """The text of a board that is not one of ours, so that a record of it can be replayed anywhere."""
        return self.board.file.text

    @property
    def action_count(self) -> int:
        """How many ids seats' actions have: 0 up to this."""
        return int(self._table[0].tile_id)

    def variant(self, **options: Any) -> "TracksGame":
        """The same map with other options."""
        return TracksGame(self.board.file, {**self.board.options, **options})

    def title(self, locale: str) -> str:
        """What the game is called."""
        titles = self.board.file.content["title"]
        return str(titles.get(locale, titles["en"]))

    def rules(self, locale: str) -> rulebook.Page:
        """The rules page."""
        return rulebook.page(self.board, locale)

    # Playing

    def new(self, seats: int) -> State:
        """C1: a table for so many."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise BadOption("error-seats", seats=repr(seats), least=least, most=most)
        first = BLANK if self.options["first"] == "random" else int(self.options["first"])
        if first >= seats:
            raise BadOption("error-first-seat", first=first, seats=seats)
        state = blank_state()
        entry.start(self._table, state, seats, first)
        return state

    def to_move(self, state: State) -> int:
        """A seat, CHANCE or OVER."""
        phase = state["phase"][0]
        if phase <= LAST_CHANCE:
            return CHANCE
        return OVER if phase >= OVER_ALL_PLACED else int(state["seat"][0])

    def legal(self, state: State) -> Actions:
        """Every legal action of the seat to move, sorted."""
        out = np.empty(self._out, np.int32)
        return out[: entry.legal(self._table, state, out)]

    def is_legal(self, state: State, action: int) -> bool:
        """Whether the seat to move may do this, or chance may."""
        return bool(entry.is_legal(self._table, state, int(action)))

    def chance(self, state: State) -> Outcomes:
        """What chance may do, and how likely each is."""
        if self.to_move(state) != CHANCE:
            return Outcomes(np.empty(0, np.int32), np.empty(0, np.int32))
        ids, weights = np.empty(self._out, np.int32), np.empty(self._out, np.int32)
        count = entry.outcomes(self._table, state, ids, weights)
        return Outcomes(ids[:count], weights[:count])

    def apply(self, state: State, action: int) -> None:
        """Carry out an action or an outcome, in place; refuses what is not legal and names the rule."""
        if not 0 <= action < self._out or not entry.apply(self._table, state, int(action)):
            raise self._refusal(state, action)

    def roll(self, state: State, rng: Rng) -> int:
        """Let chance decide."""
        return int(entry.roll(self._table, state, rng))

    def advance(self, state: State, action: int | None, rng: Rng) -> list[int]:
        """Carry out an action, if any, and what chance has to do after it; returns the entries of the log."""
        log = np.empty(_LONGEST_DEAL, np.int32)
        count = entry.advance(self._table, state, -1 if action is None else int(action), rng, log)
        if count == 0 and action is not None:
            raise self._refusal(state, action)
        done: list[int] = log[:count].tolist()
        return done

    def why_illegal(self, state: State, action: int) -> IllegalAction | None:
        """None if legal; else which rule forbids it."""
        return Referee(self.board, state).judge(int(action))

    def _refusal(self, state: State, action: int) -> IllegalAction:
        refusal = self.why_illegal(state, action)
        assert refusal is not None, f"legal and why_illegal disagree on {action}"
        return refusal

    def scores(self, state: State) -> Scores:
        """C11 to C15, S6: the score as it would be counted now; with companies in tenths of a point."""
        sheet = np.zeros((SEATS, scoring.COLUMNS), np.int32)
        entry.fill_sheet(self._table, state, sheet)
        companies = self.options["companies"]
        seats = []
        for seat in range(int(state["seats"][0])):
            row = [int(n) for n in sheet[seat]]
            points = {name: row[column] for name, column in (_SHARES if companies else _LINES).items()}
            facts = {} if companies else {"finished": row[scoring.FINISHED_COLUMN]}
            seats.append(Score(seat, points, row[scoring.TOTAL_COLUMN], row[scoring.RANK_COLUMN], facts))
        ended = "tiles_placed" if state["phase"][0] == OVER_ALL_PLACED else None
        winners = tuple(score.seat for score in seats if score.rank == 1)
        return Scores(seats, winners, ended, self._unit)

    def lines(self, state: State) -> tuple[Line, ...]:
        """The lines of all stations: owner, squares in order with entry and exit, length, end, points."""
        return lines_of(self.board, state)

    def preview(self, state: State, action: int) -> tuple[Finish, ...]:
        """C13: what a placement would finish, for whom, for how many points; nothing for any other action."""
        kind, parts = actions.parts(self.board, action)
        if kind is not actions.Place or state["tile"][0, parts[0]] != BLANK:
            return ()
        return finished_by(self.board, state, parts[0], parts[1] * TURNS + parts[2])

    @property
    def _unit(self) -> int:
        """S6: with companies every figure is in tenths of a point."""
        return _TENTHS if self.options["companies"] else 1

    # Knowing

    def view(self, state: State, seat: int) -> State:
        """What a seat, or anybody, may know."""
        viewer = NOBODY if seat == PUBLIC else seat
        if viewer != NOBODY and not 0 <= seat < state["seats"][0]:
            raise BadOption("error-no-such-seat", seat=seat, seats=int(state["seats"][0]))
        view = state.copy()
        if state["viewer"][0] == EVERYTHING:
            entry.blank(self._table, view, viewer)
        elif state["viewer"][0] != viewer:
            raise BadOption("error-view-of-view")
        return view

    def sample(self, view: State, rng: Rng) -> State:
        """A full state that this view could come from."""
        state = view.copy()
        if view["viewer"][0] != EVERYTHING:
            entry.imagine(self._table, state, rng)
        return state

    def seen_by(self, state: State, action: int) -> int:
        """C3, C5, S3, S4: tiles and shares that are dealt or drawn are seen by their owner alone."""
        if state["phase"][0] in (DEAL_TILES, REFILL_HAND, DRAW_TILE, DEAL_SHARES, TAKE_SHARE):
            return 1 << int(state["seat"][0])
        return EVERYBODY

    def observe(self, view: State) -> Observation:
        """The view as numbers."""
        return observe.observe(self.board, view)

    @property
    def layout(self) -> Sequence[tuple[str, int, str]]:
        """What the numbers of `observe` mean."""
        return observe.layout(self.board)

    # Words

    def action(self, action: int) -> Action:
        """An id as a typed action."""
        if action not in self._actions:
            kind, parts = actions.parts(self.board, action)
            self._actions[action] = kind(action, notation.text_of(self.board, action), *parts)
        return self._actions[action]

    def text(self, action: int) -> str:
        """The canonical notation."""
        return str(self.action(action))

    def parse(self, state: State, text: str) -> int:
        """The action that a text means."""
        if not isinstance(text, str):
            raise notation.unknown(repr(text))
        return notation.read(self.board, state, text)

    def menu(self, state: State) -> Sequence[int]:
        """C16: legal actions without those that only turn a tile into itself."""
        seen, out = set(), []
        for action in map(self.action, self.legal(state).tolist()):
            way: Any = action.id
            if isinstance(action, actions.Place):
                way = (action.square, action.tile, bytes(self._table[0].exits[action.tile * TURNS + action.turns]))
            if way not in seen:
                out.append(action.id)
            seen.add(way)
        return out

    def describe(self, state: State, action: int, locale: str, reader: int | None = None, who: str = "") -> str:
        """What happens, in words."""
        hidden = reader is not None and (reader < 0 or not self.seen_by(state, action) >> reader & 1)
        sentence = words.describe(self.board, state, action, locale, reader, hidden)
        return f"{who}: {sentence}" if who else sentence

    def show(self, view: State, locale: str) -> Any:
        """The table, for a terminal."""
        from carbarn.games.tracks.show import show  # rich is slow to import

        return show(self.board, view, locale)

    # Policies

    @property
    def policies(self) -> Sequence[str]:
        """The family's own ways to play."""
        return playout.POLICIES

    def decide(self, view: State, policy: str, rng: Rng) -> int:
        """What a policy would do."""
        return int(entry.choose(self._table, view, playout.POLICIES.index(policy), rng))

    def play_out(
        self, seats: int, policies: Sequence[str], seed: int, first: int, games: int, scored: bool = True
    ) -> Batch:
        """Many games in one compiled call."""
        begins = BLANK if self.options["first"] == "random" else int(self.options["first"])
        chosen = np.array([playout.POLICIES.index(policy) for policy in policies], np.int32)
        totals = np.zeros((games if scored else 0, seats), np.int32)
        ranks = np.zeros_like(totals)
        decisions, turns = np.zeros(games, np.int32), np.zeros(games, np.int32)
        playout.play_games(
            self._table, blank_state(), seats, begins, chosen, seed, first, totals, ranks, decisions, turns
        )
        return Batch(totals, ranks, decisions, turns, self._unit)
