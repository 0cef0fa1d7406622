"""Bots of other people: however they are written and whatever they do, the tournament goes on, and they see a view."""

import importlib.metadata
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.arena import entrants
from carbarn.arena.deals import play_matches, table_for
from carbarn.arena.guest import GuestBot, rehearse, seed_for
from carbarn.arena.pairing import LineUp
from carbarn.arena.played import Seat, ranked
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.match import Match

from .conftest import TINY, Command

PROGRAM = Path(__file__).parent / "guests" / "program.py"
PLAYERS = "tests.arena.guests.players"


def program(how: str, *more: object) -> str:
    return "exec:" + shlex.join([sys.executable, str(PROGRAM), how, *map(str, more)])


def played(
    spec: str, deals: int = 2, limit: float = 10.0, seats: int = 2, first: str = "random", **options: Any
) -> Any:
    table = table_for(
        carbarn.load(TINY).variant(first=first), LineUp((spec, "greedy"), seats), 4, None, limit=limit, **options
    )
    return play_matches(table, 0, deals)


@pytest.mark.parametrize("spec", [f"{PLAYERS}:First", program("fair")])
def test_a_fair_guest_plays_whole_games(spec: str) -> None:
    one, two = played(spec), played(spec)
    assert not one.forfeits.any()
    assert one.totals.tolist() == two.totals.tolist(), "the same seed makes the same games"
    assert one.thinking[0].decisions > 4


def test_a_guest_plays_where_the_third_seat_begins() -> None:
    """Then there is no table of two."""
    assert not played(f"{PLAYERS}:First", deals=1, seats=3, first="2").forfeits.any()


def test_an_entry_point_names_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = importlib.metadata.EntryPoint("passenger", f"{PLAYERS}:First", entrants.GROUP)
    monkeypatch.setattr(entrants, "entry_points", lambda group: [entry] if group == entrants.GROUP else [])
    assert entrants.command_of("passenger")[-1] == f"{PLAYERS}:First"
    with pytest.raises(UnknownName, match="master, passenger"):
        entrants.command_of("driver")


@pytest.mark.parametrize(
    ("spec", "reason", "detail"),
    [
        (f"{PLAYERS}:Crashes", "crash", "RuntimeError: out of ideas"),
        (f"{PLAYERS}:Dies", "crash", "code 3: farewell"),
        (f"{PLAYERS}:Illegal", "illegal", "("),
        (f"{PLAYERS}:Words", "garbage", "the blue one"),
        (f"{PLAYERS}:Unable", "crash", "no model file"),
        (program("crash"), "crash", "I give up"),
        (program("garbage"), "garbage", "not JSON"),
        (program("list"), "garbage", "not an object"),
        (program("float"), "garbage", "1.5"),
    ],
)
def test_a_guest_that_fails_loses_that_game_and_no_other(spec: str, reason: str, detail: str) -> None:
    deals = played(spec)
    assert len(deals.games) == 4
    for game in deals.games:
        for seat in game.seats:
            if seat.bot == 0:
                assert (seat.forfeit, seat.rank) == (reason, 2)
                assert detail in seat.detail
            else:
                assert (seat.forfeit, seat.rank) == (None, 1)


def test_a_program_that_answers_twice_loses() -> None:
    """What it said without being asked is garbage."""
    deals = played(program("twice"))
    assert {seat.forfeit for game in deals.games for seat in game.seats if seat.bot == 0} == {"garbage"}


@pytest.mark.parametrize("spec", [f"{PLAYERS}:Hangs", program("hang"), program("deaf")])
def test_a_guest_that_hangs_is_ended(spec: str) -> None:
    start = time.monotonic()
    deals = played(spec, deals=1, limit=0.5)
    assert [seat.forfeit for game in deals.games for seat in game.seats if seat.bot == 0] == ["time"] * 2
    assert time.monotonic() - start < 60


def test_with_more_at_the_table_the_others_play_on() -> None:
    deals = played(program("crash"), seats=3)
    for game in deals.games:
        ranks = {seat.rank for seat in game.seats if seat.bot == 1}
        assert min(ranks) == 1
        assert all(seat.rank > max(ranks) for seat in game.seats if seat.bot == 0)


def test_those_who_forfeit_come_last_and_nobody_wins_if_all_do() -> None:
    seats = [Seat(0, 50, 1, forfeit="time"), Seat(1, 20, 3), Seat(2, 30, 2)]
    ranked(seats)
    assert [seat.rank for seat in seats] == [3, 2, 1]
    seats = [Seat(0, 50, 1, forfeit="time"), Seat(1, 20, 2, forfeit="crash")]
    ranked(seats)
    assert [seat.rank for seat in seats] == [2, 2]


# What a guest is told


@pytest.mark.parametrize("name", carbarn.game_names())
@pytest.mark.parametrize("spec", ["exec:true", f"{PLAYERS}:First"])
def test_a_guest_is_told_its_view_and_nothing_else(name: str, spec: str) -> None:
    """Whatever else could be hidden from the seat, the guest is told the same, to the last byte."""
    game = carbarn.game(name)
    match, rng = Match(game, 3, Dealer.seeded(11)), generator(1)
    for step in range(40):
        seat = match.to_move
        guest = GuestBot(game, spec, seat, 3, 1, None, 1.0)
        told = json.dumps(guest._question(match.view(seat)))
        for _ in range(3):
            other = game.sample(match.view(seat), rng)
            assert json.dumps(guest._question(game.view(other, seat))) == told
        match.play(int(game.legal(match.state)[step % len(game.legal(match.state))]))


def test_what_a_program_hears_is_its_seats_view(tmp_path: Path) -> None:
    """From the program's side: facts of its own view, legal actions, and no seed that deals the cards."""
    heard = tmp_path / "heard"
    table = table_for(carbarn.game("usa"), LineUp((program("fair", heard), "greedy"), 2), 123456, None)
    play_matches(table, 0, 1)
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert {line["type"] for line in lines} == {"hello", "start", "decide"}
    seat = None
    for line in lines:
        if line["type"] == "start":
            seat = line["seat"]
            assert set(line) == {"type", "seat", "seats", "seed", "budget", "limit", "board"}
            assert line["seed"] != 123456
        elif line["type"] == "decide":
            assert set(line) == {"type", "view", "legal"}
            assert line["view"]["viewer"] == line["view"]["to_move"] == seat
            assert all(not other["held"] for number, other in enumerate(line["view"]["seats"]) if number != seat)
            assert len(line["legal"]) >= 1


def test_every_deal_and_seat_has_a_seed_of_its_own() -> None:
    assert len({seed_for(seed, deal, seat) for seed in range(3) for deal in range(50) for seat in range(4)}) == 600


# What cannot play


@pytest.mark.parametrize(
    ("spec", "error", "sentence"),
    [
        ("clever", UnknownName, "no bot called “clever”"),
        ("exec:", BadOption, "no program"),
        ("exec:./no-such-bot", BadOption, "no program “exec:./no-such-bot”"),
        ("exec:'", BadOption, "not a command"),
        ("not a module:Class", UnknownName, "no bot called"),
        ("planner@0.1", UnknownName, "no bot called “planner@0.1”"),  # it does not think ahead
        ("search@soon", UnknownName, "no bot called “search@soon”"),
        ("search@0", BadOption, "0"),
    ],
)
def test_bots_that_there_are_not(spec: str, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        entrants.check(carbarn.load(TINY), [spec])


@pytest.mark.parametrize("spec", ["no_such_module:Bot", f"{PLAYERS}:Nobody", "exec:true"])
def test_a_guest_that_does_not_start_is_refused_before_anything_is_played(spec: str) -> None:
    with pytest.raises(BadOption, match="does not start"):
        rehearse((spec, "greedy"))


def test_forfeits_are_in_the_results_and_in_the_report(tmp_path: Path, command: Command) -> None:
    out, page = tmp_path / "results.parquet", tmp_path / "page.html"
    bots = f"greedy,{PLAYERS}:Crashes"
    arguments = ("tournament", TINY, "--bots", bots, "--games", 4, "--workers", 1, "--out", out, "--json")
    code, text, _ = command(*arguments)
    assert code == 0
    assert [standing["forfeits"] for standing in json.loads(text)["standings"]] == [0, 4]
    assert json.loads(text)["standings"][0]["rate"] == 1
    assert command("report", out, "--out", page)[0] == 0
    assert page.read_text().count("out of ideas") == 4
    assert "RuntimeError: out of ideas" in " ".join(command("report", out)[1].split())
