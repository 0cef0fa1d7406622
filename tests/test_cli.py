"""The command line as a person or a program calls it: a real process, exit codes, no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import carbarn
from carbarn.arena import benchmark
from carbarn.cli import main
from tests.test_match import played

TINY = Path(__file__).parent / "boards" / "three_cities.toml"


def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from carbarn.cli import main; main()", *arguments]
    env = {**os.environ, "CARBARN_LANG": "en", "COLUMNS": "160", **environment}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=300, env=env)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.carbarn.json"
    carbarn.save(played("san_francisco", 2, 12), path, ["Ada", "Bo"])
    return path


def test_games() -> None:
    result = run("games")
    assert result.returncode == 0
    assert "hand: 1, 2, 3" in result.stdout
    assert "rotation: false, true" in result.stdout
    assert "Ticket to Ride: North America  (2 to 5 players)" in result.stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [entry["game"] for entry in listed] == ["cable_car", "san_francisco", "usa"]
    assert listed[2]["options"] == {"tickets": ["classic", "1910", "mega"]}
    assert listed[0]["options"] == {"rotation": [False, True], "hand": [1, 2, 3], "companies": [False, True]}


@pytest.mark.parametrize(("lang", "word"), [("en", "locomotives"), ("fr", "locomotives"), ("ko", "기관차 카드")])
def test_rules_in_every_language(lang: str, word: str) -> None:
    result = run("rules", "usa", "--lang", lang, "--json")
    sections = json.loads(result.stdout)["sections"]
    rules = {rule["id"]: rule for section in sections for rule in section["rules"]}
    assert {f"U{n}" for n in range(1, 33)} <= set(rules)
    assert word in rules["U2"]["text"]
    assert rules["U28"]["ruling"] is True
    assert rules["U1"]["ruling"] is False
    assert "U24" in run("rules", "usa", "--lang", lang).stdout


def test_the_rules_of_san_francisco_say_that_the_map_is_reconstructed() -> None:
    assert "reconstructed" in run("rules", "san_francisco").stdout


def test_language_from_the_environment() -> None:
    assert "joueurs" in run("games", CARBARN_LANG="fr").stdout
    assert "jeux" in run("--help", CARBARN_LANG="fr").stdout


def test_simulate() -> None:
    result = run("simulate", "usa", "--seats", "3", "--games", "300", "--seed", "4", "--json")
    content = json.loads(result.stdout)
    assert content["games"] == 300
    assert len(content["seats"]) == 3
    again = json.loads(run("simulate", "usa", "--seats", "3", "--games", "300", "--seed", "4", "--json").stdout)
    assert again["seats"] == content["seats"]
    told = run("simulate", str(TINY), "--games", "50", "--bots", "greedy,random")
    assert "50 games with 2 players" in told.stdout


def test_replay_and_verify(finished: Path) -> None:
    told = run("replay", str(finished))
    assert told.returncode == 0
    assert "Ada: claims" in told.stdout
    assert "wins." in told.stdout or "share the victory" in told.stdout
    steps = json.loads(run("replay", str(finished), "--seat", "1", "--json").stdout)["steps"]
    assert any(step["action"] == -1 for step in steps)
    assert "every one legal" in run("verify", str(finished)).stdout
    assert json.loads(run("verify", str(finished), "--json").stdout)["true"] is True


def test_verify_fails_with_the_step_and_the_rule(finished: Path, tmp_path: Path) -> None:
    content = json.loads(finished.read_text(encoding="utf-8"))
    content["log"][70] = content["log"][0]
    bad = tmp_path / "bad.carbarn.json"
    bad.write_text(json.dumps(content), encoding="utf-8")
    result = run("verify", str(bad))
    assert result.returncode == 1
    assert "Step 71 is not legal" in result.stderr
    machine = json.loads(run("verify", str(bad), "--json").stdout)
    assert machine["step"] == 71
    assert machine["rule"]


def test_board_check(tmp_path: Path) -> None:
    assert "a good board" in run("board", "check", str(TINY)).stdout
    bad = tmp_path / "bad.toml"
    bad.write_text(TINY.read_text(encoding="utf-8").replace('b = "east"', 'b = "south"'), encoding="utf-8")
    result = run("board", "check", str(bad))
    assert result.returncode == 1
    assert "bad.toml: route 2 (north – south): there is no city “south”." in result.stderr
    assert json.loads(run("board", "check", str(bad), "--json").stdout)["good"] is False


def test_play_a_whole_game_by_numbers(tmp_path: Path) -> None:
    """The first choice, every time, is a whole game; it is saved and true."""
    saved = tmp_path / "mine.carbarn.json"
    result = run("play", str(TINY), "--terminal", "--seed", "3", "--save", str(saved), stdin="1\n" * 400)
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert run("verify", str(saved)).returncode == 0


@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_play_answers_nonsense_with_a_sentence(lang: str) -> None:
    stdin = f"fly\n²\n{'9' * 5000}\nclaim Denver–Omaha with 4 purple\nr\n1\n1\nu\nq\n"
    result = run("play", "usa", "--terminal", "--seed", "3", "--lang", lang, stdin=stdin)
    assert result.returncode == 0, result.stderr
    assert "fly" in result.stdout
    assert "²" in result.stdout
    assert "(U4)" in result.stdout


def test_names_of_ones_own_are_words_and_no_markup(tmp_path: Path) -> None:
    """Whatever looks like a tag or an emoji to rich, in every command that tells of a map, of players or of bots."""
    board, saved, text = tmp_path / "odd.toml", tmp_path / "[s].carbarn.json", TINY.read_text(encoding="utf-8")
    text = text.replace('en = "West"', 'en = "[/x] :car:"').replace('en = "Three cities"', 'en = "[/y]"')
    board.write_text(text, encoding="utf-8")
    told = run(
        "play", str(board), "--terminal", "--seed", "3", "--save", str(saved), stdin="[/z]\nr\nh\n" + "1\n" * 400
    )
    assert told.returncode == 0, told.stderr
    for name in ("[/y]", "[/x] :car:–North", "[/z]", "[s].carbarn.json"):
        assert name in told.stdout
    content = json.loads(saved.read_text(encoding="utf-8"))
    carbarn.save(carbarn.open_record(saved), saved, ["[/a]", "Bo"])
    assert content["log"] == json.loads(saved.read_text(encoding="utf-8"))["log"]
    told = run("replay", str(saved))
    assert "[/a]: " in told.stdout, told.stderr
    assert "[/x] :car:–North" in told.stdout
    assert "[/y]" in run("rules", str(board)).stdout


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["rules", "europe"], "There is no game called “europe”"),
        (["simulate", "usa", "--seats", "9"], "2 to 5 players"),
        (["simulate", "usa", "--games", "0"], "whole number from 1"),
        (["simulate", "usa", "--bots", "clever"], "no bot called “clever”"),
        (["simulate", "usa", "--seed", "-3"], "not a seed"),
        (["simulate", "usa", "-o", "tickets"], "NAME=CHOICE"),
        (["simulate", "usa", "-o", "tickets=1911"], "cannot be “1911”"),
        (["replay", "missing.carbarn.json"], "cannot be read"),
        (["verify", "missing.carbarn.json"], "cannot be read"),
        (["board", "check", "missing.toml"], "cannot be read"),
        (["games", "--lang", "xx"], "no language “xx”"),
        (["play", "usa", "--bot", "clever"], "no bot called “clever”"),
        (["play", "missing.toml"], "cannot be read"),
        (["fly"], "No such command"),
        (["simulate", "usa", "--games", "many"], "--games"),
    ],
)  # fmt: skip
def test_bad_input_is_answered_in_a_sentence(arguments: list[str], what: str) -> None:
    result = run(*arguments)
    assert result.returncode != 0
    assert what in result.stderr
    assert "Traceback" not in result.stderr + result.stdout


def test_replay_of_a_seat_that_does_not_exist(finished: Path) -> None:
    result = run("replay", str(finished), "--seat", "5")
    assert result.returncode == 1
    assert "no seat 5" in result.stderr


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process, where much is compiled already; environments are measured in tests/envs/test_speed.py."""
    environments = [benchmark.Measurement("vector", "usa", 2e6, 0.5), benchmark.Measurement("aec", "usa", 3e4, None)]
    monkeypatch.setattr(benchmark, "environments", lambda seconds: environments)
    monkeypatch.setattr(sys, "argv", ["carbarn", "bench", "--seconds", "0.1", "--json"])
    with pytest.raises(SystemExit):
        main()
    results = json.loads(capsys.readouterr().out)
    everything = {"speed", "unscored", "scored", "planner", "playouts", "move", "vector", "aec"}
    assert {r["what"] for r in results} == everything
    assert all(r["value"] > 0 for r in results)
    aims = {(r["what"], r["game"]): r["aim"] for r in results}
    assert (aims["vector", "usa"], aims["aec", "usa"], aims["unscored", "usa"], aims["speed", ""]) == (
        0.5,
        20_000,
        120,
        None,
    )
