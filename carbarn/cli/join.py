"""`carbarn join`: a local bot at a remote table."""

from typing import Annotated

import typer

from carbarn.cli.arguments import Lang, announce_compiling
from carbarn.cli.language import checked, help_text
from carbarn.core.words import say

Address = Annotated[str, typer.Argument(help=help_text("cli-help-address"))]
BotName = Annotated[str, typer.Option("--bot", help=help_text("cli-help-bot"))]
Name = Annotated[str | None, typer.Option("--name", help=help_text("cli-help-name"))]
Seconds = Annotated[float, typer.Option("--time-per-move", help=help_text("cli-help-time-per-move"))]


def run(
    address: Address, bot: BotName = "planner", name: Name = None, time_per_move: Seconds = 0.25, lang: Lang = None
) -> None:
    """Join."""
    locale = checked(lang)
    announce_compiling(locale)
    from carbarn.bots import levels
    from carbarn.server.guest import Guest

    guest = Guest(address, bot, name or levels.find(bot).title(locale), time_per_move)
    seat = guest.sit_down()
    typer.echo(say(locale, "join-sat", name=guest.name, seat=seat + 1))
    result = guest.play()
    unit = result["unit"]
    totals = " – ".join(f"{score['total'] / unit:g}" for score in result["seats"])
    typer.echo(say(locale, "join-over", result=totals))
