"""Getting ready: everything that playing needs, compiled before somebody waits for it.

Families share no kernels, so each is compiled in a process of its own; a mark in the cache says that it is done.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core import registry
from carbarn.core.dealer import Dealer
from carbarn.core.kernel import CACHE, COMPILED
from carbarn.core.match import Match

_MARK = "everything"


def _mark() -> Path | None:
    return None if CACHE is None else CACHE / _MARK


def is_ready() -> bool:
    """Whether everything is compiled, or nothing ever will be."""
    mark = _mark()
    return not COMPILED or (mark is not None and mark.exists())


def get_ready() -> None:
    """Compile what is not compiled yet."""
    if is_ready():
        return
    families: dict[str, list[str]] = {}
    for name in registry.names():
        families.setdefault(registry.find(name).board_facts("en")["family"], []).append(name)
    with ProcessPoolExecutor(len(families), multiprocessing.get_context("spawn")) as pool:
        list(pool.map(rehearse_all, families.values()))
    if (mark := _mark()) is not None:
        mark.touch()


def rehearse_all(names: list[str]) -> None:
    """Games of one family."""
    for name in names:
        rehearse(name)


def rehearse(name: str) -> None:
    """Use every door of a game once: a decision of every bot with its reasons, a view, a score."""
    game = registry.find(name)
    match = Match(game, game.seats[0], Dealer.seeded(0))
    for level in levels.NAMES:
        bot = levels.make(game, level, budget=Budget(playouts=1), workers=1)
        view = match.view(match.to_move)
        bot.explain(view)
        game.facts(view)
        match.play(bot.choose(view))
    for action in game.legal(match.state)[:1]:
        game.preview(match.view(match.to_move), int(action))
    match.scores  # noqa: B018, counting is compiled too
    again = game.new(game.seats[0])
    for entry in match.log:  # as a server tells what happened
        game.describe(again, entry, "en")
        game.is_legal(again, entry)
        game.apply(again, entry)
