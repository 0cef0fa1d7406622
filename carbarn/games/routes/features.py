"""A seat's position as a few numbers: what the learned outlook is made from. Everything is about 0 to 1.

The planner's plan for the seat has to be in its mind. Sizes are taken relative to the map's supply of trains, so that
one set of weights serves maps of about the same size.
"""

import numpy as np
from numpy.typing import NDArray

from carbarn.core.kernel import kernel, lowest, popcount
from carbarn.core.odds import logistic
from carbarn.core.types import Record
from carbarn.games.routes.costs import next_token
from carbarn.games.routes.network import longest_path
from carbarn.games.routes.outlook import task_points
from carbarn.games.routes.plan import cards_short
from carbarn.games.routes.state import BLANK, WILD, WORD

FEATURES = 24
POINTS = 30.0  # points are counted in so many

Numbers = NDArray[np.float64]


@kernel
def fewest_trains(s: Record, seat: int) -> int:
    """U24: the trains of the rival who will run out first."""
    fewest = 1 << 20
    for other in range(s.seats):
        if other != seat:
            fewest = min(fewest, s.trains[other])
    return fewest


@kernel
def filler_points(b: Record, m: Record) -> float:
    """The points of the fillers that the plan looks ahead to."""
    total = 0.0
    for word in range(2):
        routes = m.fillers[word]
        while routes:
            total += b.route_points[b.length[word * WORD + lowest(routes)]]
            routes &= routes - 1
    return total


@kernel
def measure_paths(b: Record, s: Record, paths: Numbers) -> None:
    """U26: everybody's longest path, on maps without its bonus too: it is one of the numbers learned from."""
    for seat in range(s.seats):
        paths[seat] = longest_path(b, s.own[seat, 0], s.own[seat, 1], 0)


@kernel
def fill_features(b: Record, s: Record, seat: int, m: Record, paths: Numbers, out: Numbers) -> None:
    """Write a seat's numbers; `paths` holds everybody's longest path."""
    size, turns = 1.0 * b.trains, 0.8 * b.trains
    spare = m.turns_left - m.turns
    active, hand = task_points(b, m, False), s.hand_count[seat]
    short = cards_short(s, seat, m)
    rival_path = 0.0
    for other in range(s.seats):
        if other != seat:
            rival_path = max(rival_path, paths[other])
    out[0] = m.turns_left / turns
    out[1] = s.trains[seat] / size
    out[2] = fewest_trains(s, seat) / size
    out[3] = 2.0 * hand / size
    out[4] = s.hand[seat, WILD] / 5.0
    out[5] = m.trains / size
    out[6] = m.turns / turns
    out[7] = max(-1.5, min(1.5, 4.0 * spare / turns))
    out[8] = active / POINTS
    out[9] = active / POINTS * logistic(14.0 * spare / turns)
    out[10] = m.points / POINTS
    out[11] = 4.0 * short / size
    out[12] = max(0.0, hand - m.trains + short) * 2.0 / size
    out[13] = (m.tasks - popcount(m.dropped)) / 4.0
    out[14] = paths[seat] / size
    out[15] = max(-1.0, min(1.0, 3.0 * (paths[seat] - rival_path) / size))
    out[16] = 1.0 if s.rounds_end != BLANK else 0.0
    out[17] = ((seat - s.seat) % s.seats) / s.seats
    out[18] = s.seats / 5.0
    out[19] = filler_points(b, m) / POINTS
    out[20] = popcount(s.tokens[seat]) / 7.0
    out[21] = next_token(b, s, seat) / 3.0 if b.symbols else 0.0
    out[22] = 1.0 if m.turns_left < 2.0 else 0.0
    out[23] = 1.0


@kernel
def points_so_far(b: Record, s: Record, seat: int, m: Record) -> float:
    """What the seat has for sure: routes, tokens and finished tickets, less the tickets that it has given up."""
    total = s.points[seat] + m.made - task_points(b, m, True)
    if b.symbols:
        total += b.token_points[popcount(s.tokens[seat])]
    return total
