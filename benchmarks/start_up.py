"""How long a person waits: `carbarn games`, and the first move with a cold and with a warm cache of kernels.

    python benchmarks/start_up.py

`carbarn bench` measures how fast games are played; this measures what comes before. Each figure is the best of several
runs of a fresh process, except the cold one, which is a single run in an empty cache folder.
"""

import os
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
GAMES = "import sys; sys.argv = ['carbarn', 'games']; from carbarn.cli import main; main()"
FIRST_MOVE = (
    "import carbarn; match = carbarn.new('usa', seats=2, seed=1); "
    "match.play('keep 1 2'); match.play('keep 1 2'); match.play('draw blind')"
)


def seconds(code: str, cache: str) -> float:
    """How long a fresh process takes."""
    start = time.perf_counter()
    environment = {**os.environ, "CARBARN_CACHE": cache}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as cache:
        print(f"first move, cold cache   {seconds(FIRST_MOVE, cache):6.2f} s")
        print(f"first move, warm cache   {min(seconds(FIRST_MOVE, cache) for _ in range(ROUNDS)):6.2f} s")
        print(f"carbarn games            {min(seconds(GAMES, cache) for _ in range(ROUNDS)):6.2f} s")
        print(f"python -c pass           {min(seconds('pass', cache) for _ in range(ROUNDS)):6.2f} s")


if __name__ == "__main__":
    main()
