"""How many turns a Cable Car playout should go on before it is judged: `python benchmarks/cable_car_turns.py`.

In positions of games between planners, the five candidates that look best after four turns are compared again, by
playouts of several lengths, in each of several times. What the choice gains over the best after four turns is measured
by playouts to the end, which meet other worlds and other luck. Those are planners' ends, and searches play better: what
is promised here has to be seen at the table too.
Minutes, on one core; times are the processor's, turned into playouts by what one costs here, so that a busy machine
does not matter.
"""

import argparse
import random
import time
from collections import defaultdict
from itertools import islice
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


def played(guide: Any, view: State, actions: list[int], turns: int, count: int, luck: int) -> np.ndarray:
    """The chance to win in so many worlds after each action: a row an action."""
    calls = []
    for call in range(-(-count // _ONE_CALL)):
        worlds = guide.worlds(view, _ONE_CALL, generator(luck, call))
        calls.append([guide.playouts(worlds, action, luck + call, turns)[:, CHANCE] for action in actions])
    return np.concatenate(calls, axis=1)[:, :count]


def main(options: argparse.Namespace) -> None:
    """Look at the positions, and tell what each length gains in each time."""
    game, lots = carbarn.game("cable_car"), random.Random(options.seed)
    guide = game.guide("plain")

    def wanted(view: State) -> bool:
        free = SQUARES - int(view["occupied"][0]).bit_count()
        return free > MOST_FREE and lots.random() < _SHARE and len(guide.candidates(view)) > 1

    gains = defaultdict(list)
    for view in islice(study.views(game, options.seed, wanted), options.positions):
        first = Search(guide, Budget(playouts=_FIRST), 1).judge(view, 1)
        actions = [judged.action for judged in first[: guide.finalists]]
        ends = played(guide, view, actions, _TO_THE_END, options.judges, 1 << 20).mean(axis=1)
        best = int(played(guide, view, actions, 4, _MOST, 1 << 21).mean(axis=1).argmax())
        for turns in options.turns:
            start = time.process_time()
            chances = played(guide, view, actions, turns, _MOST, 1 << 22)
            cost = (time.process_time() - start) / chances.size
            for seconds in options.seconds:
                count = max(1, min(_MOST, int(seconds / (cost * len(actions)))))
                gains[turns, seconds].append(ends[chances[:, :count].mean(axis=1).argmax()] - ends[best])
    print("turns " + "".join(f"{1e3 * seconds:11.0f} ms" for seconds in options.seconds))
    for turns in options.turns:
        cells = [np.array(gains[turns, seconds]) for seconds in options.seconds]
        print(f"{turns:5} " + "".join(f"{1e3 * v.mean():8.1f} ± {1e3 * v.std() / len(v) ** 0.5:.1f}" for v in cells))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.01, 0.03, 0.15, 0.6])
    parser.add_argument("--turns", type=int, nargs="*", default=[4, 8, 12, 16, 24, _TO_THE_END])
    parser.add_argument("--judges", type=int, default=6000, help="playouts to the end a candidate that judge")
    main(parser.parse_args())
