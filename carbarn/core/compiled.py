"""What every game has in common whose rules are kernels over one record: the passage from Python through its doors.

A family subclasses `CompiledGame` and names its doors; what is left to it is what makes it a game of its own: its
board, its scores, who sees what, and its words. A game that is not compiled need not use this: the protocol is enough.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from carbarn.core import registry
from carbarn.core.errors import BadOption, IllegalAction, NotToMove
from carbarn.core.fleet import Fleet
from carbarn.core.game import CHANCE, OVER, PUBLIC, Action, Batch, Option, Outcomes
from carbarn.core.guide import Guide
from carbarn.core.lanes import TERMS
from carbarn.core.rewards import HUNDRED, REWARDS
from carbarn.core.types import Actions, Counts, Observation, Rng, State, copied, restored
from carbarn.core.words import say

FULL = -1  # the viewer of a state that is nobody's view
SIMPLE = frozenset(("random", "greedy"))  # policies that need no plan
RANDOM = -1  # who begins: drawn by lot
_LONGEST_DEAL = 256  # entries of the log that one compiled call may add: enough for every opening deal


class CompiledGame(ABC):
    """A game played by kernels. States have `phase`, `seat`, `seats` and `viewer`, the table has `all_ids`."""

    doors: ClassVar[Any]  # the family's module of doors: start, legal, is_legal, apply, advance, roll, outcomes, …
    play_games: ClassVar[Any]  # its door for whole games
    learning: ClassVar[Any]  # its module of doors for learning: look, pay, step_fleet
    no_marks: ClassVar[Any]  # makes what empty rows of an observation show
    blank_state: ClassVar[Any]  # makes a state in which nothing is known
    last_chance: ClassVar[int]  # phases up to this one are chance's
    first_over: ClassVar[int]  # phases from this one on are over
    policies: ClassVar[Sequence[str]]  # the family's own ways to play
    fresh_minds: ClassVar[Any]  # makes the memory of every seat, with the weights of a style

    def __init__(self, board: Any) -> None:
        self._board = board
        self._table: State = board.table
        self._ids = int(self._table[0].all_ids)
        self._typed: dict[int, Action] = {}

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled as what it can be made from again."""
        return registry.rebuilt, (self.name, self.source, self.options)

    # What it is

    @property
    def name(self) -> str:
        """The name of the board file."""
        return str(self._board.file.name)

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most players."""
        least, most = self._board.seats
        return least, most

    @property
    def fewest(self) -> int:
        """The least players that the options allow: if they say that the third seat begins, there is one."""
        return max(self.seats[0], self.begins + 1)

    @property
    def options(self) -> dict[str, Any]:
        """The options as chosen."""
        return dict(self._board.options)

    @property
    def source(self) -> str | None:
        """The text of a board that is not one of ours, so that a record of it can be replayed anywhere."""
        text: str | None = self._board.file.text
        return text

    @property
    def table(self) -> State:
        """The board as kernels see it."""
        return self._table

    @property
    @abstractmethod
    def hash(self) -> str:
        """A hash of everything that the rules look at."""

    def title(self, locale: str) -> str:
        """What the game is called."""
        titles = self._board.file.content["title"]
        return str(titles.get(locale, titles["en"]))

    # Playing

    @property
    def begins(self) -> int:
        """The seat that begins by option, or RANDOM."""
        first = self._board.options["first"]
        return RANDOM if first == "random" else int(first)

    def new(self, seats: int) -> State:
        """A table for so many, with nothing dealt yet."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise BadOption("error-seats", seats=repr(seats), least=least, most=most)
        first = self.begins
        if first >= seats:
            raise BadOption("error-first-seat", first=first, seats=seats)
        state: State = self.blank_state()
        self.doors.start(self._table, state, seats, first)
        return state

    def to_move(self, state: State) -> int:
        """A seat, CHANCE or OVER."""
        phase = state["phase"][0]
        if phase <= self.last_chance:
            return CHANCE
        return OVER if phase >= self.first_over else int(state["seat"][0])

    def legal(self, state: State) -> Actions:
        """Every legal action of the seat to move, sorted."""
        out = np.empty(self._ids, np.int32)
        return out[: self.doors.legal(self._table, state, out)]

    def is_legal(self, state: State, action: int) -> bool:
        """Whether the seat to move may do this, or chance may."""
        return 0 <= action < self._ids and bool(self.doors.is_legal(self._table, state, int(action)))

    def chance(self, state: State) -> Outcomes:
        """What chance may do, and how likely each is."""
        if self.to_move(state) != CHANCE:
            return Outcomes(np.empty(0, np.int32), np.empty(0, np.int32))
        ids, weights = np.empty(self._ids, np.int32), np.empty(self._ids, np.int32)
        count = self.doors.outcomes(self._table, state, ids, weights)
        return Outcomes(ids[:count], weights[:count])

    def apply(self, state: State, action: int) -> None:
        """Carry out an action or an outcome, in place; refuses what is not legal and names the rule."""
        if not 0 <= action < self._ids or not self.doors.apply(self._table, state, int(action)):
            raise self._refusal(state, action)

    def roll(self, state: State, decks: Rng) -> int:
        """Let chance decide."""
        return int(self.doors.roll(self._table, state, decks))

    def advance(self, state: State, action: int | None, decks: Rng) -> list[int]:
        """Carry out an action, if any, and what chance has to do after it; returns the entries of the log."""
        if action is not None and not 0 <= action < self._ids:
            raise self._refusal(state, action)
        log = np.empty(_LONGEST_DEAL, np.int32)
        count = self.doors.advance(self._table, state, -1 if action is None else int(action), decks, log)
        if count == 0 and action is not None:
            raise self._refusal(state, action)
        done: list[int] = log[:count].tolist()
        while self.to_move(state) == CHANCE:  # more than one call could hold
            done.append(self.roll(state, decks))
        return done

    @abstractmethod
    def why_illegal(self, state: State, action: int) -> IllegalAction | None:
        """None if legal; else which rule forbids it."""

    def _refusal(self, state: State, action: int) -> IllegalAction:
        refusal = self.why_illegal(state, action)
        assert refusal is not None, f"legal and why_illegal disagree on {action}"
        return refusal

    # Knowing

    def view(self, state: State, seat: int) -> State:
        """What a seat, or anybody, may know."""
        if seat != PUBLIC and not 0 <= seat < state["seats"][0]:
            raise BadOption("error-no-such-seat", seat=seat, seats=int(state["seats"][0]))
        view = copied(state)
        if state["viewer"][0] == FULL:
            self.doors.blank(self._table, view, seat)
        elif state["viewer"][0] != seat:
            raise BadOption("error-view-of-view")
        return view

    def restored(self, content: bytes) -> State:
        """A state or a view from its bytes; no table is needed for it, so that options cannot be in the way."""
        blank: State = self.blank_state()
        if len(content) != blank.nbytes:
            raise BadOption("error-other-state", game=self.name)
        return restored(content, blank)

    def asked(self, view: State) -> int:
        """The seat that has to decide and that this is the view of; refuses where there is none."""
        mover = self.to_move(view)
        if mover in (CHANCE, OVER):
            raise NotToMove("error-nobody-decides")
        if view["viewer"][0] not in (FULL, mover):
            raise NotToMove("error-not-to-move", mover=mover)
        return mover

    def sample(self, view: State, rng: Rng) -> State:
        """A full state that this view could come from."""
        state = copied(view)
        if view["viewer"][0] != FULL:
            self.doors.imagine(self._table, state, rng)
        return state

    @abstractmethod
    def seen_by(self, state: State, action: int) -> int:
        """A bit mask of the seats that see this action happen."""

    # Words

    @abstractmethod
    def typed(self, action: int) -> Action:
        """An id as a typed action, made anew."""

    def action(self, action: int) -> Action:
        """An id as a typed action."""
        if action not in self._typed:
            self._typed[action] = self.typed(action)
        return self._typed[action]

    def text(self, action: int) -> str:
        """The canonical notation."""
        return str(self.action(action))

    @abstractmethod
    def sentence(self, state: State, action: int, locale: str, reader: int | None, hidden: bool) -> str:
        """What happens, in words; hidden from the reader what the reader may not see."""

    def describe(self, state: State, action: int, locale: str, reader: int | None = None, who: str = "") -> str:
        """What happens, in words; a `reader` who may not see all of it is told what is public."""
        hidden = reader is not None and (reader < 0 or not self.seen_by(state, action) >> reader & 1)
        sentence = self.sentence(state, action, locale, reader, hidden)
        return say(locale, "told-by", who=who, what=sentence) if who else sentence

    @abstractmethod
    def choice(self, view: State, action: int, locale: str) -> str:
        """What the viewer may do, said to the viewer: no two entries of a menu read alike."""

    def same(self, action: Action) -> object:
        """What is the same for actions that a person need not tell apart."""
        return action.id

    def menu(self, state: State) -> Sequence[int]:
        """The legal actions worth listing to a person: of many ways to do the same, one stands for all."""
        listed: dict[object, int] = {}
        for id in self.legal(state).tolist():
            listed.setdefault(self.same(self.action(id)), id)
        return list(listed.values())

    # Facts

    @abstractmethod
    def view_facts(self, view: State, public: Mapping[str, Any] | None) -> dict[str, Any]:
        """A view ready for JSON; what is public need not be worked out again where it is given."""

    def facts(self, view: State, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """A view ready for JSON; a full state as anybody at the table may see it."""
        return self.view_facts(self.view(view, PUBLIC) if view["viewer"][0] == FULL else view, public)

    @abstractmethod
    def named_parts(self, action: Action) -> dict[str, Any]:
        """The parts of a typed action by name, ready for JSON."""

    def parts(self, action: int) -> dict[str, Any]:
        """An action ready for JSON."""
        typed: Any = self.action(int(action))
        return {"id": typed.id, "text": str(typed), "kind": typed.kind, **self.named_parts(typed)}

    def early(self, view: State, seat: int) -> Actions:
        """What a seat may decide already although another seat is to move."""
        return np.empty(0, np.int32)

    def shared_board_facts(self, locale: str) -> dict[str, Any]:
        """What the facts of every board begin with."""
        return {
            "game": self.name,
            "family": self._board.file.content["family"],
            "title": self.title(locale),
            "hash": self.hash,
            "options": self.options,
            "seats": list(self.seats),
        }

    # Learning

    @property
    @abstractmethod
    def action_count(self) -> int:
        """How many ids seats' actions have: 0 up to this."""

    @property
    def outcome_count(self) -> int:
        """How many ids outcomes of chance have: `action_count` and on."""
        return self._ids - self.action_count

    @property
    @abstractmethod
    def layout(self) -> Sequence[tuple[str, int, str]]:
        """What the numbers of `observe` mean."""

    @functools.cached_property
    def field_starts(self) -> Counts:
        """Where each field of the layout begins, and at last where the numbers end."""
        return np.cumsum([0, *(size for _, size, _ in self.layout)], dtype=np.int32)

    @functools.cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.field_starts[-1])

    def look(self, state: State, seat: int) -> tuple[Observation, Actions]:
        """What a seat sees, as numbers, and what it may do: nothing unless it is to move."""
        numbers, ids = np.zeros((1, self.observation_size), np.float32), np.empty(self.action_count, np.int32)
        marks = copied(self._no_marks)
        count = self.learning.look(self._table, state, seat, marks, self.field_starts, numbers, ids)
        return numbers[0], ids[:count]

    @functools.cached_property
    def _no_marks(self) -> State:
        """What one empty row shows."""
        marks: State = self.no_marks(1)
        return marks

    def observe(self, view: State) -> Observation:
        """The view as numbers."""
        return self.look(view, max(int(view["viewer"][0]), 0))[0]

    def pay(self, state: State, rewards: str, points: Counts) -> Observation:
        """What each seat is paid for what has happened since `points` were counted; counts them again, in place."""
        terms, paid = np.zeros(1, TERMS), np.zeros(len(points), np.float32)
        terms["rewards"], terms["scale"] = REWARDS.index(rewards), HUNDRED * self.unit
        self.learning.pay(self._table, state, terms, points, paid)
        return paid

    def fleet(self, seats: int, games: int, opponents: Sequence[str], rewards: str = "placing") -> Fleet:
        """So many games side by side, a learner in each against these policies."""
        self.new(seats)  # refuses a wrong number of seats
        return Fleet(self, seats, games, opponents, rewards)

    # Policies

    def policy_numbers(self, policies: Sequence[str]) -> Counts:
        """Policies as kernels know them."""
        return np.array([self.policies.index(policy) for policy in policies], np.int32)

    def minds_for(self, policies: Sequence[str]) -> State | None:
        """A fresh memory for every seat, if any of the policies needs one."""
        return None if SIMPLE.issuperset(policies) else self.minds("plain")

    def minds(self, style: str) -> State:
        """A fresh memory for every seat, with the weights of a style; `play_out` takes it with other weights too."""
        minds: State = self.fresh_minds(style, self._table)
        return minds

    def decide(self, view: State, policy: str, rng: Rng) -> int:
        """What a policy would do."""
        minds = self.minds_for([policy])
        return int(self.doors.choose(self._table, view, self.policies.index(policy), minds, rng))

    @abstractmethod
    def guide(self, style: str) -> Guide:
        """What the family knows for those who think ahead."""

    @property
    def unit(self) -> int:
        """So many make one point in scores and batches."""
        return 1

    def play_out(
        self,
        seats: int,
        policies: Sequence[str],
        seed: int,
        first: int,
        games: int,
        scored: bool = True,
        minds: State | None = None,
    ) -> Batch:
        """Many games in one compiled call; `minds` sets each seat's weights."""
        minds = self.minds_for(policies) if minds is None else minds
        chosen = self.policy_numbers(policies)
        totals = np.zeros((games if scored else 0, seats), np.int32)
        ranks = np.zeros_like(totals)
        decisions, turns = np.zeros(games, np.int32), np.zeros(games, np.int32)
        blank = self.blank_state()
        self.play_games(
            self._table, blank, seats, self.begins, chosen, minds, seed, first, totals, ranks, decisions, turns
        )
        return Batch(totals, ranks, decisions, turns, self.unit)


def first_option(seats: int) -> Option:
    """Who begins: drawn at random, or a given seat; every game has this option."""
    return Option("first", "random", ("random", *(str(seat) for seat in range(seats))))
