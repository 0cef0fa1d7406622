"""What `carbarn bench` measures: games a second on one core, as a ratio to the machine's speed in the same run.

The machine's speed is a fixed kernel of dependent integer steps; dividing by it makes figures from a loaded and from
an idle machine comparable. Each figure is the best of several rounds, speed and games measured in turn.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import carbarn
from carbarn.core import registry
from carbarn.core.kernel import door
from carbarn.core.types import Trail

_STEPS = 5_000_000
_ROUNDS = 5
_SEATS = 2


@door
def _walk(table: Trail, steps: int) -> int:
    """A chain of dependent integer steps that no compiler can shorten."""
    x = np.uint64(0x9E3779B97F4A7C15)
    total = np.int64(0)
    for _ in range(steps):
        x ^= x >> np.uint64(12)
        x ^= x << np.uint64(25)
        x ^= x >> np.uint64(27)
        i = np.int64(x & np.uint64(255))
        table[i] += 1
        if table[i] & 3:
            total += i
    return int(total)


def machine_speed(seconds: float = 0.3) -> float:
    """Millions of dependent integer steps a second on one core."""
    table = np.zeros(256, np.int64)
    _walk(table, 10)
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.process_time()
        _walk(table, _STEPS)
        best = max(best, _STEPS / (time.process_time() - start) / 1e6)
    return best


@dataclass(frozen=True)
class Measurement:
    """One line of the report; the ratio is None where a figure is not divided by the machine's speed."""

    what: str
    game: str
    value: float
    ratio: float | None

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"what": self.what, "game": self.game, "value": self.value, "ratio": self.ratio}


def rate(play: Callable[[int], object], seconds: float) -> float:
    """How many games a second of processor time `play(count)` plays."""
    count, spent = 64, 0.0
    while True:
        start = time.process_time()
        play(count)
        spent = time.process_time() - start
        if spent > seconds / 4:
            return count / spent
        count *= 2


def games_a_second(name: str, scored: bool, seconds: float) -> Measurement:
    """Random games on one core."""
    game = registry.find(name)
    policies = ("random",) * _SEATS
    best, ratio = 0.0, 0.0
    for round_ in range(_ROUNDS):
        speed = machine_speed(seconds / 10)
        now = rate(lambda n, r=round_: game.play_out(_SEATS, policies, r, 0, n, scored), seconds / _ROUNDS)  # type: ignore[misc]
        if now / speed > ratio:
            best, ratio = now, now / speed
    return Measurement("scored" if scored else "unscored", name, best, ratio)


def move_time(name: str, seconds: float) -> Measurement:
    """Microseconds that `match.play` takes from Python, an action given by its id."""
    best, end = float("inf"), time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < end:
        seed += 1
        match = carbarn.new(name, seats=2, seed=seed)
        moves, spent = 0, 0.0
        while not match.over:
            legal = match.game.legal(match.state)
            action = int(legal[(seed * 31 + moves) % len(legal)])
            start = time.perf_counter()
            match.play(action)
            spent += time.perf_counter() - start
            moves += 1
        best = min(best, spent / moves * 1e6)
    return Measurement("move", name, best, None)


def run(seconds: float) -> list[Measurement]:
    """The whole benchmark."""
    results = [Measurement("speed", "", machine_speed(seconds), None)]
    for name in registry.names():
        results += [games_a_second(name, scored, seconds) for scored in (False, True)]
        results.append(move_time(name, seconds / 2))
    return results
