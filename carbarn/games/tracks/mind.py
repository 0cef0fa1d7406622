"""What a seat's planner keeps in mind: the weights by which it judges, and room to work out what lines can hope for."""

import numpy as np

from carbarn.core.types import State
from carbarn.games.tracks.state import COMPANIES, EDGES, ENDS, KINDS, SEATS, SIDES

# The weights by name. Those of an unfinished line multiply what it can hope for; the others are in points.
PASSED = 0  # a tile that the line has passed already
AHEAD = 1  # a tile that it will pass, as expected
DOUBLED = 2  # a tile passed already that the power station will count again, as expected
AHEAD_DOUBLED = 3  # a tile to come that the power station will count again, as expected
OTHERS = 4  # a point of all others together, against one's own
DRAW_COST = 5  # what drawing has to be better by than placing: the tile in hand stays there
EXCHANGE_COST = 6  # what an exchange has to pay more than a placement
WEIGHTS = 7

MIND = np.dtype(
    (
        np.record,
        [
            ("weights", "f8", WEIGHTS),
            # what is worked out anew at every decision, and never carried from one to the next
            ("unseen", "i8", KINDS),  # tiles of each kind that the seat has not seen
            ("leaves", "f8", (SIDES, SIDES)),  # how likely an unseen tile leads from each side to each other
            ("ahead", "f8", ENDS),  # tiles that a car at this edge will pass, as expected
            ("doubled", "f8", ENDS),  # the chance that it gets to the power station
            ("ahead_doubled", "f8", ENDS),  # tiles that it will pass on the way to the power station, as expected
            ("out_ahead", "f8", SIDES),  # the same three beyond each side of the square that is looked at
            ("out_doubled", "f8", SIDES),
            ("out_ahead_doubled", "f8", SIDES),
            ("comers", "f8", EDGES),  # the lines that will come to this edge, as expected, each by its interest
            ("carried", "f8", EDGES),  # the same, each times the tiles that it will have passed by then
            ("interest", "f8", COMPANIES),  # what a point of each owner's is worth to the seat
            ("company", "f8", COMPANIES),  # the points that each company will have, as expected
        ],
    )
)

# The walk's own expectations, taken as they are.
PLAIN = (1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0)

# A master judges as a search does: no weights that were tried are better (docs/bots/cable_car.md).
STYLES = {"plain": PLAIN, "tuned": PLAIN}


def fresh_minds(style: str, board: State) -> State:
    """A mind a seat, with nothing in it but the weights of a style."""
    minds = np.zeros(SEATS, MIND)
    minds["weights"] = STYLES[style]
    return minds
