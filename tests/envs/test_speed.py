"""What `carbarn bench` measures of environments: every line is there, and stands beside what it is compared with."""

from carbarn.arena import benchmark
from carbarn.core import registry
from carbarn.envs import speed


def test_every_line_is_measured() -> None:
    lines = {(line.what, line.game): line for line in benchmark.environments(0.05)}
    games = registry.names()
    theirs = {("classic", name) for name in games} if speed.classic("connect_four_v3") else set()
    assert set(lines) == {("vector", "usa"), *(("aec", name) for name in games), *theirs}
    assert all(line.value > 0 for line in lines.values())
    vector = lines["vector", "usa"]
    assert vector.ratio is not None
    assert 0 < vector.ratio < 1, "less than the kernels that it is made of"
    for name in games if theirs else ():
        assert lines["classic", name].ratio == lines["aec", name].value / lines["classic", name].value
