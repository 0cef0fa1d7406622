"""The squares of the map by name: columns a to h from the left, rows 1 to 8 from the top."""

from carbarn.games.tracks.state import COLUMNS, ROWS

SIDE_NAMES = ("top", "right", "bottom", "left")
COLUMN_NAMES = "abcdefgh"
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # to the neighbour on each side

Square = tuple[int, int]  # row and column, from 0


def square_at(name: str) -> Square | None:
    """The square that a name means; None if there is none on the map."""
    if len(name) != 2 or name[0] not in COLUMN_NAMES or name[1] not in "12345678":
        return None
    return int(name[1]) - 1, COLUMN_NAMES.index(name[0])


def name_of(square: Square) -> str:
    """The name of a square: c4."""
    return f"{COLUMN_NAMES[square[1]]}{square[0] + 1}"


def on_map(row: int, column: int) -> bool:
    """Whether there is a square there."""
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def next_to(square: Square, side: int) -> Square:
    """The square, or the place off the map, on a side of a square."""
    return square[0] + _STEPS[side][0], square[1] + _STEPS[side][1]


def outer_sides(row: int, column: int) -> list[int]:
    """The sides of a square that are the edge of the map."""
    return [side for side in range(len(SIDE_NAMES)) if not on_map(*next_to((row, column), side))]
