"""`carbarn bench`: how fast this machine plays, divided by the machine's own speed in the same run."""

from typing import Annotated

import typer

from carbarn.cli.arguments import Json, Lang, announce_compiling, new_console, print_json
from carbarn.cli.language import checked, help_text
from carbarn.core.words import say

Seconds = Annotated[float, typer.Option("--seconds", min=0.1, max=60, help=help_text("cli-help-seconds"))]


def run(seconds: Seconds = 1.0, lang: Lang = None, json: Json = False) -> None:
    """Measure."""
    from carbarn.arena import benchmark

    locale = checked(lang)
    announce_compiling(locale)
    results = benchmark.run(seconds)
    if json:
        print_json([result.as_dict() for result in results])
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    for column in ("what", "rate", "ratio", "aim"):
        table.add_column(say(locale, f"cli-bench-{column}"), justify="left" if column == "what" else "right")
    for result in results:
        what = say(locale, f"cli-bench-{result.what}", game=result.game)
        table.add_row(what, f"{result.value:,.1f}", _short(result.ratio), _short(result.aim))
    new_console().print(table)


def _short(number: float | None) -> str:
    return "–" if number is None else f"{number:,.{1 if number >= 10 else 2}f}"
