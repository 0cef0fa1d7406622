"""What is done to a server while people play: small in the tests, full size in benchmarks/soak.py."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from tests.server.faults.audit import audit
from tests.server.faults.players import Ledger, Pace, Player, seated
from tests.server.faults.process import Process


async def finish(players: list[Player], seconds: float) -> None:
    """Let everybody play to the end of their games."""
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(player.play() for player in players))
    except TimeoutError:
        stuck = {player.table for player in players if not player.over}
        raise AssertionError(f"{len(stuck)} games did not come to their end: {sorted(stuck)[:3]}") from None


async def killed(database: str | Path, folder: Path, games: int, kills: int, every: float, seconds: float) -> str:
    """SIGKILL at random moments while games are being played; each time it is started again on what is left."""
    ledger, pace = Ledger(), Pace(seconds=every * kills / 60)
    with Process(database, folder) as server:
        players = await seated([server.url], games, ledger, pace)
        playing = asyncio.create_task(finish(players, seconds))
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.3, 1.7) * every)
            if playing.done():
                break
            server.kill()
            await asyncio.to_thread(server.start)
        pace.seconds = 0
        await playing
        assert not server.defects(), server.log.read_text()[-3000:]
    return f"{kills} kills, {ledger.reconnected} new connections; {audit(database, ledger, games)}"


async def bad_lines(database: str | Path, folder: Path, games: int, seconds: float) -> str:
    """Half of all messages are lost, either way, and connections are cut at random."""
    ledger = Ledger()
    with Process(database, folder) as server:
        players = await seated([server.url], games, ledger, Pace(loss=0.5, cut=0.02), (("cable_car", 2),))
        await finish(players, seconds)
        assert not server.defects(), server.log.read_text()[-3000:]
    return f"{ledger.reconnected} new connections; {audit(database, ledger, games)}"


async def two_processes(database: str | Path, folder: Path, games: int, seconds: float) -> str:
    """Two servers on the same database: half the seats race every move at both, the others speak to either."""
    ledger = Ledger()
    with Process(database, folder) as one, Process(database, folder) as other:
        players = await seated([one.url, other.url], games, ledger, Pace(), (("cable_car", 2), ("san_francisco", 2)))
        await finish(players, seconds)
        assert not one.defects() + other.defects(), one.log.read_text()[-2000:] + other.log.read_text()[-2000:]
    assert ledger.refused["stale-step"] > 0, "nobody lost a race: it was none"
    return f"refused {dict(ledger.refused)}; {audit(database, ledger, games)}"


async def connections_cut(database: str, folder: Path, games: int, cut: Callable[[], None], seconds: float) -> str:
    """The database ends its connections, again and again, while games are being played."""
    ledger = Ledger()
    with Process(database, folder) as server:
        players = await seated([server.url], games, ledger, Pace(seconds=0.05))
        playing = asyncio.create_task(finish(players, seconds))
        cuts = 0
        while not playing.done():
            await asyncio.sleep(random.uniform(0.1, 1.0))
            await asyncio.to_thread(cut)
            cuts += 1
        await playing
        assert not server.defects(), server.log.read_text()[-3000:]
    return f"{cuts} times, refused {dict(ledger.refused)}; {audit(database, ledger, games)}"
