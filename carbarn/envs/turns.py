"""Turn by turn for libraries that want the actions of all agents at once."""

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from carbarn.envs.agents import CarbarnAEC


def turn_by_turn(env: CarbarnAEC) -> "ParallelEnv[str, Any, Any]":
    """PettingZoo's own wrapper: of each round of actions only that of the seat to move is carried out."""
    env.metadata["is_parallelizable"] = True
    return turn_based_aec_to_parallel(env)
