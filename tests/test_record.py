"""Game files: whole, true, and safe to read from anywhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carbarn
from carbarn.core import record
from carbarn.core.errors import CarbarnError, RecordError
from tests.test_match import played

TINY = Path(__file__).parent / "boards" / "three_cities.toml"
FINISHED = record.to_json(played("san_francisco", 3, 21), ["Ada", "Bo", "Cy"])


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(FINISHED), **changes})


@pytest.mark.parametrize(("name", "seats"), [("usa", 2), ("usa", 5), ("san_francisco", 4), ("cable_car", 6)])
def test_a_record_replays_to_the_same_bytes(tmp_path: Path, name: str, seats: int) -> None:
    match = played(name, seats, 31)
    carbarn.save(match, tmp_path / "a.carbarn.json")
    again = record.verify(record.read(tmp_path / "a.carbarn.json"))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log == match.log
    carbarn.save(again, tmp_path / "b.carbarn.json")
    assert (tmp_path / "a.carbarn.json").read_bytes() == (tmp_path / "b.carbarn.json").read_bytes()


def test_an_unfinished_game_and_its_options(tmp_path: Path) -> None:
    match = carbarn.new("usa", seats=3, seed=4, tickets="mega", first=1)
    match.play("keep 1 2 3")
    carbarn.save(match, tmp_path / "x.carbarn.json")
    again = record.verify(record.read(tmp_path / "x.carbarn.json"))
    assert again.game.options == {"tickets": "mega", "first": "1"}
    assert again.to_move == match.to_move


def test_a_record_of_ones_own_map_carries_the_map(tmp_path: Path) -> None:
    match = carbarn.new(carbarn.load(TINY), seats=2, seed=1)
    match.play(match.legal[0])
    carbarn.save(match, tmp_path / "x.carbarn.json")
    assert record.verify(record.read(tmp_path / "x.carbarn.json")).game.name == "three_cities"


def test_names_are_kept() -> None:
    assert record.from_json(FINISHED).names == ["Ada", "Bo", "Cy"]


def test_an_illegal_step_is_told_with_step_and_rule() -> None:
    log = list(json.loads(FINISHED)["log"])
    tampered = record.from_json(changed(log=[*log[:60], log[0], *log[61:]]))
    with pytest.raises(RecordError) as error:
        record.verify(tampered)
    assert error.value.step == 61
    assert error.value.rule is not None
    assert "Step 61" in str(error.value)


def test_another_result_is_told() -> None:
    result = json.loads(FINISHED)["result"]
    result["totals"][0] += 1
    with pytest.raises(RecordError, match="not the one that the game file states"):
        record.verify(record.from_json(changed(result=result)))
    with pytest.raises(RecordError, match="not the one"):
        record.verify(record.from_json(changed(result=None)))
    with pytest.raises(RecordError, match="not the one"):
        record.verify(record.from_json(changed(log=json.loads(FINISHED)["log"][:-1])))


def test_steps_after_the_end_are_told() -> None:
    log = json.loads(FINISHED)["log"]
    with pytest.raises(RecordError, match="over before step"):
        record.verify(record.from_json(changed(log=[*log, 0])))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "not JSON"),
        (FINISHED[:200], "not JSON"),
        ("[]", "not a game file of Carbarn"),
        ("{}", "not a game file of Carbarn"),
        ("[" * 100_000, "not JSON"),
        (changed(format=2), "formats up to 1"),
        (changed(format="1"), "formats up to 1"),
        (changed(format=True), "formats up to 1"),
        (changed(seats=3), "lacks “seats”"),
        (changed(seats={"count": "3"}), "lacks “seats”"),
        (changed(seats={"count": 3, "names": [1]}), "lacks “seats”"),
        (changed(seats={"count": 9, "names": []}), "2 to 4 players"),
        (changed(log=None), "lacks “log”"),
        (changed(log=[1.5]), "lacks “log”"),
        (changed(log=[True]), "lacks “log”"),
        (changed(log=[10**30]), "Step 1 "),
        (changed(log=[-1]), "Step 1 "),
        (changed(result=7), "lacks “result”"),
        (changed(game={}), "lacks “game”"),
        (changed(game={"name": "../../etc/passwd", "hash": "", "options": {}}), "no game called"),
        (changed(game={"name": "usa", "hash": "0" * 16, "options": {}}), "another version of the board"),
        (changed(game={"name": "usa", "hash": "", "options": {"tickets": ["x"]}}), "cannot be"),
        (changed(game={"name": "mine", "hash": "", "options": {}, "board": 3}), "lacks “board”"),
        (changed(game={"name": "mine", "hash": "", "options": {}, "board": "format = 1"}), "family"),
    ],
)
def test_what_is_not_a_good_record_is_refused_in_words(text: str, what: str) -> None:
    with pytest.raises(CarbarnError) as error:
        record.verify(record.from_json(text))
    assert what in str(error.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        record.read(tmp_path / "missing")
    with pytest.raises(RecordError, match="cannot be read"):
        record.read(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not JSON"):
        record.read(tmp_path / "binary")
    (tmp_path / "large").write_bytes(b" " * (record.LARGEST + 1))
    with pytest.raises(RecordError, match="larger than"):
        record.read(tmp_path / "large")


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        carbarn.save(carbarn.new("usa", seed=1), tmp_path / "no" / "such" / "folder.carbarn.json")


@settings(max_examples=60, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_json_is_refused_in_words(content: Any) -> None:
    with pytest.raises(RecordError):
        record.from_json(json.dumps(content))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_tampered_log_never_does_more_than_fail(data: st.DataObject) -> None:
    log = list(json.loads(FINISHED)["log"])
    at = data.draw(st.integers(0, len(log) - 1))
    log[at] = data.draw(st.integers(-5, 2000))
    try:
        record.verify(record.from_json(changed(log=log)))
    except RecordError as error:
        assert error.step is not None
