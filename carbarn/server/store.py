"""Reading and writing what is kept. Every function works on a connection, inside a transaction of its caller's."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from carbarn.server import schema
from carbarn.server.errors import StepTaken

WAITING, PLAYING, OVER = "waiting", "playing", "over"
DEAL, MOVE, UNDO, RESIGN = "deal", "move", "undo", "resign"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Header:
    """A table: which game, how it is played, how far it is."""

    id: str
    game: str
    options: Mapping[str, Any]
    board_hash: str
    seats: int
    public: bool
    timer: int | None
    quick: bool
    language: str
    host_hash: str
    status: str
    result: Mapping[str, Any] | None
    rematch: str | None
    created: int
    changed: int
    version: int


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a person, a bot, or nobody yet."""

    seat: int
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    seen: int = 0

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.name and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person sits here who still plays."""
        return self.bot is None and bool(self.name) and not self.resigned

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now; None where a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Step:
    """One row of the log."""

    step: int
    kind: str
    seat: int | None
    entries: tuple[int, ...]
    at: int


@dataclass(frozen=True)
class Line:
    """One line of the chat."""

    number: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Held:
    """A choice made before its step had come; void if the seat has moved at the step that was next then, or later."""

    seat: int
    step: int
    action: int


@dataclass(frozen=True)
class Stored:
    """Everything about one table, or what is new since it was last read."""

    header: Header
    seats: tuple[Seat, ...]
    steps: tuple[Step, ...]
    held: tuple[Held, ...]
    agreements: frozenset[tuple[str, int, int, int]]  # kind, about, step, who agrees
    chat: tuple[Line, ...]


_STEP_COLUMNS = (
    schema.steps.c.step,
    schema.steps.c.kind,
    schema.steps.c.seat,
    schema.steps.c.entries,
    schema.steps.c.at,
)
_INSERT_STEP = sa.insert(schema.steps)
_TOUCH_TABLES = (
    sa.update(schema.tables)
    .where(schema.tables.c.id.in_(sa.bindparam("touched", expanding=True)))
    .values(version=schema.tables.c.version + 1, changed=sa.bindparam("moment"))
)
_SEAT_COLUMNS = [column for column in schema.seats.c if column.name != "table_id"]


def add_table(connection: sa.Connection, header: Header, seats: Iterable[Seat]) -> None:
    """Set up a new table."""
    connection.execute(sa.insert(schema.tables), [vars(header)])
    connection.execute(sa.insert(schema.seats), [{"table_id": header.id, **vars(seat)} for seat in seats])


def read_table(connection: sa.Connection, table: str, after_step: int = -1, after_chat: int = -1) -> Stored | None:
    """A table with its seats and the part of its log and its chat that is new; None if there is no such table."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats, steps, held, agreements, chat = schema.seats, schema.steps, schema.held, schema.agreements, schema.chat
    return Stored(
        Header(**row._mapping),
        tuple(
            Seat(*found)
            for found in connection.execute(
                sa.select(*_SEAT_COLUMNS).where(seats.c.table_id == table).order_by(seats.c.seat)
            )
        ),
        tuple(
            Step(step, kind, seat, unpacked(entries), at)
            for step, kind, seat, entries, at in connection.execute(
                sa.select(*_STEP_COLUMNS)
                .where(steps.c.table_id == table, steps.c.step > after_step)
                .order_by(steps.c.step)
            )
        ),
        tuple(
            Held(*found)
            for found in connection.execute(
                sa.select(held.c.seat, held.c.step, held.c.action).where(held.c.table_id == table)
            )
        ),
        frozenset(
            (kind, about, step, seat)
            for kind, about, step, seat in connection.execute(
                sa.select(agreements.c.kind, agreements.c.about, agreements.c.step, agreements.c.seat).where(
                    agreements.c.table_id == table
                )
            )
        ),
        tuple(
            Line(*found)
            for found in connection.execute(
                sa.select(chat.c.number, chat.c.seat, chat.c.text, chat.c.at)
                .where(chat.c.table_id == table, chat.c.number > after_chat)
                .order_by(chat.c.number)
            )
        ),
    )


def packed(entries: Iterable[int]) -> str:
    """Entries of a log as text."""
    return ",".join(map(str, entries))


def unpacked(text: str) -> tuple[int, ...]:
    """And back."""
    return tuple(map(int, text.split(","))) if text else ()


@dataclass(frozen=True)
class Append:
    """A job that adds a step to a log and does nothing else: those that wait together are written in two statements."""

    table: str
    step: Step

    def __call__(self, connection: sa.Connection) -> None:
        """By itself; raises StepTaken if somebody else was first."""
        self.together(connection, [self])

    @staticmethod
    def together(connection: sa.Connection, steps: Sequence["Append"]) -> None:
        """Many at once: all are written, or one of them was taken and the transaction is lost.

        They are sorted: two processes that lock the same tables do it in the same order.
        """
        steps = sorted(steps, key=lambda append: append.table)
        rows = [{"table_id": s.table, **vars(s.step), "entries": packed(s.step.entries)} for s in steps]
        try:
            connection.execute(_INSERT_STEP, rows)
        except IntegrityError as problem:
            raise StepTaken from problem
        connection.execute(_TOUCH_TABLES, {"touched": [s.table for s in steps], "moment": now()})


def add_step(connection: sa.Connection, table: str, step: Step, **changes: Any) -> None:
    """Append to the log, and change the table along with it; raises StepTaken if somebody else was first."""
    Append(table, step)(connection)
    if changes:
        tables = schema.tables
        connection.execute(sa.update(tables).where(tables.c.id == table).values(**changes))


def change_table(connection: sa.Connection, table: str, **changes: Any) -> None:
    """Change a table; whatever is changed, its version grows."""
    tables = schema.tables
    connection.execute(
        sa.update(tables).where(tables.c.id == table).values(version=tables.c.version + 1, changed=now(), **changes)
    )


def open_status(connection: sa.Connection, table: str) -> str | None:
    """The status of a table, read inside a transaction that is about to change it."""
    query = sa.select(schema.tables.c.status).where(schema.tables.c.id == table).with_for_update()
    return connection.execute(query).scalar_one_or_none()


def seats_free(connection: sa.Connection, table: str) -> bool:
    """Whether nobody sits at one of the seats."""
    seats = schema.seats.c
    query = sa.select(seats.seat).where(seats.table_id == table, seats.name == "", seats.bot.is_(None))
    return connection.execute(query).first() is not None


def rematch_of(connection: sa.Connection, table: str) -> str | None:
    """The table at which the same people play again."""
    return connection.execute(
        sa.select(schema.tables.c.rematch).where(schema.tables.c.id == table)
    ).scalar_one_or_none()


def change_seat(connection: sa.Connection, table: str, seat: int, only_if: Mapping[str, Any], **changes: Any) -> bool:
    """Change a seat if it still is as expected; false if it is not, and nothing is changed."""
    seats = schema.seats
    conditions = [
        seats.c[name].is_(None) if value is None else seats.c[name] == value for name, value in only_if.items()
    ]
    done = connection.execute(
        sa.update(seats).where(seats.c.table_id == table, seats.c.seat == seat, *conditions).values(**changes)
    )
    if done.rowcount:
        change_table(connection, table)
    return bool(done.rowcount)


def hold(connection: sa.Connection, table: str, choice: Held) -> None:
    """Keep a choice until its step comes; a later choice replaces an earlier one."""
    open_status(connection, table)  # locks the row: of two choices at once the later one counts
    held = schema.held
    connection.execute(sa.delete(held).where(held.c.table_id == table, held.c.seat == choice.seat))
    connection.execute(sa.insert(held), [{"table_id": table, **vars(choice)}])
    change_table(connection, table)


def agree(connection: sa.Connection, table: str, kind: str, about: int, step: int, seat: int) -> None:
    """Somebody agrees; agreeing twice is harmless."""
    open_status(connection, table)  # locks the row, for two who agree at once
    row = {"table_id": table, "kind": kind, "about": about, "step": step, "seat": seat}
    found = connection.execute(
        sa.select(sa.literal(1)).where(*(schema.agreements.c[name] == value for name, value in row.items()))
    ).first()
    if found is None:
        connection.execute(sa.insert(schema.agreements), [row])
        change_table(connection, table)


def add_line(connection: sa.Connection, table: str, seat: int, text: str) -> None:
    """Say something in the chat."""
    open_status(connection, table)  # locks the row: two lines get two numbers
    chat = schema.chat
    last = connection.execute(sa.select(sa.func.max(chat.c.number)).where(chat.c.table_id == table)).scalar_one()
    number = 0 if last is None else last + 1
    connection.execute(
        sa.insert(chat), [{"table_id": table, "number": number, "seat": seat, "text": text, "at": now()}]
    )
    change_table(connection, table)


def mark_seen(connection: sa.Connection, seat: int, tables: Sequence[str]) -> None:
    """Signs of life from one seat of many tables; not a change of the tables."""
    seats = schema.seats
    connection.execute(sa.update(seats).where(seats.c.seat == seat, seats.c.table_id.in_(tables)).values(seen=now()))


def versions(connection: sa.Connection, tables: Sequence[str]) -> dict[str, int]:
    """How far these tables are: what changed in another process shows here."""
    columns = schema.tables.c
    found: dict[str, int] = {}
    for start in range(0, len(tables), 500):
        query = sa.select(columns.id, columns.version).where(columns.id.in_(tables[start : start + 500]))
        found.update(connection.execute(query).all())
    return found


def public_tables(connection: sa.Connection, status: str, limit: int) -> list[str]:
    """Tables that anybody may find, the latest first."""
    columns = schema.tables.c
    query = sa.select(columns.id).where(columns.public, columns.status == status)
    return list(connection.execute(query.order_by(columns.changed.desc()).limit(limit)).scalars())


def tables_with(connection: sa.Connection, status: str) -> list[str]:
    """The ids of all tables of a status."""
    return list(connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.status == status)).scalars())


def all_tables(connection: sa.Connection) -> list[str]:
    """The ids of all tables, the oldest first."""
    return list(connection.execute(sa.select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars())


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    columns = schema.tables.c
    query = sa.select(columns.status, sa.func.count()).group_by(columns.status)
    return dict(connection.execute(query).all())
