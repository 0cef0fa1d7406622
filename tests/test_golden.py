"""Records written by earlier versions: they must replay for ever. Files in tests/golden/ are never changed."""

from pathlib import Path

import pytest

from carbarn.core import record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.carbarn.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name.split(".")[0])
def test_an_old_record_still_replays(path: Path) -> None:
    match = record.verify(record.read(path))
    assert match.over


def test_the_golden_records_are_there() -> None:
    names = {path.name for path in GOLDEN}
    assert len(names) >= 6
    assert any("mega" in name for name in names)
    assert any("three_cities" in name for name in names)
    assert sum("cable_car" in name for name in names) >= 4
