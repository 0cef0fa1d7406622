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
