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

    Against each rival alone the chance is logistic in the margin; the rivals' chances to stay behind are multiplied,
    which is a little too low with many rivals, but orders actions rightly.
    """
    chance = 1.0
    for rival in range(seats):
        if rival != seat:
            chance *= logistic((points[seat] - points[rival]) / spread)
    return chance
