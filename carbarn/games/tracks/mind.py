"""What a seat's planner keeps in mind: its weights."""

import numpy as np

from carbarn.core.types import State
from carbarn.games.tracks.state import SEATS

MIND = np.dtype((np.record, [("weights", "f8", 8)]))


def fresh_minds(style: str, board: State) -> State:
    """A mind a seat, with nothing in it but the weights of a style."""
    return np.zeros(SEATS, MIND)
