"""Playing: the state, moves, undoing, hints, chat; and the live connection."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from carbarn.server import gossip, live, messages, play
from carbarn.server.api.access import Language, TheBots, TheHall, TheSeat, TheTable, TheVisitor
from carbarn.server.api.answers import REFUSALS, Json
from carbarn.server.api.models import AdviceTold, Chat, Confirmed, Done, Lang, LineTold, Move, StateTold, Undo
from carbarn.server.errors import Refusal
from carbarn.server.hall import Hall
from carbarn.server.messages import Reader
from carbarn.server.table import Table

router = APIRouter(prefix="/tables/{table}", tags=["play"], responses=REFUSALS)
sockets = APIRouter(prefix="/tables/{table}")

Since = Annotated[int, Query(ge=-1, le=1_000_000, description="The last step that you have; -1 for all.")]
Wait = Annotated[float, Query(ge=0, le=60, description="Seconds to wait for something new.")]
Asked = Annotated[Lang | None, Query(alias="lang")]


@router.get("/state", response_model=StateTold)
async def state(
    table: TheTable,
    who: TheVisitor,
    hall: TheHall,
    language: Language,
    since: Since = -1,
    wait: Wait = 0,
    details: Annotated[bool, Query(description="Also choices in words, and what each would bring.")] = False,
    record: Annotated[bool, Query(description="Also the view as bytes, for Carbarn's own bots.")] = False,
    lang: Asked = None,
) -> Json:
    """What you may know, what you may do, and what has happened since; long polling with `wait`."""
    await hall.catch_up(table, since)
    if wait > 0:
        await _something_new(hall, table, since, min(wait, hall.settings.limits.longest_wait))
    return Json(messages.state_told(table, Reader(who.seat, language, details, record), since))


async def _something_new(hall: Hall, table: Table, since: int, seconds: float) -> None:
    """Wait until a step after this one has been taken, or the time is over."""
    changed = asyncio.Event()
    table.listeners.add(changed)
    try:
        async with asyncio.timeout(seconds):
            while table.next_step - 1 <= since:
                changed.clear()
                await changed.wait()
    except TimeoutError:
        pass
    finally:
        table.listeners.discard(changed)


@router.post("/moves", response_model=Confirmed)
async def move(table: TheTable, seat: TheSeat, said: Move, hall: TheHall) -> Json:
    """Move. It counts once this answers; sending the same move again is harmless."""
    with hall.metrics.moves.time():
        confirmed = await play.move(hall, table, seat, said.step, said.action)
    return Json(vars(confirmed))


@router.post("/undo", response_model=Done)
async def undo(table: TheTable, seat: TheSeat, said: Undo, hall: TheHall) -> Json:
    """Take back your last decision, or agree that somebody else may."""
    return Json({"done": await play.undo(hall, table, seat, said.about_seat(seat), said.step)})


@router.post("/resign", response_model=Done)
async def resign(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """Give up."""
    await play.resign(hall, table, seat)
    return Json({"done": True})


@router.get("/hint", response_model=list[AdviceTold])
async def hint(
    table: TheTable, seat: TheSeat, hall: TheHall, bots: TheBots, language: Language, lang: Asked = None
) -> Json:
    """What the best bot would do in your place, best first, each with a sentence of facts."""
    if table.to_move != seat:
        raise Refusal(409, "not-your-turn")
    if not hall.hinting.spend(f"{table.id}/{seat}"):
        raise Refusal(429, "too-fast")
    game, view = table.game, table.game.view(table.state, seat)  # the table may move on while the bot thinks
    advice = await bots.advise(table, seat, language)
    return Json(
        [
            {**told.as_dict(), "action": game.parts(told.action), "words": game.choice(view, told.action, language)}
            for told in advice
        ]
    )


@router.get("/chat", response_model=list[LineTold])
async def chat(table: TheTable, since: Since = -1) -> Json:
    """What people said."""
    return Json(messages.chat_told(table, since))


@router.post("/chat", response_model=Done)
async def say_something(table: TheTable, seat: TheSeat, said: Chat, hall: TheHall) -> Json:
    """Say something."""
    await gossip.say_something(hall, table, seat, said.text)
    return Json({"done": True})


@router.post("/nudge", response_model=Done)
async def nudge(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """Remind the one whose turn it is."""
    gossip.nudge(hall, table, seat)
    return Json({"done": True})


@sockets.websocket("/live")
async def live_updates(socket: WebSocket, table: str) -> None:
    """The live connection: docs/api.md lists its messages."""
    await live.serve(socket, socket.app.state.hall, table)
