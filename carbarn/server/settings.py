"""What can be set: on the command line, or by an environment variable of the same name."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carbarn.core.errors import BadOption

LOG_FORMATS = ("text", "json")
# Set by the environment alone: a rate as "30/120", so many a second and so many at once.
RATES = {
    "requests": "CARBARN_LIMIT_REQUESTS",
    "new_tables": "CARBARN_LIMIT_TABLES",
    "messages": "CARBARN_LIMIT_MESSAGES",
    "chat": "CARBARN_LIMIT_CHAT",
}
BUSY = "CARBARN_BUSY_SECONDS"
ABSENT = "CARBARN_ABSENT_SECONDS"
ADDRESS = "CARBARN_ADDRESS"  # what people type: for a server behind another one
PAUSES = "CARBARN_PAUSES"  # "off" for tests: bots move at once


def data_folder() -> Path:
    """Where games are kept unless told otherwise: the user's folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "carbarn"


def default_database() -> str:
    """An SQLite file in the user's folder for data."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """What one client may do."""

    body: int = 65_536  # bytes of a request
    message: int = 16_384  # bytes of a WebSocket message
    requests: tuple[float, int] = (60.0, 300)  # a second and at once, from one address
    new_tables: tuple[float, int] = (0.5, 20)  # a second and at once, from one address
    messages: tuple[float, int] = (20.0, 60)  # a second and at once, over one WebSocket
    hints: tuple[float, int] = (0.5, 3)  # a second and at once, for one seat: each costs a processor's time
    chat: tuple[float, int] = (0.5, 5)  # a second and at once, by one seat
    longest_wait: float = 55.0  # seconds that a long poll may last
    connections: int = 400  # WebSockets to one table

    @classmethod
    def from_environment(cls) -> "Limits":
        """The rates that the environment sets, and ours for the rest."""
        rates: dict[str, Any] = {name: _rate(key) for name, key in RATES.items() if key in os.environ}
        return cls(**rates)


def _rate(key: str) -> tuple[float, int]:
    """So many a second, and so many at once."""
    try:
        rate, burst = os.environ[key].split("/")
        return float(rate), int(burst)
    except ValueError as error:
        raise BadOption("serve-bad-rate", name=key, value=os.environ[key]) from error


def _pauses() -> bool:
    return os.environ.get(PAUSES) != "off"


def _address() -> str:
    return os.environ.get(ADDRESS, "").rstrip("/")


def _absent_seconds() -> float:
    return float(os.environ.get(ABSENT, 60))


def _busy_seconds() -> float:
    return float(os.environ.get(BUSY, 5))


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    host: str = "0.0.0.0"
    port: int = 8000
    database: str = ""
    log_format: str = "text"
    address: str = field(default_factory=_address)  # where others reach it; empty: found out (invitation.py)
    limits: Limits = field(default_factory=Limits.from_environment)
    busy_seconds: float = field(default_factory=_busy_seconds)  # that a write waits for another process's lock
    watch_seconds: float = 0.5  # between two looks at what other processes did to the same tables
    absent_seconds: float = field(
        default_factory=_absent_seconds
    )  # without a sign of life, after which the others may let a bot take over
    bot_threads: int = max(1, (os.cpu_count() or 1))
    bot_seconds: float = 0.25  # that a searching bot thinks about a decision
    pauses: bool = field(default_factory=_pauses)  # bots pause before a move, so that people can follow

    @property
    def database_url(self) -> str:
        """Where everything is kept, as an address that SQLAlchemy reads; a bare path means SQLite."""
        address = self.database or default_database()
        if "://" not in address:
            return f"sqlite:///{address}"
        if address.startswith(("postgres://", "postgresql://")):
            return f"postgresql+psycopg://{address.partition('://')[2]}"
        return address
