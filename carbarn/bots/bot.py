"""Bots: who decides for a seat. A bot gets a view and nothing else."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from carbarn.bots.search import Budget, Search
from carbarn.core.chance import PLAYER_STREAM, generator, seed_from
from carbarn.core.dealer import Dealer
from carbarn.core.game import Game
from carbarn.core.guide import Guide
from carbarn.core.match import Match
from carbarn.core.types import Rng, State

_OPENING = 3  # decisions a seat within which every game is under way
_warm: set[tuple[Any, ...]] = set()  # games whose search has been loaded into this process


@dataclass(frozen=True)
class Advice:
    """One candidate, explained."""

    action: int
    text: str  # its notation
    chance: float | None  # to win, 0 to 1; None where nothing was searched
    value: float | None  # the planner's points; None where there was nothing to compare
    sentence: str

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "action": self.action,
            "text": self.text,
            "chance": None if self.chance is None else round(self.chance, 4),
            "value": None if self.value is None else round(self.value, 2),
            "sentence": self.sentence,
        }


class Bot(Protocol):
    """Decides for a seat."""

    @property
    def name(self) -> str:
        """Its level."""

    def choose(self, view: State) -> int:
        """The action that this bot takes; refuses a view in which its seat has nothing to decide."""

    def explain(self, view: State, locale: str = "en") -> Sequence[Advice]:
        """Its candidates, best first, each with a sentence of facts."""


class PolicyBot:
    """Plays by one of the policies of the game's own family.

    Bots that are given the same `rng` draw from it in turn, as all seats of a compiled game do.
    """

    def __init__(self, game: Game, policy: str, seed: int = 0, stream: int = 0, rng: Rng | None = None) -> None:
        self.name = policy
        self._game = game
        self._rng = generator(seed, PLAYER_STREAM + stream) if rng is None else rng

    def choose(self, view: State) -> int:
        """The action that this bot takes."""
        self._game.asked(view)
        return self._game.decide(view, self.name, self._rng)

    def explain(self, view: State, locale: str = "en") -> Sequence[Advice]:
        """The candidates of the family's planner, this bot's own choice first."""
        self._game.asked(view)
        guide = self._game.guide("plain")
        chosen = self._game.decide(view, self.name, self._rng.copy())
        values = {chosen: math.nan}
        values |= {candidate.action: candidate.value for candidate in guide.candidates(view)}
        return [
            Advice(action, self._game.text(action), None, _told(value), guide.reason(view, action, locale))
            for action, value in values.items()
        ]


class SearchBot:
    """Thinks ahead, for as long as its budget lets it."""

    def __init__(
        self,
        game: Game,
        name: str,
        style: str,
        budget: Budget,
        seed: int = 0,
        stream: int = 0,
        workers: int | None = None,
    ) -> None:
        self.name = name
        self._game = game
        self._rng = generator(seed, PLAYER_STREAM + stream)
        self._guide = game.guide(style)
        self._search = Search(self._guide, budget, workers)
        _warm_up(game, self._guide, style)

    def choose(self, view: State) -> int:
        """The action that this bot takes."""
        self._game.asked(view)
        return self._search.judge(view, seed_from(self._rng))[0].action

    def explain(self, view: State, locale: str = "en") -> Sequence[Advice]:
        """What it would look at, best first, with its chance to win."""
        self._game.asked(view)
        return [
            Advice(
                judged.action,
                self._game.text(judged.action),
                _told(judged.chance),
                _told(judged.value),
                self._guide.reason(view, judged.action, locale),
            )
            for judged in self._search.judge(view, seed_from(self._rng.copy()))
        ]


def _told(figure: float) -> float | None:
    """A figure, or None where it is unknown: the chance of an only move, the value of one that was solved."""
    return None if math.isnan(figure) else figure


def _warm_up(game: Game, guide: Guide, style: str) -> None:
    """Load the compiled search before the first clock runs: the opening choices, and the first turns after them. Once
    a process and a style, which may need kernels of its own: every hint and every seat has a bot of its own."""
    kind = (game.hash, style, *game.options.items())
    if kind in _warm:
        return
    match, search = Match(game, game.fewest, Dealer.seeded(0)), Search(guide, Budget(playouts=1), 1)
    for _ in range(_OPENING * match.seats):
        if match.over:  # on a tiny map of somebody's own
            break
        match.play(search.judge(match.view(match.to_move), 0)[0].action)
    _warm.add(kind)
