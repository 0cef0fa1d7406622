"""The canonical text of an action, and back. English, the same on every machine, without loss.

    draw display 2 · draw blind · draw tickets · keep 1 3 · pass
    claim Denver–Omaha with 3 purple and 1 locomotive
    claim Atlanta–Raleigh (2) with 2 locomotives
    take token at Alcatraz · place crab at Castro

Places, tickets of an offer and tracks are counted from 1. Reading is generous: case, accents, punctuation and dashes do
not matter, nor the order of a route's cities; the track may be left out where the payment or the legal moves tell it.
"""

import functools
import re
import unicodedata
from collections.abc import Callable

from carbarn.core.errors import UnknownName
from carbarn.games.routes import actions as kinds
from carbarn.games.routes.board import Board, Route
from carbarn.games.routes.state import WILD

EXAMPLES = "draw display 2, draw blind, draw tickets, keep 1 3, claim Denver–Omaha with 4 purple"
_WILD_WORDS = {"trains": ("locomotive", "locomotives"), "cable_cars": ("ferry", "ferries")}


def wild_words(board: Board) -> tuple[str, str]:
    """What a wild card is called on this map: one, and several."""
    return _WILD_WORDS.get(board.vocabulary, ("wild", "wilds"))


def route_name(board: Board, route: Route) -> str:
    """A route by its cities, and its track if it has a twin."""
    track = f" ({route.track})" if route.track else ""
    return f"{route.a.names['en']}–{route.b.names['en']}{track}"


def _payment(board: Board, route: Route, colour: int, wilds: int) -> str:
    """The cards of a claim."""
    cards = [] if colour == WILD else [f"{route.length - wilds} {board.colour(colour)}"]
    if wilds:
        cards.append(f"{wilds} {wild_words(board)[wilds > 1]}")
    return " and ".join(cards)


def text_of(board: Board, action: int) -> str:
    """The canonical notation of an action or of an outcome of chance."""
    kind, p = kinds.parts(board, action)
    if kind is kinds.DrawFaceUp:
        return f"draw display {p[0] + 1}"
    if kind is kinds.DrawBlind:
        return "draw blind"
    if kind is kinds.DrawTickets:
        return "draw tickets"
    if kind is kinds.Pass:
        return "pass"
    if kind is kinds.Keep:
        return "keep " + " ".join(str(place + 1) for place in p[0])
    if kind is kinds.TakeToken:
        return f"take token at {board.cities[p[0]].names['en']}"
    if kind is kinds.PlaceToken:
        return f"place {board.symbols[p[0]]['en']} at {board.cities[p[1]].names['en']}"
    if kind is kinds.Claim:
        route = board.routes[p[0]]
        return f"claim {route_name(board, route)} with {_payment(board, route, p[1], p[2])}"
    if kind is kinds.CardComes:
        return f"card {wild_words(board)[0] if p[0] == WILD else _colour_name(board, p[0])}"
    if kind is kinds.TicketComes:
        ticket = board.tickets[p[0]]
        return f"ticket {ticket.a.names['en']}–{ticket.b.names['en']} {ticket.points}"
    if kind is kinds.SeatBegins:
        return f"seat {p[0]} begins"
    return f"symbol {board.symbols[p[0]]['en']}"


def _colour_name(board: Board, colour: int) -> str:
    return board.colour(colour) if colour < len(board.colours) else f"colour {colour}"


def plain(text: str) -> str:
    """A text without case, accents, punctuation or dashes: what reading compares."""
    folded = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[^\W_]+", folded))


class Reader:
    """Reads notation on one map: by the canonical texts, and by looser spellings once one is met."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._canonical = {text_of(board, action): action for action in range(int(board.table[0].all_ids))}

    @functools.cached_property
    def _loose(self) -> dict[str, list[int]]:
        """Every plain spelling: as it is, without the track, with the cities the other way round."""
        found: dict[str, list[int]] = {}
        for text, action in self._canonical.items():
            kind, p = kinds.parts(self._board, action)
            others = _other_spellings(self._board, self._board.routes[p[0]], text) if kind is kinds.Claim else []
            for spelling in [text, *others]:
                found.setdefault(plain(spelling), []).append(action)
        return found

    def read(self, text: str, legal: Callable[[], set[int]]) -> int:
        """The action that a text means; among several, the first legal one, or else the first."""
        if (action := self._canonical.get(text)) is not None:
            return action
        meant = self._loose.get(plain(text), [])
        if not meant:
            raise UnknownName("error-unknown-action", text=text[:80], examples=EXAMPLES)
        allowed = legal() if len(meant) > 1 else set()
        return next((action for action in meant if action in allowed), meant[0])


def _other_spellings(board: Board, route: Route, text: str) -> list[str]:
    """A claim without its track, and with its cities the other way round."""
    a, b = route.a.names["en"], route.b.names["en"]
    start = len(f"claim {route_name(board, route)}")
    track = f" {route.track}" if route.track else ""
    turned = [f"claim {b} {a}{track}{text[start:]}"]
    if route.track:
        turned += [f"claim {a} {b}{text[start:]}", f"claim {b} {a}{text[start:]}"]
    return turned
