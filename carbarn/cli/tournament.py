"""`carbarn tournament`: bots against bots in paired deals with rotated seats, on all cores or on a cluster."""

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from carbarn.cli.arguments import Json, Lang, Options, Seed, announce_compiling, new_console, print_json, the_game
from carbarn.cli.language import checked, help_text
from carbarn.core.errors import BadOption, ResultsError
from carbarn.core.words import say

if TYPE_CHECKING:
    from carbarn.arena.again import Difference
    from carbarn.arena.results import Results
    from carbarn.arena.tournament import Progress, Result, Tournament
    from carbarn.bots.search import Budget

_INTERRUPTED = 130  # what a shell expects of a command that Ctrl-C has ended
_GAMES = 200
_GAMES_SPRT = 20_000  # the most, where the question decides

GameName = Annotated[str | None, typer.Argument(help=help_text("cli-help-game"))]
Bots = Annotated[str | None, typer.Option("--bots", help=help_text("cli-help-rivals"))]
Games = Annotated[int | None, typer.Option("--games", help=help_text("cli-help-paired-games"))]
Seats = Annotated[int | None, typer.Option("--seats", help=help_text("cli-help-tournament-seats"))]
TimePerMove = Annotated[float | None, typer.Option("--time-per-move", help=help_text("cli-help-time-per-move"))]
Playouts = Annotated[int | None, typer.Option("--playouts", help=help_text("cli-help-playouts"))]
Limit = Annotated[float, typer.Option("--time-limit", help=help_text("cli-help-time-limit"))]
SprtFlag = Annotated[bool, typer.Option("--sprt", help=help_text("cli-help-sprt"))]
Elo = Annotated[str, typer.Option("--elo", help=help_text("cli-help-elo"))]
ErrorRate = Annotated[float, typer.Option("--error-rate", help=help_text("cli-help-error-rate"))]
Fast = Annotated[bool, typer.Option("--fast", help=help_text("cli-help-fast"))]
Out = Annotated[Path | None, typer.Option("--out", help=help_text("cli-help-results"))]
Records = Annotated[Path | None, typer.Option("--records", help=help_text("cli-help-records"))]
Resume = Annotated[Path | None, typer.Option("--resume", help=help_text("cli-help-resume"))]
Again = Annotated[Path | None, typer.Option("--again", help=help_text("cli-help-again"))]
Cluster = Annotated[str | None, typer.Option("--cluster", help=help_text("cli-help-cluster"))]
Workers = Annotated[int | None, typer.Option("--workers", help=help_text("cli-help-workers"))]


def run(
    game: GameName = None,
    bots: Bots = None,
    games: Games = None,
    seats: Seats = None,
    seed: Seed = None,
    time_per_move: TimePerMove = None,
    playouts: Playouts = None,
    time_limit: Limit = 10.0,
    sprt: SprtFlag = False,
    elo: Elo = "0,20",
    error_rate: ErrorRate = 0.05,
    fast: Fast = False,
    out: Out = None,
    records: Records = None,
    resume: Resume = None,
    again: Again = None,
    cluster: Cluster = None,
    workers: Workers = None,
    option: Options = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play a tournament."""
    locale = checked(lang)
    elsewhere = {"workers": workers, "cluster": cluster}
    if resume is not None or again is not None:
        fixed = (game, bots, seats, seed, time_per_move, playouts, option, sprt or None, fast or None)
        if any(each is not None for each in fixed) or (resume is not None and again is not None):
            raise BadOption("error-fixed-settings")
        announce_compiling(locale)
        if again is not None:
            _again(again, elsewhere, locale, json)
        elif resume is not None:
            _resume(resume, out, records, games, elsewhere, locale, json)
        return
    if game is None:
        raise BadOption("error-no-game")
    if fast and (out is not None or records is not None):
        raise BadOption("error-fast-results")
    from carbarn.arena import entrants
    from carbarn.arena.tournament import Tournament

    chosen, question = the_game(game, option), _question(elo, error_rate) if sprt else None
    most = games if games is not None else _GAMES_SPRT if sprt else _GAMES
    names = [name.strip() for name in (bots or "planner,search").split(",")]
    settings: dict[str, Any] = {"question": question, "limit": time_limit, "records": records is not None, **elsewhere}
    budget = _budget(time_per_move, playouts)
    entrants.check(chosen, names)
    announce_compiling(locale)
    tournament = Tournament(chosen, names, most, seats, seed or 0, budget, details=not fast, **settings)
    _keep(tournament, out, records)
    _run(tournament, out, locale, json)


def _keep(tournament: "Tournament", out: Path | None, records: Path | None, earlier: "Results | None" = None) -> None:
    """Have games written to files, where files are wanted."""
    if out is not None or records is not None:
        from carbarn.arena.keeper import Keeper

        tournament.keep(Keeper(out, records, tournament.line_up.names), earlier)


def _resume(
    file: Path, out: Path | None, records: Path | None, games: int | None, more: dict[str, Any], locale: str, json: bool
) -> None:
    """Go on where a results file ends."""
    from carbarn import __version__
    from carbarn.arena.results import read
    from carbarn.arena.tournament import rebuilt

    earlier = read(file)
    if earlier.about.get("carbarn") != __version__:
        theirs = str(earlier.about.get("carbarn"))
        raise ResultsError("results-other-version", file=str(file), theirs=theirs, ours=__version__)
    deals = None
    if games is not None:
        deals = max(earlier.about["played"], -(-games // len(earlier.line_up.rotations)))
    tournament = rebuilt(earlier.about, deals, records=records is not None, **more)
    _keep(tournament, out or file, records, earlier)
    _run(tournament, out or file, locale, json)


def _again(file: Path, more: dict[str, Any], locale: str, json: bool) -> None:
    """Play the games of a results file again and compare."""
    from carbarn.arena.again import play_again
    from carbarn.arena.results import read

    with contextlib.ExitStack() as stack:

        def watch(tournament: "Tournament") -> "Progress":
            bar, progress = _bar(tournament, locale, json)
            stack.enter_context(bar)
            return progress

        tournament, difference = play_again(read(file), watch, **more)
    games = tournament.result().games
    if json:
        found = None if difference is None else difference.as_dict()
        print_json({"file": str(file), "games": games, "same": difference is None, "difference": found})
    elif difference is None:
        typer.echo(say(locale, "cli-again-same", file=str(file), games=games))
    else:
        typer.echo(_difference(difference, locale), err=True)
    if difference is not None:
        raise typer.Exit(1)


def _difference(difference: "Difference", locale: str) -> str:
    told = {key: str(value)[:120] for key, value in difference.as_dict().items()}
    return say(locale, "cli-again-differs", **told)


def _run(tournament: "Tournament", out: Path | None, locale: str, json: bool) -> None:
    """Play, tell what came out, even if Ctrl-C broke it off."""
    from carbarn.cli.standings import print_result

    bar, progress = _bar(tournament, locale, json)
    finished = True
    try:
        with bar:
            result = tournament.play(progress)
    except KeyboardInterrupt:
        finished, result = False, tournament.result()
    if json:
        print_json(_content(tournament, result, finished, out))
    else:
        if not finished:
            typer.echo(say(locale, "cli-stopped"))
        print_result(result, locale)
        if out is not None and result.games:
            typer.echo(say(locale, "cli-results-written" if finished else "cli-results-partly", file=str(out)))
    if not finished:
        raise typer.Exit(_INTERRUPTED)


def _content(tournament: "Tournament", result: "Result", finished: bool, out: Path | None) -> dict[str, Any]:
    game = tournament.game
    header = {"game": game.name, "options": dict(game.options), "finished": finished}
    return {**header, **result.as_dict(), "results": None if out is None else str(out)}


def _budget(seconds: float | None, playouts: int | None) -> "Budget | None":
    """What was asked for, in seconds or in playouts; None leaves it to the tournament."""
    from carbarn.bots.search import Budget

    if seconds is not None and playouts is not None:
        raise BadOption("error-two-budgets")
    if seconds is None and playouts is None:
        return None
    return Budget(seconds, playouts)


def _question(elo: str, error: float) -> Any:
    """Two hypotheses, as in 0,20."""
    from carbarn.arena.sprt import Question

    try:
        elo0, elo1 = map(float, elo.split(","))
    except ValueError as wrong:
        raise BadOption("error-elo-form", elo=elo) from wrong
    return Question(elo0, elo1, error)


def _bar(tournament: "Tournament", locale: str, quiet: bool) -> "tuple[Any, Progress]":
    """A progress bar that tells how the first bot is doing, and what moves it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[running]}", markup=False),
    )
    console = new_console(stderr=True)
    bar = Progress(*columns, transient=True, disable=quiet or not console.is_terminal, console=console)
    title = say(locale, "cli-simulating", games=tournament.games, title=tournament.game.title(locale))
    task, first = bar.add_task(title, total=tournament.games, running=""), tournament.line_up.names[0]

    def progress(done: int, rate: float) -> None:
        running = f"{first} {100 * rate:.1f} %"
        if (sprt := tournament.sprt) is not None:
            running += f"  LLR {sprt.ratio:+.2f} (±{sprt.question.bound:.2f})"
        bar.update(task, completed=done, running=running)

    return bar, progress
