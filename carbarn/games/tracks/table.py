"""The board as kernels see it: one record of fixed capacity, with the rules' parameters, ways and precomputed masks.

`table.py` holds the layout; `board.py` fills it from a board file.
"""

import numpy as np

from carbarn.games.tracks.state import ENDS, KINDS, SEATS, SIDES, SQUARES, STATIONS, TURNS

TABLE = np.dtype(
    (
        np.record,
        [
            # the rules
            ("turns", "i8"),  # in how many ways a tile may be turned: 1, or 4 with rotation
            ("hand_size", "i8"),  # tiles in a hand
            ("companies", "i8"),  # how many companies own the cars, or 0 if the seats do
            ("exchange_until", "i8"),  # a company with so many points ends the exchange of shares
            ("tiles", "i1", KINDS),  # tiles of each kind
            # the map
            ("all_squares", "i8"),
            ("edge", "i8"),  # squares on the edge of the map
            ("near", "i8", SQUARES),  # squares that share an edge with each square
            ("around", "i8", SQUARES),  # squares that are two steps away at most
            ("beyond", "i2", (SQUARES, SIDES)),  # where a car gets that leaves a square by a side
            ("fed_by", "i1", ENDS),  # the square that a car leaves to get to an edge; BLANK at stations
            ("departure", "i2", STATIONS),  # the edge where each station's line begins
            ("station_at", "i1", ENDS),  # the station whose line begins at an edge, or BLANK
            ("owner", "i1", (SEATS + 1, STATIONS)),  # by number of seats: the seat or company of each car, or BLANK
            # tiles, a row a kind and a turn
            ("exits", "i1", (KINDS * TURNS, SIDES)),  # the side by which a car leaves that entered by each side
            ("banned", "i8", KINDS * TURNS),  # squares where a station would be joined to a station by this tile alone
            # where each kind of action begins in the numbering (see actions.py)
            ("draw_id", "i8"),
            ("exchange_id", "i8"),
            ("tile_id", "i8"),
            ("seat_id", "i8"),
            ("share_id", "i8"),
            ("all_ids", "i8"),
        ],
    )
)
