"""A map of tracks as people know it: squares, stations, tiles, who owns which car, and the table that kernels read."""

import functools
import hashlib
import json
import operator
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from carbarn.boards.loader import BoardFile
from carbarn.core.compiled import first_option
from carbarn.core.errors import BadOption
from carbarn.core.game import Option
from carbarn.core.types import State
from carbarn.games.tracks import checks
from carbarn.games.tracks.squares import SIDE_NAMES, Square, name_of, next_to, on_map, outer_sides, square_at
from carbarn.games.tracks.state import (
    BLANK,
    COLUMNS,
    COMPANIES,
    EDGES,
    KINDS,
    PILES,
    POWER,
    ROWS,
    SEATS,
    SIDES,
    SQUARES,
    STATIONS,
    TURNS,
)
from carbarn.games.tracks.table import TABLE


@dataclass(frozen=True)
class Station:
    """A station: a car departs from it, and lines may arrive at it."""

    number: int  # from 1, as printed
    square: int
    side: int


@dataclass(frozen=True)
class Board:
    """A map with its options chosen, checked and ready to play."""

    file: BoardFile
    options: Mapping[str, Any]
    squares: tuple[Square, ...]  # the playable ones, row by row
    power_station: frozenset[Square]
    stations: tuple[Station, ...]  # by number
    kinds: tuple[str, ...]  # the codes of the tiles
    table: State = field(repr=False)
    looked_up: dict[int, Any] = field(
        default_factory=dict, repr=False, compare=False
    )  # actions by id, as `actions.parts`

    @property
    def seats(self) -> tuple[int, int]:
        """C1: the least and the most players."""
        least, most = self.file.content["rules"]["seats"]
        return least, most

    def owners(self, seats: int) -> tuple[str, ...]:
        """C2, S1: the colours of the players, or of the companies."""
        return tuple(self.chart(seats))

    def chart(self, seats: int) -> Mapping[str, list[int]]:
        """C2, S2: where the cars of each colour stand."""
        content = self.file.content
        chart: Mapping[str, list[int]] = (
            content["companies"] if self.options["companies"] else content["start"][str(seats)]
        )
        return chart

    def square_name(self, square: int) -> str:
        """The name of a playable square: c4."""
        return name_of(self.squares[square])


def spelled(value: Any) -> str:
    """An option's value as people write it: true, 2."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_of(content: Mapping[str, Any]) -> tuple[Option, ...]:
    """What the table may choose on this map."""
    declared = tuple(
        Option(name, option["default"], tuple(option["choices"])) for name, option in content.get("options", {}).items()
    )
    return (*declared, first_option(content["rules"]["seats"][1]))


def chosen(content: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options in full, defaults included: as they are or as they are written; others are refused."""
    known = {option.name: option for option in options_of(content)}
    full = {name: values[0] for name, values in checks.OPTIONS.items()}
    full |= {name: option.default for name, option in known.items()}
    for name, value in options.items():
        if name not in known:
            if name in full and spelled(value) == spelled(full[name]):
                continue  # not a choice on this map, and as it is
            raise BadOption("error-unknown-option", name=name, known=", ".join(known))
        choices = {spelled(choice): choice for choice in known[name].choices}
        if spelled(value) not in choices:
            raise BadOption("error-unknown-choice", name=name, value=spelled(value), known=", ".join(choices))
        full[name] = choices[spelled(value)]
    return full


def build(file: BoardFile, options: Mapping[str, Any]) -> Board:
    """Check a board file and make the board of it with these options."""
    checks.check(file)
    content = file.content
    full = chosen(content, options)
    power = frozenset(square for name in content["map"]["power_station"] if (square := square_at(name)))
    squares = tuple((r, c) for r in range(ROWS) for c in range(COLUMNS) if (r, c) not in power)
    index = {square: i for i, square in enumerate(squares)}
    stations = tuple(
        Station(s["number"], index[square], SIDE_NAMES.index(s["side"]))
        for s in sorted(content["map"]["stations"], key=lambda s: int(s["number"]))
        if (square := square_at(s["square"]))
    )
    kinds = tuple(content["tiles"])
    board = Board(file, full, squares, power, stations, kinds, np.zeros(1, TABLE))
    _fill_rules(board, board.table[0])
    _fill_map(board, index, board.table[0])
    _fill_owners(board, board.table[0])
    _fill_tiles(board, board.table[0])
    _number_actions(board.table[0])
    return board


def board_hash(board: Board) -> str:
    """A hash of everything that the rules look at: two boards with the same hash play the same games."""
    content = board.file.content
    facts = {
        "rules": content["rules"],
        "options": {name: board.options[name] for name in checks.OPTIONS},
        "map": content["map"],
        "tiles": list(content["tiles"].items()),
        "start": {seats: list(table.values()) for seats, table in content["start"].items()},
        "companies": list(content.get("companies", {}).items()) if board.options["companies"] else [],
    }
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


def _fill_rules(board: Board, t: Any) -> None:
    t.turns = TURNS if board.options["rotation"] else 1
    t.hand_size = board.options["hand"]
    t.companies = COMPANIES if board.options["companies"] else 0
    t.exchange_until = board.file.content["rules"]["exchange_until"]
    for kind, code in enumerate(board.kinds):
        t.tiles[kind] = board.file.content["tiles"][code]


def _fill_map(board: Board, index: Mapping[Square, int], t: Any) -> None:
    """C1, C7: who is beside whom, and where a car gets that leaves a square by a side: right-hand running."""
    t.all_squares = (1 << SQUARES) - 1
    t.fed_by[:] = t.station_at[:] = t.departure[:] = BLANK
    arrival = {(s.square, s.side): EDGES + s.number - 1 for s in board.stations}
    power_tracks = 0
    for square, place in enumerate(board.squares):
        if outer_sides(*place):
            t.edge |= 1 << square
        for side in range(SIDES):
            neighbour = next_to(place, side)
            if neighbour in index:
                t.near[square] |= 1 << index[neighbour]
                # Out by the top of one square is in by the bottom of the next.
                t.beyond[square, side] = index[neighbour] * SIDES + (side + 2) % SIDES
                t.fed_by[t.beyond[square, side]] = square
            elif on_map(*neighbour):
                t.beyond[square, side] = POWER + power_tracks
                power_tracks += 1
            else:
                t.beyond[square, side] = arrival[square, side]
    for square in range(SQUARES):
        t.around[square] = _two_steps(t, square)
    for station in board.stations:
        t.departure[station.number - 1] = station.square * SIDES + station.side
        t.station_at[station.square * SIDES + station.side] = station.number - 1


def _two_steps(t: Any, square: int) -> int:
    """The squares one or two steps from this one, a bit each."""
    once = int(t.near[square])
    twice = [int(t.near[other]) for other in range(SQUARES) if once >> other & 1]
    return functools.reduce(operator.or_, twice, once) & ~(1 << square)


def _fill_owners(board: Board, t: Any) -> None:
    """C2, S2: whose car stands at each station."""
    t.owner[:] = BLANK
    for seats in range(board.seats[0], board.seats[1] + 1):
        for owner, stations in enumerate(board.chart(seats).values()):
            for number in stations:
                t.owner[seats, number - 1] = owner


def _fill_tiles(board: Board, t: Any) -> None:
    """C8, C9, C16: the ways through every tile in every turn, and the squares where it joins two stations alone."""
    t.exits[:] = BLANK
    for kind, code in enumerate(board.kinds):
        exits = checks.exits_of(code)
        for turns in range(TURNS):
            tile = kind * TURNS + turns
            for side in range(SIDES):
                t.exits[tile, (side + turns) % SIDES] = (exits[side] + turns) % SIDES
            for station in board.stations:
                end = t.beyond[station.square, t.exits[tile, station.side]]
                if EDGES <= end < EDGES + STATIONS:
                    t.banned[tile] |= 1 << station.square


def _number_actions(t: Any) -> None:
    """The numbering of actions: what seats may do first, what chance may do after it."""
    t.draw_id = KINDS * t.turns * SQUARES
    t.exchange_id = t.draw_id + 1
    t.tile_id = t.exchange_id + (2 * PILES if t.companies else 0)
    t.seat_id = t.tile_id + KINDS
    t.share_id = t.seat_id + SEATS
    t.all_ids = t.share_id + (PILES * COMPANIES if t.companies else 0)
