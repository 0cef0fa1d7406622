"""What `carbarn bench` measures: games and playouts a second on one core, by the machine's speed in the same run;
and environments, where their packages are installed, beside the bare kernels and a game of PettingZoo's own.

The machine's speed is a fixed kernel of dependent integer steps; dividing by it makes figures from a loaded and from
an idle machine comparable. Each figure is the best of several rounds, speed and games measured in turn.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import carbarn
from carbarn.bots.bot import PolicyBot
from carbarn.core import registry
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game
from carbarn.core.kernel import door
from carbarn.core.match import Match
from carbarn.core.types import State, Trail

_STEPS = 5_000_000
_ROUNDS = 5
_SEATS = 2
_STYLE = "plain"  # whose playouts are measured
_VIEWS, _CANDIDATES, _WORLDS = 8, 3, 64  # positions, actions tried in each, worlds for each
_VECTOR_GAMES = 4096
_CLASSIC = "connect_four_v3"  # whose decisions a second ours are compared with

# What was aimed for: of the ratio where there is one, else of the figure; every move is to take no longer.
_AIMS = {
    ("unscored", "usa"): 120.0,
    ("scored", "usa"): 60.0,
    ("scored", "cable_car"): 120.0,
    ("planner", "usa"): 0.4,
    ("playouts", "usa"): 4.0,
    ("playouts", "cable_car"): 200.0,
    ("vector", "usa"): 0.5,
}
_AIMS_OF_ALL = {"move": 20.0, "aec": 20_000.0, "classic": 2.0}  # whichever game


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
    """One line of the report; the ratio is None where a figure is compared with nothing.

    Most figures are divided by the machine's speed; `vector` is divided by the bare kernels' decisions, and `classic`
    tells a game of PettingZoo's own and how many times as fast ours is.
    """

    what: str
    game: str
    value: float
    ratio: float | None

    @property
    def aim(self) -> float | None:
        """What the ratio, or the figure where there is none, was to be; None where nothing was said."""
        return _AIMS.get((self.what, self.game), _AIMS_OF_ALL.get(self.what))

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"what": self.what, "game": self.game, "value": self.value, "ratio": self.ratio, "aim": self.aim}


def rate(play: Callable[[int], object], seconds: float) -> float:
    """How many games a second of processor time `play(count)` plays."""
    count, spent = 16, 0.0
    while True:
        start = time.process_time()
        play(count)
        spent = time.process_time() - start
        if spent > seconds / 4:
            return count / spent
        count *= 2


def best_of_rounds(what: str, name: str, measure: Callable[[int], float], seconds: float) -> Measurement:
    """The round that did best by the machine's speed; `measure` gets the number of the round and returns a rate."""
    best, ratio = 0.0, 0.0
    for round_ in range(_ROUNDS):
        speed = machine_speed(seconds / 10)
        now = measure(round_)
        if now / speed > ratio:
            best, ratio = now, now / speed
    return Measurement(what, name, best, ratio)


def games_a_second(what: str, name: str, policy: str, scored: bool, seconds: float) -> Measurement:
    """Games of one policy against itself, on one core."""
    game, policies = registry.find(name), (policy,) * _SEATS
    game.play_out(_SEATS, policies, 0, 0, 1, scored)  # compiled before the clock starts

    def measure(round_: int) -> float:
        return rate(lambda games: game.play_out(_SEATS, policies, round_, 0, games, scored), seconds / _ROUNDS)

    return best_of_rounds(what, name, measure, seconds)


def middle_views(game: Game, count: int) -> list[State]:
    """What the seat to move sees halfway through games of planners, where there is something to choose from."""
    guide, views, number = game.guide(_STYLE), list[State](), 0
    while len(views) < count:
        decisions = int(game.play_out(_SEATS, ("planner",) * _SEATS, 0, number, 1).decisions[0])
        match, bot = Match(game, _SEATS, Dealer.seeded(0, number)), PolicyBot(game, "planner", 0, number)
        for _ in range(decisions // 2):
            match.play(bot.choose(match.view(match.to_move)))
        while not match.over and len(guide.candidates(match.view(match.to_move))) == 1:
            match.play(bot.choose(match.view(match.to_move)))
        if not match.over:
            views.append(match.view(match.to_move))
        number += 1
    return views


def playouts_a_second(name: str, seconds: float) -> Measurement:
    """Playouts as a search asks for them, on one core; sampling the worlds is not counted."""
    game = registry.find(name)
    guide = game.guide(_STYLE)
    tasks = [
        (guide.worlds(view, _WORLDS, generator(0, number)), candidate.action)
        for number, view in enumerate(middle_views(game, _VIEWS))
        for candidate in guide.candidates(view)[:_CANDIDATES]
    ]

    def measure(round_: int) -> float:
        done, spent = 0, 0.0
        while spent < seconds / _ROUNDS or not done:
            for worlds, action in tasks:  # always all of them: some positions are quicker to play out than others
                start = time.process_time()
                guide.playouts(worlds, action, round_)
                spent += time.process_time() - start
                done += _WORLDS
        return done / spent

    return best_of_rounds("playouts", name, measure, seconds)


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


def environments(seconds: float) -> list[Measurement]:
    """Environments as agents use them; none where the extra `envs` is not installed."""
    try:
        from carbarn.envs import agents, speed
    except ModuleNotFoundError:
        return []
    vector, kernels = speed.beside_kernels("usa", num_envs=_VECTOR_GAMES, seconds=seconds)
    results = [Measurement("vector", "usa", vector, vector / kernels)]
    classic = speed.classic(_CLASSIC)
    for name in registry.names():
        speed.agents_a_second(lambda name=name: agents.CarbarnAEC(name), 0.01)  # type: ignore[misc]
        ours = theirs = 0.0
        for _ in range(_ROUNDS):
            play = seconds / _ROUNDS
            ours = max(ours, speed.agents_a_second(lambda name=name: agents.CarbarnAEC(name), play))  # type: ignore[misc]
            if classic is not None:
                theirs = max(theirs, speed.agents_a_second(classic, play))
        results.append(Measurement("aec", name, ours, None))
        if theirs:
            results.append(Measurement("classic", name, theirs, ours / theirs))
    return results


def run(seconds: float) -> list[Measurement]:
    """The whole benchmark."""
    results = [Measurement("speed", "", machine_speed(seconds), None)]
    for name in registry.names():
        results.append(games_a_second("unscored", name, "random", False, seconds))
        results.append(games_a_second("scored", name, "random", True, seconds))
        results.append(games_a_second("planner", name, "planner", True, seconds))
        results.append(playouts_a_second(name, seconds))
        results.append(move_time(name, seconds / 2))
    return results + environments(seconds)
