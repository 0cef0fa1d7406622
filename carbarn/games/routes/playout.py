"""Whole games inside one compiled call."""

import numpy as np

from carbarn.core.chance import DECKS, PLAYER_STREAM, reseed, shuffle
from carbarn.core.kernel import door, kernel
from carbarn.core.types import Counts, Record, Rng, Sheet, State
from carbarn.games.routes.chance import roll
from carbarn.games.routes.planner import planner_policy
from carbarn.games.routes.policies import greedy_policy, random_policy
from carbarn.games.routes.scoring import COLUMNS, RANK_COLUMN, TOTAL_COLUMN, fill_sheet
from carbarn.games.routes.state import LAST_CHANCE, OVER_BY_LAST_ROUND, SEATS
from carbarn.games.routes.turn import decide, start

POLICIES = ("random", "greedy", "planner")
RANDOM = 0
PLANNER = 2


@kernel
def choose(b: Record, s: Record, policy: int, minds: State | None, rng: Rng) -> int:
    """What a policy does here. Without minds the planner is not even compiled: for a quick first game."""
    if minds is not None and policy == PLANNER:
        return planner_policy(b, s, minds[s.seat], rng)
    if policy == RANDOM:
        return random_policy(b, s, rng)
    return greedy_policy(b, s, rng)


@kernel
def play_on(b: Record, s: Record, policies: Counts, minds: State | None, decks: Rng, rng: Rng) -> int:
    """Play to the end, each seat by its policy; returns the number of decisions."""
    decisions = 0
    lots, cards, tickets = decks[0], decks[1], decks[2]
    while s.phase < OVER_BY_LAST_ROUND:
        if s.phase <= LAST_CHANCE:
            roll(b, s, lots, cards, tickets)
        else:
            decide(b, s, choose(b, s, policies[s.seat], minds, rng))
            decisions += 1
    return decisions


@door
def play_games(
    boards: State,
    blank: State,
    seats: int,
    begins: int,
    policies: Counts,
    minds: State | None,
    seed: int,
    first: int,
    totals: Sheet,
    ranks: Sheet,
    decisions: Counts,
    turns: Counts,
) -> None:
    """Play a batch of games; game number n of a seed is always the same game. No `totals`, no scoring."""
    b, state = boards[0], blank.copy()
    s = state[0]
    decks, rng = np.zeros((DECKS, 4), np.int64), np.zeros(4, np.int64)
    sheet = np.zeros((SEATS, COLUMNS), np.int32)
    for game in range(len(decisions)):
        shuffle(decks, seed, first + game)
        reseed(rng, seed, PLAYER_STREAM + first + game)
        state[0] = blank[0]
        start(b, s, seats, begins)
        decisions[game] = play_on(b, s, policies, minds, decks, rng)
        turns[game] = s.turns
        if len(totals) > 0:
            fill_sheet(b, s, sheet, False)
            for seat in range(seats):
                totals[game, seat] = sheet[seat, TOTAL_COLUMN]
                ranks[game, seat] = sheet[seat, RANK_COLUMN]
