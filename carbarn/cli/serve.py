"""`carbarn serve`: the game server."""

import os
from typing import Annotated

import typer

from carbarn.cli import compile
from carbarn.cli.arguments import Lang
from carbarn.cli.language import checked, help_text

Host = Annotated[str, typer.Option("--host", envvar="CARBARN_HOST", help=help_text("cli-help-host"))]
Port = Annotated[int, typer.Option("--port", envvar="CARBARN_PORT", help=help_text("cli-help-port"))]
Database = Annotated[str, typer.Option("--database", envvar="CARBARN_DATABASE", help=help_text("cli-help-database"))]
LogFormat = Annotated[
    str, typer.Option("--log-format", envvar="CARBARN_LOG_FORMAT", help=help_text("cli-help-log-format"))
]
Open = Annotated[bool, typer.Option("--open", help=help_text("cli-help-open"))]


def run(
    host: Host = "0.0.0.0",
    port: Port = 8000,
    database: Database = "",
    log_format: LogFormat = "text",
    open: Open = False,
    lang: Lang = None,
) -> None:
    """Serve."""
    locale = checked(lang)
    compile.run(locale)
    from carbarn.server.run import serve
    from carbarn.server.settings import Settings

    settings = Settings(host=host, port=port, database=database, log_format=log_format)
    serve(
        settings, locale, open and bool(os.environ.get("DISPLAY") or os.name == "nt" or os.uname().sysname == "Darwin")
    )
