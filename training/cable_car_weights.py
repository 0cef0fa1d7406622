"""Tune the weights of the Cable Car planner by CMA-ES: planner against planner, the same deals with seats swapped.

    python training/cable_car_weights.py --generations 40 --deals 150

Prints the mean of the search distribution after every generation; the last one goes into `TUNED` of
`carbarn/games/tracks/mind.py` if it wins a match on fresh deals, which this script plays at the end.
"""

import argparse
import math
import time

import numpy as np

from carbarn.core import registry
from carbarn.games.tracks.mind import PLAIN, WEIGHTS, fresh_minds

STEP = 0.2  # how far the first generation looks, in each weight
SPREAD = 30.0  # points of margin that are worth as much as turning a defeat into a victory, or so


def play(game, seats, ours, theirs, seed, deals):
    """Victories and margins of one seat with `ours` against the others with `theirs`, on every seat of each deal."""
    wins, margins = np.zeros(deals), np.zeros(deals)
    for seat in range(seats):
        minds = fresh_minds("plain")
        minds["weights"][:] = theirs
        minds["weights"][seat] = ours
        batch = game.play_out(seats, ("planner",) * seats, seed, 0, deals, True, minds)
        won = batch.ranks == 1
        others = np.delete(batch.totals, seat, 1).max(1)
        wins += won[:, seat] / won.sum(1) / seats
        margins += (batch.totals[:, seat] - others) / game.unit / seats
    return wins, margins


def fitness(game, tables, weights, rival, seed, deals):
    """How well weights do, over tables of several sizes."""
    total = 0.0
    for seats in tables:
        wins, margins = play(game, seats, weights, rival, seed, deals)
        total += wins.mean() * seats / 2 + margins.mean() / SPREAD
    return total / len(tables)


class Cma:
    """Covariance matrix adaptation, after Hansen's tutorial (arXiv 1604.00772), with its default constants."""

    def __init__(self, mean, step, rng):
        n = len(mean)
        self.n, self.mean, self.step, self.rng = n, np.array(mean, float), step, rng
        self.size = 4 + int(3 * math.log(n))
        weights = math.log(self.size / 2 + 0.5) - np.log(np.arange(1, self.size // 2 + 1))
        self.w = weights / weights.sum()
        self.mu = 1 / (self.w**2).sum()
        self.cc = (4 + self.mu / n) / (n + 4 + 2 * self.mu / n)
        self.cs = (self.mu + 2) / (n + self.mu + 5)
        self.c1 = 2 / ((n + 1.3) ** 2 + self.mu)
        self.cm = min(1 - self.c1, 2 * (self.mu - 2 + 1 / self.mu) / ((n + 2) ** 2 + self.mu))
        self.damp = 1 + 2 * max(0, math.sqrt((self.mu - 1) / (n + 1)) - 1) + self.cs
        self.expected = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.pc, self.ps, self.c = np.zeros(n), np.zeros(n), np.eye(n)

    def ask(self):
        """A generation."""
        values, self.basis = np.linalg.eigh(self.c)
        self.scale = np.sqrt(np.maximum(values, 1e-12))
        steps = self.rng.standard_normal((self.size, self.n)) * self.scale
        self.steps = steps @ self.basis.T
        return self.mean + self.step * self.steps

    def tell(self, scores):
        """Learn from it; more is better."""
        best = self.steps[np.argsort(-np.array(scores))[: len(self.w)]]
        move = self.w @ best
        self.mean = self.mean + self.step * move
        white = self.basis @ ((self.basis.T @ move) / self.scale)
        self.ps = (1 - self.cs) * self.ps + math.sqrt(self.cs * (2 - self.cs) * self.mu) * white
        self.pc = (1 - self.cc) * self.pc + math.sqrt(self.cc * (2 - self.cc) * self.mu) * move
        self.c = (1 - self.c1 - self.cm) * self.c + self.c1 * np.outer(self.pc, self.pc)
        self.c += self.cm * (best.T * self.w) @ best
        self.step *= math.exp(self.cs / self.damp * (np.linalg.norm(self.ps) / self.expected - 1))


def main():
    """Tune, then play the result against the plain weights on fresh deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--vary", type=int, nargs="+", default=list(range(WEIGHTS)), help="indices of the weights")
    parser.add_argument("--companies", action="store_true")
    parser.add_argument("--start", type=float, nargs=WEIGHTS, default=list(PLAIN))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = registry.find("cable_car").variant(companies=args.companies)
    vary, rival = np.array(args.vary), np.array(args.start)

    def whole(part):
        weights = rival.copy()
        weights[vary] = part
        return weights

    search = Cma(rival[vary], STEP, np.random.default_rng(args.seed))
    for generation in range(args.generations):
        started = time.time()
        people = search.ask()
        seed = 1000 * args.seed + generation
        scores = [fitness(game, args.seats, whole(p), rival, seed, args.deals) for p in people]
        search.tell(scores)
        shown = ", ".join(f"{w:.3f}" for w in whole(search.mean))
        print(f"{generation:3} best {max(scores):.3f} step {search.step:.3f} ({shown}) {time.time() - started:.1f} s")
    for seats in args.seats:
        wins, margins = play(game, seats, whole(search.mean), rival, 10**6, 1000)
        half = 1.96 * wins.std() / math.sqrt(len(wins))
        print(f"{seats} seats: {wins.mean():.3f} ± {half:.3f} of victories, margin {margins.mean():.1f}, 1000 deals")


if __name__ == "__main__":
    main()
