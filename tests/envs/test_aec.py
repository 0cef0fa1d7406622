"""PettingZoo: its own tests, the games of matches, and nothing that a seat may not know."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import carbarn
from carbarn import envs
from carbarn.core.dealer import Dealer
from carbarn.core.errors import BadOption, IllegalAction, UnknownName
from carbarn.core.match import Match

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("usa", 3, {}),
    ("usa", 5, {"tickets": "mega"}),
    ("san_francisco", 2, {}),
    ("cable_car", 2, {}),
    ("cable_car", 4, {"rotation": True, "companies": True, "hand": 3}),
]


@pytest.mark.parametrize("rewards", ["placing", "shaped"])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_passes_the_api_test(name: str, seats: int, options: dict[str, Any], rewards: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A dictionary with a mask and an empty mask at the end are what PettingZoo's own board games have, which the
        # test knows by name.
        warnings.filterwarnings("ignore", message="Observation")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(envs.aec(name, seats, rewards, **options), num_cycles=150)


@pytest.mark.parametrize("name", ["usa", "san_francisco", "cable_car"])
def test_it_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: envs.aec(name, seats=3), num_cycles=40)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_its_games_are_matches(name: str, seats: int, options: dict[str, Any]) -> None:
    """The same deals, what each seat sees of its view, its legal actions, and its reward by its rank."""
    env, rng = envs.aec(name, seats, **options), random.Random(3)
    env.reset(seed=8)
    match = Match(env.game, seats, Dealer.seeded(8, 0))
    steps = 0
    while not match.over:
        agent = env.agent_selection
        assert agent == f"player_{match.to_move}"
        seen, reward, over, cut, info = env.last()
        assert seen is not None
        assert (reward, over, cut, info) == (0, False, False, {})
        legal = env.game.legal(match.state)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal.tolist()
        if steps % 7 == 0:
            for seat in range(seats):
                numbers = env.observe(f"player_{seat}")["observation"]
                np.testing.assert_array_equal(numbers, env.game.observe(match.view(seat)))
        action = int(rng.choice(legal.tolist()))
        env.step(action)
        match.play(action)
        steps += 1
    ranks = [score.rank for score in match.scores.seats]
    for seat, rank in enumerate(ranks):
        expected = (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / (seats - 1)
        assert env.rewards[f"player_{seat}"] == pytest.approx(expected)
    assert sum(env.rewards.values()) == pytest.approx(0)
    for _ in range(seats):
        assert env.terminations[env.agent_selection]
        env.step(None)
    assert env.agents == []


def test_deals_go_on_from_the_seed() -> None:
    env = envs.aec("usa")
    env.reset(seed=5)
    first = env.observe("player_0")["observation"]
    env.reset()
    second = env.observe("player_0")["observation"]
    assert not (first == second).all()
    env.reset(seed=5)
    assert (env.observe("player_0")["observation"] == first).all()
    other = carbarn.new("usa", seats=2, seed=5)
    assert (other.game.observe(other.view(0)) == first).all()


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = envs.aec("usa")
    env.reset(seed=5)
    state = env.game_state.tobytes()
    for wrong in (0, -1, 10**6):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    for wrong in (None, "claim", 1.5):
        with pytest.raises(UnknownName):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.game_state.tobytes() == state


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        ({"game": "monopoly"}, UnknownName),
        ({"seats": 9}, BadOption),
        ({"rewards": "fame"}, BadOption),
        ({"render_mode": "human"}, BadOption),
        ({"tickets": "none"}, BadOption),
    ],
)
def test_what_cannot_be_gets_a_sentence(settings: dict[str, Any], kind: type[Exception]) -> None:
    with pytest.raises(kind):
        envs.aec(**{"game": "usa", **settings})
    with pytest.raises(kind):
        envs.parallel(**{"game": "usa", **settings})


@pytest.mark.parametrize("name", ["usa", "cable_car"])
def test_it_can_be_played_with_the_actions_of_all(name: str) -> None:
    """PettingZoo's wrapper: whoever is not to move gives an action too, which is not looked at."""
    env, rng = envs.parallel(name, seats=3), random.Random(2)
    seen, _ = env.reset(seed=3)
    rounds, total = 0, dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist() or [0])) for agent in env.agents
        }
        seen, rewards, _, _, _ = env.step(actions)
        total = {agent: total[agent] + reward for agent, reward in rewards.items()} or total
        rounds += 1
    assert rounds > 50
    assert sum(total.values()) == pytest.approx(0)


def test_the_table_can_be_drawn() -> None:
    pytest.importorskip("PIL", reason="the extra `envs` is not installed")
    for name in carbarn.game_names():
        env = envs.aec(name, render_mode="rgb_array")
        env.reset(seed=1)
        for _ in range(12):
            mask = env.last()[0]["action_mask"]  # type: ignore[index]
            env.step(int(np.flatnonzero(mask)[-1]))
        picture = env.render()
        assert isinstance(picture, np.ndarray)
        assert picture.dtype == np.uint8
        assert picture.ndim == 3
        assert picture.shape[2] == 3
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
        env.render_mode = "ansi"
        text = env.render()
        assert isinstance(text, str)
        assert len(text.splitlines()) > 5
        env.render_mode = None
        assert env.render() is None
        env.close()


def test_a_picture_shows_what_is_known_and_no_more() -> None:
    """Whoever looks, the picture of the board is the public one, but for nothing."""
    pytest.importorskip("PIL", reason="the extra `envs` is not installed")
    match = carbarn.new("usa", seats=2, seed=3)
    one, two = (match.game.picture(match.view(seat)) for seat in range(2))
    assert (one == two).all()
