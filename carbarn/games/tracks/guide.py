"""What the family of tracks knows for those who think ahead: candidates, worlds, playouts, the last tiles, reasons."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from carbarn.core.guide import OUTCOME, Candidate, Chances, Outcomes
from carbarn.core.types import Rng, State
from carbarn.games.tracks import endgame, foresight, planner, playouts
from carbarn.games.tracks.mind import fresh_minds
from carbarn.games.tracks.reasons import Reasons
from carbarn.games.tracks.state import BLANK, PILES, SQUARES, TURNS

if TYPE_CHECKING:
    from carbarn.games.tracks.game import TracksGame

_MOST_EXCHANGES = 8  # S4: exchanges a seat, on average, after which a search looks at no more of them
_STEPS_A_SECOND = 1_500_000  # that the search of the last tiles takes at least
_UNFORESEEN = 8.0  # draws by choice multiply the orders of squares and tiles, which are all that is estimated
_FEWEST_SECONDS = 0.01
_SWEEPS = 4  # over the map after each candidate, where they are chosen with foresight


@dataclass(frozen=True)
class Style:
    """How a search looks ahead."""

    turns: int  # that are played before the lines are judged, at the first look
    further: float  # turns more at the second look, for every doubling of the playouts that there is time for
    few: int  # playouts of the first look that are not enough for any turn more
    finalists: int  # candidates that get a second look
    sweeps: int  # over the free squares at every decision of a playout
    shortlist: int  # placements that a playout's players try before they choose one; 0: they choose at first sight
    each: float  # points by which an open line's worth may be wrong
    placements: int  # candidates, the best by the planner's judgement


_PLAIN = Style(turns=4, further=2.6, few=275, finalists=5, sweeps=1, shortlist=0, each=2.0, placements=16)
_FAR = replace(_PLAIN, shortlist=4)
STYLES = {"plain": _PLAIN, "tuned": _FAR}


class TracksGuide:
    """Advice for one game with its options chosen."""

    point_worth = 0.0  # nothing but victory counts
    manners = 1

    def __init__(self, game: "TracksGame", style: str) -> None:
        self._game, self._board, self._table = game, game.board, game.board.table
        self._style = STYLES[style]
        self._minds = fresh_minds(style, self._table)[:1]
        self._ready = False

    @property
    def finalists(self) -> int:
        """How many candidates get a second look."""
        return self._style.finalists

    def closer(self, tried: int) -> int:
        """How many turns are played at the second look. Each of them makes playouts dearer and their results differ
        more, and tells more of what comes of an action: the more playouts there is time for, the more turns pay."""
        doublings = math.log2(max(1.0, tried / self._style.few))
        return self._style.turns + int(self._style.further * doublings)

    def candidates(self, view: State) -> Sequence[Candidate]:
        """The best placements, drawing, and the exchanges that could pay; the planner's choice first."""
        actions = np.array([*self._game.menu(view)], np.int32)
        values = np.zeros(len(actions))
        if self._style.shortlist:
            foresight.judge_after(self._table, view, self._minds.copy(), actions, _SWEEPS, values)
        else:
            planner.judge(self._table, view, self._minds.copy(), actions, values)
        draw = int(self._table[0].draw_id)
        paying = self._paying(view)
        order = np.argsort(-values, kind="stable").tolist()
        placements = [i for i in order if actions[i] < draw][: self._style.placements]
        return [
            Candidate(int(actions[i]), float(values[i]))
            for i in order
            if i in placements or actions[i] == draw or int(actions[i]) in paying
        ]

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        """All that may be worth a look is a candidate already."""
        return ()

    def _paying(self, view: State) -> set[int]:
        """S4: the exchanges that pay anything, until so many were made that the game has to go on."""
        made = int(view["turns"][0]) - 1 - int(view["occupied"][0]).bit_count()  # turns that placed no tile
        if not self._table[0].companies or made >= _MOST_EXCHANGES * int(view["seats"][0]):
            return set()
        gains = np.zeros(2 * PILES)
        planner.share_gains(self._table, view, self._minds.copy(), gains)
        return {int(self._table[0].exchange_id) + way for way in range(2 * PILES) if gains[way] > 0}

    def worlds(self, view: State, count: int, rng: Rng) -> State:
        """Full states that the view could come from."""
        if not self._ready:  # whoever searches will want the last tiles solved: compiled now, not on the clock then
            endgame.solve_world(self._table, view, np.zeros(0, np.int32), 0, np.zeros(0))
            self._ready = True
        worlds = np.empty(count, view.dtype)
        playouts.imagine_worlds(self._table, view, worlds, rng)
        return worlds

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        """A few turns by the planner's judgement, then what all lines can hope for, as a chance to win.

        The manner is how many turns; 0 for as few as at the first look.
        """
        outcomes = np.empty((len(worlds), OUTCOME))
        style, turns, minds = self._style, manner or self._style.turns, self._minds.copy()
        playouts.play_worlds(
            self._table, worlds, action, minds, turns, style.sweeps, style.shortlist, style.each, seed, outcomes
        )
        return outcomes

    def random_playouts(self, worlds: State, action: int, seed: int) -> Chances:
        """By how much the seat to move is ahead at the end of every world, all playing at random after this action."""
        margins = np.empty(len(worlds))
        playouts.play_at_random(self._table, worlds, action, seed, margins)
        return margins

    def solve(self, view: State, seconds: float) -> Sequence[tuple[int, float]] | None:
        """The last tiles, searched to the end in every world; None where that would take longer, or with companies.

        With companies the victory hangs on shares that nobody has seen: far more worlds than can be searched.
        """
        free = SQUARES - int(view["occupied"][0]).bit_count()
        if self._table[0].companies or free > endgame.MOST_FREE or seconds < _FEWEST_SECONDS:
            return None
        most = int(seconds * _STEPS_A_SECOND)
        if self._estimate(view, free) * _UNFORESEEN > most:
            return None
        worlds = endgame.every_world(self._board, view)
        actions = np.array(self._game.menu(view), np.int32)
        total, weights = np.zeros(len(actions)), 0
        chances = np.zeros(len(actions))
        for world, weight in worlds:
            most -= endgame.solve_world(self._table, world, actions, most, chances)
            if most < 0:
                return None
            total += weight * chances
            weights += weight
        order = np.argsort(-total, kind="stable").tolist()
        return [(int(actions[i]), min(1.0, max(0.0, float(total[i]) / weights))) for i in order]

    def _estimate(self, view: State, free: int) -> float:
        """How many steps a search to the end may take, roughly: every order of squares, turns, tiles and hands."""
        s, t = view[0], self._table[0]
        steps = float(math.factorial(free)) * int(t.turns) ** free * math.factorial(int(s.supply_count))
        blind = sum(int(s.hand_count[seat]) for seat in range(int(s.seats)) if s.hand[seat, 0] == BLANK)
        unseen = int(s.supply_count) + blind
        return steps * int(t.hand_size) ** min(free, TURNS) * math.perm(unseen, min(blind, unseen)) / 2

    def reason(self, view: State, action: int, locale: str) -> str:
        """What an action does to the lines, or what it pays, in one sentence of facts."""
        return Reasons(self._game, self._minds, view, locale).sentence(action)
