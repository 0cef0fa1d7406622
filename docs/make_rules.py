"""Writes docs/rules/ from the catalogues: a page a game and language. `--check` only compares."""

import sys
from pathlib import Path

import carbarn
from carbarn.core.words import LOCALES, say

FOLDER = Path(__file__).parent / "rules"


def page(name: str, locale: str) -> str:
    """The rules page of a game as Markdown."""
    game = carbarn.game(name)
    lines = [f"# {game.title(locale)}", ""]
    lines += [f"<!-- Made by docs/make_rules.py from the catalogues in carbarn/locales/{locale}/. -->", ""]
    for title, rules in game.rules(locale):
        lines += [f"## {title}", ""]
        for id, text, ruling in rules:
            lines.append(f"- **{id}** {text}" + (f" *({say(locale, 'rules-ruling')})*" if ruling else ""))
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write the pages, or compare them."""
    stale = []
    for name in carbarn.game_names():
        for locale in LOCALES:
            path = FOLDER / (f"{name}.md" if locale == "en" else f"{name}.{locale}.md")
            text = page(name, locale)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.name)
    if stale:
        print("not up to date, run make docs:", ", ".join(stale))
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
