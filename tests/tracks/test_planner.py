"""The planner of Cable Car: legal everywhere, blind to what is hidden, and stronger than the simple bots."""

import random
from typing import Any

import numpy as np
import pytest

from carbarn.core.chance import generator
from carbarn.games.tracks import planner
from carbarn.games.tracks.mind import DRAW_COST
from tests.tracks.rig import Table
from tests.tracks.test_hidden_tiles import MODES as HIDDEN_MODES
from tests.tracks.test_hidden_tiles import shuffled
from tests.tracks.test_random_games import TABLES, game_of, named, walk


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_planner_plays_legally_in_every_state(table: Any) -> None:
    """On a view and on the state behind it: the same legal move, without a look at what is hidden."""
    game, rng = game_of(**table[0]), generator(1)
    for state in walk(game, table[1], 11):
        seat = game.to_move(state)
        if seat >= 0:
            move = game.decide(game.view(state, seat), "planner", rng)
            assert game.is_legal(state, move)
            assert move == game.decide(state, "planner", rng)


@pytest.mark.parametrize(("options", "seats"), HIDDEN_MODES, ids=str)
def test_what_is_hidden_changes_no_move(options: dict[str, Any], seats: int) -> None:
    game, rng = game_of(**options), random.Random(2)
    for step, state in enumerate(walk(game, seats, 3)):
        seat = game.to_move(state)
        if step % 3 == 0 and seat >= 0 and state["drawn"][0] < 0:
            states = (state, shuffled(game, state, seat, rng))
            assert len({game.decide(s, "planner", generator(1)) for s in states}) == 1


def share(game: Any, seats: int, one: str, others: str, games: int) -> float:
    """The victories of one bot among others of a kind, each seat in turn; par is one in so many seats."""
    total = 0.0
    for seat in range(seats):
        policies = [others] * seats
        policies[seat] = one
        won = game.play_out(seats, policies, 17, 0, games).ranks == 1
        total += float((won[:, seat] / won.sum(1)).mean()) / seats
    return total


@pytest.mark.parametrize("options", [{}, {"rotation": True}, {"hand": 3}], ids=str)
def test_planner_beats_greedy_beats_random(options: dict[str, Any]) -> None:
    game = game_of(**options)
    assert share(game, 2, "planner", "greedy", 200) > 0.95
    assert share(game, 2, "greedy", "random", 200) > 0.9


@pytest.mark.parametrize(("options", "seats"), [({}, 4), ({}, 6), ({"companies": True}, 2), ({"companies": True}, 4)])
def test_the_order_holds_at_every_table(options: dict[str, Any], seats: int) -> None:
    game = game_of(**options)
    assert share(game, seats, "planner", "greedy", 100) > 1.5 / seats
    assert share(game, seats, "greedy", "random", 200) > 1.1 / seats


def foreseen(table: Table) -> Any:
    """The mind of the seat to move, with what every edge can hope for."""
    minds = table.game.minds("plain")[:1]
    values, rows = np.zeros((4, 3)), np.zeros((4, 3), np.int32)
    planner.changes(table.game.board.table, table.state, minds, 0, 0, rows, values)
    return minds[0]


def test_expectations_are_those_of_a_random_walk() -> None:
    """On an empty map: play the walk many times with unseen tiles, independently, and compare."""
    table = Table()
    mind, t, rng = foreseen(table), table.game.board.table[0], random.Random(4)
    kinds = [kind for kind in range(24) for _ in range(int(mind.unseen[kind]))]
    for edge in (int(t.departure[0]), int(t.departure[4]), int(t.departure[19])):
        n, lengths, arrivals = 4000, 0, 0
        for _ in range(n):
            place = edge
            while place < 240:
                tile = rng.choice(kinds) * 4
                place = int(t.beyond[place // 4, t.exits[tile, place % 4]])
                lengths += 1
            arrivals += place >= 272
        assert abs(lengths / n - mind.ahead[edge]) < 0.4
        assert abs(arrivals / n - mind.doubled[edge]) < 0.03


def test_drawing_is_worth_the_mean_of_the_best_placements() -> None:
    """C5, C17: in a hand of every unseen tile, the best placements of each, as often as the tile is unseen."""
    table = Table(hands="dddd,aaaa")
    game, minds = table.game, table.game.minds("plain")[:1]
    t = game.board.table
    actions = np.arange(t[0].draw_id + 1, dtype=np.int32)
    values = np.zeros(len(actions))
    planner.judge(t, game.view(table.state, 0), minds, actions, values)
    total = count = 0
    for kind, code in enumerate(game.board.kinds):
        unseen = int(t[0].tiles[kind]) - (code == "dddd")
        table.s.hand[0, 0] = kind
        legal = [id for id in game.legal(table.state).tolist() if id < t[0].draw_id]
        total, count = total + unseen * values[legal].max(), count + unseen
    assert values[-1] == pytest.approx(total / count - minds["weights"][0, DRAW_COST])


def test_a_better_share_is_taken() -> None:
    """S4: a company with many points in prospect and points made is worth an exchange."""
    table = Table(seats=2, companies=True)
    s = table.s
    s.points[int(s.face_up[3])] = 24
    assert table.game.text(table.game.decide(table.game.view(table.state, 0), "planner", generator(1))) == (
        "exchange 40 for face up"
    )


def test_planners_with_companies_come_to_an_end() -> None:
    for seats in range(2, 7):
        batch = game_of(companies=True).play_out(seats, ["planner"] * seats, 3, 0, 50)
        assert batch.turns.max() < 60 + 12 * seats
