"""The library as a programmer uses it."""

import random
from pathlib import Path

import pytest

import carbarn
from carbarn.core.dealer import Dealer
from carbarn.core.errors import BadOption, IllegalAction, UnknownName
from carbarn.core.game import CHANCE, OVER, PUBLIC, Game
from carbarn.core.match import Match

ALL = ["usa", "san_francisco", "cable_car"]


def played(name: str, seats: int, seed: int, moves: int = 10_000) -> Match:
    """A match after some random moves."""
    match, choose = carbarn.new(name, seats=seats, seed=seed), random.Random(seed)
    while not match.over and moves > 0:
        match.play(choose.choice(match.legal))
        moves -= 1
    return match


def test_the_example_of_the_readme(tmp_path: Path) -> None:
    match = carbarn.new("usa", seats=3, seed=7)
    assert [str(action) for action in match.legal] == ["keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"]
    for _ in range(3):
        match.play("keep 1 2")
    before = match.state.tobytes()
    match.play("draw display 2")
    assert match.view(1)["viewer"][0] == 1
    match.undo()
    assert match.state.tobytes() == before
    carbarn.save(match, tmp_path / "game.carbarn.json")
    assert carbarn.open_record(tmp_path / "game.carbarn.json").state.tobytes() == before


def test_every_game_is_a_game() -> None:
    assert carbarn.game_names() == ("cable_car", "san_francisco", "usa")
    for name in carbarn.game_names():
        assert isinstance(carbarn.game(name), Game)


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    assert played(name, 3, 5).log == played(name, 3, 5).log
    assert played(name, 3, 5).log != played(name, 3, 6).log


def test_without_a_seed_nobody_can_guess() -> None:
    assert carbarn.new("usa").log != carbarn.new("usa").log
    assert carbarn.new("usa").dealer.seed is None


@pytest.mark.parametrize("name", ALL)
def test_undo_goes_back_step_by_step_to_the_start(name: str) -> None:
    match, choose, states = carbarn.new(name, seats=2, seed=3), random.Random(3), []
    while not match.over:
        states.append((match.state.tobytes(), list(match.log)))
        match.play(choose.choice(match.legal))
    for state, log in reversed(states):
        match.undo()
        assert match.state.tobytes() == state
        assert match.log == log
    with pytest.raises(IllegalAction):
        match.undo()


def test_an_illegal_action_changes_nothing() -> None:
    match = carbarn.new("usa", seats=2, seed=1)
    state, log = match.state.tobytes(), list(match.log)
    for action in ("keep 1", "draw blind", "claim Denver–Omaha with 4 purple", "pass", 10**6, -5):
        with pytest.raises(IllegalAction) as refusal:
            match.play(action)
        assert refusal.value.rule[0] == "U"
        assert (match.state.tobytes(), match.log) == (state, log)
    for text in ("", "claim", "fly to Denver", "draw display 9", "keep 1 1", "x" * 100_000, "드로우"):
        with pytest.raises(UnknownName):
            match.play(text)
    for thing in (1.5, None, [], object()):
        with pytest.raises(UnknownName):
            match.play(thing)  # type: ignore[arg-type]
    assert (match.state.tobytes(), match.log) == (state, log)


@pytest.mark.parametrize("seats", [0, 1, 6, -1, 2.0, "2", None, True])
def test_seats_out_of_range(seats: object) -> None:
    with pytest.raises(BadOption, match="2 to 5 players"):
        carbarn.new("usa", seats=seats, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_a_wrong_seed(seed: object) -> None:
    with pytest.raises(BadOption, match="whole number"):
        carbarn.new("usa", seed=seed)  # type: ignore[arg-type]


def test_unknown_game_and_options() -> None:
    with pytest.raises(UnknownName, match="cable_car, san_francisco, usa"):
        carbarn.new("europe")
    with pytest.raises(BadOption, match="tickets, first"):
        carbarn.new("usa", tunnels=True)
    with pytest.raises(BadOption, match="classic, 1910, mega"):
        carbarn.new("usa", tickets="1911")
    with pytest.raises(BadOption, match="numbered from 0"):
        carbarn.new("usa", seats=2, first=4)
    with pytest.raises(BadOption, match="no seat 7"):
        carbarn.new("usa", seed=1).view(7)


def test_reading_is_generous() -> None:
    match = played("usa", 4, 11, 60)
    for action in match.legal:
        text = str(action)
        loose = text.replace("–", " - ").replace("é", "e").upper()
        assert match.game.parse(match.state, loose) == action.id


def test_a_track_left_out_means_the_legal_one() -> None:
    match = carbarn.new("usa", seats=4, seed=1, first=0)
    s, board = match.state[0], match.game.board
    raleigh = [r for r in board.routes if (r.a.id, r.b.id) == ("atlanta", "raleigh")]
    for _ in range(4):
        match.play("keep 1 2")
    s.hand[0, 0], s.hand_count[0] = s.hand[0, 0] + 2, s.hand_count[0] + 2
    s.open[:, raleigh[0].index // 60] &= ~(1 << (raleigh[0].index % 60))
    claim = match.game.action(match.game.parse(match.state, "claim Raleigh-Atlanta with 2 purple"))
    assert claim.route == raleigh[1].index


@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_tells_its_story_in_every_language(name: str) -> None:
    match = played(name, 2, 8)
    for locale in ("en", "fr", "ko"):
        for reader in (None, 0, PUBLIC):
            story = list(match.story(locale, reader, ["Ada", "Bo"]))
            assert len(story) == len(match.log)
            assert all(story)
    told, open_ = list(match.story("en", 1)), list(match.story("en"))
    if name != "cable_car":  # its words name no tile, so there is nothing to leave out
        assert told != open_  # what seat 0 drew and kept is not told to seat 1


def test_scores_say_how_it_ended() -> None:
    match = played("san_francisco", 2, 4)
    assert match.to_move == OVER
    assert match.scores.ended == "last_round"
    assert match.legal == []
    with pytest.raises(IllegalAction, match="over"):
        match.play("draw blind")


def test_a_match_without_a_dealer_waits_for_chance() -> None:
    match = Match(carbarn.game("usa"), 2)
    assert match.to_move == CHANCE
    with pytest.raises(IllegalAction):
        match.play("draw blind")


def test_printing_a_match_shows_the_table() -> None:
    assert "Your tickets" in str(carbarn.new("san_francisco", seats=2, seed=2))


@pytest.mark.parametrize("name", ALL)
def test_observation_is_as_long_as_its_layout(name: str) -> None:
    match = played(name, 3, 9, 40)
    for seat in (0, 1, 2, PUBLIC):
        numbers = match.game.observe(match.view(seat))
        assert numbers.dtype == "float32"
        assert len(numbers) == sum(size for _, size, _ in match.game.layout)


@pytest.mark.parametrize("name", ALL)
def test_a_view_comes_back_from_its_bytes(name: str) -> None:
    """Whichever options are chosen: where the third seat begins, there is no table of two."""
    game = carbarn.game(name, first="2")
    match = Match(game, 3, Dealer.seeded(1))
    view = match.view(match.to_move)
    again = game.restored(view.tobytes())
    assert again.tobytes() == view.tobytes()
    assert again.dtype == view.dtype
    assert again.flags.writeable
    for content in (b"", view.tobytes()[1:], view.tobytes() * 2):
        with pytest.raises(BadOption, match="no state of"):
            game.restored(content)


@pytest.mark.parametrize("name", ALL)
def test_the_fewest_players_are_those_that_the_options_allow(name: str) -> None:
    fewest = {first: carbarn.game(name, first=first).fewest for first in ("random", "0", "1", "2", "3")}
    assert fewest == {"random": 2, "0": 2, "1": 2, "2": 3, "3": 4}
    for first, seats in fewest.items():
        assert Match(carbarn.game(name, first=first), seats).seats == seats


def test_a_view_is_not_made_into_another_seats_view() -> None:
    match = carbarn.new("usa", seed=3)
    view = match.view(0)
    assert match.game.view(view, 0).tobytes() == view.tobytes()
    with pytest.raises(BadOption, match="full state"):
        match.game.view(view, 1)
