"""What environments are made of, checked before anything is made: whatever is wrong gets a sentence."""

from collections.abc import Sequence
from typing import Any

from carbarn.bots import levels
from carbarn.core import registry
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import Game
from carbarn.core.rewards import REWARDS

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = ("refuse", "replace")
MOST_ENVS = 1 << 16


def found(game: str | Game, seats: int, options: dict[str, Any]) -> Game:
    """A game by name (or one of your own), that so many can play."""
    if not isinstance(game, str | Game):
        raise UnknownName("error-unknown-game", name=repr(game)[:80], known=", ".join(registry.names()))
    chosen = registry.find(game, **options)
    chosen.new(seats)
    return chosen


def chosen(name: str, value: Any, known: Sequence[str]) -> str:
    """One of the known choices of a setting."""
    if not isinstance(value, str) or value not in known:
        raise BadOption("error-unknown-choice", name=name, value=str(value)[:80], known=", ".join(known))
    return value


def rewards_of(value: Any) -> str:
    """How a learner is paid."""
    return chosen("rewards", value, REWARDS)


def render_mode_of(value: Any) -> str | None:
    """How the table is drawn, if at all."""
    return None if value is None else chosen("render_mode", value, RENDER_MODES)


def illegal_of(value: Any) -> str:
    """What becomes of an action that is not legal."""
    return chosen("illegal", value, ILLEGAL)


def num_envs_of(value: Any) -> int:
    """How many games are played side by side."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_ENVS:
        raise BadOption("error-num-envs", games=repr(value)[:80], most=MOST_ENVS)
    return value


def opponents_of(game: Game, seats: int, opponents: Any) -> tuple[str, ...]:
    """The policies of the seats after the learner's: one for all, or one a seat."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
    if not isinstance(names, list | tuple) or len(names) != seats - 1:
        count = len(names) if isinstance(names, list | tuple) else repr(opponents)[:80]
        raise BadOption("error-opponents", opponents=count, seats=seats, needed=seats - 1)
    for name in names:
        known = ", ".join(game.policies)
        if name in levels.NAMES and name not in game.policies:
            raise BadOption("error-opponent-searches", name=name, known=known)
        if name not in game.policies:
            raise UnknownName("error-unknown-bot", name=str(name)[:80], known=known)
    return tuple(names)
