"""`carbarn replay`: a game file step by step, in words, and the table as it was in the end, or after every decision."""

from typing import TYPE_CHECKING, Annotated

import typer

from carbarn.cli.arguments import GameFile, Json, Lang, announce_compiling, new_console, print_json
from carbarn.cli.language import checked, help_text
from carbarn.core.words import say

if TYPE_CHECKING:
    from carbarn.core.match import Match
    from carbarn.core.record import Record

SeatView = Annotated[int | None, typer.Option("--seat", help=help_text("cli-help-seat-view"))]
Pause = Annotated[bool, typer.Option("--pause", help=help_text("cli-help-pause"))]


def run(file: GameFile, lang: Lang = None, seat: SeatView = None, pause: Pause = False, json: Json = False) -> None:
    """Tell a game."""
    from rich.text import Text

    from carbarn.cli.scores import print_scores, seat_names
    from carbarn.core import record
    from carbarn.core.game import PUBLIC

    locale = checked(lang)
    announce_compiling(locale)
    content = record.read(file)
    match = record.replay(content)
    names = seat_names(content.names, content.seats, locale)
    if seat is not None:
        match.view(seat)  # refuses a seat that does not exist
    story = list(match.story(locale, seat, names))
    if json:
        print_json(_as_json(match, content, story, seat))
        return
    console = new_console()
    console.print(match.game.title(locale), style="bold")
    state, viewer = match.game.new(content.seats), PUBLIC if seat is None else seat
    for step, (sentence, action) in enumerate(zip(story, match.log, strict=True), start=1):
        console.print(Text.assemble((f"{step:>4}", "dim"), f"  {sentence}"))
        decision = match.game.to_move(state) >= 0
        match.game.apply(state, action)
        if pause and decision:
            console.print(match.game.show(match.game.view(state, viewer), locale))
        if pause and typer.prompt(say(locale, "cli-press-enter"), default="", show_default=False) == "q":
            return
    console.print(match.game.show(match.game.view(state, viewer), locale))
    print_scores(console, match, names, locale)


def _as_json(match: "Match", content: "Record", story: list[str], seat: int | None) -> dict[str, object]:
    log = match.log if seat is None else match.log_for(seat)
    steps = [{"step": i, "action": a, "text": t} for i, (a, t) in enumerate(zip(log, story, strict=True), start=1)]
    return {"game": match.game.name, "seats": content.seats, "steps": steps, "result": content.result}
