"""What came out of a tournament: win rates and ratings with intervals, points by source, who ends ahead of whom.

Intervals are over deals: games of one deal share its cards, so that a deal is what is independent of others. That of a
win rate is the normal approximation over each deal's rate, with Agresti and Coull's guard: as if four more deals had
been played, two of them lost and two of them won in every rotation. With many deals this changes nothing; with few it
keeps a bot that has won all of them from looking certain. That of a rating is a bootstrap (`ratings.py`).
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from carbarn.arena.deals import Deals, Thinking
from carbarn.arena.pairing import LineUp
from carbarn.arena.ratings import Rating, ratings

_QUANTILE = 1.959964  # of the normal distribution: 95 % are within so many deviations
_GUARD = 4  # deals, half of them won


def interval(deals: int, total: float, squares: float) -> tuple[float, float]:
    """95 % for a mean from 0 to 1, from how many were observed, their sum and the sum of their squares."""
    count = deals + _GUARD
    mean = (total + _GUARD / 2) / count
    variance = max(0.0, (squares + _GUARD / 2) / count - mean**2)
    half = _QUANTILE * math.sqrt(variance / count)
    return max(0.0, mean - half), min(1.0, mean + half)


@dataclass(frozen=True)
class Standing:
    """How one bot did. A shared victory is shared out; points of a seat that forfeited are not counted."""

    bot: str  # its name, numbered if it is there more than once
    wins: float
    rate: float  # wins a game, whichever of its seats won
    par: float  # its share of the seats: the rate of a bot as good as the others
    interval: tuple[float, float]  # 95 %, for the rate
    rating: Rating
    mean: float  # points a seat
    deviation: float
    sources: Mapping[str, float]  # points a seat by source; empty where games are compiled
    decisions: float | None  # a game; None where games are compiled, as are the next two
    milliseconds: float | None  # a decision
    slowest: float | None  # milliseconds
    forfeits: int
    ahead: tuple[float | None, ...]  # how often a seat of it ends ahead of a seat of each bot; ties are half

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bot": self.bot,
            "wins": round(self.wins, 2),
            "rate": round(self.rate, 5),
            "par": round(self.par, 5),
            "interval": [round(bound, 5) for bound in self.interval],
            "rating": round(self.rating.value, 1),
            "rating_interval": [round(self.rating.low, 1), round(self.rating.high, 1)],
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "sources": {source: round(points, 3) for source, points in self.sources.items()},
            "decisions": None if self.decisions is None else round(self.decisions, 3),
            "milliseconds": None if self.milliseconds is None else round(self.milliseconds, 3),
            "slowest": None if self.slowest is None else round(self.slowest, 3),
            "forfeits": self.forfeits,
            "ahead": [None if share is None else round(share, 5) for share in self.ahead],
        }


class Tally:
    """Sums over deals, so that any number of them needs no memory.

    All sums are whole numbers: what comes out is the same to the last bit in whatever portions deals arrive.
    """

    def __init__(self, line_up: LineUp) -> None:
        self._line_up, self._sitting = line_up, line_up.sitting
        bots = len(line_up.bots)
        self._share = math.lcm(*range(1, line_up.seats + 1))  # a victory in parts that can be shared out
        self.whole = self._share * len(self._sitting)  # the parts of all victories of a deal
        self.deals = self.decisions = 0
        self.unit = 1
        self._wins, self._win_squares = (np.zeros(bots, np.int64) for _ in range(2))
        self._points, self._point_squares, self._seats = (np.zeros(bots, np.int64) for _ in range(3))
        self._sources: dict[str, Any] = {}
        self._patterns: Counter[bytes] = Counter()  # who was ahead of whom in a deal, in halves
        self._thinking = [Thinking() for _ in line_up.bots]
        self._forfeits = np.zeros(bots, np.int64)
        self._clocked = False

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.deals * len(self._sitting)

    @property
    def first_rate(self) -> float:
        """The win rate, so far, of the bot that was named first."""
        return float(self._wins[0]) / max(1, self.deals * self.whole)

    def wins_of(self, deals: Deals) -> Any:
        """int[deals, bots]: parts of the victories of each deal."""
        won = deals.ranks == 1
        parts = won * (self._share // np.maximum(1, won.sum(axis=2, keepdims=True)))
        return np.einsum("drs,rsb->db", parts, self._sitting)

    def add(self, deals: Deals) -> None:
        """Some more deals."""
        wins = self.wins_of(deals)
        self.deals += len(wins)
        self.decisions += int(deals.decisions.sum())
        self._wins += wins.sum(axis=0)
        self._win_squares += (wins**2).sum(axis=0)
        self._count_points(deals)
        self._meet(deals.ranks)
        for mine, more in zip(self._thinking, deals.thinking, strict=False):
            mine.add(more)
            self._clocked = True

    def _count_points(self, deals: Deals) -> None:
        """Points of those who played to the end."""
        played = np.ones(deals.ranks.shape, np.int64) if deals.forfeits is None else (~deals.forfeits).astype(np.int64)
        self.unit = deals.unit
        by_bot = "drs,rsb->b"
        totals = deals.totals.astype(np.int64)
        self._seats += np.einsum(by_bot, played, self._sitting)
        self._forfeits += np.einsum(by_bot, 1 - played, self._sitting)
        self._points += np.einsum(by_bot, totals * played, self._sitting)
        self._point_squares += np.einsum(by_bot, totals**2 * played, self._sitting)
        for source, points in deals.sources.items():
            sums = np.einsum(by_bot, points * played, self._sitting)
            self._sources[source] = self._sources.get(source, 0) + sums

    def _meet(self, ranks: Any) -> None:
        """Every two seats that different bots have: who is ahead."""
        one, other = ranks[:, :, :, None], ranks[:, :, None, :]
        halves = 2 * (one < other) + (one == other)
        ahead = np.einsum("drst,rsb,rtc->dbc", halves, self._sitting, self._sitting).astype(np.int32)
        self._patterns.update(deal.tobytes() for deal in ahead)

    def standings(self) -> list[Standing]:
        """How every bot did so far, in the order in which they were named."""
        if not self.deals:
            return []
        bots = len(self._line_up.bots)
        rated, ahead = ratings(self._patterns, bots), self._ahead()
        return [self._standing(place, rated[place], ahead[place]) for place in range(bots)]

    def _ahead(self) -> list[tuple[float | None, ...]]:
        """How often each bot ends ahead of each other."""
        bots = len(self._line_up.bots)
        halves = np.zeros((bots, bots), np.int64)
        for pattern, count in self._patterns.items():
            halves += count * np.frombuffer(pattern, np.int32).reshape(bots, bots)
        return [
            tuple(None if i == j else float(halves[i, j] / (halves[i, j] + halves[j, i])) for j in range(bots))
            for i in range(bots)
        ]

    def _standing(self, bot: int, rating: Rating, ahead: Sequence[float | None]) -> Standing:
        rate, thinking = float(self._wins[bot]) / (self.deals * self.whole), self._thinking[bot]
        seats, unit = max(1, int(self._seats[bot])), self.unit
        mean = float(self._points[bot]) / seats / unit
        variance = max(0.0, float(self._point_squares[bot]) / seats / unit**2 - mean**2)
        clocked = self._clocked and thinking.decisions > 0
        return Standing(
            self._line_up.names[bot],
            rate * self.games,
            rate,
            float(self._sitting[:, :, bot].mean()),
            interval(self.deals, self._wins[bot] / self.whole, self._win_squares[bot] / self.whole**2),
            rating,
            mean,
            math.sqrt(variance),
            {source: float(sums[bot]) / seats / unit for source, sums in self._sources.items()},
            thinking.decisions / self.games if clocked else None,
            thinking.seconds / thinking.decisions * 1000 if clocked else None,
            thinking.slowest * 1000 if clocked else None,
            int(self._forfeits[bot]),
            tuple(ahead),
        )
