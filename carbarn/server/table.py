"""A table in memory: the game as its log makes it. A cache: the log in the database is the truth."""

import asyncio
from collections import deque
from dataclasses import replace
from typing import Any

from carbarn.bots.bot import Bot
from carbarn.core.game import OVER as NOBODY_MOVES
from carbarn.core.game import Game
from carbarn.core.types import State, copied
from carbarn.server import catalogue, store
from carbarn.server.store import MOVE, PLAYING, UNDO, Seat, Step, Stored
from carbarn.server.tokens import matches

_RECENT = 8  # steps back to which the table can look without replaying the game


class Position:
    """A game folded from its steps: the state, and the steps that were not undone."""

    def __init__(self, game: Game, seats: int, state: State | None = None) -> None:
        self.game, self.seats = game, seats
        self.state: State = game.new(seats) if state is None else state
        self.standing: list[Step] = []

    def take(self, step: Step) -> None:
        """Carry out one row of the log."""
        if step.kind == UNDO:
            kept = [earlier for earlier in self.standing if earlier.step < step.entries[0]]
            self.state, self.standing = self.game.new(self.seats), []
            for earlier in kept:
                self.take(earlier)
            return
        for entry in step.entries:
            self.game.apply(self.state, entry)
        self.standing.append(step)

    @property
    def log(self) -> list[int]:
        """The log of the game, as a game file holds it."""
        return [entry for step in self.standing for entry in step.entries]


class Table:
    """One table, as this process knows it."""

    def __init__(self, stored: Stored) -> None:
        self.header = stored.header
        self.seats: list[Seat] = list(stored.seats)
        self.entry: catalogue.Entry = catalogue.entry(stored.header.game, stored.header.options)
        self.game: Game = self.entry.game
        self.steps: list[Step] = []
        self._recent: deque[tuple[int, State]] = deque(maxlen=_RECENT)  # a step, and the state before it
        self.position = Position(self.game, self.header.seats)
        self.held: dict[int, int] = {}
        self.agreements: frozenset[tuple[str, int, int, int]] = frozenset()
        self.chat: list[store.Line] = []
        self.lock = asyncio.Lock()  # one change at a time in this process; among processes the database decides
        self.listeners: set[asyncio.Event] = set()
        self.present: dict[int, int] = {}  # live connections a seat
        self.asked: dict[int, int] = {}  # when each seat last asked this process for something
        self.returned: dict[int, int] = {}  # when each seat was last taken back from the bot that stood in
        self._thought_present: tuple[bool, ...] = ()
        self.nudges: dict[int, int] = {}  # how often each seat was nudged while this process knew the table
        self.nudged_at = 0
        self.arrangement = 0  # grows when seats, presence or wishes change: what a table message is about
        self.public: tuple[int, dict[str, Any]] = (-1, {})  # a step, and what everybody knows then as JSON
        self.stories: dict[str, Any] = {}  # by language, what happened lately in words
        self.bots: dict[tuple[int, str], Bot] = {}  # by seat and level, those who have thought here
        self.used = 0.0
        self.absorb(stored)

    @property
    def id(self) -> str:
        """What its link ends with."""
        return self.header.id

    @property
    def state(self) -> State:
        """The full state. Nothing of it leaves the server but through a view."""
        return self.position.state

    @property
    def next_step(self) -> int:
        """The step that the next move answers."""
        return len(self.steps)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, while the game is being played."""
        if self.header.status != PLAYING:
            return None
        seat = self.game.to_move(self.state)
        return None if seat == NOBODY_MOVES else seat

    def absorb(self, stored: Stored) -> None:
        """Take in what is new in the database."""
        for was, seat in zip(self.seats, stored.seats, strict=True):
            if was.stand_in and not seat.stand_in:
                self.returned[seat.seat] = store.now()
        self.header, self.seats = stored.header, list(stored.seats)
        self.agreements = stored.agreements
        self.arrangement += 1
        for step in stored.steps:
            if step.step == self.next_step:
                self.take(step)
        self.held = {choice.seat: choice.action for choice in stored.held if not self._moved(choice.seat, choice.step)}
        self.chat += [line for line in stored.chat if line.number == len(self.chat)]

    def _moved(self, seat: int, since: int) -> bool:
        """Whether a seat has moved at a step or after it."""
        return any(step.kind == MOVE and step.seat == seat for step in self.steps[since:])

    def take(self, step: Step, state: State | None = None) -> None:
        """Add a step that is committed; `state`, if known already, is the one it leads to."""
        self._recent.append((step.step, copied(self.state)))
        if state is None:
            self.position.take(step)
        else:
            self.position.state = state
            self.position.standing.append(step)
        self.steps.append(step)

    def position_before(self, step: int) -> Position:
        """The game as it was before a step; what stood then may have been undone since."""
        for number, state in self._recent:
            if number == step:
                return Position(self.game, self.header.seats, copied(state))
        position = Position(self.game, self.header.seats)
        for earlier in self.steps[:step]:
            position.take(earlier)
        return position

    def tried(self) -> State:
        """A copy of the state, to try a move on."""
        return copied(self.state)

    def changed(self) -> None:
        """Wake everybody who watches."""
        for listener in self.listeners:
            listener.set()

    def note(self, **changes: Any) -> None:
        """The header as it is in the database after a change that this process made."""
        self.header = replace(self.header, version=self.header.version + 1, changed=store.now(), **changes)
        if changes or self.agreements:
            self.arrangement += 1

    def drop_held(self, seat: int) -> None:
        """The choice of a seat that was held is played now."""
        if self.held.pop(seat, None) is not None:
            self.arrangement += 1

    def connect(self, seat: int, count: int) -> None:
        """A person's connection comes (1) or goes (-1)."""
        self.present[seat] = self.present.get(seat, 0) + count
        self.arrangement += 1
        self.changed()

    def nudge(self, seat: int) -> None:
        """Somebody waits for this seat."""
        self.nudges[seat] = self.nudges.get(seat, 0) + 1
        self.arrangement += 1
        self.changed()

    def seat_of(self, token: str) -> int | None:
        """Whose token this is; every seat is compared, whichever matches."""
        found = [seat.seat for seat in self.seats if matches(token, seat.token_hash)]
        return found[0] if found else None

    def is_host(self, token: str) -> bool:
        """Whether this token belongs to the one who set the table up."""
        return matches(token, self.header.host_hash)

    def people(self) -> list[int]:
        """The seats of persons who still play."""
        return [seat.seat for seat in self.seats if seat.person]

    def names(self) -> list[str]:
        """The names at the table."""
        return [seat.name for seat in self.seats]

    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        seat = self.to_move
        return None if seat is None else self.seats[seat].played_by

    def early(self, seat: int) -> list[int]:
        """What a seat may decide although it is not its turn."""
        if self.header.status != PLAYING:
            return []
        return [int(action) for action in self.game.early(self.state, seat)]

    @property
    def in_use(self) -> bool:
        """Whether somebody watches, a bot has to move, or a timer runs: such a table stays in memory."""
        return bool(self.listeners) or self.lock.locked() or bool(self.bot_to_move()) or self.deadline() is not None

    def deadline(self) -> int | None:
        """When the person to move has to have decided."""
        if self.header.timer is None:
            return None
        seat = self.to_move
        if seat is None or self.seats[seat].played_by is not None:
            return None
        return max(self.steps[-1].at, self.returned.get(seat, 0)) + 1_000 * self.header.timer

    def is_present(self, seat: int, absent_seconds: float) -> bool:
        """Whether a person is there: connected here, or lately seen by any process."""
        seen = max(self.seats[seat].seen, self.asked.get(seat, 0))
        return self.present.get(seat, 0) > 0 or store.now() - seen < 1_000 * absent_seconds

    def notice_presence(self, absent_seconds: float) -> bool:
        """Look who is there; whether that is another company than the last time."""
        present = tuple(self.is_present(seat, absent_seconds) for seat in range(self.header.seats))
        if present == self._thought_present:
            return False
        self._thought_present = present
        self.arrangement += 1
        return True
