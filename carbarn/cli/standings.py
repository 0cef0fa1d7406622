"""What came out of a tournament, as tables in the terminal."""

from typing import TYPE_CHECKING

from carbarn.cli.arguments import new_console
from carbarn.core.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from carbarn.arena.sprt import Sprt
    from carbarn.arena.standings import Standing
    from carbarn.arena.tournament import Result


def print_result(result: "Result", locale: str) -> None:
    """All of it; nothing where nothing was played."""
    if not result.games:
        return
    console = new_console()
    told = {"games": result.games, "deals": result.deals, "rotations": len(result.line_up.rotations)}
    told |= {"seats": result.line_up.seats}
    console.print(say(locale, "cli-tournament-played", **told, seed=str(result.seed), seconds=f"{result.seconds:.1f}"))
    if result.budget is not None and result.budget.playouts:
        console.print(say(locale, "cli-tournament-playouts", playouts=result.budget.playouts))
    elif result.budget is not None:
        console.print(say(locale, "cli-tournament-seconds", seconds=f"{result.budget.seconds:g}"))
    console.print(say(locale, "cli-tournament-length", decisions=f"{result.decisions:.1f}"))
    print_standings(console, result.standings, locale)
    if result.sprt is not None:
        console.print(sentence(result.sprt, result.line_up.names[0], locale))


def print_standings(console: "Console", standings: "Sequence[Standing]", locale: str) -> None:
    """The tables."""
    _print_ranking(console, standings, locale)
    _print_points(console, standings, locale)
    if any(standing.milliseconds is not None for standing in standings):
        _print_thinking(console, standings, locale)
    if len(standings) > 2:
        _print_meetings(console, standings, locale)


def sentence(sprt: "Sprt", bot: str, locale: str) -> str:
    """What the sequential test says."""
    answer = {True: "cli-sprt-stronger", False: "cli-sprt-not-stronger", None: "cli-sprt-open"}[sprt.answer]
    question = sprt.question
    told = {"elo0": f"{question.elo0:g}", "elo1": f"{question.elo1:g}", "error": f"{100 * question.error:g}"}
    return say(locale, answer, bot=bot, ratio=f"{sprt.ratio:+.2f}", bound=f"{question.bound:.2f}", **told)


def _table(columns: "Sequence[str]") -> "Table":
    """An empty table, names to the left and figures to the right."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", overflow="fold")
    return table


def _print_ranking(console: "Console", standings: "Sequence[Standing]", locale: str) -> None:
    """A row a bot."""
    forfeits = any(standing.forfeits for standing in standings)
    columns = ["cli-bot", "cli-rating", "cli-win-rate", "cli-interval", "cli-par", *["cli-forfeits"] * forfeits]
    table = _table([say(locale, column) for column in columns])
    for standing in standings:
        (low, high), rating = standing.interval, standing.rating
        span = f"{rating.value:+.0f} ({rating.low:+.0f}…{rating.high:+.0f})"
        cells = [standing.bot, span, _percent(standing.rate), f"{100 * low:.1f}–{100 * high:.1f}"]
        table.add_row(*cells, _percent(standing.par), *[str(standing.forfeits)] * forfeits)
    console.print(table)


def _print_points(console: "Console", standings: "Sequence[Standing]", locale: str) -> None:
    """How many points, and from what."""
    sources = list(standings[0].sources)
    columns = [say(locale, "cli-bot"), say(locale, "cli-mean-points")]
    table = _table([*columns, *(say(locale, f"score-{source}") for source in sources)])
    for standing in standings:
        points = (f"{standing.sources[source]:.1f}" for source in sources)
        table.add_row(standing.bot, f"{standing.mean:.1f} ± {standing.deviation:.1f}", *points)
    console.print(table)


def _print_thinking(console: "Console", standings: "Sequence[Standing]", locale: str) -> None:
    """How much was decided, and how long it took."""
    columns = ("cli-bot", "cli-decisions-a-game", "cli-milliseconds", "cli-slowest")
    table = _table([say(locale, column) for column in columns])
    for standing in standings:
        figures = (standing.decisions, standing.milliseconds, standing.slowest)
        table.add_row(standing.bot, *(f"{figure or 0:.1f}" for figure in figures))
    console.print(table)


def _print_meetings(console: "Console", standings: "Sequence[Standing]", locale: str) -> None:
    """Who ends ahead of whom: with more than two bots, not the same as who wins."""
    table = _table([say(locale, "cli-ahead-of"), *(standing.bot for standing in standings)])
    for standing in standings:
        table.add_row(standing.bot, *("–" if share is None else _percent(share) for share in standing.ahead))
    console.print(table)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
