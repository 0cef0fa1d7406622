"""The readings of legality agree: `legal`, `is_legal` and `why_illegal`, for every id, along random games."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from carbarn.core.dealer import Dealer
from carbarn.core.errors import IllegalAction, UnknownName
from carbarn.core.game import CHANCE, OVER
from carbarn.core.match import Match
from carbarn.core.types import State
from carbarn.games.routes.state import (
    OVER_BY_LAST_ROUND,
    PLACE_TOKEN,
    SET_OUT_TOKENS,
    TAKE_TOKEN,
    TURN,
    WHO_BEGINS,
)
from tests.test_conservation import LEANINGS, TABLES, game_of, named, walk

GAMES = [("usa", {}), ("usa", {"tickets": "1910"}), ("usa", {"tickets": "mega"}), ("san_francisco", {})]
TOKEN_PHASES = {SET_OUT_TOKENS, PLACE_TOKEN, TAKE_TOKEN}
EVERY = 12  # `why_illegal` is slow
NO_SUCH = (-1, -2, -1000, 10**6, 2**31, 2**40, -(2**40))


def ids_of(game: Any) -> range:
    return range(int(game.board.table[0].all_ids))


def allowed(game: Any, state: State) -> list[int]:
    """What may happen next: what the seat to move may do, or chance."""
    if game.to_move(state) != CHANCE:
        assert len(game.chance(state).ids) == 0
        return game.legal(state).tolist()
    assert len(game.legal(state)) == 0
    outcomes = game.chance(state)
    assert len(outcomes.ids) == len(outcomes.weights)
    assert min(outcomes.weights) > 0
    return outcomes.ids.tolist()


def compare(game: Any, state: State) -> set[int]:
    """The fast readings, for every id and for numbers that no action has; returns what is legal."""
    found = allowed(game, state)
    assert found == sorted(set(found))
    assert [i for i in ids_of(game) if game.is_legal(state, i)] == found
    beyond = len(ids_of(game))
    assert not any(game.is_legal(state, i) for i in (*NO_SUCH, *range(beyond, beyond + 20)))
    return set(found)


def compare_slowly(game: Any, state: State, legal: set[int]) -> None:
    """The plain reading, for every id: None for the legal ones, else a rule of this map's rulebook and a sentence."""
    before, book = state.tobytes(), game.board.file.content["rulebook"]
    for i in (*ids_of(game), *NO_SUCH):
        refusal = game.why_illegal(state, i)
        assert (refusal is None) == (i in legal), (i, refusal)
        if refusal is not None:
            assert refusal.rule[0] == book
            assert refusal.rule[1:].isdigit()
    assert state.tobytes() == before


def refuse(game: Any, state: State, action: int) -> None:
    """An illegal action names its rule and changes nothing."""
    before = state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.rule in str(caught.value)
    assert caught.value.rule[0] == game.board.file.content["rulebook"]
    assert state.tobytes() == before


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[named(table) for table in TABLES])
def test_three_readings_agree(number: int) -> None:
    name, options, seats = TABLES[number]
    game, rng, met = game_of(name, **options), random.Random(number), Counter[bool]()
    for state in walk(game, seats, 20, LEANINGS[number % len(LEANINGS)]):
        who = game.to_move(state)
        met[who >= 0] += 1
        if who == CHANCE and met[False] % 4:
            continue
        legal = compare(game, state)
        if met[who >= 0] % (EVERY if who >= 0 else 5 * EVERY) == 0:
            compare_slowly(game, state, legal)
        for action in [i for i in (*rng.sample(ids_of(game), 3), rng.choice(NO_SUCH)) if i not in legal]:
            refuse(game, state, action)
        if who >= 0:
            assert game.legal(game.view(state, who)).tolist() == sorted(legal)
    assert who == OVER
    assert not legal
    compare_slowly(game, state, legal)


@pytest.mark.parametrize("table", [t for t in TABLES if not t[1]], ids=named)
def test_three_readings_agree_where_it_is_rare(table: tuple[str, dict[str, str], int]) -> None:
    """Each phase: setup and chance, choosing tickets, placing and taking tokens, a second card, and few trains left."""
    name, options, seats = table
    game, met = game_of(name, **options), Counter[tuple[int, bool]]()
    for leaning in LEANINGS:
        for state in walk(game, seats, 31, leaning):
            s = state[0]
            case = (int(s.phase), bool(s.phase == TURN and s.trains[s.seat] <= 5))
            met[case] += 1
            if met[case] == 1:
                compare_slowly(game, state, compare(game, state))
    phases = set(range(WHO_BEGINS, OVER_BY_LAST_ROUND + 1))
    assert {phase for phase, _ in met} >= phases - (set() if name == "san_francisco" else TOKEN_PHASES)
    assert (TURN, True) in met


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_notation_is_lossless(name: str, options: dict[str, str]) -> None:
    game = game_of(name, **options)
    state, texts = game.new(2), set()
    for i in ids_of(game):
        text = game.text(i)
        action = game.action(i)
        assert game.parse(state, text) == i, text
        assert str(action) == text
        assert action.id == i
        texts.add(text)
    assert len(texts) == len(ids_of(game))
    for text in ("", "claim", "keep 9", "draw display 0", "ticket Nowhere–Omaha 9"):
        with pytest.raises(UnknownName):
            game.parse(state, text)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_loose_notation_finds_a_legal_claim(name: str, options: dict[str, str]) -> None:
    """Case and dashes do not matter, nor the order of the cities; a track left out is any that is legal."""
    game = game_of(name, **options)
    for state in walk(game, 4, 40):
        for i in game.legal(state).tolist() if game.to_move(state) >= 0 else []:
            action, text = game.action(i), game.text(i)
            assert game.parse(state, text.upper().replace("–", " - ")) == i
            if action.kind == "claim":
                route = game.board.routes[action.route]
                a, b = route.a.names["en"], route.b.names["en"]
                assert game.parse(state, text.replace(f"{a}–{b}", f"{b}–{a}")) == i
                twins = {r.index for r in game.board.routes if {r.a.id, r.b.id} == {route.a.id, route.b.id}}
                meant = game.action(game.parse(state, text.replace(f"{a}–{b} ({route.track})", f"{a}–{b}")))
                assert game.is_legal(state, meant.id)
                assert (meant.colour, meant.wilds) == (action.colour, action.wilds)
                assert meant.route in twins


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_action_is_an_id_a_text_or_typed(name: str, options: dict[str, str]) -> None:
    """The same game three times, each action given in another way: the same states, and illegal ones refused alike."""
    game, rng = game_of(name, **options), random.Random(name)
    ways: list[Callable[[int], Any]] = [lambda i: i, game.text, game.action]
    matches = [Match(game, 3, Dealer.seeded(8)) for _ in ways]
    while not matches[0].over:
        legal = [action.id for action in matches[0].legal]
        assert legal == game.legal(matches[0].state).tolist()
        action, wrong = rng.choice(legal), rng.choice([i for i in ids_of(game) if i not in legal])
        for match, way in zip(matches, ways, strict=True):
            before, log = match.state.tobytes(), list(match.log)
            with pytest.raises(IllegalAction):
                match.play(way(wrong))
            assert (match.state.tobytes(), match.log) == (before, log)
            match.play(way(action))
        assert len({match.state.tobytes() for match in matches}) == 1
    assert matches[0].log == matches[1].log == matches[2].log


def test_what_legal_lists_can_be_played() -> None:
    """The ids of `legal` are NumPy's whole numbers."""
    match = Match(game_of("usa"), 2, Dealer.seeded(8))
    match.play(match.game.legal(match.state)[0])
    assert len(match.log) > 0


@pytest.mark.parametrize("action", [2**63, -(2**63) - 1, 10**30])
def test_a_number_too_large_for_a_word_is_no_action(action: int) -> None:
    game = game_of("usa")
    match = Match(game, 2, Dealer.seeded(8))
    assert not game.is_legal(match.state, action)
    refuse(game, match.state, action)
    with pytest.raises(IllegalAction):
        match.play(action)
