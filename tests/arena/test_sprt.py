"""The sequential test: errs as seldom as it says, stops early, and stops a tournament at the same deal everywhere."""

import random

import pytest

import carbarn
from carbarn.arena.sprt import Question, Sprt, rate_at, tilt
from carbarn.arena.tournament import Tournament
from carbarn.core.errors import BadOption

from .conftest import TINY, Command

WHOLE = 4


def spread(rate: float) -> list[float]:
    """Chances of 0, 1, 2, 3, 4 halves of a deal's two wins, alike within a deal, with this mean."""
    base = [0.25, 0.1, 0.3, 0.1, 0.25]
    low, high = 0.0, 100.0
    for _ in range(60):
        middle = (low + high) / 2
        weights = [chance * middle**halves for halves, chance in enumerate(base)]
        mean = sum(halves * weight for halves, weight in enumerate(weights)) / 4 / sum(weights)
        low, high = (middle, high) if mean < rate else (low, middle)
    return weights


def runs(elo: float, question: Question, count: int, seed: int) -> tuple[float, float]:
    """How often the first bot is called stronger, and after how many deals."""
    rng, weights = random.Random(seed), spread(rate_at(0.5, elo))
    stronger = deals = 0
    for _ in range(count):
        test = Sprt(question, 0.5, WHOLE)
        while not test.add(rng.choices(range(5), weights)[0]):
            pass
        stronger += bool(test.answer)
        deals += test.deals
    return stronger / count, deals / count


@pytest.mark.parametrize("error", [0.05, 0.2])
def test_it_errs_as_seldom_as_it_says(error: float) -> None:
    """Within three deviations of 250 runs; overshooting the bounds makes the true rates a little smaller."""
    question, slack = Question(0, 60, error), 3 * (error / 250) ** 0.5
    wrong, _ = runs(0, question, 250, 1)
    right, _ = runs(60, question, 250, 2)
    assert wrong <= error + slack
    assert 1 - right <= error + slack


def test_clear_questions_are_decided_soon() -> None:
    question = Question(0, 60)
    assert runs(300, question, 30, 3) < (1.01, 60)
    assert runs(-300, question, 30, 4)[0] == 0
    assert runs(300, question, 30, 3)[1] < runs(30, question, 30, 3)[1]


def test_hypotheses_are_odds_against_an_equal_bot() -> None:
    assert rate_at(0.5, 0) == 0.5
    assert rate_at(1 / 3, 0) == pytest.approx(1 / 3)
    assert rate_at(0.5, 400) == pytest.approx(10 / 11)
    assert rate_at(1 / 3, 400) == pytest.approx(5 / 6)


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.7])
def test_the_tilted_distribution_has_the_mean(mean: float) -> None:
    values, counts = [0.0, 0.25, 0.5, 1.0], [3.0, 1.0, 5.0, 0.001]
    tilted = tilt(values, counts, mean)
    shares = [count / sum(counts) / (1 + tilted * (value - mean)) for value, count in zip(values, counts, strict=True)]
    assert min(shares) > 0
    assert sum(shares) == pytest.approx(1)
    assert sum(value * share for value, share in zip(values, shares, strict=True)) == pytest.approx(mean)


@pytest.mark.parametrize("wrong", [(20, 0), (0, 0), (0, 1e9), (float("nan"), 1)])
def test_hypotheses_that_cannot_be(wrong: tuple[float, float]) -> None:
    with pytest.raises(BadOption, match="cannot be told apart"):
        Question(*wrong)


@pytest.mark.parametrize("error", [0, 0.5, -1, float("nan")])
def test_error_rates_that_cannot_be(error: float) -> None:
    with pytest.raises(BadOption, match="error rate"):
        Question(error=error)


def test_a_tournament_stops_at_the_same_deal_however_it_is_played() -> None:
    """Deals that were played ahead of the decision are not counted."""
    game, question = carbarn.load(TINY), Question(0, 100)
    results = [
        Tournament(game, ["greedy", "random"], 1900, seed=8, question=question, **how).play()
        for how in ({}, {"details": True}, {"workers": 1})
    ]
    assert len({(result.deals, result.standings[0].rate, result.sprt.ratio) for result in results}) == 1
    assert 5 < results[0].deals < 1500
    assert results[0].sprt.answer is True


def test_the_command_tells_what_was_decided(command: Command) -> None:
    arguments = ("tournament", TINY, "--bots", "random,greedy", "--sprt", "--elo", "0,100", "--fast")
    code, out, _ = command(*arguments)
    assert code == 0
    assert "Decided: random is not stronger" in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--elo", "0"], "two numbers with a comma"),
        (["--elo", "9,3"], "cannot be told apart"),
        (["--error-rate", "0.7"], "error rate"),
    ],
)
def test_bad_questions_are_answered_in_a_sentence(arguments: list[str], sentence: str, command: Command) -> None:
    code, out, err = command("tournament", "usa", "--bots", "greedy,random", "--sprt", *arguments)
    assert (code, out) == (1, "")
    assert sentence in err
