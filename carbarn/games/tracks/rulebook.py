"""The rules page of a map of tracks: which sentences of the catalogues it is made of, and which are our rulings."""

from collections.abc import Sequence

from carbarn.core.words import say
from carbarn.games.tracks.board import Board, spelled

_SECTIONS: Sequence[tuple[str, str, range]] = (
    ("setup", "C", range(1, 5)),
    ("turn", "C", range(5, 11)),
    ("scoring", "C", range(11, 16)),
    ("variants", "C", range(16, 18)),
    ("companies", "S", range(1, 7)),
)
RULINGS = frozenset({"C6", "C9", "C15", "S2", "S6"})
Page = Sequence[tuple[str, Sequence[tuple[str, str, bool]]]]


def page(board: Board, locale: str) -> Page:
    """Sections of (id, sentence, whether it is our ruling)."""
    sections = []
    for title, book, numbers in _SECTIONS:
        if book == "S" and "companies" not in board.file.content:
            continue
        rules = [(id, say(locale, id), id in RULINGS) for id in (f"{book}{n}" for n in numbers)]
        if book == "S":
            rules.append(("chart", say(locale, "rules-tracks-reconstructed"), False))
        sections.append((say(locale, f"rules-tracks-section-{title}"), rules))
    options = [("first", say(locale, "option-first"), False)]
    for name, option in board.file.content.get("options", {}).items():
        for choice in map(spelled, option["choices"]):
            options.append((f"{name}={choice}", say(locale, f"option-{name}-{choice}"), False))
    sections.append((say(locale, "rules-section-options"), options))
    return sections
