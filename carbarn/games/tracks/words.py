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
        return _placement(board, state, p, locale, "describe")
    if kind is kinds.Draw:
        return tell("draw")
    if kind is kinds.Exchange:
        return _exchange(board, state, p, locale, reader, "describe")
    if kind is kinds.TileComes:
        return tell("tile")  # which one it is, is drawn: nobody reads a tile in letters
    if kind is kinds.SeatBegins:
        return tell("seat", seat=p[0] + 1)
    company = company_name(board, p[1], locale)
    if state[0].phase in (TURN_UP_SHARE, TURN_UP_SHARES):
        return tell("share-face-up", percent=percent(p[0]), company=company)
    if hidden:
        return tell("share-hidden", percent=percent(p[0]))
    return tell("share", percent=percent(p[0]), company=company)


def choice(board: Board, view: State, action: int, locale: str) -> str:
    """What the viewer may do, said to the viewer."""
    kind, p = kinds.parts(board, action)
    if kind is kinds.Place:
        return _placement(board, view, p, locale, "choose")
    if kind is kinds.Exchange:
        return _exchange(board, view, p, locale, None, "choose")
    return say(locale, "tracks-choose-draw")


def _place_in_hand(state: State, tile: int) -> int:
    """Which tile of the hand it is, from 1; 0 where there is nothing to tell apart."""
    s = state[0]
    hand = [int(kind) for kind in s.hand[s.seat][: s.hand_count[s.seat]]]
    return hand.index(tile) + 1 if tile in hand and len(set(hand)) > 1 and s.drawn == BLANK else 0


def _placement(board: Board, state: State, p: tuple[int, ...], locale: str, told: str) -> str:
    """C13: the tile and the square, and every line that is finished."""
    square, tile, turns = p
    details = {"square": board.square_name(square), "turns": turns}
    if told == "choose":
        details["tile"] = _place_in_hand(state, tile)
    sentence = say(locale, f"tracks-{told}-place", **details)
    if state[0].tile[square] == BLANK:
        for line in finished_by(board, state, square, tile * TURNS + turns):
            if line.owner is not None:
                finish = say(locale, "tracks-describe-finish", station=line.station, points=line.points)
                sentence = say(locale, "tracks-describe-and", first=sentence, then=finish)
    return sentence


def _exchange(board: Board, state: State, p: tuple[Any, ...], locale: str, reader: int | None, told: str) -> str:
    """S4: the percentage is public, and the share that lay face up; which share is put back is not."""
    s, (pile, top) = state[0], p
    given = int(s.share[s.seat, pile])
    knows = given != BLANK and (reader is None or (reader >= 0 and s.share_known[s.seat, pile] >> reader & 1))
    message = f"tracks-{told}-exchange-" + ("top" if top else "face-up") + ("" if knows else "-hidden")
    details: dict[str, Any] = {"percent": percent(pile)}
    if knows:
        details["given"] = company_name(board, given, locale)
    if not top:
        details["taken"] = company_name(board, int(s.face_up[pile]), locale) if s.face_up[pile] != BLANK else "–"
    return say(locale, message, **details)
