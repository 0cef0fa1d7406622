"""Versioned names. A version is a promise: the same layout of observations and the same numbering of actions."""

import gymnasium

from carbarn.core import registry
from carbarn.core.game import Game


def name_of(game: Game) -> str:
    """As in `carbarn/usa-v1`."""
    return f"carbarn/{game.name}-v{game.layout_version}"


def register() -> None:
    """Tell Gymnasium the names of the games that ship with Carbarn."""
    for name in registry.names():
        id = name_of(registry.find(name))
        if id not in gymnasium.registry:
            gymnasium.register(
                id, "carbarn.envs:single", vector_entry_point="carbarn.envs:vector", kwargs={"game": name}
            )
