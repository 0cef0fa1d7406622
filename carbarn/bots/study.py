"""Positions to study bots in, from games of planners: for benchmarks and for those who train."""

from collections.abc import Callable, Iterator

from carbarn.bots import levels
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game
from carbarn.core.match import Match
from carbarn.core.types import State


def views(game: Game, seed: int, wanted: Callable[[State], bool]) -> Iterator[State]:
    """What the seat that decides sees, wherever that is wanted, in one game of two planners after another, for ever."""
    planner = levels.make(game, "planner")
    while True:
        match = Match(game, 2, Dealer.seeded(seed))
        seed += 1
        while not match.over:
            view = match.view(match.to_move)
            if wanted(view):
                yield view
            match.play(planner.choose(view))
