"""What came out of a tournament: win rates with intervals, points, who ends ahead of whom.

The interval is computed over deals: games of one deal share its cards, so that a deal is what is independent of others.
It is the normal approximation over each deal's win rate, with Agresti and Coull's guard: as if four more deals had been
played, two of them lost and two of them won in every rotation. With many deals this changes nothing; with few it keeps
a bot that has won all of them from looking certain.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from carbarn.arena.deals import Deals, Thinking
from carbarn.arena.pairing import LineUp

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
    """How one bot did. A shared victory is shared out."""

    bot: str  # its level, numbered if it is there more than once
    wins: float
    rate: float  # wins a game, whichever of its seats won
    par: float  # its share of the seats: the rate of a bot as good as the others
    interval: tuple[float, float]  # 95 %, for the rate
    mean: float  # points a seat
    deviation: float
    decisions: float | None  # a game; None where games are compiled, as are the next two
    milliseconds: float | None  # a decision
    slowest: float | None  # milliseconds
    ahead: tuple[float | None, ...]  # how often a seat of it ends ahead of a seat of each bot; ties are half

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bot": self.bot,
            "wins": round(self.wins, 2),
            "rate": round(self.rate, 5),
            "par": round(self.par, 5),
            "interval": [round(bound, 5) for bound in self.interval],
            "mean": round(self.mean, 3),
            "deviation": round(self.deviation, 3),
            "decisions": None if self.decisions is None else round(self.decisions, 3),
            "milliseconds": None if self.milliseconds is None else round(self.milliseconds, 3),
            "slowest": None if self.slowest is None else round(self.slowest, 3),
            "ahead": [None if share is None else round(share, 5) for share in self.ahead],
        }


class Tally:
    """Sums over deals, so that any number of them needs no memory."""

    def __init__(self, line_up: LineUp) -> None:
        self._line_up, self._sitting = line_up, line_up.sitting
        bots = len(line_up.bots)
        self.deals = self.decisions = 0
        self._rates, self._rate_squares = np.zeros(bots), np.zeros(bots)
        self._points, self._point_squares = np.zeros(bots), np.zeros(bots)
        self._ahead, self._met = np.zeros((bots, bots)), np.zeros((bots, bots))
        self._thinking = [Thinking() for _ in line_up.bots]
        self._clocked = False

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.deals * len(self._sitting)

    @property
    def first_rate(self) -> float:
        """The win rate, so far, of the bot that was named first."""
        return float(self._rates[0]) / max(1, self.deals)

    def add(self, deals: Deals) -> None:
        """Some more deals."""
        won = deals.ranks == 1
        shares = won / won.sum(axis=2, keepdims=True)
        rates = np.einsum("drs,rsb->db", shares, self._sitting) / len(self._sitting)
        points = deals.totals / deals.unit
        self.deals += len(won)
        self.decisions += int(deals.decisions.sum())
        self._rates += rates.sum(axis=0)
        self._rate_squares += (rates**2).sum(axis=0)
        self._points += np.einsum("drs,rsb->b", points, self._sitting)
        self._point_squares += np.einsum("drs,rsb->b", points**2, self._sitting)
        self._meet(deals.ranks)
        for mine, more in zip(self._thinking, deals.thinking, strict=False):
            mine.add(more)
            self._clocked = True

    def _meet(self, ranks: Any) -> None:
        """Every two seats that different bots have: who is ahead."""
        one, other = ranks[:, :, :, None], ranks[:, :, None, :]
        ahead = (one < other) + 0.5 * (one == other)
        self._ahead += np.einsum("drst,rsb,rtc->bc", ahead, self._sitting, self._sitting)
        self._met += len(ranks) * np.einsum("rsb,rtc->bc", self._sitting, self._sitting)

    def standings(self) -> list[Standing]:
        """How every bot did so far, in the order in which they were named."""
        return [self._standing(place) for place in range(len(self._line_up.bots))] if self.deals else []

    def _standing(self, bot: int) -> Standing:
        rate, thinking = float(self._rates[bot]) / self.deals, self._thinking[bot]
        seats = float(self._sitting[:, :, bot].sum()) * self.deals
        mean = float(self._points[bot]) / seats
        variance = max(0.0, float(self._point_squares[bot]) / seats - mean**2)
        clocked = self._clocked and thinking.decisions > 0
        return Standing(
            self._line_up.names[bot],
            rate * self.games,
            rate,
            float(self._sitting[:, :, bot].mean()),
            interval(self.deals, float(self._rates[bot]), float(self._rate_squares[bot])),
            mean,
            math.sqrt(variance),
            thinking.decisions / self.games if clocked else None,
            thinking.seconds / thinking.decisions * 1000 if clocked else None,
            thinking.slowest * 1000 if clocked else None,
            tuple(
                None if other == bot else float(self._ahead[bot, other] / self._met[bot, other])
                for other in range(len(self._line_up.bots))
            ),
        )
