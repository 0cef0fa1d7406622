"""Logs: one line an event, as text or as JSON, with the request's id and nothing secret."""

import contextvars
import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("carbarn.server")
request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    """A JSON object a line: time, level, message, request, and the facts of the event."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """For people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, with the facts at its end."""
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        request = f" [{request_id.get()}]" if request_id.get() else ""
        moment = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{moment}{request} {record.getMessage()} {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(log_format: str) -> None:
    """Send our own log, and uvicorn's troubles, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    # A person at a terminal wants to hear of troubles; whoever collects JSON wants every request.
    own = logging.DEBUG if log_format == "json" else logging.INFO
    for name, level in (("carbarn.server", own), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
