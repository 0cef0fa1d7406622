"""Actions with their parts named. Ids are integers inside; a typed action prints as its notation.

The numbering depends on the map alone: face-up places, the blind draw, drawing tickets, passing, every subset of an
offer, every city to take a token at, every symbol and city to place one, every payment of every route; then what chance
may do: every card, every ticket, every seat, every symbol.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from carbarn.games.routes.board import Board
from carbarn.games.routes.state import CARDS, SEATS


@dataclass(frozen=True)
class RouteAction:
    """An action on a map."""

    id: int
    notation: str
    kind: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class DrawFaceUp(RouteAction):
    """U7: take the face-up card at a place, counted from 0."""

    place: int
    kind: ClassVar[str] = "draw-display"


@dataclass(frozen=True)
class DrawBlind(RouteAction):
    """U7: take the top card of the deck."""

    kind: ClassVar[str] = "draw-blind"


@dataclass(frozen=True)
class DrawTickets(RouteAction):
    """U21: draw tickets."""

    kind: ClassVar[str] = "draw-tickets"


@dataclass(frozen=True)
class Pass(RouteAction):
    """U31: do nothing, because nothing can be done."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Keep(RouteAction):
    """U4, U21: keep tickets of the offer, by their places in it, counted from 0."""

    places: tuple[int, ...]
    kind: ClassVar[str] = "keep"


@dataclass(frozen=True)
class TakeToken(RouteAction):
    """F18: take the token at a city."""

    city: int
    kind: ClassVar[str] = "take-token"


@dataclass(frozen=True)
class PlaceToken(RouteAction):
    """F7, F8: put a stack set aside on a city."""

    symbol: int
    city: int
    kind: ClassVar[str] = "place-token"


@dataclass(frozen=True)
class Claim(RouteAction):
    """U14, U15: claim a route with so many wilds, and cards of a colour for the rest (WILD: wilds alone)."""

    route: int
    colour: int
    wilds: int
    kind: ClassVar[str] = "claim"


@dataclass(frozen=True)
class CardComes(RouteAction):
    """Chance: the card is of this colour."""

    colour: int
    kind: ClassVar[str] = "card"


@dataclass(frozen=True)
class TicketComes(RouteAction):
    """Chance: this ticket is dealt."""

    ticket: int
    kind: ClassVar[str] = "ticket"


@dataclass(frozen=True)
class SeatBegins(RouteAction):
    """Chance: this seat begins."""

    seat: int
    kind: ClassVar[str] = "seat"


@dataclass(frozen=True)
class SymbolComes(RouteAction):
    """Chance: the next stack of tokens is of this symbol."""

    symbol: int
    kind: ClassVar[str] = "symbol"


def parts(board: Board, action: int) -> tuple[type[RouteAction], tuple[Any, ...]]:
    """The kind of an action and its parts; IndexError for a number that no action has.

    A table tells the same actions again and again, and reading a record takes its time: what was looked up is kept.
    """
    found: tuple[type[RouteAction], tuple[Any, ...]] | None = board.looked_up.get(action)
    if found is None:
        found = board.looked_up[action] = _parts(board, action)
    return found


def _parts(board: Board, action: int) -> tuple[type[RouteAction], tuple[Any, ...]]:
    t = board.table[0]
    if not 0 <= action < t.all_ids:
        raise IndexError(action)
    if action < t.blind_id:
        return DrawFaceUp, (action,)
    if action < t.keep_id:
        return {int(t.blind_id): DrawBlind, int(t.tickets_id): DrawTickets, int(t.pass_id): Pass}[action], ()
    if action < t.take_id:
        subset = action - int(t.keep_id) + 1
        return Keep, (tuple(i for i in range(subset.bit_length()) if subset >> i & 1),)
    if action < t.place_id:
        return TakeToken, (action - int(t.take_id),)
    if action < t.claim_id:
        return PlaceToken, divmod(action - int(t.place_id), int(t.cities))
    if action < t.card_id:
        c = action - int(t.claim_id)
        return Claim, (int(t.claim_route[c]), int(t.claim_colour[c]), int(t.claim_wilds[c]))
    for kind, base, size in (
        (CardComes, t.card_id, CARDS),
        (TicketComes, t.ticket_id, t.tickets),
        (SeatBegins, t.seat_id, SEATS),
    ):
        if action < base + size:
            return kind, (action - int(base),)
    return SymbolComes, (action - int(t.symbol_id),)
