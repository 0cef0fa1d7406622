"""Tune a family's planner by CMA-ES: every candidate plays paired deals against a pool, not against itself alone.

    python training/tune.py usa --minutes 10 --out usa.json
    python training/tune.py usa --manner --point 0.005 --minutes 25 --deals 250 --out manner.json

The pool holds the weights we start from, the greedy bot, and every champion so far that beat the pool. With --manner it
is the first manner of a search that is tuned: against the planner as it is and nobody else, for that is who the others
are in playouts; for its own points besides; and with every weight, for how it reckons time is nobody else's concern.
What is tuned is written with the command that made it, its seed and its win rate on deals that it never met.
Needs the `cma` package (`pip install carbarn[training]`); nothing of it is needed to play.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import cma
import numpy as np

import carbarn

_MARGIN = 25.0  # a win by so many points counts for more than one by a point: less noise in few games


def minds_for(game: Any, rows: list[Any]) -> Any:
    """A mind a seat with these weights."""
    minds = game.minds("plain")
    for seat, weights in enumerate(rows):
        minds[seat]["weights"] = weights
    return minds


class Came(NamedTuple):
    """What came of a duel."""

    wins: float  # the win rate
    score: float  # the same, smoothed by the margin
    points: float  # the mean of one's own


def duel(game: Any, mine: Any, theirs: Any, policy: str, seed: int, deals: int, seats: int = 2) -> Came:
    """What comes of `mine` over the same deals from both sides of the table, at every other seat."""
    wins = score = mean = 0.0
    for side in (0, 1):
        own = [seat % 2 == side for seat in range(seats)]
        minds = minds_for(game, [mine if mine_here else theirs for mine_here in own])
        policies = ["planner" if mine_here else policy for mine_here in own]
        batch = game.play_out(seats, policies, seed, 0, deals, True, minds)
        won = (batch.ranks == 1).astype(float)
        wins += (won / won.sum(axis=1, keepdims=True))[:, own].sum(axis=1).mean() / 2
        points = batch.totals / batch.unit
        margin = points[:, own].max(axis=1) - points[:, [not mine_here for mine_here in own]].max(axis=1)
        score += np.tanh(margin / _MARGIN).mean() / 2
        mean += points[:, own].mean() / 2
    return Came(wins, 0.5 * wins + 0.25 * (1 + score), mean)


def fitness(game: Any, weights: Any, pool: list[tuple[str, Any]], seed: int, deals: int, point: float) -> float:
    """Mean smoothed score against everybody in the pool, two at a table and, for a third of the deals, four; and so
    much for a point of one's own."""
    two = [duel(game, weights, other, policy, seed, deals) for policy, other in pool]
    four = [duel(game, weights, other, policy, seed, deals // 3, 4) for policy, other in pool]
    scores = 0.7 * np.mean([came.score for came in two]) + 0.3 * np.mean([came.score for came in four])
    return float(scores + point * np.mean([came.points for came in two]))


def grown(game: Any, pool: list[tuple[str, Any]], centre: Any) -> list[tuple[str, Any]]:
    """The pool, with weights that beat everybody in it; where we began and the beginner stay, the oldest other goes."""
    wins = [duel(game, centre, other, policy, 77, 500).wins for policy, other in pool]
    if min(won for won, (policy, _) in zip(wins, pool, strict=True) if policy == "planner") <= 0.53:
        return pool
    kept = pool if len(pool) < 5 else [*pool[:2], *pool[3:]]
    return [*kept, ("planner", centre)]


def tune(game: Any, start: Any, scale: Any, pool: list[tuple[str, Any]], args: argparse.Namespace) -> Any:
    """The best weights found in so many minutes."""
    strategy = cma.CMAEvolutionStrategy(
        np.zeros(len(start)), 0.6, {"seed": args.seed + 1, "popsize": 14, "verbose": -9}
    )
    end, generation = time.time() + 60 * args.minutes, 0
    with ThreadPoolExecutor(args.workers) as threads:
        while time.time() < end:
            generation += 1
            asked, deal = strategy.ask(), args.seed * 1_000_003 + generation
            tried = [(game, start + scale * x, pool, deal, args.deals, args.point) for x in asked]
            strategy.tell(asked, [-value for value in threads.map(lambda each: fitness(*each), tried)])
            if generation % 10 == 0:
                centre = start + scale * strategy.mean
                came = duel(game, centre, pool[0][1], "planner", 77, 500)
                print(f"{generation:4d}  sigma {strategy.sigma:.3f}  wins {came.wins:.3f}, {came.points:.1f} points")
                sys.stdout.flush()
                if not args.manner:
                    pool = grown(game, pool, centre)
    return start + scale * strategy.mean


def starting(game: Any, args: argparse.Namespace) -> tuple[Any, Any]:
    """Where we begin, and how far each weight may wander at first; 0 for those that stay."""
    start = game.guide("plain").going_on[0] if args.manner else game.minds("plain")[0]["weights"]
    if args.start:
        start = np.array(json.loads(args.start.read_text())["weights"])
    scale = np.maximum(np.abs(start) * 0.25, 0.1)
    scale[args.first :] = 0.0
    if not args.manner:
        scale[args.freeze] = 0.0
    return start.copy(), scale


def main() -> None:
    """Tune and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--first", type=int, default=24, help="how many weights are the planner's")
    parser.add_argument("--freeze", type=int, nargs="*", default=[6, 14], help="weights that measure time and stay")
    parser.add_argument("--manner", action="store_true", help="tune how a search goes on, not the planner")
    parser.add_argument("--point", type=float, default=0.0, help="what a point of one's own is worth beside a victory")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    game: Any = carbarn.game(args.game)
    plain = game.minds("plain")[0]["weights"].copy()
    start, scale = starting(game, args)
    pool = [("planner", plain)] if args.manner else [("planner", start), ("greedy", start)]
    best = tune(game, start, scale, pool, args)
    over_plain, over_greedy = (duel(game, best, plain, policy, 123_456, 2000) for policy in ("planner", "greedy"))
    result = {
        "game": args.game,
        "command": " ".join(sys.argv),
        "over_plain": round(over_plain.wins, 4),
        "points": round(over_plain.points, 1),
        "over_greedy": round(over_greedy.wins, 4),
    }
    args.out.write_text(json.dumps({**result, "weights": [round(float(x), 4) for x in best]}, indent=1) + "\n")
    print(args.out.read_text())


if __name__ == "__main__":
    main()
