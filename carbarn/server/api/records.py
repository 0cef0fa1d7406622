"""What was played: replays and game files."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool

from carbarn.core import record
from carbarn.core.game import HIDDEN, PUBLIC
from carbarn.core.match import Match
from carbarn.server.api.access import Language, TheTable, TheVisitor
from carbarn.server.api.answers import REFUSALS, Json
from carbarn.server.api.models import Lang
from carbarn.server.errors import Refusal
from carbarn.server.messages import Reader, frames
from carbarn.server.store import OVER, WAITING
from carbarn.server.table import Table

router = APIRouter(prefix="/tables/{table}", tags=["records"], responses=REFUSALS)


@router.get("/record", response_model=dict[str, Any])
async def game_file(table: TheTable, who: TheVisitor) -> Json:
    """A finished game as a game file; a running one as your seat saw it, with -1 for what you may not know."""
    if table.header.status == WAITING:
        raise Refusal(409, "not-started")
    content = await run_in_threadpool(_content, table, who.seat)
    name = f"carbarn-{table.header.game}-{table.id}.json"
    return Json(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _content(table: Table, seat: int) -> dict[str, Any]:
    match = Match(table.game, table.header.seats)
    for entry in table.position.log:
        match.step(entry)
    content = record.content_of(match, table.names())
    if table.header.status != OVER:
        content["log"] = match.log_for(seat)
        content["seen_by"] = None if seat == PUBLIC else seat
        content["hidden"] = HIDDEN
    return content


@router.get("/replay", response_model=list[dict[str, Any]])
async def replay(
    table: TheTable,
    who: TheVisitor,
    language: Language,
    seat: Annotated[
        int | None, Query(ge=0, le=15, description="As this seat saw it; without it, all hands open.")
    ] = None,
    lang: Annotated[Lang | None, Query()] = None,
) -> Json:
    """Every step with the view after it. A running game can be replayed from your own seat only."""
    if table.header.status == WAITING:
        raise Refusal(409, "not-started")
    if seat is not None and seat >= table.header.seats:
        raise Refusal(404, "no-seat")
    if table.header.status == OVER:
        reader = None if seat is None else Reader(seat, language)
    else:
        reader = Reader(who.seat, language)
    return Json(await run_in_threadpool(lambda: list(frames(table, reader, language))))
