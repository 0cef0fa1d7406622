"""A view as numbers for learning, laid out field by field; seats are told from the viewer's place, the viewer first."""

from collections.abc import Callable
from typing import Any

import numpy as np

from carbarn.core.types import Observation, State
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.state import (
    BLANK,
    COMPANIES,
    EDGES,
    KINDS,
    LAST_CHANCE,
    OVER_ALL_PLACED,
    PILES,
    POWER,
    SEATS,
    SIDES,
    SQUARES,
    STATIONS,
)

Field = tuple[str, int, str]


def layout(board: Board) -> tuple[Field, ...]:
    """Every field in order: its name, how many numbers, and what they mean."""
    companies = COMPANIES if board.options["companies"] else 0
    return (
        ("phase", OVER_ALL_PLACED - LAST_CHANCE, "one for what is waited for: a turn, the drawn tile, nothing more"),
        ("to_move", SEATS, "one for the seat to move"),
        ("hand", KINDS, "own hand tiles of each kind"),
        ("drawn", KINDS, "one for the tile that the viewer has drawn and has to place"),
        ("hand_count", SEATS, "tiles in each hand, divided by 3"),
        ("unseen", KINDS, "tiles of each kind that the viewer has not seen, divided by 4"),
        ("supply_count", 1, "tiles in the supply, as a part of all"),
        ("tracks", SQUARES * SIDES * SIDES, "square by square and side by side, one for the side where a car leaves"),
        ("owner", STATIONS * (companies or SEATS), "station by station, one for the owner of its car"),
        ("length", STATIONS, "tiles that each station's line passes, divided by 10"),
        ("finished", STATIONS, "one for each line that is finished"),
        ("power_station", STATIONS, "one for each line that ends at the power station"),
        ("points", companies or SEATS, "points of each owner, divided by 100"),
        ("own_shares", PILES * companies, "pile by pile, one for the company whose share the viewer holds"),
        ("known_shares", (SEATS - 1) * PILES * companies, "of the other seats: the same, where the viewer knows it"),
        ("face_up", PILES * companies, "pile by pile, one for the company whose share lies face up"),
    )


def _one_hot(value: int, size: int) -> Observation:
    """All zeros but one; all zeros for a blank."""
    out = np.zeros(size, np.float32)
    if 0 <= value < size:
        out[value] = 1
    return out


def _counts(kinds: Any) -> Observation:
    """How many of each kind of tile are in a list with blanks."""
    return np.bincount([kind for kind in kinds if kind != BLANK], minlength=KINDS).astype(np.float32)


def _tracks(board: Board, s: Any) -> Observation:
    """The ways over every square."""
    out = np.zeros((SQUARES, SIDES, SIDES), np.float32)
    for square, tile in enumerate(s.tile.tolist()):
        if tile != BLANK:
            out[square, range(SIDES), board.table[0].exits[tile]] = 1
    return out.ravel()


def observe(board: Board, view: State) -> Observation:
    """The numbers of a view, in the order of `layout`."""
    s, t = view[0], board.table[0]
    viewer = max(int(s.viewer), 0)
    order = [(viewer + i) % int(s.seats) for i in range(int(s.seats))]
    companies = COMPANIES if board.options["companies"] else 0

    def by_seat(size: int, of: Callable[[int], Any]) -> Observation:
        out = np.zeros((SEATS, size), np.float32)
        for row, seat in enumerate(order):
            out[row] = of(seat)
        return out.ravel()

    def owner(station: int) -> Observation:
        of = int(t.owner[s.seats, station])
        return _one_hot(of if companies or of == BLANK else order.index(of), companies or SEATS)

    def shares(of: Any) -> Observation:
        return np.concatenate([_one_hot(int(company), companies) for company in of])

    own = s.hand[viewer] if s.viewer >= 0 else []
    ends, lengths = s.front[t.departure], s.length[t.departure]
    seen = _counts(s.tile[s.tile != BLANK] // 4) + _counts(own) + _one_hot(int(s.drawn), KINDS)
    fields = [
        _one_hot(int(s.phase) - LAST_CHANCE - 1, OVER_ALL_PLACED - LAST_CHANCE),
        by_seat(1, lambda seat: float(seat == s.seat)),
        _counts(own),
        _one_hot(int(s.drawn), KINDS),
        by_seat(1, lambda seat: s.hand_count[seat] / 3),
        (t.tiles - seen) / 4,
        [s.supply_count / SQUARES],
        _tracks(board, s),
        np.concatenate([owner(station) for station in range(STATIONS)]),
        lengths / 10,
        ends >= EDGES,
        ends >= POWER,
        s.points[:companies] / 100 if companies else by_seat(1, lambda seat: s.points[seat] / 100),
    ]
    if companies:
        by_seats = by_seat(PILES * companies, lambda seat: shares(s.share[seat]))
        fields += [by_seats, shares(s.face_up)]
    return np.concatenate(fields).astype(np.float32)
