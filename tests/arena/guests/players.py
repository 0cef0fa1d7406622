"""Bots of somebody else's: Python classes, good and bad."""

import os
import sys
import time
from typing import Any


class First:
    """Takes the first legal action; talks while it thinks."""

    def __init__(self, game: Any, seed: int, budget: Any) -> None:
        self._game = game

    def choose(self, view: Any) -> Any:
        print("thinking aloud")
        return self._game.legal(view)[0]


class Crashes(First):
    """Plays a few moves, then raises."""

    def choose(self, view: Any) -> Any:
        if self._game.facts(view)["turn"] > 2:
            raise RuntimeError("out of ideas")
        return super().choose(view)


class Dies(First):
    """Takes its process with it."""

    def choose(self, view: Any) -> Any:
        sys.stderr.write("farewell\n")
        sys.stderr.flush()
        os._exit(3)


class Hangs(First):
    """Never answers."""

    def choose(self, view: Any) -> Any:
        while True:
            time.sleep(1)


class Illegal(First):
    """Plays what is not legal."""

    def choose(self, view: Any) -> Any:
        legal = set(self._game.legal(view).tolist())
        return next(action for action in range(self._game.action_count) if action not in legal)


class Words(First):
    """Answers with words."""

    def choose(self, view: Any) -> Any:
        return "the blue one"


class Unable(First):
    """Cannot even be made."""

    def __init__(self, game: Any, seed: int, budget: Any) -> None:
        raise ValueError("no model file")
