"""The report as one HTML page that needs nothing else: text, tables, and plots drawn in it."""

import json
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from carbarn.arena.report import charts
from carbarn.arena.report.items import Item
from carbarn.arena.report.summary import Summary
from carbarn.arena.report.wording import by_edge, case, named, percent, points, sentence, thing
from carbarn.core.words import say

_MOST_ROWS = 200
_SURE = 1.6  # times half a 95 % interval: about one row in six hundred looks so by chance
_WORTH = 0.01  # an edge that is worth a word
_STYLE = """
:root{color-scheme:light}
body{font:15px/1.5 system-ui,"Noto Sans","Noto Sans KR",sans-serif;color:#222;background:#fff}
body{max-width:1080px;margin:2rem auto;padding:0 1rem}
h1{font-size:1.7rem;margin:0 0 .3rem}h2{font-size:1.2rem;margin:2.2rem 0 .5rem;border-bottom:2px solid #0072b2}
p{margin:.4rem 0}.note{color:#666;font-size:.88rem}
svg{width:100%;height:auto;display:block;margin:.6rem 0;font-family:inherit}
table{border-collapse:collapse;margin:.6rem 0;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{padding:.18rem .5rem;text-align:right;border-bottom:1px solid #e6e6e6}th{background:#f5f5f5;vertical-align:bottom}
th:first-child,td:first-child{text-align:left}td{white-space:nowrap}.scroll{overflow-x:auto}
.strong{background:#fde2d8;font-weight:600}.weak{background:#dcecf8}
code{background:#f5f5f5;padding:.1rem .3rem;border-radius:3px;word-break:break-all}
details{margin:.6rem 0}summary{cursor:pointer;color:#0072b2}
@media print{details>*{display:block}}
"""


def page(summary: Summary, title: str, locale: str) -> str:
    """The whole page."""
    body = "\n".join(_sections(summary, title, locale))
    return (
        f'<!doctype html>\n<html lang="{locale}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _sections(summary: Summary, title: str, locale: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield from (f"<p>{escape(line)}</p>" for line in sentence(summary, locale))
    yield _heading(locale, "report-ratings")
    yield charts.intervals(
        [(s.bot, s.rating.value, s.rating.low, s.rating.high) for s in summary.standings], say(locale, "report-ratings")
    )
    yield _note(locale, "report-ratings-note")
    yield _standings(summary, locale)
    yield from _points(summary, locale)
    yield _heading(locale, "report-length")
    yield charts.histograms({"": summary.lengths()}, say(locale, "report-length"), say(locale, "report-turns"))
    yield from _seats(summary, locale)
    for kind in summary.items:
        yield from _kind(summary, kind, locale)
    yield from _forfeits(summary, locale)
    yield from _origin(summary, locale)


def _heading(locale: str, message: str) -> str:
    return f"<h2>{escape(say(locale, message))}</h2>"


def _note(locale: str, message: str) -> str:
    return f'<p class="note">{escape(say(locale, message))}</p>'


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str] = ()) -> str:
    """A table; `marks` are classes of its rows."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = []
    for number, row in enumerate(rows):
        mark = f' class="{marks[number]}"' if number < len(marks) and marks[number] else ""
        lines.append(f"<tr{mark}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def _standings(summary: Summary, locale: str) -> str:
    """How every bot did, and who ended ahead of whom."""
    names = ("cli-bot", "cli-rating", "cli-win-rate", "cli-interval", "cli-par", "cli-mean-points", "cli-forfeits")
    columns = [say(locale, name) for name in (*names, "cli-decisions-a-game", "cli-milliseconds", "cli-slowest")]
    rows = []
    for s in summary.standings:
        (low, high), rating = s.interval, s.rating
        row = [s.bot, f"{rating.value:+.0f} ({rating.low:+.0f} … {rating.high:+.0f})", percent(s.rate)]
        row += [
            f"{100 * low:.1f}–{100 * high:.1f}",
            percent(s.par),
            f"{s.mean:.1f} ± {s.deviation:.1f}",
            str(s.forfeits),
        ]
        rows.append([*row, *(points(figure) for figure in (s.decisions, s.milliseconds, s.slowest))])
    meetings = [[s.bot, *(percent(share) for share in s.ahead)] for s in summary.standings]
    heads = [say(locale, "cli-ahead-of"), *(s.bot for s in summary.standings)]
    return _table(columns, rows) + _table(heads, meetings)


def _points(summary: Summary, locale: str) -> Iterator[str]:
    yield _heading(locale, "report-scores")
    yield charts.histograms(summary.scores(), say(locale, "report-scores"), say(locale, "report-points"))
    names = {source: say(locale, f"score-{source}") for source in summary.standings[0].sources}
    yield _heading(locale, "report-sources")
    yield charts.stacked({s.bot: s.sources for s in summary.standings}, names, say(locale, "report-sources"))


def _seats(summary: Summary, locale: str) -> Iterator[str]:
    yield _heading(locale, "report-seats")
    seats = summary.seats()
    rows = [
        (f"{say(locale, 'cli-seat')} {told['seat'] + 1}", *(100 * x for x in (told["rate"], *told["interval"])))
        for told in seats
    ]
    yield charts.intervals(rows, say(locale, "report-seats"), [100 / len(seats)], " %")
    yield _note(locale, "report-seats-note")


def _kind(summary: Summary, kind: str, locale: str) -> Iterator[str]:
    """All things of one kind: where they are on the board, how they are spread over bots, and one by one."""
    items = summary.items[kind]
    yield f"<h2>{escape(named(locale, kind, 'title'))}</h2>"
    if any(shape.of is not None and shape.of[0] == kind for shape in summary.sketch.shapes):
        yield _board(summary, kind, locale)
    tags = summary.findings.tags_by_bot(kind)
    if tags:
        cases = {tag: case(locale, tag) for tag in next(iter(tags.values()))}
        yield charts.stacked(tags, cases, named(locale, kind, "title"), share=True)
    table = _items(summary, kind, items, locale)
    yield table if len(items) <= _MOST_ROWS // 10 else _folded(table, len(items), locale)
    if any(item.edge is not None for item in items):
        yield _note(locale, "report-edge-note")


def _folded(table: str, rows: int, locale: str) -> str:
    """A long table that need not be seen at once, but is there, and open."""
    return f"<details open><summary>{escape(say(locale, 'report-rows', rows=rows))}</summary>{table}</details>"


def _board(summary: Summary, kind: str, locale: str) -> str:
    by_points = summary.sketch.heat == "points"
    values = {(kind, item.key): (item.points or 0.0) if by_points else item.pressure for item in summary.items[kind]}
    label = say(locale, "report-heat-points" if by_points else "report-heat-pressure")
    return charts.board(summary.sketch, values, label, "") + f'<p class="note">{escape(label)}</p>'


def _items(summary: Summary, kind: str, items: Sequence[Item], locale: str) -> str:
    """One row a thing, what helps most first; what is surely strong or weak is marked."""
    chosen = by_edge(items)[:_MOST_ROWS]
    heads, rows = thing(summary, kind, chosen, locale)
    marks = []
    for item in chosen:
        edge = item.edge or 0.0
        sure = abs(edge) > max(_SURE * (item.edge_error or 0.0), _WORTH)
        marks.append(("strong" if edge > 0 else "weak") if sure else "")
    return _table(heads, rows, marks)


def _forfeits(summary: Summary, locale: str) -> Iterator[str]:
    lost = summary.forfeits()
    if not lost:
        return
    yield _heading(locale, "report-forfeits")
    columns = [say(locale, f"report-{name}") for name in ("deal", "rotation")]
    columns += [say(locale, name) for name in ("cli-seat", "cli-bot", "report-reason", "report-detail")]
    yield _table(columns, [_forfeit(told, locale) for told in lost[:_MOST_ROWS]])


def _forfeit(told: dict[str, Any], locale: str) -> list[str]:
    reason = case(locale, told["forfeit"])
    return [str(told["deal"]), str(told["rotation"]), str(told["seat"] + 1), told["bot"], reason, told["detail"] or ""]


def _origin(summary: Summary, locale: str) -> Iterator[str]:
    """What it takes to make the results again."""
    about = summary.about
    yield _heading(locale, "report-origin")
    command = " ".join(str(word) for word in about.get("command", []))
    rows = [["Carbarn", str(about.get("carbarn"))]]
    rows += [[name, str(version)] for name, version in about.get("versions", {}).items()]
    rows += [["board", about["game"]["hash"]], ["options", _settings(about["game"].get("options"))]]
    rows += [["seed", str(about["seed"])], ["budget", _settings(about.get("budget"))]]
    rows += [["written", str(about.get("written"))]]
    yield _table(["", ""], rows) + f"<p><code>{escape(command)}</code></p>"


def _settings(chosen: dict[str, Any] | None) -> str:
    """Names and values as a reader writes them."""
    told = {name: json.dumps(value).strip('"') for name, value in (chosen or {}).items() if value is not None}
    return ", ".join(f"{name}: {value}" for name, value in told.items()) or "–"
