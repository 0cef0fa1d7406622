"""Actions with their parts named. Ids are integers inside; a typed action prints as its notation.

The numbering depends on the map and its options alone: every tile in every turn allowed on every square, drawing, every
exchange of shares; then what chance may do: every tile, every seat, every share.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from carbarn.games.tracks.board import Board
from carbarn.games.tracks.state import COMPANIES, SQUARES


@dataclass(frozen=True)
class TrackAction:
    """An action on a map of tracks."""

    id: int
    notation: str
    kind: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Place(TrackAction):
    """C5, C16: place a tile on a square, turned clockwise by so many quarter turns."""

    square: int
    tile: int
    turns: int
    kind: ClassVar[str] = "place"


@dataclass(frozen=True)
class Draw(TrackAction):
    """C5: draw a tile from the supply, to place it."""

    kind: ClassVar[str] = "draw"


@dataclass(frozen=True)
class Exchange(TrackAction):
    """S4: put the own share of a pile under it, and take the one face up, or the top one."""

    pile: int
    top: bool
    kind: ClassVar[str] = "exchange"


@dataclass(frozen=True)
class TileComes(TrackAction):
    """Chance: this tile is dealt or drawn."""

    tile: int
    kind: ClassVar[str] = "tile"


@dataclass(frozen=True)
class SeatBegins(TrackAction):
    """Chance: this seat begins."""

    seat: int
    kind: ClassVar[str] = "seat"


@dataclass(frozen=True)
class ShareComes(TrackAction):
    """Chance: the top share of a pile is this company's."""

    pile: int
    company: int
    kind: ClassVar[str] = "share"


def parts(board: Board, action: int) -> tuple[type[TrackAction], tuple[Any, ...]]:
    """The kind of an action and its parts; IndexError for a number that no action has.

    A table tells the same actions again and again, and reading a record takes its time: what was looked up is kept.
    """
    found: tuple[type[TrackAction], tuple[Any, ...]] | None = board.looked_up.get(action)
    if found is None:
        found = board.looked_up[action] = _parts(board, action)
    return found


def _parts(board: Board, action: int) -> tuple[type[TrackAction], tuple[Any, ...]]:
    t = board.table[0]
    if not 0 <= action < t.all_ids:
        raise IndexError(action)
    if action < t.draw_id:
        way, square = divmod(action, SQUARES)
        return Place, (square, *divmod(way, int(t.turns)))
    if action == t.draw_id:
        return Draw, ()
    if action < t.tile_id:
        pile, top = divmod(action - int(t.exchange_id), 2)
        return Exchange, (pile, bool(top))
    if action < t.seat_id:
        return TileComes, (action - int(t.tile_id),)
    if action < t.share_id:
        return SeatBegins, (action - int(t.seat_id),)
    return ShareComes, divmod(action - int(t.share_id), COMPANIES)


def place_id(board: Board, square: int, tile: int, turns: int = 0) -> int:
    """The id of a placement."""
    return (tile * int(board.table[0].turns) + turns) * SQUARES + square
