"""Many games of bots against bots, on all cores."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from carbarn.bots import levels
from carbarn.core.dealer import checked_seed
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import Batch, Game

MOST_GAMES = 1_000_000_000
MOST_WORKERS = 256
_CHUNK = 1000  # games a call: short enough for a lively progress bar


@dataclass(frozen=True)
class Simulation:
    """What came out of many games."""

    games: int
    seconds: float
    bots: tuple[str, ...]
    seed: int
    wins: tuple[float, ...]  # by seat; a shared victory is shared out
    means: tuple[float, ...]  # points by seat; whole points, whatever the game counts in
    deviations: tuple[float, ...]
    decisions: float  # a game
    turns: float

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / max(self.seconds, 1e-9), 1),
            "seed": self.seed,
            "decisions": round(self.decisions, 3),
            "turns": round(self.turns, 3),
            "seats": [
                {"seat": i, "bot": bot, "wins": round(w, 2), "mean": round(m, 3), "deviation": round(d, 3)}
                for i, (bot, w, m, d) in enumerate(zip(self.bots, self.wins, self.means, self.deviations, strict=True))
            ],
        }


def checked_workers(workers: object) -> int:
    """How many work at the same time: by default one a core."""
    if workers is None:
        return os.cpu_count() or 1
    if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= MOST_WORKERS:
        raise BadOption("error-workers", workers=repr(workers), most=MOST_WORKERS)
    return workers


def bots_for(game: Game, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot a seat: one name stands for all. Only the family's own policies play whole games in a compiled call."""
    known = ", ".join(game.policies)
    for bot in bots:
        if bot not in game.policies:
            if bot in levels.NAMES:
                raise BadOption("error-bot-searches", name=bot, known=known)
            raise UnknownName("error-unknown-bot", name=bot, known=known)
    chosen = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(chosen) != seats:
        raise BadOption("error-bots-seats", bots=len(chosen), seats=seats)
    return chosen


class _Tally:
    """Sums over games, so that any number of them needs no memory."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins, self.points, self.squares = np.zeros(seats), np.zeros(seats), np.zeros(seats)
        self.decisions = self.turns = 0

    def add(self, batch: Batch) -> None:
        won = batch.ranks == 1
        self.games += len(won)
        self.wins += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        self.points += batch.totals.sum(axis=0)
        self.squares += (batch.totals.astype(np.float64) ** 2).sum(axis=0)
        self.decisions += int(batch.decisions.sum())
        self.turns += int(batch.turns.sum())


def simulate(
    game: Game,
    seats: int = 2,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play games number 0 to `games - 1` of a seed; the same seed gives the same games, whatever the workers.

    Kernels release the GIL, so that threads use all cores.
    """
    if not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise BadOption("error-games", games=repr(games), most=MOST_GAMES)
    workers = checked_workers(workers)
    checked_seed(seed)
    game.new(seats)  # refuses a number of seats that cannot be
    chosen = bots_for(game, bots, seats)
    tally = _Tally(seats)
    unit = game.play_out(seats, chosen, seed, 0, 1).unit  # compiled before the clock starts
    start = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(game.play_out, seats, chosen, seed, first, min(_CHUNK, games - first))
            for first in range(0, games, _CHUNK)
        ]
        try:
            for task in as_completed(tasks):
                tally.add(task.result())
                progress(tally.games)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    n = tally.games
    means = tally.points / n / unit
    deviations = np.sqrt(np.maximum(tally.squares / n / unit**2 - means**2, 0))
    return Simulation(
        n, time.perf_counter() - start, chosen, seed, tuple(tally.wins.tolist()), tuple(means.tolist()),
        tuple(deviations.tolist()), tally.decisions / n, tally.turns / n,
    )  # fmt: skip
