"""Tournaments: paired deals, rotated seats, the same games however they are played, and honest intervals."""

import json
import math
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import carbarn
from carbarn.arena import entrants
from carbarn.arena.deals import Deals, Thinking, play_compiled, play_matches, seated, table_for
from carbarn.arena.pairing import LineUp
from carbarn.arena.standings import Tally, interval
from carbarn.arena.tournament import Result, Tournament
from carbarn.bots.search import Budget
from carbarn.cli import main
from carbarn.core.errors import BadOption, UnknownName

TINY = Path(__file__).parent / "boards" / "three_cities.toml"
NAMES = carbarn.game_names()


def played(game: Any, *bots: str, **options: Any) -> Result:
    return Tournament(game, bots, **options).play()


def without_clock(result: Result) -> dict[str, Any]:
    """Everything that has to be the same whenever it is played, and whoever plays it."""
    content = result.as_dict()
    del content["seconds"]
    for standing in content["standings"]:
        for key in ("decisions", "milliseconds", "slowest", "sources"):
            del standing[key]
    return content


# Pairing


@pytest.mark.parametrize(
    ("bots", "seats", "rotations"),
    [
        (2, 2, [(0, 1), (1, 0)]),
        (3, 3, [(0, 1, 2), (2, 0, 1), (1, 2, 0)]),
        (2, 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (2, 3, [(0, 1, 0), (0, 0, 1), (1, 0, 0)]),
    ],
)
def test_every_rotation_is_played_once(bots: int, seats: int, rotations: list[tuple[int, ...]]) -> None:
    line_up = LineUp(("greedy",) * bots, seats)
    assert list(line_up.rotations) == rotations
    sitting = line_up.sitting.sum(axis=0)
    assert (sitting == sitting[0]).all(), "everybody has every seat equally often"


@pytest.mark.parametrize(("bots", "seats"), [(3, 4), (4, 4), (3, 5), (4, 5), (5, 5), (3, 6), (4, 6), (5, 6), (6, 6)])
def test_beyond_three_seats_neighbours_are_balanced(bots: int, seats: int) -> None:
    """Everybody plays directly after everybody else as often as their shares of the seats say, in a row and around."""
    line_up = LineUp(("greedy",) * bots, seats)
    chairs = Counter(seat % bots for seat in range(seats))
    for first in (0, 1):  # around the table, where the last is followed by the first; and in a row
        after = Counter((row[seat - 1], row[seat]) for row in line_up.rotations for seat in range(first, seats))
        shares = {after[a, b] / chairs[a] / chairs[b] for a in range(bots) for b in range(bots) if a != b}
        assert len(shares) == 1, after
    sitting = line_up.sitting.sum(axis=0)
    assert (sitting == sitting[0]).all(), "everybody has every seat equally often"
    assert (sitting[0] * seats == len(line_up.rotations) * np.array([chairs[bot] for bot in range(bots)])).all()
    assert len(line_up.rotations) == {4: 12, 5: 20, 6: 30}[seats] // (2 if (bots, seats) == (3, 6) else 1)


def test_what_was_played_keeps_its_seatings() -> None:
    former = ((0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0))
    assert LineUp(("greedy",) * 4, 4, played=former).rotations == former


def test_a_level_that_is_there_twice_is_numbered() -> None:
    assert LineUp(("greedy", "random", "greedy"), 3).names == ("greedy 1", "random", "greedy 2")


@pytest.mark.parametrize("name", NAMES)
def test_rotations_of_a_deal_have_the_same_cards(name: str) -> None:
    """Bots that decide the same in every seat play the same game in every rotation."""
    table = table_for(carbarn.game(name), LineUp(("greedy", "greedy", "greedy"), 3), 5, None)
    deals = play_compiled(table, 0, 20)
    assert (deals.totals == deals.totals[:, :1]).all()
    assert len(np.unique(deals.totals[:, 0], axis=0)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_two_bots_that_play_alike_win_exactly_half(name: str) -> None:
    result = played(carbarn.game(name), "greedy", "greedy", games=300)
    for standing in result.standings:
        assert standing.rate == pytest.approx(0.5, abs=1e-12)
        assert standing.interval[0] < 0.5 < standing.interval[1]
        assert standing.interval[1] - standing.interval[0] < 0.06
    one, two = result.standings
    assert (one.mean, one.deviation) == pytest.approx((two.mean, two.deviation))
    assert one.ahead[1] == pytest.approx(0.5)


# Two ways to play


@pytest.mark.parametrize("name", [*NAMES, str(TINY)])
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "random"), ("planner", "greedy", "random")])
def test_compiled_games_and_matches_are_the_same_games(name: str, bots: tuple[str, ...]) -> None:
    """Also where bots draw lots: all policies at a table draw from one generator, both ways."""
    game = carbarn.load(name) if name.endswith(".toml") else carbarn.game(name)
    table = table_for(game, LineUp(bots, 3), 21, None)
    compiled, matches = play_compiled(table, 4, 3), play_matches(table, 4, 3)
    assert compiled.totals.tolist() == matches.totals.tolist()
    assert compiled.ranks.tolist() == matches.ranks.tolist()
    assert compiled.decisions.tolist() == matches.decisions.tolist()
    assert compiled.unit == matches.unit
    assert sum(thinking.decisions for thinking in matches.thinking) == matches.decisions.sum()


def test_processes_give_what_threads_give() -> None:
    """A board of one's own and its options travel to the workers."""
    game = carbarn.load(TINY).variant(first="1")
    threads = played(game, "greedy", "random", games=8, seed=3, workers=1)
    processes = played(game, "greedy", "random", games=8, seed=3, workers=2, processes=True)
    assert without_clock(threads) == without_clock(processes)
    assert all(standing.milliseconds is None for standing in threads.standings)
    for standing in processes.standings:
        assert standing.slowest >= standing.milliseconds > 0
        assert standing.decisions > 1


def test_the_workers_do_not_matter() -> None:
    game = carbarn.game("cable_car", companies=True)
    one, two = (played(game, "greedy", "random", games=301, seats=4, workers=workers) for workers in (1, 2))
    assert without_clock(one) == without_clock(two)
    assert one.games == 302
    assert one.deals == 151


def test_the_seed_matters() -> None:
    game = carbarn.game("usa")
    assert played(game, "greedy", "random", seed=1).standings != played(game, "greedy", "random", seed=2).standings


def test_policies_at_a_table_share_the_generator_of_the_deal() -> None:
    table = table_for(carbarn.game("usa"), LineUp(("random", "greedy"), 2), 9, None)
    one, two = seated(table, 7, (0, 1))
    assert one._rng is two._rng  # type: ignore[attr-defined]
    other = seated(table, 8, (0, 1))[0]
    assert other._rng.tolist() != one._rng.tolist()  # type: ignore[attr-defined]


def test_progress_is_told() -> None:
    told: list[tuple[int, float]] = []
    tournament = Tournament(carbarn.game("usa"), ["greedy", "random"], games=250)
    result = tournament.play(lambda games, rate: told.append((games, rate)))
    assert [games for games, _ in told] == [100, 200, 250]
    assert told[-1][1] == pytest.approx(result.standings[0].rate)


# Arithmetic


def deals_of(*games: list[int]) -> Deals:
    """One deal of two seats in two rotations, from points; ranks follow."""
    totals = np.array([games])
    ranks = 1 + (totals[..., :, None] < totals[..., None, :]).sum(axis=-1)
    return Deals(totals, ranks, np.full(totals.shape[:2], 10), 1, [Thinking(4, 0.2, 0.1), Thinking(6, 0.3, 0.2)])


def test_wins_points_and_meetings_are_counted() -> None:
    tally = Tally(LineUp(("a", "b"), 2))
    tally.add(deals_of([30, 20], [10, 30]))  # the first bot sits first, then second: it wins both
    tally.add(deals_of([30, 30], [40, 10]))  # shared, lost
    one, two = tally.standings()
    assert (one.wins, two.wins) == (2.5, 1.5)
    assert (one.rate, two.rate) == (0.625, 0.375)
    assert (one.mean, two.mean) == (25, 25)
    assert one.deviation == pytest.approx(math.sqrt((3 * 30**2 + 10**2) / 4 - 25**2))
    assert (one.ahead, two.ahead) == ((None, 0.625), (0.375, None))
    assert (one.par, two.par) == (0.5, 0.5)
    assert (one.decisions, one.milliseconds, one.slowest) == (2, 50, 100)
    assert tally.games == 4
    assert tally.decisions == 40


def test_par_is_the_share_of_the_seats() -> None:
    result = played(carbarn.game("usa"), "greedy", "random", games=10, seats=3)
    assert [standing.par for standing in result.standings] == pytest.approx([2 / 3, 1 / 3])
    assert sum(standing.rate for standing in result.standings) == pytest.approx(1)
    assert result.games == 12


def test_the_table_is_as_small_as_the_bots_and_the_options_allow() -> None:
    """Where the third seat begins, two bots fill three seats in turn, and each has its share of them."""
    game = carbarn.game("usa", first="2")
    assert Tournament(carbarn.game("usa"), ["greedy", "random"]).line_up.seats == 2
    assert Tournament(game, ["greedy"] * 4).line_up.seats == 4
    result = played(game, "greedy", "greedy", games=6)
    assert result.line_up.seats == 3
    assert [standing.rate for standing in result.standings] == pytest.approx([2 / 3, 1 / 3])
    with pytest.raises(BadOption, match="Seat 2 cannot begin"):
        Tournament(game, ["greedy", "random"], seats=2)


@pytest.mark.parametrize("deals", [1, 5, 40, 1000])
@pytest.mark.parametrize("rate", [0.0, 0.5, 1.0])
def test_few_deals_are_never_certain(deals: int, rate: float) -> None:
    """The same result every time has a narrow interval, but one that is not empty, and the rate lies in it."""
    low, high = interval(deals, deals * rate, deals * rate**2)
    assert 0 <= low <= rate <= high <= 1
    assert 1 / (deals + 4) < high - low < 5 / (deals + 4)


def test_intervals_are_those_of_the_normal_distribution() -> None:
    """2,500 deals half of which are won: half, give or take 1.96 hundredths."""
    assert interval(2500, 1250, 1250) == pytest.approx((0.4804, 0.5196), abs=1e-4)
    assert interval(2500, 1250, 625) == pytest.approx((0.5, 0.5), abs=1e-3)


def test_intervals_hold_what_they_promise() -> None:
    """95 in 100 intervals contain the truth: deals that are won twice, once or never, 25 of them."""
    rng, held = random.Random(4), 0
    for _ in range(2000):
        rates = rng.choices((1.0, 0.5, 0.0), (30, 55, 15), k=25)
        low, high = interval(25, sum(rates), sum(rate**2 for rate in rates))
        held += low <= 0.575 <= high
    assert 0.94 < held / 2000 < 0.985


# What cannot be played


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"bots": ["clever", "random"]}, UnknownName, "no bot called “clever”. There are: random, greedy, planner"),
        ({"bots": ["random"]}, BadOption, "at least two bots"),
        ({"games": 0}, BadOption, "whole number from 1"),
        ({"games": 1.5}, BadOption, "whole number from 1"),
        ({"seats": 9}, BadOption, "2 to 5 players"),
        ({"seats": 2, "bots": ["random"] * 3}, BadOption, "3 bots do not fit at 2 seats"),
        ({"bots": ["random"] * 6}, BadOption, "2 to 5 players"),
        ({"workers": 0}, BadOption, "0 workers"),
        ({"seed": -1}, BadOption, "not a seed"),
    ],
)
def test_what_cannot_be_played(options: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Tournament(carbarn.game("usa"), **{"bots": ["random", "greedy"], **options})


def test_the_budget_is_for_bots_that_search() -> None:
    game = carbarn.game("usa")
    assert Tournament(game, ["random", "greedy"], budget=Budget(1)).budget is None
    assert Tournament(game, ["random", "search"]).budget == Budget(0.25)
    assert Tournament(game, ["random", "master"], budget=Budget(playouts=64)).budget == Budget(playouts=64)


def test_a_bot_that_searches_may_have_seconds_of_its_own() -> None:
    game = carbarn.game("usa")
    bots = ["search@0.05", "search", "planner"]
    tournament = Tournament(game, bots, budget=Budget(playouts=64))
    assert tournament.line_up.names == ("search@0.05", "search", "planner")
    assert [entrants.budget_of(bot, tournament.budget) for bot in bots[:2]] == [Budget(0.05), Budget(playouts=64)]
    assert not tournament.is_repeatable
    assert Tournament(game, ["planner", "search@0.05"]).budget is None, "nobody needs everybody's"
    assert Tournament(game, bots[1:], budget=Budget(playouts=64)).is_repeatable
    table = table_for(game, LineUp(("search@0.03", "search@0.01"), 2), 1, None)
    thinking = play_matches(table, 0, 1).thinking
    slow, quick = (bot.seconds / bot.decisions for bot in thinking)
    assert quick < slow < 0.08, (quick, slow)


# The command

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command line in this process, because a fresh one takes seconds to load: exit code, output, errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["carbarn", *arguments])
        monkeypatch.setenv("CARBARN_LANG", "en")
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return run


@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_the_command_tells_the_result(lang: str, command: Command) -> None:
    arguments = ("--bots", "greedy,random", "--games", "30", "--seats", "3", "--lang", lang)
    code, out, _ = command("tournament", str(TINY), *arguments)
    assert code == 0
    words = {"en": "30 games", "fr": "30 parties", "ko": "30판"}
    assert words[lang] in out
    assert out.count("greedy") == 3  # the ranking, the points, the thinking


def test_the_command_gives_json(command: Command) -> None:
    arguments = ("tournament", "usa", "--bots", "greedy, random", "--games", "31", "--seed", "4", "--json")
    content = json.loads(command(*arguments, "-o", "tickets=mega")[1])
    assert content["finished"] is True
    assert content["options"]["tickets"] == "mega"
    assert (content["games"], content["deals"], content["rotations"]) == (32, 16, [[0, 1], [1, 0]])
    one, two = content["standings"]
    assert (one["bot"], two["bot"]) == ("greedy", "random")
    assert one["interval"][0] <= one["rate"] <= one["interval"][1]
    assert one["wins"] + two["wins"] == 32


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["usa", "--bots", "planner,clever"], "no bot called “clever”"),
        (["usa", "--bots", "planner"], "at least two bots"),
        (["usa", "--games", "0"], "whole number from 1"),
        (["usa", "--seats", "9"], "2 to 5 players"),
        (["usa", "--time-per-move", "0"], "more than 0"),
        (["usa", "--playouts", "0"], "whole number from 1"),
        (["usa", "--time-per-move", "1", "--playouts", "100"], "not both"),
        (["europe"], "no game called “europe”"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(arguments: list[str], sentence: str, command: Command) -> None:
    code, out, err = command("tournament", *arguments)
    assert code == 1
    assert sentence in err
    assert not out


def test_a_simulation_sends_bots_that_search_to_the_tournament(command: Command) -> None:
    code, _, err = command("simulate", "usa", "--bots", "search")
    assert code == 1
    assert "A simulation takes: random, greedy, planner; “carbarn tournament” takes every bot." in err


@pytest.mark.skipif(os.name != "posix", reason="no Ctrl-C as a signal")
def test_ctrl_c_ends_it_with_what_is_done_so_far() -> None:
    """The terminal tells everybody, workers included; they end quietly, and soon."""
    code = (
        "import carbarn.arena.tournament as arena, carbarn.cli, functools, os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job would ignore it\n"
        "add, start = arena.Tally.add, arena.Tournament.__init__\n"
        "def then_interrupt(self, deals):\n"
        "    add(self, deals)\n"
        "    os.killpg(0, signal.SIGINT)\n"
        "arena.Tally.add = then_interrupt\n"
        "arena.Tournament.__init__ = functools.partialmethod(start, processes=True)\n"
        "carbarn.cli.main()"
    )
    arguments = ["tournament", str(TINY), "--bots", "greedy,random", "--games", "9999", "--workers", "1", "--json"]
    result = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120, start_new_session=True
    )
    assert result.returncode == 128 + signal.SIGINT
    content = json.loads(result.stdout)
    assert content["finished"] is False
    assert content["games"] == 2
    assert "Traceback" not in result.stderr


def test_the_bots_are_listed(command: Command) -> None:
    assert "Dispatcher" in command("bots")[1]
    listed = json.loads(command("bots", "--json", "--lang", "fr")[1])
    assert [entry["bot"] for entry in listed] == ["random", "greedy", "planner", "search", "master"]
    assert all(entry["title"] and entry["about"] for entry in listed)
