"""`carbarn verify`: replays a game file and checks every step and the result."""

import typer

from carbarn.cli.arguments import GameFile, Json, Lang, announce_compiling, print_json
from carbarn.cli.language import checked
from carbarn.core.errors import CarbarnError
from carbarn.core.words import say


def run(file: GameFile, lang: Lang = None, json: Json = False) -> None:
    """Check a game file."""
    from carbarn.core import record

    locale = checked(lang)
    announce_compiling(locale)
    try:
        match = record.verify(record.read(file))
    except CarbarnError as error:
        if not json:
            raise
        step, rule = getattr(error, "step", None), getattr(error, "rule", None)
        print_json({"file": str(file), "true": False, "step": step, "rule": rule, "reason": error.say(locale)})
        raise typer.Exit(1) from error
    if json:
        print_json({"file": str(file), "true": True, "steps": len(match.log)})
    else:
        typer.echo(say(locale, "cli-verified", file=str(file), steps=len(match.log)))
