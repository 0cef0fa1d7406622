"""A tournament: bots against bots in paired deals with rotated seats, on all cores or on a cluster."""

import contextlib
import datetime
import math
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carbarn.arena import crew, entrants, guest, results
from carbarn.arena.deals import LIMIT, Deals, table_for
from carbarn.arena.keeper import Keeper
from carbarn.arena.pairing import LineUp, Seatings
from carbarn.arena.simulate import checked_workers
from carbarn.arena.sprt import Question, Sprt
from carbarn.arena.standings import Standing, Tally
from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core.dealer import checked_seed
from carbarn.core.errors import BadOption
from carbarn.core.game import Game

MOST_GAMES = 10_000_000
_LONGEST_LIMIT = 3600.0
_FEW_GAMES = 2000  # matches of policies that one thread plays sooner than worker processes have begun
_COMPILED_DEALS = 50  # a compiled call: short enough for a lively progress bar
_POLICY_DEALS = 10  # a range, where nobody thinks
_AHEAD = 4  # ranges that wait for each worker

Progress = Callable[[int, float], None]


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
    sprt: Sprt | None = None

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
            "sprt": None if self.sprt is None else self.sprt.as_dict(),
            "standings": [standing.as_dict() for standing in self.standings],
        }


class Tournament:
    """Deals number 0 and on of a seed, each played in every rotation of the line-up.

    The same seed gives the same games, whatever the workers, unless a bot looks at the clock. Bots that search play in
    processes that begin afresh (`spawn`): a script that starts a tournament of theirs has to do it under
    `if __name__ == "__main__":`. With `details` games are played move by move, which tells more of them; without,
    policies play in compiled calls. `processes` overrides who plays where; tests compare both ways.
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
        *,
        details: bool = False,
        question: Question | None = None,
        limit: float = LIMIT,
        records: bool = False,
        rotated: bool = True,
        seatings: Seatings | None = None,
        cluster: str | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption("error-games", games=repr(games), most=MOST_GAMES)
        if not 0 < limit <= _LONGEST_LIMIT:
            raise BadOption("error-limit", seconds=f"{limit:g}", most=_LONGEST_LIMIT)
        self.game, self._workers, self._cluster = game, checked_workers(workers), cluster
        self.line_up = line_up_for(game, bots, seats, rotated, seatings)
        self._thinks = any(entrants.is_guest(bot) or entrants.searches(bot) for bot in bots)
        self.budget = _budget(bots, budget)
        self.seed = checked_seed(seed)
        self.deals = math.ceil(games / len(self.line_up.rotations))
        self._table = table_for(game, self.line_up, seed, self.budget, limit=float(limit), records=records)
        self._processes = processes
        self.is_detailed = details or self._thinks or processes is True or cluster is not None
        self._tally = Tally(self.line_up)
        par = float(self.line_up.sitting[:, :, 0].mean())
        self.sprt = None if question is None else Sprt(question, par, self._tally.whole)
        self._keeper: Keeper | None = None
        self._seconds = 0.0

    @property
    def games(self) -> int:
        """How many will be played: as many as were asked for, and more until the last deal is whole."""
        return self.deals * len(self.line_up.rotations)

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        return self._tally.deals >= self.deals or (self.sprt is not None and self.sprt.answer is not None)

    @property
    def is_repeatable(self) -> bool:
        """Whether no clock decides what is played."""
        budgets = [entrants.budget_of(bot, self.budget) for bot in self.line_up.bots]
        return all(budget is None or budget.playouts is not None for budget in budgets)

    def keep(self, keeper: Keeper, earlier: results.Results | None = None) -> None:
        """Have games kept; go on after those that an earlier run has kept."""
        self._keeper = keeper
        if earlier is not None:
            keeper.restore(earlier.table)
            self._count(earlier.deals())
            self._seconds = float(earlier.about.get("seconds", 0.0))

    def play(self, progress: Progress = lambda games, rate: None) -> Result:
        """Play all games; `progress` is told how many are done, and the win rate of the first bot."""
        if self.finished:
            return self.result()
        guest.rehearse(self.line_up.bots)
        with self._crew() as workers:
            before, start = self._seconds, time.perf_counter()
            try:
                self._gather(workers, progress)
            finally:
                self._seconds = before + time.perf_counter() - start
                if self._keeper is not None:
                    self._keeper.write(self.about())
        return self.result()

    def _crew(self) -> contextlib.AbstractContextManager[crew.Crew]:
        """Who plays."""
        if self._cluster is not None:
            from carbarn.arena import cluster

            return cluster.nodes(self._table, self._cluster)
        if not self.is_detailed:
            return crew.compiled(self._table, self._workers)
        if self._thinks or self._processes or self.games > _FEW_GAMES:
            return crew.processes(self._table, min(self._workers, self.deals))
        return crew.at_home(self._table)

    def _gather(self, workers: crew.Crew, progress: Progress) -> None:
        """Results are counted in the order of the deals, so that nothing depends on who was quicker."""
        chunk = 1 if self._thinks or self._processes else _POLICY_DEALS if self.is_detailed else _COMPILED_DEALS
        first, waiting = self._tally.deals, deque[Future[Deals]]()
        try:
            while not self.finished:
                while first < self.deals and len(waiting) < _AHEAD * workers.size:
                    waiting.append(workers.submit(first, min(chunk, self.deals - first)))
                    first += chunk
                self._count(waiting.popleft().result())
                progress(self._tally.games, self._tally.first_rate)
                if self._keeper is not None and self._keeper.is_due:
                    self._keeper.write(self.about())
        finally:
            for future in waiting:
                future.cancel()

    def _count(self, deals: Deals) -> None:
        """Some more deals, up to the one that decides the question; what was played after it does not count."""
        if self.sprt is not None:
            for number, wins in enumerate(self._tally.wins_of(deals)[:, 0].tolist(), start=1):
                if self.sprt.add(wins):
                    deals = deals.first(number)
                    break
        if self._keeper is not None:
            self._keeper.add(deals.games)
        self._tally.add(deals)

    def result(self) -> Result:
        """What has come out so far."""
        tally = self._tally
        decisions = tally.decisions / max(1, tally.games)
        numbers = (tally.deals, tally.games, self._seconds, decisions, tally.standings())
        return Result(self.line_up, self.seed, self.budget, *numbers, self.sprt)

    def about(self) -> dict[str, Any]:
        """Everything that is needed to play it again, for the metadata of a results file."""
        from carbarn import __version__

        budget, question = self.budget, None if self.sprt is None else self.sprt.question
        return {
            "carbarn": __version__,
            "versions": results.versions(),
            "game": results.game_header(self.game),
            "bots": list(self.line_up.bots),
            "names": list(self.line_up.names),
            "seats": self.line_up.seats,
            "rotated": self.line_up.rotated,
            "rotations": [list(seating) for seating in self.line_up.rotations],
            "seed": self.seed,
            "budget": None if budget is None else {"seconds": budget.seconds, "playouts": budget.playouts},
            "limit": self._table.limit,
            "sprt": None if question is None else vars(question),
            "answer": None if self.sprt is None else self.sprt.as_dict(),
            "deals": self.deals,
            "played": self._tally.deals,
            "finished": self.finished,
            "repeatable": self.is_repeatable,
            "unit": self._tally.unit,
            "seconds": round(self._seconds, 3),
            "command": _command(),
            "written": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        }


def _command() -> list[str]:
    """What was typed; where the program lies on a machine is nobody's business."""
    program = Path(sys.argv[0])
    return ["carbarn" if program.name == "__main__.py" else program.name, *sys.argv[1:]]


def _budget(bots: Sequence[str], budget: Budget | None) -> Budget | None:
    """A move of those who think and have no time of their own; guests are told one only if there is one."""
    if any(entrants.searches(bot) and entrants.budget_of(bot, None) is None for bot in bots):
        return budget or Budget(levels.SECONDS)
    return budget if any(entrants.is_guest(bot) for bot in bots) else None


def line_up_for(
    game: Game, bots: Sequence[str], seats: int | None, rotated: bool = True, seatings: Seatings | None = None
) -> LineUp:
    """The bots at a table of so many seats; by default as small as fits them, the game and its options."""
    entrants.check(game, bots)
    if len(bots) < 2:
        raise BadOption("error-one-bot", known=", ".join(levels.NAMES))
    if seats is None:
        seats = max(len(bots), game.fewest)
    game.new(seats)  # refuses a number of seats that cannot be
    if len(bots) > seats:
        raise BadOption("error-more-bots-than-seats", bots=len(bots), seats=seats)
    return LineUp(tuple(bots), seats, rotated, seatings)


def rebuilt(about: dict[str, Any], deals: int | None = None, **more: Any) -> Tournament:
    """The tournament of a results file again, for so many deals."""
    line_up = results.line_up_of(about)
    budget, question = about.get("budget"), about.get("sprt")
    return Tournament(
        results.game_of(about),
        about["bots"],
        (about["deals"] if deals is None else deals) * len(line_up.rotations),
        about["seats"],
        about["seed"],
        None if budget is None else Budget(**budget),
        details=True,
        question=None if question is None else Question(**question),
        limit=about["limit"],
        rotated=line_up.rotated,
        seatings=line_up.rotations,
        **more,
    )
