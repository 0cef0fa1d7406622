"""From expected points to the chance to win."""

import math
from typing import Any

import numpy as np
import pytest

from carbarn.core.kernel import door
from carbarn.core.odds import win_chance


@door
def _fill(points: Any, seats: int, spread: float, out: Any) -> None:
    for seat in range(seats):
        out[seat] = win_chance(points, seats, seat, spread)


def chances(points: list[float], spread: float = 10.0) -> list[float]:
    """Every seat's, with a free seat in the row whose points nobody may look at."""
    out = np.zeros(len(points))
    _fill(np.array([*points, 1e9]), len(points), spread, out)
    found: list[float] = out.tolist()
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_equal_seats_have_equal_chances(seats: int) -> None:
    assert chances([81.5] * seats) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("points", [[100, 90], [12, 30, 25], [81, 80, 79, 110], [0, -5, 3, 3, 8, 60]], ids=str)
def test_somebody_wins(points: list[float]) -> None:
    """Chances sum up to one, and who has more points has more of them."""
    found = chances(points)
    assert sum(found) == pytest.approx(1)
    assert [found[seat] for seat in np.argsort(points)] == sorted(found)


def test_against_one_rival_the_chance_is_logistic() -> None:
    for margin in (-60.0, -8.0, 0.0, 3.0, 25.0):
        assert chances([50 + margin, 50], 7.0)[0] == pytest.approx(1 / (1 + math.exp(-margin / 7.0)))


def test_luck_of_that_law_wins_so_often() -> None:
    """With more seats too it is the chance of what it says: 200,000 games of points and luck."""
    points, spread = np.array([84.0, 80.0, 73.0, 88.0]), 9.0
    games = points + np.random.default_rng(1).gumbel(0.0, spread, (200_000, len(points)))
    won = np.bincount(games.argmax(axis=1)) / len(games)
    assert chances(list(points), spread) == pytest.approx(won, abs=0.005)


def test_nothing_overflows() -> None:
    assert chances([0, 1e6, -1e6], 1.0) == [0.0, 1.0, 0.0]
    assert all(math.isfinite(chance) for chance in chances([1e6, 1e6, 1e6], 1e-3))
