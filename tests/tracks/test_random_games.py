"""Random games in every mode, for every number of seats: nothing is lost, and a slow tracer agrees with every line."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np
import pytest

import carbarn
from carbarn.core.chance import generator, shuffled_decks
from carbarn.core.errors import IllegalAction, UnknownName
from carbarn.core.game import CHANCE, OVER
from carbarn.core.types import State
from carbarn.games.tracks.actions import Place
from tests.tracks import slow

MODES: list[dict[str, Any]] = [
    {},
    {"rotation": True},
    {"hand": 2},
    {"hand": 3, "rotation": True},
    {"companies": True},
    {"companies": True, "rotation": True, "hand": 3},
]
TABLES = [(mode, seats) for mode in MODES for seats in range(2, 7)]
NO_SUCH = (-1, -2, -1000, 10**6, 2**31, 2**40, -(2**40))


def named(table: Any) -> str:
    return "-".join(["plain", *table[0], str(table[1])]) if isinstance(table, tuple) else str(table)


@cache
def game_of(**options: Any) -> Any:
    return carbarn.game("cable_car", **options)


def walk(game: Any, seats: int, seed: int) -> Iterator[State]:
    """A random game: the state before the first step and after every one, always the same record."""
    rng, state = random.Random(seed), game.new(seats)
    yield state
    while (who := game.to_move(state)) != OVER:
        if who == CHANCE:
            outcomes = game.chance(state)
            (action,) = rng.choices(outcomes.ids.tolist(), outcomes.weights.tolist())
        else:
            legal = game.legal(state).tolist()
            others = [id for id in legal if id >= game.board.table[0].draw_id]
            action = rng.choice(others) if others and rng.random() < 0.2 else rng.choice(legal)
        game.apply(state, action)
        yield state


def check_tiles(game: Any, s: Any) -> None:
    """C1, C3: every tile is in the supply, in a hand, drawn or on the board."""
    kinds = Counter({kind: int(n) for kind, n in enumerate(s.supply)})
    kinds.update(int(kind) for kind in s.hand.ravel() if kind >= 0)
    kinds.update(int(tile) // 4 for tile in s.tile if tile >= 0)
    kinds.update([int(s.drawn)] if s.drawn >= 0 else [])
    assert [kinds[kind] for kind in range(24)] == game.board.table[0].tiles.tolist()
    assert s.supply.sum() == s.supply_count
    assert (s.hand >= 0).sum(axis=1).tolist() == s.hand_count.tolist()
    for hand in s.hand.tolist():
        held = [kind for kind in hand if kind >= 0]
        assert hand[: len(held)] == sorted(held)


def check_shares(game: Any, s: Any) -> None:
    """S3, S4: every share is held, face up, in the pool or in the queue."""
    if not game.options["companies"]:
        return
    for pile in range(4):
        places = [company for company in range(8) if s.pool[pile] >> company & 1]
        assert len(places) == s.pool_count[pile]
        queue = s.queue[pile, : s.queue_count[pile]].tolist()
        held = [company for company in (*s.share[:, pile].tolist(), int(s.face_up[pile])) if company >= 0]
        assert sorted(places + queue + held) == list(range(8))
        assert (s.queue[pile, s.queue_count[pile] :] == -1).all()


def check_lines(game: Any, state: State) -> None:
    """C11 to C13: every line is as long as a slow tracer says, and points by increments are points counted."""
    board, s = slow.board_of(game, state), state[0]
    points: Counter[int] = Counter()
    for line in game.lines(state):
        length, end, arrival = slow.trace(board, line.station)
        assert (line.length, line.finished, line.power_station) == (length, end != "open", end == "power")
        assert (line.arrival, line.points) == (arrival, slow.points(board, line.station))
        assert len(line.passages) == length
        if line.owner is not None:
            points[line.owner] += line.points
    assert [points[owner] for owner in range(8)] == s.points.tolist()


def check_squares(s: Any) -> None:
    """C7: the frontier is the free squares on the edge or beside a tile."""
    full = {square for square, tile in zip(slow.SQUARES, s.tile.tolist(), strict=True) if tile >= 0}
    for i, (r, c) in enumerate(slow.SQUARES):
        beside = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & full
        free = (r, c) not in full and bool(r in (0, 7) or c in (0, 7) or beside)
        assert s.frontier >> i & 1 == free
        assert s.occupied >> i & 1 == ((r, c) in full)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_game_keeps_everything_and_ends(table: Any) -> None:
    options, seats = table
    game = game_of(**options)
    for step, state in enumerate(walk(game, seats, seats)):
        if step % 5 == 0:
            check_tiles(game, state[0])
            check_shares(game, state[0])
            check_squares(state[0])
            check_lines(game, state)
        if game.to_move(state) >= 0:
            assert len(game.legal(state)) > 0
    check_tiles(game, state[0])
    check_lines(game, state)
    assert (state[0].tile >= 0).all()
    assert all(line.finished for line in game.lines(state))
    assert game.scores(state).ended == "tiles_placed"


@pytest.mark.parametrize("table", [(mode, 3) for mode in MODES], ids=named)
def test_a_preview_tells_what_a_placement_does(table: Any) -> None:
    options, seats = table
    game, rng = game_of(**options), random.Random(1)
    for state in walk(game, seats, 90):
        legal = game.legal(state).tolist() if game.to_move(state) >= 0 else []
        for action in rng.sample(legal, min(2, len(legal))):
            seen, after = game.preview(state, action), state.copy()
            game.apply(after, action)
            before = {line.station: line.length for line in game.lines(state)}
            longer = [asdict(line) for line in game.lines(after) if line.length > before[line.station]]
            for line in longer:
                del line["passages"]
            assert seen == ({"lines": longer} if isinstance(game.action(action), Place) else {})


def test_points_are_those_of_an_independent_model() -> None:
    """Random placements of the hand tile: points by players, lines to the power station, lines forced by C9."""
    game = game_of()
    for seats, points in ((2, 98), (3, 63), (4, 49), (5, 38), (6, 31.5)):
        batch = game.play_out(seats, ("random",) * seats, 7, 0, 4000)
        assert abs(np.mean(batch.totals) - points) < 0.02 * points
    power = forced = 0
    for number in range(150):
        state, dealer, player = game.new(2), shuffled_decks(3, number), generator(4, number)
        game.advance(state, None, dealer)
        while game.to_move(state) != OVER:
            game.advance(state, game.decide(state, "random", player), dealer)
        lines = game.lines(state)
        power += sum(line.power_station for line in lines)
        forced += sum(line.length == 1 for line in lines)
    assert 0.08 < power / 150 / 32 < 0.13
    assert 0.7 < forced / 150 < 1.5


@pytest.mark.parametrize("options", MODES, ids=str)
def test_greedy_beats_random_in_every_mode(options: dict[str, Any]) -> None:
    batch = game_of(**options).play_out(2, ("greedy", "random"), 1, 0, 400)
    assert batch.totals[:, 0].mean() > batch.totals[:, 1].mean()


# Legality, three readings


@pytest.mark.parametrize("table", [(mode, 2 + i % 5) for i, mode in enumerate(MODES)], ids=named)
def test_three_readings_agree(table: Any) -> None:
    options, seats = table
    game, rng = game_of(**options), random.Random(5)
    ids = range(int(game.board.table[0].all_ids))
    for step, state in enumerate(walk(game, seats, 20)):
        who, before = game.to_move(state), state.tobytes()
        found = game.chance(state).ids.tolist() if who == CHANCE else game.legal(state).tolist()
        assert found == sorted(set(found))
        if step % 9 == 0 or who == OVER:
            assert [i for i in ids if game.is_legal(state, i)] == found
            for i in (*rng.sample(ids, 150), *found[:40], *NO_SUCH, len(ids), len(ids) + 7):
                refusal = game.why_illegal(state, i)
                assert (refusal is None) == (i in found), (i, refusal)
                assert game.is_legal(state, i) == (i in found)
                if refusal is not None:
                    assert refusal.rule[0] in "CS"
                    assert refusal.say("ko")
        for i in (rng.choice(ids), rng.choice(NO_SUCH)):
            if i not in found:
                with pytest.raises(IllegalAction):
                    game.apply(state, i)
        assert state.tobytes() == before
        if who >= 0:
            assert game.legal(game.view(state, who)).tolist() == found


@pytest.mark.parametrize("options", MODES, ids=str)
def test_notation_is_lossless(options: dict[str, Any]) -> None:
    game = game_of(**options)
    state, texts = game.new(2), set()
    for i in range(int(game.board.table[0].all_ids)):
        text = game.text(i)
        assert game.parse(state, text) == i
        assert game.parse(state, text.upper()) == i
        assert (str(game.action(i)), game.action(i).id) == (text, i)
        texts.add(text)
    assert len(texts) == game.board.table[0].all_ids
    for text in ("", "place", "place c4", "place c4 abcd", "exchange 50 for top", "tile x", "x" * 100_000, "타일"):
        with pytest.raises(UnknownName, match="place c4 aacb"):
            game.parse(state, text)
