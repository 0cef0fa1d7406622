"""The clock: when a person's time for a decision is over, a bot stands in."""

import asyncio

from carbarn.server import seating, store
from carbarn.server.errors import Refusal
from carbarn.server.hall import Hall

_TICK = 0.5  # seconds


async def run(hall: Hall) -> None:
    """Look at every table with a timer, for ever."""
    while True:
        await asyncio.sleep(_TICK)
        for table in list(hall.tables.values()):
            deadline, seat = table.deadline(), table.to_move
            if deadline is not None and seat is not None and store.now() > deadline:
                try:
                    await seating.stand_in_for(hall, table, seat, table.next_step)
                except Refusal:  # the database is away: the clock ticks again
                    continue
