"""Search for a good action, whichever game: sampled worlds, playouts, sequential halving.

All candidates meet the same worlds and the same luck, so that their difference is not noise. The budget is spent in
rounds; after each round the worse half of the candidates is dropped, and what is left of the budget goes to the others.

A part of the budget goes first to the question in which manner the seat should go on afterwards, if the guide knows
several: whatever is played out then is played on in the best one. How many playouts that was tells the guide how much
time there is, and whether more actions are worth a look.

Where a guide can look more closely at a higher price, the budget is spent on two looks: a quick one at all candidates,
and a closer one at the best few of them.
"""

import gc
import math
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from carbarn.core.chance import generator
from carbarn.core.errors import BadOption
from carbarn.core.guide import CHANCE, MERIT, OUTCOME, POINTS, Candidate, Guide, Outcomes
from carbarn.core.types import State

_Map: TypeAlias = Callable[[Callable[[int], Any], Iterable[int]], Iterable[Any]]  # as the built-in one does

_MANNERS = 0.2  # of the budget, for the manner to go on in
_FIRST_LOOK = 0.4  # of what is left then, where there are two looks
_OTHER_LUCK = 1 << 40  # what is found out about manners, and at the second look, is found out in other worlds
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


@dataclass(frozen=True)
class _Option:
    """What is compared: an action, and a manner to go on in."""

    action: int
    manner: int


class _Tally:
    """Sums an option; threads add to it under a lock."""

    def __init__(self, options: int, point_worth: float) -> None:
        self.sums = np.zeros((options, OUTCOME))
        self.counts = np.zeros(options, np.int64)
        self.point_worth = point_worth
        self.lock = threading.Lock()

    def add(self, index: int, outcomes: Outcomes) -> None:
        with self.lock:
            self.sums[index] += outcomes.sum(axis=0)
            self.counts[index] += len(outcomes)

    def mean(self, index: int, column: int) -> float:
        return float(self.sums[index, column] / max(1, self.counts[index]))

    def worth(self, index: int) -> float:
        """What options are ranked by: how they turn out, and a little for the points."""
        return self.mean(index, MERIT) + self.point_worth * self.mean(index, POINTS)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Python looks through all objects for garbage now and then, for tens of milliseconds where Numba is loaded: not
    while a clock runs."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class Search:
    """Thinks about one decision after another, with one guide and one budget."""

    def __init__(self, guide: Guide, budget: Budget, workers: int | None = None) -> None:
        self.guide = guide
        self.budget = budget
        self.workers = workers or os.cpu_count() or 1  # threads that play out at the same time

    def judge(self, view: State, seed: int) -> list[Judged]:
        """The candidates, best first. Looks at the view and at nothing else."""
        with _no_collection():
            return self._judge(view, seed)

    def _judge(self, view: State, seed: int) -> list[Judged]:
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
        return self._hunted(view, candidates, seed, started)

    def _hunted(self, view: State, candidates: Sequence[Candidate], seed: int, started: float) -> list[Judged]:
        """The manner to go on in, after the planner's choice; then the candidates, with what is left of the budget, and
        where there is a closer look, the best of them once more."""
        manner, spent = 0, 0.0
        if self.guide.manners > 1:
            spent = _MANNERS
            options = [_Option(candidates[0].action, each) for each in range(self.guide.manners)]
            first = _Hunt(self, view, options, seed + _OTHER_LUCK, started, (0.0, spent))
            manner = first.run()[0]
            candidates = [*candidates, *self.guide.wider(view, candidates, first.tried)]
        until = spent + _FIRST_LOOK * (1.0 - spent) if self.guide.finalists else 1.0
        look = _Hunt(self, view, [_Option(each.action, manner) for each in candidates], seed, started, (spent, until))
        order = look.run()
        judged = look.judged(candidates, order)
        if not self.guide.finalists:
            return judged
        finalists = [candidates[i] for i in order[: self.guide.finalists]]
        manner = self.guide.closer(look.tried)
        options = [_Option(each.action, manner) for each in finalists]
        closer = _Hunt(self, view, options, seed + 2 * _OTHER_LUCK, started, (until, 1.0))
        return closer.judged(finalists, closer.run()) + judged[len(finalists) :]


class _Hunt:
    """One question: which option is the best, by a part of the budget, from one share of it to another."""

    def __init__(
        self,
        search: Search,
        view: State,
        options: Sequence[_Option],
        seed: int,
        started: float,
        part: tuple[float, float],
    ) -> None:
        self.search, self.view, self.options, self.seed = search, view, options, seed
        budget, (begin, end) = search.budget, part
        self.end = math.inf if budget.seconds is None else started + end * budget.seconds
        self.playouts = 0 if budget.playouts is None else int((end - begin) * budget.playouts)
        self.tally = _Tally(len(options), search.guide.point_worth)
        self.units = 0
        self.pace = 0.0  # seconds a playout, as measured so far

    def run(self) -> list[int]:
        """The options by number, best first."""
        if self.search.workers == 1:
            return self._run(map)  # no other thread to wait for on a busy machine
        with ThreadPoolExecutor(self.search.workers) as pool:
            return self._run(pool.map)

    @property
    def tried(self) -> int:
        """How many playouts there was time for."""
        return int(self.tally.counts.sum())

    def judged(self, candidates: Sequence[Candidate], order: Sequence[int]) -> list[Judged]:
        """What was found out about the candidates whose options these were, in this order."""
        return [
            Judged(candidates[i].action, self.tally.mean(i, CHANCE), candidates[i].value, int(self.tally.counts[i]))
            for i in order
        ]

    def _run(self, each: _Map) -> list[int]:
        alive = list(range(len(self.options)))
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for number in range(rounds):
            if self.search.budget.playouts is None:
                self._by_the_clock(each, alive, rounds - number)
            else:
                self._by_count(each, alive, rounds)
            alive.sort(key=lambda i: (-self.tally.worth(i), i))
            alive = alive[: max(1, (len(alive) + 1) // 2)]
        return sorted(range(len(self.options)), key=lambda i: (-int(self.tally.counts[i]), -self.tally.worth(i), i))

    def _by_the_clock(self, each: _Map, alive: list[int], rounds_left: int) -> None:
        """One round: its share of the time that is left."""
        now = time.perf_counter()
        until = now + max(0.0, self.end - now) / rounds_left
        list(each(lambda _: self._until(alive, until), range(self.search.workers)))

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
            self._unit(alive, self._next_unit(), size, self.end if self.pace else math.inf)
            self.pace = (time.perf_counter() - start) / (size * len(alive))

    def _by_count(self, each: _Map, alive: list[int], rounds: int) -> None:
        """One round: its share of the playouts, in units that do not depend on who does them."""
        units = max(1, self.playouts // (rounds * len(alive) * _UNIT_WORLDS))
        numbers = [self._next_unit() for _ in range(units)]
        for results in each(lambda number: self._played(alive, number, _UNIT_WORLDS), numbers):
            for index, outcomes in results:
                self.tally.add(index, outcomes)

    def _next_unit(self) -> int:
        with self.tally.lock:
            self.units += 1
            return self.units

    def _unit(self, alive: list[int], number: int, size: int, end: float) -> None:
        """A unit that is not done at the end of all time does not count: everybody meets every world, or nobody."""
        played = self._played(alive, number, size, end)
        if len(played) == len(alive):
            for index, outcomes in played:
                self.tally.add(index, outcomes)

    def _played(self, alive: list[int], number: int, size: int, end: float = math.inf) -> list[tuple[int, Outcomes]]:
        """Every option in the same few worlds, as far as the clock allows."""
        guide, played = self.search.guide, list[tuple[int, Outcomes]]()
        worlds = guide.worlds(self.view, size, generator(self.seed, number))
        for i in alive:
            if time.perf_counter() >= end:
                break
            option = self.options[i]
            played.append((i, guide.playouts(worlds, option.action, self.seed + number, option.manner)))
        return played
