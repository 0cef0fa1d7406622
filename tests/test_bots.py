"""Every level, in every game: legal choices, from the view alone, in time, and explained."""

import json
import random
import time
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import carbarn
from carbarn.bots import bot as bots
from carbarn.bots import levels, study
from carbarn.bots.bot import Bot
from carbarn.bots.search import Budget, Judged, Search
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.errors import NotToMove, UnknownName
from carbarn.core.match import Match
from carbarn.core.types import State
from carbarn.core.words import LOCALES

TINY = str(Path(__file__).parent / "boards" / "three_cities.toml")
GAMES = (*carbarn.game_names(), TINY)
QUICK = Budget(playouts=8)  # what a choice is worth does not matter here, only what kind of choice it is
SEARCHING = [level.name for level in levels.LEVELS if level.style is not None]
FEW = 12  # states of a table for a bot that takes its time


@cache
def game_of(name: str) -> Any:
    """A game, with an option if it is called NAME OPTION=CHOICE; built once a run."""
    name, _, option = name.partition(" ")
    game = carbarn.load(name) if name.endswith(".toml") else carbarn.game(name)
    return game.variant(**dict([option.split("=")])) if option else game


def tables() -> list[Any]:
    """Every game with every number of seats, and every choice of its options once."""
    found = []
    for name in GAMES:
        least, most = game_of(name).seats
        found += [(name, seats) for seats in range(least, most + 1)]
        for option in game_of(name).choices:
            others = [str(choice).lower() for choice in option.choices if choice != option.default]
            found += [(f"{name} {option.name}={choice}", least + 1) for choice in others if option.name != "first"]
    return [pytest.param(name, seats, id=f"{Path(name).stem}-{seats}") for name, seats in found]


@cache
def positions(name: str, seats: int) -> list[State]:
    """States of every kind in which a seat decides."""
    return study.odd_states(game_of(name), seats)


def some(name: str, seats: int, count: int) -> list[State]:
    """A few of them, of every kind."""
    return random.Random(f"{name} {seats}").sample(positions(name, seats), count)


def seen(name: str, state: State) -> State:
    """What the seat that decides may know."""
    game = game_of(name)
    view: State = game.view(state, game.to_move(state))
    return view


def for_level(level: str, name: str, seats: int) -> list[State]:
    """As many states as the time of a test allows."""
    return some(name, seats, FEW) if level in SEARCHING else positions(name, seats)


def make(name: str, level: str, seed: int = 5, workers: int = 1) -> Bot:
    return levels.make(game_of(name), level, seed, 0, QUICK, workers)


def test_the_states_are_of_every_kind() -> None:
    """Empty decks, last rounds, and seats that have no choice."""
    hoards = positions("usa", 2)
    assert any(state[0].deck_count == 0 for state in hoards)
    assert any(state[0].rounds_end >= 0 for state in hoards)
    assert any(game_of("usa").text(int(game_of("usa").legal(state)[0])) == "pass" for state in positions("usa", 3))
    for name in carbarn.game_names():
        least, most = game_of(name).seats
        everything = [state for seats in range(least, most + 1) for state in positions(name, seats)]
        assert len(everything) > 150
        assert any(len(game_of(name).legal(state)) == 1 for state in everything)


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_choice_is_legal(name: str, seats: int, level: str) -> None:
    game, bot = game_of(name), make(name, level)
    assert bot.name == level
    for state in for_level(level, name, seats):
        before = (view := seen(name, state)).tobytes()
        action = bot.choose(view)
        assert type(action) is int
        assert game.is_legal(state, action), game.text(action)
        assert view.tobytes() == before, "a bot looks, and changes nothing"


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_no_choice_depends_on_what_is_hidden(name: str, seats: int, level: str) -> None:
    """Another world that looks the same from this seat: the same view, the same choice."""
    game, rng, others = game_of(name), generator(17), 0
    one, two = make(name, level), make(name, level)
    for state in for_level(level, name, seats)[::2]:
        other = game.sample(seen(name, state), rng)
        others += other.tobytes() != state.tobytes()
        assert seen(name, other).tobytes() == seen(name, state).tobytes()
        assert one.choose(seen(name, other)) == two.choose(seen(name, state))
    assert others > 0 or name == TINY


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize("name", carbarn.game_names())
def test_the_same_seed_makes_the_same_choices(name: str, level: str) -> None:
    """Whatever the workers, where playouts are counted."""
    views = [seen(name, state) for state in some(name, 2, 5)]
    one, three = make(name, level, workers=1), make(name, level, workers=3)
    assert [one.choose(view) for view in views] == [three.choose(view) for view in views]


@pytest.mark.parametrize("name", carbarn.game_names())
def test_a_search_is_loaded_once_a_process(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hint makes a bot of its own: it must not play an opening each time. A master may need other kernels than a
    search, so that each is loaded, once."""
    judged, judge = list[int](), Search.judge

    def counted(search: Search, view: State, seed: int) -> list[Judged]:
        judged.append(seed)
        return judge(search, view, seed)

    monkeypatch.setattr(Search, "judge", counted)
    monkeypatch.setattr(bots, "_warm", set())
    loaded = [len(judged) for level in ("search", "master", "search", "master") if make(name, level)]
    assert 0 < loaded[0] < loaded[1] == loaded[2] == loaded[3]


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize("name", carbarn.game_names())
def test_who_has_nothing_to_decide_is_told_so(name: str, level: str) -> None:
    """Another seat's turn, chance's, and after the end: no action would mean anything."""
    game, bot = game_of(name), make(name, level)
    match = Match(game, 2, Dealer.seeded(3))
    waiting = match.view(1 - match.to_move)
    while not match.over:
        match.play(game.decide(match.view(match.to_move), "greedy", generator(1)))
    for view, message in ((waiting, "this is not what it sees"), (match.view(0), "over"), (game.new(2), "chance")):
        for asked in (bot.choose, bot.explain):
            with pytest.raises(NotToMove, match=message):
                asked(view)


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_plays_on_a_map_that_is_over_at_once(level: str, tmp_path: Path) -> None:
    """Everybody has a turn or two: there is no opening for a search to be loaded with."""
    text = Path(TINY).read_text(encoding="utf-8")
    short = text.replace("trains = 4", "trains = 2").replace("last_round_at = 1", "last_round_at = 2")
    (tmp_path / "short.toml").write_text(short, encoding="utf-8")
    game = carbarn.load(tmp_path / "short.toml")
    bot, match = levels.make(game, level, budget=QUICK, workers=1), Match(game, 2, Dealer.seeded(1))
    while not match.over:
        match.play(bot.choose(match.view(match.to_move)))


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("name", carbarn.game_names())
def test_a_search_plays_where_the_last_seat_begins(name: str, level: str) -> None:
    """Such a game has no small tables to be loaded with."""
    most = game_of(name).seats[1]
    game = game_of(f"{name} first={most - 1}")
    bot = levels.make(game, level, budget=QUICK, workers=1)
    match = Match(game, most, Dealer.seeded(2))
    for _ in range(2 * most):
        match.play(bot.choose(match.view(match.to_move)))


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("name", carbarn.game_names())
def test_a_search_answers_in_time(name: str, level: str) -> None:
    """Fifty milliseconds, and fifty more for a machine that is busy: the median, in one of three tries."""
    bot = levels.make(game_of(name), level, budget=Budget(0.05))
    medians = []
    for _ in range(3):
        spent = []
        for state in some(name, 2, 9):
            view, start = seen(name, state), time.perf_counter()
            bot.choose(view)
            spent.append(time.perf_counter() - start)
        medians.append(median(spent))
        if medians[-1] <= 0.1:
            return
    raise AssertionError(f"medians of {medians} seconds")


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize("name", carbarn.game_names())
def test_advice_in_every_language(name: str, level: str) -> None:
    """The first is what the bot takes; all are legal, and each has a sentence and figures that make sense."""
    game, bot = game_of(name), make(name, level)
    for state in some(name, 3, 4):
        view = seen(name, state)
        told = {locale: bot.explain(view, locale) for locale in LOCALES}
        chosen = bot.choose(view)
        for locale, advice in told.items():
            actions = [each.action for each in advice]
            assert actions[0] == chosen
            assert actions == [each.action for each in told["en"]], "languages differ in words only"
            assert len(set(actions)) == len(actions)
            assert all(game.is_legal(state, action) for action in actions)
            for each in advice:
                assert each.text == game.text(each.action)
                assert each.chance is None or 0 <= each.chance <= 1
                assert each.sentence.strip() == each.sentence != ""
                assert json.loads(json.dumps(each.as_dict(), allow_nan=False))["action"] == each.action
                assert locale == "en" or each.sentence not in {other.sentence for other in told["en"]}
        if level in SEARCHING and len(told["en"]) > 1:
            assert all(each.chance is not None for each in told["en"])


@pytest.mark.parametrize("level", levels.NAMES)
def test_a_level_has_a_name_and_a_sentence_in_every_language(level: str) -> None:
    found = levels.find(level)
    assert len({found.title(locale) for locale in LOCALES}) == len(LOCALES)
    assert len({found.about(locale) for locale in LOCALES}) == len(LOCALES)
    assert found.pause > 0


@pytest.mark.parametrize("name", ["clever", "", "Planner", "random "])
def test_an_unknown_level_is_refused(name: str) -> None:
    with pytest.raises(UnknownName, match="There are: random, greedy, planner, search, master"):
        levels.make(game_of("usa"), name)


@pytest.mark.parametrize("name", carbarn.game_names())
def test_the_ladder_begins_with_the_policies_of_the_family(name: str) -> None:
    """A level that does not search is a policy; play_out and the bots mean the same by a name."""
    plain = [level.name for level in levels.LEVELS if level.style is None]
    assert [*game_of(name).policies] == plain
