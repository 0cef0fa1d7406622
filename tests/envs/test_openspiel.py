"""OpenSpiel: its random simulation, information states that tell all a player knows and no more, its algorithms."""

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is NOT INSTALLED: the extra `openspiel` is untested here")

from carbarn.core.errors import CarbarnError  # noqa: E402
from carbarn.core.game import CHANCE  # noqa: E402
from carbarn.envs import openspiel  # noqa: E402

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("usa", 2, {}),
    ("usa", 3, {"tickets": "mega"}),
    ("san_francisco", 4, {}),
    ("cable_car", 2, {}),
    ("cable_car", 3, {"rotation": True, "companies": True, "hand": 3}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_passes_the_random_simulation(name: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(openspiel.load(name, seats, **options), num_sims=1, serialize=False, verbose=False)


def test_states_can_be_written_down_and_read_again() -> None:
    pyspiel.random_sim_test(openspiel.load("cable_car"), num_sims=1, serialize=True, verbose=False)


def played(name: str, seats: int, seed: int, decisions: int) -> Any:
    """A state after so many decisions by chance."""
    state, rng = openspiel.load(name, seats).new_initial_state(), random.Random(seed)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            ids, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(ids, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", ["usa", "san_francisco", "cable_car"])
def test_an_information_state_is_what_the_player_has_seen(name: str) -> None:
    state = played(name, 2, 1, 24)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    text = state.information_state_string(player)
    assert "?" in text
    assert len(text.split()) == 1 + len(state.history())
    assert state.information_state_string(1 - player) != text
    numbers = np.array(state.information_state_tensor(player))
    np.testing.assert_array_equal(numbers, state.rules.observe(state.rules.view(state.record, player)))
    # Another world that the player could be in: the same information, the same choices.
    other = state.resample_from_infostate(player, random.Random(4).random)
    assert other.information_state_string(player) == text
    assert (np.array(other.information_state_tensor(player)) == numbers).all()
    assert other.legal_actions() == state.legal_actions()
    assert other.record.tobytes() != state.record.tobytes()
    # A copy goes its own way.
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.seen[0]) + 1 == len(copy.seen[0])
    assert state.rules.to_move(state.record) != CHANCE


def test_returns_are_placings() -> None:
    state = played("san_francisco", 3, 2, 10**6)
    assert state.is_terminal()
    ranks = [score.rank for score in state.rules.scores(state.record).seats]
    expected = [(sum(o > r for o in ranks) - sum(o < r for o in ranks)) / 2 for r in ranks]
    assert state.returns() == pytest.approx(expected)


def test_its_algorithms_run() -> None:
    """Outcome sampling Monte Carlo CFR learns from whole games; information set search plays one move."""
    from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

    game = openspiel.load("san_francisco")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy() is not None
    state = played("san_francisco", 2, 3, 20)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=8,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    [
        ("monopoly", 2, {}),
        ("usa", 7, {}),
        ("usa", 2, {"rewards": "shaped"}),
        ("usa", 2, {"tickets": "none"}),
        ("usa", 2, {"colour": "red"}),
    ],
)
def test_what_cannot_be_gets_a_sentence(name: str, seats: int, settings: dict[str, Any]) -> None:
    with pytest.raises(CarbarnError):
        openspiel.load(name, seats, **settings)
