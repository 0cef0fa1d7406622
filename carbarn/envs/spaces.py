"""What agents see and what they may do, as Gymnasium's spaces."""

import numpy as np
from gymnasium import spaces

from carbarn.core.game import Game

# Every number of a layout is 0 or more. The largest: 120 cards in a hand, in tens; a line that passes every edge.
LARGEST = 32.0


def observation_space(game: Game) -> spaces.Dict:
    """`observation` as the layout says, and `action_mask` with a 1 for every legal action."""
    size = sum(size for _, size, _ in game.layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, LARGEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """Ids of the game's actions."""
    return spaces.Discrete(game.action_count)
