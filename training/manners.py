"""Choose the manners in which a search of Ticket to Ride may go on: `python training/manners.py usa`.

From positions of games between planners, the planner's choice is played out to the end in many manners: the planner's
weights with a few of them changed, for the seat that thinks and not for its rivals. Then manners are taken one after
another, always the one that adds most to the chance to win if the best of those taken is found out by a few playouts in
each position. The chance is counted in other worlds than those in which the best was found, so that luck adds nothing.
Minutes, on one core. What came out stands in weights.toml, set by hand from this list.
"""

import argparse
import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

import carbarn
from carbarn.bots import study
from carbarn.core.chance import generator
from carbarn.core.game import Game
from carbarn.core.guide import MERIT
from carbarn.core.types import State
from carbarn.games.routes import mind
from carbarn.games.routes.state import TURN

_SHARE = 0.04  # of the positions are looked at
_SPLITS = 20  # into worlds that choose and worlds that count
Changes = Mapping[str, float]

# What a manner on top of the first one may change.
_FURTHER: dict[str, list[Changes]] = {
    "usa": [
        {"train": 2.0}, {"train": 0.5}, {"turn": 8.0}, {"turn": 3.0}, {"draws": 0.2}, {"draws": 0.03},
        {"claim_base": -1.0}, {"claim_base": 0.3}, {"ticket_cost": -1.0}, {"near": 3.0}, {"near": 0.0},
        {"card_turns": 0.6}, {"card_turns": 0.4}, {"stretch": 1.4}, {"stretch": 1.4, "card_turns": 0.6},
        {"wild_value": 1.2}, {"held": 0.6}, {"spare_value": 0.3}, {"pressure": 3.0},
    ],
    "san_francisco": [
        {"train": 3.0}, {"train": 0.75}, {"turn": 3.75}, {"turn": 1.4}, {"draws": 0.16}, {"token": 1.75},
        {"token": 0.28}, {"wild_price": 0.0}, {"wild_price": 0.0, "train": 3.0}, {"wild_price": 0.57},
        {"pressure": 2.1}, {"stretch": 1.44}, {"card_turns": 0.4}, {"claim_base": 0.6}, {"claim_base": 1.0},
        {"ticket_cost": 0.0},
    ],
}  # fmt: skip


def positions(game: Game, count: int, seed: int) -> Iterator[State]:
    """Views of a seat whose turn it is, from games of two planners."""
    lots = random.Random(seed)
    return islice(study.views(game, seed, lambda view: view[0].phase == TURN and lots.random() < _SHARE), count)


def rows_of(board: State, further: list[Changes]) -> NDArray[np.float64]:
    """Weights, a row a manner: the planner's own, those of the first manner, and that one changed further."""
    plain, first = mind.fresh_minds("plain", board)["weights"][0], mind.manners("plain", board)[0]
    rows = np.array([plain, first, *[first] * len(further)])
    for row, changes in zip(rows[2:], further, strict=True):
        for name, value in changes.items():
            row[getattr(mind, name.upper())] = value
    rows[:, mind.EXACT] = 0.0  # as in every playout
    return rows


def played(guide: Any, views: list[State], worlds: int) -> NDArray[np.float64]:
    """The merit of every manner, position and world, judged by the end alone."""
    guide.foresight = 0.0
    chances = np.zeros((guide.manners, len(views), worlds))
    for number, view in enumerate(views):
        dealt, action = guide.worlds(view, worlds, generator(5, number)), guide.candidates(view)[0].action
        for manner in range(guide.manners):
            chances[manner, number] = guide.playouts(dealt, action, number, manner)[:, MERIT]
    return chances


def gain(chances: NDArray[np.float64], taken: list[int], tries: int) -> float:
    """What the best of some manners, found by so many playouts of each, adds to the planner's chance to win."""
    lots, worlds, total = np.random.default_rng(0), chances.shape[2], 0.0
    for _ in range(_SPLITS):
        order = lots.permutation(worlds)
        found = chances[taken][:, :, order[:tries]].mean(axis=2).argmax(axis=0)
        counted = chances[:, :, order[tries:]].mean(axis=2)
        total += (counted[np.array(taken)[found], np.arange(len(found))] - counted[0]).mean()
    return total / _SPLITS


def main(options: argparse.Namespace) -> None:
    """Play, then choose."""
    game: Any = carbarn.game(options.game)
    guide, names = game.guide("plain"), ["plain", "first", *map(str, _FURTHER[options.game])]
    guide.going_on = rows_of(game.board.table, _FURTHER[options.game])
    chances = played(guide, list(positions(game, options.positions, options.seed)), options.worlds)
    for name, row in zip(names, chances, strict=True):
        difference = row.mean(axis=1) - chances[0].mean(axis=1)
        error = difference.std() / len(difference) ** 0.5
        print(f"{1e3 * difference.mean():6.1f} ± {1e3 * error:.1f} thousandths  {name}")
    taken = [1]
    while len(taken) < options.manners:
        taken.append(max(set(range(len(names))) - {*taken}, key=lambda i: gain(chances, [*taken, i], options.tries)))
        print(f"{1e3 * gain(chances, taken, options.tries):6.1f} thousandths with {names[taken[-1]]}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="usa", choices=tuple(_FURTHER))
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--tries", type=int, default=40, help="playouts that find the best manner")
    parser.add_argument("--manners", type=int, default=5)
    parser.add_argument("--seed", type=int, default=21_000)
    main(parser.parse_args())
