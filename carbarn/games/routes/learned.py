"""The learned outlook: a small network that tells what a seat will still score, from its features.

Two layers of rectified sums. The numbers come from `training/learn_outlook.py`, which had the planner play against
itself; they lie in the package as outlook-STYLE-SIZE.npy, in the order in which `still_to_come` reads them.
"""

import functools
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import kernel
from carbarn.core.types import State
from carbarn.games.routes.features import FEATURES, POINTS, Numbers
from carbarn.games.routes.mind import size_of

WIDE = 24  # the first layer
NARROW = 12  # the second
NUMBERS = FEATURES * WIDE + WIDE * NARROW + NARROW + NARROW + 1


@kernel
def still_to_come(net: Numbers, features: Numbers) -> float:
    """The points that the seat can expect to add to what it has."""
    first = np.zeros(WIDE, np.float64)
    at = 0
    for i in range(FEATURES):
        x = features[i]
        for j in range(WIDE):
            first[j] += x * net[at + j]
        at += WIDE
    second = np.zeros(NARROW, np.float64)
    for j in range(WIDE):
        x = max(0.0, first[j])
        for k in range(NARROW):
            second[k] += x * net[at + k]
        at += NARROW
    total = 0.0
    for k in range(NARROW):
        total += max(0.0, second[k] + net[at + k]) * net[at + NARROW + k]
    return POINTS * (total + net[at + 2 * NARROW])


@functools.cache
def _read(name: str) -> NDArray[np.float64]:
    with as_file(files("carbarn.games.routes") / name) as path:
        return np.load(path).astype(np.float64)


def network(style: str, board: State) -> NDArray[np.float64]:
    """The network of a style for a map of this size."""
    return _read(f"outlook-{size_of(board)}.npy")
