"""Carbarn: Ticket to Ride, Ticket to Ride: San Francisco and San Francisco Cable Car.

    import carbarn
    match = carbarn.new("usa", seats=3, seed=7)
    match.legal                      # typed actions, each prints as its notation
    match.play("keep 1 2")
    match.view(1)                    # what seat 1 may know
    match.undo()
    carbarn.save(match, "game.carbarn.json")

Importing this package is quick: the rules are loaded, and compiled, when a game is asked for.
"""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["__version__", "game", "game_names", "load", "new", "open_record", "save"]

if TYPE_CHECKING:
    from carbarn.core.game import Game
    from carbarn.core.match import Match


def game_names() -> tuple[str, ...]:
    """The names of the games that ship with Carbarn."""
    from carbarn.boards import loader

    return loader.names()


def game(name: "str | Game", **options: Any) -> "Game":
    """A game by name, with its options chosen: `carbarn.game("usa", tickets="mega")`."""
    from carbarn.core import registry

    return registry.find(name, **options)


def load(path: str | os.PathLike[str]) -> "Game":
    """The game of a board file of your own; raises BoardError, with entry and reason, if it is not a good board."""
    from carbarn.core import registry

    return registry.load(path)


def new(name: "str | Game", seats: int = 2, seed: int | None = None, **options: Any) -> "Match":
    """A new match. With a seed it deals the same cards every time; without one nobody can guess them."""
    from carbarn.core.dealer import Dealer
    from carbarn.core.match import Match

    dealer = Dealer.secret() if seed is None else Dealer.seeded(seed)
    return Match(game(name, **options), seats, dealer)


def save(match: "Match", path: str | os.PathLike[str], names: Sequence[str] = ()) -> None:
    """Write a match to a game file."""
    from carbarn.core import record

    record.save(match, path, names)


def open_record(path: str | os.PathLike[str]) -> "Match":
    """Replay a game file: the match as it stood when it was saved, every step checked."""
    from carbarn.core import record

    return record.replay(record.read(path))
