"""Facts of Cable Car: the map, the lines, hands and shares as each seat knows them, ready for JSON."""

import random
from dataclasses import asdict
from typing import Any

import pytest

from carbarn.core.chance import generator
from carbarn.core.game import OVER, PUBLIC
from carbarn.games.tracks.actions import Place
from tests.test_facts import check_documented, check_json, documented, fields
from tests.tracks import slow
from tests.tracks.rig import Table
from tests.tracks.test_hidden_tiles import shuffled
from tests.tracks.test_random_games import MODES, TABLES, game_of, named, walk

EVERY = 11


def positions(game: Any, seats: int, seed: int) -> Any:
    """States along a random game, its end among them."""
    for step, state in enumerate(walk(game, seats, seed)):
        if step % EVERY == 0 or state[0].drawn >= 0 or game.to_move(state) == OVER:
            yield state


def test_every_fact_of_a_map_of_tracks_is_documented() -> None:
    seen = set(fields(game_of(companies=True).board_facts("en")))
    check_documented(seen, documented("Boards: every game", "Boards: tracks"))


def test_every_fact_of_a_view_of_tracks_is_documented() -> None:
    game = game_of(companies=True)
    seen = {field for state in positions(game, 3, 5) for field in fields(game.facts(game.view(state, 1)))}
    check_documented(seen, documented("Views: every game", "Views: tracks"))


def test_the_map_tells_everything_that_a_client_draws() -> None:
    facts = game_of().board_facts("en")
    assert (facts["rows"], facts["columns"]) == (8, 8)
    assert facts["power_station"] == ["d4", "e4", "d5", "e5"]
    assert facts["stations"][8] == {"number": 9, "square": "h1", "side": "right"}
    assert sum(tile["count"] for tile in facts["tiles"]) == 60
    for tile in facts["tiles"]:
        assert tile["tracks"] == [[entry, slow.leaves_by(tile["code"], 0, entry)] for entry in (0, 2, 4, 6)]
    assert (facts["companies"], facts["percentages"]) == ([], [])
    chart = game_of().board.file.content["start"]
    for seats, owners in facts["owners"].items():
        rows = [[int(number) for number, owner in owners.items() if owner == seat] for seat in range(int(seats))]
        assert rows == list(chart[seats].values())


def test_the_map_of_the_companies_tells_them() -> None:
    facts = game_of(companies=True).board_facts("fr")
    assert facts["companies"][0] == {"id": 0, "colour": "yellow", "name": "jaune"}
    assert facts["percentages"] == [10, 20, 30, 40]
    assert facts["owners"]["2"] == facts["owners"]["6"]
    assert (facts["owners"]["4"]["1"], facts["owners"]["4"]["2"], facts["owners"]["4"]["5"]) == (0, 1, 7)


def check_facts(game: Any, state: Any, viewer: int, facts: dict[str, Any]) -> None:
    """The facts are those of the state, plainly read."""
    s, seats = state[0], int(state[0].seats)
    assert facts["viewer"] == (None if viewer == PUBLIC else viewer)
    assert facts["to_move"] == (game.to_move(state) if game.to_move(state) >= 0 else None)
    assert (facts["over"], facts["ended"]) == (game.to_move(state) == OVER, game.scores(state).ended)
    tiles = {game.board.square_name(i): divmod(int(tile), 4) for i, tile in enumerate(s.tile) if tile >= 0}
    assert {square: (tile["tile"], tile["turns"]) for square, tile in facts["board"].items()} == tiles
    assert facts["supply"] == s.supply_count
    assert facts["hand"] == (None if viewer == PUBLIC else [kind for kind in s.hand[viewer].tolist() if kind >= 0])
    assert facts["drawn"] == (int(s.drawn) if s.drawn >= 0 and s.seat == viewer else None)
    lines = [asdict(line) for line in game.lines(state)]
    for line in lines:
        line["passages"] = list(line["passages"])
    assert facts["lines"] == lines
    assert [seat["hand"] for seat in facts["seats"]] == s.hand_count[:seats].tolist()
    assert facts["unit"] == game.unit
    if game.options["companies"]:
        check_shares(state, viewer, facts, [score.total for score in game.scores(state).seats])
    else:
        assert [seat["points"] for seat in facts["seats"]] == s.points[:seats].tolist()
        assert [seat["shares"] for seat in facts["seats"]] == [[]] * seats
        assert (facts["piles"], facts["companies"], facts["portfolio"]) == ([], [], None)


def check_shares(state: Any, viewer: int, facts: dict[str, Any], totals: list[int]) -> None:
    """S3, S4, S6: shares as far as the viewer knows them, and points where it knows them all."""
    s, bit, over = state[0], 6 if viewer == PUBLIC else viewer, facts["over"]
    for seat, told in enumerate(facts["seats"]):
        known = [over or bool(int(who) >> bit & 1) for who in s.share_known[seat]]
        shares = [int(share) if share >= 0 and sure else None for share, sure in zip(s.share[seat], known, strict=True)]
        assert told["shares"] == shares
        all_known = all(sure or share < 0 for share, sure in zip(s.share[seat], known, strict=True))
        assert told["points"] == (totals[seat] if all_known else None)
    assert facts["portfolio"] == (None if viewer == PUBLIC else totals[viewer])
    assert [company["points"] for company in facts["companies"]] == s.points.tolist()
    for pile, told in enumerate(facts["piles"]):
        face_up = int(s.face_up[pile])
        assert told["percentage"] == 10 * (pile + 1)
        assert (told["face_up"], told["left"]) == (
            None if face_up < 0 else face_up,
            s.pool_count[pile] + s.queue_count[pile],
        )


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_facts_tell_the_view_and_nothing_leaks(table: Any) -> None:
    """Deal all that is hidden again, in two ways: the same facts, byte for byte, from a game that remembers nothing."""
    options, seats = table
    game, rng, chance = game_of(**options), random.Random(seats), generator(9)
    fresh, hidden = game.variant(), 0
    for state in positions(game, seats, 40 + seats):
        for viewer in (PUBLIC, *range(seats)):
            view = game.view(state, viewer)
            facts = game.facts(view)
            told = check_json(facts)
            check_facts(game, state, viewer, facts)
            others = [game.sample(view, chance)]
            if game.to_move(state) != OVER:  # then all shares are shown
                others.append(shuffled(game, state, viewer, rng))
            for other in others:
                hidden += other.tobytes() != state.tobytes()
                assert check_json(fresh.facts(game.view(other, viewer))) == told
        assert check_json(game.facts(state)) == check_json(game.facts(game.view(state, PUBLIC)))
        assert all(len(game.early(state, seat)) == 0 for seat in range(seats))
    assert hidden > 20


@pytest.mark.parametrize("options", MODES, ids=str)
def test_legal_actions_are_read_back_from_their_parts(options: dict[str, Any]) -> None:
    game = game_of(**options)
    for state in positions(game, 4, 8):
        for action in game.legal(state):
            parts = game.parts(action)
            assert game.parse(state, parts["text"]) == parts["id"] == action


def test_parts_name_things_as_the_board_does() -> None:
    game = game_of(companies=True, rotation=True)
    state = game.new(3)
    told = [game.parts(game.parse(state, text)) for text in ("place c4 aacb turned 2", "exchange 20 for top")]
    assert [{k: v for k, v in parts.items() if k != "id"} for parts in told] == [
        {"text": "place c4 aacb turned 2", "kind": "place", "square": "c4", "tile": 1, "turns": 2},
        {"text": "exchange 20 for top", "kind": "exchange", "pile": 1, "top": True},
    ]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_preview_shows_every_line_as_it_will_be(options: dict[str, Any]) -> None:
    """From the own view, for every legal placement: the lines that changed, compared with a view after it."""
    game, rng, extended = game_of(**options), random.Random(2), 0
    for state in positions(game, 5, 17):
        seat = game.to_move(state)
        legal = game.legal(state).tolist() if seat >= 0 else []
        for action in rng.sample(legal, min(12, len(legal))):
            seen, after = game.preview(game.view(state, seat), action), state.copy()
            game.apply(after, action)
            before = {line["station"]: line for line in game.facts(state)["lines"]}
            changed = [line for line in game.facts(after)["lines"] if line != before[line["station"]]]
            bare = [{k: v for k, v in line.items() if k != "passages"} for line in changed]
            assert seen == ({"lines": bare} if isinstance(game.action(action), Place) else {})
            check_json(seen)
            extended += sum(not line["finished"] for line in changed)
    assert extended > 20


def test_C14_a_line_that_passes_a_tile_again_is_previewed_with_every_pass() -> None:
    """Station 4's car leaves d1 to the right, turns round in e1, and passes d1 again on its way back."""
    table = Table(
        """
        .... .... .... .... dddd .... .... ....
        """,
        hands="adad",
    )
    action = table.game.parse(table.state, "place d1 bbbb")
    lines = {line["station"]: line for line in table.game.preview(table.state, action)["lines"]}
    table.force(3, "bbbb")
    after = {line.station: line for line in table.game.lines(table.state)}
    assert {station: line["length"] for station, line in lines.items()} == {4: after[4].length}
    assert after[4].length > 2
    assert lines[4]["finished"] == after[4].finished


@pytest.mark.parametrize("options", [{}, {"hand": 2}, {"companies": True}], ids=str)
def test_what_is_public_may_be_given(options: dict[str, Any]) -> None:
    """C3, S3, S4: whoever tells many viewers works out what is public once; what they are told is the same."""
    game = game_of(**options)
    for state in positions(game, 3, 5):
        public = game.facts(game.view(state, PUBLIC))
        for viewer in (PUBLIC, 0, 1, 2):
            view = game.view(state, viewer)
            assert game.facts(view, public) == game.facts(view)
