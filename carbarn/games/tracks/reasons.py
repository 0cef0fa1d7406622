"""Why a candidate is worth a look: one sentence of facts about lines and shares, in the words of the catalogues."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from carbarn.core.types import State
from carbarn.core.words import say
from carbarn.games.tracks import actions as kinds
from carbarn.games.tracks import planner
from carbarn.games.tracks.mind import DRAW_COST
from carbarn.games.tracks.notation import percent
from carbarn.games.tracks.state import BLANK, EDGES, PILES, POWER, SIDES, TURNS
from carbarn.games.tracks.words import colour_name, company_name

if TYPE_CHECKING:
    from carbarn.games.tracks.game import TracksGame

_TOLD = 2  # lines: the two that matter most are enough for a sentence


@dataclass(frozen=True)
class Change:
    """What a placement does to one line."""

    station: int  # its number
    owner: int
    end: int
    length: int
    before: float  # points that it could hope for
    after: float  # that it can hope for then: its points, if it is finished
    interest: float  # what a point of it is worth to the seat

    @property
    def weight(self) -> float:
        """How much it matters to the seat, whether for or against it."""
        return abs(self.interest * (self.after - self.before))


def _tenths(value: float) -> float:
    """Points to a tenth; the catalogue writes them as its language does."""
    return round(value, 1) + 0.0  # no minus before nothing


class Reasons:
    """Facts about the actions of one view."""

    def __init__(self, game: "TracksGame", minds: State, view: State, locale: str) -> None:
        self._game, self._board, self._view, self._locale = game, game.board, view, locale
        self._minds = minds.copy()
        self._seat = int(view["seat"][0])

    def sentence(self, action: int) -> str:
        """One sentence."""
        kind, parts = kinds.parts(self._board, action)
        if kind is kinds.Place:
            text = self._placement(parts[0], parts[1] * TURNS + parts[2])
        elif kind is kinds.Draw:
            text = self._draw(action)
        else:
            text = self._exchange(*parts)
        return text if self._locale == "ko" else text[:1].upper() + text[1:]

    def _say(self, message: str, **details: Any) -> str:
        return say(self._locale, f"reason-tracks-{message}", **details)

    # Placing

    def changes(self, square: int, tile: int) -> list[Change]:
        """C10, C13: what a tile does to the lines that come to its square, what matters most first."""
        rows, values = np.zeros((SIDES, 3), np.int32), np.zeros((SIDES, 3))
        count = planner.changes(self._board.table, self._view, self._minds, square, tile, rows, values)
        owners = self._board.table[0].owner[int(self._view["seats"][0])]
        found = [
            Change(station + 1, int(owners[station]), end, length, *values[i].tolist())
            for i, (station, end, length) in enumerate(rows[:count].tolist())
        ]
        return sorted(found, key=lambda change: (-change.weight, change.station))

    def _placement(self, square: int, tile: int) -> str:
        changes = self.changes(square, tile)
        if not changes:
            return self._say("no-line", square=self._board.square_name(square))
        told = [self._change(change) for change in changes[:_TOLD]]
        return told[0] if len(told) == 1 else self._say("both", one=told[0], other=told[1])

    def _change(self, change: Change) -> str:
        """C11 to C13: a line is finished, at a station or at the power station, or goes on."""
        if change.end < EDGES:
            what = "longer"
        else:
            what = "power" if change.end >= POWER else "finish"
        details: dict[str, Any] = {"line": change.station}
        if what == "longer":
            details |= {"length": change.length, "hope": _tenths(change.after), "was": _tenths(change.before)}
        else:
            details |= {"points": round(change.after), "was": _tenths(change.before)}
        if self._board.options["companies"]:
            held = self._held(change.owner)
            company = company_name(self._board, change.owner, self._locale)
            return self._say(f"{what}-company", company=company, percent=held, **details)
        if change.owner == self._seat:
            return self._say(f"{what}-own", **details)
        colour = self._board.owners(int(self._view["seats"][0]))[change.owner]
        return self._say(f"{what}-other", colour=colour_name(colour, self._locale), **details)

    def _held(self, company: int) -> int:
        """S6: what percentage of a company the seat holds."""
        shares = self._view["share"][0, self._seat]
        return sum(percent(pile) for pile in range(PILES) if shares[pile] == company)

    # Drawing and exchanging

    def _values(self, actions: list[int]) -> list[float]:
        values = np.zeros(len(actions))
        planner.judge(self._board.table, self._view, self._minds, np.array(actions, np.int32), values)
        return values.tolist()

    def _draw(self, action: int) -> str:
        """C5: what the drawn tile may bring, against the best placement of a tile in hand."""
        draw_id = int(self._board.table[0].draw_id)
        placements = [id for id in self._game.menu(self._view) if id < draw_id]
        drawn, *placed = self._values([action, *placements])
        drawn += float(self._minds[0]["weights"][DRAW_COST])  # a judgement, and no point that anybody pays
        best = max(placed)
        if drawn > best:
            message = "draw-needed" if best <= 0 else "draw-better"
        else:
            message = "draw-worse"
        return self._say(message, drawn=_tenths(drawn), placed=_tenths(best))

    def _exchange(self, pile: int, top: bool) -> str:
        """S4: what the share taken will pay more, or less, than the one put back."""
        s = self._view[0]
        gains = np.zeros(2 * PILES)
        planner.share_gains(self._board.table, self._view, self._minds, gains)
        gain = float(gains[2 * pile + top])
        given = company_name(self._board, int(s.share[self._seat, pile]), self._locale)
        details = {"percent": percent(pile), "given": given, "gain": _tenths(abs(gain))}
        more = "more" if gain >= 0 else "less"
        if top:
            return self._say(f"exchange-top-{more}", **details)
        taken = company_name(self._board, int(s.face_up[pile]), self._locale) if s.face_up[pile] != BLANK else "–"
        return self._say(f"exchange-{more}", taken=taken, **details)
