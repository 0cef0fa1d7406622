"""`carbarn play`: a person against bots, in the terminal."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from carbarn.cli.arguments import GameName, Lang, Options, Seats, Seed, announce_compiling, new_console, the_game
from carbarn.cli.language import checked, help_text
from carbarn.core.errors import CarbarnError, IllegalAction
from carbarn.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from carbarn.bots.bot import Bot
    from carbarn.core.match import Match

BotName = Annotated[str, typer.Option("--bot", help=help_text("cli-help-bot"))]
Terminal = Annotated[bool, typer.Option("--terminal", help=help_text("cli-help-terminal"))]
Quick = Annotated[bool, typer.Option("--quick", help=help_text("cli-help-quick"))]
Save = Annotated[str | None, typer.Option("--save", help=help_text("cli-help-save"))]


HINTS = 3  # actions that a hint tells
PERSON = 0  # the seat of the person; bots have the others


def run(
    game: GameName = "usa",
    seats: Seats = 2,
    bot: BotName = "greedy",
    seed: Seed = None,
    option: Options = None,
    terminal: Terminal = True,
    save: Save = None,
    quick: Quick = False,
    lang: Lang = None,
) -> None:
    """Play."""
    from carbarn.cli.scores import print_scores

    locale = checked(lang)
    chosen = the_game(game, option)
    announce_compiling(locale)
    import carbarn
    from carbarn.bots import levels

    match = carbarn.new(chosen, seats, seed)
    level = levels.find(bot)
    bots = {seat: levels.make(chosen, bot, seed or 0, seat) for seat in range(1, seats)}
    title = level.title(locale)
    names = [say(locale, "cli-you"), *(say(locale, "cli-bot-name", bot=title, number=seat) for seat in bots)]
    console = new_console()
    console.print(chosen.title(locale), style="bold")
    pause = level.pause if console.is_terminal and not quick else 0.0
    finished = Table(console, match, bots, names, locale, pause).play()
    if not finished:
        console.print(say(locale, "cli-stopped"))
    print_scores(console, match, names, locale)
    if save is not None:
        carbarn.save(match, save, names)
        console.print(say(locale, "cli-saved", file=save))


def _picked(text: str, choices: Sequence[int]) -> int | str:
    """The choice that a number stands for; whatever else was typed is left to the game.

    Only `int` knows what it takes for a number: “²” is a digit to Python, and five thousand nines are decimals.
    """
    try:
        number = int(text)
    except ValueError:
        return text
    return choices[number - 1] if 1 <= number <= len(choices) else text


class Table:
    """The conversation with the person."""

    def __init__(
        self,
        console: "Console",
        match: "Match",
        bots: "dict[int, Bot]",
        names: list[str],
        locale: str,
        pause: float = 0.0,
    ) -> None:
        self.console, self.match, self.bots, self.names, self.locale = console, match, bots, names, locale
        self.pause = pause  # seconds before a bot's move, so that a person can follow
        self.told = 0  # entries of the log that the person has read
        self.decided = 0  # decisions that the person can take back

    def play(self) -> bool:
        """To the end; false if the person stops before."""
        while not self.match.over:
            seat = self.match.to_move
            if seat in self.bots:
                time.sleep(self.pause)
                self.match.play(self.bots[seat].choose(self.match.view(seat)))
            elif not self.ask():
                return False
        self.tell()
        return True

    def tell(self) -> None:
        """What has happened since the person last looked; cards that others draw unseen are not worth a line."""
        from rich.text import Text

        match = self.match
        story = match.story(self.locale, PERSON, self.names)
        steps = list(zip(story, match.log, match.log_for(PERSON), strict=True))
        for sentence, action, seen in steps[self.told :]:
            if action == seen or action < match.game.action_count:
                self.console.print(Text.assemble(("·", "dim"), f" {sentence}"))
        self.told = len(steps)

    def ask(self) -> bool:
        """One decision of the person; false to stop."""
        self.tell()
        match, game = self.match, self.match.game
        self.console.print(game.show(match.view(PERSON), self.locale))
        choices = game.menu(match.state)
        self.list(choices)
        while True:
            try:
                text = self.console.input("> ").strip()
            except EOFError:
                return False
            if text in ("q", "quit"):
                return False
            if text in ("r", "h"):
                self.rules() if text == "r" else self.hint()
                continue
            try:
                if text == "u":
                    self.undo()
                else:
                    match.play(_picked(text, choices))
                self.decided += text != "u"
            except CarbarnError as error:
                self.console.print(error.say(self.locale), style="red")
                continue
            return True

    def list(self, choices: Sequence[int]) -> None:
        """The choices, numbered."""
        from rich.columns import Columns
        from rich.text import Text

        game, state = self.match.game, self.match.view(PERSON)
        lines = [
            Text.assemble((f"{n:>3}", "cyan"), f" {game.choice(state, action, self.locale)}")
            for n, action in enumerate(choices, 1)
        ]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        example = str(self.match.legal[-1])
        self.console.print(say(self.locale, "cli-your-turn", example=example), style="dim")

    def undo(self) -> None:
        """Back to the person's own last decision; not to a bot's, if the person has made none."""
        if self.decided == 0:
            raise IllegalAction("undo", "error-nothing-to-undo")
        self.decided -= 1
        self.match.undo()
        while self.match.to_move in self.bots:
            self.match.undo()
        self.told = min(self.told, len(self.match.log))
        self.console.print(say(self.locale, "cli-undone"))

    def hint(self) -> None:
        """What the best bot would do, and why."""
        from rich.text import Text

        from carbarn.bots import levels

        with self.console.status(say(self.locale, "cli-thinking")):
            bot = levels.make(self.match.game, levels.LEVELS[-1].name)
            advice = bot.explain(self.match.view(PERSON), self.locale)[:HINTS]
        for one in advice:
            chance = "" if one.chance is None else f" ({one.chance:.0%})"
            self.console.print(Text.assemble((one.text, "cyan"), (chance, "dim"), f" {one.sentence}"))

    def rules(self) -> None:
        """The rules page, in short."""
        from rich.text import Text

        for title, rules in self.match.game.rules(self.locale):
            self.console.print(title, style="bold")
            for id, text, _ in rules:
                self.console.print(Text.assemble((id, "cyan"), f" {text}"))
