"""The words of a report that the page and the terminal share."""

from collections.abc import Sequence

from carbarn.arena.report.items import RETURNED, Item
from carbarn.arena.report.summary import Summary
from carbarn.core.words import has, say

_MOST_CASES = 4


def percent(share: float | None) -> str:
    """A share as people read it."""
    return "–" if share is None else f"{100 * share:.1f} %"


def points(figure: float | None) -> str:
    """A figure with a tenth."""
    return "–" if figure is None else f"{figure:.1f}"


def named(locale: str, kind: str, part: str) -> str:
    """What a kind of thing is called in a title, as a column, or where it came off; its own word if nobody named it."""
    message = f"finding-{kind}-{part}"
    return say(locale, message) if has(locale, message) else f"{kind} {part}"


def case(locale: str, tag: str) -> str:
    """What a case is called."""
    message = f"finding-tag-{tag}"
    return say(locale, message) if has(locale, message) else tag


def sentence(summary: Summary, locale: str) -> list[str]:
    """What was played, in a few lines."""
    about = summary.about
    told = {"games": summary.games, "deals": about["played"], "seats": about["seats"], "seed": str(about["seed"])}
    bots = ", ".join(standing.bot for standing in summary.standings)
    lines = [say(locale, "report-played", bots=bots, **told)]
    if not about.get("finished", True):
        lines.append(say(locale, "report-unfinished"))
    if summary.sprt is not None:
        answer = {True: "cli-sprt-stronger", False: "cli-sprt-not-stronger", None: "cli-sprt-open"}[summary.sprt.answer]
        question, first = summary.sprt.question, summary.standings[0].bot
        figures = {"elo0": f"{question.elo0:g}", "elo1": f"{question.elo1:g}", "error": f"{100 * question.error:g}"}
        ratio, bound = f"{summary.sprt.ratio:+.2f}", f"{question.bound:.2f}"
        lines.append(say(locale, answer, bot=first, ratio=ratio, bound=bound, **figures))
    return lines


def thing(summary: Summary, kind: str, items: Sequence[Item], locale: str) -> tuple[list[str], list[list[str]]]:
    """A table of things of one kind: its columns, and a row a thing. Columns that say nothing are left out."""
    columns: list[tuple[str, list[str]]] = [
        (named(locale, kind, "one"), [summary.name(kind, item.key) for item in items])
    ]
    if any(item.offered != item.taken for item in items):
        columns.append((say(locale, "report-offered"), [str(item.offered) for item in items]))
    columns.append((named(locale, kind, "taken"), [str(item.taken) for item in items]))
    columns.append((say(locale, "report-a-game"), [f"{item.a_game:.2f}" for item in items]))
    if any(item.done not in (1.0, None) for item in items):
        columns.append((named(locale, kind, "done"), [percent(item.done) for item in items]))
    if len({item.size for item in items}) > 1:
        columns.append((say(locale, "report-size"), [points(item.size) for item in items]))
    columns += _cases(items, locale)
    if any(item.points for item in items):
        columns.append((say(locale, "report-net"), [points(item.points) for item in items]))
    if any(item.when for item in items):
        columns.append((say(locale, "report-when"), [percent(item.when) for item in items]))
    if any(item.edge is not None for item in items):
        columns.append((say(locale, "report-won-with"), [percent(item.won_with) for item in items]))
        columns.append((say(locale, "report-won-without"), [percent(item.won_without) for item in items]))
        columns.append((say(locale, "report-edge"), [_edge(item) for item in items]))
    return [head for head, _ in columns], [list(row) for row in zip(*(cells for _, cells in columns), strict=True)]


def by_edge(items: Sequence[Item]) -> list[Item]:
    """What helps most first; what nobody can tell of last, by points."""
    return sorted(items, key=lambda item: (item.edge is None, -(item.edge or 0.0), -(item.points or 0.0)))


def _cases(items: Sequence[Item], locale: str) -> list[tuple[str, list[str]]]:
    """How often each case occurred, where things are told apart by more than taken or not."""
    tags = sorted({tag for item in items for tag in item.tags} - {"kept", RETURNED})
    if not 1 < len(tags) <= _MOST_CASES:
        return []
    return [(case(locale, tag), [percent(item.tags.get(tag, 0) / item.offered) for item in items]) for tag in tags]


def _edge(item: Item) -> str:
    return "–" if item.edge is None else f"{100 * item.edge:+.1f} ± {100 * (item.edge_error or 0):.1f}"
