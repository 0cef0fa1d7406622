"""What a search of Ticket to Ride gives away, by how its playouts are judged: `python benchmarks/regret.py usa`.

In positions of games between planners, each way to judge playouts chooses in each of several times. What it gives away
is merit (the chance to win, with as much of the margin as a search counts) between its choice and the best candidate,
both judged by many playouts to the end, which meet other worlds and other luck. The judges have luck too, so nobody
gets down to nothing; who is compared with whom is fair.
Minutes, on one core; times are the processor's, turned into playouts by what one costs here, so that a busy machine
does not matter.
"""

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

import carbarn
from carbarn.bots import study
from carbarn.bots.search import Budget, Search
from carbarn.core.chance import generator
from carbarn.core.game import Game
from carbarn.core.guide import MERIT
from carbarn.core.types import Record, State
from carbarn.games.routes.state import CHOOSE_TICKETS

_UNITS = 16  # of the judges' worlds
_SHARE = 0.06  # of the positions are looked at
_OPENINGS = 0.4  # of the choices of tickets
_TIMED = 64  # playouts by which the cost of one is known


def positions(game: Game, count: int, seed: int) -> Iterator[State]:
    """Views of a seat that has a choice, from games of two planners."""
    guide, lots = game.guide("plain"), random.Random(seed)

    def wanted(view: State) -> bool:
        opening = view[0].phase == CHOOSE_TICKETS and lots.random() < _OPENINGS
        return (opening or lots.random() < _SHARE) and len(guide.candidates(view)) > 1

    return islice(study.views(game, seed, wanted), count)


def judged(guide: Any, view: State, actions: list[int], playouts: int) -> np.ndarray:
    """Every action's merit, by playouts to the end."""
    merits = np.zeros(len(actions))
    for unit in range(_UNITS):
        worlds = guide.worlds(view, playouts // _UNITS, generator(999, unit))
        merits += [guide.playouts(worlds, action, 777 + unit)[:, MERIT].mean() for action in actions]
    return merits / _UNITS


def chosen(guide: Any, view: State, action: int, seconds: float, candidates: int) -> int:
    """What a search with this guide chooses in this time."""
    worlds, start = guide.worlds(view, _TIMED, generator(5)), time.process_time()
    guide.playouts(worlds, action, 3)
    cost = (time.process_time() - start) / _TIMED
    budget = Budget(playouts=max(_UNITS * candidates, int(seconds / cost)))
    return Search(guide, budget, 1).judge(view, 1)[0].action


def part_of(position: Record, trains: int) -> str:
    """Which part of a game a position is from: in the second half somebody has less than half of the trains left."""
    if position.phase == CHOOSE_TICKETS:
        return "tickets"
    return "second half" if 2 * position.trains[: position.seats].min() < trains else "first half"


def guide_for(game: Game, turns: int | None = None) -> Any:
    """A guide whose playouts are cut after so many turns, or played to the end and judged there alone (0)."""
    guide: Any = game.guide("plain")
    if turns is not None:
        guide.horizon, guide.foresight = turns, 1.0 if turns else 0.0
    return guide


def main(options: argparse.Namespace) -> None:
    """Look at the positions, and tell what was given away in each part of a game."""
    game: Any = carbarn.game(options.game)
    judge, trains = guide_for(game, 0), int(game.board.table[0].trains)
    guides = {"as it is": guide_for(game), "the end alone": judge}
    guides |= {f"{turns} turns": guide_for(game, turns) for turns in options.turns}
    lost: dict[tuple[str, str], list[float]] = defaultdict(list)
    for view in positions(game, options.positions, options.seed):
        actions = [candidate.action for candidate in judge.candidates(view)]
        merits = judged(judge, view, actions, options.judges)
        part = part_of(view[0], trains)
        lost[part, "planner"].append(merits.max() - merits[0])
        for seconds in options.seconds:
            for name, guide in guides.items():
                action = chosen(guide, view, actions[0], seconds, len(actions))
                lost[part, f"{1e3 * seconds:4.0f} ms, {name}"].append(merits.max() - merits[actions.index(action)])
    for (part, what), values in sorted(lost.items()):
        error = np.std(values) / len(values) ** 0.5
        print(f"{part:12} {len(values):4}  {what:20} {1e3 * np.mean(values):6.1f} ± {1e3 * error:.1f} thousandths")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="usa", choices=("usa", "san_francisco"))
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.05, 0.25, 1.0])
    parser.add_argument("--turns", type=int, nargs="*", default=[14], help="lengths of cut playouts")
    parser.add_argument("--judges", type=int, default=960, help="playouts a candidate that judge")
    main(parser.parse_args())
