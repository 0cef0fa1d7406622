"""Learns Ticket to Ride: San Francisco from scratch on a laptop: masked PPO in one file, in the style of CleanRL.

    pip install "carbarn[envs,examples]"
    python examples/learn_san_francisco.py

Nothing in it knows the game but its name: `--game usa` or `--game cable_car` learns another one. A network sees the
numbers of the observation and chooses among the legal actions; it is paid for points on the way and for its place at
the end (rewards="shaped"), and plays against the random bot in many games at once. From time to time it plays games
without luck in its choices, and the part of them that it wins is the learning curve (docs/environments.md). Time is the
processor's, so that a busy machine learns as much in its minutes as an idle one.
"""

import argparse
import csv
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from carbarn import envs

HIDDEN = 128
STEPS = 32  # decisions a game between two updates
MINIBATCH = 2048
EPOCHS = 3
DISCOUNT, TRACE = 1.0, 0.95  # a game is short: all of it counts
CLIP, ENTROPY, VALUE, GRADIENT = 0.2, 0.01, 0.5, 0.5
RATE = 1e-3
EVERY = 15.0  # seconds of learning between two points of the curve
NEVER = -1e9  # the logit of an illegal action

Params = dict[str, Any]


class Batch(NamedTuple):
    """Decisions, and what became of them."""

    numbers: Any
    mask: Any
    action: Any
    chance: Any  # the logarithm of the probability with which it was chosen
    advantage: Any
    value: Any  # what the game turned out to be worth


def fresh_network(key: Any, inputs: int, actions: int) -> Params:
    """Two hidden layers; from the second, a logit an action and the value of the position."""

    def layer(key: Any, rows: int, columns: int, gain: float) -> Params:
        return {
            "weights": jax.random.normal(key, (rows, columns)) * gain / np.sqrt(rows),
            "bias": jnp.zeros(columns),
        }

    keys = jax.random.split(key, 4)
    return {
        "first": layer(keys[0], inputs, HIDDEN, 1.4),
        "second": layer(keys[1], HIDDEN, HIDDEN, 1.4),
        "policy": layer(keys[2], HIDDEN, actions, 0.01),
        "value": layer(keys[3], HIDDEN, 1, 1.0),
    }


def judge(params: Params, numbers: Any, mask: Any) -> tuple[Any, Any]:
    """Logits of the legal actions, and the value of the position."""

    def through(layer: str, x: Any) -> Any:
        return x @ params[layer]["weights"] + params[layer]["bias"]

    x = jax.nn.relu(through("second", jax.nn.relu(through("first", numbers))))
    return jnp.where(mask > 0, through("policy", x), NEVER), through("value", x)[:, 0]


@jax.jit
def choose(params: Params, numbers: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    """Actions by chance, the logarithms of their probabilities, and values."""
    logits, value = judge(params, numbers, mask)
    action = jax.random.categorical(key, logits)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
    return action, chance, value


@jax.jit
def best(params: Params, numbers: Any, mask: Any) -> Any:
    """The likeliest actions."""
    return judge(params, numbers, mask)[0].argmax(axis=1)


def loss(params: Params, batch: Batch) -> Any:
    """PPO: towards what was better than expected, but not far at once."""
    logits, value = judge(params, batch.numbers, batch.mask)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(logs, batch.action[:, None], 1)[:, 0] - batch.chance)
    gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-8)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -jnp.where(batch.mask > 0, jnp.exp(logs) * logs, 0.0).sum(axis=1).mean()
    return policy + VALUE * ((value - batch.value) ** 2).mean() - ENTROPY * entropy


OPTIMIZER = optax.chain(
    optax.clip_by_global_norm(GRADIENT), optax.inject_hyperparams(optax.adam)(learning_rate=RATE, eps=1e-5)
)


@partial(jax.jit, donate_argnums=(0, 1))
def improve(params: Params, optimizer: Any, batch: Batch) -> tuple[Params, Any]:
    """One step of the gradient."""
    updates, optimizer = OPTIMIZER.update(jax.grad(loss)(params, batch), optimizer)
    return optax.apply_updates(params, updates), optimizer


class Learner:
    """Plays, and learns from what it played."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.env = envs.vector(game, games, "random", rewards="shaped")
        self.key, key = jax.random.split(jax.random.key(seed))
        self.rng = np.random.default_rng(seed)
        size = self.env.single_observation_space["observation"].shape[0]
        self.params = fresh_network(key, size, int(self.env.single_action_space.n))
        self.optimizer = OPTIMIZER.init(self.params)
        self.seen, _ = self.env.reset(seed=seed)
        self.decisions = 0

    def play(self) -> Batch:
        """Play so many decisions in every game. The environment reuses its arrays, so they are copied."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            numbers, mask = self.seen["observation"].copy(), self.seen["action_mask"].copy()
            self.key, key = jax.random.split(self.key)
            action, chance, value = (np.asarray(x) for x in choose(self.params, numbers, mask, key))
            self.seen, reward, over, _, _ = self.env.step(action)
            rows.append((numbers, mask, action, chance, value, reward, over))
        numbers, mask, action, chance, value, reward, over = (np.stack(column) for column in zip(*rows, strict=True))
        last = np.asarray(choose(self.params, self.seen["observation"], self.seen["action_mask"], self.key)[2])
        advantage = advantages(reward, over, value, last)
        self.decisions += action.size
        columns = (numbers, mask, action, chance, advantage, advantage + value)
        return Batch(*(column.reshape(-1, *column.shape[2:]) for column in columns))

    def learn(self, batch: Batch, rate: float) -> None:
        """Go over what was played a few times, in small parts."""
        self.optimizer[1].hyperparams["learning_rate"] = jnp.asarray(rate)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(batch.action))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                part = Batch(*(column[order[first : first + MINIBATCH]] for column in batch))
                self.params, self.optimizer = improve(self.params, self.optimizer, part)


def advantages(reward: Any, over: Any, value: Any, last: Any) -> Any:
    """How much better things went than expected (generalized advantage estimation), backwards through time."""
    out, ahead = np.zeros_like(value), np.zeros_like(last)
    for t in reversed(range(len(reward))):
        goes_on = 1.0 - over[t]
        surprise = reward[t] + DISCOUNT * last * goes_on - value[t]
        out[t] = ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
        last = value[t]
    return out


def won(game: str, params: Params, games: int, seed: int) -> tuple[float, float]:
    """The part of so many games against the random bot that the likeliest actions win, and their mean points."""
    env = envs.vector(game, games, "random")
    seen, _ = env.reset(seed=seed)
    wins, points = np.full(games, -1.0), np.zeros(games)
    while (wins < 0).any():  # the first game of every row: shorter games must not count more often
        seen, reward, over, _, infos = env.step(np.asarray(best(params, seen["observation"], seen["action_mask"])))
        first = over & (wins < 0)
        wins[first] = reward[first] > 0
        if first.any():
            points[first] = infos["points"][first]
    return float(wins.mean()), float(points.mean())


def main() -> None:
    """Learn for so many minutes, and write the curve as it comes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="san_francisco")
    parser.add_argument(
        "--minutes", type=float, default=5.0, help="processor time to learn, the playing of games included"
    )
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--tests", type=int, default=1000, help="games a point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve")
    chosen = parser.parse_args()
    learner = Learner(chosen.game, chosen.games, chosen.seed)
    curve, spent, due = [("minutes", "decisions", "won", "points")], 0.0, 0.0
    while True:
        if spent >= due or spent >= 60 * chosen.minutes:
            part, points = won(chosen.game, learner.params, chosen.tests, 1_000_000 + chosen.seed)
            curve.append((f"{spent / 60:.1f}", str(learner.decisions), f"{part:.3f}", f"{points:.1f}"))
            print("  ".join(f"{cell:>10}" for cell in curve[-1]), flush=True)
            due = spent + EVERY
        if spent >= 60 * chosen.minutes:
            break
        start = time.process_time()
        learner.learn(learner.play(), RATE * max(0.1, 1 - spent / (60 * chosen.minutes)))
        spent += time.process_time() - start
    if chosen.curve:
        with chosen.curve.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(curve)


if __name__ == "__main__":
    sys.exit(main())
