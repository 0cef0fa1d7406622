"""Environments to learn in, by the interfaces that the field uses (docs/environments.md).

    env = carbarn.envs.aec("usa", seats=3)                                  # PettingZoo: every seat is an agent
    envs = carbarn.envs.vector("usa", num_envs=4096, opponents="greedy")    # Gymnasium: a batch, one learner a game
    env = carbarn.envs.single("usa", opponents="greedy")                    # Gymnasium: the same, one game
    game = carbarn.envs.openspiel.load("usa", seats=3)                      # OpenSpiel

They need the extra `envs` (or `openspiel`), and nothing of it is imported before an environment is asked for.
"""

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from carbarn.core.errors import BadOption

if TYPE_CHECKING:
    from carbarn.core.game import Game
    from carbarn.envs.agents import CarbarnAEC
    from carbarn.envs.batch import CarbarnVector
    from carbarn.envs.learner import CarbarnEnv

__all__ = ["aec", "parallel", "register", "single", "vector"]


def _module(name: str) -> Any:
    """One of our modules, or a sentence that says what to install for it."""
    try:
        return importlib.import_module(f"carbarn.envs.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] not in ("gymnasium", "pettingzoo"):
            raise
        raise BadOption("error-needs-extra", package=missing.name, extra="envs") from None


def aec(
    game: "str | Game", seats: int = 2, rewards: str = "placing", render_mode: str | None = None, **options: Any
) -> "CarbarnAEC":
    """A PettingZoo environment in which every seat is an agent; options are the game's."""
    env: CarbarnAEC = _module("agents").CarbarnAEC(game, seats, rewards, render_mode, **options)
    return env


def parallel(
    game: "str | Game", seats: int = 2, rewards: str = "placing", render_mode: str | None = None, **options: Any
) -> Any:
    """The same for libraries that want actions of all agents at once: only that of the seat to move is carried out."""
    env = aec(game, seats, rewards, render_mode, **options)
    return _module("turns").turn_by_turn(env)


def vector(
    game: "str | Game",
    num_envs: int = 1,
    opponents: str | Sequence[str] = "greedy",
    seats: int = 2,
    rewards: str = "placing",
    illegal: str = "refuse",
    render_mode: str | None = None,
    copy: bool = False,
    **options: Any,
) -> "CarbarnVector":
    """Gymnasium's VectorEnv over a batch of games, stepped in one compiled call; options are the game's."""
    make = _module("batch").CarbarnVector
    env: CarbarnVector = make(game, num_envs, opponents, seats, rewards, illegal, render_mode, copy, **options)
    return env


def single(
    game: "str | Game",
    opponents: str | Sequence[str] = "greedy",
    seats: int = 2,
    rewards: str = "placing",
    illegal: str = "refuse",
    render_mode: str | None = None,
    **options: Any,
) -> "CarbarnEnv":
    """Gymnasium's Env over one game: what one row of `vector` is, for libraries that make batches themselves."""
    env: CarbarnEnv = _module("learner").CarbarnEnv(game, opponents, seats, rewards, illegal, render_mode, **options)
    return env


def register() -> None:
    """Tell Gymnasium our names, so that `gymnasium.make("carbarn/usa-v1")` and `make_vec` find them."""
    _module("names").register()
