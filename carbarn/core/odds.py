"""From expected points to the chance to win: written once, for every game that cuts its playouts short."""

import math

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import kernel


@kernel
def logistic(x: float) -> float:
    """0 far below zero, a half at zero, 1 far above; whatever x is, nothing overflows."""
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, x))))


@kernel
def win_chance(points: NDArray[np.float64], seats: int, seat: int, spread: float) -> float:
    """The chance that a seat ends with most points, if each final score is this figure give or take `spread`.

    What is given or taken is Gumbel's law, for which this is exact: against one rival the chance is logistic in the
    margin, and whatever the number of seats their chances sum up to one.
    """
    most = points[:seats].max()
    everybody = 0.0
    for each in range(seats):
        everybody += math.exp((points[each] - most) / spread)
    return math.exp((points[seat] - most) / spread) / everybody
