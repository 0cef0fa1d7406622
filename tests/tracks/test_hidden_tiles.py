"""Hidden information: hand tiles, the supply, shares. What a seat may not know leaves no trace in its view."""

import random
from collections import Counter
from typing import Any

import pytest

import carbarn
from carbarn.core.chance import generator
from carbarn.core.game import CHANCE, HIDDEN, OVER, PUBLIC
from carbarn.core.types import State
from tests.tracks.rig import Table
from tests.tracks.test_random_games import game_of, walk

MODES: list[tuple[dict[str, Any], int]] = [
    ({}, 2),
    ({"hand": 3}, 4),
    ({"companies": True, "hand": 2}, 3),
    ({"companies": True}, 6),
]


def shuffled(game: Any, state: State, viewer: int, rng: random.Random) -> State:
    """The same state with all that the viewer may not know dealt anew."""
    other = state.copy()
    s = other[0]
    tiles = [kind for kind in range(24) for _ in range(int(s.supply[kind]))]
    for seat in range(int(s.seats)):
        tiles += [int(kind) for kind in s.hand[seat] if kind >= 0 and seat != viewer]
    rng.shuffle(tiles)
    for seat in range(int(s.seats)):
        if seat != viewer:
            for i, kind in enumerate(sorted(tiles.pop() for _ in range(int(s.hand_count[seat])))):
                s.hand[seat, i] = kind
    s.supply[:] = 0
    for kind in tiles:
        s.supply[kind] += 1
    bit = 6 if viewer < 0 else viewer
    for pile in range(4 if game.options["companies"] else 0):
        shares = [seat for seat in range(int(s.seats)) if s.share[seat, pile] >= 0]
        places = [(s.share[:, pile], seat) for seat in shares if not s.share_known[seat, pile] >> bit & 1]
        places += [(s.queue[pile], i) for i in range(int(s.queue_count[pile])) if not s.queue_known[pile, i] >> bit & 1]
        pool = [company for company in range(8) if s.pool[pile] >> company & 1]
        unseen = [int(array[i]) for array, i in places] + pool
        rng.shuffle(unseen)
        for array, i in places:
            array[i] = unseen.pop()
        s.pool[pile] = sum(1 << company for company in unseen)
    return other


@pytest.mark.parametrize(("options", "seats"), MODES, ids=str)
def test_what_is_hidden_leaves_no_trace(options: dict[str, Any], seats: int) -> None:
    """Shuffle all that is hidden: the same view, the same observation, the same move of a bot."""
    game, rng = game_of(**options), random.Random(2)
    for step, state in enumerate(walk(game, seats, 3)):
        if step % 4 or game.to_move(state) in (CHANCE, OVER) or state["drawn"][0] >= 0:
            continue
        for viewer in (*range(seats), PUBLIC):
            other = shuffled(game, state, viewer, rng)
            one, two = game.view(state, viewer), game.view(other, viewer)
            assert one.tobytes() == two.tobytes()
            assert game.observe(one).tobytes() == game.observe(two).tobytes()
        seat = game.to_move(state)
        other = shuffled(game, state, seat, rng)
        moves = {game.decide(game.view(x, seat), "greedy", generator(1)) for x in (state, other)}
        assert len(moves) == 1


@pytest.mark.parametrize(("options", "seats"), MODES, ids=str)
def test_a_sample_fits_its_view(options: dict[str, Any], seats: int) -> None:
    game, rng = game_of(**options), generator(5)
    for step, state in enumerate(walk(game, seats, 4)):
        if step % 6 == 0 and state["turns"][0] > 0:
            for viewer in (*range(seats), PUBLIC):
                view = game.view(state, viewer)
                sample = game.sample(view, rng)
                assert sample["viewer"][0] == -1
                assert game.view(sample, viewer).tobytes() == view.tobytes()
                assert sample["supply"].sum() == sample["supply_count"][0]
                if game.to_move(sample) >= 0:
                    game.apply(sample, int(game.legal(sample)[0]))


def test_samples_are_as_likely_as_the_unseen_things_allow() -> None:
    """Each of the 59 tiles that seat 0 has not seen is in the other's hand as often as any other."""
    table = Table(hands="dddd,bbbb")
    view, rng = table.game.view(table.state, 0), generator(9)
    n, seen = 6000, Counter[str]()
    for _ in range(n):
        seen[table.game.board.kinds[int(table.game.sample(view, rng)["hand"][0, 1, 0])]] += 1
    for code, count in zip(table.game.board.kinds, table.game.board.table[0].tiles.tolist(), strict=True):
        expected = (count - (code == "dddd")) / 59 * n
        assert abs(seen[code] - expected) < 5 * expected**0.5 + 5


def test_shares_that_a_seat_put_back_stay_where_they_are_in_every_sample() -> None:
    table = Table(seats=6, companies=True)
    table.do("exchange 10 for top")
    view, rng = table.game.view(table.state, 0), generator(1)
    held: Counter[int] = Counter()
    for _ in range(600):
        sample = table.game.sample(view, rng)[0]
        assert (sample.queue[0, 0], sample.share[0, 0]) == (0, 7)
        held[int(sample.share[3, 0])] += 1
    assert set(held) == {1, 2, 3, 4, 5}
    assert min(held.values()) > 70


@pytest.mark.parametrize(("options", "seats"), MODES, ids=str)
def test_the_log_of_a_seat_hides_what_others_draw(options: dict[str, Any], seats: int) -> None:
    match = carbarn.new("cable_car", seats=seats, seed=6, **options)
    rng = random.Random(8)
    for _ in range(30):
        match.play(rng.choice(match.legal))
    log = match.log_for(0)
    state = match.game.new(seats)
    for seen, action in zip(log, match.log, strict=True):
        who, kind = int(state["seat"][0]), match.game.action(action).kind
        secret = kind in ("tile", "share") and state["phase"][0] not in (2, 7)
        assert (seen == HIDDEN) == (secret and who != 0)
        match.game.apply(state, action)
    stories = {tuple(match.story("en", reader)) for reader in (None, 0, 1, PUBLIC)}
    assert len(stories) == (4 if "companies" in options else 1)  # words tell shares, and which tile it was to nobody


def test_a_drawn_tile_is_hidden_until_it_is_placed() -> None:
    table = Table(hands="aaaa,aaaa")
    table.game.apply(table.state, table.game.parse(table.state, "draw"))
    table.chance("tile bcdd")
    assert table.game.view(table.state, 1)["drawn"][0] == -1
    assert table.game.view(table.state, 0)["drawn"][0] >= 0
    sample = table.game.sample(table.game.view(table.state, 1), generator(2))
    assert sample["drawn"][0] >= 0
    assert len(table.game.legal(sample)) > 0
