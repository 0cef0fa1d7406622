"""Which routes rivals are likely to want: those that their plans use, in worlds that fit what a seat knows."""

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import door, kernel, lowest
from carbarn.core.types import Record, State
from carbarn.games.routes.plan import make_plan
from carbarn.games.routes.state import BLANK, ROUTES, WORD

Wishes = NDArray[np.float64]  # a route: how many rivals want it, on average


def no_wishes() -> Wishes:
    """Nobody wants anything."""
    return np.zeros(ROUTES, np.float64)


@kernel
def note_wish(b: Record, seats: int, route: int, share: float, wishes: Wishes) -> None:
    """U16: with few players a double route is closed by whoever takes either of its tracks."""
    wishes[route] += share
    if b.twin[route] != BLANK and seats < b.both_tracks_from:
        wishes[b.twin[route]] += share


@door
def gather_wishes(boards: State, worlds: State, seat: int, minds: State, wishes: Wishes) -> None:
    """Add up what the rivals of a seat would plan in each of these worlds."""
    b, share = boards[0], 1.0 / len(worlds)
    for i in range(len(worlds)):
        s = worlds[i]
        for rival in range(s.seats):
            if rival != seat:
                m = minds[rival]
                make_plan(b, s, rival, m, s.held[rival, 0], s.held[rival, 1])
                for word in range(2):
                    routes = m.plan[word]
                    while routes:
                        note_wish(b, s.seats, word * WORD + lowest(routes), share, wishes)
                        routes &= routes - 1
