"""Plays deals, in every rotation: many in one compiled call, or one decision after another by bots that think.

Where every bot is a policy of the family, whole games are compiled, and threads use all cores. A bot that searches
plays at a `Match`, in a worker process with one thread to itself, so that a second is worth the same to all.

Both ways play the same games: the policies at a table draw from one generator, the one of the deal. A searching bot has
one of its own for every deal and seat.
"""

import functools
import multiprocessing
import os
import signal
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from carbarn.arena.pairing import LineUp
from carbarn.bots import levels
from carbarn.bots.bot import Bot, PolicyBot
from carbarn.bots.search import Budget
from carbarn.core import registry
from carbarn.core.chance import PLAYER_STREAM, generator
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game, Scores
from carbarn.core.match import Match

_SEAT_STREAM = 1 << 28  # streams of a seed that a seat has to itself; there are never as many deals


@dataclass(frozen=True)
class Table:
    """Everything that a worker has to know, in another process too: plain values only."""

    game: str
    source: str | None  # the text of a board that is not one of ours
    options: tuple[tuple[str, Any], ...]
    line_up: LineUp
    seed: int
    budget: Budget | None


def table_for(game: Game, line_up: LineUp, seed: int, budget: Budget | None) -> Table:
    """The table at which this game is played."""
    return Table(game.name, game.source, tuple(game.options.items()), line_up, seed, budget)


@dataclass
class Thinking:
    """How long one bot took over its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Somebody else's thinking too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


@dataclass
class Deals:
    """Deals played in every rotation."""

    totals: Any  # int[deals, rotations, seats]: final points
    ranks: Any  # int[deals, rotations, seats]: 1 for a winner
    decisions: Any  # int[deals, rotations]
    unit: int  # so many make one point
    thinking: list[Thinking] = field(default_factory=list)  # a bot; nothing is known of it where games are compiled


class Stopped(Exception):
    """The tournament was broken off while this worker was playing."""


@functools.lru_cache(maxsize=8)
def _built(name: str, source: str | None, options: tuple[tuple[str, Any], ...]) -> Game:
    return registry.rebuilt(name, source, dict(options))


def _game(table: Table) -> Game:
    """The game of a table, built once a process."""
    return _built(table.game, table.source, table.options)


def play_compiled(table: Table, first: int, count: int) -> Deals:
    """Deals number `first` and on, by policies of the family, a compiled call a rotation."""
    game, line_up = _game(table), table.line_up
    batches = [
        game.play_out(line_up.seats, [line_up.bots[bot] for bot in seating], table.seed, first, count)
        for seating in line_up.rotations
    ]
    return Deals(
        np.stack([batch.totals for batch in batches], axis=1),
        np.stack([batch.ranks for batch in batches], axis=1),
        np.stack([batch.decisions for batch in batches], axis=1),
        batches[0].unit,
    )


def play_matches(table: Table, first: int, count: int) -> Deals:
    """The same deals, by any bots, each of which sees its view and nothing else."""
    line_up = table.line_up
    shape = (count, len(line_up.rotations))
    totals, ranks = (np.zeros((*shape, line_up.seats), np.int32) for _ in range(2))
    deals = Deals(totals, ranks, np.zeros(shape, np.int32), 1, [Thinking() for _ in line_up.bots])
    for number in range(count):
        for rotation, seating in enumerate(line_up.rotations):
            scores, decisions = _play_match(table, first + number, seating, deals.thinking)
            deals.totals[number, rotation] = [score.total for score in scores.seats]
            deals.ranks[number, rotation] = [score.rank for score in scores.seats]
            deals.decisions[number, rotation] = decisions
            deals.unit = scores.unit
    return deals


def _play_match(table: Table, deal: int, seating: tuple[int, ...], thinking: list[Thinking]) -> tuple[Scores, int]:
    """One game to its end, with the clock running for whoever decides; its scores and how many decisions it took."""
    match = Match(_game(table), len(seating), Dealer.seeded(table.seed, deal))
    bots, decisions = seated(table, deal, seating), 0
    while not match.over:
        if _stop is not None and _stop.is_set():
            raise Stopped
        seat = match.to_move
        view = match.view(seat)
        start = time.perf_counter()
        action = bots[seat].choose(view)
        spent = time.perf_counter() - start
        thinking[seating[seat]].add(Thinking(1, spent, spent))
        match.play(action)
        decisions += 1
    return match.scores, decisions


def seated(table: Table, deal: int, seating: tuple[int, ...]) -> list[Bot]:
    """The bots of one game, a seat each; policies share the generator that they would share in a compiled game."""
    game, line_up, bots = _game(table), table.line_up, list[Bot]()
    rng = generator(table.seed, PLAYER_STREAM + deal)
    for seat, place in enumerate(seating):
        name = line_up.bots[place]
        if levels.find(name).style is None:
            bots.append(PolicyBot(game, name, rng=rng))
        else:
            stream = (seat + 1) * _SEAT_STREAM + deal
            bots.append(levels.make(game, name, table.seed, stream, table.budget, workers=1))
    return bots


def compile_for(table: Table) -> None:
    """Compile whatever the bots of a table need; done once before there are workers, it is in the cache for them."""
    match = Match(_game(table), table.line_up.seats, Dealer.seeded(table.seed))
    quick = Table(table.game, table.source, table.options, table.line_up, table.seed, Budget(playouts=1))
    for bot in seated(quick, 0, table.line_up.rotations[0]):
        match.play(bot.choose(match.view(match.to_move)))
    match.scores  # noqa: B018, counting is compiled too


# Worker processes

_stop: Any = None  # in a worker: an event that is set when the tournament is broken off


def start_worker(stop: Any, table: Table) -> None:
    """Make this process a worker: it leaves Ctrl-C to the one who started it, and never outlives that one."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    compile_for(table)  # loaded before the first clock runs


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
