"""The map as an image: tiles with their tracks, lines in their owners' colours, from facts alone (Pillow)."""

from typing import Any

import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw

from carbarn.core.types import Image

SQUARE, MARGIN, STRIP = 84, 44, 22  # pixels; a strip an owner below the map
_PAPER, _INK, _TILE, _TRACK = "#efe9dc", "#3a352b", "#fffdf6", "#b8b2a4"
_SEATS = ("#1f6fd1", "#d62f2f", "#2c9a44", "#e2b714", "#8e44ad", "#2b2b2b", "#e0812b", "#0f9a9a")
_SMOOTH = 12  # straight pieces that make a curve
_SIDES = ("top", "right", "bottom", "left")

Point = tuple[float, float]


class Drawing:
    """One map with one view on it."""

    def __init__(self, board: dict[str, Any], facts: dict[str, Any]) -> None:
        self._board, self._facts = board, facts
        self._wide = 2 * MARGIN + SQUARE * board["columns"]
        self._high = 2 * MARGIN + SQUARE * board["rows"]
        owners = facts["companies"] or facts["seats"]
        self._picture = Pictures.new("RGB", (self._wide, self._high + STRIP * len(owners)), _PAPER)
        self._draw = ImageDraw.Draw(self._picture)

    def _corner(self, square: str) -> Point:
        """The top left of a square, named by column and row."""
        return MARGIN + SQUARE * (ord(square[0]) - ord("a")), MARGIN + SQUARE * (int(square[1:]) - 1)

    def _end(self, square: str, endpoint: int) -> tuple[Point, Point]:
        """Where an endpoint lies, and the way from it into the square."""
        x, y = self._corner(square)
        near, far = SQUARE * 0.36, SQUARE * 0.64
        at: Point = (
            (near, 0.0), (far, 0.0), (SQUARE, near), (SQUARE, far),
            (far, SQUARE), (near, SQUARE), (0.0, far), (0.0, near),
        )[endpoint]  # fmt: skip
        into: Point = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))[endpoint // 2]
        return (x + at[0], y + at[1]), into

    def _way(self, square: str, entry: int, exit: int, colour: str, wide: int) -> None:
        """C1: a track from endpoint to endpoint, as a smooth curve."""
        (a, into_a), (b, into_b) = self._end(square, entry), self._end(square, exit)
        pull = SQUARE * 0.42
        c, d = (a[0] + into_a[0] * pull, a[1] + into_a[1] * pull), (b[0] + into_b[0] * pull, b[1] + into_b[1] * pull)
        points = []
        for step in range(_SMOOTH + 1):
            t = step / _SMOOTH
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(tuple(sum(k * p[i] for k, p in zip(w, (a, c, d, b), strict=True)) for i in range(2)))
        self._draw.line(points, fill=colour, width=wide, joint="curve")

    def _squares(self) -> None:
        """The empty map, the power station, and the tiles with their tracks turned."""
        for row in range(self._board["rows"]):
            for column in range(self._board["columns"]):
                name = f"{chr(ord('a') + column)}{row + 1}"
                x, y = self._corner(name)
                power = name in self._board["power_station"]
                self._draw.rectangle((x, y, x + SQUARE, y + SQUARE), "#f6d976" if power else _PAPER, "#cfc8b8")
        for name, placed in self._facts["board"].items():
            x, y = self._corner(name)
            self._draw.rectangle((x, y, x + SQUARE, y + SQUARE), _TILE, _INK)
            for entry, exit in self._board["tiles"][placed["tile"]]["tracks"]:
                turned = 2 * placed["turns"]
                self._way(name, (entry + turned) % 8, (exit + turned) % 8, _TRACK, 5)

    def _stations(self) -> None:
        """C2: every station in its owner's colour, and the line of its car."""
        for line in self._facts["lines"]:
            colour = _TRACK if line["owner"] is None else _SEATS[line["owner"]]
            for passage in line["passages"]:
                if line["owner"] is not None:
                    self._way(passage["square"], passage["entry"], passage["exit"], colour, 5)
        for station in self._board["stations"]:
            owner = self._facts["lines"][station["number"] - 1]["owner"]
            x, y = self._corner(station["square"])
            side = _SIDES.index(station["side"])
            dx, dy = ((0.5, -0.22), (1.22, 0.5), (0.5, 1.22), (-0.22, 0.5))[side]
            cx, cy = x + dx * SQUARE, y + dy * SQUARE
            fill = _PAPER if owner is None else _SEATS[owner]
            self._draw.ellipse((cx - 12, cy - 12, cx + 12, cy + 12), fill, _INK, 2)
            self._draw.text((cx, cy), str(station["number"]), "#ffffff" if owner is not None else _INK, anchor="mm")

    def _owners(self) -> None:
        """Whose colour is whose, and their points."""
        companies = self._facts["companies"]
        for owner, each in enumerate(companies or self._facts["seats"]):
            y = self._high - 8 + owner * STRIP
            self._draw.rectangle((MARGIN, y + 3, MARGIN + 14, y + 17), _SEATS[owner], _INK)
            mark = "  <" if not companies and self._facts["to_move"] == owner else ""
            told = f"{'company' if companies else 'seat'} {owner}: {each['points']} points{mark}"
            self._draw.text((MARGIN + 22, y + 15), told, _INK, anchor="ls")

    def image(self) -> Image:
        """The whole picture."""
        self._squares()
        self._stations()
        self._owners()
        return np.asarray(self._picture).copy()
