"""Positions to study bots in, from games that bots play: for benchmarks and for those who train."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from carbarn.bots import levels
from carbarn.bots.bot import Bot
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game
from carbarn.core.match import Match
from carbarn.core.types import State


@dataclass(frozen=True)
class Position:
    """A decision: what is the case, which nobody at the table knows whole, and what the seat to move sees of it."""

    state: State
    view: State


def positions(game: Game, bot: Bot, seed: int, wanted: Callable[[State], bool]) -> Iterator[Position]:
    """Wherever a view is wanted, in one game after another for ever: the bot plays both seats."""
    while True:
        match = Match(game, 2, Dealer.seeded(seed))
        seed += 1
        while not match.over:
            view = match.view(match.to_move)
            if wanted(view):
                yield Position(match.state.copy(), view)
            match.play(bot.choose(view))


def views(game: Game, seed: int, wanted: Callable[[State], bool]) -> Iterator[State]:
    """What the seat that decides sees, wherever that is wanted, in games of two planners."""
    return (position.view for position in positions(game, levels.make(game, "planner"), seed, wanted))
