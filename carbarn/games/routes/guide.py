"""Advice for those who think ahead in a game of routes."""

from collections.abc import Sequence

import numpy as np

from carbarn.core.chance import generator
from carbarn.core.guide import Candidate, Outcomes
from carbarn.core.types import Record, Rng, State
from carbarn.games.routes import candidates, playouts
from carbarn.games.routes.board import Board
from carbarn.games.routes.hope import NEVER
from carbarn.games.routes.learned import network
from carbarn.games.routes.mind import EXACT, HORIZON, POINT_WORTH, fresh_minds
from carbarn.games.routes.reasons import Reasons
from carbarn.games.routes.state import CHOOSE_TICKETS

_ROOM = 40
_LATE = 0.5  # of the trains: once somebody has fewer left, playouts go to the end
TO_THE_END = 1 << 20  # turns


class RoutesGuide:
    """What the planner knows, for the search."""

    def __init__(self, board: Board, style: str) -> None:
        self._board = board
        self._table: State = board.table
        self._minds = fresh_minds(style, board.table)
        self._steady = self._minds.copy()
        self._steady["steady"] = 1
        self._steady["weights"][:, EXACT] = 0.0  # ways laid one by one are as good in a playout, and cost less
        self._net = network(style, board.table)
        self._horizon = int(self._minds[0]["weights"][HORIZON])
        self.turns: int | None = None  # how long every playout lasts, for those who compare; else it depends

    @property
    def point_worth(self) -> float:
        """How much chance to win a point is worth."""
        return float(self._minds[0]["weights"][POINT_WORTH])

    def candidates(self, view: State) -> Sequence[Candidate]:
        """The planner's best handful, its choice first."""
        actions, values = np.zeros(_ROOM, np.int32), np.zeros(_ROOM)
        minds = self._minds.copy()
        count = candidates.list_candidates(self._table, view, minds, generator(0), actions, values)
        values[values <= NEVER] = np.nan  # nothing to compare with
        return [Candidate(int(actions[i]), float(values[i])) for i in range(count)]

    def worlds(self, view: State, count: int, rng: Rng) -> State:
        """Likely worlds."""
        worlds = np.zeros(count, view.dtype)
        playouts.imagine_worlds(self._table, view, self._minds.copy(), worlds, rng)
        return worlds

    def playouts(self, worlds: State, action: int, seed: int) -> Outcomes:
        """What becomes of an action in every world."""
        outcomes = np.zeros((len(worlds), 2))
        turns = self._length(worlds[0]) if self.turns is None else self.turns
        playouts.play_ahead(self._table, worlds, action, self._steady.copy(), self._net, turns, seed, outcomes)
        return outcomes

    def _length(self, world: Record) -> int:
        """Turns of a playout: to the end where nothing else is a good judge, of tickets and not far from it.

        Before, a playout that is cut and judged by what can be expected tells more in the same time.
        """
        return TO_THE_END if self.is_late(world) or world.phase == CHOOSE_TICKETS else self._horizon

    def is_late(self, position: Record) -> bool:
        """Whether somebody has less than half of the trains left."""
        return bool(position.trains[: position.seats].min() < _LATE * self._table[0].trains)

    def solve(self, view: State, seconds: float) -> Sequence[tuple[int, float]] | None:
        """No end of this game is small enough to be worked out exactly."""
        return None

    def reason(self, view: State, action: int, locale: str) -> str:
        """What is good about a candidate."""
        return Reasons(self._board, view, self._minds.copy(), locale).of(action)
