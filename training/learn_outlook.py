"""Learn what a seat will still score, from positions of planner games: a small network, trained with NumPy alone.

    python training/learn_outlook.py usa carbarn/games/routes/outlook-large.npy --rows 600000
    python training/learn_outlook.py san_francisco carbarn/games/routes/outlook-small.npy --rows 600000

Prints the error on games that were not learned from, beside that of a linear fit to the same numbers.
"""

import argparse
from typing import Any

import numpy as np

import carbarn
from carbarn.games.routes import positions
from carbarn.games.routes.features import FEATURES, POINTS
from carbarn.games.routes.learned import NARROW, WIDE
from carbarn.games.routes.state import blank_state

_BATCH = 4096


def positions_of(game: Any, rows: int, seed: int) -> tuple[Any, Any]:
    """Features and targets, half of them from two-player games, the rest from larger tables."""
    least, most = game.seats
    tables = [2, 2, *range(least + 1, most + 1)]
    parts = []
    for number, seats in enumerate(tables):
        features, targets = np.zeros((rows // len(tables), FEATURES)), np.zeros(rows // len(tables))
        count = positions.collect(
            game.board.table, blank_state(), seats, game.minds("plain"), seed + number, 6, features, targets
        )
        parts.append((features[:count], targets[:count] / POINTS))
    return np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])


class Network:
    """Two rectified layers and Adam."""

    def __init__(self, rng: Any) -> None:
        shapes = [(FEATURES, WIDE), (WIDE, NARROW), (NARROW,), (NARROW,), (1,)]
        self.parts = [rng.normal(0, (2 / shape[0]) ** 0.5, shape) for shape in shapes]
        self.parts[2][:] = self.parts[4][:] = 0
        self.means = [np.zeros_like(p) for p in self.parts]
        self.squares = [np.zeros_like(p) for p in self.parts]
        self.steps = 0

    def forward(self, x: Any) -> tuple[Any, Any, Any]:
        """Both layers and the answer."""
        a, b, c, d, e = self.parts
        first = np.maximum(0, x @ a)
        second = np.maximum(0, first @ b + c)
        return first, second, second @ d + e[0]

    def learn(self, x: Any, y: Any, rate: float) -> None:
        """One step against the Huber loss: a few wild games must not rule."""
        first, second, out = self.forward(x)
        _, b, _, d, _ = self.parts
        slope = np.clip(out - y, -1, 1) / len(y)
        back2 = np.outer(slope, d) * (second > 0)
        back1 = (back2 @ b.T) * (first > 0)
        slopes = [x.T @ back1, first.T @ back2, back2.sum(0), second.T @ slope, np.array([slope.sum()])]
        self.steps += 1
        for part, mean, square, g in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            fair = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            part -= rate * fair

    def numbers(self) -> Any:
        """In the order in which the kernel reads them."""
        return np.concatenate([part.ravel() for part in self.parts]).astype(np.float32)


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("out")
    parser.add_argument("--rows", type=int, default=600_000)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game: Any = carbarn.game(args.game)
    x, y = positions_of(game, args.rows, args.seed)
    test_x, test_y = positions_of(game, args.rows // 8, args.seed + 1000)
    line = np.linalg.lstsq(x, y, rcond=None)[0]
    print(f"{len(x)} rows; error of a linear fit {POINTS * np.sqrt(np.mean((test_x @ line - test_y) ** 2)):.2f} points")
    rng = np.random.default_rng(args.seed)
    network = Network(rng)
    for epoch in range(args.epochs):
        order = rng.permutation(len(x))
        rate = 3e-3 * (1 - epoch / args.epochs)
        for start in range(0, len(x), _BATCH):
            rows = order[start : start + _BATCH]
            network.learn(x[rows], y[rows], rate)
        if epoch % 5 == 4:
            error = POINTS * np.sqrt(np.mean((network.forward(test_x)[2] - test_y) ** 2))
            print(f"epoch {epoch + 1}: error {error:.2f} points", flush=True)
    np.save(args.out, network.numbers())


if __name__ == "__main__":
    main()
