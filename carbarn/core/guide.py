"""What a family of games knows that helps anyone who thinks ahead: the search, hints and explanations.

The search itself (`carbarn.bots.search`) knows no game. It asks a guide which actions are worth a look, which worlds
the view could come from, and how each world turns out after an action.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from carbarn.core.types import Rng, State

Chances: TypeAlias = NDArray[np.float64]
Outcomes: TypeAlias = NDArray[np.float64]  # a row a world, with these columns
CHANCE = 0  # to win, 0 to 1: what a person is told
POINTS = 1  # in the end
MERIT = 2  # what actions are ranked by: the chance, and where a guide wants it the margin too, 0 to 1
OUTCOME = 3  # columns


@dataclass(frozen=True)
class Candidate:
    """An action that is worth a look, and how the planner values it: more is better among actions of a kind."""

    action: int
    value: float


class Guide(Protocol):
    """Advice for one game with its options chosen."""

    @property
    def point_worth(self) -> float:
        """How much chance to win a point more of one's own is worth; 0 where nothing but victory counts."""

    @property
    def manners(self) -> int:
        """In how many manners the seat that thinks can go on after an action; a search finds the best one first."""

    @property
    def finalists(self) -> int:
        """How many candidates get a second look, closer and dearer, with most of the budget; 0 where one is enough."""

    def closer(self, tried: int) -> int:
        """The manner of playouts in a second look, after so many of them in the first: who has time looks further."""

    def candidates(self, view: State) -> Sequence[Candidate]:
        """The actions worth a look, the planner's choice first; at least one, and all of them legal."""

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        """Actions besides the candidates, for who has time: who could find out its manner with so many playouts."""

    def worlds(self, view: State, count: int, rng: Rng) -> State:
        """An array of so many full states that the view could come from, the likelier the more often."""

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        """Play on from every world after this action: how it turns out for the seat to move.

        World number i draws its random numbers from stream i of the seed, so that two actions meet the same luck.
        """

    def solve(self, view: State, seconds: float) -> Sequence[tuple[int, float]] | None:
        """Every candidate with its exact chance to win, where little is left; None where it would take longer."""

    def reason(self, view: State, action: int, locale: str) -> str:
        """One sentence that says, from facts, what is good about a candidate."""
