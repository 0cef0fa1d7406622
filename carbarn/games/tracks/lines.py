"""The lines as a person wants to see them, and what a placement would finish."""

from dataclasses import dataclass

import numpy as np

from carbarn.core.types import State
from carbarn.games.tracks import entry
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.state import BLANK, EDGES, POWER, SIDES, STATIONS


@dataclass(frozen=True)
class Passage:
    """One tile that a line passes: the square, and the endpoints by which the car enters and leaves.

    Endpoints are numbered 0 to 7 clockwise from the top left of the square: even ones lead in, odd ones out.
    """

    square: str
    entry: int
    exit: int


@dataclass(frozen=True)
class Line:
    """The line of one station as it is now."""

    station: int  # its number, from 1
    owner: int | None  # a seat, with companies a company; None where no car stands
    passages: tuple[Passage, ...]
    length: int
    finished: bool
    arrival: int | None  # the number of the station where it ends, or None
    power_station: bool  # whether it ends there
    points: int


@dataclass(frozen=True)
class Finish:
    """A line that a placement would finish."""

    station: int
    owner: int | None
    length: int
    arrival: int | None
    power_station: bool
    points: int


def _owner(board: Board, state: State, station: int) -> int | None:
    owner = int(board.table[0].owner[int(state["seats"][0]), station])
    return None if owner == BLANK else owner


def _arrival(end: int) -> int | None:
    return end - EDGES + 1 if EDGES <= end < POWER else None


def lines_of(board: Board, state: State) -> tuple[Line, ...]:
    """C11, C12: the lines of all stations, by number."""
    ends = np.zeros((STATIONS, 3), np.int32)
    entry.ends(board.table, state, ends)
    edges, sides = np.empty(EDGES, np.int32), np.empty(EDGES, np.int32)
    out = []
    for station, (end, length, points) in enumerate(ends.tolist()):
        count = entry.walk(board.table, state, station, edges, sides)
        passages = tuple(
            Passage(board.square_name(edge // SIDES), 2 * (edge % SIDES), 2 * side + 1)
            for edge, side in zip(edges[:count].tolist(), sides[:count].tolist(), strict=True)
        )
        owner, finished = _owner(board, state, station), end >= EDGES
        out.append(Line(station + 1, owner, passages, length, finished, _arrival(end), end >= POWER, points))
    return tuple(out)


def finished_by(board: Board, state: State, square: int, tile: int) -> tuple[Finish, ...]:
    """C13: the lines that this tile would finish on this square, by station."""
    rows = np.zeros((SIDES, 4), np.int32)
    count = entry.finishes(board.table, state, square, tile, rows)
    return tuple(
        Finish(station + 1, _owner(board, state, station), length, _arrival(end), end >= POWER, points)
        for station, end, length, points in sorted(rows[:count].tolist())
    )
