"""Whose turn it is where a playout stops: it counts for half a turn, and not for a whole one or for nothing."""

from typing import Any

import numpy as np
import pytest

from carbarn.core.chance import generator
from carbarn.core.guide import CHANCE
from carbarn.core.kernel import door
from carbarn.core.types import State
from carbarn.games.tracks.playouts import add_tempo, worth_of_a_turn
from tests.tracks.rig import Table
from tests.tracks.test_random_games import game_of, walk


@door
def _tempo(states: Any, worth: float, points: Any) -> None:
    add_tempo(states[0], worth, points)


@door
def _worth(now: Any, before: Any, worth: float, out: Any) -> None:
    out[0] = worth_of_a_turn(now[0], before[0], worth)


def tempo(state: State, worth: float) -> list[float]:
    points = np.zeros(6)
    _tempo(state, worth, points)
    found: list[float] = points.tolist()
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_is_next_is_ahead(seats: int) -> None:
    """C5: each seat a part of a turn before the next one round the table; nobody gains what nobody loses."""
    state = Table(seats=seats).state
    for to_move in range(seats):
        state["seat"] = to_move
        points = tempo(state, 6.0)
        assert sum(points) == pytest.approx(0.0)
        assert points[seats:] == [0.0] * (6 - seats)
        round_the_table = [points[(to_move + later) % seats] for later in range(seats)]
        assert np.diff(round_the_table) == pytest.approx([-6.0 / seats] * (seats - 1))


def test_a_turn_is_worth_less_at_the_end() -> None:
    game, out = game_of(), np.zeros(1)
    states = {60 - int(state["occupied"][0]).bit_count(): state.copy() for state in walk(game, 2, 1)}

    def worth(now: int, before: int) -> float:
        _worth(states[now], states[before], 6.0, out)
        return float(out[0])

    assert [worth(free, 40) for free in (40, 30, 20, 10, 5, 0)] == [6.0, 6.0, 6.0, 3.0, 1.5, 0.0]
    assert [worth(free, 10) for free in (10, 5, 1)] == pytest.approx([6.0, 3.0, 0.6]), "it was told of a crowded map"
    assert worth(0, 0) == 0.0


@pytest.mark.parametrize("style", ["plain", "tuned"])
@pytest.mark.parametrize(
    ("options", "seats"), [({}, 2), ({}, 4), ({"rotation": True}, 3), ({"companies": True}, 3)], ids=str
)
def test_one_turn_more_is_no_other_judgement(options: dict[str, Any], seats: int, style: str) -> None:
    """Twelve positions: wherever a playout stops in a round, the chance to win is nearly the same on average."""
    game, chances = game_of(**options), []
    guide = game.guide(style)
    for seed in range(4):
        for turn in (6, 20, 34):
            state = next(s for s in walk(game, seats, seed) if s["turns"][0] == turn and s["phase"][0] == 8)
            view = game.view(state, game.to_move(state))
            worlds, action = guide.worlds(view, 150, generator(seed)), guide.candidates(view)[0].action
            lengths = range(6, 7 + seats)
            chances.append([guide.playouts(worlds, action, 5, length)[:, CHANCE].mean() for length in lengths])
    assert np.ptp(np.mean(chances, axis=0)) < 0.05, "without tempo they are a tenth apart"
