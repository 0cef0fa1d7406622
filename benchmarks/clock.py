"""Whether bots that think keep their time in states of every kind: `python benchmarks/clock.py`.

Random games at every table: hands that have hoarded everything, last rounds, empty decks, forced passes; every game,
every number of seats, every option. In each state a bot decides once, on one core, by the clock. What is told is how
long that took, and how much of it the bot was computing: the rest of a late decision is the machine's, which had
something else to do or stood still.

Some six thousand decisions, five minutes; `--seconds` and `--states` for others.
"""

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np

import carbarn
from carbarn.bots import levels, study
from carbarn.bots.bot import Bot
from carbarn.bots.search import Budget
from carbarn.core.game import Game
from carbarn.core.types import State

_GRACE = 0.05  # seconds that a decision may take beyond its budget
_SEARCHING = [level.name for level in levels.LEVELS if level.style is not None]


def tables(name: str) -> Iterator[tuple[Game, int]]:
    """A game with every number of seats, and with every choice of its options once."""
    game = carbarn.game(name)
    least, most = game.seats
    for seats in range(least, most + 1):
        yield game, seats
    for option in game.choices:
        for choice in option.choices:
            if choice != option.default:
                seats = most if option.name == "first" else least + 1
                yield game.variant(**{option.name: choice}), seats


def spent(bot: Bot, view: State) -> tuple[float, float]:
    """How long a decision takes, in seconds, and for how many of them it is computed."""
    start, computed = time.perf_counter(), time.thread_time()
    bot.choose(view)
    return time.perf_counter() - start, time.thread_time() - computed


def main(options: argparse.Namespace) -> None:
    """A line a game and a bot."""
    budget, late = Budget(options.seconds), options.seconds + _GRACE
    for name in carbarn.game_names():
        taken: dict[str, list[tuple[float, float]]] = {level: [] for level in _SEARCHING}
        for game, seats in tables(name):
            bots = {level: levels.make(game, level, options.seed, budget=budget, workers=1) for level in taken}
            states = study.odd_states(game, seats, options.seed)
            for state in random.Random(options.seed).sample(states, min(options.states, len(states))):
                view = game.view(state, game.to_move(state))
                for level, bot in bots.items():
                    taken[level].append(spent(bot, view))
        for level in _SEARCHING:
            told = np.array(taken[level])
            wall, computed = told[told[:, 0].argmax()]
            print(
                f"{name:14} {level:7} {len(told):5} decisions of {1e3 * options.seconds:.0f} ms: "
                f"99.9 % within {1e3 * np.quantile(told[:, 0], 0.999):.0f} ms, the slowest {1e3 * wall:.0f} ms "
                f"({1e3 * computed:.0f} computing); beyond {1e3 * late:.0f} ms {int((told[:, 0] > late).sum())}, "
                f"by computing {int((told[:, 1] > late).sum())}",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.05, help="a decision")
    parser.add_argument("--states", type=int, default=100, help="a table")
    parser.add_argument("--seed", type=int, default=0)
    main(parser.parse_args())
