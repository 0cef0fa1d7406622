"""All commands together."""

import typer

from carbarn.cli import bench, board, games, play, replay, rules, simulate, verify
from carbarn.cli.language import word


def build() -> typer.Typer:
    """The command line with its help in the user's language."""
    app = typer.Typer(help=word("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    for command in (games, rules, play, simulate, replay, verify, bench):
        name = command.__name__.rpartition(".")[2]
        app.command(name, help=word(f"cli-help-{name}"))(command.run)
    boards = typer.Typer(help=word("cli-help-board"), no_args_is_help=True)
    boards.command("check", help=word("cli-help-board-check"))(board.check)
    app.add_typer(boards, name="board")
    return app
