"""`carbarn rules`: the rules of a game, each with its id."""

from carbarn.cli.arguments import GameName, Json, Lang, Options, new_console, print_json, the_game
from carbarn.cli.language import checked
from carbarn.core.words import say


def run(game: GameName, lang: Lang = None, option: Options = None, json: Json = False) -> None:
    """Tell the rules."""
    locale = checked(lang)
    chosen = the_game(game, option)
    page = chosen.rules(locale)
    if json:
        print_json(
            {
                "game": chosen.name,
                "title": chosen.title(locale),
                "sections": [
                    {
                        "title": title,
                        "rules": [{"id": id, "text": text, "ruling": own} for id, text, own in rules],
                    }
                    for title, rules in page
                ],
            }
        )
        return
    from rich.table import Table
    from rich.text import Text

    console = new_console()
    console.print(chosen.title(locale), style="bold")
    for title, rules in page:
        console.print(f"\n{title}", style="bold")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for id, text, ruling in rules:
            mark = f" ({say(locale, 'rules-ruling')})" if ruling else ""
            table.add_row(id, Text.assemble(text, (mark, "dim")))
        console.print(table)
