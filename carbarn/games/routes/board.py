"""A map of routes as people know it: cities, routes, tickets, tokens, with names, and the table that kernels read."""

import functools
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from carbarn.boards.loader import BoardFile
from carbarn.core.compiled import first_option
from carbarn.core.errors import BadOption
from carbarn.core.game import Option
from carbarn.core.types import State
from carbarn.games.routes import checks
from carbarn.games.routes.state import BLANK, CARDS, GRAY, LENGTH, SEATS, WILD, WORD
from carbarn.games.routes.table import TABLE


@dataclass(frozen=True)
class City:
    """A city or location."""

    index: int
    id: str
    names: Mapping[str, str]
    x: float
    y: float


@dataclass(frozen=True)
class Route:
    """One track between two cities; the tracks of a double route are two routes."""

    index: int
    a: City
    b: City
    colour: int
    length: int
    ferries: int
    bow: float
    track: int  # 0, or 1 and 2 for the tracks of a double route


@dataclass(frozen=True)
class Ticket:
    """A destination ticket."""

    index: int
    a: City
    b: City
    points: int
    set: str | None = None  # the set of tickets it belongs to, where the map names one


@dataclass(frozen=True)
class Board:
    """A map with its options chosen, checked and ready to play."""

    file: BoardFile
    options: Mapping[str, str]
    rules: Mapping[str, Any]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    colours: tuple[str, ...]  # ids of the card colours, without the wild
    symbols: tuple[Mapping[str, str], ...]
    table: State = field(repr=False)
    looked_up: dict[int, Any] = field(
        default_factory=dict, repr=False, compare=False
    )  # actions by id, as `actions.parts`

    @functools.cached_property
    def vocabulary(self) -> str:
        """Which words this map uses: trains and locomotives, or cable cars and ferries."""
        return str(self.file.content.get("vocabulary", "trains"))

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most players."""
        least, most = self.rules["seats"]
        return least, most

    def colour(self, index: int) -> str:
        """The id of a colour: `purple`, `wild`, `gray`."""
        if index == WILD:
            return "wild"
        return "gray" if index == GRAY else self.colours[index]


def options_of(content: Mapping[str, Any]) -> tuple[Option, ...]:
    """What the table may choose on this map."""
    declared = tuple(
        Option(name, option["default"], tuple(option["choices"])) for name, option in content.get("options", {}).items()
    )
    return (*declared, first_option(content["rules"]["seats"][1]))


def chosen(content: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, str]:
    """The options in full, defaults included; an unknown one or an unknown choice is refused."""
    known = {option.name: option for option in options_of(content)}
    for name, value in options.items():
        if name not in known:
            raise BadOption("error-unknown-option", name=name, known=", ".join(known))
        if str(value) not in known[name].choices:
            raise BadOption("error-unknown-choice", name=name, value=str(value), known=", ".join(known[name].choices))
    return {name: str(options.get(name, option.default)) for name, option in known.items()}


def build(file: BoardFile, options: Mapping[str, Any]) -> Board:
    """Check a board file and make the board of it with these options."""
    checks.check(file)
    content = file.content
    full = chosen(content, options)
    rules, sets, revised = dict(content["rules"]), None, False
    for name, option in content.get("options", {}).items():
        choice = option["choices"][full[name]]
        rules |= choice.get("rules", {})
        sets, revised = choice.get("sets", sets), choice.get("revised_points", revised)
    cities = _cities(content)
    by_id = {city.id: city for city in cities}
    colours = tuple(name for name in content["cards"] if name != "wild")
    routes = _routes(content, by_id, colours)
    tickets = _tickets(content, by_id, sets, revised)
    symbols = tuple(content.get("tokens", {}).get("symbols", ()))
    table = np.zeros(1, TABLE)
    board = Board(file, full, rules, cities, routes, tickets, colours, symbols, table)
    _fill_rules(board, table[0])
    _fill_routes(board, table[0])
    _fill_claims(board, table[0])
    _fill_tickets(board, table[0])
    _fill_tokens(board, by_id, table[0])
    _number_actions(board, table[0])
    return board


def board_hash(board: Board) -> str:
    """A hash of everything that the rules look at: two boards with the same hash play the same games.

    Names and positions are left out: a better translation does not make old records unreadable.
    """
    facts = {
        "rules": board.rules,
        "cards": board.file.content["cards"],
        "cities": [city.id for city in board.cities],
        "routes": [(r.a.id, r.b.id, board.colour(r.colour), r.length, r.ferries) for r in board.routes],
        "tickets": [(t.a.id, t.b.id, t.points) for t in board.tickets],
        "tokens": {k: v for k, v in board.file.content.get("tokens", {}).items() if k != "symbols"},
        "symbols": [symbol["id"] for symbol in board.symbols],
    }
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


def _cities(content: Mapping[str, Any]) -> tuple[City, ...]:
    return tuple(
        City(i, c["id"], {k: c[k] for k in ("en", "fr", "ko") if k in c}, float(c["x"]), float(c["y"]))
        for i, c in enumerate(content["map"]["cities"])
    )


def _routes(content: Mapping[str, Any], cities: Mapping[str, City], colours: tuple[str, ...]) -> tuple[Route, ...]:
    entries = content["map"]["routes"]
    pairs = [frozenset((r["a"], r["b"])) for r in entries]
    routes = []
    for i, r in enumerate(entries):
        track = 1 + pairs[:i].count(pairs[i]) if pairs.count(pairs[i]) > 1 else 0
        colour = GRAY if r["colour"] == "gray" else colours.index(r["colour"])
        ferries, bow = r.get("ferries", 0), float(r.get("bow", 0))
        routes.append(Route(i, cities[r["a"]], cities[r["b"]], colour, r["length"], ferries, bow, track))
    return tuple(routes)


def _tickets(
    content: Mapping[str, Any], cities: Mapping[str, City], sets: list[str] | None, revised: bool
) -> tuple[Ticket, ...]:
    entries = [t for t in content["map"]["tickets"] if sets is None or t.get("set") in sets]
    return tuple(
        Ticket(
            i, cities[t["a"]], cities[t["b"]], t.get("revised", t["points"]) if revised else t["points"], t.get("set")
        )
        for i, t in enumerate(entries)
    )


def _fill_rules(board: Board, t: Any) -> None:
    rules = board.rules
    t.trains, t.hand_size = rules["trains"], rules["hand"]
    t.display_size, t.display_limit = rules["display"], rules["display_limit"]
    for index, colour in enumerate(board.colours):
        t.cards[index] = board.file.content["cards"][colour]
    t.cards[WILD] = board.file.content["cards"].get("wild", 0)
    t.open_deal, t.open_keep = rules["opening_tickets"]["deal"], rules["opening_tickets"]["keep"]
    t.draw_deal, t.draw_keep = rules["drawn_tickets"]["deal"], rules["drawn_tickets"]["keep"]
    t.both_tracks_from, t.last_round_at = rules["both_tracks_from"], rules["last_round_at"]
    t.longest_bonus, t.most_tickets_bonus = rules["longest_path_bonus"], rules["most_tickets_bonus"]
    t.tie_tickets = "tickets" in rules["tie_breaks"]
    t.tie_longest = "longest_path" in rules["tie_breaks"]
    for length, points in enumerate(rules["route_points"], start=1):
        t.route_points[length] = points


def _set(words: Any, index: int) -> None:
    """Set one bit of a pair of words."""
    words[index // WORD] |= 1 << (index % WORD)


def _fill_routes(board: Board, t: Any) -> None:
    t.routes, t.cities = len(board.routes), len(board.cities)
    t.mean_length = sum(r.length for r in board.routes) / len(board.routes)
    t.twin[:] = BLANK
    fit, ferry_fit, payable = t.fit, t.ferry_fit, t.payable  # a record's attributes are slow to reach
    for r in board.routes:
        t.city_a[r.index], t.city_b[r.index] = r.a.index, r.b.index
        t.length[r.index], t.colour[r.index], t.ferries[r.index] = r.length, r.colour, r.ferries
        for words in (t.all_routes, t.at_city[r.a.index], t.at_city[r.b.index]):
            _set(words, r.index)
        for other in board.routes:
            if other is not r and {other.a.id, other.b.id} == {r.a.id, r.b.id}:
                t.twin[r.index] = other.index
        for cards in range(LENGTH + 1):
            if r.length <= cards:
                _set(fit[cards], r.index)
                _set(payable[WILD, cards], r.index)
                for colour in range(len(board.colours)):
                    if r.colour in (GRAY, colour) and r.ferries < r.length:
                        _set(payable[colour, cards], r.index)
            if r.ferries <= cards:
                _set(ferry_fit[cards], r.index)
    for masks in (fit, ferry_fit, *payable):  # more cards than the longest route has spaces change nothing
        masks[LENGTH + 1 :] = masks[LENGTH]


def _fill_claims(board: Board, t: Any) -> None:
    """U14, U15, F15: every payment of every route: by colour, fewest wilds first; wilds alone last."""
    claim, routes, paid, wild_cards = 0, t.claim_route, t.claim_colour, t.claim_wilds
    for r in board.routes:
        t.first_claim[r.index] = claim
        colours = range(len(board.colours)) if r.colour == GRAY else (r.colour,)
        payments = [(colour, wilds) for colour in colours for wilds in range(r.ferries, r.length)]
        for colour, wilds in [*payments, (WILD, r.length)]:
            routes[claim], paid[claim], wild_cards[claim] = r.index, colour, wilds
            claim += 1
    t.first_claim[len(board.routes) :] = claim


def _fill_tickets(board: Board, t: Any) -> None:
    t.tickets = len(board.tickets)
    for ticket in board.tickets:
        t.ticket_a[ticket.index], t.ticket_b[ticket.index] = ticket.a.index, ticket.b.index
        t.ticket_points[ticket.index] = ticket.points


def _fill_tokens(board: Board, cities: Mapping[str, City], t: Any) -> None:
    tokens = board.file.content.get("tokens")
    if tokens is None:
        return
    t.symbols, t.starts = len(board.symbols), len(tokens["start"])
    for i, city in enumerate(tokens["start"]):
        t.start_cities[i] = cities[city].index
    for held, points in enumerate(tokens["points"]):
        t.token_points[held] = points
    for seats, entry in tokens["seats"].items():
        n = int(seats)
        t.stack_height[n], t.aside_height[n] = entry["stack"], entry["aside_stack"]
        t.aside_placer[n], t.aside_choice[n] = entry["placers"], entry["choose"]


def _number_actions(board: Board, t: Any) -> None:
    """The numbering of actions: what seats may do first, what chance may do after it."""
    offer = max(int(t.open_deal), int(t.draw_deal))
    t.blind_id = t.display_size
    t.tickets_id = t.blind_id + 1
    t.pass_id = t.tickets_id + 1
    t.keep_id = t.pass_id + 1
    t.take_id = t.keep_id + (1 << offer) - 1
    t.place_id = t.take_id + (t.cities if t.symbols else 0)
    t.claim_id = t.place_id + t.symbols * int(t.cities)
    t.card_id = t.claim_id + t.first_claim[len(board.routes)]
    t.ticket_id = t.card_id + CARDS
    t.seat_id = t.ticket_id + t.tickets
    t.symbol_id = t.seat_id + SEATS
    t.all_ids = t.symbol_id + t.symbols
