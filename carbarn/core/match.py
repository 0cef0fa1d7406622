"""One running game: the state, the log, undo, views, the result."""

import operator
from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex

from carbarn.core.dealer import Dealer
from carbarn.core.errors import IllegalAction, UnknownName
from carbarn.core.game import CHANCE, EVERYBODY, HIDDEN, OVER, PUBLIC, Action, Game, Scores
from carbarn.core.types import State, restored


class Match:
    """A game being played.

    `play` takes an action as an id, as a typed action or as text, carries it out, and lets the dealer do what chance
    has to do, until a seat decides again or the game is over. `step` carries out one single entry of the log, chance
    included, and is what replays use.
    """

    def __init__(self, game: Game, seats: int, dealer: Dealer | None = None) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.state = game.new(seats)
        self.log: list[int] = []
        self._before: list[tuple[int, bytes]] = []  # for each decision: length of the log, and the state before it
        if dealer is not None:
            self.log += dealer.advance(game, self.state, None)

    @property
    def to_move(self) -> int:
        """The seat that decides, or OVER; CHANCE only in a match without a dealer."""
        return self.game.to_move(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def legal(self) -> list[Action]:
        """What the seat to move may do, as typed actions; each prints as its notation."""
        return [self.game.action(int(id)) for id in self.game.legal(self.state)]

    def play(self, action: "SupportsIndex | str | Action") -> None:
        """Carry out an action of the seat to move; if it is not legal, raise the rule it breaks and change nothing."""
        game, state = self.game, self.state
        if type(action) is not int:
            action = self._id(action)
        if self.dealer is None:
            if game.to_move(state) == CHANCE:
                raise IllegalAction("chance", "error-chance-decides")
            return self.step(action)
        before = state.tobytes()
        done = self.dealer.advance(game, state, action)
        self._before.append((len(self.log), before))
        self.log += done

    def _id(self, action: "SupportsIndex | str | Action") -> int:
        """The id of an action given as text, as a typed action, or as any whole number (NumPy's too)."""
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        number: Any = getattr(action, "id", action)
        try:
            return operator.index(number)
        except TypeError:
            raise UnknownName("error-unknown-action", text=repr(action)[:80]) from None

    def step(self, action: int) -> None:
        """Carry out one entry of a log: a decision or an outcome of chance."""
        before = None if self.game.to_move(self.state) == CHANCE else self.state.tobytes()
        self.game.apply(self.state, action)
        if before is not None:
            self._before.append((len(self.log), before))
        self.log.append(action)

    def undo(self) -> None:
        """Take back the last decision and everything that chance did after it."""
        if not self._before:
            raise IllegalAction("undo", "error-nothing-to-undo")
        length, before = self._before.pop()
        self.state = restored(before, self.state)
        del self.log[length:]

    def view(self, seat: int) -> State:
        """What this seat may know: the same record, with blanks."""
        return self.game.view(self.state, seat)

    def log_for(self, seat: int) -> list[int]:
        """The log as this seat (or PUBLIC) saw it: HIDDEN where it may not know what happened."""
        state, seen = self.game.new(self.seats), []
        for action in self.log:
            mask = self.game.seen_by(state, action)
            visible = mask == EVERYBODY if seat == PUBLIC else mask >> seat & 1
            seen.append(action if visible else HIDDEN)
            self.game.apply(state, action)
        return seen

    def story(self, locale: str, reader: int | None = None, names: Sequence[str] = ()) -> Iterator[str]:
        """The log in words, as a reader may know it."""
        state = self.game.new(self.seats)
        for action in self.log:
            yield self.game.describe(state, action, locale, reader, named(self.game, state, names))
            self.game.apply(state, action)

    @property
    def scores(self) -> Scores:
        """The score as it stands, or the final one."""
        return self.game.scores(self.state)

    def __str__(self) -> str:
        import io

        from rich.console import Console

        console = Console(file=io.StringIO(), width=100)
        console.print(self.game.show(self.view(max(self.to_move, 0)), "en"))
        out: Any = console.file
        return str(out.getvalue())


def named(game: Game, state: State, names: Sequence[str]) -> str:
    """The name of the seat that the next step concerns, if it concerns one and the seats have names."""
    seat = game.concerns(state)
    return names[seat] if 0 <= seat < len(names) else ""
