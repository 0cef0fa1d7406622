"""Running the server: uvicorn with our settings, one process."""

import asyncio
import errno
import gc
import socket
import sys
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from carbarn.bots.ready import rehearse
from carbarn.core import registry
from carbarn.core.errors import BadOption
from carbarn.server import logs
from carbarn.server.app import build
from carbarn.server.database import Database
from carbarn.server.errors import usable_database
from carbarn.server.invitation import invitation
from carbarn.server.migrate import migrate
from carbarn.server.settings import LOG_FORMATS, Settings

# Hardly anything here is garbage in circles: at the usual pace, looking for it took a fifth of a busy server's time.
# Rarely, but not too much at once: nobody's move waits for it longer than for another's.
_COLLECT = (100_000, 10, 10)
_SHUTDOWN_SECONDS = 5  # for moves under way and goodbyes


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, welcome: str, open_page: str | None) -> None:
        super().__init__(config)
        self._welcome, self._open_page = welcome, open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            print(self._welcome, file=sys.stderr, flush=True)
            threading.Thread(target=warm_up, name="carbarn-warm-up", daemon=True).start()
            if self._open_page is not None:
                await asyncio.to_thread(webbrowser.open, self._open_page)


def warm_up() -> None:
    """Load the rules and the bots of every game from the cache, so that the first table does not wait for them."""
    gc.set_threshold(*_COLLECT)
    for name in registry.names():
        rehearse(name)
    # What is loaded now stays: a collection need not look at it again, which took a tenth of a second each time.
    gc.freeze()


def checked(settings: Settings) -> Settings:
    """Settings that can be; a sentence for those that cannot."""
    if not 1 <= settings.port <= 65535:
        raise BadOption("serve-bad-port", port=str(settings.port))
    if settings.log_format not in LOG_FORMATS:
        raise BadOption("serve-bad-log-format", name=settings.log_format, known=", ".join(LOG_FORMATS))
    return settings


def serve(settings: Settings, locale: str, open_browser: bool = False) -> None:
    """Serve until told to stop."""
    checked(settings)
    logs.set_up(settings.log_format)
    listening = listen(settings.host, settings.port)
    shown = _prepared(settings).url.render_as_string(hide_password=True).removeprefix("sqlite:///")
    welcome = invitation(settings, shown, locale, sys.stderr.isatty())
    page = f"http://localhost:{settings.port}/" if open_browser else None
    Server(configuration(build(settings), settings), welcome, page).run(sockets=[listening])


def _prepared(settings: Settings) -> Database:
    """The database, there and of this version's schema, before anything starts that needs it."""
    with usable_database():
        database = Database(settings.database_url)
        migrate(database)
    database.close()
    return database


def configuration(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # a state is a few KB: compressing it costs more than sending it
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, taken before anything else starts, so that a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise BadOption("serve-port-taken", port=str(port)) from error
        raise BadOption("serve-bad-host", host=host, reason=error.strerror or str(error)) from error
    listening.listen(2048)
    return listening
