"""What happens on a map of tracks, in words of the catalogues. A reader is told no more than they may know."""

from typing import Any

from carbarn.core.types import State
from carbarn.core.words import has, say
from carbarn.games.tracks import actions as kinds
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.lines import finished_by
from carbarn.games.tracks.notation import company_names, percent
from carbarn.games.tracks.state import BLANK, TURN_UP_SHARE, TURN_UP_SHARES, TURNS


def colour_name(colour: str, locale: str) -> str:
    """A player's or a company's colour in a language; a colour of somebody's own map by its id."""
    message = f"tracks-colour-{colour}"
    return say(locale, message) if has(locale, message) else colour


def company_name(board: Board, company: int, locale: str) -> str:
    """A company by its colour."""
    return colour_name(company_names(board)[company], locale)


def describe(board: Board, state: State, action: int, locale: str, reader: int | None, hidden: bool) -> str:
    """What happens when this action is done in this state, as `reader` (None: somebody who sees all) may know it."""
    kind, p = kinds.parts(board, action)

    def tell(message: str, **details: Any) -> str:
        return say(locale, f"tracks-describe-{message}", **details)

    if kind is kinds.Place:
        return _describe_placement(board, state, p, locale)
    if kind is kinds.Draw:
        return tell("draw")
    if kind is kinds.Exchange:
        return _describe_exchange(board, state, p, locale, reader)
    if kind is kinds.TileComes:
        return tell("tile-hidden") if hidden else tell("tile", tile=board.kinds[p[0]])
    if kind is kinds.SeatBegins:
        return tell("seat", seat=p[0] + 1)
    company = company_name(board, p[1], locale)
    if state[0].phase in (TURN_UP_SHARE, TURN_UP_SHARES):
        return tell("share-face-up", percent=percent(p[0]), company=company)
    if hidden:
        return tell("share-hidden", percent=percent(p[0]))
    return tell("share", percent=percent(p[0]), company=company)


def _describe_placement(board: Board, state: State, p: tuple[int, ...], locale: str) -> str:
    """C13: the tile and the square, and every line that is finished."""
    square, tile, turns = p
    details = {"tile": board.kinds[tile], "square": board.square_name(square)}
    if turns:
        sentences = [say(locale, "tracks-describe-place-turned", turns=turns, **details)]
    else:
        sentences = [say(locale, "tracks-describe-place", **details)]
    if state[0].tile[square] == BLANK:
        for line in finished_by(board, state, square, tile * TURNS + turns):
            if line.owner is not None:
                sentences.append(say(locale, "tracks-describe-finish", station=line.station, points=line.points))
    return "; ".join(sentences)


def _describe_exchange(board: Board, state: State, p: tuple[Any, ...], locale: str, reader: int | None) -> str:
    """S4: the percentage is public, and the share that lay face up; which share is put back is not."""
    s, (pile, top) = state[0], p
    given = int(s.share[s.seat, pile])
    knows = given != BLANK and (reader is None or (reader >= 0 and s.share_known[s.seat, pile] >> reader & 1))
    message = "tracks-describe-exchange-" + ("top" if top else "face-up") + ("" if knows else "-hidden")
    details: dict[str, Any] = {"percent": percent(pile)}
    if knows:
        details["given"] = company_name(board, given, locale)
    if not top:
        details["taken"] = company_name(board, int(s.face_up[pile]), locale) if s.face_up[pile] != BLANK else "–"
    return say(locale, message, **details)
