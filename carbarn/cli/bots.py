"""`carbarn bots`: who one can play against."""

import typer

from carbarn.cli.arguments import Json, Lang, print_json
from carbarn.cli.language import checked


def run(lang: Lang = None, json: Json = False) -> None:
    """List the bots, from the weakest to the strongest."""
    from carbarn.bots.levels import LEVELS

    locale = checked(lang)
    if json:
        print_json([{"bot": each.name, "title": each.title(locale), "about": each.about(locale)} for each in LEVELS])
        return
    width = max(len(level.name) for level in LEVELS) + 2
    for level in LEVELS:
        typer.echo(f"{level.name:<{width}}{level.title(locale)}")
        typer.echo(f"{'':<{width}}{level.about(locale)}")
