"""`carbarn report`: what a results file says, as tables or as one page with plots."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from carbarn.cli.arguments import Json, Lang, new_console, print_json
from carbarn.cli.language import checked, help_text
from carbarn.core.errors import ResultsError
from carbarn.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from carbarn.arena.report.summary import Summary

_ROWS = 15  # of a long table, in the terminal

File = Annotated[Path, typer.Argument(help=help_text("cli-help-results-file"))]
Out = Annotated[Path | None, typer.Option("--out", help=help_text("cli-help-page"))]


def run(file: File, out: Out = None, lang: Lang = None, json: Json = False) -> None:
    """Tell what a results file says."""
    from carbarn.arena.report.page import page
    from carbarn.arena.report.summary import Summary
    from carbarn.arena.results import game_of, read

    locale = checked(lang)
    results = read(file)
    if not results.table.num_rows:
        raise ResultsError("results-empty", file=str(file))
    game = game_of(results.about)
    summary = Summary(results, game.sketch(locale))
    if out is not None:
        _write(out, page(summary, game.title(locale), locale))
    if json:
        print_json(summary.as_dict())
    elif out is None:
        _print(summary, game.title(locale), locale)
    else:
        typer.echo(say(locale, "report-written", file=str(out)))


def _write(path: Path, text: str) -> None:
    """A page, whole or not at all."""
    partial = path.with_name(path.name + ".part")
    try:
        partial.write_text(text, encoding="utf-8")
        os.replace(partial, path)
    except OSError as error:
        raise ResultsError("results-unwritable", file=str(path), reason=error.strerror or str(error)) from error


def _print(summary: "Summary", title: str, locale: str) -> None:
    from carbarn.arena.report.wording import percent, sentence
    from carbarn.cli.standings import print_standings

    console = new_console()
    console.print(title, style="bold")
    for line in sentence(summary, locale):
        console.print(line)
    print_standings(console, summary.standings, locale)
    seats = ", ".join(f"{told['seat'] + 1}: {percent(told['rate'])}" for told in summary.seats())
    console.print(say(locale, "report-seats-line", seats=seats))
    for kind in summary.items:
        _print_kind(console, summary, kind, locale)
    for told in summary.forfeits()[:_ROWS]:
        bot, reason = told["bot"], f"{told['forfeit']}: {told['detail']}"
        console.print(say(locale, "report-forfeit-line", deal=told["deal"], bot=bot, reason=reason))


def _print_kind(console: "Console", summary: "Summary", kind: str, locale: str) -> None:
    """The things of a kind that help most and least."""
    from rich.table import Table

    from carbarn.arena.report.wording import by_edge, named, thing

    items = by_edge(summary.items[kind])
    if len(items) > _ROWS:
        items = [*items[: _ROWS - 5], *items[-5:]]
    heads, rows = thing(summary, kind, items, locale)
    console.print(f"\n{named(locale, kind, 'title')}", style="bold")
    table = Table(box=None, padding=(0, 1))
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", no_wrap=not number)
    for row in rows:
        table.add_row(*row)
    console.print(table)
