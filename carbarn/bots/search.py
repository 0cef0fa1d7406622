"""Search for a good action, whichever game: sampled worlds, playouts, sequential halving.

All candidates meet the same worlds and the same luck, so that their difference is not noise. The budget is spent in
rounds; after each round the worse half of the candidates is dropped, and what is left of the budget goes to the others.
"""

import math
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from carbarn.core.chance import generator
from carbarn.core.errors import BadOption
from carbarn.core.guide import Candidate, Chances, Guide
from carbarn.core.types import State

_UNIT_SECONDS = 0.004  # worlds are tried in units of about so long: what the clock may be overrun by
_UNIT_WORLDS = 4  # worlds a unit, when playouts are counted and not seconds
_MOST_WORLDS = 512
_MOST_SECONDS = 600.0
_MOST_PLAYOUTS = 100_000_000


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: seconds, or playouts, which makes the same choice every time."""

    seconds: float | None = 0.25
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.playouts is None:
            if self.seconds is None or not 0 < self.seconds <= _MOST_SECONDS:
                raise BadOption("error-seconds", seconds=repr(self.seconds), most=_MOST_SECONDS)
        elif not isinstance(self.playouts, int) or not 0 < self.playouts <= _MOST_PLAYOUTS:
            raise BadOption("error-playouts", playouts=repr(self.playouts), most=_MOST_PLAYOUTS)


@dataclass(frozen=True)
class Judged:
    """A candidate after the search."""

    action: int
    chance: float  # to win, 0 to 1
    value: float  # the planner's, in points
    playouts: int


class _Tally:
    """Sums a candidate; threads add to it under a lock."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.sums = np.zeros(len(candidates))
        self.counts = np.zeros(len(candidates), np.int64)
        self.lock = threading.Lock()

    def add(self, index: int, chances: Chances) -> None:
        with self.lock:
            self.sums[index] += chances.sum()
            self.counts[index] += len(chances)

    def mean(self, index: int) -> float:
        return float(self.sums[index] / max(1, self.counts[index]))


class Search:
    """Thinks about one decision after another, with one guide and one budget."""

    def __init__(self, guide: Guide, budget: Budget, workers: int | None = None) -> None:
        self.guide = guide
        self.budget = budget
        self.workers = workers or os.cpu_count() or 1  # threads that play out at the same time

    def judge(self, view: State, seed: int) -> list[Judged]:
        """The candidates, best first. Looks at the view and at nothing else."""
        started = time.perf_counter()
        candidates = self.guide.candidates(view)
        if len(candidates) == 1:
            return [Judged(candidates[0].action, math.nan, candidates[0].value, 0)]
        if self.budget.playouts is None:
            solved = self.guide.solve(view, self.budget.seconds / 2)  # type: ignore[operator]
            if solved is not None:
                values = {candidate.action: candidate.value for candidate in candidates}
                ranked = sorted(solved, key=lambda pair: -pair[1])
                return [Judged(action, chance, values.get(action, math.nan), 0) for action, chance in ranked]
        return _Hunt(self, view, candidates, seed, started).run()


class _Hunt:
    """One decision."""

    def __init__(self, search: Search, view: State, candidates: Sequence[Candidate], seed: int, started: float) -> None:
        self.search, self.view, self.candidates, self.seed = search, view, candidates, seed
        self.started = started
        self.tally = _Tally(candidates)
        self.units = 0
        self.pace = 0.0  # seconds a playout, as measured so far

    def run(self) -> list[Judged]:
        alive = list(range(len(self.candidates)))
        rounds = max(1, math.ceil(math.log2(len(alive))))
        with ThreadPoolExecutor(self.search.workers) as pool:
            for number in range(rounds):
                if self.search.budget.playouts is None:
                    self._by_the_clock(pool, alive, rounds - number)
                else:
                    self._by_count(pool, alive, rounds)
                alive.sort(key=lambda i: (-self.tally.mean(i), i))
                alive = alive[: max(1, (len(alive) + 1) // 2)]
        order = sorted(range(len(self.candidates)), key=lambda i: (-int(self.tally.counts[i]), -self.tally.mean(i), i))
        return [
            Judged(self.candidates[i].action, self.tally.mean(i), self.candidates[i].value, int(self.tally.counts[i]))
            for i in order
        ]

    def _by_the_clock(self, pool: ThreadPoolExecutor, alive: list[int], rounds_left: int) -> None:
        """One round: its share of the time that is left."""
        assert self.search.budget.seconds is not None
        end = self.started + self.search.budget.seconds
        now = time.perf_counter()
        until = now + max(0.0, end - now) / rounds_left
        list(pool.map(lambda _: self._until(alive, until), range(self.search.workers)))

    def _until(self, alive: list[int], until: float) -> None:
        """One thread's part of a round."""
        while True:
            start = time.perf_counter()
            left = until - start
            if self.pace and (left <= 0 or self.pace * len(alive) > 2 * left + _UNIT_SECONDS):
                return
            size = 1
            if self.pace:
                size = int(min(_UNIT_SECONDS, left) / (self.pace * len(alive)))
                size = max(1, min(_MOST_WORLDS, size))
            self._unit(alive, self._next_unit(), size)
            self.pace = (time.perf_counter() - start) / (size * len(alive))

    def _by_count(self, pool: ThreadPoolExecutor, alive: list[int], rounds: int) -> None:
        """One round: its share of the playouts, in units that do not depend on who does them."""
        assert self.search.budget.playouts is not None
        units = max(1, self.search.budget.playouts // (rounds * len(alive) * _UNIT_WORLDS))
        numbers = [self._next_unit() for _ in range(units)]
        for results in pool.map(lambda number: self._played(alive, number, _UNIT_WORLDS), numbers):
            for index, chances in results:
                self.tally.add(index, chances)

    def _next_unit(self) -> int:
        with self.tally.lock:
            self.units += 1
            return self.units

    def _unit(self, alive: list[int], number: int, size: int) -> None:
        for index, chances in self._played(alive, number, size):
            self.tally.add(index, chances)

    def _played(self, alive: list[int], number: int, size: int) -> list[tuple[int, Chances]]:
        """Every candidate in the same few worlds."""
        guide = self.search.guide
        worlds = guide.worlds(self.view, size, generator(self.seed, number))
        return [(i, guide.playouts(worlds, self.candidates[i].action, self.seed + number)) for i in alive]
