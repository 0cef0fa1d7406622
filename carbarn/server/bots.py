"""Bots at the table: they think in threads, from their seat's view, and nobody else has to wait for them."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from carbarn.bots import levels
from carbarn.bots.bot import Advice, Bot
from carbarn.bots.search import Budget
from carbarn.core.dealer import SEED_BITS
from carbarn.core.errors import CarbarnError
from carbarn.core.types import State
from carbarn.server import play, store
from carbarn.server.errors import StorageFailed
from carbarn.server.hall import Hall
from carbarn.server.logs import log
from carbarn.server.table import Table

T = TypeVar("T")

ADVISER = "master"  # whom a person asks for a hint
FALLBACK = "random"  # decides if a bot fails: the others' game goes on
_RETRY_SECONDS = 2.0  # until a bot tries again that could not store its move


class BotRoom:
    """Everybody's bots: one task a table while a bot has to move there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._threads = ThreadPoolExecutor(hall.settings.bot_threads, "carbarn-bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        hall.followers.append(self.follow)

    def follow(self, table: Table) -> None:
        """A table has changed: see whether a bot has to move, or none ever will."""
        if table.id in self._playing:  # a task that looks for itself, and follows in the end
            return
        if table.bot_to_move() is not None:
            self._playing[table.id] = asyncio.create_task(self._attend(table))
        elif table.header.status == store.OVER:  # whoever ended it
            table.bots.clear()

    async def take_up(self) -> None:
        """Go on with all games that wait for a bot, after a start."""
        waiting = None
        while waiting is None or waiting:
            try:
                if waiting is None:
                    waiting = await self._hall.database.read(
                        lambda connection: store.tables_with(connection, store.PLAYING)
                    )
                while waiting:
                    await self._take_up(waiting[-1])
                    waiting.pop()
            except StorageFailed:  # the database is away for a while
                await asyncio.sleep(_RETRY_SECONDS)

    async def _take_up(self, id: str) -> None:
        """One broken table is no reason to keep the others waiting."""
        try:
            await self._hall.open(id)
        except StorageFailed:
            raise
        except (CarbarnError, ValueError) as problem:
            log.error("a game could not be taken up", extra={"facts": {"table": id, "why": str(problem)}})

    def close(self) -> None:
        """No new decisions; a move under way is committed or it is not, and is taken up again after a restart."""
        for task in self._playing.values():
            task.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def _attend(self, table: Table) -> None:
        """Play for as long as it is a bot's turn, and leave: whatever changes after that needs another task."""
        try:
            await self._play(table)
        finally:
            del self._playing[table.id]
        self.follow(table)

    async def _play(self, table: Table) -> None:
        """Play for as long as it is a bot's turn."""
        while (level := table.bot_to_move()) is not None:
            seat, step = table.to_move, table.next_step
            assert seat is not None
            if self._hall.settings.pauses and not table.header.quick:
                await asyncio.sleep(levels.find(level).pause)
            if table.next_step != step or table.bot_to_move() != level:
                continue
            action = await self._decide(table, seat, level)
            try:
                await play.move(self._hall, table, seat, step, action)
            except StorageFailed:
                await asyncio.sleep(_RETRY_SECONDS)
            except CarbarnError as refusal:  # somebody else moved for this seat: look again
                log.info(
                    "bot refused", extra={"facts": {"table": table.id, "seat": seat, "why": type(refusal).__name__}}
                )

    async def _decide(self, table: Table, seat: int, level: str) -> int:
        """One decision, in a thread; if the bot fails, a legal one all the same."""
        metrics, view = self._hall.metrics, table.game.view(table.state, seat)
        with metrics.bot_queue.track_inprogress(), metrics.bot_thinking.labels(level).time():
            try:
                return await self._in_thread(lambda: self._choose(table, seat, level, view))
            except Exception:
                log.exception("bot failed", extra={"facts": {"table": table.id, "seat": seat, "level": level}})
                return await self._in_thread(lambda: self._choose(table, seat, FALLBACK, view))

    def _choose(self, table: Table, seat: int, level: str, view: State) -> int:
        bot = table.bots.get((seat, level)) or self._make(table, level)
        table.bots[seat, level] = bot
        return bot.choose(view)

    def _make(self, table: Table, level: str) -> Bot:
        """A bot that thinks on one core: others have to think, and the server has to serve."""
        budget = Budget(self._hall.settings.bot_seconds)
        return levels.make(table.game, level, secrets.randbits(SEED_BITS), budget=budget, workers=1)

    async def advise(self, table: Table, seat: int, language: str) -> list[Advice]:
        """What the best bot would do in this seat, and why."""
        view = table.game.view(table.state, seat)

        def explain() -> list[Advice]:
            return list(self._make(table, ADVISER).explain(view, language))

        return await self._in_thread(explain)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
