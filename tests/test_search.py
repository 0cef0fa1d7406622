"""The search, alone: with a guide that is a row of slot machines, whose chances are known."""

import gc
import math
import time
from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Any

import numpy as np
import pytest

from carbarn.bots import bot as bots
from carbarn.bots.bot import SearchBot
from carbarn.bots.search import Budget, Search
from carbarn.core.errors import BadOption
from carbarn.core.guide import Candidate, Outcomes
from carbarn.core.types import Rng, State

VIEW: State = np.zeros(1, np.dtype([("nothing", np.int8)]))
ARMS = (0.4, 0.5, 0.45, 0.8, 0.3, 0.6, 0.2, 0.5)
BEST = 3


class Bandit:
    """A guide: action n wins with the chance of arm n. Remembers what it was asked."""

    def __init__(
        self, arms: Sequence[float] = ARMS, seconds: float = 0.0, solved: Sequence[tuple[int, float]] | None = None
    ) -> None:
        self.arms, self.seconds, self.solved = arms, seconds, solved
        self.points, self.margins = [0.0] * len(arms), [0.0] * len(arms)
        self.point_worth, self.manners, self.finalists = 0.0, 1, 0
        self.met: dict[int, list[tuple[int, bytes]]] = defaultdict(list)  # by seed: actions, and their worlds
        self.solving: list[float] = []

    def closer(self, tried: int) -> int:
        raise AssertionError("nobody asks where there is one look")

    def candidates(self, view: State) -> Sequence[Candidate]:
        return [Candidate(action, 10.0 - action) for action in range(len(self.arms))]

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        raise AssertionError("nobody asks where nothing was tried yet")

    def worlds(self, view: State, count: int, rng: Rng) -> State:
        worlds = np.zeros(count, view.dtype)
        worlds["nothing"] = (rng[0] >> 3) % 100
        return worlds

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        self.met[seed].append((action, worlds.tobytes()))
        time.sleep(self.seconds * len(worlds))
        luck = [np.random.default_rng((seed, number)).random() for number in range(len(worlds))]
        won = [float(each < self.arms[action]) for each in luck]
        return np.array([(each, self.points[action], each + self.margins[action]) for each in won])

    def solve(self, view: State, seconds: float) -> Sequence[tuple[int, float]] | None:
        self.solving.append(seconds)
        return self.solved

    def reason(self, view: State, action: int, locale: str) -> str:
        return f"{locale}: arm {action}"


@pytest.mark.parametrize("seed", range(5))
def test_the_best_arm_is_found(seed: int) -> None:
    judged = Search(Bandit(), Budget(playouts=2000), 1).judge(VIEW, 1000 * seed)
    assert judged[0].action == BEST
    assert judged[0].chance == pytest.approx(ARMS[BEST], abs=0.1)
    assert judged[0].value == 10.0 - BEST
    assert {each.action for each in judged} == set(range(len(ARMS)))


def test_among_equal_chances_points_decide() -> None:
    guide = Bandit([0.5, 0.5, 0.5, 0.9])
    guide.points, guide.point_worth = [100.0, 110.0, 90.0, 100.0], 0.004
    judged = Search(guide, Budget(playouts=2000), 1).judge(VIEW, 1)
    assert [each.action for each in judged[:2]] == [3, 1]
    assert judged[1].chance == pytest.approx(0.5, abs=0.1), "what is told is the chance alone"


def test_what_is_told_is_the_chance_whatever_else_ranks() -> None:
    """A guide may prefer the larger margin among equal chances: nobody is told that as a chance."""
    guide = Bandit([0.5, 0.5, 0.5, 0.4])
    guide.margins = [0.0, 0.3, 0.0, 0.0]
    best = Search(guide, Budget(playouts=2000), 1).judge(VIEW, 1)[0]
    assert best.action == 1
    assert best.chance == pytest.approx(0.5, abs=0.1)


def test_the_worse_half_is_dropped_after_every_round() -> None:
    """Three rounds for eight candidates, each a third of the playouts: 40 for each, then 80 for four, 160 for two."""
    judged = Search(Bandit(), Budget(playouts=960), 1).judge(VIEW, 7)
    assert [each.playouts for each in judged] == [280, 280, 120, 120, 40, 40, 40, 40]
    assert judged[0].chance >= judged[1].chance


@pytest.mark.parametrize("count", [2, 3, 5, 6, 7, 9])
def test_a_count_that_cannot_be_halved(count: int) -> None:
    arms = [0.3] * (count - 1) + [0.9]
    judged = Search(Bandit(arms), Budget(playouts=1200), 1).judge(VIEW, 3)
    assert judged[0].action == count - 1
    assert sum(each.playouts for each in judged) <= 1200
    assert min(each.playouts for each in judged) > 0


def test_a_small_budget_still_looks_at_everything() -> None:
    judged = Search(Bandit(), Budget(playouts=1), 1).judge(VIEW, 3)
    assert min(each.playouts for each in judged) > 0


def test_all_candidates_meet_the_same_worlds_and_the_same_luck() -> None:
    guide = Bandit()
    Search(guide, Budget(playouts=960), 2).judge(VIEW, 7)
    assert len({worlds for asked in guide.met.values() for _, worlds in asked}) > 10
    for asked in guide.met.values():
        assert len({worlds for _, worlds in asked}) == 1
        assert len({action for action, _ in asked}) == len(asked)
    assert max(len(asked) for asked in guide.met.values()) == len(ARMS)


class Mannered(Bandit):
    """Every arm wins only if the seat goes on in the last manner; the first, in any but the first a little less."""

    def __init__(self, manners: int) -> None:
        super().__init__()
        self.manners, self.asked = manners, list[tuple[int, int]]()

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        return ()

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        self.asked.append((action, manner))
        outcomes = super().playouts(worlds, action, seed)
        return outcomes if manner == self.manners - 1 else 0.3 * outcomes


def test_the_best_manner_is_found_first_and_kept_for_every_candidate() -> None:
    guide = Mannered(4)
    judged = Search(guide, Budget(playouts=2000), 1).judge(VIEW, 5)
    assert judged[0].action == BEST
    assert judged[0].chance == pytest.approx(ARMS[BEST], abs=0.1), "in the best manner"
    tried = [action for action, manner in guide.asked if manner != 3]
    assert set(tried) == {0}, "manners are tried with the planner's choice"
    assert {action for action, manner in guide.asked if manner == 3} == set(range(len(ARMS)))
    first = next(number for number, (action, _) in enumerate(guide.asked) if action != 0)
    spent = sum(1 for _ in guide.asked[:first])
    assert 0.1 < spent / len(guide.asked) < 0.3, "a fifth of the playouts"


def test_finding_a_manner_is_part_of_the_time() -> None:
    guide = Mannered(3)
    guide.seconds = 0.001
    start = time.perf_counter()
    Search(guide, Budget(0.1), 1).judge(VIEW, 5)
    assert time.perf_counter() - start < 0.15


class Wider(Mannered):
    """The best arm is looked at by those alone who have time for it."""

    ENOUGH = 100

    def candidates(self, view: State) -> Sequence[Candidate]:
        return [each for each in super().candidates(view) if each.action != BEST]

    def wider(self, view: State, known: Sequence[Candidate], tried: int) -> Sequence[Candidate]:
        assert [each.action for each in known] == [0, 1, 2, 4, 5, 6, 7]
        assert tried == 4 * len(self.asked), "all that was played out so far, four worlds a call"
        return [Candidate(BEST, 1.5)] if tried >= self.ENOUGH else ()


def test_who_has_time_looks_at_more() -> None:
    hasty, thorough = Wider(2), Wider(2)
    judged = Search(hasty, Budget(playouts=400), 1).judge(VIEW, 5)
    assert BEST not in {each.action for each in judged}
    assert len(judged) == 7
    judged = Search(thorough, Budget(playouts=2000), 1).judge(VIEW, 5)
    assert (judged[0].action, judged[0].value) == (BEST, 1.5)
    assert len(judged) == 8
    for asked in thorough.met.values():
        assert len({worlds for _, worlds in asked}) == 1, "it meets the same worlds as the others"


class Closer(Bandit):
    """At a closer look the arm that seemed fourth best is the best one, and playouts are dearer."""

    CLOSE, FOURTH = 9, 1

    def __init__(self, finalists: int, seconds: float = 0.0) -> None:
        super().__init__([0.1, 0.6, 0.65, 0.75, 0.1, 0.7, 0.1, 0.1], seconds)
        self.finalists, self.asked, self.tried = finalists, list[tuple[int, int, int]](), 0

    def closer(self, tried: int) -> int:
        self.tried = tried
        return self.CLOSE

    def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
        self.asked.append((action, manner, len(worlds)))
        time.sleep(self.seconds if manner == self.CLOSE else 0.0)
        outcomes = super().playouts(worlds, action, seed)
        return outcomes if manner == 0 else outcomes * (1.0 if action == self.FOURTH else 0.5)


def test_the_best_few_get_a_closer_look() -> None:
    guide = Closer(4)
    judged = Search(guide, Budget(playouts=4000), 1).judge(VIEW, 5)
    close = [action for action, manner, _ in guide.asked if manner == Closer.CLOSE]
    assert set(close) == {1, 2, 3, 5}
    assert judged[0].action == Closer.FOURTH, "which the first look alone would not have chosen"
    assert judged[0].chance == pytest.approx(0.6, abs=0.1)
    assert {each.action for each in judged[:4]} == {1, 2, 3, 5}, "who got the second look comes first"
    assert all(each.chance < 0.45 for each in judged[1:4]), "what the second look found out, and nothing of the first"
    assert [each.chance for each in judged[4:]] == pytest.approx([0.1] * 4, abs=0.1)
    assert guide.tried == sum(count for _, manner, count in guide.asked if manner == 0)
    assert guide.tried == pytest.approx(0.4 * 4000, rel=0.1), "two fifths of the playouts are for the first look"
    assert sum(count for _, manner, count in guide.asked if manner) == pytest.approx(0.6 * 4000, rel=0.1)


def test_a_closer_look_in_other_worlds() -> None:
    guide = Closer(4)
    Search(guide, Budget(playouts=400), 1).judge(VIEW, 5)
    assert all(len({action for action, _ in asked}) == len(asked) for asked in guide.met.values()), "no seed twice"


@pytest.mark.parametrize("finalists", [1, 8, 12])
def test_any_number_of_finalists(finalists: int) -> None:
    judged = Search(Closer(finalists), Budget(playouts=1600), 2).judge(VIEW, 5)
    assert sorted(each.action for each in judged) == list(range(len(ARMS)))
    assert judged[0].action == (3 if finalists == 1 else Closer.FOURTH)


def test_two_looks_in_one_time() -> None:
    """Whatever dearer playouts cost: the pace is measured anew."""
    start = time.perf_counter()
    judged = Search(Closer(4, 0.002), Budget(0.1), 1).judge(VIEW, 5)
    assert time.perf_counter() - start < 0.15
    assert min(each.playouts for each in judged) > 0


def test_a_single_candidate_costs_nothing() -> None:
    guide = Bandit([0.5])
    for budget in (Budget(0.05), Budget(playouts=100)):
        (only,) = Search(guide, budget).judge(VIEW, 1)
        assert (only.action, only.value, only.playouts) == (0, 10.0, 0)
        assert math.isnan(only.chance)
    assert not guide.met
    assert not guide.solving


def test_what_can_be_solved_is_not_played_out() -> None:
    guide = Bandit(solved=[(2, 0.1), (5, 0.9), (3, 0.5)])
    judged = Search(guide, Budget(0.05)).judge(VIEW, 1)
    assert [(each.action, each.chance, each.value) for each in judged] == [(5, 0.9, 5.0), (3, 0.5, 7.0), (2, 0.1, 8.0)]
    assert guide.solving == [0.025]
    assert not guide.met


def test_counted_playouts_do_not_ask_the_clock() -> None:
    """Whether something is solved in time depends on the machine; the choice must not."""
    guide = Bandit(solved=[(2, 0.1)])
    assert len(Search(guide, Budget(playouts=100)).judge(VIEW, 1)) == len(ARMS)
    assert not guide.solving


def test_the_same_choice_whatever_the_workers() -> None:
    one, two, five = (Search(Bandit(), Budget(playouts=500), workers).judge(VIEW, 11) for workers in (1, 2, 5))
    assert one == two == five
    assert one != Search(Bandit(), Budget(playouts=500), 1).judge(VIEW, 12_000)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_clock_is_kept(workers: int) -> None:
    """A millisecond a playout, a tenth of a second in all."""
    spent = []
    for seed in range(5):
        search, start = Search(Bandit(seconds=0.001), Budget(0.1), workers), time.perf_counter()
        judged = search.judge(VIEW, seed)
        spent.append(time.perf_counter() - start)
        assert sum(each.playouts for each in judged) >= len(ARMS)
    assert 0.05 < median(spent) < 0.15


def test_a_guide_slower_than_the_clock_is_asked_once() -> None:
    guide = Bandit(ARMS[:3], seconds=0.02)
    judged = Search(guide, Budget(0.01), 1).judge(VIEW, 1)
    assert [each.playouts for each in judged] == [1, 1, 1]


def test_a_unit_that_becomes_slow_is_broken_off_at_the_end() -> None:
    """Whatever the pace was before: the clock is overrun by one candidate's worlds, not by everybody's."""

    class Tiring(Bandit):
        def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
            time.sleep(0.03 if len(self.met) > 4 else 0.0)
            return super().playouts(worlds, action, seed, manner)

    start = time.perf_counter()
    judged = Search(Tiring(), Budget(0.1), 1).judge(VIEW, 1)
    assert time.perf_counter() - start < 0.1 + 0.03 + 0.05, "the last for a busy machine"
    assert min(each.playouts for each in judged) > 0


def test_nothing_is_swept_up_while_the_clock_runs() -> None:
    class Watching(Bandit):
        def candidates(self, view: State) -> Sequence[Candidate]:
            assert not gc.isenabled()
            return super().candidates(view)

    assert gc.isenabled()
    Search(Watching(), Budget(playouts=8), 1).judge(VIEW, 1)
    assert gc.isenabled()


def test_what_goes_wrong_in_a_thread_is_not_lost() -> None:
    class Broken(Bandit):
        def playouts(self, worlds: State, action: int, seed: int, manner: int = 0) -> Outcomes:
            raise ArithmeticError

    for budget in (Budget(0.05), Budget(playouts=100)):
        with pytest.raises(ArithmeticError):
            Search(Broken(), budget, 2).judge(VIEW, 1)


@pytest.mark.parametrize("seconds", [0, -1, math.nan, math.inf, 601, None])
def test_times_that_cannot_be(seconds: Any) -> None:
    with pytest.raises(BadOption, match="more than 0 and at most 600 seconds"):
        Budget(seconds)


@pytest.mark.parametrize("playouts", [0, -5, 1.5, "many", 10**12])
def test_playouts_that_cannot_be(playouts: Any) -> None:
    with pytest.raises(BadOption, match="whole number from 1"):
        Budget(playouts=playouts)


# The bot around it


class Casino:
    """As much of a game as a bot that searches needs."""

    def __init__(self, guide: Bandit) -> None:
        self._guide = guide

    def guide(self, style: str) -> Bandit:
        return self._guide

    def asked(self, view: State) -> int:
        return 0

    def text(self, action: int) -> str:
        return f"pull {action}"


def gambler(monkeypatch: pytest.MonkeyPatch, guide: Bandit, budget: Budget) -> SearchBot:
    monkeypatch.setattr(bots, "_warm_up", lambda game, guide, style: None)
    game: Any = Casino(guide)
    return SearchBot(game, "search", "plain", budget, seed=4, workers=1)


def test_the_first_advice_is_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = gambler(monkeypatch, Bandit([0.5] * 6), Budget(playouts=200))
    chances = set()
    for _ in range(8):
        advice = bot.explain(VIEW, "fr")
        assert bot.explain(VIEW, "fr") == advice
        assert advice[0].action == bot.choose(VIEW)
        assert (advice[0].text, advice[0].sentence) == (f"pull {advice[0].action}", f"fr: arm {advice[0].action}")
        chances.add(advice[0].chance)
    assert len(chances) > 1, "every decision has luck of its own"


def test_a_solved_chance_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = gambler(monkeypatch, Bandit(solved=[(1, 0.75), (99, 0.5)]), Budget(0.05))
    assert [each.as_dict() for each in bot.explain(VIEW)] == [
        {"action": 1, "text": "pull 1", "chance": 0.75, "value": 9.0, "sentence": "en: arm 1"},
        {"action": 99, "text": "pull 99", "chance": 0.5, "value": None, "sentence": "en: arm 99"},
    ]


def test_the_chance_of_an_only_move_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    (only,) = gambler(monkeypatch, Bandit([0.5]), Budget(0.05)).explain(VIEW)
    assert (only.chance, only.value) == (None, 10.0)
