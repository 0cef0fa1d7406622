"""A slow tracer, independent of the engine: reads the tiles on the board and the leaflet's data, and walks.

Endpoints are numbered 0 to 7 clockwise from the top left of a square; even ones lead in, odd ones out.
"""

from typing import Any

from carbarn.games.tracks.state import BLANK

LETTERS = {"a": 5, "b": 3, "c": 7, "d": 1}  # exit = entry + this, mod 8
BESIDE = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}  # the endpoint that touches it next door
POWER = {(3, 3), (3, 4), (4, 3), (4, 4)}
SQUARES = [(r, c) for r in range(8) for c in range(8) if (r, c) not in POWER]

Board = dict[tuple[int, int], tuple[str, int]]  # row and column: code and quarter turns


def departures() -> dict[int, tuple[int, int, int]]:
    """Stations clockwise from the top left: row, column, endpoint where the car enters."""
    top = [(0, i, 0) for i in range(8)]
    right = [(i, 7, 2) for i in range(8)]
    bottom = [(7, 7 - i, 4) for i in range(8)]
    left = [(7 - i, 0, 6) for i in range(8)]
    return dict(enumerate([*top, *right, *bottom, *left], start=1))


ARRIVALS = {(r, c, e + 1): number for number, (r, c, e) in departures().items()}


def leaves_by(code: str, turns: int, entry: int) -> int:
    """Where a car leaves a tile: a quarter turn clockwise adds 2 to every endpoint."""
    before = (entry - 2 * turns) % 8
    return (before + LETTERS[code[before // 2]] + 2 * turns) % 8


def trace(board: Board, station: int) -> tuple[int, str, int | None]:
    """The length of a line, how it ends ("open", "station", "power"), and at which station."""
    row, column, entry = departures()[station]
    length = 0
    while True:
        if (row, column) in POWER:
            return length, "power", None
        if (row, column) not in board:
            return length, "open", None
        out = leaves_by(*board[row, column], entry)
        length += 1
        if (row, column, out) in ARRIVALS:
            return length, "station", ARRIVALS[row, column, out]
        dr, dc = {1: (-1, 0), 3: (0, 1), 5: (1, 0), 7: (0, -1)}[out]
        row, column, entry = row + dr, column + dc, BESIDE[out]


def points(board: Board, station: int) -> int:
    length, end, _ = trace(board, station)
    return {"open": 0, "station": length, "power": 2 * length}[end]


def board_of(game: Any, state: Any) -> Board:
    """The tiles on the board."""
    out = {}
    for square, tile in zip(SQUARES, state["tile"][0].tolist(), strict=True):
        if tile != BLANK:
            out[square] = (game.board.kinds[tile // 4], tile % 4)
    return out
