"""A view as numbers for learning, laid out field by field; seats are told from the viewer's place, the viewer first.

The kernel reads nothing that the viewer may not know, so that it gives the same numbers for a state and for that
seat's view of it, and batches need no views. It writes what has changed since the row was written last.
"""

import numpy as np

from carbarn.core.kernel import kernel
from carbarn.core.marks import mark, seat_after
from carbarn.core.types import Counts, Observation, Record, State
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.state import (
    BLANK,
    COMPANIES,
    EDGES,
    HAND,
    KINDS,
    LAST_CHANCE,
    OVER_ALL_PLACED,
    PILES,
    POWER,
    SEATS,
    SIDES,
    SQUARES,
    STATIONS,
    TURNS,
)

Field = tuple[str, int, str]

VERSION = 1  # of the layout and of the numbering of actions: whatever learned on one can play no other

# The fields of the layout, in their order.
PHASE = 0
TO_MOVE = 1
OWN_HAND = 2
DRAWN = 3
HAND_COUNT = 4
UNSEEN = 5
SUPPLY_COUNT = 6
TRACKS = 7
OWNER = 8
LENGTH = 9
FINISHED = 10
POWER_STATION = 11
POINTS = 12
OWN_SHARES = 13
KNOWN_SHARES = 14
FACE_UP = 15

# Multiplying is quicker than dividing; rounded to 32 bits, both give the same for every number that there can be.
TENTH = 0.1
HUNDREDTH = 0.01

# What a row of numbers shows: where the ones of its fields stand.
MARKS = np.dtype(
    (
        np.record,
        [
            ("phase", "i8"),
            ("mover", "i8"),
            ("drawn", "i8"),
            ("viewer", "i8"),  # whose owners of stations are shown
            ("owner", "i1", STATIONS),
            ("tile", "i1", SQUARES),
            ("placed", "i1", KINDS),  # tiles of each kind on the map that is shown
            ("share", "i1", (SEATS, PILES)),  # by the viewer's order of seats
            ("face_up", "i1", PILES),
        ],
    )
)


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


def no_marks(rows: int) -> State:
    """What empty rows show: nothing."""
    marks = np.zeros(rows, MARKS)
    for field in ("phase", "mover", "drawn", "viewer", "owner", "tile", "share", "face_up"):
        marks[field] = BLANK
    return marks


@kernel
def write_square(b: Record, marks: Record, square: int, tile: int, first: int, out: Observation, i: int) -> None:
    """The ways over a square, instead of those shown; `first` is where the square's numbers begin."""
    before = marks.tile[square]
    if before != BLANK:
        marks.placed[before // TURNS] -= 1
        for side in range(SIDES):
            out[i, first + side * SIDES + b.exits[before, side]] = 0
    if tile != BLANK:
        marks.placed[tile // TURNS] += 1
        for side in range(SIDES):
            out[i, first + side * SIDES + b.exits[tile, side]] = 1
    marks.tile[square] = tile


@kernel
def write_tiles(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """C3, C5: the map, the viewer's own tiles, and what it has not seen."""
    for square in range(SQUARES):
        if s.tile[square] != marks.tile[square]:
            write_square(b, marks, square, s.tile[square], at[TRACKS] + square * SIDES * SIDES, out, i)
    drawn = s.drawn if s.seat == viewer else BLANK
    marks.drawn = mark(out, i, at[DRAWN], marks.drawn, drawn)
    for kind in range(KINDS):
        held = 0
        for place in range(HAND):
            held += s.hand[viewer, place] == kind
        out[i, at[OWN_HAND] + kind] = held
        out[i, at[UNSEEN] + kind] = (b.tiles[kind] - marks.placed[kind] - held - (drawn == kind)) * 0.25
    out[i, at[SUPPLY_COUNT]] = s.supply_count / SQUARES


@kernel
def write_owners(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """C2, S1: who owns the car of each station; the same for a whole game."""
    size = COMPANIES if b.companies else SEATS
    for station in range(STATIONS):
        owner = b.owner[s.seats, station]
        if owner != BLANK and not b.companies:
            owner = seat_after(owner, s.seats - viewer, s.seats)
        marks.owner[station] = mark(out, i, at[OWNER] + station * size, marks.owner[station], owner)
    marks.viewer = viewer


@kernel
def write_lines(b: Record, s: Record, viewer: int, at: Counts, out: Observation, i: int) -> None:
    """C11, C12: every line, and the points of every owner."""
    for station in range(STATIONS):
        start = b.departure[station]
        end = s.front[start]
        out[i, at[LENGTH] + station] = s.length[start] * TENTH
        out[i, at[FINISHED] + station] = end >= EDGES
        out[i, at[POWER_STATION] + station] = end >= POWER
    if b.companies:
        for company in range(COMPANIES):
            out[i, at[POINTS] + company] = s.points[company] * HUNDREDTH
    for row in range(s.seats):
        seat = seat_after(viewer, row, s.seats)
        out[i, at[HAND_COUNT] + row] = s.hand_count[seat] / 3
        if not b.companies:
            out[i, at[POINTS] + row] = s.points[seat] * HUNDREDTH


@kernel
def write_shares(s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """S3, S4, S6: shares that the viewer has seen; at the end everybody shows theirs."""
    for pile in range(PILES):
        for row in range(s.seats):
            seat = seat_after(viewer, row, s.seats)
            known = s.phase == OVER_ALL_PLACED or s.share_known[seat, pile] >> viewer & 1 == 1
            company = s.share[seat, pile] if known else BLANK
            first = at[OWN_SHARES] + (row * PILES + pile) * COMPANIES  # the other seats' follow the viewer's
            marks.share[row, pile] = mark(out, i, first, marks.share[row, pile], company)
        first = at[FACE_UP] + pile * COMPANIES
        marks.face_up[pile] = mark(out, i, first, marks.face_up[pile], s.face_up[pile])


@kernel
def observe(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """Bring row `i` of the numbers up to date; `at` says where each field begins."""
    marks.phase = mark(out, i, at[PHASE], marks.phase, s.phase - LAST_CHANCE - 1)
    marks.mover = mark(out, i, at[TO_MOVE], marks.mover, seat_after(s.seat, s.seats - viewer, s.seats))
    write_tiles(b, s, viewer, marks, at, out, i)
    if marks.viewer != viewer:
        write_owners(b, s, viewer, marks, at, out, i)
    write_lines(b, s, viewer, at, out, i)
    if b.companies:
        write_shares(s, viewer, marks, at, out, i)
