"""The hall: every table that this process has in memory, and what other processes do to them."""

import asyncio
import functools
import time
from collections.abc import Callable
from typing import Any, TypeVar

from carbarn.server import store
from carbarn.server.database import Database
from carbarn.server.errors import Refusal
from carbarn.server.limits import Allowance
from carbarn.server.logs import log
from carbarn.server.metrics import Metrics
from carbarn.server.settings import Settings
from carbarn.server.table import Table
from carbarn.server.tokens import is_id

T = TypeVar("T")

_KEPT = 2_000  # tables kept in memory although nobody watches them
_LATELY = 30.0  # seconds after which a table that nobody asked for is followed no more, unless somebody watches it
_MARKED = 100  # seats that are marked as present in one go
_HEARTBEAT = 20.0  # seconds between two notes that those connected are there


class Hall:
    """Opens tables, keeps them up to date, and tells those who have to know that one has changed."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self.database, self.settings, self.metrics = database, settings, metrics
        self.tables: dict[str, Table] = {}
        self.followers: list[Callable[[Table], None]] = []  # called with every table that has changed
        self.chatting, self.hinting = Allowance(*settings.limits.chat), Allowance(*settings.limits.hints)
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, id: str) -> Table:
        """A table by its id."""
        table = self.tables.get(id)
        if table is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    table = self.tables.get(id) or await self._load(id)
            finally:
                self._opening.pop(id, None)
        elif not self._followed(table):  # nobody looked at it for a while: other processes may have
            async with table.lock:
                await self.refresh(table)
        table.used = time.monotonic()
        return table

    def _followed(self, table: Table) -> bool:
        """Whether this process looks out for what others do to this table."""
        return bool(table.listeners) or table.to_move is not None or time.monotonic() - table.used < _LATELY

    async def _load(self, id: str) -> Table:
        stored = None
        if is_id(id):
            stored = await self.database.read(lambda connection: store.read_table(connection, id))
        if stored is None:
            raise Refusal(404, "no-table")
        table = await asyncio.to_thread(Table, stored)  # replays the log
        self._forget_some()  # before this one is among them, which nobody has had the time to watch
        self.tables[id] = table
        self.changed(table)
        return table

    def _forget_some(self) -> None:
        """Let go of tables that nobody watches: memory is a cache."""
        if len(self.tables) <= _KEPT:
            return
        idle = [table for table in self.tables.values() if not table.in_use]
        for table in sorted(idle, key=lambda table: table.used)[: len(self.tables) - _KEPT]:
            del self.tables[table.id]

    async def refresh(self, table: Table) -> None:
        """Read what is new."""
        after_step, after_chat = table.next_step - 1, len(table.chat) - 1
        stored = await self.database.read(
            lambda connection: store.read_table(connection, table.id, after_step, after_chat)
        )
        if stored is not None:
            table.absorb(stored)
            self.changed(table)

    async def catch_up(self, table: Table, step: int) -> None:
        """Read what is new if somebody has seen a step that this process has not: nobody is sent back in time."""
        if step >= table.next_step:
            async with table.lock:
                await self.refresh(table)

    def changed(self, table: Table) -> None:
        """A table is not what it was: wake those who watch, and the bots."""
        table.changed()
        for follower in self.followers:
            follower(table)

    async def watch(self) -> None:
        """Notice what other processes did, for ever."""
        beat = 0.0
        while True:
            await asyncio.sleep(self.settings.watch_seconds)
            self._tell_who_went()
            try:
                await self._look()
                if time.monotonic() - beat > _HEARTBEAT:
                    beat = time.monotonic()
                    await self._note_present()
            except Refusal as refusal:  # the database is away for a while: look again
                log.warning("watch failed", extra={"facts": {"code": refusal.code}})

    def _tell_who_went(self) -> None:
        """Nothing happens when somebody has been away for too long: whoever watches is told all the same."""
        for table in self.tables.values():
            if table.listeners and table.notice_presence(self.settings.absent_seconds):
                table.changed()

    async def _look(self) -> None:
        """Refresh the tables whose version is another than this process knows."""
        known = {id: table.header.version for id, table in self.tables.items() if self._followed(table)}
        if not known:
            return
        ids = list(known)
        found = await self.database.read(lambda connection: store.versions(connection, ids))
        for id, version in found.items():
            table = self.tables.get(id)
            if table is not None and version > table.header.version and not table.lock.locked():
                async with table.lock:
                    if version > table.header.version:
                        await self.refresh(table)

    async def _note_present(self) -> None:
        """Write down who is connected, for other processes and for after a restart."""
        moment = store.now()
        present: dict[int, list[str]] = {}
        for table in self.tables.values():
            for seat in table.people():
                if table.present.get(seat) or moment - table.asked.get(seat, 0) < 1_000 * _HEARTBEAT:
                    present.setdefault(seat, []).append(table.id)
        for seat, ids in present.items():
            for start in range(0, len(ids), _MARKED):  # a few at a time: moves wait for the same commit
                some = ids[start : start + _MARKED]
                await self.database.write(functools.partial(store.mark_seen, seat=seat, tables=some))

    async def change(self, table: Table, job: Callable[[Any], T]) -> T:
        """Change a table otherwise than by a step, and read in the same transaction what it is now.

        Reading it afterwards could fail, and then somebody would be refused whose wish was granted. The caller holds
        the lock.
        """
        after_step, after_chat = table.next_step - 1, len(table.chat) - 1

        def change_and_read(connection: Any) -> tuple[T, store.Stored | None]:
            return job(connection), store.read_table(connection, table.id, after_step, after_chat)

        result, stored = await self.database.write(change_and_read)
        if stored is not None:
            table.absorb(stored)
            self.changed(table)
        return result
