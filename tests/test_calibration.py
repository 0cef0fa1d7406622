"""Random play against the figures of an independent engine: lengths and scores over many games."""

import numpy as np
import pytest

import carbarn

GAMES = 20_000


@pytest.mark.parametrize(
    ("seats", "decisions", "turns", "points", "slack"),
    [(2, 154.6, 99.3, -51.6, 1.0), (4, 296.0, None, -29.1, 2.0)],
)
def test_random_games_are_as_long_and_score_as_elsewhere(
    seats: int, decisions: float, turns: float | None, points: float, slack: float
) -> None:
    batch = carbarn.game("usa").play_out(seats, ("random",) * seats, 2024, 0, GAMES)
    assert abs(np.mean(batch.decisions) - decisions) < slack
    assert turns is None or abs(np.mean(batch.turns) - turns) < 1
    assert abs(np.mean(batch.totals) - points) < 1


def test_nobody_has_an_advantage_when_lots_are_drawn() -> None:
    """U5: with the first player drawn at random every seat wins as often."""
    batch = carbarn.game("usa").play_out(3, ("random",) * 3, 5, 0, GAMES)
    won = (batch.ranks == 1).mean(axis=0)
    assert np.ptp(won) < 0.02


@pytest.mark.parametrize("name", ["usa", "san_francisco", "cable_car"])
def test_greedy_beats_random(name: str) -> None:
    batch = carbarn.game(name).play_out(2, ("greedy", "random"), 1, 0, 2000)
    assert (batch.totals[:, 0] > batch.totals[:, 1]).mean() > 0.9
