"""What a seat's planner keeps in mind: its weights, its plan, and room to think in.

The plan is a function of the view alone; it is kept only so as not to be made again for the same position.
"""

import functools
import tomllib
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from carbarn.core.types import State
from carbarn.games.routes.state import CARDS, CITIES, ROUTES, SEATS

TASKS = 16  # tickets that a plan looks at, the most valuable first

# Where each weight stands. What they mean is said in weights.toml, where their values are.
TURN = 0
TRAIN = 1
HELD = 2
GRAY_EASE = 3
LEAST = 4
DRAWS = 5
STRETCH = 6
SURE = 7
DOUBT = 8
REST_TURN = 9
REST_TRAIN = 10
NEAR = 11
TICKET_COST = 12
TICKET_SPARE = 13
CARD_TURNS = 14
SHORT_BONUS = 15
WILD_VALUE = 16
SPARE_VALUE = 17
WILD_PRICE = 18
FILL_VALUE = 19
HASTE = 20
TOKEN = 21
PRESSURE = 22
CLAIM_BASE = 23
FAITH = 24
EXACT = 25
SPREAD = 26
SPREAD_TURNS = 27
SURE_WIN = 28
HORIZON = 29
POINT_WORTH = 30
WEIGHTS = 31

SMALL = 30  # a map with fewer trains a seat is a small one

MIND = np.dtype(
    (
        np.record,
        [
            ("weights", "f8", WEIGHTS),
            ("known", "i8", 8),  # what the plan was made from: another position needs another plan
            ("steady", "i8"),  # 1 in playouts: the ways are laid anew when routes or tickets change, not for every card
            ("asked", "i8"),  # whether a steady one has thought of more tickets since it laid its ways
            # the plan
            ("plan", "i8", 2),  # routes still to be claimed for tickets, a bit each
            ("fillers", "i8", 2),  # routes to be claimed for their own points
            ("tasks", "i8"),  # unfinished tickets looked at
            ("task", "i8", TASKS),
            ("dropped", "i8"),  # those given up, a bit each
            ("users", "i8", ROUTES),  # which tasks use a planned route, a bit each
            ("need", "i8", CARDS),  # cards of each colour that the plan will pay
            ("short", "f8", CARDS),  # how many of them are missing
            ("fill_short", "f8", CARDS),  # missing for fillers
            ("trains", "f8"),  # trains, turns and points that the plan takes and brings
            ("turns", "f8"),
            ("points", "f8"),
            ("finished", "i8"),  # tickets finished already, and their points
            ("made", "f8"),
            ("turns_left", "f8"),  # turns that the seat will have
            # room to think in
            ("cost", "f8", ROUTES),
            ("distance", "f8", CITIES),
            ("via", "i8", CITIES),
            ("far", "f8", (4, CITIES)),  # from each city of two tickets to every other, and the way back
            ("back", "i8", (4, CITIES)),
        ],
    )
)


@functools.cache
def _weights(style: str, size: str) -> NDArray[np.float64]:
    """The weights of a style, in their places."""
    content = tomllib.loads((files("carbarn.games.routes") / "weights.toml").read_text(encoding="utf-8"))
    named = {**content["plain"][size], **content[style][size]}
    places = {name.lower(): place for name, place in globals().items() if name.lower() in named}
    weights = np.zeros(WEIGHTS)
    for name, value in named.items():
        weights[places[name]] = value
    return weights


def fresh_minds(style: str, board: State) -> State:
    """A mind a seat, with nothing in it but the weights of a style for a map of this size."""
    minds = np.zeros(SEATS, MIND)
    minds["weights"] = _weights(style, "small" if board[0].trains < SMALL else "large")
    minds["known"] = -1
    return minds
