"""Results files: everything is in them, they can be gone on with and made again, and what is wrong with one is said."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import carbarn
from carbarn.arena import results
from carbarn.arena.again import difference
from carbarn.arena.keeper import Keeper
from carbarn.arena.simulate import simulate
from carbarn.arena.sprt import Question
from carbarn.arena.tournament import Tournament, rebuilt
from carbarn.core import record
from carbarn.core.errors import BadOption, ResultsError

from .conftest import TINY, Command


def kept(path: Path, games: int = 20, bots: tuple[str, ...] = ("greedy", "random"), **options: Any) -> results.Results:
    game = options.pop("game", None) or carbarn.load(TINY)
    tournament = Tournament(game, bots, games, seed=6, details=True, **options)
    tournament.keep(Keeper(path, None, tournament.line_up.names))
    tournament.play()
    return results.read(path)


def test_a_row_a_seat_a_game(tmp_path: Path) -> None:
    game = carbarn.game("cable_car", companies=True)
    found = kept(tmp_path / "r.parquet", 6, ("planner", "greedy", "random"), game=game)
    rows = found.table.to_pylist()
    assert [(row["deal"], row["rotation"], row["seat"]) for row in rows] == [
        (deal, rotation, seat) for deal in range(2) for rotation in range(3) for seat in range(3)
    ]
    for row in rows:
        assert row["total"] == sum(row["points"].values())
        assert row["bot"] == found.about["names"][found.about["rotations"][row["rotation"]][row["seat"]]]
        assert (row["rank"] == 1) == (row["won"] > 0)
        assert row["decisions"] > 0
        assert row["seconds"] >= row["slowest"] > 0
        assert row["findings"]
        assert bool(row["shared"]) == (row["seat"] == 0)
        assert row["forfeit"] is None
    assert found.about["unit"] == 10
    assert {"carbarn", "versions", "game", "seed", "command", "budget"} <= set(found.about)
    assert found.about["game"]["hash"] == game.hash


def test_a_file_gives_the_same_standings_as_the_run(tmp_path: Path) -> None:
    from carbarn.arena.standings import Tally

    tournament = Tournament(carbarn.load(TINY), ["greedy", "random"], 30, details=True)
    tournament.keep(Keeper(tmp_path / "r.parquet", None, tournament.line_up.names))
    result = tournament.play()
    found = results.read(tmp_path / "r.parquet")
    tally = Tally(found.line_up)
    tally.add(found.deals())
    for one, two in zip(tally.standings(), result.standings, strict=True):
        assert {**one.as_dict(), "milliseconds": 0} == {**two.as_dict(), "milliseconds": 0}


@pytest.mark.parametrize("question", [None, Question(0, 120)])
def test_going_on_gives_what_an_uninterrupted_run_gives(tmp_path: Path, question: Question | None) -> None:
    path = tmp_path / "r.parquet"
    whole = kept(tmp_path / "whole.parquet", 120, question=question)
    tournament = Tournament(carbarn.load(TINY), ("greedy", "random"), 120, seed=6, details=True, question=question)
    tournament.keep(Keeper(path, None, tournament.line_up.names))

    def interrupt(games: int, rate: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament.play(interrupt)
    part = results.read(path)
    assert part.about["finished"] is False
    assert 0 < part.about["played"] < whole.about["played"]
    again = rebuilt(part.about)
    again.keep(Keeper(path, None, again.line_up.names), part)
    result = again.play()
    after = results.read(path)
    assert after.about["finished"] is True
    assert difference(whole.table, after.table) is None
    assert result.deals == whole.about["played"]
    same = ("played", "answer", "bots", "seed", "game", "sprt", "deals")
    assert {key: after.about[key] for key in same} == {key: whole.about[key] for key in same}


@pytest.mark.skipif(os.name != "posix", reason="no Ctrl-C as a signal")
def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    code = (
        "import carbarn.arena.tournament as arena, carbarn.cli, os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "add = arena.Tally.add\n"
        "def then_interrupt(self, deals):\n"
        "    add(self, deals)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "arena.Tally.add = then_interrupt\n"
        "carbarn.cli.main()"
    )
    arguments = ["tournament", str(TINY), "--bots", "greedy,random", "--games", "60", "--seed", "6", "--out", str(path)]
    run = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=200)
    assert run.returncode == 128 + signal.SIGINT
    assert "--resume" in run.stdout
    assert results.read(path).about["played"] == 10
    assert not list(tmp_path.glob("*.part"))
    exit_code, out, _ = command("tournament", "--resume", path, "--json")
    assert exit_code == 0
    assert json.loads(out)["games"] == 60
    assert difference(kept(tmp_path / "whole.parquet", 60).table, results.read(path).table) is None


def test_resume_can_go_further(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    kept(path, 10)
    assert command("tournament", "--resume", path, "--games", 40)[0] == 0
    assert difference(kept(tmp_path / "whole.parquet", 40).table, results.read(path).table) is None


def test_a_file_of_the_former_seatings_is_read_and_gone_on_with(tmp_path: Path, command: Command) -> None:
    """Before neighbours were balanced four bots sat in four rotations, and so do the games that they play on."""
    path, bots = tmp_path / "r.parquet", ("greedy", "random", "greedy", "random")
    former = ((0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0))
    tournament = Tournament(carbarn.game("san_francisco"), bots, 8, 4, seed=6, details=True, seatings=former)
    tournament.keep(Keeper(path, None, tournament.line_up.names))
    tournament.play()
    assert results.read(path).line_up.rotations == former
    assert command("report", path)[0] == 0
    told = json.loads(command("tournament", "--resume", path, "--games", 16, "--json")[1])
    assert (told["games"], told["deals"]) == (16, 4)
    assert told["rotations"] == [list(seating) for seating in former]
    assert command("tournament", "--again", path)[0] == 0


@pytest.mark.parametrize("rotations", [[], [[0]], [[0, 1], [0, 2]], [[0, 0], [1, 1]], [0, 1], None])
def test_seatings_that_cannot_be_are_refused(tmp_path: Path, command: Command, rotations: Any) -> None:
    path = tmp_path / "r.parquet"
    found = kept(path, 2)
    results.write(path, {**found.about, "rotations": rotations}, found.table)
    code, _, err = command("report", path)
    assert code == 1
    assert "is not a whole results file: rotations" in " ".join(err.split())


def test_results_are_made_again_to_the_last_game(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    kept(path, 12)
    code, out, _ = command("tournament", "--again", path)
    assert code == 0
    assert "all 12 games were played again and are the same" in " ".join(out.split())


def test_what_is_not_the_same_is_told(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    found = kept(path, 12)
    totals = found.table["total"].to_pylist()
    totals[5] += 1
    number = found.table.schema.get_field_index("total")
    results.write(path, found.about, found.table.set_column(number, "total", pa.array(totals, pa.int32())))
    code, _, err = command("tournament", "--again", path)
    assert code == 1
    assert "Deal 1, rotation 0, seat 1 differs in “total”" in err
    told = json.loads(command("tournament", "--again", path, "--json")[1])
    assert (told["same"], told["difference"]["column"]) == (False, "total")


def test_what_a_clock_decided_is_not_made_again(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    found = kept(path, 4)
    results.write(path, {**found.about, "repeatable": False}, found.table)
    code, _, err = command("tournament", "--again", path)
    assert code == 1
    assert "depended on a clock" in err


def test_game_files_lie_alongside(tmp_path: Path, command: Command) -> None:
    out, folder = tmp_path / "r.parquet", tmp_path / "games"
    arguments = ("tournament", TINY, "--bots", "greedy,random", "--games", 6, "--out", out, "--records", folder)
    assert command(*arguments)[0] == 0
    files = sorted(folder.iterdir())
    assert len(files) == 6
    for file in files:
        record.verify(record.read(file))


def test_a_simulation_writes_the_games_that_it_would_have_played(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "r.parquet"
    arguments = ("simulate", TINY, "--bots", "greedy,random", "--games", 30, "--seed", 3, "--out", path, "--json")
    code, out, _ = command(*arguments)
    assert code == 0
    found, plain = json.loads(out), simulate(carbarn.load(TINY), 2, 30, ("greedy", "random"), 3).as_dict()
    for key in ("games", "seats", "decisions", "turns", "seed"):
        assert found[key] == plain[key]
    assert results.read(path).table.num_rows == 60
    assert command("report", path)[0] == 0


# What can be wrong


@pytest.fixture
def good(tmp_path: Path) -> Path:
    kept(tmp_path / "good.parquet", 4)
    return tmp_path / "good.parquet"


def check_refused(command: Command, path: Path, sentence: str) -> None:
    """Every command that reads results refuses it, says why in every language, and writes nothing."""
    before = sorted(path.parent.iterdir())
    for arguments in (("report", path), ("tournament", "--resume", path), ("tournament", "--again", path)):
        code, out, err = command(*arguments)
        assert (code, out) == (1, "")
        assert sentence in err
        assert "Traceback" not in err
    told = {command("report", path, "--lang", lang)[2] for lang in ("en", "fr", "ko")}
    assert len(told) == 3
    assert sorted(path.parent.iterdir()) == before


def test_there_is_no_file(tmp_path: Path, command: Command) -> None:
    check_refused(command, tmp_path / "none.parquet", "cannot be read: No such file")


@pytest.mark.parametrize("cut", [0, 3, 100, -10])
def test_a_broken_file(good: Path, cut: int, command: Command) -> None:
    content = good.read_bytes()
    good.write_bytes(content[:cut])
    check_refused(command, good, "is not a whole results file")


def test_a_file_of_another_tool(tmp_path: Path, command: Command) -> None:
    pq.write_table(pa.table({"a": [1, 2]}), tmp_path / "other.parquet")
    check_refused(command, tmp_path / "other.parquet", "is not a results file of Carbarn")


def test_a_file_of_a_newer_version(good: Path, command: Command) -> None:
    found = results.read(good)
    text = json.dumps({**found.about, "format": 99}).encode()
    pq.write_table(found.table.replace_schema_metadata({b"carbarn": text}), good)
    check_refused(command, good, "has format 99; this version of Carbarn reads format 1")


def test_a_file_that_lacks_rows_or_columns(good: Path, command: Command) -> None:
    found = results.read(good)
    results.write(good, found.about, found.table.slice(0, 5))
    check_refused(command, good, "is not a whole results file: 5 rows")
    results.write(good, found.about, found.table.drop_columns(["rank"]))
    check_refused(command, good, "is not a whole results file")


def test_another_board(good: Path, command: Command) -> None:
    found = results.read(good)
    header = {**found.about["game"], "hash": "0123456789"}
    results.write(good, {**found.about, "game": header}, found.table)
    check_refused(command, good, "another version of the board")


def test_another_version_is_not_gone_on_with(good: Path, command: Command) -> None:
    found = results.read(good)
    results.write(good, {**found.about, "carbarn": "0.0.1"}, found.table)
    code, _, err = command("tournament", "--resume", good)
    assert code == 1
    assert "was played by version 0.0.1" in err
    assert command("report", good)[0] == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name a game"),
        (["usa", "--resume", "r.parquet"], "take game, bots and settings"),
        (["--again", "r.parquet", "--bots", "greedy,random"], "take game, bots and settings"),
        (["--again", "r.parquet", "--resume", "r.parquet"], "take game, bots and settings"),
        (["usa", "--bots", "greedy,random", "--fast", "--out", "r.parquet"], "leave out --fast"),
        (["usa", "--bots", "greedy,random", "--out", "/no/such/folder/r.parquet"], "cannot be written: No such file"),
        (["usa", "--bots", "greedy,random", "--out", "/"], "cannot be written"),
        (["usa", "--bots", "greedy,random", "--time-limit", "0"], "more than 0"),
        (["usa", "--bots", "greedy,exec:./no-such-bot"], "no program"),
        (["usa", "--bots", "greedy,random", "--cluster", "127.0.0.1:1"], "cluster at 127.0.0.1:1 cannot be reached"),
        (["usa", "--bots", "greedy,random", "--cluster", "nowhere.invalid"], "cannot be reached"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(arguments: list[str], sentence: str, command: Command) -> None:
    if "--cluster" in arguments:
        pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the cluster is not tested")
    code, out, err = command("tournament", *arguments)
    assert (code, out) == (1, "")
    assert sentence in err


def test_without_pyarrow_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    results.arrow.cache_clear()
    with pytest.raises(BadOption, match=r'pip install "carbarn\[lab\]"'):
        results.read(tmp_path / "r.parquet")


def test_a_file_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    found = kept(tmp_path / "r.parquet", 4)
    (tmp_path / "folder").mkdir()
    with pytest.raises(ResultsError, match="cannot be written"):
        results.write(tmp_path / "folder", found.about, found.table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "r.parquet"]


def test_a_worker_that_is_ended_from_outside_costs_a_sentence_and_no_results(tmp_path: Path) -> None:
    import multiprocessing

    path = tmp_path / "r.parquet"
    tournament = Tournament(carbarn.load(TINY), ("greedy", "random"), 4000, seed=6, workers=1, processes=True)
    tournament.keep(Keeper(path, None, tournament.line_up.names))

    def kill(games: int, rate: float) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(BadOption, match="ended from outside"):
        tournament.play(kill)
    assert 0 < results.read(path).about["played"] < 2000
