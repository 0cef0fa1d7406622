"""Setting up tables and sitting at them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from carbarn.server import seating, store
from carbarn.server.api.access import Arranging, TheHall, TheSeat, TheTable
from carbarn.server.api.answers import REFUSALS, Json
from carbarn.server.api.models import BotWanted, Done, Join, NewTable, NewTableTold, PlaceTold, SeatNumber, TableTold
from carbarn.server.errors import Refusal
from carbarn.server.hall import Hall
from carbarn.server.messages import table_told
from carbarn.server.seating import Wish
from carbarn.server.store import PLAYING, WAITING
from carbarn.server.table import Table

router = APIRouter(prefix="/tables", tags=["tables"], responses=REFUSALS)
_LISTED = 50


def told(hall: Hall, table: Table) -> dict[str, Any]:
    """A table as its visitors see it."""
    return table_told(table, hall.settings.absent_seconds)


@router.post("", status_code=201, response_model=NewTableTold)
async def set_up(wanted: NewTable, hall: TheHall, request: Request) -> Json:
    """Set up a table, and sit down if you say your name."""
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.spend(address):
        raise Refusal(429, "too-fast")
    if any(seat >= wanted.seats for seat in wanted.bots):
        raise Refusal(422, "bots-seat", seats=wanted.seats)
    if wanted.name is not None:
        seating.clean_name(wanted.name)
        if len(wanted.bots) >= wanted.seats:
            raise Refusal(409, "table-full")
    bots = [wanted.bots.get(seat) for seat in range(wanted.seats)]
    wish = Wish(wanted.game, wanted.options, bots, wanted.public, wanted.timer, wanted.quick, wanted.lang)
    table, host = await seating.set_up(hall, wish)
    place = None if wanted.name is None else await seating.sit_down(hall, table, wanted.name)
    if wanted.start and not any(seat.free for seat in table.seats):
        await seating.start(hall, table)
    seat, token = (place.seat, place.token) if place else (None, None)
    return Json({"table": told(hall, table), "seat": seat, "token": token, "host": host}, 201)


@router.get("", response_model=list[TableTold])
async def public_tables(hall: TheHall, status: Annotated[str, Query(pattern="^(waiting|playing)$")] = WAITING) -> Json:
    """Public tables: those that wait for people, or those that are being played and can be watched."""
    ids = await hall.database.read(lambda connection: store.public_tables(connection, status, _LISTED))
    tables = [await hall.open(id) for id in ids]
    return Json([told(hall, table) for table in tables if table.header.status in (WAITING, PLAYING)])


@router.get("/{table}", response_model=TableTold)
async def one_table(table: TheTable, hall: TheHall) -> Json:
    """A table by its id."""
    return Json(told(hall, table))


@router.post("/{table}/join", response_model=PlaceTold)
async def join(table: TheTable, wanted: Join, hall: TheHall) -> Json:
    """Sit down at a free seat."""
    place = await seating.sit_down(hall, table, wanted.name, wanted.seat)
    return Json({"table": told(hall, table), "seat": place.seat, "token": place.token})


@router.get("/{table}/seat", response_model=PlaceTold)
async def my_seat(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """Which seat a token belongs to."""
    return Json({"table": told(hall, table), "seat": seat, "token": None})


@router.post("/{table}/leave", response_model=Done)
async def leave(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """Stand up. During a game a bot plays on for you, and you may come back."""
    await seating.leave(hall, table, seat)
    return Json({"done": True})


@router.post("/{table}/return", response_model=Done)
async def come_back(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """Take your seat back from the bot that stood in."""
    await seating.come_back(hall, table, seat)
    return Json({"done": True})


@router.post("/{table}/start", response_model=TableTold)
async def start(table: TheTable, who: Arranging, hall: TheHall) -> Json:
    """Begin, when every seat is taken."""
    await seating.start(hall, table)
    return Json(told(hall, table))


@router.post("/{table}/seats/{seat}/bot", response_model=TableTold)
async def fill_with_bot(table: TheTable, seat: SeatNumber, wanted: BotWanted, who: Arranging, hall: TheHall) -> Json:
    """Let a bot have an empty seat."""
    await seating.fill_with_bot(hall, table, seat, wanted.level)
    return Json(told(hall, table))


@router.delete("/{table}/seats/{seat}/bot", response_model=TableTold)
async def remove_bot(table: TheTable, seat: SeatNumber, who: Arranging, hall: TheHall) -> Json:
    """Send a bot away, before the game starts."""
    await seating.remove_bot(hall, table, seat)
    return Json(told(hall, table))


@router.post("/{table}/seats/{about}/take-over", response_model=Done)
async def take_over(table: TheTable, about: SeatNumber, seat: TheSeat, hall: TheHall) -> Json:
    """Agree that a bot plays for somebody who is not there; it does once everybody present agrees."""
    return Json({"done": await seating.take_over(hall, table, seat, about)})


@router.post("/{table}/rematch", response_model=TableTold)
async def rematch(table: TheTable, seat: TheSeat, hall: TheHall) -> Json:
    """The same people play again; everybody's token is good for the new table."""
    return Json(told(hall, await seating.rematch(hall, table)))
