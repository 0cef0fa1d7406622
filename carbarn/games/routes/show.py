"""The table in a terminal, as the viewer sees it."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from carbarn.core.types import State
from carbarn.core.words import say
from carbarn.games.routes.board import Board
from carbarn.games.routes.state import BLANK, CARDS, WORD
from carbarn.games.routes.words import city_name, colour_name, route_words, symbol_name, ticket_words

# Each colour with a letter-like symbol, for readers who do not see colours.
_STYLES = {
    "purple": ("magenta", "◆"), "blue": ("bright_blue", "●"), "orange": ("dark_orange", "▲"), "white": ("white", "○"),
    "green": ("green", "■"), "yellow": ("yellow", "★"), "black": ("bright_black", "▼"), "red": ("red", "✚"),
    "wild": ("bold cyan", "✱"), "gray": ("bright_black", "□"),
}  # fmt: skip


def card_text(board: Board, colour: int, locale: str) -> Text:
    """A card: its symbol and its name in its colour."""
    style, symbol = _STYLES.get(board.colour(colour), ("", "◇"))
    return Text(f"{symbol} {colour_name(board, colour, locale)}", style=style)


def _cards(board: Board, counts: Any, locale: str) -> Text:
    parts = [Text(f"{counts[c]} ").append_text(card_text(board, c, locale)) for c in range(CARDS) if counts[c] > 0]
    return Text("  ").join(parts) if parts else Text("–")


def _set_bits(words: Any, size: int) -> list[int]:
    return [i for i in range(size) if words[i // WORD] >> (i % WORD) & 1]


def show(board: Board, view: State, locale: str) -> Group:
    """The whole table: display, own cards and tickets, all seats, claimed routes. Names are texts, never markup."""
    s = view[0]
    vocabulary = board.vocabulary

    def label(name: str, **details: Any) -> str:
        return say(locale, f"show-{name}", vocabulary=vocabulary, **details)

    facts = Table.grid(padding=(0, 2))
    display = Text("  ").join(
        Text(f"{i + 1}:").append_text(card_text(board, int(c), locale) if c != BLANK else Text("–"))
        for i, c in enumerate(s.display[: board.rules["display"]])
    )
    facts.add_row(label("display"), display)
    facts.add_row(
        label("deck"), label("deck-counts", deck=int(s.deck_count), discard=int(s.discard_count),
                             tickets=int(s.pool_count + s.queue_count))
    )  # fmt: skip
    if board.symbols:
        stacks = [
            f"{symbol_name(board, i, locale)} ×{s.symbol_left[i]} {city_name(board.cities[c], locale)}"
            for i, c in enumerate(s.symbol_city[: len(board.symbols)])
            if c != BLANK and s.symbol_left[i] > 0
        ]
        facts.add_row(label("tokens"), Text(", ".join(stacks) or "–"))
    if s.viewer >= 0:
        facts.add_row(label("hand"), _cards(board, s.hand[s.viewer], locale))
        held = _set_bits(s.held[s.viewer], len(board.tickets))
        tickets = "\n".join(ticket_words(board.tickets[i], locale) for i in held)
        facts.add_row(label("tickets"), Text(tickets or "–"))
        for i in range(s.offer_count[s.viewer]):
            ticket = board.tickets[s.offer[s.viewer, i]]
            facts.add_row(label("offer", number=i + 1), Text(ticket_words(ticket, locale)))
    if s.rounds_end != BLANK:
        facts.add_row(label("last-round"), label("turns-left", turns=max(int(s.rounds_end), 0)))
    return Group(facts, _seats(board, s, locale))


def _seats(board: Board, s: Any, locale: str) -> Table:
    """A row a seat: what everybody may know of it."""
    table = Table(box=None, padding=(0, 2))
    columns = ["seat", "points", "trains", "cards", "ticket-count"] + (["tokens"] if board.symbols else []) + ["routes"]
    for column in columns:
        table.add_column(say(locale, f"show-{column}", vocabulary=board.vocabulary))
    for seat in range(s.seats):
        mark = "▶ " if seat == s.seat else "  "
        row: list[str | Text] = [f"{mark}{seat + 1}", str(s.points[seat]), str(s.trains[seat]), str(s.hand_count[seat])]
        row.append(str(s.ticket_count[seat]))
        if board.symbols:
            held = [symbol_name(board, i, locale) for i in range(len(board.symbols)) if s.tokens[seat] >> i & 1]
            row.append(Text(", ".join(held) or "–"))
        routes = ", ".join(route_words(board, i, locale) for i in _set_bits(s.own[seat], len(board.routes)))
        row.append(Text(routes or "–"))
        table.add_row(*row)
    return table
