"""Placements judged by the map after them, and by the lines that may come: what the master of Cable Car sees."""

import random
from typing import Any

import numpy as np
import pytest

from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.games.tracks import foresight, planner
from carbarn.games.tracks.state import TURN
from tests.tracks.rig import Table
from tests.tracks.test_random_games import TABLES, game_of, named, walk

MIDDLE = 35  # tiles; later, a car may be in a ring of squares that none of the unseen tiles lets it leave


def judged(game: Any, view: Any, sweeps: int) -> tuple[dict[int, float], Any]:
    """What every legal action is worth, by the planner or by so many sweeps of foresight; and what was in mind."""
    minds, actions = game.minds("plain")[:1], np.array(game.menu(view), np.int32)
    values = np.zeros(len(actions))
    if sweeps:
        foresight.judge_after(game.board.table, view, minds, actions, sweeps, values)
    else:
        planner.judge(game.board.table, view, minds, actions, values)
    return dict(zip(actions.tolist(), values.tolist(), strict=True)), minds[0]


def test_visitors_are_those_of_a_random_walk() -> None:
    """C10, C11: on an empty map every station's car walks many times; count who comes by, and from how far."""
    table = Table()
    _, mind = judged(table.game, table.state, 4)
    t, rng, walks = table.game.board.table[0], random.Random(4), 2000
    kinds = [kind for kind in range(24) for _ in range(int(mind.unseen[kind]))]
    comers, carried = np.zeros(240), np.zeros(240)
    for station, departure in enumerate(t.departure.tolist()):
        owner = int(t.owner[2, station])
        for _ in range(walks if owner >= 0 else 0):
            edge, length = departure, 0
            while edge < 240:
                comers[edge] += mind.interest[owner] / walks
                carried[edge] += length * mind.interest[owner] / walks
                edge = int(t.beyond[edge // 4, t.exits[rng.choice(kinds) * 4, edge % 4]])
                length += 1
    assert np.abs(comers - mind.comers).max() < 0.1
    assert np.abs(carried - mind.carried).max() < 0.8
    assert np.abs(comers).max() > 0.9, "the cars that have not started stand at their stations' edges"


def test_a_tile_matters_to_lines_that_are_not_there_yet() -> None:
    """C10, C11: on a square where no line is, the planner sees nothing to gain or lose; who looks further does."""
    game = game_of()
    state = next(s for s in walk(game, 2, 3) if s["turns"][0] == 25 and s["phase"][0] == TURN)
    near, _ = judged(game, state, 0)
    far, _ = judged(game, state, 4)
    t, s = game.board.table[0], state[0]
    empty = [square for square in range(60) if all(t.station_at[s.back[4 * square + side]] < 0 for side in range(4))]
    there = [action for action in near if action < t.draw_id and action % 60 in empty]
    assert there
    assert all(near[action] == 0 for action in there)
    assert any(abs(far[action]) > 0.5 for action in there)


def solved(game: Any, state: Any, leaves: Any) -> Any:
    """What every place can hope for, three numbers each, by solving the walk's linear equations all at once."""
    t, s, ends = game.board.table[0], state[0], 280
    hopes = np.zeros((ends, 3))
    hopes[272:, 1] = 1.0
    free = [edge for edge in range(240) if s.tile[edge // 4] < 0]
    ways, strides = np.zeros((240, ends)), np.zeros(240)
    longer = np.zeros((240, ends))  # the same ways, each times the tiles passed on it
    for edge in free:
        for out in range(4):
            beyond = int(t.beyond[edge // 4, out])
            chance, stride, end = leaves[edge % 4, out], 1 + int(s.length[beyond]), int(s.front[beyond])
            ways[edge, end] += chance
            longer[edge, end] += chance * stride
            strides[edge] += chance * stride
    walk_on = np.eye(len(free)) - ways[np.ix_(free, free)]
    hopes[free, 0] = np.linalg.solve(walk_on, strides[free])
    hopes[free, 1] = np.linalg.solve(walk_on, ways[free] @ hopes[:, 1])
    hopes[free, 2] = np.linalg.solve(walk_on, longer[free] @ hopes[:, 1])
    return hopes


def worth(game: Any, state: Any, mind: Any) -> float:
    """C11 to C13, S6: all points made, and what all open lines can hope for, each by its owner's interest."""
    t, s, hopes = game.board.table[0], state[0], solved(game, state, mind.leaves)
    total = float(s.points @ mind.interest)
    for station, start in enumerate(t.departure.tolist()):
        owner, end, length = int(t.owner[int(s.seats), station]), int(s.front[start]), int(s.length[start])
        if owner >= 0 and end < 240:
            ahead, doubled, ahead_doubled = hopes[end]
            total += float(mind.interest[owner]) * (length * (1 + doubled) + ahead + ahead_doubled)
    return total


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_placement_is_worth_what_the_map_is_worth_after_it(table: Any) -> None:
    """C10 to C13, S6: placed by the engine, with everything solved exactly before and after."""
    game = game_of(**table[0])
    for step, state in enumerate(walk(game, table[1], 7)):
        if game.to_move(state) < 0 or step % 10 or int(state["occupied"][0]).bit_count() > MIDDLE:
            continue
        values, mind = judged(game, state, 200)
        before = worth(game, state, mind)
        for action in [action for action in values if action < game.board.table[0].draw_id][:4]:
            after = state.copy()
            game.apply(after, action)
            assert values[action] == pytest.approx(worth(game, after, mind) - before, abs=1e-4)


def test_foresight_alone_beats_the_planner() -> None:
    """Its first candidate, not searched any further: 76 of 100 games by docs/bots/cable_car.md."""
    game = game_of()
    guide, won, rng = game.guide("tuned"), 0.0, generator(1)
    for seed in range(60):
        for seat in range(2):
            match = Match(game, 2, Dealer.seeded(seed))
            while not match.over:
                view = match.view(match.to_move)
                mine = match.to_move == seat
                match.play(guide.candidates(view)[0].action if mine else game.decide(view, "planner", rng))
            winners = match.scores.winners
            won += (seat in winners) / len(winners)
    assert won > 0.62 * 120
