"""Counts of the game tree to a fixed depth, on a map small enough to count, chance outcomes included.

The numbers were counted by the engine itself; that they are right follows from the other tests. They are here so that
nobody changes the shape of the game without noticing.
"""

from pathlib import Path

import numpy as np
import pytest

import carbarn
from carbarn.core.game import CHANCE, OVER, Game
from carbarn.core.types import State, copied

TINY = Path(__file__).parent / "boards" / "three_cities.toml"


def leaves(game: Game, state: State, depth: int) -> int:
    """Positions after so many steps; a game that is over counts as one."""
    to_move = game.to_move(state)
    if depth == 0 or to_move == OVER:
        return 1
    ids = game.chance(state).ids if to_move == CHANCE else game.legal(state)
    count = 0
    for action in ids:
        child = copied(state)
        game.apply(child, int(action))
        count += leaves(game, child, depth - 1)
    return count


def begun(seats: int) -> tuple[Game, State]:
    """The first turn, with every chance outcome the first possible one."""
    game = carbarn.load(TINY).variant(first=0)
    state = game.new(seats)
    while game.to_move(state) == CHANCE:
        game.apply(state, int(game.chance(state).ids[-1]))
    return game, state


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [1, 1, 6, 15, 37, 90, 330, 1041, 2650, 6552, 20940]),
        (3, [1, 1, 1, 5, 14, 36, 75, 225, 594, 1356, 2691, 6069, 19737]),
    ],
)
def test_game_tree_from_the_first_turn(seats: int, counts: list[int]) -> None:
    game, state = begun(seats)
    assert [leaves(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_opening_deal_has_the_right_weights() -> None:
    """Chance outcomes of a deal carry the number of cards, and the deal of every card is counted once."""
    game = carbarn.load(TINY).variant(first=0)
    outcomes = game.chance(game.new(2))
    assert outcomes.weights.tolist() == [4, 4, 2]
    assert np.all(np.diff(outcomes.ids) > 0)
