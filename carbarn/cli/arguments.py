"""Arguments that several commands share, and what they mean."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from carbarn.cli.language import help_text
from carbarn.core.errors import BadOption

if TYPE_CHECKING:
    from rich.console import Console

    from carbarn.core.game import Game

GameName = Annotated[str, typer.Argument(help=help_text("cli-help-game"))]
GameFile = Annotated[Path, typer.Argument(help=help_text("cli-help-file"))]
Lang = Annotated[str | None, typer.Option("--lang", help=help_text("cli-help-lang"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))]
Seats = Annotated[int, typer.Option("--seats", help=help_text("cli-help-seats"))]
Seed = Annotated[int | None, typer.Option("--seed", help=help_text("cli-help-seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=help_text("cli-help-option"))]


def the_game(name: str, options: list[str] | None) -> "Game":
    """A game by name, or of a board file, with options given as NAME=CHOICE."""
    import carbarn

    chosen = {}
    for option in options or []:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOption("error-option-form", option=option)
        chosen[key] = value
    game = carbarn.load(name) if name.endswith(".toml") else carbarn.game(name)
    return game.variant(**chosen) if chosen else game


def announce_compiling(locale: str) -> None:
    """Say why the first move takes a while, when it does."""
    from carbarn.core.kernel import is_cold
    from carbarn.core.words import say

    if is_cold():
        typer.echo(say(locale, "cli-compiling"), err=True)


def new_console(stderr: bool = False) -> "Console":
    """Where commands print. Words are words: somebody's own city, bot or file may be called “[/x]” or “:car:”."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_json(content: Any) -> None:
    """JSON for programs."""
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))
