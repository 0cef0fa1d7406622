"""What is compiled before a server opens its door: everything that a table needs."""

import subprocess
import sys

import pytest

_AFTER_A_REHEARSAL = """
from carbarn.bots.ready import rehearse
from carbarn.core import registry

rehearse("{name}")
doors = registry.find("{name}").doors
print(*(name for name in {needed} if not getattr(doors, name).signatures))
"""


@pytest.mark.parametrize("name", ["usa", "cable_car"])
def test_a_rehearsal_compiles_all_that_a_table_needs(name: str) -> None:
    """Else the first move of the first game would wait for ten seconds."""
    needed = ("start", "advance", "apply", "blank", "choose", "fill_sheet", "is_legal", "legal")
    program = _AFTER_A_REHEARSAL.format(name=name, needed=needed)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=280, check=True)
    assert done.stdout.split() == []


_A_SEARCH_AT_WORK = """
import sys

from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core import registry
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match


def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("carbarn.games.")]
    kernels = [each for module in modules for each in vars(module).values() if hasattr(each, "signatures")]
    return {kernel.__qualname__ for kernel in kernels if kernel.signatures}


game = registry.find("NAME")
match = Match(game, 2, Dealer.seeded(1))
bot = levels.make(game, "search", budget=Budget(0.002), workers=1)
before = compiled()
while not match.over:
    match.play(bot.choose(match.view(match.to_move)))
print(*compiled() - before)
"""


@pytest.mark.parametrize("name", ["usa", "san_francisco", "cable_car"])
def test_a_search_compiles_nothing_while_its_clock_runs(name: str) -> None:
    """Else its first turn would take seconds."""
    program = _A_SEARCH_AT_WORK.replace("NAME", name)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=280, check=True)
    assert done.stdout.split() == []
