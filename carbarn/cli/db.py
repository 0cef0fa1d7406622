"""`carbarn db`: looking after the server's database."""

from typing import Any

import typer

from carbarn.cli.arguments import Lang
from carbarn.cli.language import checked
from carbarn.cli.serve import Database
from carbarn.core.errors import CarbarnError
from carbarn.core.words import say


def check(database: Database = "", lang: Lang = None) -> None:
    """Replay every stored game."""
    locale = checked(lang)
    from carbarn.server.check import Report, existing
    from carbarn.server.check import check as problems_of
    from carbarn.server.errors import usable_database
    from carbarn.server.settings import Settings

    report, sound = Report(), True
    with usable_database():
        for problem in problems_of(existing(Settings(database=database).database_url), report):
            sound = False
            typer.echo(say(locale, problem.message, **_told(problem.details, locale)))
    typer.echo(say(locale, "db-checking", tables=report.tables, games=report.games, steps=report.steps))
    if not sound:
        raise typer.Exit(1)
    typer.echo(say(locale, "db-sound"))


def _told(details: dict[str, object], locale: str) -> dict[str, Any]:
    """Reasons in words: a rule that was broken, or a message of its own."""
    told: dict[str, Any] = dict(details)
    reason = details.get("reason")
    if isinstance(reason, CarbarnError):
        told["reason"] = reason.say(locale)
    elif reason is not None:
        told["reason"] = say(locale, str(reason))
    return told
