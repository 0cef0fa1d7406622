"""`carbarn games`: what can be played. Reads the board files only, so that it answers at once."""

import typer

from carbarn.cli.arguments import Json, Lang, print_json
from carbarn.cli.language import checked
from carbarn.core.words import say


def _spelled(choice: object) -> str:
    """A choice as it is written after --option: true, 2, mega."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def run(lang: Lang = None, json: Json = False) -> None:
    """List the games."""
    from carbarn.boards import loader

    locale = checked(lang)
    found = []
    for name in loader.names():
        content = loader.shipped(name).content
        least, most = content["rules"]["seats"]
        options = {key: list(option["choices"]) for key, option in content.get("options", {}).items()}
        found.append({"game": name, "title": content["title"][locale], "seats": [least, most], "options": options})
    if json:
        print_json(found)
        return
    width = max(len(entry["game"]) for entry in found) + 2
    for entry in found:
        players = say(locale, "cli-player-range", least=entry["seats"][0], most=entry["seats"][1])
        typer.echo(f"{entry['game']:<{width}}{entry['title']}  ({players})")
        for key, choices in entry["options"].items():
            typer.echo(f"{'':<{width}}{key}: {', '.join(map(_spelled, choices))}")
