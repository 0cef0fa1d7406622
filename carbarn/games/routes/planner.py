"""A club player."""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record, Rng
from carbarn.games.routes.policies import greedy_policy


@kernel
def planner_policy(b: Record, s: Record, mind: Record, rng: Rng) -> int:
    """To be written."""
    return greedy_policy(b, s, rng)
