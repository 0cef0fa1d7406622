"""The map as text: tracks in box-drawing characters, each square 9 wide and 5 high.

A track straight across is a line, the near turn a corner, the turn back a bend at its own side, and the far turn a
diagonal: so any four tracks of a tile can be told apart where they cross.
"""

from dataclasses import dataclass

from carbarn.games.tracks.state import COLUMNS, ROWS, SIDES

WIDTH, HEIGHT = 9, 5
_LEFT, _RIGHT, _UPPER, _LOWER = 3, 5, 1, 3  # columns and rows of the tracks inside a square

Glyphs = dict[tuple[int, int], str]  # column and row: character


def _row(row: int, columns: range) -> Glyphs:
    return {(column, row): "─" for column in columns}


def _column(column: int, rows: range) -> Glyphs:
    return {(column, row): "│" for row in rows}


def _straight(side: int) -> Glyphs:
    """From a side to the one across."""
    if side % 2 == 0:
        return _column(_LEFT if side == 0 else _RIGHT, range(HEIGHT))
    return _row(_UPPER if side == 1 else _LOWER, range(WIDTH))


def _near(side: int) -> Glyphs:
    """From a side to the next counter-clockwise: a corner."""
    return (
        {**_column(_LEFT, range(_UPPER)), **_row(_UPPER, range(_LEFT)), (_LEFT, _UPPER): "╯"},
        {**_row(_UPPER, range(_RIGHT + 1, WIDTH)), **_column(_RIGHT, range(_UPPER)), (_RIGHT, _UPPER): "╰"},
        {
            **_column(_RIGHT, range(_LOWER + 1, HEIGHT)),
            **_row(_LOWER, range(_RIGHT + 1, WIDTH)),
            (_RIGHT, _LOWER): "╭",
        },
        {**_row(_LOWER, range(_LEFT)), **_column(_LEFT, range(_LOWER + 1, HEIGHT)), (_LEFT, _LOWER): "╮"},
    )[side]


def _back(side: int) -> Glyphs:
    """From a side back to it."""
    last = WIDTH - 1
    return (
        {(_LEFT, 0): "╰", (_LEFT + 1, 0): "─", (_RIGHT, 0): "╯"},
        {(last, _UPPER): "╭", (last, _UPPER + 1): "│", (last, _LOWER): "╰"},
        {(_LEFT, HEIGHT - 1): "╭", (_LEFT + 1, HEIGHT - 1): "─", (_RIGHT, HEIGHT - 1): "╮"},
        {(0, _UPPER): "╮", (0, _UPPER + 1): "│", (0, _LOWER): "╯"},
    )[side]


def _far(side: int) -> Glyphs:
    """From a side to the next clockwise: a diagonal, and a short way along the side's own row."""
    return (
        {**{(_LEFT + i, i): "╲" for i in range(4)}, **_row(_LOWER, range(7, WIDTH))},
        {**{(_RIGHT + 1 - i, _UPPER + i): "╱" for i in range(4)}, **_row(_UPPER, range(7, WIDTH))},
        {**{(_RIGHT - i, HEIGHT - 1 - i): "╲" for i in range(4)}, **_row(_UPPER, range(2))},
        {**{(_LEFT - 1 + i, _LOWER - i): "╱" for i in range(4)}, **_row(_LOWER, range(2))},
    )[side]


def track(side: int, exit: int) -> Glyphs:
    """The picture of one track: in by a side, out by another."""
    return (_back, _far, _straight, _near)[(exit - side) % SIDES](side)


def crossing(one: str, other: str) -> str:
    """Two tracks in one place: straight ones cross, diagonals cross, a diagonal passes over a straight one."""
    if {one, other} == {"─", "│"}:
        return "┼"
    if {one, other} == {"╱", "╲"}:
        return "╳"
    return one if one in "╱╲╳" else other


@dataclass
class Canvas:
    """Characters and their styles, to be printed line by line."""

    width: int = COLUMNS * WIDTH
    height: int = ROWS * HEIGHT

    def __post_init__(self) -> None:
        self.characters = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Put a text there."""
        for i, character in enumerate(text):
            self.characters[row][column + i] = character
            self.styles[row][column + i] = style

    def draw(self, column: int, row: int, glyphs: Glyphs, style: str) -> None:
        """Draw a track of the square whose top left is there; where tracks cross, a line's colour wins over none."""
        for (x, y), glyph in glyphs.items():
            there = self.characters[row + y][column + x]
            seen = crossing(there, glyph) if there != " " else glyph
            if there == " " or glyph == seen or not self.styles[row + y][column + x]:
                self.styles[row + y][column + x] = style or self.styles[row + y][column + x]
            self.characters[row + y][column + x] = seen
