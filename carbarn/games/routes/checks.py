"""What makes a board of routes a good one. Every refusal names the file, the entry and the reason."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from carbarn.boards.loader import BoardFile
from carbarn.core.errors import BoardError
from carbarn.games.routes.state import CITIES, COLOURS, LENGTH, OFFER, PLACES, ROUTES, SEATS, SYMBOLS, TICKETS

MOST_CARDS = 120  # a count of cards fits a signed byte
MOST_POINTS = 1000

Content = Mapping[str, Any]
Refuse = Callable[..., BoardError]


def check(file: BoardFile) -> None:
    """Refuse a bad board."""

    def refuse(entry: str, message: str, **details: Any) -> BoardError:
        return BoardError(file.file, entry, message, **details)

    content = file.content
    _check_shape(content, refuse)
    _check_rules(content["rules"], refuse)
    _check_cards(content, refuse)
    _check_cities(content, refuse)
    _check_routes(content, refuse)
    _check_connected(content, refuse)
    _check_tickets(content, refuse)
    _check_options(content, refuse)
    if "tokens" in content:
        _check_tokens(content, refuse)


_NEEDED: Mapping[str, Mapping[str, type | tuple[type, ...]]] = {
    "rules": {
        "seats": list,
        "trains": int,
        "hand": int,
        "display": int,
        "display_limit": int,
        "opening_tickets": dict,
        "drawn_tickets": dict,
        "both_tracks_from": int,
        "route_points": list,
        "last_round_at": int,
        "longest_path_bonus": int,
        "most_tickets_bonus": int,
        "tie_breaks": list,
    },
    "map": {"cities": list, "routes": list, "tickets": list},
    "city": {"id": str, "en": str, "x": (int, float), "y": (int, float)},
    "route": {"a": str, "b": str, "colour": str, "length": int},
    "ticket": {"a": str, "b": str, "points": int},
    "symbol": {"id": str, "en": str},
    "deal": {"deal": int, "keep": int},
    "tokens": {"start": list, "points": list, "symbols": list, "seats": dict},
    "token seats": {"stack": int, "aside_stack": int, "placers": list, "choose": bool},
}


def _need(kind: str, entry: Any, where: str, refuse: Refuse) -> None:
    """Every needed key is there and of its type."""
    if not isinstance(entry, dict):
        raise refuse(where, "board-not-a-table")
    for key, type_ in _NEEDED[kind].items():
        if key not in entry:
            raise refuse(where, "board-missing", key=key)
        if not isinstance(entry[key], type_) or (isinstance(entry[key], bool) and type_ is not bool):
            raise refuse(where, "board-wrong-type", key=key, value=repr(entry[key]))


def _whole(where: str, value: Any, least: int, most: int, refuse: Refuse) -> None:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(where, "board-out-of-range", value=repr(value), least=least, most=most)


def _check_shape(content: Content, refuse: Refuse) -> None:
    for part in ("title", "cards"):
        if not isinstance(content.get(part), dict):
            raise refuse(part, "board-not-a-table")
    if not isinstance(content["title"].get("en"), str):
        raise refuse("title", "board-missing", key="en")
    _need("rules", content.get("rules"), "rules", refuse)
    _need("map", content.get("map"), "map", refuse)
    for kind, part in (("city", "cities"), ("route", "routes"), ("ticket", "tickets")):
        for number, entry in enumerate(content["map"][part], start=1):
            _need(kind, entry, f"{kind} {number}", refuse)


def _check_rules(rules: Content, refuse: Refuse, where: str = "rules") -> None:
    if len(rules["seats"]) != 2:
        raise refuse(f"{where}.seats", "board-wrong-type", key="seats", value=repr(rules["seats"]))
    _whole(f"{where}.seats", rules["seats"][0], 2, SEATS, refuse)
    _whole(f"{where}.seats", rules["seats"][1], rules["seats"][0], SEATS, refuse)
    _whole(f"{where}.trains", rules["trains"], 1, MOST_CARDS, refuse)
    _whole(f"{where}.hand", rules["hand"], 1, 20, refuse)
    _whole(f"{where}.display", rules["display"], 1, PLACES, refuse)
    _whole(f"{where}.display_limit", rules["display_limit"], 1, rules["display"] + 1, refuse)
    _whole(f"{where}.both_tracks_from", rules["both_tracks_from"], 2, SEATS + 1, refuse)
    _whole(f"{where}.last_round_at", rules["last_round_at"], 0, MOST_CARDS, refuse)
    for deal in ("opening_tickets", "drawn_tickets"):
        _need("deal", rules[deal], f"{where}.{deal}", refuse)
        _whole(f"{where}.{deal}.deal", rules[deal]["deal"], 1, OFFER, refuse)
        _whole(f"{where}.{deal}.keep", rules[deal]["keep"], 1, rules[deal]["deal"], refuse)
    for bonus in ("longest_path_bonus", "most_tickets_bonus"):
        _whole(f"{where}.{bonus}", rules[bonus], 0, MOST_POINTS, refuse)
    _whole(f"{where}.route_points", len(rules["route_points"]), 1, LENGTH, refuse)
    for points in rules["route_points"]:
        _whole(f"{where}.route_points", points, 0, MOST_POINTS, refuse)
    for tie in rules["tie_breaks"]:
        if tie not in ("tickets", "longest_path"):
            raise refuse(f"{where}.tie_breaks", "board-unknown-tie-break", name=str(tie))


def _check_cards(content: Content, refuse: Refuse) -> None:
    cards = content["cards"]
    colours = [name for name in cards if name != "wild"]
    _whole("cards", len(colours), 1, COLOURS, refuse)
    for name, count in cards.items():
        _whole(f"cards.{name}", count, 0 if name == "wild" else 1, MOST_CARDS, refuse)
    _check_enough_cards(content["rules"], cards, "cards", refuse)


def _check_enough_cards(rules: Content, cards: Content, where: str, refuse: Refuse) -> None:
    """U3: the opening hands and the display."""
    needed = rules["seats"][1] * rules["hand"] + rules["display"]
    _whole(where, sum(cards.values()), needed, MOST_CARDS, refuse)


def _check_cities(content: Content, refuse: Refuse) -> None:
    cities = content["map"]["cities"]
    if len(cities) > CITIES:
        raise refuse("map.cities", "board-too-many", count=len(cities), most=CITIES)
    seen: set[str] = set()
    for city in cities:
        where = f"city {city['id']}"
        if city["id"] in seen:
            raise refuse(where, "board-duplicate-id")
        seen.add(city["id"])
        for axis in ("x", "y"):
            if not 0 <= city[axis] <= 1:
                raise refuse(where, "board-off-the-map", axis=axis, value=str(city[axis]))


def _ends(kind: str, entries: list[Content], cities: set[str], refuse: Refuse) -> Iterator[tuple[str, Content]]:
    """Each entry with its name, its two cities checked."""
    for number, entry in enumerate(entries, start=1):
        where = f"{kind} {number} ({entry['a']} – {entry['b']})"
        for end in (entry["a"], entry["b"]):
            if end not in cities:
                raise refuse(where, "board-unknown-city", city=end)
        if entry["a"] == entry["b"]:
            raise refuse(where, "board-same-city")
        yield where, entry


def _check_routes(content: Content, refuse: Refuse) -> None:
    routes, cities = content["map"]["routes"], {c["id"] for c in content["map"]["cities"]}
    if not 0 < len(routes) <= ROUTES:
        raise refuse("map.routes", "board-too-many", count=len(routes), most=ROUTES)
    tracks: dict[frozenset[str], list[Content]] = {}
    for where, route in _ends("route", routes, cities, refuse):
        _whole(f"{where}: length", route["length"], 1, len(content["rules"]["route_points"]), refuse)
        _whole(f"{where}: ferries", route.get("ferries", 0), 0, route["length"], refuse)
        if route["colour"] != "gray" and (route["colour"] not in content["cards"] or route["colour"] == "wild"):
            raise refuse(where, "board-colour-without-cards", colour=route["colour"])
        pair = tracks.setdefault(frozenset((route["a"], route["b"])), [])
        if pair and pair[0]["length"] != route["length"]:
            raise refuse(where, "board-unequal-tracks", one=pair[0]["length"], other=route["length"])
        pair.append(route)
        if len(pair) > 2:
            raise refuse(where, "board-three-tracks")


def _neighbours(content: Content) -> dict[str, set[str]]:
    """Which cities each city has a route to."""
    near: dict[str, set[str]] = {city["id"]: set() for city in content["map"]["cities"]}
    for route in content["map"]["routes"]:
        near[route["a"]].add(route["b"])
        near[route["b"]].add(route["a"])
    return near


def _reach(near: Mapping[str, set[str]], start: str) -> set[str]:
    """Every city that routes join to this one."""
    reached, waiting = {start}, [start]
    while waiting:
        for city in near[waiting.pop()] - reached:
            reached.add(city)
            waiting.append(city)
    return reached


def _check_connected(content: Content, refuse: Refuse) -> None:
    for city, others in _neighbours(content).items():
        if not others:
            raise refuse(f"city {city}", "board-unconnected-city")


def _check_tickets(content: Content, refuse: Refuse) -> None:
    tickets, near = content["map"]["tickets"], _neighbours(content)
    if len(tickets) > TICKETS:
        raise refuse("map.tickets", "board-too-many", count=len(tickets), most=TICKETS)
    for where, ticket in _ends("ticket", tickets, set(near), refuse):
        _whole(f"{where}: points", ticket["points"], 0, MOST_POINTS, refuse)
        _whole(f"{where}: revised", ticket.get("revised", 0), 0, MOST_POINTS, refuse)
        if ticket["b"] not in _reach(near, ticket["a"]):
            raise refuse(where, "board-impossible-ticket")


def _check_enough_tickets(rules: Content, count: int, where: str, refuse: Refuse) -> None:
    needed = rules["seats"][1] * rules["opening_tickets"]["deal"]
    if count < needed:
        raise refuse(where, "board-too-few-tickets", count=count, needed=needed)


def _check_options(content: Content, refuse: Refuse) -> None:
    options, tickets = content.get("options", {}), content["map"]["tickets"]
    if not options:
        _check_enough_tickets(content["rules"], len(tickets), "map.tickets", refuse)
    for name, option in options.items():
        where = f"options.{name}"
        if not isinstance(option, dict) or not isinstance(option.get("choices"), dict):
            raise refuse(where, "board-missing", key="choices")
        if option.get("default") not in option["choices"]:
            raise refuse(where, "board-missing", key="default")
        for choice, changes in option["choices"].items():
            rules = {**content["rules"], **changes.get("rules", {})}
            _check_rules(rules, refuse, f"{where}.{choice}.rules")
            _check_enough_cards(rules, content["cards"], f"{where}.{choice}: cards", refuse)
            sets = changes.get("sets")
            count = sum(1 for t in tickets if sets is None or t.get("set") in sets)
            _check_enough_tickets(rules, count, f"{where}.{choice}", refuse)


def _check_tokens(content: Content, refuse: Refuse) -> None:
    tokens, cities = content["tokens"], {c["id"] for c in content["map"]["cities"]}
    _need("tokens", tokens, "tokens", refuse)
    for number, symbol in enumerate(tokens["symbols"], start=1):
        _need("symbol", symbol, f"tokens.symbol {number}", refuse)
    _whole("tokens.symbols", len(tokens["symbols"]), 3, SYMBOLS, refuse)
    _whole("tokens.start", len(tokens["start"]), len(tokens["symbols"]) - 2, len(tokens["symbols"]) - 2, refuse)
    _whole("tokens.start", len(set(tokens["start"])), len(tokens["start"]), len(tokens["start"]), refuse)
    for city in tokens["start"]:
        if city not in cities:
            raise refuse("tokens.start", "board-unknown-city", city=str(city))
    _whole("map.cities", len(cities), len(tokens["symbols"]), CITIES, refuse)
    _whole("tokens.points", len(tokens["points"]), len(tokens["symbols"]) + 1, len(tokens["symbols"]) + 1, refuse)
    for points in tokens["points"]:
        _whole("tokens.points", points, 0, MOST_POINTS, refuse)
    least, most = content["rules"]["seats"]
    for seats in range(least, most + 1):
        where = f"tokens.seats.{seats}"
        entry = tokens["seats"].get(str(seats))
        _need("token seats", entry, where, refuse)
        _whole(f"{where}.stack", entry["stack"], 1, MOST_CARDS, refuse)
        _whole(f"{where}.aside_stack", entry["aside_stack"], 1, MOST_CARDS, refuse)
        _whole(f"{where}.placers", len(entry["placers"]), 2, 2, refuse)
        for placer in entry["placers"]:
            _whole(f"{where}.placers", placer, 0, seats - 1, refuse)
