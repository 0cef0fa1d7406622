"""A map, a view of it and an action as facts ready for JSON: what a server sends, a browser draws (docs/facts.md)."""

import copy
import functools
import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from carbarn.core.game import Action
from carbarn.core.plain import PlainReader
from carbarn.core.types import Actions, State
from carbarn.games.routes.actions import Claim, RouteAction
from carbarn.games.routes.board import Board, Route, Ticket
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    CHOOSE_TICKETS,
    OVER_BY_LAST_ROUND,
    SEATS,
    STATE,
    WILD,
    WORD,
)
from carbarn.games.routes.ways import Ways, members
from carbarn.games.routes.words import city_name, colour_name, symbol_name

OVER = "over"
# The phases in words, in the order of their numbers.
PHASES = (
    "who_begins", "set_out_tokens", "deal_hands", "fill_display", "draw_blind", "deal_tickets",
    "choose_tickets", "place_token", "turn", "second_card", "take_token", OVER, OVER,
)  # fmt: skip
ENDS = ("last_round", "passes")  # why the game ended, by its last phases
_REMEMBERED = 4096
_OF_A_SEAT = ("points", "trains", "hand_count", "shown", "ticket_count", "offer_count", "own", "tokens")
_WITH_TICKETS = ("held", "open", *_OF_A_SEAT)
_OF_THE_VIEWER = ("hand", "offer", *_WITH_TICKETS)
_FIELDS = (
    "seats", "first", "phase", "seat", "rounds_end", "last_route", "turns", "deck_count", "discard_count", "discard",
    "display", "pool_count", "queue_count", "symbol_city", "symbol_left", "aside", *_WITH_TICKETS,
)  # fmt: skip
_of_a_seat = operator.itemgetter(*_OF_A_SEAT)
_NO_TICKETS = (0, 0)
_EVERY_ACTION = ("id", "notation")  # told for every kind alike
_KEPT = ("seat", "seats", "offer_count")
_NONE: Actions = np.empty(0, np.int32)


def board_facts(board: Board, locale: str) -> dict[str, Any]:
    """What never changes during a game on this map; names in a language."""
    content = board.file.content
    cards = content["cards"]
    colours = [*range(len(board.colours)), WILD]
    return {
        "vocabulary": board.vocabulary,
        "frame": {"aspect": content.get("frame", {}).get("aspect", 1.0)},
        "rules": copy.deepcopy(dict(board.rules)),  # a reader who changes it changes no game
        "colours": [
            {"id": board.colour(i), "name": colour_name(board, i, locale), "count": cards.get(board.colour(i), 0)}
            for i in colours
        ],
        "cities": [{"id": c.id, "name": city_name(c, locale), "x": c.x, "y": c.y} for c in board.cities],
        "routes": [_route(board, route) for route in board.routes],
        "tickets": [_ticket(ticket) for ticket in board.tickets],
        "symbols": [{"id": s["id"], "name": symbol_name(board, i, locale)} for i, s in enumerate(board.symbols)],
        "token_points": list(content.get("tokens", {}).get("points", ())),
    }


def _route(board: Board, route: Route) -> dict[str, Any]:
    """One route of the map; `wilds` must be among the cards (F15)."""
    twin = int(board.table[0].twin[route.index])
    return {
        "id": route.index,
        "a": route.a.id,
        "b": route.b.id,
        "length": route.length,
        "colour": board.colour(route.colour),
        "wilds": route.ferries,
        "points": route_points(board, route.index),
        "bow": route.bow,
        "twin": None if twin == BLANK else twin,
    }


def _ticket(ticket: Ticket) -> dict[str, Any]:
    """One ticket; with the name of its set where the map has sets."""
    facts = {"id": ticket.index, "cities": [ticket.a.id, ticket.b.id], "points": ticket.points}
    return facts if ticket.set is None else {**facts, "set": ticket.set}


def route_points(board: Board, route: int) -> int:
    """U20, F17: the points of a route."""
    return int(board.rules["route_points"][board.routes[route].length - 1])


def named_parts(board: Board, action: RouteAction) -> dict[str, Any]:
    """The parts of an action by name: cities, colours and symbols by their ids, everything else by its number."""
    out: dict[str, Any] = {}
    for name, value in vars(action).items():
        if name == "city":
            out[name] = board.cities[value].id
        elif name == "symbol":
            out[name] = board.symbols[value]["id"]
        elif name == "colour":
            out[name] = board.colour(value) if value == WILD or value < len(board.colours) else None
        elif name not in _EVERY_ACTION:
            out[name] = list(value) if isinstance(value, tuple) else value
    return out


def preview(board: Board, action: Action) -> dict[str, Any]:
    """U15, U20: what a claim earns and what it costs; nothing for any other action."""
    if not isinstance(action, Claim):
        return {}
    cards = {} if action.colour == WILD else {board.colour(action.colour): board.routes[action.route].length}
    for colour in cards:
        cards[colour] -= action.wilds
    if action.wilds:
        cards[board.colour(WILD)] = action.wilds
    return {"points": route_points(board, action.route), "cards": cards}


class RoutesFacts:
    """The facts of views on one map. Lists and dictionaries that many views have in common are made once."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._reader = PlainReader(STATE, _FIELDS)
        self._held = PlainReader(STATE, ("viewer", "held"))
        self._viewers = [PlainReader(STATE, ("phase",), seat, _OF_THE_VIEWER) for seat in range(SEATS)]
        self._kept = PlainReader(STATE, _KEPT)
        self._ways = Ways(board)
        self._colours = [board.colour(i) if i < len(board.colours) else None for i in range(CARDS - 1)] + ["wild"]
        self._cities = [city.id for city in board.cities]
        self._symbols = [symbol["id"] for symbol in board.symbols]
        self._places = int(board.rules["display"])
        self._counts = functools.lru_cache(_REMEMBERED)(self._cards)
        self._seats = functools.lru_cache(_REMEMBERED)(self._told)
        self._tokens = functools.lru_cache(_REMEMBERED)(lambda bits: [self._symbols[i] for i in members(bits)])

    def _cards(self, counts: tuple[int, ...]) -> dict[str | None, int]:
        """Cards by colour; colours of which there are none are left out."""
        return {colour: n for colour, n in zip(self._colours, counts, strict=True) if n}

    def of(self, view: State, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """U4, U7, U11: all that a view holds: what is public, the viewer's own, and what the viewer remembers."""
        if public is None:
            public = self._public(self._reader.read(view))
        viewer = view["viewer"].item()
        return {**public, **self._own(view, viewer, public["seats"])} if viewer >= 0 else dict(public)

    def _own(self, view: State, viewer: int, told: Sequence[Any]) -> dict[str, Any]:
        """What one viewer may know and another may not: of the seats, whose tickets the viewer knows."""
        s, seats = self._viewers[viewer].read(view), list(told)
        over = s["phase"] >= OVER_BY_LAST_ROUND
        for seat, held in enumerate(self._held.read(view)["held"]):
            if held != _NO_TICKETS:
                seats[seat] = self._seat(s if seat == viewer else self._viewers[seat].read(view), over)
        return {
            "viewer": viewer,
            "seats": seats,
            "hand": self._counts(s["hand"]),
            "held": seats[viewer]["held"] if s["held"] != _NO_TICKETS else [],
            "offer": list(s["offer"][: s["offer_count"]]),
        }

    def _public(self, s: dict[str, Any]) -> dict[str, Any]:
        """What all viewers know alike, and what those who do not play know of the rest."""
        phase, over = s["phase"], s["phase"] >= OVER_BY_LAST_ROUND
        rows = ({name: s[name][seat] for name in _WITH_TICKETS} for seat in range(s["seats"]))
        return {
            "viewer": None,
            "seats": [self._seat(row, over) for row in rows],
            "hand": None,
            "held": [],
            "offer": [],
            "to_move": s["seat"] if CHOOSE_TICKETS <= phase < OVER_BY_LAST_ROUND else None,
            "phase": PHASES[phase],
            "turn": s["turns"],
            "over": over,
            "ended": ENDS[phase - OVER_BY_LAST_ROUND] if over else None,
            "first": _known(s["first"]),
            "display": [None if i == BLANK else self._colours[i] for i in s["display"][: self._places]],
            "deck": s["deck_count"],
            "discards": s["discard_count"],
            "discarded": self._counts(s["discard"]),
            "ticket_deck": s["pool_count"] + s["queue_count"],
            "last_round": _known(s["rounds_end"]),
            "stacks": self._stacks(s) if self._symbols else [],
            "aside": [self._symbols[i] for i in s["aside"] if i != BLANK],
            "last_route": _known(s["last_route"]),
            "longest": self._longest(s) if over and self._board.rules["longest_path_bonus"] else None,
        }

    def _seat(self, row: dict[str, Any], over: bool) -> dict[str, Any]:
        """One seat as the viewer knows it."""
        told = self._seats(*_of_a_seat(row))
        if row["held"] == _NO_TICKETS:
            return told
        free = 0 if over else _bits(row["open"])  # nothing more is claimed once the game is over
        states = self._ways.ticket_states(_bits(row["own"]), free, row["trains"], _bits(row["held"]))
        return {**told, "held": states}

    def _told(
        self,
        points: int,
        trains: int,
        cards: int,
        shown: tuple[int, ...],
        tickets: int,
        offer: int,
        own: tuple[int, int],
        tokens: int,
    ) -> dict[str, Any]:
        """One seat as everybody knows it."""
        return {
            "points": points,
            "trains": trains,
            "cards": cards,
            "shown": self._counts(shown),
            "tickets": tickets,
            "offer": offer,
            "routes": list(members(_bits(own))),
            "tokens": self._tokens(tokens),
            "held": [],
        }

    def _stacks(self, s: dict[str, Any]) -> list[dict[str, Any]]:
        """F5 to F8: the stacks on the map; one that is used up still keeps others off its city."""
        return [
            {"symbol": symbol, "city": self._cities[city], "left": left}
            for symbol, city, left in zip(self._symbols, s["symbol_city"], s["symbol_left"], strict=False)
            if city != BLANK
        ]

    def _longest(self, s: dict[str, Any]) -> dict[str, Any]:
        """U26: a longest path of every seat, and who ties for the longest of all; nobody has it with nothing."""
        paths = [self._ways.longest_path(_bits(s["own"][seat])) for seat in range(s["seats"])]
        longest = max(length for length, _ in paths)
        return {
            "length": longest,
            "seats": [seat for seat, (length, _) in enumerate(paths) if length == longest > 0],
            "routes": {str(seat): routes for seat, (_, routes) in enumerate(paths)},
        }

    def early(self, view: State, seat: int) -> Actions:
        """U4, F4: at the start everybody may choose tickets at once: all are dealt, and none goes to anybody else.

        Later nobody but the seat to move has an offer.
        """
        if view["phase"][0] != CHOOSE_TICKETS:
            return _NONE
        s, t = self._kept.read(view), self._board.table[0]
        ids: list[int] = []
        if 0 <= seat < s["seats"] and seat != s["seat"]:
            offered, first = s["offer_count"][seat], int(t.keep_id) - 1
            least = min(int(t.open_keep), offered)
            ids = [first + subset for subset in range(1, 1 << offered) if subset.bit_count() >= least]
        return np.array(ids, np.int32)


def _known(number: int) -> int | None:
    """A number, or None for a BLANK."""
    return None if number == BLANK else number


def _bits(words: tuple[int, int]) -> int:
    """Two words of bits as one number."""
    return words[0] | words[1] << WORD
