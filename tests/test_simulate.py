"""Many games: the same whatever the workers, and the same as a match played move by move."""

import pytest

import carbarn
from carbarn.arena.simulate import simulate
from carbarn.bots.bot import PolicyBot
from carbarn.core.dealer import Dealer
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.match import Match


def test_the_workers_do_not_matter() -> None:
    game = carbarn.game("usa")
    one, two = (simulate(game, 3, 2500, ["random"], 9, workers) for workers in (1, 2))
    assert (one.wins, one.means, one.decisions) == (two.wins, two.means, two.decisions)
    assert one.games == 2500
    assert abs(sum(one.wins) - 2500) < 1e-6


@pytest.mark.parametrize("name", ["usa", "san_francisco", "cable_car"])
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_simulated_game_is_the_match_of_the_same_seed(name: str, policy: str) -> None:
    """Game number n of a seed, played in one compiled call, and played by bots at a table that see their views only."""
    game = carbarn.game(name)
    batch = game.play_out(2, (policy, policy), 77, 5, 3)
    for number in range(3):
        match = Match(game, 2, Dealer.seeded(77, 5 + number))
        bot = PolicyBot(game, policy, 77, 5 + number)
        moves = 0
        while not match.over:
            match.play(bot.choose(match.view(match.to_move)))
            moves += 1
        assert [score.total for score in match.scores.seats] == batch.totals[number].tolist()
        assert [score.rank for score in match.scores.seats] == batch.ranks[number].tolist()
        assert moves == batch.decisions[number]
        assert match.state["turns"][0] == batch.turns[number]


def test_what_cannot_be_simulated() -> None:
    game = carbarn.game("usa")
    with pytest.raises(BadOption, match="1 to"):
        simulate(game, games=0)
    with pytest.raises(BadOption, match="players"):
        simulate(game, seats=9)
    with pytest.raises(BadOption, match="workers"):
        simulate(game, workers=0)
    with pytest.raises(BadOption, match="3 bots were named for 2 seats"):
        simulate(game, bots=["random"] * 3)
    with pytest.raises(UnknownName, match="random, greedy"):
        simulate(game, bots=["clever"])
    with pytest.raises(BadOption, match="seed"):
        simulate(game, seed=-1)
