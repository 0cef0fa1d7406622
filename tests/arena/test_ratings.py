"""Ratings: the right ones where they can be told, finite where one bot always wins, and intervals that hold."""

import math
import random
from collections import Counter

import numpy as np
import pytest

from carbarn.arena.ratings import fitted, ratings


def pattern(*rows: list[int]) -> bytes:
    return np.array(rows, np.int32).tobytes()


def pair(halves: int) -> bytes:
    """Two bots that met twice: so many halves of the four for the first."""
    return pattern([4, halves], [4 - halves, 4])


def test_two_bots_differ_by_the_log_of_the_odds() -> None:
    one, two = fitted(np.array([[0.0, 75.0], [25.0, 0.0]]))
    assert one - two == pytest.approx(400 * math.log10(3))
    assert one + two == pytest.approx(0)


def test_strengths_of_the_model_are_found_again() -> None:
    strength = np.array([4.0, 2.0, 1.0, 0.5])
    wins = 1000 * strength[:, None] / (strength[:, None] + strength[None, :])
    np.fill_diagonal(wins, 0)
    expected = 400 * np.log10(strength)
    assert fitted(wins) == pytest.approx(expected - expected.mean())


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    one, two = ratings({pair(4): 40}, 2)
    assert 100 < one.low < one.value < one.high < 2000
    assert two.value == pytest.approx(-one.value)


def test_equal_bots_are_rated_equal() -> None:
    for rating in ratings({pair(2): 50, pair(0): 10, pair(4): 10}, 2):
        assert rating.value == pytest.approx(0, abs=1e-6)
        assert rating.low < 0 < rating.high


def test_the_order_of_the_deals_does_not_matter() -> None:
    counts = {pair(1): 3, pair(4): 7, pair(2): 5}
    assert ratings(counts, 2) == ratings(dict(reversed(counts.items())), 2)


def test_a_bot_that_never_met_a_resample_stays_finite() -> None:
    three = pattern([0, 2, 2], [0, 0, 2], [0, 0, 0])
    for rating in ratings({three: 1}, 3):
        assert all(math.isfinite(figure) for figure in (rating.low, rating.value, rating.high))


def test_intervals_count_deals_and_hold_what_they_promise() -> None:
    """Games of a deal are alike, so that an interval over games would be too narrow; over deals it holds."""
    rng, held, runs = random.Random(3), 0, 300
    chances = {4: 0.35, 2: 0.40, 0: 0.25}  # the same bot wins both games, or each one
    truth = 200 * math.log10(0.55 / 0.45)
    for _ in range(runs):
        drawn = Counter(pair(halves) for halves in rng.choices(list(chances), list(chances.values()), k=60))
        rating = ratings(drawn, 2)[0]
        held += rating.low <= truth <= rating.high
    assert 0.91 < held / runs < 0.99
