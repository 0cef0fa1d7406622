"""Many games side by side, stepped together in one compiled call; and what their seats are paid."""

import numpy as np

from carbarn.core.chance import DECKS
from carbarn.core.kernel import door, kernel
from carbarn.core.lanes import load_game_ahead, load_rows_ahead, move_on, pick_up, put_down, show_legal, shuffle_for
from carbarn.core.marks import seat_after
from carbarn.core.rewards import SHAPED, final_pay
from carbarn.core.types import Actions, Counts, Observation, Record, Rng, Sheet, State
from carbarn.games.tracks.chance import roll
from carbarn.games.tracks.legality import legal_actions
from carbarn.games.tracks.observe import MARKS, observe
from carbarn.games.tracks.playout import choose
from carbarn.games.tracks.scoring import COLUMNS, RANK_COLUMN, TOTAL_COLUMN, fill_sheet, total
from carbarn.games.tracks.state import LAST_CHANCE, OVER_ALL_PLACED, SEATS, STATE
from carbarn.games.tracks.turn import decide, start

_STATE_SIZE, _MARKS_SIZE = STATE.itemsize, MARKS.itemsize


@kernel
def payment(b: Record, s: Record, terms: Record, seat: int, before: int, sheet: Sheet) -> float:
    """What a seat is paid now that had so many points before; when the game is over the sheet is filled."""
    if s.phase < OVER_ALL_PLACED:
        return (total(b, s, seat) - before) / terms.scale if terms.rewards == SHAPED else 0.0
    return final_pay(terms, sheet, RANK_COLUMN, TOTAL_COLUMN, s.seats, seat, before)


@door
def pay(boards: State, states: State, all_terms: State, points: Counts, rewards: Observation) -> None:
    """Pay every seat of one game for what has changed since `points` were counted, and count them again."""
    b, s, terms = boards[0], states[0], all_terms[0]
    sheet = np.zeros((SEATS, COLUMNS), np.int32)
    over = s.phase >= OVER_ALL_PLACED
    if over:
        fill_sheet(b, s, sheet, False)
    for seat in range(s.seats):
        rewards[seat] = payment(b, s, terms, seat, points[seat], sheet)
        if not over and terms.rewards == SHAPED:
            points[seat] = total(b, s, seat)


@kernel
def play_others(
    b: Record,
    s: Record,
    learner: int,
    opponents: Counts,
    minds: State | None,
    lots: Rng,
    tiles: Rng,
    shares: Rng,
    rng: Rng,
) -> int:
    """Chance and the other seats play until the learner decides or the game is over; returns their decisions."""
    decisions = 0
    while s.phase < OVER_ALL_PLACED:
        if s.phase <= LAST_CHANCE:
            roll(b, s, lots, tiles, shares)
        elif s.seat != learner:
            policy = opponents[seat_after(s.seat, s.seats - learner, s.seats) - 1]
            decide(b, s, choose(b, s, policy, minds, rng))
            decisions += 1
        else:
            break
    return decisions


@kernel
def settle(
    b: Record, s: Record, lane: Record, terms: Record, games: int, sheet: Sheet, totals: Sheet, ranks: Sheet, i: int
) -> float:
    """After a decision: what the learner is paid; a game that is over is counted, and its lane goes on to the next."""
    if s.phase < OVER_ALL_PLACED:
        return payment(b, s, terms, lane.seat, lane.points, sheet)
    fill_sheet(b, s, sheet, False)
    for seat in range(s.seats):
        totals[i, seat], ranks[i, seat] = sheet[seat, TOTAL_COLUMN], sheet[seat, RANK_COLUMN]
    paid = payment(b, s, terms, lane.seat, lane.points, sheet)
    move_on(lane, terms, games)
    return paid


@door
def look(
    boards: State, states: State, viewer: int, marks: State, at: Counts, numbers: Observation, ids: Actions
) -> int:
    """Write what a seat sees into an empty row, and list what it may do if it is to move; returns how many."""
    b, s = boards[0], states[0]
    observe(b, s, viewer, marks[0], at, numbers, 0)
    return legal_actions(b, s, ids) if s.seat == viewer else 0


@door
def step_fleet(
    boards: State,
    blank: State,
    all_terms: State,
    states: State,
    lanes: State,
    marks: State,
    opponents: Counts,
    minds: State | None,
    at: Counts,
    actions: Actions,
    ids: Actions,
    listed: Sheet,
    observations: Observation,
    mask: Sheet,
    rewards: Observation,
    over: Counts,
    totals: Sheet,
    ranks: Sheet,
) -> int:
    """Carry out an action a game and play on to the learner's next decision; returns all decisions, of all seats.

    A game that is over is followed by the next one of its lane. Without actions every game is dealt anew.
    """
    b, terms, games, decisions = boards[0], all_terms[0], len(states), 0
    sheet = np.zeros((SEATS, COLUMNS), np.int32)
    decks, rng = np.zeros((DECKS, 4), np.int64), np.zeros(4, np.int64)
    lots, tiles, shares = decks[0], decks[1], decks[2]
    for i in range(games):
        load_game_ahead(i, states, _STATE_SIZE, marks, _MARKS_SIZE)
        s, lane, fresh = states[i], lanes[i], len(actions) == 0
        if not fresh:
            pick_up(lane, decks, rng)
            decide(b, s, actions[i])
            decisions += 1
        while True:
            if fresh:
                shuffle_for(lane, terms, decks, rng)
                states[i] = blank[0]
                start(b, s, terms.seats, terms.begins)
            decisions += play_others(b, s, lane.seat, opponents, minds, lots, tiles, shares, rng)
            if fresh:
                break
            over[i] = fresh = s.phase >= OVER_ALL_PLACED
            rewards[i] = settle(b, s, lane, terms, games, sheet, totals, ranks, i)
            if not fresh:
                break
        load_rows_ahead(i, mask, listed, observations)
        put_down(lane, decks, rng)
        lane.points = total(b, s, lane.seat) if terms.rewards == SHAPED else 0
        observe(b, s, lane.seat, marks[i], at, observations, i)
        show_legal(lane, ids, legal_actions(b, s, ids), listed, mask, i)
    return decisions
