"""Reports: one page that needs nothing else, the same figures in text and JSON, in three languages."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.arena import results
from carbarn.arena.keeper import Keeper
from carbarn.arena.report.items import Findings
from carbarn.arena.report.page import page
from carbarn.arena.report.summary import Summary
from carbarn.arena.report.svg import heat
from carbarn.arena.tournament import Tournament

from .conftest import Command

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("usa", {}),
    ("san_francisco", {}),
    ("cable_car", {}),
    ("cable_car", {"companies": True}),
]


def kept(folder: Path, name: str, options: dict[str, Any], games: int = 12) -> results.Results:
    tournament = Tournament(carbarn.game(name, **options), ["planner", "greedy"], games, details=True)
    tournament.keep(Keeper(folder / "r.parquet", None, tournament.line_up.names))
    tournament.play()
    return results.read(folder / "r.parquet")


class Checked(HTMLParser):
    """Counts elements, and sees that every one is closed and none loads anything."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {name for name, _ in attrs} & {"src", "href", "onload", "onclick"}
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("locale", ["en", "fr", "ko"])
def test_a_page_needs_nothing_else(name: str, options: dict[str, Any], locale: str, tmp_path: Path) -> None:
    found = kept(tmp_path, name, options)
    game = results.game_of(found.about)
    text = page(Summary(found, game.sketch(locale)), game.title(locale), locale)
    parser = Checked()
    parser.feed(text)
    assert parser.open == []
    assert parser.count["svg"] >= 6
    assert not re.search(r"https?:|url\(|@import|nan", text)
    assert "finding-" not in text


def test_the_map_shows_every_route(tmp_path: Path) -> None:
    found = kept(tmp_path, "usa", {})
    game = results.game_of(found.about)
    text = page(Summary(found, game.sketch("en")), game.title("en"), "en")
    facts = game.board_facts("en")
    assert text.count("<polyline") >= 2 * len(facts["routes"])
    for city in facts["cities"]:
        assert city["name"] in text


def test_figures_add_up(tmp_path: Path) -> None:
    found = kept(tmp_path, "usa", {}, 20)
    summary = Summary(found, results.game_of(found.about).sketch("en"))
    told = json.loads(json.dumps(summary.as_dict(), allow_nan=False))
    assert told["games"] == 20
    assert sum(seat["rate"] for seat in told["seats"]) == pytest.approx(1)
    assert told["turns"]["count"] == 20
    claims = sum(len([each for each in row["findings"] if each["kind"] == "route"]) for row in found.table.to_pylist())
    assert sum(item["taken"] for item in told["items"]["route"]) == claims
    for item in told["items"]["ticket"]:
        assert 0 <= item["taken"] <= item["offered"]
        assert item["tags"].get("kept", 0) == item["taken"]
    points = found.table["points"].to_pylist()
    net = sum(row["tickets_made"] + row["tickets_missed"] for row in points)
    assert sum(item["taken"] * (item["points"] or 0) for item in told["items"]["ticket"]) == pytest.approx(net, abs=0.5)


def test_bots_that_always_win_tell_nothing_of_an_edge() -> None:
    import pyarrow as pa

    finding = {"kind": "thing", "key": "tool", "turn": 1, "points": 0, "done": False, "size": 0, "tag": ""}
    rows = [
        {"bot": bot, "won": float(bot == "strong"), "findings": [finding] if deal % 2 else [], "shared": [], "turns": 2}
        for deal in range(8)
        for rotation in range(2)
        for bot in ("strong", "weak")
    ]
    fields = results.schema([])
    table = pa.Table.from_pylist(rows, pa.schema([fields.field(name) for name in rows[0]]))
    about = {"bots": ["strong", "weak"], "seats": 2, "rotated": True, "rotations": [[0, 1], [1, 0]], "unit": 1}
    (item,) = Findings(results.Results(about, table)).items("thing")
    assert (item.won_with, item.edge, item.edge_error) == (0.5, None, None)


def test_an_edge_is_what_the_bots_do_not_explain() -> None:
    """A thing that a strong bot always has helps nobody; one that decides games whoever has it does."""
    import pyarrow as pa

    rows = []
    for game in range(40):
        lucky = game % 2
        for seat, bot in enumerate(("strong", "weak")):
            upset = game // 2 % 4 == 0
            wins = 0.9 if (seat == 0) != upset else 0.1
            keys = (["tool"] if bot == "strong" else []) + (["charm"] if seat == lucky else [])
            findings = [
                {"kind": "x", "key": key, "turn": 1, "points": 0, "done": True, "size": 0, "tag": ""} for key in keys
            ]
            rows.append({"bot": bot, "won": wins + (0.1 if seat == lucky else -0.1), "turns": 10, "findings": findings})
    for row in rows:
        row["shared"] = []
    schema = results.schema(["a"])
    columns = [schema.field(name) for name in ("bot", "won", "turns", "findings", "shared")]
    table = pa.Table.from_pylist(rows, schema=pa.schema(columns))
    about = {"bots": ["strong", "weak"], "seats": 2, "rotated": True, "rotations": [[0, 1], [1, 0]], "unit": 1}
    found = Findings(results.Results(about, table))
    items = {item.key: item for item in found.items("x")}
    assert items["tool"].edge == pytest.approx(0, abs=1e-6)
    assert items["tool"].won_with > items["tool"].won_without
    assert items["charm"].edge == pytest.approx(0.2, abs=0.05)


@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_the_terminal_tells_the_same(lang: str, tmp_path: Path, command: Command) -> None:
    kept(tmp_path, "san_francisco", {})
    code, out, _ = command("report", tmp_path / "r.parquet", "--lang", lang)
    assert code == 0
    titles = {"en": "Which tickets pay", "fr": "Quels billets rapportent", "ko": "어떤 티켓이 이득인가"}
    assert titles[lang] in out
    assert json.loads(command("report", tmp_path / "r.parquet", "--json")[1])["games"] == 12


def test_a_page_that_cannot_be_written(tmp_path: Path, command: Command) -> None:
    kept(tmp_path, "san_francisco", {}, 2)
    code, out, err = command("report", tmp_path / "r.parquet", "--out", tmp_path / "none" / "page.html")
    assert (code, out) == (1, "")
    assert "cannot be written" in err


def test_colours_go_from_pale_to_dark() -> None:
    assert heat(0) == "#fff5c8"
    assert heat(1) == heat(2) == "#6e0028"
    assert heat(0.5) == "#fd8d3c"
