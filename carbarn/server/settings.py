"""What can be set: on the command line, or by an environment variable of the same name."""

import os
from dataclasses import dataclass
from pathlib import Path

LOG_FORMATS = ("text", "json")
ENVIRONMENT = {
    "host": "CARBARN_HOST",
    "port": "CARBARN_PORT",
    "database": "CARBARN_DATABASE",
    "log_format": "CARBARN_LOG_FORMAT",
}


def data_folder() -> Path:
    """Where games are kept unless told otherwise: the user's folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "carbarn"


def default_database() -> str:
    """An SQLite file in the user's folder for data."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """What one client may do; a load test raises some of them."""

    body: int = 65_536  # bytes of a request
    message: int = 16_384  # bytes of a WebSocket message
    requests: tuple[float, int] = (60.0, 300)  # a second and at once, from one address
    new_tables: tuple[float, int] = (0.5, 20)  # a second and at once, from one address
    messages: tuple[float, int] = (20.0, 60)  # a second and at once, over one WebSocket
    hints: tuple[float, int] = (0.5, 3)  # a second and at once, for one seat: each costs a processor's time
    chat: tuple[float, int] = (0.5, 5)  # a second and at once, by one seat
    longest_wait: float = 55.0  # seconds that a long poll may last
    connections: int = 400  # WebSockets to one table


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    host: str = "0.0.0.0"
    port: int = 8000
    database: str = ""
    log_format: str = "text"
    limits: Limits = Limits()
    watch_seconds: float = 0.5  # between two looks at what other processes did to the same tables
    absent_seconds: float = 60.0  # without a sign of life, after which the others may let a bot take over
    bot_threads: int = max(1, (os.cpu_count() or 1))
    bot_seconds: float = 0.25  # that a searching bot thinks about a decision
    pauses: bool = True  # bots pause before a move, so that people can follow; tests do without

    @property
    def database_url(self) -> str:
        """Where everything is kept, as an address that SQLAlchemy reads; a bare path means SQLite."""
        address = self.database or default_database()
        if "://" not in address:
            return f"sqlite:///{address}"
        if address.startswith(("postgres://", "postgresql://")):
            return f"postgresql+psycopg://{address.partition('://')[2]}"
        return address
