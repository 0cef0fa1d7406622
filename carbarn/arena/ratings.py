"""Ratings: Bradley and Terry's model over who ended ahead of whom, on the scale of Elo, with 95 % intervals.

A difference of 400 points is odds of ten to one. The mean of all bots is 0. Intervals come from the bootstrap over
deals: games of one deal share its cards, so that whole deals are drawn again and not games.

Some deals are counted that nobody played, half of them with every bot ahead of all that were named after it, and half
the other way round: one for the rating, which keeps that of a bot that always wins finite, and four for its interval,
as in Agresti and Coull's, which keeps it from having no width. With many deals neither changes anything.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

_RESAMPLES = 1000
_GUARD = 1.0  # deals
_WIDE_GUARD = 4.0
_ROUNDS = 200  # of the fit; it converges in far fewer
_EXACT = 1e-10
_SCALE = 400 / np.log(10)
_AT_ONCE = 4_000_000  # numbers drawn at a time


@dataclass(frozen=True)
class Rating:
    """How strong a bot is among those it met, on the scale of Elo."""

    value: float
    low: float
    high: float


def fitted(wins: Any) -> Any:
    """The strengths that explain float[..., bots, bots] wins best, as ratings with mean 0 (Hunter's MM algorithm)."""
    met = wins + np.swapaxes(wins, -1, -2)
    total = wins.sum(axis=-1)
    strength = np.ones(total.shape)
    for _ in range(_ROUNDS):
        pulls = (met / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        fresh = total / pulls
        fresh /= np.exp(np.log(fresh).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(fresh / strength)).max()
        strength = fresh
        if change < _EXACT:
            break
    return _SCALE * np.log(strength)


def ratings(patterns: Mapping[bytes, int], bots: int, seed: int = 0) -> list[Rating]:
    """A rating a bot, from how often each pattern occurred: int32[bots, bots] half wins of a deal, as bytes."""
    found = sorted(patterns)  # so that the order of playing does not matter
    counts = np.array([patterns[pattern] for pattern in found], np.int64)
    halves = np.array([np.frombuffer(pattern, np.int32) for pattern in found], np.float64).reshape(-1, bots, bots)
    guarded, weights = _guarded(halves, counts, _GUARD)
    point = fitted(np.tensordot(weights, guarded, axes=1))
    resampled = _resampled(*_guarded(halves, counts, _WIDE_GUARD), np.random.default_rng(seed))
    low, high = np.percentile(resampled, [2.5, 97.5], axis=0)
    low, high = np.minimum(low, point), np.maximum(high, point)
    return [Rating(*map(float, three)) for three in zip(point, low, high, strict=True)]


def _guarded(halves: Any, counts: Any, guard: float) -> tuple[Any, Any]:
    """With so many deals that nobody played, as large as the others."""
    met = (halves[0] + halves[0].T) * (1 - np.eye(len(halves[0])))
    both = np.stack([np.triu(met, 1), np.tril(met, -1)])
    return np.concatenate([halves, both]), np.concatenate([counts, [guard / 2, guard / 2]])


def _resampled(halves: Any, counts: Any, rng: Any) -> Any:
    """Ratings of as many deals drawn again with replacement, a row a resample."""
    deals, shares = int(counts.sum()), counts / counts.sum()
    step = max(1, _AT_ONCE // len(counts))
    rows = []
    for first in range(0, _RESAMPLES, step):
        drawn = rng.multinomial(deals, shares, min(step, _RESAMPLES - first))
        wins = np.tensordot(drawn.astype(np.float64), halves, axes=1)
        rows.append(fitted(wins + 1e-3 * (1 - np.eye(wins.shape[-1]))))  # a bot drawn without a win stays finite
    return np.concatenate(rows)
