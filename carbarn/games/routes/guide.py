"""Advice for those who think ahead in a game of routes."""

from collections.abc import Sequence

import numpy as np

from carbarn.core.chance import generator
from carbarn.core.guide import OUTCOME, Candidate, Outcomes
from carbarn.core.types import Rng, State
from carbarn.games.routes import candidates, playouts
from carbarn.games.routes.beliefs import BELIEF
from carbarn.games.routes.board import Board
from carbarn.games.routes.clues import learned_clues
from carbarn.games.routes.hope import NEVER
from carbarn.games.routes.learned import network
from carbarn.games.routes.mind import (
    BLOCKS,
    EXACT,
    FORESIGHT,
    HORIZON,
    POINT_WORTH,
    RIVALS,
    fresh_minds,
    manners,
    named_for,
)
from carbarn.games.routes.reasons import Reasons
from carbarn.games.routes.state import CHOOSE_TICKETS, TURN
from carbarn.games.routes.wishes import Wishes, gather_wishes, no_wishes

_ROOM = 64
_WISHING = 16  # worlds in which rivals' plans are made


class RoutesGuide:
    """What the planner knows, for the search."""

    finalists = 0  # playouts go to the end at the first look already

    def __init__(self, board: Board, style: str) -> None:
        self._board = board
        self._table: State = board.table
        self._minds = fresh_minds(style, board.table)
        self._steady = np.concatenate([self._minds, self._minds])  # those that play, a seat each, and those that judge
        self._steady["steady"] = 1
        self._steady["weights"][:, EXACT] = 0.0  # ways laid one by one are as good in a playout, and cost less
        self.going_on = manners(style, board.table)  # weights for the seat that thinks, a row a manner
        self.going_on[:, EXACT] = 0.0
        everybody = np.concatenate([self._steady["weights"][:1], self.going_on])
        self._rivals = everybody[: int(self._minds[0]["weights"][RIVALS])]  # weights for the others, a world each
        wider = named_for("wider", board.table)
        self._more_routes, self._enough = int(wider["routes"]), int(wider["playouts"])
        self._clues = learned_clues(style, board.table)
        self._net = network(style, board.table)
        self.horizon = int(self._minds[0]["weights"][HORIZON])  # turns after which a playout is judged
        self.foresight = float(self._minds[0]["weights"][FORESIGHT])  # how much that counts beside its end

    @property
    def manners(self) -> int:
        """In how many manners the planner can go on."""
        return len(self.going_on)

    def closer(self, tried: int) -> int:
        """There is no second look."""
        return 0

    @property
    def point_worth(self) -> float:
        """How much chance to win a point is worth."""
        return float(self._minds[0]["weights"][POINT_WORTH])

    def candidates(self, view: State) -> Sequence[Candidate]:
        """The planner's best handful, its choice first."""
        return self._listed(view, 0)

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        """More routes besides the plan's, as long as every candidate gets enough playouts in the first round."""
        more = min(self._more_routes, tried // self._enough - len(known))
        if view[0].phase != TURN or more <= 0:
            return ()
        actions = {candidate.action for candidate in known}
        return [each for each in self._listed(view, more) if each.action not in actions]

    def _listed(self, view: State, more: int) -> Sequence[Candidate]:
        """The planner's best, with so many routes more than there usually are."""
        actions, values = np.zeros(_ROOM, np.int32), np.zeros(_ROOM)
        wishes, minds = self._wishes(view), self._minds.copy()
        minds["weights"][:, BLOCKS] += more
        count = candidates.list_candidates(self._table, view, minds, wishes, generator(0), actions, values)
        values[values <= NEVER] = np.nan  # nothing to compare with
        return [Candidate(int(actions[i]), float(values[i])) for i in range(count)]

    def _wishes(self, view: State) -> Wishes:
        """What rivals want, from a few likely worlds: the same ones for the same view. Only who may claim asks."""
        wishes = no_wishes()
        if view[0].phase == TURN:
            worlds = self.worlds(view, _WISHING, generator(0))
            gather_wishes(self._table, worlds, view[0].seat, self._minds.copy(), wishes)
        return wishes

    def worlds(self, view: State, count: int, rng: Rng) -> State:
        """Likely worlds."""
        worlds = np.zeros(count, view.dtype)
        beliefs = np.zeros(1, BELIEF)
        playouts.imagine_worlds(self._table, view, self._minds.copy(), self._clues, beliefs, worlds, rng)
        return worlds

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        """What becomes of an action in every world; of tickets nothing but the end is a good judge."""
        outcomes = np.zeros((len(worlds), OUTCOME))
        foresight = 0.0 if worlds[0].phase == CHOOSE_TICKETS else self.foresight
        minds = self._steady.copy()
        minds["weights"][worlds[0].seat] = self.going_on[manner]
        playouts.play_ahead(
            self._table, worlds, action, minds, self._rivals, self._net, self.horizon, foresight, seed, outcomes
        )
        return outcomes

    def solve(self, view: State, seconds: float) -> Sequence[tuple[int, float]] | None:
        """No end of this game is small enough to be worked out exactly."""
        return None

    def reason(self, view: State, action: int, locale: str) -> str:
        """What is good about a candidate."""
        return Reasons(self._board, view, self._minds.copy(), self._wishes(view), locale).of(action)
