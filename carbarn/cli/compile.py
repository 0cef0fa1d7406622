"""`carbarn compile`: everything that playing needs, now rather than at the first move."""

import typer

from carbarn.cli.arguments import Lang
from carbarn.cli.language import checked
from carbarn.core.words import say


def run(lang: Lang = None) -> None:
    """Compile."""
    from carbarn.bots.ready import get_ready, is_ready

    locale = checked(lang)
    if not is_ready():
        typer.echo(say(locale, "cli-compiling-all"), err=True)
        get_ready()
