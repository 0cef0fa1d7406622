"""The state of a game of tracks: one record of fixed size, with everything that the rules look at and nothing else.

Nothing here is an order that nobody knows: the supply is a count a tile, a pile of shares is a set of shares in unknown
order (the pool) above a queue of shares that players have put back. In a view, what the viewer may not know is BLANK;
counts stay true.

The tracks are kept as paths, so that placing a tile never walks along them. A place where a car can enter a square is
an edge: four to a square, one a side. A path of placed tiles runs from the edge where it begins to where it ends: an
edge of a free square, or a destination, numbered after the edges.

Single numbers are full words, so that kernels are compiled once and not for every width; arrays are narrow.
"""

import numpy as np

from carbarn.core.types import State

SEATS = 6
ROWS = COLUMNS = 8
SQUARES = 60  # one word of bits
SIDES = 4  # top, right, bottom, left
STATIONS = 32
POWER_TRACKS = 8  # tracks that lead into the power station
KINDS = 24  # every tile there can be
TURNS = 4
HAND = 3
COMPANIES = 8
PILES = 4

EDGES = SQUARES * SIDES
POWER = EDGES + STATIONS  # the first destination that is the power station
ENDS = POWER + POWER_TRACKS

BLANK = -1
EVERYTHING = -1  # the viewer of a full state
NOBODY = -2  # the viewer of what is public
PUBLIC_BIT = SEATS  # of a mask of those who know something: everybody who looks on
EVERYONE = (1 << (SEATS + 1)) - 1

# Phases: what the state waits for. Up to LAST_CHANCE chance moves; from TURN on, a seat.
WHO_BEGINS = 0
DEAL_SHARES = 1
TURN_UP_SHARES = 2
DEAL_TILES = 3
REFILL_HAND = 4
DRAW_TILE = 5
TAKE_SHARE = 6
TURN_UP_SHARE = 7
LAST_CHANCE = 7
TURN = 8
PLACE_DRAWN = 9
OVER_ALL_PLACED = 10

STATE = np.dtype(
    (
        np.record,
        [
            ("viewer", "i8"),  # EVERYTHING, NOBODY, or the seat whose view this is
            ("seats", "i8"),  # how many play
            ("first", "i8"),  # the seat that begins
            ("phase", "i8"),  # what the state waits for
            ("seat", "i8"),  # whose decision or whose draw it is
            ("dealt", "i8"),  # how many steps of a deal are done
            ("pile", "i8"),  # the pile from which a share comes, while one does; else BLANK
            ("drawn", "i8"),  # the tile drawn from the supply that has to be placed; else BLANK
            ("turns", "i8"),  # turns begun
            ("supply_count", "i8"),
            ("occupied", "i8"),  # squares with a tile, a bit each
            ("frontier", "i8"),  # free squares on the edge of the map or beside a tile
            ("supply", "i1", KINDS),  # tiles of each kind in the supply
            ("hand_count", "i1", SEATS),
            ("hand", "i1", (SEATS, HAND)),  # tiles in hand, sorted, BLANK after the last
            ("tile", "i1", SQUARES),  # the tile on each square with its turns (kind * TURNS + turns), or BLANK
            ("front", "i2", ENDS),  # where the path ends that begins at this edge; the edge itself if there is none
            ("length", "i2", ENDS),  # how many tiles that path passes
            ("back", "i2", ENDS),  # where the path begins that ends here; the place itself if there is none
            ("points", "i2", COMPANIES),  # points of each owner: a seat, or a company
            ("share", "i1", (SEATS, PILES)),  # the company whose share of each percentage a seat holds
            ("share_known", "i1", (SEATS, PILES)),  # who knows it, a bit a seat and PUBLIC_BIT
            ("face_up", "i1", PILES),  # the company whose share lies face up beside each pile
            ("pool_count", "i1", PILES),
            ("pool", "i2", PILES),  # companies whose shares lie in a pile in unknown order; in a view, every unseen one
            ("queue_count", "i1", PILES),
            ("queue", "i1", (PILES, COMPANIES)),  # shares put back under the pool, next to be taken first
            ("queue_known", "i1", (PILES, COMPANIES)),  # who knows each of them
        ],
    )
)


def blank_state() -> State:
    """A state with no tiles, no shares and nothing known; every path is bare."""
    state = np.zeros(1, STATE)
    for field in ("tile", "hand", "share", "face_up", "queue"):
        state[field] = BLANK
    state["front"] = state["back"] = np.arange(ENDS)
    state["viewer"] = EVERYTHING
    state["first"] = state["pile"] = state["drawn"] = BLANK
    return state
