"""How fast environments step, beside what they are made of and beside what others offer, in the same run.

    python benchmarks/environments.py                        # needs the extra `envs`
    pip install "pettingzoo[classic]"                        # for the games to compare with

Decisions are those of all seats; time is the processor's. Vector and bare kernels are measured in turn, a step and as
many whole games as take about as long, hundreds of times. Of the rates of each the one is told that a tenth of the
samples beat: on a busy machine others take the caches away in most of them.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import carbarn
from carbarn import envs

BEATEN = 90  # per cent of the samples that are slower than the rate told
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "leduc_holdem_v4")


def bare(game: str, opponents: str, seed: int, games: int) -> float:
    """Decisions a second of the bare kernels: whole games, scored, one seat random."""
    start = time.process_time()
    batch = carbarn.game(game).play_out(2, ("random", opponents), seed, 0, games)
    return float(batch.decisions.sum()) / (time.process_time() - start)


def stepped(env: Any) -> float:
    """Decisions a second of one step of a vector environment; learners play at random, inside the compiled call too."""
    nothing, before = np.full(env.num_envs, -1), env.decisions
    start = time.process_time()
    env.step(nothing)
    return float(env.decisions - before) / (time.process_time() - start)


def compare_vector(game: str, opponents: str, num_envs: int, seconds: float, copy: bool) -> None:
    """One line: the vector environment, the bare kernels, and their ratio."""
    env = envs.vector(game, num_envs, opponents, illegal="replace", copy=copy)
    env.reset(seed=1)
    bare(game, opponents, 0, 100)
    for _ in range(100):  # games spread out over their length
        stepped(env)
    samples: list[tuple[float, float]] = []
    end, games = time.process_time() + seconds, max(20, num_envs // 40)
    while time.process_time() < end or len(samples) < 20:
        samples.append((stepped(env), bare(game, opponents, len(samples), games)))
    vector, kernels = np.percentile(samples, BEATEN, axis=0)
    what = f"vector {game}, {num_envs} games, {opponents}{', copied' if copy else ''}"
    print(f"{what:46} {vector:12,.0f} /s   bare {kernels:12,.0f} /s   ratio {vector / kernels:.2f}", flush=True)


def agents(make: Callable[[], Any], seconds: float) -> float:
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


def compare_agents(seconds: float) -> None:
    """One line an environment of ours, and one a classic game of PettingZoo's that is installed."""
    import importlib

    for game in carbarn.game_names():
        agents(lambda game=game: envs.aec(game), 0.01)  # type: ignore[misc]
        rate = max(agents(lambda game=game: envs.aec(game), seconds) for _ in range(2))  # type: ignore[misc]
        print(f"{'AEC ' + game:46} {rate:12,.0f} /s", flush=True)
    for name in CLASSIC:
        try:
            classic = importlib.import_module(f"pettingzoo.classic.{name}")
            rate = max(agents(classic.env, seconds) for _ in range(2))
        except ImportError as missing:
            print(f"PettingZoo {name}: not installed ({missing})")
            continue
        print(f"{'PettingZoo ' + name:46} {rate:12,.0f} /s")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", nargs="*", default=["usa"], help="which games the vector environment plays")
    parser.add_argument("--opponents", nargs="*", default=["greedy", "random"])
    parser.add_argument("--num-envs", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=4.0, help="processor time a line")
    parser.add_argument("--only", choices=("vector", "aec"))
    chosen = parser.parse_args()
    if chosen.only != "aec":
        for game in chosen.games:
            for opponents in chosen.opponents:
                compare_vector(game, opponents, chosen.num_envs, chosen.seconds, copy=False)
            compare_vector(game, chosen.opponents[0], chosen.num_envs, chosen.seconds, copy=True)
    if chosen.only != "vector":
        compare_agents(chosen.seconds)


if __name__ == "__main__":
    main()
