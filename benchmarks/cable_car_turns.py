"""How many turns a Cable Car playout should go on before it is judged: `python benchmarks/cable_car_turns.py`.

In positions of games between planners, the five candidates that look best after four turns are compared again, by
playouts of several lengths, in each of several times: by the search's players, who choose at first sight, and by the
master's, who choose with foresight and take longer. What the choice gains over the best after four turns is measured by
playouts to the end, which meet other worlds and other luck. Those are ends of games between such players (`--ends`),
and searches play better: what is promised here has to be seen at the table too.
Ten seconds a position, on one core; times are the processor's, turned into playouts by what one costs here, so that a
busy machine does not matter.
"""

import argparse
import random
import time
from collections import defaultdict
from itertools import islice, product
from typing import Any

import numpy as np

import carbarn
from carbarn.bots import study
from carbarn.bots.search import Budget, Search
from carbarn.core.chance import generator
from carbarn.core.guide import CHANCE
from carbarn.core.types import State
from carbarn.games.tracks.endgame import MOST_FREE
from carbarn.games.tracks.state import SQUARES

_SHARE = 0.08  # of the positions are looked at
_FIRST = 12_000  # playouts that choose the five
_ONE_CALL = 500  # worlds
_TO_THE_END = SQUARES
_MOST = 6000  # playouts a candidate and a length; more time than that takes is not used
_TOLD = 20  # positions between two tables
_PLAYERS = {"plain": "at first sight", "tuned": "with foresight"}


def played(guide: Any, view: State, actions: list[int], turns: int, count: int, luck: int) -> np.ndarray:
    """The chance to win in so many worlds after each action: a row an action."""
    calls = []
    for call in range(-(-count // _ONE_CALL)):
        worlds = guide.worlds(view, _ONE_CALL, generator(luck, call))
        calls.append([guide.playouts(worlds, action, luck + call, turns)[:, CHANCE] for action in actions])
    return np.concatenate(calls, axis=1)[:, :count]


def cost(guide: Any, view: State, action: int, turns: int) -> float:
    """Seconds of the processor that a playout takes here."""
    start = time.process_time()
    played(guide, view, [action], turns, _ONE_CALL, 1 << 23)
    return (time.process_time() - start) / _ONE_CALL


def main(options: argparse.Namespace) -> None:
    """Look at the positions, and tell what each length gains in each time."""
    game, lots = carbarn.game("cable_car"), random.Random(options.seed)
    guides = {style: game.guide(style) for style in _PLAYERS}
    guide = guides["plain"]

    def wanted(view: State) -> bool:
        free = SQUARES - int(view["occupied"][0]).bit_count()
        return free > MOST_FREE and lots.random() < _SHARE and len(guide.candidates(view)) > 1

    gains = defaultdict(list)
    for number, view in enumerate(islice(study.views(game, options.seed, wanted), options.positions), 1):
        first = Search(guide, Budget(playouts=_FIRST), 1).judge(view, 1)
        actions = [judged.action for judged in first[: guide.finalists]]
        ends = played(guides[options.ends], view, actions, _TO_THE_END, options.judges, 1 << 20).mean(axis=1)
        best = int(played(guide, view, actions, 4, _MOST, 1 << 21).mean(axis=1).argmax())
        for style, turns in product(_PLAYERS, options.turns):
            pace = cost(guides[style], view, actions[0], turns) * len(actions)
            counts = [max(1, min(_MOST, int(seconds / pace))) for seconds in options.seconds]
            chances = played(guides[style], view, actions, turns, max(counts), 1 << 22)
            for seconds, count in zip(options.seconds, counts, strict=True):
                gains[style, turns, seconds].append(ends[chances[:, :count].mean(axis=1).argmax()] - ends[best])
        if number % _TOLD == 0 or number == options.positions:
            told(gains, number, options)


def told(gains: dict[tuple[str, int, float], list[float]], number: int, options: argparse.Namespace) -> None:
    """A line a length, for either kind of players; ± is the error of the mean."""
    print(f"{number} positions".ljust(22) + "".join(f"{1e3 * seconds:11.0f} ms" for seconds in options.seconds))
    for style, turns in product(_PLAYERS, options.turns):
        cells = [np.array(gains[style, turns, seconds]) for seconds in options.seconds]
        figures = "".join(f"{1e3 * v.mean():8.1f} ± {1e3 * v.std() / len(v) ** 0.5:.1f}" for v in cells)
        print(f"{_PLAYERS[style]:15} {turns:5} " + figures, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.01, 0.03, 0.15, 0.6])
    parser.add_argument("--turns", type=int, nargs="*", default=[4, 8, 12, 16, 24, _TO_THE_END])
    parser.add_argument("--judges", type=int, default=6000, help="playouts to the end a candidate that judge")
    parser.add_argument(
        "--ends", default="plain", choices=_PLAYERS, help="whose ends: the search's players, or the master's"
    )
    main(parser.parse_args())
