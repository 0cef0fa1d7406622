"""Names for the arrays that travel through the package, for readers and for mypy."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

# A state is a one-element structured array: it passes into a kernel five times as fast as a bare record does.
State: TypeAlias = NDArray[np.void]
# Inside kernels a state or a board is one record, with its fields as attributes.
Record: TypeAlias = Any
Actions: TypeAlias = NDArray[np.int32]
Rng: TypeAlias = NDArray[np.int64]
Observation: TypeAlias = NDArray[np.float32]
# A score sheet: a row a seat, a column a source of points.
Sheet: TypeAlias = NDArray[np.int32]
# Scratch space of a search through a network.
Trail: TypeAlias = NDArray[np.int64]
# Plain whole numbers, one a seat or one a game.
Counts: TypeAlias = NDArray[np.int32]
# Actions as full words, as kernels want them that shift bits by them.
Words: TypeAlias = NDArray[np.int64]
# A picture: rows of pixels of red, green and blue.
Image: TypeAlias = NDArray[np.uint8]


def copied(state: State) -> State:
    """A copy of a state, through its bytes: thirty times as fast as NumPy copies a record field by field."""
    return restored(state.tobytes(), state)


def restored(content: bytes, like: State) -> State:
    """A state from its bytes."""
    return np.frombuffer(bytearray(content), like.dtype)
