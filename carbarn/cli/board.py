"""`carbarn board check`: says what is wrong with a board file, or that it can be played."""

from pathlib import Path
from typing import Annotated

import typer

from carbarn.cli.arguments import Json, Lang, print_json
from carbarn.cli.language import checked, help_text
from carbarn.core.errors import BoardError
from carbarn.core.words import say

BoardPath = Annotated[Path, typer.Argument(help=help_text("cli-help-board-file"))]


def check(file: BoardPath, lang: Lang = None, json: Json = False) -> None:
    """Check a board file."""
    import carbarn

    locale = checked(lang)
    try:
        game = carbarn.load(file)
    except BoardError as error:
        if not json:
            raise
        print_json({"file": error.file, "good": False, "entry": error.entry, "reason": error.say(locale)})
        raise typer.Exit(1) from error
    least, most = game.seats
    if json:
        print_json({"file": file.name, "good": True, "seats": [least, most], "hash": game.hash})
        return
    typer.echo(say(locale, "cli-board-good", file=file.name, title=game.title(locale), least=least, most=most))
