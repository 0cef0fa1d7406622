"""Drawing in SVG: a few shapes on a canvas, with nothing that a page would have to load."""

from collections.abc import Sequence
from html import escape

INK = "#333"
FAINT = "#ddd"
# Okabe and Ito's colours, which people tell apart who see colours differently.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999", "#f0e442")
_HEAT = ((255, 245, 200), (254, 217, 118), (253, 141, 60), (227, 26, 28), (110, 0, 40))


def colour(number: int) -> str:
    """A colour for each of a few things."""
    return COLOURS[number % len(COLOURS)]


def heat(share: float) -> str:
    """From pale yellow (0) to dark red (1)."""
    place = min(max(share, 0.0), 1.0) * (len(_HEAT) - 1)
    low = min(int(place), len(_HEAT) - 2)
    mixed = (round(a + (b - a) * (place - low)) for a, b in zip(_HEAT[low], _HEAT[low + 1], strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


class Canvas:
    """A drawing of a given size; what is drawn later lies on top."""

    def __init__(self, width: float, height: float, label: str) -> None:
        self.width, self.height, self._label = width, height, label
        self._parts: list[str] = []

    def _add(self, element: str, title: str) -> None:
        name = element[1:].split(" ", 1)[0]
        told = f"<title>{escape(title)}</title>" if title else ""
        self._parts.append(f"{element}>{told}</{name}>")

    def line(self, places: Sequence[tuple[float, float]], stroke: str = INK, width: float = 1, title: str = "") -> None:
        """A line through places."""
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        ends = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        self._add(f'<polyline points="{way}" stroke="{stroke}" stroke-width="{width:g}" {ends}', title)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", title: str = ""
    ) -> None:
        """A rectangle."""
        size = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
        self._add(f'<rect {size} fill="{fill}" stroke="{stroke}"', title)

    def dot(self, x: float, y: float, radius: float, fill: str, stroke: str = "white", title: str = "") -> None:
        """A circle."""
        self._add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{stroke}"', title)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        anchor: str = "start",
        size: float = 12,
        fill: str = INK,
        halo: bool = False,
    ) -> None:
        """Words; with a halo they can be read on top of lines."""
        around = ' paint-order="stroke" stroke="white" stroke-width="3"' if halo else ""
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size:g}" fill="{fill}"'
        self._parts.append(f"<text {place}{around}>{escape(words)}</text>")

    def render(self) -> str:
        """The drawing as an element of a page."""
        return (
            f'<svg viewBox="0 0 {self.width:g} {self.height:g}" role="img" aria-label="{escape(self._label)}" '
            f'style="max-width:{self.width:g}px">{"".join(self._parts)}</svg>'
        )
