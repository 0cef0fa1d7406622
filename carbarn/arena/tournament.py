"""A tournament: bots against bots in paired deals with rotated seats, on all cores."""

import math
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from carbarn.arena.deals import compile_for, play_compiled, play_matches, start_worker, table_for
from carbarn.arena.pairing import LineUp
from carbarn.arena.simulate import checked_workers
from carbarn.arena.standings import Standing, Tally
from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core.dealer import checked_seed
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import Game

MOST_GAMES = 10_000_000
_CHUNK = 50  # deals a compiled call: short enough for a lively progress bar


@dataclass(frozen=True)
class Result:
    """A tournament that is over, or was broken off."""

    line_up: LineUp
    seed: int
    budget: Budget | None  # a move of the bots that search; None where nobody does
    deals: int
    games: int
    seconds: float
    decisions: float  # a game
    standings: Sequence[Standing]

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bots": list(self.line_up.bots),
            "seats": self.line_up.seats,
            "seed": self.seed,
            "time_per_move": None if self.budget is None or self.budget.playouts else self.budget.seconds,
            "playouts": None if self.budget is None else self.budget.playouts,
            "deals": self.deals,
            "rotations": [list(seating) for seating in self.line_up.rotations],
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "decisions": round(self.decisions, 3),
            "standings": [standing.as_dict() for standing in self.standings],
        }


class Tournament:
    """Deals number 0 and on of a seed, each played in every rotation of the line-up.

    The same seed gives the same games, whatever the workers, unless a bot that searches looks at the clock. Bots that
    search play in processes that begin afresh (`spawn`): a script that starts a tournament of theirs has to do it under
    `if __name__ == "__main__":`. `processes` overrides who plays where; tests compare both ways.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        games: int = 200,
        seats: int | None = None,
        seed: int = 0,
        budget: Budget | None = None,
        workers: int | None = None,
        processes: bool | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption("error-games", games=repr(games), most=MOST_GAMES)
        self._workers = checked_workers(workers)
        self.line_up = line_up_for(game, bots, seats)
        searches = any(levels.find(bot).style is not None for bot in bots)
        self.budget = (budget or Budget(levels.SECONDS)) if searches else None
        self.seed = checked_seed(seed)
        self.deals = math.ceil(games / len(self.line_up.rotations))
        self._table = table_for(game, self.line_up, seed, self.budget)
        self._processes = searches if processes is None else processes
        self._tally = Tally(self.line_up)
        self._seconds = 0.0

    @property
    def games(self) -> int:
        """How many will be played: as many as were asked for, and more until the last deal is whole."""
        return self.deals * len(self.line_up.rotations)

    def play(self, progress: Callable[[int, float], None] = lambda games, rate: None) -> Result:
        """Play all games; `progress` is told how many are done, and the win rate of the first bot."""
        if self._processes:
            compile_for(self._table)
        else:
            play_compiled(self._table, 0, 1)  # compiled before the clock starts
        start = time.perf_counter()
        try:
            if self._processes:
                self._play_in_processes(progress)
            else:
                with ThreadPoolExecutor(self._workers) as pool:  # kernels release the GIL
                    self._gather(pool, play_compiled, _CHUNK, progress)
        finally:
            self._seconds = time.perf_counter() - start
        return self.result()

    def _play_in_processes(self, progress: Callable[[int, float], None]) -> None:
        """A deal at a time goes to whichever worker is free."""
        context = multiprocessing.get_context("spawn")  # a fork would copy threads' locks in any state
        stop, workers = context.Event(), min(self._workers, self.deals)
        with ProcessPoolExecutor(workers, context, start_worker, (stop, self._table)) as pool:
            try:
                self._gather(pool, play_matches, 1, progress)
            except BaseException:
                stop.set()  # nobody waits for games that nobody will count
                raise

    def _gather(
        self, pool: Executor, play: Callable[..., Any], chunk: int, progress: Callable[[int, float], None]
    ) -> None:
        """Results are counted in the order of the deals, so that sums do not depend on who was quicker."""
        firsts = range(0, self.deals, chunk)
        tasks = deque(pool.submit(play, self._table, first, min(chunk, self.deals - first)) for first in firsts)
        try:
            while tasks:  # what has been counted is let go
                self._tally.add(tasks.popleft().result())
                progress(self._tally.games, self._tally.first_rate)
        except BaseException:
            for task in tasks:
                task.cancel()
            raise

    def result(self) -> Result:
        """What has come out so far."""
        tally = self._tally
        decisions = tally.decisions / max(1, tally.games)
        return Result(
            self.line_up, self.seed, self.budget, tally.deals, tally.games, self._seconds, decisions, tally.standings()
        )


def line_up_for(game: Game, bots: Sequence[str], seats: int | None) -> LineUp:
    """The bots at a table of so many seats; by default as small as fits them and the game."""
    for bot in bots:
        if levels.find(bot).style is None and bot not in game.policies:
            raise UnknownName("error-unknown-bot", name=bot, known=", ".join(game.policies))
    if len(bots) < 2:
        raise BadOption("error-one-bot", known=", ".join(levels.NAMES))
    if seats is None:
        seats = max(2, len(bots), game.seats[0])
    game.new(seats)  # refuses a number of seats that cannot be
    if len(bots) > seats:
        raise BadOption("error-more-bots-than-seats", bots=len(bots), seats=seats)
    return LineUp(tuple(bots), seats)
