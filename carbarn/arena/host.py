"""`python -m carbarn.arena.host module:Class`: lets a Python class play in a process of its own.

It speaks the protocol of `program.py`, and is given views as they are instead of their facts. What the class prints
goes to standard error, so that it cannot disturb the answers.
"""

import base64
import importlib
import json
import sys
from typing import Any


def main() -> None:
    """Answer questions until there are no more."""
    answers, sys.stdout = sys.stdout, sys.stderr
    make: Any = _found(sys.argv[1])
    game: Any = None
    bot: Any = None
    for line in sys.stdin:
        question, answer = json.loads(line), {}
        if question["type"] == "start":
            game = _game(question)
            bot = make(game, question["seed"], _budget(question["budget"]))
        elif question["type"] == "decide":
            answer["action"] = _number(bot.choose(game.restored(base64.b64decode(question["view"]))))
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _found(path: str) -> Any:
    """The class that a path names."""
    module, _, name = path.partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def _game(told: dict[str, Any]) -> Any:
    from carbarn.core import registry

    return registry.rebuilt(told["game"], told["source"], told["options"])


def _budget(told: dict[str, Any] | None) -> Any:
    from carbarn.bots.search import Budget

    return None if told is None else Budget(told["seconds"], told["playouts"])


def _number(action: Any) -> Any:
    """NumPy's whole numbers are whole numbers; what is none is told as it is."""
    try:
        return action.__index__()
    except (AttributeError, TypeError):
        return repr(action)


if __name__ == "__main__":
    main()
