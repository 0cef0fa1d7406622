"""The same source without the compiler gives the same numbers: observations, masks, rewards, the end of games."""

import hashlib
import os
import subprocess
import sys

import numpy as np

from carbarn import envs

TABLES = (("usa", 2, {}), ("san_francisco", 3, {}), ("cable_car", 2, {"companies": True, "rotation": True}))
ROWS, STEPS = 2, 60


def told() -> str:
    """A hash a table of everything that some steps of a vector environment give."""
    lines = []
    for name, seats, options in TABLES:
        env, digest = envs.vector(name, ROWS, "greedy", seats, "shaped", **options), hashlib.sha256()
        seen, _ = env.reset(seed=2)
        for step in range(STEPS):
            actions = np.array([np.flatnonzero(row)[step * 7 % row.sum()] for row in seen["action_mask"]])
            seen, rewards, over, _, _ = env.step(actions)
            for array in (seen["observation"], seen["action_mask"], rewards, over):
                digest.update(array.tobytes())
        lines.append(f"{name} {digest.hexdigest()}")
    return "\n".join(lines)


def test_compiled_and_plain_tell_the_same() -> None:
    """In a process of its own without the compiler."""
    plain = subprocess.run(
        [sys.executable, "-m", "tests.envs.test_plain"],
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert plain.stdout.strip() == told(), plain.stderr


if __name__ == "__main__":
    print(told())
