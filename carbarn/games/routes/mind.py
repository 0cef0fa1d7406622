"""What a seat's planner keeps in mind: its weights, its plan, and room to think in.

The plan is a function of the view alone; it is kept only so as not to be made again for the same position.
"""

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

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
EXACT = 24
SPREAD = 25
SPREAD_TURNS = 26
SURE_WIN = 27
HORIZON = 28
FORESIGHT = 29
POINT_WORTH = 30
BLOCKS = 31
RIVALS = 32
WEIGHTS = 33

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
def _content() -> dict[str, Any]:
    """Everything in weights.toml."""
    return tomllib.loads((files("carbarn.games.routes") / "weights.toml").read_text(encoding="utf-8"))


def size_of(board: State) -> str:
    """Whether a map is a large or a small one: each has weights and a network of its own."""
    return "small" if board[0].trains < SMALL else "large"


def _placed(named: Mapping[str, float]) -> NDArray[np.float64]:
    """Weights by name, in their places."""
    weights = np.zeros(WEIGHTS)
    for name, value in named.items():
        weights[globals()[name.upper()]] = value
    return weights


def _named(style: str, size: str) -> dict[str, float]:
    """The weights of a style; what it does not name is as in plain."""
    return {**_content()["plain"][size], **_content()[style][size]}


@functools.cache
def _weights(style: str, size: str) -> NDArray[np.float64]:
    return _placed(_named(style, size))


def manners(style: str, board: State) -> NDArray[np.float64]:
    """The manners in which a search of this style may go on, a row of weights each."""
    plain, others = _named(style, size_of(board)), _content()["manners"][size_of(board)]
    return np.array([_placed({**plain, **other}) for other in others])


def named_for(part: str, board: State) -> dict[str, float]:
    """The numbers of a part of weights.toml for a map of this size."""
    named: dict[str, float] = _content()[part][size_of(board)]
    return named


def fresh_minds(style: str, board: State) -> State:
    """A mind a seat, with nothing in it but the weights of a style for a map of this size."""
    minds = np.zeros(SEATS, MIND)
    minds["weights"] = _weights(style, size_of(board))
    minds["known"] = -1
    return minds
