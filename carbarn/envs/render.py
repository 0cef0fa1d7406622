"""The table as a seat sees it: as text for a terminal, or as an image."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carbarn.core.game import Game
from carbarn.core.types import State

_WIDTH = 100  # characters


def render(game: Game, state: State, seat: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What `render_mode` asks for; None without one."""
    if mode is None:
        return None
    view = game.view(state, seat)
    return as_text(game, view) if mode == "ansi" else game.picture(view)


def as_text(game: Game, view: State) -> str:
    """The table in English."""
    from rich.console import Console  # slow to import

    console: Any = Console(file=io.StringIO(), width=_WIDTH)
    console.print(game.show(view, "en"))
    return str(console.file.getvalue())
