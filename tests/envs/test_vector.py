"""The vector environment: the games of the kernels, Gymnasium's interface, and nothing half made."""

import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Dict
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import carbarn
from carbarn import envs
from carbarn.core.chance import DECKS
from carbarn.core.errors import BadOption, CarbarnError, IllegalAction, UnknownName

GAMES = ["usa", "san_francisco", "cable_car"]
SEED = 11
TABLES: list[tuple[str, int, Any, dict[str, Any]]] = [
    ("usa", 2, "random", {}),
    ("usa", 3, ["greedy", "random"], {"tickets": "mega"}),
    ("san_francisco", 2, "greedy", {}),
    ("san_francisco", 4, "random", {}),
    ("cable_car", 2, "greedy", {}),
    ("cable_car", 5, "random", {"rotation": True, "companies": True, "hand": 3}),
]


def masked(mask: Any, rng: random.Random) -> Any:
    """A legal action a row."""
    return np.array([rng.choice(np.flatnonzero(row).tolist()) for row in mask])


@pytest.mark.parametrize("rewards", ["placing", "score", "shaped"])
@pytest.mark.parametrize(("name", "seats", "opponents", "options"), TABLES)
def test_its_games_are_matches_played_step_by_step(
    name: str, seats: int, opponents: Any, options: dict[str, Any], rewards: str
) -> None:
    """Every number, every legal action, every reward: as one game at a time through the protocol, each bot by its
    view."""
    lanes, rng = 3, random.Random(5)
    many = envs.vector(name, lanes, opponents, seats, rewards, **options)
    ones = [envs.single(name, opponents, seats, rewards, **options) for _ in range(lanes)]
    seen, infos = many.reset(seed=SEED)
    alone = [one.reset(seed=SEED, options={"game": i})[0] for i, one in enumerate(ones)]
    ended = 0
    while ended < 4:
        for i, one in enumerate(ones):
            assert one.seat == infos["seat"][i]
            np.testing.assert_array_equal(seen["observation"][i], alone[i]["observation"])
            np.testing.assert_array_equal(seen["action_mask"][i], alone[i]["action_mask"])
        actions = masked(seen["action_mask"], rng)
        seen, paid, over, cut, infos = many.step(actions)
        for i, one in enumerate(ones):
            alone[i], reward, done, _, info = one.step(actions[i])
            assert paid[i] == pytest.approx(reward)
            assert over[i] == done
            assert not cut[i]
            if done:
                ended += 1
                assert (infos["points"][i], infos["rank"][i]) == (info["points"], info["rank"])
                assert not alone[i]["action_mask"].any()
                number, seat = int(many.fleet.lanes["number"][i]), int(many.fleet.lanes["seat"][i])
                assert (number % lanes, seat) == (i, (one.seat + 1) % seats)
                alone[i] = one.reset(options={"game": number, "seat": seat})[0]


@pytest.mark.parametrize("policy", ["random", "greedy", "planner"])
@pytest.mark.parametrize("name", GAMES)
def test_its_games_are_those_of_the_bare_kernels(name: str, policy: str) -> None:
    """Learners that play by the policy of the others, drawing from the same numbers, end as `play_out` says."""
    env, lanes = envs.vector(name, 3, policy), 3
    env.reset(seed=SEED)
    expected = env.game.play_out(2, (policy, policy), SEED, 0, 2 * lanes)
    found: dict[int, Any] = {}
    while len(found) < lanes:
        numbers = env.fleet.lanes["number"].tolist()
        actions = np.zeros(lanes, np.int64)
        for i in range(lanes):
            view = env.game.view(env.fleet.states[i : i + 1].copy(), int(env.fleet.lanes["seat"][i]))
            rng = env.fleet.lanes["luck"][i, DECKS].copy()
            actions[i] = env.game.decide(view, policy, rng)
            env.fleet.lanes["luck"][i, DECKS] = rng
        _, _, over, _, _ = env.step(actions)
        found |= {numbers[i]: env.fleet.totals[i].tolist() for i in np.flatnonzero(over)}
    for number, totals in found.items():
        if number < 2 * lanes:
            assert totals == expected.totals[number].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_what_the_documentation_says(name: str) -> None:
    """Of one finished game, by hand."""
    sums = {}
    for kind in ("placing", "score", "shaped"):
        env, rng, total = envs.single(name, "random", 3, kind), random.Random(1), 0.0
        seen, _ = env.reset(seed=4)
        over = False
        while not over:
            seen, reward, over, _, info = env.step(int(masked(seen["action_mask"][None], rng)[0]))
            total += reward
            assert over or kind == "shaped" or reward == 0
        sums[kind] = total
    scores = env.game.scores(env.game_state).seats
    own = scores[env.seat]
    others = [score for score in scores if score.seat != env.seat]
    placing = sum((other.rank > own.rank) - (other.rank < own.rank) for other in others) / 2
    assert sums["placing"] == placing
    assert sums["score"] == pytest.approx((own.total - sum(other.total for other in others) / 2) / 100)
    assert sums["shaped"] == pytest.approx(placing + own.total / 100, abs=1e-5)
    assert (info["points"], info["rank"]) == (own.total, own.rank)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_gymnasium_expects_of_a_vector_environment(name: str) -> None:
    env = envs.vector(name, 5, seats=3, illegal="replace")
    assert env.num_envs == 5
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert isinstance(env.single_observation_space, Dict)
    seen, infos = env.reset(seed=3)
    assert seen in env.observation_space
    assert infos["seat"].tolist() == [0, 1, 2, 0, 1]
    env.action_space.seed(3)
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=3)
    ended = 0
    for _ in range(300):
        seen, rewards, over, cut, infos = wrapped.step(env.action_space.sample())
        assert seen in env.observation_space
        assert rewards.shape == over.shape == cut.shape == (5,)
        assert over.dtype == cut.dtype == np.bool_
        assert not cut.any()
        assert seen["action_mask"].any(axis=1).all()
        ended += int(over.sum())
        if over.any():
            assert infos["_rank"].tolist() == over.tolist()
            assert "episode" in infos
    assert ended > 0
    wrapped.close()


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks_and_makes_them_by_name(name: str) -> None:
    envs.register()
    envs.register()  # twice is once
    env = gymnasium.make(f"carbarn/{name}-v1", illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)
    many = gymnasium.make_vec(f"carbarn/{name}-v1", num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0]["observation"].shape[0] == 2
    sync = SyncVectorEnv([lambda: envs.single(name)] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    assert sync.single_observation_space == many.single_observation_space
    assert sync.single_action_space == many.single_action_space


def test_a_seed_makes_the_same_games_again_and_none_makes_new_ones() -> None:
    one, two = envs.vector("san_francisco", 4), envs.vector("san_francisco", 4)
    first = one.reset(seed=9)[0]["observation"].copy()
    assert (two.reset(seed=9)[0]["observation"] == first).all()
    assert not (one.reset()[0]["observation"] == first).all()
    assert (one.reset(seed=9)[0]["observation"] == first).all()
    assert not (envs.vector("san_francisco", 4).reset()[0]["observation"] == first).all()


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_happens() -> None:
    env = envs.vector("usa", 3)
    seen, _ = env.reset(seed=1)
    before, states = seen["observation"].copy(), env.fleet.states.tobytes()
    actions = masked(seen["action_mask"], random.Random(1))
    for wrong in (0, env.game.action_count, -1, 2**40):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="Game 2:"):
            env.step(actions)
    assert env.fleet.states.tobytes() == states
    assert (env.fleet.observations == before).all()


def test_copies_are_kept_and_the_rest_is_overwritten() -> None:
    for copy in (False, True):
        env = envs.vector("san_francisco", 2, copy=copy)
        seen, _ = env.reset(seed=1)
        after = env.step(masked(seen["action_mask"], random.Random(1)))[0]
        assert (seen["observation"] is after["observation"]) != copy
        assert bool((seen["observation"] == after["observation"]).all()) != copy


WRONG: list[tuple[dict[str, Any], type[CarbarnError]]] = [
    ({"game": "monopoly"}, UnknownName),
    ({"game": 3}, UnknownName),
    ({"seats": 6}, BadOption),
    ({"seats": "two"}, BadOption),
    ({"seats": True}, BadOption),
    ({"opponents": "nobody"}, UnknownName),
    ({"opponents": "master"}, BadOption),
    ({"opponents": ["greedy", "greedy"]}, BadOption),
    ({"opponents": []}, BadOption),
    ({"opponents": None}, BadOption),
    ({"opponents": [7]}, UnknownName),
    ({"rewards": "money"}, BadOption),
    ({"rewards": 1}, BadOption),
    ({"num_envs": 0}, BadOption),
    ({"num_envs": -3}, BadOption),
    ({"num_envs": 2.5}, BadOption),
    ({"num_envs": 10**9}, BadOption),
    ({"num_envs": True}, BadOption),
    ({"illegal": "pray"}, BadOption),
    ({"render_mode": "human"}, BadOption),
    ({"tickets": "cheap"}, BadOption),
    ({"colour": "red"}, CarbarnError),
]


@pytest.mark.parametrize(("settings", "kind"), WRONG, ids=str)
def test_what_cannot_be_gets_a_sentence(settings: dict[str, Any], kind: type[CarbarnError]) -> None:
    with pytest.raises(kind) as found:
        envs.vector(**{"game": "usa", **settings})
    sentences = {found.value.say(locale) for locale in ("en", "fr", "ko")}
    assert len(sentences) == 3
    assert all(sentence.strip() for sentence in sentences)


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 0.0], ["a", "b"], None])
def test_actions_that_are_none_get_a_sentence(actions: Any) -> None:
    env = envs.vector("usa", 2)
    env.reset(seed=1)
    with pytest.raises(BadOption, match="2 whole numbers"):
        env.step(actions)


@pytest.mark.parametrize("seed", [-1, 1.5, True, 1 << 63])
def test_a_seed_that_is_none_gets_a_sentence(seed: Any) -> None:
    with pytest.raises(BadOption):
        envs.vector("usa", 2).reset(seed=seed)


def test_a_board_of_ones_own_can_be_learned_too() -> None:
    game = carbarn.load(Path(__file__).parent.parent / "boards" / "three_cities.toml")
    env = envs.vector(game, 4, "random", seats=game.seats[0])
    seen, _ = env.reset(seed=1)
    for step in range(50):
        seen = env.step(masked(seen["action_mask"], random.Random(step)))[0]
