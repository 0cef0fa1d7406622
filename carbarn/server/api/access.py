"""Who asks: the table in the path, and the seat that the token proves."""

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from carbarn.core.game import PUBLIC
from carbarn.server import store
from carbarn.server.api.answers import language_of
from carbarn.server.bots import BotRoom
from carbarn.server.errors import Refusal
from carbarn.server.hall import Hall
from carbarn.server.limits import Allowance
from carbarn.server.table import Table

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or of the host.")
_Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def the_hall(request: Request) -> Hall:
    """The hall of this server."""
    return cast(Hall, request.app.state.hall)


def the_bots(request: Request) -> BotRoom:
    """The bots of this server."""
    return cast(BotRoom, request.app.state.bots)


TheHall = Annotated[Hall, Depends(the_hall)]
TheBots = Annotated[BotRoom, Depends(the_bots)]
Language = Annotated[str, Depends(language_of)]


async def the_table(
    hall: TheHall, table: Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
) -> Table:
    """The table in the path."""
    return await hall.open(table)


TheTable = Annotated[Table, Depends(the_table)]


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table: with a seat, as its host, or looking on."""

    seat: int = PUBLIC
    host: bool = False


def visitor(table: TheTable, credentials: _Credentials) -> Visitor:
    """Who asks; a wrong token is refused, none is a spectator's."""
    if credentials is None:
        return Visitor()
    token = credentials.credentials
    seat, host = table.seat_of(token), table.is_host(token)
    if seat is None and not host:
        raise Refusal(401, "token")
    if seat is not None:
        table.asked[seat] = store.now()
    return Visitor(PUBLIC if seat is None else seat, host)


TheVisitor = Annotated[Visitor, Depends(visitor)]


def seated(who: TheVisitor) -> int:
    """The seat of somebody who has one."""
    if who.seat == PUBLIC:
        raise Refusal(401, "token")
    return who.seat


def arranging(who: TheVisitor) -> Visitor:
    """Somebody who may arrange the table: its host, or anybody who sits there."""
    if who.seat == PUBLIC and not who.host:
        raise Refusal(401, "token")
    return who


TheSeat = Annotated[int, Depends(seated)]
Arranging = Annotated[Visitor, Depends(arranging)]


def polite(request: Request, credentials: _Credentials) -> None:
    """Not too many requests from one client: a table's token counts for itself, all others by their address."""
    allowance = cast(Allowance, request.app.state.requests)
    address = request.client.host if request.client else ""
    table = the_hall(request).tables.get(request.path_params.get("table", ""))
    token = credentials.credentials if credentials else ""
    known = table is not None and (table.seat_of(token) is not None or table.is_host(token))
    if not allowance.spend(token if known else address):
        raise Refusal(429, "too-fast")
