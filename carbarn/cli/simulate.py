"""`carbarn simulate`: many games of bots against bots, on all cores."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from carbarn.cli.arguments import (
    GameName,
    Json,
    Lang,
    Options,
    Seats,
    Seed,
    announce_compiling,
    new_console,
    print_json,
    the_game,
)
from carbarn.cli.language import checked, help_text
from carbarn.core.words import say

if TYPE_CHECKING:
    from carbarn.arena.simulate import Simulation

Games = Annotated[int, typer.Option("--games", help=help_text("cli-help-games-count"))]
Bots = Annotated[str, typer.Option("--bots", help=help_text("cli-help-bots-seated"))]
Out = Annotated[Path | None, typer.Option("--out", help=help_text("cli-help-results"))]
Workers = Annotated[int | None, typer.Option("--workers", help=help_text("cli-help-workers"))]


def run(
    game: GameName,
    seats: Seats = 2,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = None,
    option: Options = None,
    workers: Workers = None,
    out: Out = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play many games."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    locale = checked(lang)
    chosen = the_game(game, option)
    announce_compiling(locale)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, disable=json, console=new_console(stderr=True)) as bar:
        title = say(locale, "cli-simulating", games=games, title=chosen.title(locale))
        task = bar.add_task(title, total=games)
        table = (chosen, seats, games, tuple(bots.split(",")), 0 if seed is None else seed, workers)
        result = _played(out, *table, lambda done: bar.update(task, completed=done))
    if json:
        print_json({"game": chosen.name, "options": dict(chosen.options), **result.as_dict()})
    else:
        _print(result, locale)
        if out is not None:
            typer.echo(say(locale, "cli-results-written", file=str(out)))


def _played(out: Path | None, *table: Any) -> "Simulation":
    """In compiled calls, or move by move where all is to be kept."""
    if out is None:
        from carbarn.arena.simulate import simulate

        return simulate(*table)
    from carbarn.arena.kept import simulate_into

    return simulate_into(out, *table)


def _print(result: "Simulation", locale: str) -> None:
    from rich.table import Table

    console = new_console()
    speed = f"{result.games / max(result.seconds, 1e-9):,.0f}"
    seats = len(result.bots)
    console.print(
        say(locale, "cli-simulated", games=result.games, seats=seats, seconds=f"{result.seconds:.2f}", speed=speed)
    )
    console.print(say(locale, "cli-length", decisions=f"{result.decisions:.1f}", turns=f"{result.turns:.1f}"))
    table = Table(box=None, padding=(0, 2))
    for column in ("seat", "bot", "wins", "mean-points", "spread"):
        table.add_column(say(locale, f"cli-{column}"), justify="left" if column == "bot" else "right")
    rows = zip(result.bots, result.wins, result.means, result.deviations, strict=True)
    for seat, (bot, wins, mean, deviation) in enumerate(rows, start=1):
        table.add_row(str(seat), bot, f"{100 * wins / result.games:.1f} %", f"{mean:.1f}", f"{deviation:.1f}")
    console.print(table)
