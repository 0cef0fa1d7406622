"""Is the first bot stronger? A sequential test over deals, which stops as soon as the question is decided.

The generalised sequential probability ratio test, as chess engines are tested: of every deal the first bot's share of
the wins is observed (with two bots and two games a deal that is the pentanomial model). The likelihood of what was
observed is compared between two hypotheses about its mean, each with the distribution that fits best; nothing is
supposed of how deals scatter. The hypotheses are differences in Elo: 400 points are odds of ten to one compared with an
equal bot's.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carbarn.core.errors import BadOption

_WORST_ELO = 2000.0
_PRIOR = 1e-3  # deals won and lost that nobody played: keeps the likelihoods of the first few finite
_STEPS = 100
_EXACT = 1e-12


@dataclass(frozen=True)
class Question:
    """H0: the first bot is better by `elo0` at most; H1: by `elo1` at least. `error`: how often either may be wrong."""

    elo0: float = 0.0
    elo1: float = 20.0
    error: float = 0.05

    def __post_init__(self) -> None:
        figures = (self.elo0, self.elo1)
        if not all(math.isfinite(elo) and abs(elo) <= _WORST_ELO for elo in figures) or self.elo0 >= self.elo1:
            raise BadOption("error-hypotheses", elo0=f"{self.elo0:g}", elo1=f"{self.elo1:g}", most=f"{_WORST_ELO:g}")
        if not 0 < self.error < 0.5:
            raise BadOption("error-error-rate", error=f"{self.error:g}")

    @property
    def bound(self) -> float:
        """How far the log of the likelihood ratio has to go, up or down (Wald)."""
        return math.log((1 - self.error) / self.error)


def rate_at(par: float, elo: float) -> float:
    """The win rate of a bot that is so much better than those with whom an equal one would win `par`."""
    odds = par / (1 - par) * 10 ** (elo / 400)
    return odds / (1 + odds)


def tilt(values: Sequence[float], counts: Sequence[float], mean: float) -> float:
    """What makes `mean` the mean of these values with the least violence: each is divided by 1 + tilt * (value - mean).

    That is the maximum of the likelihood among all distributions with this mean. Newton's steps, kept between bounds.
    """
    off = [value - mean for value in values]
    low, high, tilted = -1 / max(off), -1 / min(off), 0.0
    for _ in range(_STEPS):
        slope = surplus = 0.0
        for distance, count in zip(off, counts, strict=True):
            part = distance / (1 + tilted * distance)
            surplus += count * part
            slope += count * part * part
        low, high = (tilted, high) if surplus > 0 else (low, tilted)
        fresh = tilted + surplus / slope
        if not low < fresh < high:
            fresh = (low + high) / 2
        if abs(fresh - tilted) < _EXACT:
            break
        tilted = fresh
    return tilted


class Sprt:
    """One running test: deals are told in their order, as whole parts of the wins that a deal has."""

    def __init__(self, question: Question, par: float, whole: int) -> None:
        self.question, self._whole = question, whole
        self._rates = (rate_at(par, question.elo0), rate_at(par, question.elo1))
        self._counts: dict[int, float] = {0: _PRIOR, whole: _PRIOR}
        self.deals = 0
        self.ratio = 0.0  # log of the likelihood of H1 over that of H0
        self.answer: bool | None = None  # whether the first bot is stronger; None while that is open

    def add(self, wins: int) -> bool:
        """One more deal; whether the question is decided now."""
        self._counts[wins] = self._counts.get(wins, 0.0) + 1
        self.deals += 1
        self.ratio = self._log_ratio()
        if abs(self.ratio) >= self.question.bound:
            self.answer = self.ratio > 0
        return self.answer is not None

    def _log_ratio(self) -> float:
        values, counts = [wins / self._whole for wins in self._counts], list(self._counts.values())
        none, one = self._rates
        by_none, by_one = tilt(values, counts, none), tilt(values, counts, one)
        return sum(
            count * math.log((1 + by_none * (value - none)) / (1 + by_one * (value - one)))
            for value, count in zip(values, counts, strict=True)
        )

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "elo0": self.question.elo0,
            "elo1": self.question.elo1,
            "error": self.question.error,
            "rates": [round(rate, 5) for rate in self._rates],
            "ratio": round(self.ratio, 4),
            "bound": round(self.question.bound, 4),
            "stronger": self.answer,
        }
