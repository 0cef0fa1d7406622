"""The web application, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response

from carbarn import __version__
from carbarn.core.errors import CarbarnError
from carbarn.server import clock, pages, store
from carbarn.server.api import answers, games, play, records, tables
from carbarn.server.api.access import polite
from carbarn.server.bots import BotRoom
from carbarn.server.database import Database
from carbarn.server.hall import Hall
from carbarn.server.headers import Headers
from carbarn.server.limits import Allowance, BodyLimit
from carbarn.server.logs import log
from carbarn.server.metrics import Metrics
from carbarn.server.migrate import migrate
from carbarn.server.play import Keeper
from carbarn.server.settings import Settings

ABOUT = """Play Ticket to Ride, Ticket to Ride: San Francisco and San Francisco Cable Car over HTTP.

Set up a table or join one, keep the token, ask for the state, answer with a move.
docs/api.md shows a bot in 30 lines."""


def build(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.database_url, settings.busy_seconds)
        await asyncio.to_thread(migrate, database)
        hall = Hall(database, settings, app.state.metrics)
        app.state.hall, app.state.bots, keeper = hall, BotRoom(hall), Keeper(hall)
        background = [asyncio.create_task(work) for work in (hall.watch(), clock.run(hall), _take_up(app.state.bots))]
        app.state.ready = True
        try:
            yield
        finally:
            app.state.ready = False
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            keeper.close()
            app.state.bots.close()
            database.close()

    app = FastAPI(title="Carbarn", version=__version__, description=ABOUT, lifespan=lifespan, redoc_url=None)
    app.state.ready = False
    app.state.metrics = Metrics()
    app.state.requests = Allowance(*settings.limits.requests)
    app.state.new_tables = Allowance(*settings.limits.new_tables)
    _add_routes(app)
    app.add_middleware(BodyLimit, most=settings.limits.body)
    app.add_middleware(GZipMiddleware, minimum_size=1_400, compresslevel=5)  # what fits a packet is sent as it is
    app.add_middleware(Headers)
    for error, handler in (
        (CarbarnError, answers.on_carbarn_error),
        (RequestValidationError, answers.on_validation_error),
        (HTTPException, answers.on_http_error),
    ):
        app.add_exception_handler(error, handler)
    return app


async def _take_up(bots: BotRoom) -> None:
    """Games that wait for a bot go on; a trouble here must not go unnoticed."""
    try:
        await bots.take_up()
    except CarbarnError:
        log.exception("games could not be taken up")


def _add_routes(app: FastAPI) -> None:
    api = APIRouter(prefix="/api", dependencies=[Depends(polite)])
    for part in (games, tables, play, records):
        api.include_router(part.router)
    app.include_router(api)
    app.include_router(play.sockets, prefix="/api")
    for path, answer in (("/healthz", health), ("/readyz", readiness), ("/metrics", metrics)):
        app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)
    pages.add_to(app, Path(__file__).parent.parent / "web")


async def health() -> Response:
    """The process is alive."""
    return PlainTextResponse("ok\n")


async def readiness(request: Request) -> Response:
    """It can serve: the database answers."""
    if not request.app.state.ready:
        return PlainTextResponse("starting\n", 503)
    try:
        await request.app.state.hall.database.read(store.counts)
    except CarbarnError:
        return PlainTextResponse("database\n", 503)
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    hall: Hall = request.app.state.hall
    hall.metrics.open_tables.set(len(hall.tables))
    for status, count in (await hall.database.read(store.counts)).items():
        hall.metrics.stored.labels(status).set(count)
    return Response(hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
