"""Positions to study bots in, from games that bots play: for benchmarks and for those who train."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from carbarn.bots import levels
from carbarn.bots.bot import Bot
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game
from carbarn.core.match import Match
from carbarn.core.types import State, copied

_LEANINGS = (0.0, -0.9, 0.9)  # how often the first action is taken, or the last, instead of any
_OTHERS = 20  # states of a game, or somewhat more, besides its last ones
_LAST = 6  # decisions before the end that are always looked at


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


def odd_states(game: Game, seats: int, seed: int = 0) -> list[State]:
    """States in which a seat decides, along random games: some of all kinds, and all where there is no choice.

    In every game the first actions draw and the last ones build, so that leaning to one side hoards until the decks are
    empty, and leaning to the other ends the game soon.
    """
    found = list[State]()
    for number, leaning in enumerate(_LEANINGS, seed):
        match, rng, states = Match(game, seats, Dealer.seeded(number)), random.Random(number), list[State]()
        while not match.over:
            states.append(copied(match.state))
            legal = game.legal(match.state).tolist()
            leans = rng.random() < abs(leaning)
            match.play(legal[0 if leaning < 0 else -1] if leans else rng.choice(legal))
        forced = [state for state in states[:-_LAST] if len(game.legal(state)) == 1]
        found += states[:-_LAST][:: max(1, len(states) // _OTHERS)] + forced[-_LAST:] + states[-_LAST:]
    return found
