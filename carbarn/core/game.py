"""What a game is, whichever game: the one protocol that every other part of Carbarn talks to.

A `Game` is one set of rules with its options chosen; it holds no running game. A running game is a `State`, which the
game's methods read or change. Seats are numbered from 0. Actions are integers; every seat's action and every outcome
of chance has one id in the same numbering.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from carbarn.core.findings import Finding, Sketch
from carbarn.core.guide import Guide
from carbarn.core.types import Actions, Counts, Image, Observation, Rng, State

if TYPE_CHECKING:
    from carbarn.core.fleet import Fleet

CHANCE = -1  # `to_move`: chance decides
OVER = -2  # `to_move`: nobody does
HIDDEN = -1  # in a log as a seat sees it: something that this seat may not know
EVERYBODY = -1  # `seen_by`: a mask with every bit set
PUBLIC = -2  # `view`: what anybody at the table may see


@dataclass(frozen=True)
class Outcomes:
    """What chance may do: ids and whole-number weights."""

    ids: Actions
    weights: Actions


@dataclass(frozen=True)
class Score:
    """One seat's points, source by source, in the order in which they are counted."""

    seat: int
    points: Mapping[str, int]
    total: int
    rank: int
    facts: Mapping[str, int]  # not points, but told with them: completed tickets, length of the longest path


@dataclass(frozen=True)
class Scores:
    """The score of every seat, who has won, and why the game ended (None while it goes on)."""

    seats: Sequence[Score]
    winners: tuple[int, ...]
    ended: str | None
    unit: int = 1  # so many make one point: 10 where a game counts tenths of a point


@dataclass(frozen=True)
class Batch:
    """Many games played to the end: a row a game."""

    totals: Any  # int32[games, seats]: final points
    ranks: Any  # int32[games, seats]: 1 for a winner
    decisions: Any  # int32[games]
    turns: Any  # int32[games]
    unit: int = 1  # as in Scores


@dataclass(frozen=True)
class Option:
    """One thing that the table may choose before the game: its name, its choices and what holds if nobody chooses."""

    name: str
    default: Any
    choices: tuple[Any, ...]


class Action(Protocol):
    """An action with its parts named; prints as its notation."""

    @property
    def id(self) -> int: ...
    @property
    def kind(self) -> str: ...


@runtime_checkable
class Game(Protocol):
    """A set of rules. Everything else in Carbarn is written against this and knows nothing more of a game."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def fewest(self) -> int: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def choices(self) -> Sequence[Option]: ...
    @property
    def hash(self) -> str: ...
    @property
    def source(self) -> str | None: ...
    @property
    def action_count(self) -> int: ...
    @property
    def outcome_count(self) -> int: ...

    def variant(self, **options: Any) -> "Game":
        """The same game with other options."""

    def title(self, locale: str) -> str:
        """What the game is called."""

    def new(self, seats: int) -> State:
        """A state in which nothing has happened yet."""

    def to_move(self, state: State) -> int:
        """A seat, CHANCE or OVER."""

    def legal(self, state: State) -> Actions:
        """Every legal action of the seat to move, sorted."""

    def is_legal(self, state: State, action: int) -> bool:
        """Whether the seat to move may do this, or chance may."""

    def chance(self, state: State) -> Outcomes:
        """What chance may do, and how likely each is."""

    def apply(self, state: State, action: int) -> None:
        """Carry out an action or an outcome, in place; raises IllegalAction and changes nothing if it is not legal."""

    def roll(self, state: State, decks: Rng) -> int:
        """Let chance decide by these shuffled decks: carries out an outcome and returns its id."""

    def advance(self, state: State, action: int | None, decks: Rng) -> list[int]:
        """Carry out an action, if any, and everything that chance then has to do; returns the entries of the log."""

    def why_illegal(self, state: State, action: int) -> Any:
        """None if legal; else the IllegalAction that says which rule forbids it. Slow and plain."""

    def scores(self, state: State) -> Scores:
        """The score as it would be counted now."""

    def view(self, state: State, seat: int) -> State:
        """The same record with everything blanked that the seat (or PUBLIC) may not know."""

    def restored(self, content: bytes) -> State:
        """A state or a view from its bytes; refuses bytes that cannot be one of this version's."""

    def asked(self, view: State) -> int:
        """The seat that has to decide and that this is the view of; refuses where there is none."""

    def sample(self, view: State, rng: Rng) -> State:
        """A full state that this view could come from, each as likely as the unseen things allow."""

    def seen_by(self, state: State, action: int) -> int:
        """A bit mask of the seats that see this action happen."""

    def concerns(self, state: State) -> int:
        """The seat that decides, or that chance deals to; CHANCE when it concerns everybody."""

    def action(self, action: int) -> Action:
        """An id as a typed action."""

    def text(self, action: int) -> str:
        """The canonical notation of an action."""

    def parse(self, state: State, text: str) -> int:
        """The action that a text means; raises UnknownName if it means none."""

    def menu(self, state: State) -> Sequence[int]:
        """The legal actions worth listing to a person: of many ways to do the same, one stands for all."""

    def describe(self, state: State, action: int, locale: str, reader: int | None = None, who: str = "") -> str:
        """What happens, in words; a `reader` who may not see all of it is told what is public."""

    def choice(self, view: State, action: int, locale: str) -> str:
        """What the viewer may do, said to the viewer: for menus."""

    def board_facts(self, locale: str) -> dict[str, Any]:
        """What never changes during a game, ready for JSON; names in the language (docs/facts.md)."""

    def facts(self, view: State, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """A view ready for JSON, in no language; parts of it are shared, so read it and change nothing (docs/facts.md).

        It depends on nothing but the view; a full state is told as anybody at the table may see it. Whoever tells many
        viewers the same moment gives the facts of its public view, in whatever form, and what is public is taken over.
        """

    def parts(self, action: int) -> dict[str, Any]:
        """An action ready for JSON: its id, its text, its kind and its parts by name (docs/facts.md)."""

    def early(self, view: State, seat: int) -> Actions:
        """What a seat may decide already although another seat is to move: choices in secret that no other choice can
        change, sorted; none otherwise. The same on a state and on that seat's view."""

    def preview(self, view: State, action: int) -> dict[str, Any]:
        """What a legal action of the seat to move would bring, ready for JSON; nothing if there is nothing to tell."""

    def findings(self, seats: int, log: list[int]) -> Sequence[Finding]:
        """What a finished game tells those who study it, from its log (docs/arena.md)."""

    def sketch(self, locale: str) -> Sketch:
        """The board in a few strokes, and what the things are called that findings are about."""

    def show(self, view: State, locale: str) -> Any:
        """The table as the viewer sees it, for a terminal: something that rich can print."""

    def observe(self, view: State) -> Observation:
        """The view as numbers for learning, laid out as `layout` says."""

    @property
    def layout(self) -> Sequence[tuple[str, int, str]]: ...
    @property
    def layout_version(self) -> int: ...

    def look(self, state: State, seat: int) -> tuple[Observation, Actions]:
        """What a seat sees, as `observe` has it, and what it may do: nothing unless it is to move. Needs no view."""

    def pay(self, state: State, rewards: str, points: Counts) -> Observation:
        """What each seat is paid for what has happened since `points` were counted; counts them again, in place."""

    def fleet(self, seats: int, games: int, opponents: Sequence[str], rewards: str = "placing") -> "Fleet":
        """So many games side by side, a learner in each against these policies (core/fleet.py)."""

    def picture(self, view: State) -> Image:
        """The board as the viewer sees it: an image, row by row, red, green and blue."""

    def rules(self, locale: str) -> Sequence[tuple[str, Sequence[tuple[str, str, bool]]]]:
        """The rules page: sections of (id, sentence, whether it is our ruling)."""

    def decide(self, view: State, policy: str, rng: Rng) -> int:
        """What one of the family's own policies would do."""

    @property
    def policies(self) -> Sequence[str]: ...

    def play_out(
        self, seats: int, policies: Sequence[str], seed: int, first: int, games: int, scored: bool = True
    ) -> Batch:
        """Play games number `first` to `first + games - 1` of a seed to the end, in one compiled call."""

    def guide(self, style: str) -> Guide:
        """What the family knows for those who think ahead, with the weights of a style: plain, or tuned."""
