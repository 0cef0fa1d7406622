"""Cable Car as programs and people use it: options, records, boards of one's own, the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.arena.simulate import simulate
from carbarn.boards import loader
from carbarn.core import record
from carbarn.core.errors import BadOption, BoardError, IllegalAction
from carbarn.core.words import LOCALES
from tests.test_cli import run
from tests.test_match import played
from tests.tracks.rig import Table

TEXT = (Path(loader.__file__).parent / "cable_car.toml").read_text(encoding="utf-8")
ALL = {"rotation": True, "hand": 3, "companies": True}


# Options


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ({}, {"rotation": False, "hand": 1, "companies": False, "first": "random"}),
        ({"rotation": True, "hand": 2}, {"rotation": True, "hand": 2, "companies": False, "first": "random"}),
        ({"rotation": "true", "hand": "2"}, {"rotation": True, "hand": 2, "companies": False, "first": "random"}),
        ({"companies": True, "first": 1}, {"rotation": False, "hand": 1, "companies": True, "first": "1"}),
    ],
)
def test_options_are_kept_in_one_form(given: dict[str, Any], stored: dict[str, Any]) -> None:
    assert carbarn.game("cable_car", **given).options == stored


@pytest.mark.parametrize("given", [{"hand": 4}, {"hand": 0}, {"hand": True}, {"rotation": 1}, {"rotation": "yes"}])
def test_options_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="Choose one of"):
        carbarn.game("cable_car", **given)


def test_each_variant_has_a_hash_of_its_own() -> None:
    modes: list[dict[str, Any]] = [{}, {"rotation": True}, {"hand": 2}, {"hand": 3}, {"companies": True}, ALL]
    assert len({carbarn.game("cable_car", **mode).hash for mode in modes}) == len(modes)
    assert carbarn.game("cable_car", first=1).hash == carbarn.game("cable_car").hash


@pytest.mark.parametrize("options", [{}, ALL], ids=str)
def test_observation_is_as_long_as_its_layout(options: dict[str, Any]) -> None:
    match = played(carbarn.game("cable_car", **options), 4, 9, 25)  # type: ignore[arg-type]
    for seat in (0, 3, -2):
        numbers = match.game.observe(match.view(seat))
        assert len(numbers) == sum(size for _, size, _ in match.game.layout)
        assert abs(numbers).max() < 30


# Records


@pytest.mark.parametrize("options", [{}, {"rotation": True}, {"hand": 2}, {"companies": True}, ALL], ids=str)
def test_a_record_replays_to_the_same_bytes(tmp_path: Path, options: dict[str, Any]) -> None:
    match = played(carbarn.game("cable_car", **options), 3, 31)  # type: ignore[arg-type]
    carbarn.save(match, tmp_path / "a.carbarn.json")
    again = record.verify(record.read(tmp_path / "a.carbarn.json"))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.game.options == match.game.options
    result = json.loads((tmp_path / "a.carbarn.json").read_text(encoding="utf-8"))["result"]
    assert result.get("unit") == (10 if options.get("companies") else None)


# Bad input


def test_a_placement_that_cannot_be_has_its_own_sentence_and_rule() -> None:
    table = Table("aaaa .... .... .... .... .... .... ....", hands="acba")
    wrong = {
        "place a1 acba": "C7",  # occupied
        "place i1 acba": "C1",  # off the map
        "place d5 acba": "C1",  # on the power station
        "place c3 acba": "C7",  # touches nothing
        "place c1 acba turned 1": "C8",
        "place h1 acba": "C9",
        "place c1 bbbb": "C5",  # not in hand
    }
    sentences = set()
    for text, rule in wrong.items():
        with pytest.raises(IllegalAction) as refusal:
            table.game.apply(table.state, table.game.parse(table.state, text))
        assert refusal.value.rule == rule
        assert all(refusal.value.say(locale) for locale in LOCALES)
        sentences.add(str(refusal.value))
    assert len(sentences) == len(wrong)


# Boards


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("aaaa = 4", "aaaa = 3", "tiles: the number of tiles is 59; it has to be 60."),
        ("aaaa = 4", "aaba = 4", "tiles.aaba: “aaba” is not a tile"),
        ("aaaa = 4", "aaae = 4", "“aaae” is not a tile"),
        ("blue = [2, 4, 6, 8", "blue = [1, 4, 6, 8", "start.2.blue: two cars stand at station 1."),
        ("blue = [2, 4, 6, 8", "blue = [33, 4, 6, 8", "there is no station 33"),
        ("[start.3]", "[start.9]", "start: “3” is missing."),
        ("yellow = [1, 15, 19, 29]", "yellow = [2, 15, 19, 29]", "companies: the company chart has to give"),
        ("yellow = [1, 15, 19, 29]", "yellow = [1, 2, 19, 29]", "companies.yellow: the company chart has to give"),
        ('power_station = ["d4"', 'power_station = ["a1"', "map.power_station"),
        ('square = "a1", side = "top"', 'square = "a1", side = "left"', "map.stations 32: this id is used twice."),
        ('square = "a1", side = "top"', 'square = "b2", side = "top"', "map.stations 1: “side” cannot be 'top'."),
        ("rows = 8", "rows = 9", "map.rows: 9 is not a whole number from 8 to 8."),
        ("seats = [2, 6]", "seats = [2, 7]", "rules.seats: 7 is not a whole number from 2 to 6."),
        ("choices = [1, 2, 3]", "choices = [1, 2, 4]", "options.hand: “hand” cannot be 4."),
        ("[tiles]", "[other]", "file: “tiles” is missing."),
    ],
)  # fmt: skip
def test_a_bad_board_is_refused(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert old in TEXT
    path = tmp_path / "bad.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError) as error:
        carbarn.load(path)
    assert what in str(error.value)
    assert all(error.value.say(locale) for locale in LOCALES)


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    """Other tiles, no options and no companies: it plays, and its record carries it."""
    path = tmp_path / "mine.toml"
    text = TEXT.replace("dddd = 2", "").replace("aaaa = 4", "aaaa = 6")
    text = text[: text.index("# S1, S2")]
    start, end = text.index("[options.rotation]"), text.index("# C1: squares")
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    game = carbarn.load(path)
    assert [option.name for option in game.choices] == ["first"]
    match = played(game, 2, 4)  # type: ignore[arg-type]
    carbarn.save(match, tmp_path / "x.carbarn.json")
    assert record.verify(record.read(tmp_path / "x.carbarn.json")).game.name == "mine"
    assert "S1" not in {id for _, rules in game.rules("en") for id, _, _ in rules}


# The terminal


@pytest.mark.parametrize("options", [{}, ALL], ids=str)
def test_the_table_is_drawn(options: dict[str, Any]) -> None:
    match = played(carbarn.game("cable_car", **options), 3, 5, 30)  # type: ignore[arg-type]
    drawn = str(match)
    assert "╭" in drawn
    assert all(str(number) in drawn for number in range(1, 33))
    assert all(len(line) <= 100 for line in drawn.splitlines())
    for locale in LOCALES:
        assert match.game.show(match.view(0), locale)
        assert match.game.show(match.game.view(match.state, -2), locale)


def test_lines_are_drawn_in_their_owners_colour() -> None:
    import io

    from rich.console import Console

    table = Table("aaaa aaaa .... .... .... .... .... ....")
    console = Console(file=io.StringIO(), width=120, force_terminal=True, color_system="standard")
    console.print(table.game.show(table.game.view(table.state, 0), "en"))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b[33m│" in drawn  # yellow's line from station 1
    assert "\x1b[94m│" in drawn  # blue's from station 2


def test_the_picture_of_a_tile() -> None:
    from carbarn.games.tracks.show import tile_text

    board = Table().game.board
    assert tile_text(board, board.kinds.index("bbbb")).plain.splitlines()[:5] == [
        "   ╲ ╱   ",
        "──╲ ╳ ╱──",
        "   ╳ ╳   ",
        "──╱ ╳ ╲──",
        "   ╱ ╲   ",
    ]
    assert tile_text(board, board.kinds.index("dddd")).plain.splitlines()[:5] == [
        "   ╰─╯   ",
        "╮       ╭",
        "│       │",
        "╯       ╰",
        "   ╭─╮   ",
    ]


def test_simulations_tell_points_and_not_tenths() -> None:
    result = simulate(carbarn.game("cable_car", companies=True), 2, 200, ["random"], 1, 1)
    assert 15 < result.means[0] < 40


def test_the_commands(tmp_path: Path) -> None:
    saved = tmp_path / "mine.carbarn.json"
    stdin = "place d4 aaaa\nu\nfly\n" + "1\n" * 200
    result = run("play", "cable_car", "-o", "companies=true", "--seed", "3", "--save", str(saved), stdin=stdin)
    assert result.returncode == 0, result.stderr
    assert "(C1)" in result.stdout
    assert "All tiles are placed." in result.stdout
    assert run("verify", str(saved)).returncode == 0
    told = run("replay", str(saved), "--seat", "1", "--lang", "fr")
    assert told.returncode == 0, told.stderr
    assert "╭" in told.stdout  # the board in the end
    paused = run("replay", str(saved), "--pause", stdin="\n" * 30 + "q\n")
    assert paused.stdout.count("░" * 18) >= 20  # the board twice or more, ten lines of it the power station
    content = json.loads(run("simulate", "cable_car", "--seats", "6", "--games", "50", "--json").stdout)
    assert content["options"]["hand"] == 1
    rules = run("rules", "cable_car", "--lang", "ko", "--json")
    ids = {rule["id"] for section in json.loads(rules.stdout)["sections"] for rule in section["rules"]}
    assert {f"C{n}" for n in range(1, 18)} | {f"S{n}" for n in range(1, 7)} | {"rotation=true", "hand=3"} <= ids
