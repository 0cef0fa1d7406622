"""What happens on a map, in words of the catalogues. A reader who may not know all of it is told what is public."""

from collections.abc import Sequence
from typing import Any

from carbarn.core.types import State
from carbarn.core.words import has, say
from carbarn.games.routes import actions as kinds
from carbarn.games.routes.board import Board, City, Ticket
from carbarn.games.routes.state import DEAL_HANDS, DRAW_BLIND, WILD


def city_name(city: City, locale: str) -> str:
    """A city in a language, or in English if the map does not have it."""
    return city.names.get(locale, city.names["en"])


def colour_name(board: Board, colour: int, locale: str) -> str:
    """A colour or the wild in a language; a colour of somebody's own map by its id."""
    message = f"colour-{board.colour(colour)}"
    return say(locale, message, vocabulary=board.vocabulary) if has(locale, message) else board.colour(colour)


def card_name(board: Board, colour: int, locale: str) -> str:
    """One card, as in "draws a red card"."""
    if colour == WILD:
        return say(locale, "one-wild", vocabulary=board.vocabulary)
    return say(locale, "one-card", colour=colour_name(board, colour, locale), vocabulary=board.vocabulary)


def payment_name(board: Board, route: int, colour: int, wilds: int, locale: str) -> str:
    """The cards of a claim."""
    coloured = board.routes[route].length - wilds
    wild_cards = say(locale, "cards-wild", count=wilds, vocabulary=board.vocabulary)
    if colour == WILD:
        return wild_cards
    cards = say(locale, "cards", count=coloured, colour=colour_name(board, colour, locale))
    if wilds == 0:
        return cards
    return say(locale, "cards-and", cards=cards, wilds=wild_cards)


def route_words(board: Board, route: int, locale: str) -> str:
    """A route by its cities, and its track if it has a twin."""
    r = board.routes[route]
    track = f" ({r.track})" if r.track else ""
    return f"{city_name(r.a, locale)}–{city_name(r.b, locale)}{track}"


def ticket_words(ticket: Ticket, locale: str) -> str:
    """A ticket: its cities and its value."""
    return f"{city_name(ticket.a, locale)}–{city_name(ticket.b, locale)} ({ticket.points})"


def symbol_name(board: Board, symbol: int, locale: str) -> str:
    """A token's symbol in a language."""
    names = board.symbols[symbol]
    return names.get(locale, names["en"])


def _listed(items: Sequence[str], locale: str) -> str:
    return say(locale, "list-separator").replace("_", " ").join(items)


def describe(board: Board, state: State, action: int, locale: str, hidden: bool) -> str:
    """What happens when this action is done in this state; `hidden` from a reader who may not see all of it."""
    decision = _decision(board, state, action, state["seat"].item(), locale, hidden)
    if decision is None:
        kind, p = kinds.parts(board, action)
        return _describe_chance(board, state, kind, p[0], locale, hidden)
    message, details = decision
    return say(locale, f"describe-{message}", vocabulary=board.vocabulary, **details)


def choice(board: Board, view: State, action: int, locale: str) -> str:
    """What the viewer may do, said to the viewer; tickets may be chosen before one's turn."""
    viewer = view["viewer"].item()
    decision = _decision(board, view, action, viewer if viewer >= 0 else view["seat"].item(), locale, hidden=False)
    assert decision is not None, "chance is not asked"
    message, details = decision
    return say(locale, f"choose-{message}", vocabulary=board.vocabulary, **details)


def _decision(
    board: Board, state: State, action: int, seat: int, locale: str, hidden: bool
) -> tuple[str, dict[str, Any]] | None:
    """A seat's decision as a message and what it tells; None for what chance does."""
    kind, p = kinds.parts(board, action)
    if kind is kinds.DrawFaceUp:
        return "draw-display", {"card": card_name(board, state["display"].item(p[0]), locale), "place": p[0] + 1}
    if kind in (kinds.DrawBlind, kinds.DrawTickets, kinds.Pass):
        return kind.kind, {}
    if kind is kinds.Keep:
        offer = state["offer"][0, seat, : state["offer_count"][0, seat]].tolist()
        if hidden or max(p[0]) >= len(offer) or any(offer[i] < 0 for i in p[0]):
            return "keep-hidden", {"kept": len(p[0]), "offered": len(offer)}
        return "keep", {"tickets": _listed([ticket_words(board.tickets[offer[i]], locale) for i in p[0]], locale)}
    if kind is kinds.TakeToken:
        symbol = next((i for i in range(len(board.symbols)) if state["symbol_city"].item(i) == p[0]), 0)
        return "take-token", _token_words(board, symbol, p[0], locale)
    if kind is kinds.PlaceToken:
        return "place-token", _token_words(board, p[0], p[1], locale)
    if kind is kinds.Claim:
        points = board.rules["route_points"][board.routes[p[0]].length - 1]
        cards = payment_name(board, p[0], p[1], p[2], locale)
        return "claim", {"route": route_words(board, p[0], locale), "cards": cards, "points": points}
    return None


def _token_words(board: Board, symbol: int, city: int, locale: str) -> dict[str, Any]:
    return {"symbol": symbol_name(board, symbol, locale), "city": city_name(board.cities[city], locale)}


def _describe_chance(board: Board, state: State, kind: type, value: int, locale: str, hidden: bool) -> str:
    """What chance does."""

    def tell(message: str, **details: Any) -> str:
        return say(locale, f"describe-{message}", vocabulary=board.vocabulary, **details)

    if kind is kinds.CardComes:
        if state["phase"].item() not in (DEAL_HANDS, DRAW_BLIND):
            return tell("card-display", card=card_name(board, value, locale), place=state["place"].item() + 1)
        return tell("card-hidden") if hidden else tell("card", card=card_name(board, value, locale))
    if kind is kinds.TicketComes:
        return tell("ticket-hidden") if hidden else tell("ticket", ticket=ticket_words(board.tickets[value], locale))
    if kind is kinds.SeatBegins:
        return tell("seat", seat=value + 1)
    starts = board.file.content["tokens"]["start"]
    symbol = symbol_name(board, value, locale)
    dealt = state["dealt"].item()
    if dealt < len(starts):
        city = next(city for city in board.cities if city.id == starts[dealt])
        return tell("symbol", symbol=symbol, city=city_name(city, locale))
    return tell("symbol-aside", symbol=symbol)
