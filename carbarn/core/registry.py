"""Games by name. A game is a board file; its `family` names the code that plays it, found as an entry point.

So neither this module nor anything else in core knows a game: `carbarn/boards/NAME.toml` makes `NAME` playable, and a
package of somebody else's can add a family by the entry point group `carbarn.families`.
"""

import functools
import os
from collections.abc import Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from carbarn.boards import loader
from carbarn.core.errors import BoardError, UnknownName
from carbarn.core.game import Game


def names() -> tuple[str, ...]:
    """Every game that ships with Carbarn, in alphabetical order."""
    return loader.names()


def load(path: str | os.PathLike[str]) -> Game:
    """The game of a board file; raises BoardError if the file is not a good board."""
    return build(loader.read(Path(path)))


def build(board: loader.BoardFile) -> Game:
    """The game of a board that has been read."""
    family = board.content.get("family")
    for entry in entry_points(group="carbarn.families"):
        if entry.name == family:
            game: Game = entry.load()(board)
            return game
    raise BoardError(board.file, "family", "board-unknown-family", family=str(family))


@functools.cache
def _shipped(name: str) -> Game:
    return build(loader.shipped(name))


def find(game: "str | Game", **options: Any) -> Game:
    """A game by name, with its options chosen."""
    if isinstance(game, str):
        if game not in names():
            raise UnknownName("error-unknown-game", name=game, known=", ".join(names()))
        game = _shipped(game)
    return game.variant(**options) if options else game


def rebuilt(name: str, source: str | None, options: Mapping[str, Any]) -> Game:
    """A game again, from what can be written down of it: `source` is the text of a board that is not one of ours."""
    if source is None:
        return find(name, **options)
    return build(loader.from_text(name, f"{name}.toml", source)).variant(**options)
