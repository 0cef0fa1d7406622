"""The map as an image: routes as rows of spaces, claimed ones in their owner's colour, from facts alone (Pillow)."""

import math
from typing import Any

import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw

from carbarn.core.types import Image

WIDTH, MARGIN, STRIP = 1000, 28, 22  # pixels; a strip a seat below the map
_PAPER, _INK = "#f3ead4", "#3a352b"
_SEATS = ("#1f6fd1", "#d62f2f", "#2c9a44", "#e2b714", "#2b2b2b")
_COLOURS = {
    "purple": "#c79bd4", "blue": "#9bc1e8", "orange": "#f3c48f", "white": "#ffffff", "green": "#a8d3ae",
    "yellow": "#f5e6a0", "black": "#8b8b90", "red": "#e8a39e", "gray": "#d5d2c8",
}  # fmt: skip
_GAP, _CAR, _CITY = 11, 8, 5


class Drawing:
    """One map with one view on it."""

    def __init__(self, board: dict[str, Any], facts: dict[str, Any]) -> None:
        self._board, self._facts = board, facts
        self._high = round(WIDTH / board["frame"]["aspect"])
        size = (WIDTH, self._high + STRIP * len(facts["seats"]) + 8)
        self._picture = Pictures.new("RGB", size, _PAPER)
        self._draw = ImageDraw.Draw(self._picture)
        self._cities = {city["id"]: self._at(city["x"], city["y"]) for city in board["cities"]}
        self._owner = {route: seat for seat, each in enumerate(facts["seats"]) for route in each["routes"]}

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return MARGIN + x * (WIDTH - 2 * MARGIN), MARGIN + y * (self._high - 2 * MARGIN)

    def _route(self, route: dict[str, Any]) -> None:
        """U14: a row of spaces on a curve; the tracks of a double route side by side."""
        (x1, y1), (x2, y2) = self._cities[route["a"]], self._cities[route["b"]]
        chord, length, twin = math.hypot(x2 - x1, y2 - y1), route["length"], route["twin"]
        side = 0.0 if twin is None else _GAP / 2 * (1 if route["id"] > twin else -1)
        bend = 2 * route["bow"]  # of a quadratic curve: its middle is off the chord by half of that
        cx, cy = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
        room = _CITY + 4
        space = (chord - 2 * room) / length
        for car in range(length):
            t = (room + (car + 0.5) * space) / chord
            px = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2
            py = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2
            dx, dy = (1 - t) * (cx - x1) + t * (x2 - cx), (1 - t) * (cy - y1) + t * (y2 - cy)
            far = math.hypot(dx, dy)
            ux, uy = dx / far, dy / far
            self._space(px - uy * side, py + ux * side, ux, uy, space * 0.84, route)

    def _space(self, x: float, y: float, ux: float, uy: float, wide: float, route: dict[str, Any]) -> None:
        """One space: its route's colour, or a car of its owner's."""
        owner = self._owner.get(route["id"])
        tall = _CAR + 3 if owner is not None else _CAR
        corners = [
            (x + ux * a * wide / 2 - uy * b * tall / 2, y + uy * a * wide / 2 + ux * b * tall / 2)
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        fill = _COLOURS.get(route["colour"], "#d5d2c8") if owner is None else _SEATS[owner]
        self._draw.polygon(corners, fill=fill, outline=_INK)

    def _city(self, city: dict[str, Any]) -> None:
        """A dot and a name; a stack of tokens as a square around it."""
        x, y = self._cities[city["id"]]
        for stack in self._facts["stacks"]:
            if stack["city"] == city["id"] and stack["left"]:
                self._draw.rectangle((x - 9, y - 9, x + 9, y + 9), fill="#e86a5c", outline=_INK)
        self._draw.ellipse((x - _CITY, y - _CITY, x + _CITY, y + _CITY), fill="#fdf8ea", outline=_INK, width=2)
        left = x > WIDTH * 0.85
        self._draw.text(
            (x + (-8 if left else 8), y - 8), city["name"], fill=_INK, anchor="rs" if left else "ls", stroke_width=2,
            stroke_fill=_PAPER,
        )  # fmt: skip

    def _seat(self, seat: int, facts: dict[str, Any]) -> None:
        """What everybody sees of a seat, in a line."""
        y = self._high + 4 + seat * STRIP
        self._draw.rectangle((MARGIN, y + 3, MARGIN + 14, y + 17), fill=_SEATS[seat], outline=_INK)
        told = ", ".join(f"{facts[what]} {what}" for what in ("points", "trains", "cards", "tickets"))
        mark = "  <" if self._facts["to_move"] == seat else ""
        self._draw.text((MARGIN + 22, y + 15), f"seat {seat}: {told}{mark}", fill=_INK, anchor="ls")

    def image(self) -> Image:
        """The whole picture."""
        for route in self._board["routes"]:
            self._route(route)
        for city in self._board["cities"]:
            self._city(city)
        for seat, facts in enumerate(self._facts["seats"]):
            self._seat(seat, facts)
        return np.asarray(self._picture).copy()
