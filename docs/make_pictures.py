"""Draws each map as docs/images/NAME.svg from its board file: our own drawing, from facts alone."""

import math
from html import escape
from pathlib import Path

import carbarn
from carbarn.games.routes.board import Board, Route

FOLDER = Path(__file__).parent / "images"
WIDTH = 1100
MARGIN = 24
INK = {
    "purple": "#a05fb4", "blue": "#2f78c4", "orange": "#e58a2c", "white": "#fbfaf5", "green": "#4a9b55",
    "yellow": "#ecc93f", "black": "#3b3b40", "red": "#cf4239", "gray": "#b9b7b0",
}  # fmt: skip
TRACK_GAP = 13
CAR = 9
CITY = 6
LETTER = 8.4  # the mean width of a letter


class Drawing:
    """One map as SVG."""

    def __init__(self, board: Board) -> None:
        self.board = board
        aspect = board.file.content.get("frame", {}).get("aspect", 1.5)
        self.height = round(WIDTH / aspect)
        self.parts: list[str] = []
        self.cars: list[tuple[float, float]] = []

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A position of the board file in pixels."""
        return MARGIN + x * (WIDTH - 2 * MARGIN), MARGIN + y * (self.height - 2 * MARGIN)

    def route(self, route: Route) -> None:
        """A row of car spaces on a curve; the tracks of a double route side by side."""
        (x1, y1), (x2, y2) = self.at(route.a.x, route.a.y), self.at(route.b.x, route.b.y)
        chord = math.hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / chord, (y2 - y1) / chord
        side = {0: 0.0, 1: -TRACK_GAP / 2, 2: TRACK_GAP / 2}[route.track]
        # The control point of a quadratic curve whose middle is off the chord by `bow`; + is to the right, y down.
        cx = (x1 + x2) / 2 - uy * 2 * route.bow * chord
        cy = (y1 + y2) / 2 + ux * 2 * route.bow * chord
        room = CITY + 5
        space = (chord - 2 * room) / route.length
        for car in range(route.length):
            t = (room + (car + 0.5) * space) / chord
            px = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2
            py = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2
            dx, dy = (1 - t) * (cx - x1) + t * (x2 - cx), (1 - t) * (cy - y1) + t * (y2 - cy)
            turn, length = math.degrees(math.atan2(dy, dx)), math.hypot(dx, dy)
            px, py = px - dy / length * side, py + dx / length * side
            self.cars.append((px, py))
            colour = self.board.colour(route.colour)
            wide = space * 0.86
            mark = ""
            if car < route.ferries:
                mark = '<circle r="3" fill="#fff" stroke="#333" stroke-width="1"/>'
            self.parts.append(
                f'<g transform="translate({px:.1f} {py:.1f}) rotate({turn:.1f})"><rect x="{-wide / 2:.1f}" '
                f'y="{-CAR / 2}" width="{wide:.1f}" height="{CAR}" rx="2" fill="{INK.get(colour, "#888")}" '
                f'stroke="#4a463c" stroke-width="0.8"/>{mark}</g>'
            )

    def cities(self) -> None:
        """Dots and names; each name where it covers least."""
        tokens = self.board.file.content.get("tokens", {}).get("start", [])
        taken = [(*self.at(city.x, city.y), 2 * CITY, 2 * CITY) for city in self.board.cities]
        for city in self.board.cities:
            x, y = self.at(city.x, city.y)
            fill = "#d8483d" if city.id in tokens else "#fdf8ea"
            self.parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{CITY}" fill="{fill}" stroke="#3a352b" stroke-width="2"/>'
            )
            name = city.names["en"]
            wide = LETTER * len(name)
            beside, over = wide / 2 + 10, 15
            spots = [(beside, -9), (-beside, -9), (beside, 9), (-beside, 9), (0, -over), (0, over)]
            _, px, py = min((self.covered(x + dx, y + dy, wide, taken), x + dx, y + dy) for dx, dy in spots)
            taken.append((px, py, wide, 16))
            self.parts.append(f'<text x="{px:.1f}" y="{py + 5:.1f}" text-anchor="middle">{escape(name)}</text>')

    def covered(self, x: float, y: float, wide: float, taken: list[tuple[float, float, float, float]]) -> float:
        """How much a name would cover: other names and cities count most, the picture's edge too."""
        names = sum(abs(x - tx) < (wide + tw) / 2 and abs(y - ty) < (16 + th) / 2 for tx, ty, tw, th in taken)
        cars = sum(abs(x - cx) < wide / 2 + 6 and abs(y - cy) < 12 for cx, cy in self.cars)
        outside = x - wide / 2 < 4 or x + wide / 2 > WIDTH - 4
        return 20 * names + cars + 50 * outside

    def svg(self) -> str:
        """The whole picture."""
        for route in self.board.routes:
            self.route(route)
        self.cities()
        style = (
            "text{font:600 14px 'Helvetica Neue',Arial,sans-serif;fill:#2b2820;stroke:#f3ead4;stroke-width:4px;"
            "paint-order:stroke;stroke-linejoin:round}"
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" role="img" '
            f'aria-label="{escape(str(self.board.file.content["title"]["en"]))}"><style>{style}</style>'
            f'<rect width="{WIDTH}" height="{self.height}" rx="14" fill="#f3ead4"/>'
            + "\n".join(self.parts)
            + "</svg>\n"
        )


def main() -> None:
    """Draw every map of this family."""
    FOLDER.mkdir(exist_ok=True)
    for name in carbarn.game_names():
        board = getattr(carbarn.game(name), "board", None)
        if isinstance(board, Board):
            (FOLDER / f"{name}.svg").write_text(Drawing(board).svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
