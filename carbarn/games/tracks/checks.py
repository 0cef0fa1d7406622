"""What makes a board of tracks a good one. Every refusal names the file, the entry and the reason."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from carbarn.boards.loader import BoardFile
from carbarn.core.errors import BoardError
from carbarn.games.tracks.squares import SIDE_NAMES, outer_sides, square_at
from carbarn.games.tracks.state import COLUMNS, COMPANIES, HAND, ROWS, SEATS, SIDES, SQUARES, STATIONS

MOST_POINTS = 1000

Content = Mapping[str, Any]
Refuse = Callable[..., BoardError]

# What the options of this family are called, and what they can be.
OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "rotation": (False, True),
    "hand": tuple(range(1, HAND + 1)),
    "companies": (False, True),
}

_NEEDED: Mapping[str, Mapping[str, type]] = {
    "file": {"title": dict, "rules": dict, "map": dict, "tiles": dict, "start": dict},
    "title": {"en": str},
    "rules": {"seats": list, "exchange_until": int},
    "map": {"rows": int, "columns": int, "power_station": list, "stations": list},
    "station": {"number": int, "square": str, "side": str},
    "option": {"choices": list},
}


def check(file: BoardFile) -> None:
    """Refuse a bad board."""

    def refuse(entry: str, message: str, **details: Any) -> BoardError:
        return BoardError(file.file, entry, message, **details)

    content = file.content
    _need("file", content, "file", refuse)
    _need("title", content["title"], "title", refuse)
    _check_rules(content, refuse)
    _check_map(content["map"], refuse)
    _check_stations(content["map"], refuse)
    _check_tiles(content["tiles"], refuse)
    _check_start(content, refuse)
    _check_options(content, refuse)
    if "companies" in content:
        _check_companies(content["companies"], refuse)


def _need(kind: str, entry: Any, where: str, refuse: Refuse) -> None:
    """Every needed key is there and of its type."""
    if not isinstance(entry, dict):
        raise refuse(where, "board-not-a-table")
    for key, type_ in _NEEDED[kind].items():
        if key not in entry:
            raise refuse(where, "board-missing", key=key)
        if not isinstance(entry[key], type_) or isinstance(entry[key], bool):
            raise refuse(where, "board-wrong-type", key=key, value=repr(entry[key])[:80])


def _whole(where: str, value: Any, least: int, most: int, refuse: Refuse) -> None:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(where, "board-out-of-range", value=repr(value)[:80], least=least, most=most)


def _check_rules(content: Content, refuse: Refuse) -> None:
    """C1, S5: the figures."""
    rules = content["rules"]
    _need("rules", rules, "rules", refuse)
    if len(rules["seats"]) != 2:
        raise refuse("rules.seats", "board-wrong-type", key="seats", value=repr(rules["seats"])[:80])
    _whole("rules.seats", rules["seats"][0], 2, SEATS, refuse)
    _whole("rules.seats", rules["seats"][1], rules["seats"][0], SEATS, refuse)
    _whole("rules.exchange_until", rules["exchange_until"], 1, MOST_POINTS, refuse)


def _check_map(board: Content, refuse: Refuse) -> None:
    """C1: 8 by 8 squares, and a power station of 2 by 2 that does not touch the edge."""
    _need("map", board, "map", refuse)
    _whole("map.rows", board["rows"], ROWS, ROWS, refuse)
    _whole("map.columns", board["columns"], COLUMNS, COLUMNS, refuse)
    named = board["power_station"]
    squares = {square_at(name) for name in named if isinstance(name, str)}
    if len(named) == SIDES and None not in squares:
        row, column = min(squares)  # type: ignore[type-var, misc]
        block = {(r, c) for r in (row, row + 1) for c in (column, column + 1)}
        if squares == block and not any(outer_sides(*square) for square in block):
            return
    raise refuse("map.power_station", "board-wrong-type", key="power_station", value=repr(named)[:80])


def _check_stations(board: Content, refuse: Refuse) -> None:
    """C1: a station at every outer side of the map, numbered from 1."""
    _whole("map.stations", len(board["stations"]), STATIONS, STATIONS, refuse)
    numbers, places = set(), set()
    for i, station in enumerate(board["stations"], start=1):
        where = f"map.stations {i}"
        _need("station", station, where, refuse)
        _whole(f"{where}.number", station["number"], 1, STATIONS, refuse)
        square = square_at(station["square"])
        if square is None:
            raise refuse(where, "board-wrong-type", key="square", value=repr(station["square"])[:80])
        side = SIDE_NAMES.index(station["side"]) if station["side"] in SIDE_NAMES else -1
        if side not in outer_sides(*square):
            raise refuse(where, "board-wrong-type", key="side", value=repr(station["side"])[:80])
        if station["number"] in numbers or (square, side) in places:
            raise refuse(where, "board-duplicate-id")
        numbers.add(station["number"])
        places.add((square, side))


def _check_tiles(tiles: Content, refuse: Refuse) -> None:
    """C1: as many tiles as squares, each joining every place to enter with a place to leave of its own."""
    for code, count in tiles.items():
        if len(code) != SIDES or not set(code) <= set("abcd") or len(set(exits_of(code))) != SIDES:
            raise refuse(f"tiles.{code}"[:80], "board-tracks-bad-tile", code=code[:20])
        _whole(f"tiles.{code}", count, 0, SQUARES, refuse)
    if sum(tiles.values()) != SQUARES:
        raise refuse("tiles", "board-tracks-tile-count", count=sum(tiles.values()), needed=SQUARES)


def exits_of(code: str) -> list[int]:
    """The sides by which cars leave that entered from the top, the right, the bottom and the left."""
    ahead = {"a": 2, "b": 1, "c": 3, "d": 0}  # straight across, next side clockwise, counter-clockwise, back
    return [(side + ahead[letter]) % SIDES for side, letter in enumerate(code)]


def _stations(where: str, numbers: Any, refuse: Refuse) -> Iterable[int]:
    """A list of station numbers."""
    if not isinstance(numbers, list):
        raise refuse(where, "board-wrong-type", key="stations", value=repr(numbers)[:80])
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= STATIONS:
            raise refuse(where, "board-tracks-station", station=repr(number)[:20], most=STATIONS)
    return numbers


def _check_start(content: Content, refuse: Refuse) -> None:
    """C2: a table for every number of players, in which no two cars stand at one station."""
    least, most = content["rules"]["seats"]
    for seats in range(least, most + 1):
        table = content["start"].get(str(seats))
        if not isinstance(table, dict):
            raise refuse("start", "board-missing", key=str(seats))
        _whole(f"start.{seats}", len(table), seats, seats, refuse)
        taken: set[int] = set()
        for colour, numbers in table.items():
            for number in _stations(f"start.{seats}.{colour}"[:80], numbers, refuse):
                if number in taken:
                    raise refuse(f"start.{seats}.{colour}"[:80], "board-tracks-overlap", station=number)
                taken.add(number)


def _check_options(content: Content, refuse: Refuse) -> None:
    """C16, C17, S1: the options that a table may choose are those of the family."""
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise refuse("options", "board-not-a-table")
    for name, option in options.items():
        if name not in OPTIONS:
            raise refuse("options", "board-wrong-type", key="options", value=repr(name)[:80])
        _need("option", option, f"options.{name}", refuse)
        allowed = [(type(choice), choice) for choice in OPTIONS[name]]
        for choice in (*option["choices"], option.get("default")):
            if (type(choice), choice) not in allowed:
                raise refuse(f"options.{name}", "board-wrong-type", key=name, value=repr(choice)[:80])
        if option["default"] not in option["choices"]:
            raise refuse(f"options.{name}", "board-wrong-type", key="default", value=repr(option["default"]))
    if True in options.get("companies", {}).get("choices", ()) and "companies" not in content:
        raise refuse("file", "board-missing", key="companies")


def _check_companies(chart: Any, refuse: Refuse) -> None:
    """S1, S2: eight companies, each with one car on each side of the map."""
    if not isinstance(chart, dict):
        raise refuse("companies", "board-not-a-table")
    _whole("companies", len(chart), COMPANIES, COMPANIES, refuse)
    taken: list[int] = []
    for name, numbers in chart.items():
        stations = list(_stations(f"companies.{name}"[:80], numbers, refuse))
        if sorted((n - 1) // (STATIONS // SIDES) for n in stations) != list(range(SIDES)):
            raise refuse(f"companies.{name}"[:80], "board-tracks-chart")
        taken += stations
    if len(set(taken)) != STATIONS:
        raise refuse("companies", "board-tracks-chart")
