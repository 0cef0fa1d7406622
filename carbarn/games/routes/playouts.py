"""Playing on from sampled worlds: everybody by the planner, to the end of the game, with a look on the way at what is
to be expected. How a game ends tells the truth with much luck in it; what is expected on the way has less of both."""

import math

import numpy as np
from numpy.typing import NDArray

from carbarn.core.chance import DECKS, shuffle
from carbarn.core.guide import CHANCE, MERIT, POINTS, Outcomes
from carbarn.core.kernel import door, kernel
from carbarn.core.odds import logistic, win_chance
from carbarn.core.types import Record, Rng, State
from carbarn.games.routes.beliefs import believe, form_belief
from carbarn.games.routes.chance import roll
from carbarn.games.routes.clues import Clues
from carbarn.games.routes.features import FEATURES, Numbers, fill_features, measure_paths, points_so_far
from carbarn.games.routes.learned import still_to_come
from carbarn.games.routes.mind import SPREAD, SPREAD_TURNS, SURE_WIN
from carbarn.games.routes.plan import forget, review
from carbarn.games.routes.planner import planner_policy
from carbarn.games.routes.scoring import COLUMNS, RANK_COLUMN, TOTAL_COLUMN, fill_sheet
from carbarn.games.routes.state import EVERYTHING, LAST_CHANCE, OVER_BY_LAST_ROUND, SEATS, TURN
from carbarn.games.routes.turn import decide

Points = NDArray[np.float64]
TO_THE_END = 1 << 20  # turns
JUDGE = SEATS  # where the minds begin that judge the seats, one each; before them are those that play


@door
def imagine_worlds(
    boards: State, views: State, minds: State, learned: Clues, beliefs: State, worlds: State, rng: Rng
) -> None:
    """Fill an array with likely worlds; `beliefs` is room to think in."""
    b, s = boards[0], views[0]
    if s.viewer != EVERYTHING:
        form_belief(b, s, minds[0], learned, beliefs[0])
    for i in range(len(worlds)):
        worlds[i] = views[0]
        if s.viewer != EVERYTHING:
            believe(b, worlds[i], beliefs[0], rng)


@kernel
def share_bonus(s: Record, minds: State, bonus: float, points: Points) -> None:
    """U26: add the bonus for most completed tickets, by how many each seat has finished or under way."""
    shares, total = np.zeros(SEATS, np.float64), 0.0
    for seat in range(s.seats):
        m = minds[JUDGE + seat]
        shares[seat] = math.exp(m.finished + 0.5 * m.tasks)
        total += shares[seat]
    for seat in range(s.seats):
        points[seat] += bonus * shares[seat] / total


@kernel
def judge(b: Record, s: Record, minds: State, net: Numbers, points: Points) -> None:
    """What every seat can expect to score in the end: what it has, and what the learned outlook says.

    The outlook has learned from plain plans, so seats, which may play on in other manners, are judged by minds of their
    own.
    """
    paths, numbers = np.zeros(SEATS, np.float64), np.zeros(FEATURES, np.float64)
    measure_paths(b, s, paths)
    for seat in range(s.seats):
        m = minds[JUDGE + seat]
        review(b, s, seat, m)
        fill_features(b, s, seat, m, paths, numbers)
        points[seat] = points_so_far(b, s, seat, m) + still_to_come(net, numbers)
    if b.most_tickets_bonus:
        share_bonus(s, minds, b.most_tickets_bonus, points)


@kernel
def final_outcome(b: Record, s: Record, seat: int, sure: float) -> tuple[float, float, float]:
    """U27: 1 for a victory, shared out if it is shared; the points; and how good an end it is, in which the margin
    counts too, so that close games are told apart."""
    sheet = np.zeros((SEATS, COLUMNS), np.int32)
    fill_sheet(b, s, sheet, False)
    winners, best = 0, -1000.0
    for other in range(s.seats):
        winners += sheet[other, RANK_COLUMN] == 1
        if other != seat:
            best = max(best, 1.0 * sheet[other, TOTAL_COLUMN])
    won = 1.0 / winners if sheet[seat, RANK_COLUMN] == 1 else 0.0
    points = 1.0 * sheet[seat, TOTAL_COLUMN]
    return won, points, sure * won + (1.0 - sure) * logistic((points - best) / 15.0)


@kernel
def outcome(b: Record, s: Record, seat: int, minds: State, net: Numbers) -> tuple[float, float, float]:
    """The seat's chance to win, from what everybody can expect, its points, and how good that is."""
    w = minds[seat].weights
    if s.phase >= OVER_BY_LAST_ROUND:
        return final_outcome(b, s, seat, w[SURE_WIN])
    points = np.zeros(SEATS, np.float64)
    judge(b, s, minds, net, points)
    spread = w[SPREAD] + w[SPREAD_TURNS] * math.sqrt(max(0.0, minds[JUDGE + seat].turns_left))
    chance = win_chance(points, s.seats, seat, spread)
    return chance, points[seat], chance


@kernel
def play_turns(b: Record, s: Record, minds: State, turns: int, decks: Rng) -> None:
    """Everybody plays on by the planner for so many turns, to the end of the last one."""
    lots, cards, tickets = decks[0], decks[1], decks[2]
    until = s.turns + turns
    while s.phase < OVER_BY_LAST_ROUND and not (s.phase == TURN and s.turns >= until):
        if s.phase <= LAST_CHANCE:
            roll(b, s, lots, cards, tickets)
        else:
            decide(b, s, planner_policy(b, s, minds[s.seat], cards))


@kernel
def turn_out(
    b: Record, s: Record, seat: int, minds: State, net: Numbers, horizon: int, foresight: float, decks: Rng
) -> tuple[float, float, float]:
    """Play on: the seat's chance to win, its points and how good that is, judged after `horizon` turns as far as
    foresight goes (1: the playout is cut there), and for the rest by how the game ends."""
    chance = points = merit = 0.0
    if foresight > 0.0:
        play_turns(b, s, minds, horizon, decks)
        chance, points, merit = outcome(b, s, seat, minds, net)
        if foresight >= 1.0 or s.phase >= OVER_BY_LAST_ROUND:
            return chance, points, merit
    play_turns(b, s, minds, TO_THE_END, decks)
    won, total, end = outcome(b, s, seat, minds, net)
    rest = 1.0 - foresight
    return foresight * chance + rest * won, foresight * points + rest * total, foresight * merit + rest * end


@door
def play_ahead(
    boards: State,
    worlds: State,
    action: int,
    minds: State,
    rivals: Numbers,
    net: Numbers,
    horizon: int,
    foresight: float,
    seed: int,
    out: Outcomes,
) -> None:
    """What becomes of an action in every world; world number i meets the same luck whatever the action, and the same
    rivals, who play on by one row of weights or another."""
    b, state = boards[0], worlds[:1].copy()
    s = state[0]
    decks = np.zeros((DECKS, 4), np.int64)
    for i in range(len(worlds)):
        state[0] = worlds[i]
        shuffle(decks, seed, i)
        seat = s.seat
        for mind in range(len(minds)):
            forget(minds[mind])
        for other in range(s.seats):
            if other != seat:
                minds[other].weights[:] = rivals[(seed + i + other) % len(rivals)]
        decide(b, s, action)
        out[i, CHANCE], out[i, POINTS], out[i, MERIT] = turn_out(b, s, seat, minds, net, horizon, foresight, decks)
