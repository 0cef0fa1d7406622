"""The rules page of a map: which sentences of the catalogues it is made of, and which of them are our rulings."""

from collections.abc import Mapping, Sequence

from carbarn.core.words import say
from carbarn.games.routes.board import Board

_SECTIONS: Mapping[str, Sequence[tuple[str, range]]] = {
    "U": (
        ("setup", range(1, 6)),
        ("turn", range(6, 14)),
        ("claiming", range(14, 21)),
        ("tickets", range(21, 24)),
        ("end", range(24, 28)),
        ("rulings", range(28, 33)),
    ),
    "F": (("setup", range(1, 10)), ("turn", range(10, 20)), ("end", range(20, 24)), ("rulings", range(24, 25))),
}
RULINGS = frozenset(
    {"U10", "U12", "U13", "U21", "U26", "U27", "U28", "U29", "U30", "U31", "U32", "F24"},
)
Page = Sequence[tuple[str, Sequence[tuple[str, str, bool]]]]


def page(board: Board, locale: str) -> Page:
    """Sections of (id, sentence, whether it is our ruling); somebody's own map names the rulebook it follows."""
    book = str(board.file.content.get("rulebook", "U"))
    sections = []
    for title, numbers in _SECTIONS.get(book, _SECTIONS["U"]):
        ids = [f"{book}{n}" for n in numbers]
        rules = [(id, say(locale, id), id in RULINGS) for id in ids]
        sections.append((say(locale, f"rules-section-{title}"), rules))
    options = [("first", say(locale, "option-first"), False)]
    for name, option in board.file.content.get("options", {}).items():
        options += [(f"{name}={choice}", say(locale, f"option-{name}-{choice}"), False) for choice in option["choices"]]
    sections.append((say(locale, "rules-section-options"), options))
    if board.file.content.get("source", {}).get("reconstructed"):
        note = ("map", say(locale, "rules-reconstructed-map"), False)
        sections.append((say(locale, "rules-section-map"), [note]))
    return sections
