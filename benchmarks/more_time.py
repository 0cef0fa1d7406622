"""What more time is worth to a bot that thinks ahead: `python benchmarks/more_time.py cable_car`.

Whole games say little about it: the better choices of one bot drown in the luck of both. Here decisions are
compared. In positions of games that the bot plays against itself, it chooses once in each of several times, by the
clock. Where the choices differ, both are played on to the end, many times and with the same luck, twice:

- from what is **really** the case, with the tiles, cards and tickets that the rival holds, which the bot can only
  guess. So a bot that is misled by its own guesses, and the more the longer it thinks, is found out. But what the rival
  happens to hold is luck too, and makes the figure uncertain;
- in worlds that are **likely** as the master sees it: more exact, and blind to what the master does not know either.

Everybody plays on as in the master's playouts, better than the planner and not as well as a search; what is told here
is how much better a choice is for such players.

The gain is in thousandths of a game a decision, ± 95 %, an end reckoned as the search ranks it: in Ticket to Ride the
margin counts too. A seat decides some thirty to sixty times a game. Half an hour for 1,000 positions on one core; the
figures so far are told on the way.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np

import carbarn
from carbarn.bots import levels, study
from carbarn.bots.search import Budget, Search
from carbarn.core.chance import generator
from carbarn.core.game import Game
from carbarn.core.guide import MERIT
from carbarn.core.types import State
from carbarn.games.routes.guide import RoutesGuide
from carbarn.games.tracks.state import SQUARES

_SHARE = 0.15  # of the decisions are looked at
_CALL = 200  # games to the end in one call
_LUCK = 1 << 20  # the judges', which no search has met
_TOLD = 100  # positions between two lines


def positions(game: Game, options: argparse.Namespace) -> Iterator[study.Position]:
    """Decisions with a choice, from games of the bot with the shortest time against itself."""
    guide, lots = game.guide(levels.find(options.bot).style or "plain"), random.Random(options.seed)
    bot = levels.make(game, options.bot, options.seed, budget=Budget(min(options.seconds)), workers=1)

    def wanted(view: State) -> bool:
        return lots.random() < _SHARE and len(guide.candidates(view)) > 1

    return islice(study.positions(game, bot, options.seed, wanted), options.positions)


class Judge:
    """Plays on to the end."""

    def __init__(self, game: Game, playouts: int) -> None:
        self._guide: Any = game.guide("tuned")
        self._calls = -(-playouts // _CALL)
        self._manners = [SQUARES]  # Cable Car: so many turns, which is more than there are
        if isinstance(self._guide, RoutesGuide):
            self._guide.foresight = 0.0  # by the end alone
            self._manners = list(range(self._guide.manners))

    def merits(self, position: study.Position, action: int) -> tuple[float, float]:
        """How good this action is for the seat to move: as it really is, and in likely worlds."""
        really = np.repeat(position.state, _CALL)
        likely = [self._guide.worlds(position.view, _CALL, generator(_LUCK, call)) for call in range(self._calls)]
        return self._played([really] * self._calls, action), self._played(likely, action)

    def _played(self, worlds: list[State], action: int) -> float:
        """How good an end it comes to in these worlds, a call each."""
        outcomes = [
            self._guide.playouts(dealt, action, _LUCK + call, self._manners[call % len(self._manners)])
            for call, dealt in enumerate(worlds)
        ]
        return float(np.mean([each[:, MERIT] for each in outcomes]))


def told(merits: np.ndarray, seconds: list[float]) -> None:
    """For neighbouring times, and the first and the last: how often they differ, and what the longer one gains."""
    steps = [*pairwise(range(len(seconds))), (0, len(seconds) - 1)]
    for short, long in dict.fromkeys(steps):
        gains = 1e3 * (merits[:, long] - merits[:, short])
        other = 100 * np.mean((gains != 0).any(axis=1))
        (really, likely), (error, smaller) = gains.mean(axis=0), 1.96 * gains.std(axis=0) / len(gains) ** 0.5
        step = f"{1e3 * seconds[long]:5.0f} over {1e3 * seconds[short]:4.0f} ms"
        print(
            f"{len(gains):5} positions  {step}: another choice in {other:4.1f} %, "
            f"gain {really:5.2f} ± {error:.2f} really, {likely:5.2f} ± {smaller:.2f} in likely worlds",
            flush=True,
        )


def main(options: argparse.Namespace) -> None:
    """Look at the positions, and tell what each step of time gains."""
    game: Any = carbarn.game(options.game)
    guide = game.guide(levels.find(options.bot).style or "plain")
    judge, rows, seconds = Judge(game, options.judges), list[list[tuple[float, float]]](), sorted(options.seconds)
    for number, position in enumerate(positions(game, options), 1):
        choices = [Search(guide, Budget(each), 1).judge(position.view, number)[0].action for each in seconds]
        known = dict.fromkeys(choices, (0.0, 0.0))
        if len(known) > 1:
            known = {action: judge.merits(position, action) for action in known}
        rows.append([known[action] for action in choices])
        if number % _TOLD == 0 or number == options.positions:
            told(np.array(rows), seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="cable_car", choices=("usa", "san_francisco", "cable_car"))
    parser.add_argument("--bot", default="search", choices=("search", "master"))
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.05, 0.25, 1.0])
    parser.add_argument("--judges", type=int, default=1800, help="games to the end a choice, and as many again")
    main(parser.parse_args())
