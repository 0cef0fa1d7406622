"""The planner and the search of Cable Car, compiled and plain: `make plain` runs this file a second time uncompiled."""

from typing import Any

import numpy as np
import pytest

from carbarn.core.chance import generator
from carbarn.core.guide import CHANCE, OUTCOME
from carbarn.games.tracks import endgame, playouts
from tests.tracks.test_random_games import game_of, walk

# What both runs have to say: options, seats, turn, the planner's move, the chance in two short playouts of it, by
# players who choose at first sight and by players with foresight.
POSITIONS: list[Any] = [
    ({}, 2, 30, "draw", (0.478362, 0.51044), (0.476559, 0.502694)),
    ({"rotation": True, "hand": 2}, 3, 45, "place g4 aacb turned 1", (0.151499, 0.145364), (0.149618, 0.149618)),
    ({"companies": True}, 4, 50, "place b7 dada", (0.546617, 0.451678), (0.546604, 0.451667)),
]


@pytest.mark.parametrize(("options", "seats", "turn", "move", "sight", "foresight"), POSITIONS, ids=str)
def test_both_runs_agree(
    options: dict[str, Any],
    seats: int,
    turn: int,
    move: str,
    sight: tuple[float, ...],
    foresight: tuple[float, ...],
) -> None:
    game = game_of(**options)
    state = next(s for s in walk(game, seats, 2) if s["turns"][0] == turn and s["phase"][0] == 8)
    view, out = game.view(state, game.to_move(state)), np.zeros((2, OUTCOME))
    action = game.decide(view, "planner", generator(1))
    worlds = np.empty(2, view.dtype)
    playouts.imagine_worlds(game.board.table, view, worlds, generator(3))
    assert game.text(action) == move
    for shortlist, chances in ((0, sight), (4, foresight)):
        minds = game.minds("plain")[:1]
        playouts.play_worlds(game.board.table, worlds, action, minds, 1, 1, shortlist, 4.0, 5, out)
        assert tuple(round(chance, 6) for chance in out[:, CHANCE].tolist()) == chances


def test_the_last_two_tiles() -> None:
    game = game_of()
    state = next(s for s in walk(game, 2, 2) if int(s["occupied"][0]).bit_count() == 58 and s["phase"][0] == 8)
    actions = game.legal(state)
    chances = np.zeros(len(actions))
    steps = endgame.solve_world(game.board.table, state, actions, 1000, chances)
    assert (steps, [round(chance, 4) for chance in chances.tolist()]) == (1, [1.0001])
