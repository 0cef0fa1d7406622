"""What came out of a tournament, as tables in the terminal."""

from typing import TYPE_CHECKING

from carbarn.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from carbarn.arena.sprt import Sprt
    from carbarn.arena.tournament import Result


def print_result(result: "Result", locale: str) -> None:
    """All of it; nothing where nothing was played."""
    from rich.console import Console

    if not result.games:
        return
    console = Console(highlight=False)
    told = {"games": result.games, "deals": result.deals, "rotations": len(result.line_up.rotations)}
    told |= {"seats": result.line_up.seats}
    console.print(say(locale, "cli-tournament-played", **told, seed=str(result.seed), seconds=f"{result.seconds:.1f}"))
    if result.budget is not None and result.budget.playouts:
        console.print(say(locale, "cli-tournament-playouts", playouts=result.budget.playouts))
    elif result.budget is not None:
        console.print(say(locale, "cli-tournament-seconds", seconds=f"{result.budget.seconds:g}"))
    console.print(say(locale, "cli-tournament-length", decisions=f"{result.decisions:.1f}"))
    print_standings(console, result, locale)
    if result.sprt is not None:
        console.print(sentence(result.sprt, result.line_up.names[0], locale))


def print_standings(console: "Console", result: "Result", locale: str) -> None:
    """The tables."""
    _print_ranking(console, result, locale)
    if any(standing.sources for standing in result.standings):
        _print_sources(console, result, locale)
    if result.line_up.seats > 2:
        _print_meetings(console, result, locale)


def sentence(sprt: "Sprt", bot: str, locale: str) -> str:
    """What the sequential test says."""
    answer = {True: "cli-sprt-stronger", False: "cli-sprt-not-stronger", None: "cli-sprt-open"}[sprt.answer]
    question = sprt.question
    told = {"elo0": f"{question.elo0:g}", "elo1": f"{question.elo1:g}", "error": f"{100 * question.error:g}"}
    return say(locale, answer, bot=bot, ratio=f"{sprt.ratio:+.2f}", bound=f"{question.bound:.2f}", **told)


def _print_ranking(console: "Console", result: "Result", locale: str) -> None:
    """A row a bot."""
    from rich.table import Table

    clocked = any(standing.milliseconds is not None for standing in result.standings)
    forfeits = any(standing.forfeits for standing in result.standings)
    table = Table(box=None, padding=(0, 1))
    columns = ["bot", "rating", "win-rate", "interval", "par", "mean-points"]
    for column in columns + ["milliseconds", "slowest"] * clocked + ["forfeits"] * forfeits:
        table.add_column(say(locale, f"cli-{column}"), justify="left" if column == "bot" else "right", overflow="fold")
    for standing in result.standings:
        (low, high), rating = standing.interval, standing.rating
        span = f"{rating.value:+.0f} ({rating.low:+.0f}…{rating.high:+.0f})"
        cells = [standing.bot, span, _percent(standing.rate), f"{100 * low:.1f}–{100 * high:.1f}"]
        cells += [_percent(standing.par), f"{standing.mean:.1f}±{standing.deviation:.1f}"]
        if clocked:
            cells += [f"{standing.milliseconds or 0:.1f}", f"{standing.slowest or 0:.1f}"]
        if forfeits:
            cells.append(str(standing.forfeits))
        table.add_row(*cells)
    console.print(table)


def _print_sources(console: "Console", result: "Result", locale: str) -> None:
    """What the points came from."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1))
    table.add_column(say(locale, "cli-points-from"))
    for source in result.standings[0].sources:
        table.add_column(say(locale, f"score-{source}"), justify="right")
    table.add_column(say(locale, "cli-decisions-a-game"), justify="right")
    for standing in result.standings:
        decisions = "–" if standing.decisions is None else f"{standing.decisions:.1f}"
        table.add_row(standing.bot, *(f"{points:.1f}" for points in standing.sources.values()), decisions)
    console.print(table)


def _print_meetings(console: "Console", result: "Result", locale: str) -> None:
    """Who ends ahead of whom: with more than two at a table, not the same as who wins."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    table.add_column(say(locale, "cli-ahead-of"))
    for standing in result.standings:
        table.add_column(standing.bot, justify="right")
    for standing in result.standings:
        table.add_row(standing.bot, *("–" if share is None else _percent(share) for share in standing.ahead))
    console.print(table)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
