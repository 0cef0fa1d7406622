"""A map, a view of it and an action as facts ready for JSON: what a server sends, a browser draws (docs/facts.md)."""

import functools
from collections.abc import Mapping
from typing import Any

from carbarn.core.game import Action
from carbarn.core.plain import PlainReader
from carbarn.core.types import State
from carbarn.games.tracks.actions import Place, TrackAction
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.notation import company_names, percent
from carbarn.games.tracks.squares import SIDE_NAMES, name_of
from carbarn.games.tracks.state import (
    BLANK,
    COLUMNS,
    EDGES,
    OVER_ALL_PLACED,
    PILES,
    POWER,
    ROWS,
    SIDES,
    STATE,
    STATIONS,
    TURN,
    TURNS,
)
from carbarn.games.tracks.words import company_name

OVER = "over"
# The phases in words, in the order of their numbers.
PHASES = (
    "who_begins", "deal_shares", "turn_up_shares", "deal_tiles", "refill_hand", "draw_tile", "take_share",
    "turn_up_share", "turn", "place_drawn", OVER,
)  # fmt: skip
ENDED = "tiles_placed"  # C15
_REMEMBERED = 256  # boards with their lines: all who look at a table ask for the same one
_EVERY_ACTION = ("id", "notation")  # told for every kind alike
_FIELDS = (
    "viewer", "seats", "first", "phase", "seat", "drawn", "turns", "supply_count", "hand_count", "hand", "tile",
    "points", "share", "share_known", "face_up", "pool_count", "queue_count",
)  # fmt: skip


def board_facts(board: Board, locale: str) -> dict[str, Any]:
    """What never changes during a game on this map; names in a language."""
    companies = company_names(board) if board.options["companies"] else []
    tiles, least, most = board.file.content["tiles"], *board.seats
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "power_station": [name_of(square) for square in sorted(board.power_station)],
        "stations": [
            {"number": s.number, "square": board.square_name(s.square), "side": SIDE_NAMES[s.side]}
            for s in board.stations
        ],
        "tiles": [
            {"id": kind, "code": code, "count": tiles[code], "tracks": tracks(board, kind)}
            for kind, code in enumerate(board.kinds)
        ],
        "companies": [
            {"id": i, "colour": colour, "name": company_name(board, i, locale)} for i, colour in enumerate(companies)
        ],
        "percentages": [percent(pile) for pile in range(PILES)] if companies else [],
        "owners": {str(seats): _owners(board, seats) for seats in range(least, most + 1)},
    }


def tracks(board: Board, kind: int) -> list[list[int]]:
    """C8: the four tracks of a tile that is not turned, each as the endpoints where a car enters and leaves."""
    exits = board.table[0].exits[kind * TURNS].tolist()
    return [[2 * side, 2 * exit + 1] for side, exit in enumerate(exits)]


def _owners(board: Board, seats: int) -> dict[str, int]:
    """C2, S2: whose car stands at each station; stations without a car are left out."""
    row = board.table[0].owner[seats].tolist()
    return {str(station + 1): owner for station, owner in enumerate(row) if owner != BLANK}


def named_parts(board: Board, action: TrackAction) -> dict[str, Any]:
    """The parts of an action by name: the square by its name, everything else by its number."""
    parts = {name: value for name, value in vars(action).items() if name not in _EVERY_ACTION}
    if "square" in parts:
        parts["square"] = board.square_name(parts["square"])
    return parts


class TracksFacts:
    """The facts of views on one map. Lists and dictionaries that many views have in common are made once."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._reader = PlainReader(STATE, _FIELDS)
        table = board.table[0]
        self._exits, self._beyond = table.exits.tolist(), table.beyond.tolist()
        self._departure, self._station_at = table.departure.tolist(), table.station_at.tolist()
        self._owner = [[None if o == BLANK else o for o in row] for row in table.owner.tolist()]
        self._companies = int(table.companies)
        self._squares = [board.square_name(square) for square in range(len(board.squares))]
        self._tiles = [dict(zip(("tile", "turns"), divmod(i, TURNS), strict=True)) for i in range(len(self._exits))]
        self._passages = [
            [{"square": name, "entry": 2 * side, "exit": 2 * out + 1} for out in range(SIDES)]
            for name in self._squares
            for side in range(SIDES)
        ]
        self._laid = functools.lru_cache(_REMEMBERED)(self._lay)

    def of(self, view: State, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """C3, C5, S3, S4: all that a view holds: what is public, the viewer's own, and what the viewer remembers."""
        s = self._reader.read(view)
        return {**(self._public(s) if public is None else public), **self._own(s)}

    def _own(self, s: dict[str, Any]) -> dict[str, Any]:
        """What one viewer may know and another may not."""
        viewer = s["viewer"]
        mine = viewer >= 0
        return {
            "viewer": viewer if mine else None,
            "hand": list(s["hand"][viewer][: s["hand_count"][viewer]]) if mine else None,
            "drawn": _known(s["drawn"]),
            "seats": [self._seat(s, seat) for seat in range(s["seats"])],
            "portfolio": self._worth(s, viewer) if mine and self._companies else None,
        }

    def _public(self, s: dict[str, Any]) -> dict[str, Any]:
        """What all viewers know alike."""
        phase, over = s["phase"], s["phase"] >= OVER_ALL_PLACED
        board, lines = self._laid(s["seats"], s["tile"])
        return {
            "to_move": s["seat"] if TURN <= phase < OVER_ALL_PLACED else None,
            "phase": PHASES[phase],
            "turn": s["turns"],
            "over": over,
            "ended": ENDED if over else None,
            "first": _known(s["first"]),
            "board": board,
            "supply": s["supply_count"],
            "lines": lines,
            "piles": self._piles(s) if self._companies else [],
            "unit": 10 if self._companies else 1,
            "companies": [{"points": points} for points in s["points"][: self._companies]],
        }

    def _seat(self, s: dict[str, Any], seat: int) -> dict[str, Any]:
        """One seat as the viewer knows it; with companies it has points for the viewer who knows all its shares."""
        if not self._companies:
            return {"points": s["points"][seat], "hand": s["hand_count"][seat], "shares": []}
        shares = [_known(company) for company in s["share"][seat]]
        secret = any(who and share is None for share, who in zip(shares, s["share_known"][seat], strict=True))
        points = None if secret else self._worth(s, seat)
        return {"points": points, "hand": s["hand_count"][seat], "shares": shares}

    def _worth(self, s: dict[str, Any], seat: int) -> int:
        """S6: what a seat's shares would pay now, in tenths of a point."""
        shares = enumerate(s["share"][seat], start=1)
        return sum(tenths * s["points"][company] for tenths, company in shares if company != BLANK)

    def _piles(self, s: dict[str, Any]) -> list[dict[str, Any]]:
        """S3, S4: the piles of shares with what lies face up beside them."""
        return [
            {
                "percentage": percent(pile),
                "face_up": _known(s["face_up"][pile]),
                "left": s["pool_count"][pile] + s["queue_count"][pile],
            }
            for pile in range(PILES)
        ]

    def _lay(self, seats: int, tiles: tuple[int, ...]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The tiles by square, and the lines of all stations."""
        board = {self._squares[square]: self._tiles[tile] for square, tile in enumerate(tiles) if tile != BLANK}
        return board, [self._walk(seats, tiles, station) for station in range(STATIONS)]

    def _walk(self, seats: int, tiles: tuple[int, ...], station: int) -> dict[str, Any]:
        """C11, C12: the line of a station with every tile that it passes."""
        edge, passages = self._departure[station], []
        while edge < EDGES and (tile := tiles[edge // SIDES]) != BLANK:
            out = self._exits[tile][edge % SIDES]
            passages.append(self._passages[edge][out])
            edge = self._beyond[edge // SIDES][out]
        return {**self._line(seats, station, edge, len(passages)), "passages": passages}

    def _line(self, seats: int, station: int, end: int, length: int) -> dict[str, Any]:
        """C11, C12: a line that ends there: a point for each tile passed, doubled at the power station."""
        finished, power = end >= EDGES, end >= POWER
        return {
            "station": station + 1,
            "owner": self._owner[seats][station],
            "length": length,
            "finished": finished,
            "arrival": end - EDGES + 1 if finished and not power else None,
            "power_station": power,
            "points": (2 * length if power else length) if finished else 0,
        }

    def preview(self, view: State, action: Action) -> dict[str, Any]:
        """C10, C11, C13: the lines that a placement would extend or finish, as they would be after it, by station.

        A car that comes back to the square passes the tile again. Nothing for any other action, nor on a taken square.
        """
        if not isinstance(action, Place) or action.tile >= len(self._board.kinds):
            return {}  # a map of somebody's own need not have all kinds of tiles
        if view["tile"].item(action.square) != BLANK:
            return {}
        front, back, lengths = view["front"][0], view["back"][0], view["length"][0]
        exits, beyond = self._exits[action.tile * TURNS + action.turns], self._beyond[action.square]
        seats, lines = view["seats"].item(), []
        for side in range(SIDES):
            start = back.item(action.square * SIDES + side)
            station = self._station_at[start]
            if station == BLANK:
                continue
            end, length = action.square * SIDES + side, lengths.item(start)
            while end < EDGES and end // SIDES == action.square:
                out = beyond[exits[end % SIDES]]
                end, length = front.item(out), length + 1 + lengths.item(out)
            lines.append(self._line(seats, station, end, length))
        return {"lines": sorted(lines, key=lambda line: int(line["station"]))}


def _known(number: int) -> int | None:
    """A number, or None for a BLANK."""
    return None if number == BLANK else number
