"""Plays deals, in every rotation: many in one compiled call, or one decision after another by bots that think.

Where every bot is a policy of the family, whole games can be compiled, and threads use all cores. Any other bot, and
whoever wants to know more of a game than its totals, plays at a `Match`.

Both ways play the same games: the policies at a table draw from one generator, the one of the deal. A searching bot has
one of its own for every deal and seat.
"""

import functools
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from carbarn.arena import entrants
from carbarn.arena.guest import GuestBot, seed_for
from carbarn.arena.pairing import LineUp
from carbarn.arena.played import Played, Seat, ranked
from carbarn.arena.program import Failure
from carbarn.bots import levels
from carbarn.bots.bot import PolicyBot
from carbarn.bots.search import Budget
from carbarn.core import record, registry
from carbarn.core.chance import PLAYER_STREAM, generator
from carbarn.core.dealer import Dealer
from carbarn.core.errors import IllegalAction
from carbarn.core.game import PUBLIC, Game
from carbarn.core.match import Match

LIMIT = 10.0  # seconds that a guest may take over a decision, unless told otherwise
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
    limit: float = LIMIT
    records: bool = False  # whether game files are wanted


def table_for(game: Game, line_up: LineUp, seed: int, budget: Budget | None, **more: Any) -> Table:
    """The table at which this game is played."""
    return Table(game.name, game.source, tuple(game.options.items()), line_up, seed, budget, **more)


@dataclass
class Thinking:
    """How long one bot took over its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Any) -> None:
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
    sources: dict[str, Any] = field(default_factory=dict)  # int[deals, rotations, seats] a source of points; or nothing
    forfeits: Any = None  # bool[deals, rotations, seats], or None where nobody can
    games: list[Played] = field(default_factory=list)  # deal by deal, rotation by rotation; none where compiled

    def first(self, count: int) -> "Deals":
        """The first so many deals; who thought how long is known of all or none, so it is counted anew."""
        rotations = self.ranks.shape[1]
        if count >= len(self.ranks):
            return self
        if self.games:
            return gathered(self.games[: count * rotations], rotations, len(self.thinking))
        return Deals(self.totals[:count], self.ranks[:count], self.decisions[:count], self.unit)


class Stopped(Exception):
    """The tournament was broken off while this worker was playing."""


stop: Any = threading.Event()  # set when the tournament is broken off; a worker process has one that all share


@functools.lru_cache(maxsize=8)
def _built(name: str, source: str | None, options: tuple[tuple[str, Any], ...]) -> Game:
    return registry.rebuilt(name, source, dict(options))


def game_of(table: Table) -> Game:
    """The game of a table, built once a process."""
    return _built(table.game, table.source, table.options)


def play_compiled(table: Table, first: int, count: int) -> Deals:
    """Deals number `first` and on, by policies of the family, a compiled call a rotation."""
    game, line_up = game_of(table), table.line_up
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
    rotations = range(len(table.line_up.rotations))
    games = [_play_match(table, first + number, rotation) for number in range(count) for rotation in rotations]
    return gathered(games, len(rotations), len(table.line_up.bots))


def gathered(games: list[Played], rotations: int, bots: int) -> Deals:
    """Whole deals as numbers."""
    shape = (len(games) // rotations, rotations, -1)

    def numbers(of: Any, kind: type = np.int32) -> Any:
        return np.array([[of(seat) for seat in game.seats] for game in games], kind).reshape(shape)

    thinking = [Thinking() for _ in range(bots)]
    for game in games:
        for seat in game.seats:
            thinking[seat.bot].add(seat)
    return Deals(
        numbers(lambda seat: seat.total),
        numbers(lambda seat: seat.rank),
        numbers(lambda seat: seat.decisions).sum(axis=2),
        games[0].unit if games else 1,
        thinking,
        {source: numbers(lambda seat, s=source: seat.points[s]) for source in games[0].seats[0].points},
        numbers(lambda seat: seat.forfeit is not None, bool),
        games,
    )


def _play_match(table: Table, deal: int, rotation: int) -> Played:
    """One game to its end, with the clock running for whoever decides."""
    game, seating = game_of(table), table.line_up.rotations[rotation]
    match = Match(game, len(seating), Dealer.seeded(table.seed, deal))
    seats, bots = [Seat(bot) for bot in seating], seated(table, deal, seating)
    while not match.over:
        if stop.is_set():
            raise Stopped
        seat = match.to_move
        try:
            _decide(match, bots[seat], seats[seat])
        except Failure as failure:
            seats[seat].forfeit, seats[seat].detail = failure.reason, failure.detail
            bots[seat] = _stand_in(table, deal, seat)
    return _finished(table, match, seats, deal, rotation)


def _decide(match: Match, bot: Any, seat: Seat) -> None:
    """One decision; whatever is wrong with it is a Failure."""
    view = match.view(match.to_move)
    start = time.perf_counter()
    try:
        action = bot.choose(view)
    except Failure:
        raise
    except Exception as error:  # a bot may be wrong in any way
        raise Failure("crash", f"{type(error).__name__}: {error}") from error
    finally:
        seat.thought(time.perf_counter() - start)
    try:
        match.play(action)
    except IllegalAction as error:
        raise Failure("illegal", error.say()) from error


def _stand_in(table: Table, deal: int, seat: int) -> PolicyBot:
    """Plays on for a seat that has forfeited, so that the others' game is a game: the family's simplest policy."""
    game = game_of(table)
    return PolicyBot(game, game.policies[0], table.seed, (seat + 1) * _SEAT_STREAM + deal)


def _finished(table: Table, match: Match, seats: list[Seat], deal: int, rotation: int) -> Played:
    """The game as it came out."""
    scores = match.scores
    for seat, score in zip(seats, scores.seats, strict=True):
        seat.total, seat.rank, seat.points = score.total, score.rank, score.points
    ranked(seats)
    names = [table.line_up.names[seat.bot] for seat in seats]
    facts = match.game.facts(match.view(PUBLIC))
    findings = match.game.findings(match.seats, match.log)
    text = record.to_json(match, names) if table.records else None
    return Played(deal, rotation, seats, facts["turn"], str(scores.ended), scores.unit, findings, text)


def seated(table: Table, deal: int, seating: tuple[int, ...]) -> list[Any]:
    """The bots of one game, a seat each; policies share the generator that they would share in a compiled game."""
    game, line_up, bots = game_of(table), table.line_up, list[Any]()
    rng = generator(table.seed, PLAYER_STREAM + deal)
    for seat, place in enumerate(seating):
        name, stream = line_up.bots[place], (seat + 1) * _SEAT_STREAM + deal
        if entrants.is_guest(name):
            seed = seed_for(table.seed, deal, seat)
            bots.append(GuestBot(game, name, seat, len(seating), seed, table.budget, table.limit))
        elif entrants.searches(name):
            budget = entrants.budget_of(name, table.budget)
            bots.append(levels.make(game, entrants.level_of(name), table.seed, stream, budget, workers=1))
        else:
            bots.append(PolicyBot(game, name, rng=rng))
    return bots


def compile_for(table: Table) -> None:
    """Compile whatever our bots at a table need; done once before there are workers, it is in the cache for them."""
    ours = tuple(entrants.level_of(bot) for bot in table.line_up.bots if not entrants.is_guest(bot))
    ours = ours or (game_of(table).policies[0],)
    match = Match(game_of(table), table.line_up.seats, Dealer.seeded(table.seed))
    options = (table.game, table.source, table.options)
    quick = Table(*options, LineUp(ours, max(len(ours), match.seats)), table.seed, Budget(playouts=1))
    for bot in seated(quick, 0, quick.line_up.rotations[0])[: match.seats]:
        match.play(bot.choose(match.view(match.to_move)))
    match.scores  # noqa: B018, counting is compiled too
