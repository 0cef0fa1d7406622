"""Tune a family's planner by CMA-ES: every candidate plays paired deals against a pool, not against itself alone.

    python training/tune.py usa --minutes 10 --out usa.json

The pool holds the weights we start from, the greedy bot, and every champion so far that beat the pool. What is tuned is
printed by name, and written with the command that made it, its seed and its win rate on deals that it never met.
Needs the `cma` package (`pip install carbarn[training]`); nothing of it is needed to play.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import cma
import numpy as np

import carbarn
from carbarn.core.game import Game

_MARGIN = 25.0  # a win by so many points counts for more than one by a point: less noise in few games


def minds_for(game: Any, rows: list[Any]) -> Any:
    """A mind a seat with these weights."""
    minds = game.minds("plain")
    for seat, weights in enumerate(rows):
        minds[seat]["weights"] = weights
    return minds


def duel(game: Any, mine: Any, theirs: Any, policy: str, seed: int, deals: int, seats: int = 2) -> tuple[float, float]:
    """Win rate and smoothed score of `mine` over the same deals from both sides of the table, at every other seat."""
    wins = score = 0.0
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
    return wins, 0.5 * wins + 0.25 * (1 + score)


def fitness(game: Any, weights: Any, pool: list[tuple[str, Any]], seed: int, deals: int) -> float:
    """Mean smoothed score against everybody in the pool, two at a table and, for a third of the deals, four."""
    two = [duel(game, weights, other, policy, seed, deals)[1] for policy, other in pool]
    four = [duel(game, weights, other, policy, seed, deals // 3, 4)[1] for policy, other in pool]
    return float(0.7 * np.mean(two) + 0.3 * np.mean(four))


def tune(
    game: Game, start: Any, minutes: float, deals: int, seed: int, workers: int, tuned: int, frozen: list[int]
) -> Any:
    """The best weights found in so many minutes."""
    scale = np.maximum(np.abs(start) * 0.25, 0.1)
    scale[tuned:] = 0.0
    scale[list(frozen)] = 0.0
    pool: list[tuple[str, Any]] = [("planner", start), ("greedy", start)]
    strategy = cma.CMAEvolutionStrategy(np.zeros(len(start)), 0.6, {"seed": seed + 1, "popsize": 14, "verbose": -9})
    end, generation = time.time() + 60 * minutes, 0
    with ThreadPoolExecutor(workers) as threads:
        while time.time() < end:
            generation += 1
            asked = strategy.ask()
            deal = seed * 1_000_003 + generation
            values = list(threads.map(lambda x, d=deal: fitness(game, start + scale * x, pool, d, deals), asked))
            strategy.tell(asked, [-value for value in values])
            if generation % 10 == 0:
                centre = start + scale * strategy.mean
                wins = [duel(game, centre, other, policy, 77, 500)[0] for policy, other in pool]
                print(f"{generation:4d}  sigma {strategy.sigma:.3f}  wins " + " ".join(f"{w:.3f}" for w in wins))
                sys.stdout.flush()
                if min(w for w, (policy, _) in zip(wins, pool, strict=True) if policy == "planner") > 0.53:
                    pool.append(("planner", centre))
                    if len(pool) > 5:
                        del pool[2]  # the oldest champion; where we began and the beginner stay
    return start + scale * strategy.mean


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
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    game: Any = carbarn.game(args.game)
    plain = game.minds("plain")[0]["weights"].copy()
    start = np.array(json.loads(args.start.read_text())["weights"]) if args.start else plain
    best = tune(game, start, args.minutes, args.deals, args.seed, args.workers, args.first, args.freeze)
    won, _ = duel(game, best, plain, "planner", 123_456, 2000)
    greedy, _ = duel(game, best, plain, "greedy", 123_456, 2000)
    result = {
        "game": args.game,
        "command": " ".join(sys.argv),
        "over_plain": round(won, 4),
        "over_greedy": round(greedy, 4),
    }
    args.out.write_text(json.dumps({**result, "weights": [round(float(x), 4) for x in best]}, indent=1) + "\n")
    print(args.out.read_text())


if __name__ == "__main__":
    main()
