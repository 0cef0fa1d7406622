"""The plots of a report, each a function from figures to SVG."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from carbarn.arena.report.svg import FAINT, INK, Canvas, colour, heat
from carbarn.core.findings import Sketch

_WIDTH = 760
_LEFT = 190  # for names
_RIGHT = 70
_ROW = 26
_TOP = 12
_BOTTOM = 34
_LONGEST_NAME = 28
_MOST_BINS = 40
_WIDE = "\u1100"  # letters from here on are as wide as high
_DARK = 0.45  # a heat on which words are white


def _ticks(low: float, high: float, least: float, wanted: int = 6) -> list[float]:
    """Round numbers from low to high, at least so far apart."""
    span = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(span / wanted))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= wanted)
    step = max(step, least)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


class _Axis:
    """Numbers from left to right, with a grid."""

    def __init__(self, canvas: Canvas, low: float, high: float, left: float, right: float) -> None:
        self._canvas, self._low, self._span = canvas, low, max(high - low, 1e-9)
        self._left, self._right = left, right

    def at(self, value: float) -> float:
        return self._left + (value - self._low) / self._span * (self._right - self._left)

    def grid(self, top: float, bottom: float, unit: str = "", least: float = 0.0) -> None:
        for tick in _ticks(self._low, self._low + self._span, least):
            self._canvas.line([(self.at(tick), top), (self.at(tick), bottom)], FAINT)
            self._canvas.text(self.at(tick), bottom + 16, f"{tick:g}{unit}", "middle", 11)


def intervals(
    rows: Sequence[tuple[str, float, float, float]], label: str, marks: Sequence[float] = (), unit: str = ""
) -> str:
    """A dot with its interval for each name; `marks` are values worth a line."""
    canvas = Canvas(_WIDTH, _TOP + _ROW * len(rows) + _BOTTOM, label)
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    low, high = min([low, *marks]), max([high, *marks])
    margin = 0.05 * max(high - low, 1e-9)
    axis = _Axis(canvas, low - margin, high + margin, _LEFT, _WIDTH - _RIGHT)
    bottom = _TOP + _ROW * len(rows)
    axis.grid(_TOP, bottom, unit)
    for mark in marks:
        canvas.line([(axis.at(mark), _TOP), (axis.at(mark), bottom)], INK)
    for number, (name, value, least, most) in enumerate(rows):
        y = _TOP + _ROW * (number + 0.5)
        told = f"{name}: {value:.1f} ({least:.1f} … {most:.1f}){unit}"
        canvas.text(_LEFT - 10, y + 4, _short(name), "end")
        canvas.line([(axis.at(least), y), (axis.at(most), y)], colour(number), 3, told)
        canvas.dot(axis.at(value), y, 5, colour(number), title=told)
        canvas.text(_WIDTH - _RIGHT + 8, y + 4, f"{value:.1f}{unit}" if unit else f"{value:+.0f}", size=11)
    return canvas.render()


def histograms(series: Mapping[str, Sequence[float]], label: str, axis_name: str) -> str:
    """How values are spread, a row a name over the same axis, with the mean."""
    everything = [value for values in series.values() for value in values]
    low, high = min(everything), max(everything)
    wide = max(1, math.ceil((high - low + 1) / _MOST_BINS))  # whole points, or turns, to a bar
    bins = math.ceil((high - low + 1) / wide)
    edges = math.floor(low) - 0.5 + wide * np.arange(bins + 1)
    tall = 70
    canvas = Canvas(_WIDTH, _TOP + tall * len(series) + _BOTTOM + 12, label)
    axis = _Axis(canvas, float(edges[0]), float(edges[-1]), _LEFT, _WIDTH - _RIGHT)
    axis.grid(_TOP, _TOP + tall * len(series), least=1)
    for number, (name, values) in enumerate(series.items()):
        base = _TOP + tall * (number + 1)
        counts, _ = np.histogram(values, edges)
        most = max(1, int(counts.max()))
        for count, left, right in zip(counts.tolist(), edges[:-1], edges[1:], strict=True):
            height = (tall - 14) * count / most
            x, width = axis.at(left) + 0.5, axis.at(right) - axis.at(left) - 1
            canvas.box(
                x, base - height, width, height, colour(number), title=f"{left + 0.5:.0f}–{right - 0.5:.0f}: {count}"
            )
        canvas.line([(_LEFT, base), (_WIDTH - _RIGHT, base)], INK)
        canvas.text(_LEFT - 10, base - tall / 2 + 8, _short(name), "end")
        if values:
            mean = float(np.mean(values))
            canvas.line([(axis.at(mean), base - tall + 8), (axis.at(mean), base)], INK, 1.5)
            canvas.text(_WIDTH - _RIGHT + 8, base - tall / 2 + 8, f"⌀ {mean:.1f}", size=11)
    canvas.text(_WIDTH - _RIGHT, _TOP + tall * len(series) + 32, axis_name, "end", 11)
    return canvas.render()


def stacked(rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str], label: str, share: bool = False) -> str:
    """Parts of a whole, a bar a name; what is less than nothing goes to the left. `share`: every bar is 100 %."""
    canvas = Canvas(_WIDTH, _TOP + 24 + _ROW * len(rows) + _BOTTOM, label)
    if share:
        rows = {
            name: {part: 100 * n / max(1e-9, sum(of.values())) for part, n in of.items()} for name, of in rows.items()
        }
    low = min(sum(min(value, 0) for value in parts.values()) for parts in rows.values())
    high = max(sum(max(value, 0) for value in parts.values()) for parts in rows.values())
    axis = _Axis(canvas, min(0, low), high, _LEFT, _WIDTH - _RIGHT)
    top = _TOP + 24
    axis.grid(top, top + _ROW * len(rows), " %" if share else "")
    _legend(canvas, list(names.values()))
    for number, (name, parts) in enumerate(rows.items()):
        y, ends = top + _ROW * number + 4, {True: 0.0, False: 0.0}
        canvas.text(_LEFT - 10, y + 13, _short(name), "end")
        for place, part in enumerate(names):
            value = parts.get(part, 0.0)
            start, end = sorted((ends[value >= 0], ends[value >= 0] + value))
            ends[value >= 0] += value
            told = f"{name}, {names[part]}: {value:.1f}"
            canvas.box(axis.at(start), y, axis.at(end) - axis.at(start), _ROW - 8, colour(place), title=told)
    canvas.line([(axis.at(0), top), (axis.at(0), top + _ROW * len(rows))], INK)
    return canvas.render()


def _legend(canvas: Canvas, names: Sequence[str]) -> None:
    x = float(_LEFT)
    for number, name in enumerate(names):
        canvas.box(x, 4, 12, 12, colour(number))
        canvas.text(x + 17, 14, name, size=11)
        x += 34 + sum(11.5 if letter >= _WIDE else 6.6 for letter in name)


def board(sketch: Sketch, values: Mapping[tuple[str, str], float], label: str, unit: str) -> str:
    """The board, its things coloured by their values from the least to the greatest."""
    rim, width = 26.0, 900.0
    tall = (width - 2 * rim) / sketch.aspect
    canvas = Canvas(width, tall + 2 * rim + 30, label)
    greatest = max([*values.values(), 1e-9])
    least = min([*values.values(), 0.0])

    def place(x: float, y: float) -> tuple[float, float]:
        return rim + x * (width - 2 * rim), rim + y * tall

    for shape in sketch.shapes:
        at = [place(*corner) for corner in shape.places]
        value = None if shape.of is None else values.get(shape.of)
        share = 0.0 if value is None else (value - least) / max(greatest - least, 1e-9)
        paint = "#eee" if value is None else heat(share)
        told = shape.text if value is None else f"{shape.text}: {value:.2f}{unit}"
        if shape.form == "line":
            canvas.line(at, "#bbb", 8)
            canvas.line(at, paint, 6.5, told)
        elif shape.form in ("box", "block"):
            (x, y), (right, down) = at
            canvas.box(x, y, right - x, down - y, "#888" if shape.form == "block" else "white", FAINT, told)
        elif shape.of is not None:
            canvas.dot(*at[0], 14, paint, "#888", told)
            canvas.text(at[0][0], at[0][1] + 4, shape.text, "middle", 11, "white" if share > _DARK else INK)
        else:
            canvas.dot(*at[0], 4, INK, title=told)
            canvas.text(at[0][0], at[0][1] - 7, shape.text, "middle", 10, halo=True)
    _scale(canvas, least, greatest, unit)
    return canvas.render()


def _scale(canvas: Canvas, least: float, greatest: float, unit: str) -> None:
    """What the colours of a board mean."""
    y, steps = canvas.height - 22, 40
    for step in range(steps):
        canvas.box(60 + step * 5, y, 5.5, 12, heat(step / (steps - 1)))
    canvas.text(54, y + 11, f"{least:.2g}{unit}", "end", 11)
    canvas.text(66 + steps * 5, y + 11, f"{greatest:.2g}{unit}", size=11)
