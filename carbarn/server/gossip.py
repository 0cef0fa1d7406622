"""What people say to each other at the table."""

import unicodedata

from carbarn.server import store
from carbarn.server.errors import Refusal
from carbarn.server.hall import Hall
from carbarn.server.table import Table

LONGEST_LINE = 300
_NUDGE_EVERY = 10_000  # milliseconds


def plain(text: str, *left_out: str) -> str:
    """Text fit for one line: every white space a space, and without these Unicode categories."""
    return "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c) not in left_out)


async def say_something(hall: Hall, table: Table, seat: int, text: str) -> None:
    """Add a line to the chat: short, plain, and not too often."""
    text = plain(text, "Cc", "Cs", "Co", "Cn").strip()
    if not text:
        raise Refusal(422, "chat-empty")
    if len(text) > LONGEST_LINE:
        raise Refusal(422, "chat-long", most=LONGEST_LINE)
    if not hall.chatting.spend(f"{table.id}/{seat}"):
        raise Refusal(429, "too-fast")
    async with table.lock:
        await hall.change(table, lambda connection: store.add_line(connection, table.id, seat, text))


def nudge(hall: Hall, table: Table, seat: int) -> None:
    """Remind the one whose turn it is, once in a while."""
    waited_for = table.to_move
    if waited_for is None or waited_for == seat or table.seats[waited_for].played_by is not None:
        raise Refusal(409, "nobody-to-nudge")
    if store.now() - table.nudged_at < _NUDGE_EVERY:
        raise Refusal(429, "too-fast")
    table.nudged_at = store.now()
    table.nudge(waited_for)
