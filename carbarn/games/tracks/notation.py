"""The canonical text of an action, and back. English, the same on every machine, without loss.

    place c4 aacb · place c4 aacb turned 2 · draw
    exchange 20 for face up · exchange 20 for top

Columns are a to h from the left, rows 1 to 8 from the top; a tile may be turned by 1 to 3 quarter turns clockwise.
Reading is generous: case and punctuation do not matter; `draw then place c4 aacb` means the draw, and the placement
once the tile is drawn; the company of the share to exchange may be named.
"""

import re
from typing import Any

from carbarn.core.errors import IllegalAction, UnknownName
from carbarn.core.types import State
from carbarn.games.tracks import actions as kinds
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.squares import square_at
from carbarn.games.tracks.state import COMPANIES, KINDS, PILES, PLACE_DRAWN, SEATS, TURNS

EXAMPLES = "place c4 aacb, place c4 aacb turned 2, draw, exchange 20 for face up, exchange 20 for top"
_LONGEST = 200  # characters: no notation is as long
_PLACE = re.compile(r"(draw (?:and )?(?:then )?)?place ([a-z]+)(?: ?(\d+)) ([a-z]+)(?: turned (\d+))?")
_EXCHANGE = re.compile(r"exchange (\d+)(?: percent)?(?: ([a-z]+))? for (?:the )?(face up|top)")
_OUTCOME = re.compile(r"(?:tile ([a-z]+)|seat (\d+) begins|share (\d+) ([a-z]+))")


def unknown(text: str) -> UnknownName:
    """What is said of a text that means nothing."""
    return UnknownName("error-unknown-action", text=text[:80], examples=EXAMPLES)


def percent(pile: int) -> int:
    """S3: what the shares of a pile pay."""
    return 10 * (pile + 1)


def company_names(board: Board) -> list[str]:
    """S1: the companies in order; empty on a map without."""
    return list(board.file.content.get("companies", ()))


def text_of(board: Board, action: int) -> str:
    """The canonical notation of an action or of an outcome of chance."""
    kind, p = kinds.parts(board, action)
    if kind is kinds.Place:
        turned = f" turned {p[2]}" if p[2] else ""
        return f"place {board.square_name(p[0])} {_tile(board, p[1])}{turned}"
    if kind is kinds.Draw:
        return "draw"
    if kind is kinds.Exchange:
        return f"exchange {percent(p[0])} for {'top' if p[1] else 'face up'}"
    if kind is kinds.TileComes:
        return f"tile {_tile(board, p[0])}"
    if kind is kinds.SeatBegins:
        return f"seat {p[0]} begins"
    return f"share {percent(p[0])} {company_names(board)[p[1]]}"


def _tile(board: Board, kind: int) -> str:
    """The code of a tile; a map of somebody's own need not have all kinds."""
    return board.kinds[kind] if kind < len(board.kinds) else f"none{'abcdefghijklmnopqrstuvwxyz'[kind]}"


def read(board: Board, state: State, text: str) -> int:
    """The action that a text means.

    Raises UnknownName if it means none; IllegalAction, with its rule, for a placement that no action stands for: off
    the map, on the power station, or turned where the options do not allow it.
    """
    plain = " ".join(re.findall(r"[^\W_]+", text.casefold())) if len(text) <= _LONGEST else ""
    if plain == "draw":
        return int(board.table[0].draw_id)
    if found := _PLACE.fullmatch(plain):
        if found[1] and state[0].phase != PLACE_DRAWN:
            return int(board.table[0].draw_id)
        return _placement(board, text, found)
    if found := _EXCHANGE.fullmatch(plain):
        return _exchange(board, state, text, found)
    if found := _OUTCOME.fullmatch(plain):
        return _outcome(board, text, found)
    raise unknown(text)


def _index(names: Any, name: str, text: str) -> int:
    """The place of a name in a list."""
    names = list(names)
    if name not in names:
        raise unknown(text)
    return names.index(name)


def _placement(board: Board, text: str, found: "re.Match[str]") -> int:
    """C1, C8: a placement by the names of square and tile."""
    codes = [_tile(board, kind) for kind in range(KINDS)]
    tile = _index(codes, found[4], text)
    name, turns = f"{found[2]}{found[3]}", int(found[5] or 0)
    square = square_at(name)
    if square is None:
        raise IllegalAction("C1", "illegal-tracks-off-map", square=name[:20])
    if square in board.power_station:
        raise IllegalAction("C1", "illegal-tracks-power-station")
    if turns >= TURNS:
        raise unknown(text)
    if turns >= board.table[0].turns:
        raise IllegalAction("C8", "illegal-tracks-no-turning")
    return kinds.place_id(board, board.squares.index(square), tile, turns)


def _pile(tens: str, text: str) -> int:
    return _index((str(percent(pile)) for pile in range(PILES)), tens, text)


def _exchange(board: Board, state: State, text: str, found: "re.Match[str]") -> int:
    """S4: an exchange; a company that is named has to be the one whose share the seat holds."""
    t, s, pile = board.table[0], state[0], _pile(found[1], text)
    if not t.companies:
        raise IllegalAction("S1", "illegal-tracks-no-companies")
    if found[2] is not None and s.share[s.seat, pile] != _index(company_names(board), found[2], text):
        raise IllegalAction("S4", "illegal-tracks-share-not-held")
    return int(t.exchange_id) + 2 * pile + (found[3] == "top")


def _outcome(board: Board, text: str, found: "re.Match[str]") -> int:
    """What chance does."""
    t = board.table[0]
    if found[1] is not None:
        codes = [_tile(board, kind) for kind in range(KINDS)]
        return int(t.tile_id) + _index(codes, found[1], text)
    if found[2] is not None:
        return int(t.seat_id) + _index(map(str, range(SEATS)), found[2], text)
    if not t.companies:
        raise unknown(text)
    return int(t.share_id) + _pile(found[3], text) * COMPANIES + _index(company_names(board), found[4], text)
