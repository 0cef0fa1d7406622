"""The ladder: who one can play against, from a friendly beginner to the best we have."""

from dataclasses import dataclass

from carbarn.bots.bot import Bot, PolicyBot, SearchBot
from carbarn.bots.search import Budget
from carbarn.core.errors import UnknownName
from carbarn.core.game import Game
from carbarn.core.words import say

SECONDS = 0.25  # what a searching bot thinks about a decision unless told otherwise


@dataclass(frozen=True)
class Level:
    """A rung of the ladder. `style` is the set of weights of a bot that searches; None for one that does not."""

    name: str
    pause: float  # seconds that it waits before a move, so that a person can follow
    style: str | None = None

    def title(self, locale: str) -> str:
        """What people call it."""
        return say(locale, f"level-{self.name}")

    def about(self, locale: str) -> str:
        """A sentence that says how it plays."""
        return say(locale, f"level-{self.name}-about")


LEVELS = (
    Level("random", 0.4),
    Level("greedy", 0.6),
    Level("planner", 0.8),
    Level("search", 0.6, "plain"),
    Level("master", 0.6, "tuned"),
)
NAMES = tuple(level.name for level in LEVELS)


def find(name: str) -> Level:
    """A level by name."""
    for level in LEVELS:
        if level.name == name:
            return level
    raise UnknownName("error-unknown-bot", name=name, known=", ".join(NAMES))


def make(
    game: Game,
    name: str,
    seed: int = 0,
    stream: int = 0,
    budget: Budget | None = None,
    workers: int | None = None,
) -> Bot:
    """A bot of a level. The same seed and stream play the same game, where the budget counts playouts."""
    level = find(name)
    if level.style is None:
        return PolicyBot(game, name, seed, stream)
    return SearchBot(game, name, level.style, budget or Budget(SECONDS), seed, stream, workers)
