"""What the server refuses, each with a code for programs and a sentence for people."""

import contextlib
from collections.abc import Iterator
from typing import Any

from carbarn.core.errors import BadOption, CarbarnError


class Refusal(CarbarnError):
    """A request that cannot be granted; nothing has been changed. The sentence is `refused-CODE`."""

    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(f"refused-{code}", **details)
        self.status = status
        self.code = code


class StorageFailed(Refusal):
    """The database could not do it: disk full, locked, gone. Nothing was confirmed; trying again is right."""

    def __init__(self, problem: BaseException) -> None:
        super().__init__(503, "storage")
        self.problem = problem


class StepTaken(Exception):
    """Another process wrote this step first."""


@contextlib.contextmanager
def usable_database() -> Iterator[None]:
    """For those at a terminal: a sentence if the database cannot be opened, read or brought up to date."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (SQLAlchemyError, ImportError, OSError, StorageFailed) as error:
        problem = error.problem if isinstance(error, StorageFailed) else error
        reason = str(getattr(problem, "orig", None) or problem).strip().partition("\n")[0]
        raise BadOption("serve-bad-database", reason=reason) from error
