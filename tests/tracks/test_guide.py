"""The guide of Cable Car: candidates, worlds, playouts, the last tiles, reasons."""

import random
import re
from typing import Any

import numpy as np
import pytest

from carbarn.bots.search import Budget, Search
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.game import CHANCE, OVER
from carbarn.core.guide import CHANCE as WINS
from carbarn.core.guide import POINTS
from carbarn.core.match import Match
from carbarn.core.types import State
from carbarn.core.words import LOCALES
from carbarn.games.tracks import endgame, planner
from carbarn.games.tracks.mind import DRAW_COST
from carbarn.games.tracks.state import TURN
from tests.tracks.rig import Table
from tests.tracks.test_hidden_tiles import MODES as HIDDEN_MODES
from tests.tracks.test_hidden_tiles import shuffled
from tests.tracks.test_random_games import MODES, TABLES, game_of, named, walk


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_candidates_are_legal_and_explained(table: Any) -> None:
    """The planner's choice first; a sentence for each in every language."""
    game = game_of(**table[0])
    guide = game.guide("plain")
    for step, state in enumerate(walk(game, table[1], 5)):
        seat = game.to_move(state)
        if seat < 0 or step % 5:
            continue
        view = game.view(state, seat)
        found = [candidate.action for candidate in guide.candidates(view)]
        assert found[0] == game.decide(view, "planner", generator(1))
        assert len(set(found)) == len(found)
        assert all(game.is_legal(state, action) for action in found)
        for action in (found[0], found[-1]):
            assert len({guide.reason(view, action, locale) for locale in LOCALES}) == len(LOCALES)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_action_has_a_reason(options: dict[str, Any]) -> None:
    game = game_of(**options)
    guide = game.guide("plain")
    for step, state in enumerate(walk(game, 3, 8)):
        if game.to_move(state) >= 0 and step % 25 == 0:
            view = game.view(state, game.to_move(state))
            for action in game.menu(view):
                assert guide.reason(view, action, "fr")


DRAWN = re.compile(r".*gain you (-?[\d.]+) points? on the others, (no )?more than the best placement \((-?[\d.]+)\)")


def test_what_a_drawn_tile_should_gain_is_what_is_expected_of_it() -> None:
    """C5: the mean of the best placements, without the little that a planner wants on top before it draws."""
    game = game_of(hand=3)
    guide, minds, told = game.guide("plain"), game.minds("plain")[:1], set[bool]()
    for state in (state for seed in range(4) for state in walk(game, 3, seed) if state["phase"][0] == TURN):
        view = game.view(state, game.to_move(state))
        draw, value = int(game.board.table[0].draw_id), np.zeros(1)
        if not game.is_legal(state, draw):
            continue
        planner.judge(game.board.table, view, minds.copy(), np.array([draw], np.int32), value)
        if found := DRAWN.fullmatch(guide.reason(view, draw, "en")):
            expected, placed, worse = float(found[1]), float(found[3]), found[2] == "no "
            assert expected == pytest.approx(value[0] + minds["weights"][0, DRAW_COST], abs=0.051)
            assert expected <= placed if worse else expected >= placed
            told.add(worse)
    assert len(told) == 2


def test_a_reason_tells_facts() -> None:
    """C11, C12: who owns the line, what happens to it, and what it could hope for; what one holds of a company."""
    table = Table(hands="bbbb,aaaa")
    guide, view = table.game.guide("plain"), table.game.view(table.state, 0)
    sentence = guide.reason(view, table.game.parse(view, "place c1 bbbb"), "en")
    assert re.fullmatch(r"Lengthens your line 3 to 1 tile; the points to hope for go from [\d.]+ to [\d.]+", sentence)
    table = Table(seats=2, companies=True)
    guide, view = table.game.guide("plain"), table.game.view(table.state, 0)
    sentence = guide.reason(view, table.game.parse(view, "exchange 40 for face up"), "ko")
    assert re.search(r"회사의 40% 주식이 지금 가진 .* 회사의 주식보다 [\d.]+점 [더덜] 벌어들일", sentence)


@pytest.mark.parametrize(("options", "seats"), HIDDEN_MODES, ids=str)
def test_what_is_hidden_changes_no_search(options: dict[str, Any], seats: int) -> None:
    game, rng = game_of(**options), random.Random(2)
    search = Search(game.guide("tuned"), Budget(playouts=60), 1)
    for step, state in enumerate(walk(game, seats, 3)):
        seat = game.to_move(state)
        if step % 16 == 0 and seat >= 0 and state["drawn"][0] < 0:
            views = [game.view(s, seat) for s in (state, shuffled(game, state, seat, rng))]
            assert search.judge(views[0], 7) == search.judge(views[1], 7)


@pytest.mark.parametrize("style", ["plain", "tuned"])
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_search_survives_every_game(table: Any, style: str) -> None:
    """To the last tile: with an empty supply, forced placements, exchanges; chances are chances."""
    game = game_of(**table[0])
    search = Search(game.guide(style), Budget(playouts=1), 1)
    match = Match(game, table[1], Dealer.seeded(table[1]))
    while not match.over:
        judged = search.judge(match.view(match.to_move), 1)
        assert all(0 <= j.chance <= 1 for j in judged if j.playouts)
        match.play(judged[0].action)


def test_two_actions_meet_the_same_luck() -> None:
    game = game_of()
    guide, state = game.guide("plain"), next(s for s in walk(game, 2, 3) if s["turns"][0] == 20 and s["phase"][0] == 8)
    view = game.view(state, game.to_move(state))
    worlds = guide.worlds(view, 6, generator(1))
    action = guide.candidates(view)[0].action
    whole = guide.playouts(worlds, action, 5)
    assert whole.tolist() == guide.playouts(worlds, action, 5).tolist()
    assert whole[:2].tolist() == guide.playouts(worlds[:2].copy(), action, 5).tolist()
    assert len(guide.random_playouts(worlds, action, 5)) == 6


def test_who_has_time_looks_further() -> None:
    guide = game_of().guide("plain")
    turns = [guide.closer(tried) for tried in (1, 200, 2_500, 13_000, 50_000, 10**9)]
    assert turns == sorted(turns)
    assert turns[:2] == [4, 4], "no further than at the first look"
    assert turns[2] < turns[3] < turns[4]


def test_a_playout_that_goes_to_the_end_tells_the_end() -> None:
    """C15: final points are whole, and who has more of them has won; before the end there is doubt."""
    game = game_of()
    state = endings({}, 2, 12, 3)
    guide, view = game.guide("plain"), game.view(state, game.to_move(state))
    worlds = guide.worlds(view, 200, generator(1))
    action = guide.candidates(view)[0].action
    end = guide.playouts(worlds, action, 5, 60)
    assert end.tolist() == guide.playouts(worlds, action, 5, 13).tolist(), "there is nothing after the end"
    assert (end[:, POINTS] % 1 == 0).all()
    on_the_way = guide.playouts(worlds, action, 5)
    assert (on_the_way[:, POINTS] % 1 != 0).any()
    apart = np.abs(end[:, WINS] - 0.5)
    assert ((apart == 0) | (apart > 0.2)).all(), "a tie, or a victory by a point or more"
    assert (np.abs(on_the_way[:, WINS] - 0.5) < 0.2).any()


def endings(options: dict[str, Any], seats: int, free: int, seed: int) -> State:
    """A position with so many free squares."""
    game = game_of(**options)
    for state in walk(game, seats, seed):
        if game.to_move(state) >= 0 and 60 - int(state["occupied"][0]).bit_count() == free:
            return state
    raise AssertionError


def brute(game: Any, state: State) -> np.ndarray[Any, Any]:
    """Every seat's part of the victory, and a little for the margin: by plain recursion over the protocol."""
    who = game.to_move(state)
    if who == OVER:
        totals = np.array([score.total for score in game.scores(state).seats], float)
        won = totals == totals.max()
        leads = [total - np.delete(totals, seat).max() for seat, total in enumerate(totals)]
        return won / won.sum() + 1e-4 * np.array(leads)
    if who == CHANCE:
        outcomes = game.chance(state)
        branches = [after(game, state, int(id)) * w for id, w in zip(outcomes.ids, outcomes.weights, strict=True)]
        return sum(branches) / outcomes.weights.sum()
    return max((after(game, state, int(id)) for id in game.legal(state)), key=lambda result: result[who])


def after(game: Any, state: State, action: int) -> np.ndarray[Any, Any]:
    state = state.copy()
    game.apply(state, action)
    return brute(game, state)


@pytest.mark.parametrize(
    ("options", "seats", "free"), [({}, 2, 4), ({}, 3, 4), ({"hand": 2}, 2, 4), ({"rotation": True}, 2, 2)], ids=str
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_tiles_are_searched_exactly(options: dict[str, Any], seats: int, free: int, seed: int) -> None:
    game, state = game_of(**options), endings(options, seats, free, seed)
    seat = game.to_move(state)
    view = game.view(state, seat)
    solved = game.guide("plain").solve(view, 5.0)
    worlds = endgame.every_world(game.board, view)
    total = sum(weight for _, weight in worlds)
    for action, chance in solved:
        exact = sum(weight * after(game, world, action)[seat] for world, weight in worlds) / total
        assert chance == pytest.approx(min(1.0, max(0.0, exact)))


def test_every_world_of_an_ending_is_one_that_can_be() -> None:
    game, state = game_of(hand=2), endings({"hand": 2}, 3, 6, 4)
    view = game.view(state, game.to_move(state))
    worlds = endgame.every_world(game.board, view)
    assert any(world.tobytes() == state.tobytes() for world, _ in worlds)
    for world, _ in worlds:
        assert game.view(world, game.to_move(state)).tobytes() == view.tobytes()


def test_what_would_take_too_long_is_not_solved() -> None:
    game = game_of()
    guide = game.guide("plain")
    state = endings({}, 2, 7, 1)
    assert guide.solve(game.view(state, game.to_move(state)), 0.02) is None
    assert game_of(companies=True).guide("plain").solve(endings({"companies": True}, 2, 2, 1), 1.0) is None


def test_search_beats_the_planner() -> None:
    """A few games, quick ones: the real figures are in docs/bots/cable_car.md."""
    game = game_of()
    search = Search(game.guide("plain"), Budget(playouts=600), 1)
    ahead = 0
    for seed in range(2):
        for seat in range(2):
            match = Match(game, 2, Dealer.seeded(seed))
            while not match.over:
                view = match.view(match.to_move)
                mine = match.to_move == seat
                match.play(search.judge(view, 1)[0].action if mine else game.decide(view, "planner", generator(1)))
            totals = [score.total for score in match.scores.seats]
            ahead += totals[seat] - totals[1 - seat]
    assert ahead > 0
