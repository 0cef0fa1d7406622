"""`carbarn tournament`: bots against bots in paired deals with rotated seats, on all cores."""

from typing import TYPE_CHECKING, Annotated

import typer

from carbarn.cli.arguments import GameName, Json, Lang, Options, Seed, announce_compiling, print_json, the_game
from carbarn.cli.language import checked, help_text
from carbarn.core.errors import BadOption
from carbarn.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from carbarn.arena.tournament import Result, Tournament
    from carbarn.bots.search import Budget

_INTERRUPTED = 130  # what a shell expects of a command that Ctrl-C has ended

Bots = Annotated[str, typer.Option("--bots", help=help_text("cli-help-rivals"))]
Games = Annotated[int, typer.Option("--games", help=help_text("cli-help-paired-games"))]
Seats = Annotated[int | None, typer.Option("--seats", help=help_text("cli-help-tournament-seats"))]
TimePerMove = Annotated[float | None, typer.Option("--time-per-move", help=help_text("cli-help-time-per-move"))]
Playouts = Annotated[int | None, typer.Option("--playouts", help=help_text("cli-help-playouts"))]
Workers = Annotated[int | None, typer.Option("--workers", help=help_text("cli-help-workers"))]


def run(
    game: GameName,
    bots: Bots = "planner,search",
    games: Games = 200,
    seats: Seats = None,
    seed: Seed = None,
    time_per_move: TimePerMove = None,
    playouts: Playouts = None,
    workers: Workers = None,
    option: Options = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play a tournament."""
    from carbarn.arena.tournament import Tournament

    locale = checked(lang)
    chosen = the_game(game, option)
    names = [name.strip() for name in bots.split(",")]
    budget = _budget(time_per_move, playouts)
    announce_compiling(locale)
    tournament = Tournament(chosen, names, games, seats, 0 if seed is None else seed, budget, workers)
    finished = True
    try:
        result = _play(tournament, chosen.title(locale), locale, quiet=json)
    except KeyboardInterrupt:
        finished, result = False, tournament.result()
    if json:
        content = {"game": chosen.name, "options": dict(chosen.options), "finished": finished, **result.as_dict()}
        print_json(content)
    else:
        if not finished:
            typer.echo(say(locale, "cli-stopped"))
        _print(result, locale)
    if not finished:
        raise typer.Exit(_INTERRUPTED)


def _budget(seconds: float | None, playouts: int | None) -> "Budget | None":
    """What was asked for, in seconds or in playouts; None leaves it to the tournament."""
    from carbarn.bots.search import Budget

    if seconds is not None and playouts is not None:
        raise BadOption("error-two-budgets")
    if seconds is None and playouts is None:
        return None
    return Budget(seconds, playouts)


def _play(tournament: "Tournament", title: str, locale: str, quiet: bool) -> "Result":
    """Play, with a progress bar that tells how the first bot is doing."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    first = tournament.line_up.names[0]
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rate]}"),
    )
    with Progress(*columns, transient=True, disable=quiet) as bar:
        title = say(locale, "cli-simulating", games=tournament.games, title=title)
        task = bar.add_task(title, total=tournament.games, rate="")
        return tournament.play(
            lambda done, rate: bar.update(task, completed=done, rate=f"{first} {100 * rate:.1f} %"),
        )


def _print(result: "Result", locale: str) -> None:
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
    _print_standings(console, result, locale)
    if result.line_up.seats > 2:
        _print_meetings(console, result, locale)


def _print_standings(console: "Console", result: "Result", locale: str) -> None:
    """A row a bot."""
    from rich.table import Table

    clocked = any(standing.milliseconds is not None for standing in result.standings)
    table = Table(box=None, padding=(0, 1))
    for column in ["bot", "win-rate", "interval", "par", "mean-points"] + ["milliseconds", "slowest"] * clocked:
        table.add_column(say(locale, f"cli-{column}"), justify="left" if column == "bot" else "right", overflow="fold")
    for standing in result.standings:
        low, high = standing.interval
        cells = [standing.bot, _percent(standing.rate), f"{100 * low:.1f}–{100 * high:.1f}", _percent(standing.par)]
        cells.append(f"{standing.mean:.1f}±{standing.deviation:.1f}")
        if clocked:
            cells += [f"{standing.milliseconds or 0:.1f}", f"{standing.slowest or 0:.1f}"]
        table.add_row(*cells)
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
