"""How fast environments step, beside the bare kernels and beside what others offer, in the same run.

Decisions are those of all seats; time is the processor's. A vector environment and the bare kernels are measured in
turn, a step and as many whole games as take about as long, hundreds of times. Both play one seat at random and the
others by the same policy, on one core, scored; the environment picks its random actions in compiled code too. Of the
rates of each the one is told that a tenth of the samples beat: on a busy machine others take the caches away in most
of them, and which samples they spoil is luck.
"""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from carbarn import envs
from carbarn.core import registry

_BEATEN = 90  # per cent of the samples that are slower than the rate told
_SPREAD = 100  # steps until games are spread out over their length
_FEWEST = 20  # samples


def _kernels(game: str, opponents: str, seed: int, games: int) -> float:
    """Decisions a second of the bare kernels: whole games, scored, one seat random."""
    start = time.process_time()
    batch = registry.find(game).play_out(2, ("random", opponents), seed, 0, games)
    return float(batch.decisions.sum()) / (time.process_time() - start)


def _stepped(env: Any) -> float:
    """Decisions a second of one step of a vector environment: no action is legal, so that each is replaced."""
    nothing, before = np.full(env.num_envs, -1), env.decisions
    start = time.process_time()
    env.step(nothing)
    return float(env.decisions - before) / (time.process_time() - start)


def beside_kernels(
    game: str, opponents: str = "greedy", num_envs: int = 4096, seconds: float = 1.0, copy: bool = False
) -> tuple[float, float]:
    """Decisions a second of a vector environment, and of the bare kernels that it is made of."""
    env = envs.vector(game, num_envs, opponents, illegal="replace", copy=copy)
    env.reset(seed=1)
    _kernels(game, opponents, 0, 100)
    for _ in range(_SPREAD):
        _stepped(env)
    samples: list[tuple[float, float]] = []
    end, games = time.process_time() + seconds, max(20, num_envs // 40)
    while time.process_time() < end or len(samples) < _FEWEST:
        samples.append((_stepped(env), _kernels(game, opponents, len(samples), games)))
    vector, kernels = np.percentile(samples, _BEATEN, axis=0)
    return float(vector), float(kernels)


def agents_a_second(make: Callable[[], Any], seconds: float) -> float:
    """Decisions a second of a PettingZoo environment: what the agent sees, a legal action at random, a step."""
    env, rng = make(), random.Random(1)
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        env.reset(seed=seed)
        seed += 1
        start = time.process_time()
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[rng.randrange(len(legal))]))
            decisions += 1
        spent += time.process_time() - start
    return decisions / spent


def classic(name: str) -> Callable[[], Any] | None:
    """What makes a game of PettingZoo's own; None where what it needs is not installed (`pettingzoo[classic]`)."""
    try:
        make: Callable[[], Any] = importlib.import_module(f"pettingzoo.classic.{name}").env
    except ImportError:
        return None
    return make
