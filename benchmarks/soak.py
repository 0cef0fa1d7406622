"""Nothing is lost, at full size: `python benchmarks/soak.py`, loopback only; minutes on an idle machine.

The scenarios of tests/server/faults with 200 games: the process killed at random moments, lines that lose half of all
messages, two processes that race, and on PostgreSQL the process killed and all connections cut. Each ends with every
game played to its end and every promise held against what is stored.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.faults import scenarios
from tests.server.faults.postgres import cut_connections, postgres, programs


def tell(name: str, scenario: Coroutine[Any, Any, str]) -> None:
    """Run one, and say what came of it; what is wrong ends the soak."""
    begun = time.monotonic()
    print(f"{name}: {asyncio.run(scenario)} ({time.monotonic() - begun:.0f} s)", flush=True)


def main(options: argparse.Namespace) -> None:
    """One after the other, each with a database of its own."""
    games, kills, seconds = options.games, options.kills, options.seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tell("killed", scenarios.killed(folder / "a.sqlite", folder, games, kills, 5.0, seconds))
        tell("bad lines", scenarios.bad_lines(folder / "b.sqlite", folder, games // 4, seconds))
        tell("two processes", scenarios.two_processes(folder / "c.sqlite", folder, games // 4, seconds))
        if programs() is None:
            print("PostgreSQL is not installed: its part is left out")
            return
        with postgres() as address:
            tell("PostgreSQL, killed", scenarios.killed(address, folder, games, kills, 5.0, seconds))
        with postgres() as address:
            cut = scenarios.connections_cut(address, folder, games // 4, lambda: cut_connections(address), seconds)
            tell("PostgreSQL, connections cut", cut)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1_800, help="for each scenario at most")
    main(parser.parse_args())
