"""All commands together."""

import typer

from carbarn.cli import (
    bench,
    board,
    bots,
    compile,
    db,
    games,
    join,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    tournament,
    verify,
)
from carbarn.cli.language import help_text


def build() -> typer.Typer:
    """The command line with its help in the user's language."""
    app = typer.Typer(
        help=help_text("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )
    commands = (
        *(games, rules, bots, play, serve, join, simulate, tournament, report),
        *(replay, verify, compile, bench),
    )
    for command in commands:
        name = command.__name__.rpartition(".")[2]
        app.command(name, help=help_text(f"cli-help-{name}"))(command.run)
    boards = typer.Typer(help=help_text("cli-help-board"), no_args_is_help=True)
    boards.command("check", help=help_text("cli-help-board-check"))(board.check)
    app.add_typer(boards, name="board")
    database = typer.Typer(help=help_text("cli-help-db"), no_args_is_help=True)
    database.command("check", help=help_text("cli-help-db-check"))(db.check)
    app.add_typer(database, name="db")
    return app
