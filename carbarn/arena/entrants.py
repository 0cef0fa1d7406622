"""Who takes part: one of our levels, or a bot of somebody else's.

A bot is named by its level (`planner`), one that thinks ahead also with the seconds a move that are its own
(`search@0.05`); by a Python class (`module:Class`), by an entry point of the group `carbarn.bots`, or by a command
(`exec:./mybot`). The bots of other people play in processes of their own, which are told their seat's view and nothing
else; see `program.py` and docs/arena.md.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points

from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import Game

GROUP = "carbarn.bots"
_PROGRAM = "exec:"
_WITH_SECONDS = re.compile(r"(\w+)@(\d+(?:\.\d+)?)", re.ASCII)


def level_of(spec: str) -> str:
    """The level that is meant, without a time of its own; whatever is no level stays as it is."""
    found = _WITH_SECONDS.fullmatch(spec)
    return found[1] if found and found[1] in levels.NAMES and levels.find(found[1]).style else spec


def budget_of(spec: str, budget: Budget | None) -> Budget | None:
    """How long this bot thinks: its own time where it names one, else everybody's."""
    own = spec.removeprefix(level_of(spec))
    return Budget(float(own[1:])) if own else budget


def is_guest(spec: str) -> bool:
    """Whether this is not one of our levels."""
    return level_of(spec) not in levels.NAMES


def searches(spec: str) -> bool:
    """Whether this is a level that thinks ahead."""
    return not is_guest(spec) and levels.find(level_of(spec)).style is not None


def is_policy(game: Game, spec: str) -> bool:
    """Whether the family plays whole games of this bot in a compiled call."""
    return not is_guest(spec) and not searches(spec) and spec in game.policies


def command_of(spec: str) -> list[str]:
    """The command that plays for a guest; raises UnknownName for a bot that nobody knows."""
    if spec.startswith(_PROGRAM):
        return _program(spec)
    named = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    path = named.get(spec, spec)
    module, colon, name = path.partition(":")
    if not colon or not all(part.isidentifier() for part in (*module.split("."), *name.split("."))):
        raise UnknownName("error-unknown-bot", name=spec, known=", ".join((*levels.NAMES, *sorted(named))))
    return [sys.executable, "-m", "carbarn.arena.host", path]


def _program(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(_PROGRAM))
    except ValueError as error:
        raise BadOption("error-bot-command", name=spec, reason=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise BadOption("error-bot-no-program", name=spec)
    return words


def check(game: Game, specs: Sequence[str]) -> None:
    """Refuse bots that there are not, before anything is played; ours, because a family may lack one."""
    for spec in specs:
        if is_guest(spec):
            command_of(spec)
        elif searches(spec):
            budget_of(spec, None)
        elif spec not in game.policies:
            raise UnknownName("error-unknown-bot", name=spec, known=", ".join(game.policies))
