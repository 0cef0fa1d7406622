"""Positions of planner games with what came of them: what the learned outlook is learned from."""

import numpy as np

from carbarn.core.chance import DECKS, PLAYER_STREAM, below, reseed, shuffle
from carbarn.core.kernel import door, kernel
from carbarn.core.types import Record, Rng, Sheet, State
from carbarn.games.routes.chance import roll
from carbarn.games.routes.features import Numbers, fill_features, measure_paths, points_so_far
from carbarn.games.routes.plan import review
from carbarn.games.routes.planner import planner_policy
from carbarn.games.routes.policies import random_policy
from carbarn.games.routes.scoring import COLUMNS, TOTAL_COLUMN, fill_sheet
from carbarn.games.routes.state import LAST_CHANCE, OVER_BY_LAST_ROUND, SEATS, TURN
from carbarn.games.routes.turn import decide, start


@kernel
def note_position(b: Record, s: Record, minds: State, features: Numbers, targets: Numbers, row: int) -> int:
    """Write a row a seat: its features, and what it has so far, to be taken off what it will have."""
    paths = np.zeros(SEATS, np.float64)
    measure_paths(b, s, paths)
    for seat in range(s.seats):
        m = minds[seat]
        review(b, s, seat, m)
        fill_features(b, s, seat, m, paths, features[row])
        targets[row] = -points_so_far(b, s, seat, m)
        row += 1
    return row


@kernel
def settle(b: Record, s: Record, sheet: Sheet, targets: Numbers, first: int, end: int) -> None:
    """The game is over: what every noted seat has added since."""
    fill_sheet(b, s, sheet, False)
    for row in range(first, end):
        targets[row] += sheet[(row - first) % s.seats, TOTAL_COLUMN]


@door
def collect(
    boards: State, blank: State, seats: int, minds: State, seed: int, odds: int, features: Numbers, targets: Numbers
) -> int:
    """Play planner games until the arrays are full, and note one turn in `odds`; one move in 200 is random, so that
    positions off the planner's way are met too. Returns how many rows were filled, in whole games."""
    b, state = boards[0], blank.copy()
    s = state[0]
    decks, rng = np.zeros((DECKS, 4), np.int64), np.zeros(4, np.int64)
    sheet = np.zeros((SEATS, COLUMNS), np.int32)
    row, game = 0, 0
    while row + 60 * seats < len(targets):
        shuffle(decks, seed, game)
        reseed(rng, seed, PLAYER_STREAM + game)
        state[0] = blank[0]
        start(b, s, seats, below(rng, seats))
        row = play_and_note(b, s, minds, odds, decks, rng, sheet, features, targets, row)
        game += 1
    return row


@kernel
def play_and_note(
    b: Record, s: Record, minds: State, odds: int, decks: Rng, rng: Rng, sheet: Sheet,
    features: Numbers, targets: Numbers, row: int,
) -> int:  # fmt: skip
    """One game; returns the next free row."""
    first = row
    lots, cards, tickets = decks[0], decks[1], decks[2]
    while s.phase < OVER_BY_LAST_ROUND:
        if s.phase <= LAST_CHANCE:
            roll(b, s, lots, cards, tickets)
            continue
        if s.phase == TURN and below(rng, odds) == 0 and row - first < 50 * s.seats:
            row = note_position(b, s, minds, features, targets, row)
        if below(rng, 200) == 0:
            decide(b, s, random_policy(b, s, rng))
        else:
            decide(b, s, planner_policy(b, s, minds[s.seat], rng))
    settle(b, s, sheet, targets, first, row)
    return row
