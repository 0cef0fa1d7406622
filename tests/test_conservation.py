"""Nothing is lost and nothing appears: every step of random games, chance included."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import carbarn
from carbarn.core.game import CHANCE, OVER
from carbarn.core.types import State
from carbarn.games.routes.board import Board
from carbarn.games.routes.state import BLANK, FILL_DISPLAY, TURN, WILD
from tests.reference import members

# Game, options, seats.
TABLES: list[tuple[str, dict[str, str], int]] = [
    *(("usa", {}, seats) for seats in (2, 3, 4, 5)),
    *(("san_francisco", {}, seats) for seats in (2, 3, 4)),
    *(("usa", {"tickets": "mega"}, seats) for seats in (2, 5)),
    ("usa", {"tickets": "1910"}, 3),
]
LEANINGS = ("", "draw", "draw tickets")
MOST_STEPS = 6000

# What the ledger says, not what the board file does.
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}  # U20, F17
TRAINS = {"usa": 45, "san_francisco": 20}  # U1, F1
BOTH_TRACKS_FROM = {"usa": 4, "san_francisco": 3}  # U19, F16
COLOUR_CARDS, WILD_CARDS = {"usa": 12, "san_francisco": 6}, {"usa": 14, "san_francisco": 8}  # U2, F2
STACK, ASIDE_STACK = {2: 2, 3: 2, 4: 3}, {2: 1, 3: 2, 4: 3}  # F5, F8
STARTS = {"alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill"}  # F6


def named(table: tuple[str, dict[str, str], int]) -> str:
    return "-".join([table[0], *table[1].values(), str(table[2])])


@cache
def game_of(name: str, tickets: str | None = None) -> Any:
    """A game, built once a run."""
    return carbarn.game(name, **({} if tickets is None else {"tickets": tickets}))


def walk(game: Any, seats: int, seed: int, leaning: str = "") -> Iterator[State]:
    """A random game: the state before the first step and after every one, always the same record.

    Every legal action is as likely as the next; with a leaning, actions that begin so are taken nine times in ten.
    """
    rng, state = random.Random(f"{seed} {leaning}"), game.new(seats)
    yield state
    for _ in range(MOST_STEPS):
        who = game.to_move(state)
        if who == OVER:
            return
        if who == CHANCE:
            outcomes = game.chance(state)
            (action,) = rng.choices(outcomes.ids.tolist(), outcomes.weights.tolist())
        else:
            legal = game.legal(state).tolist()
            leans = leaning and rng.random() < 0.9
            wanted = [a for a in legal if game.text(a).startswith(leaning)] if leans else []
            action = rng.choice(wanted or legal)
        game.apply(state, action)
        yield state
    raise AssertionError(f"no end after {MOST_STEPS} steps")


@cache
def twins(board_name: str) -> dict[int, int]:
    """The other track of each double route."""
    routes = game_of(board_name).board.routes
    return {r.index: o.index for r in routes for o in routes if o is not r and {o.a.id, o.b.id} == {r.a.id, r.b.id}}


def check_cards(board: Board, s: Any) -> None:
    """U2, U11, F2: every card is in the deck, in the discards, face up or in a hand; what is known of hands is true."""
    name, deck, discard, hands = board.file.name, s.deck.tolist(), s.discard.tolist(), s.hand.tolist()
    face_up = [card for card in s.display.tolist() if card != BLANK]
    everywhere = [sum(pile) for pile in zip(deck, discard, *hands, strict=True)]
    for card in face_up:
        everywhere[card] += 1
    colours = len(board.colours)
    assert everywhere == [COLOUR_CARDS[name]] * colours + [0] * (WILD - colours) + [WILD_CARDS[name]]
    assert (sum(deck), sum(discard)) == (s.deck_count, s.discard_count)
    assert [sum(hand) for hand in hands] == s.hand_count.tolist()
    assert min(map(min, (deck, discard, *hands))) >= 0
    assert (s.shown >= 0).all()
    assert (s.shown <= s.hand).all()


def check_routes(board: Board, s: Any) -> None:
    """U16, U18 to U20, F14, F16, F17."""
    name, seats, twin = board.file.name, int(s.seats), twins(board.file.name)
    own, trains, points = [members(words) for words in s.own.tolist()], s.trains.tolist(), s.points.tolist()
    taken = set().union(*own)
    assert len(taken) == sum(map(len, own))
    taken_twins = {twin[i] for i in taken if i in twin}
    for seat, mine in enumerate(own[:seats]):
        lengths, mine_twins = [board.routes[i].length for i in mine], {twin[i] for i in mine if i in twin}
        assert trains[seat] >= 0
        assert trains[seat] + sum(lengths) == TRAINS[name]
        assert points[seat] == sum(ROUTE_POINTS[n] for n in lengths)
        assert not mine & mine_twins
        closed = taken | (mine_twins if seats >= BOTH_TRACKS_FROM[name] else taken_twins)
        low, high = s.open[seat].tolist()
        assert low | high << 60 == (1 << len(board.routes)) - 1 - sum(1 << i for i in closed)


def check_tickets(board: Board, s: Any) -> None:
    """U4, U21, U22, U32: each ticket is in one place, and what is known of it is true."""
    seats, queue, queued = int(s.seats), s.queue.tolist(), int(s.queue_count)
    pool, held = members(s.pool), [members(words) for words in s.held.tolist()]
    places = [*pool, *queue[:queued]]
    for seat, count in enumerate(s.offer_count.tolist()):
        offer, by = s.offer[seat].tolist(), s.offer_by[seat].tolist()
        places += [*held[seat], *offer[:count]]
        assert set(offer[count:] + by[count:]) <= {BLANK}
        assert all(BLANK <= who < seats for who in by[:count])
    assert sorted(places) == list(range(len(board.tickets)))
    assert s.pool_count == len(pool)
    assert s.ticket_count.tolist() == [len(mine) for mine in held]
    assert set(queue[queued:] + s.queue_by.tolist()[queued:]) <= {BLANK}
    assert all(0 <= who < seats for who in s.queue_by.tolist()[:queued])
    for seat, known in enumerate(s.known.tolist()):
        if any(known):
            assert members(known) <= set().union(*(held[other] for other in range(seats) if other != seat))


def check_tokens(board: Board, s: Any) -> None:
    """F5 to F8, F18: tokens of each symbol, in its stack and before the seats."""
    cities, left, tokens, seats = s.symbol_city.tolist(), s.symbol_left.tolist(), s.tokens.tolist(), int(s.seats)
    stacks = [city for city in cities if city != BLANK]
    assert len(stacks) == len(set(stacks))
    assert not {symbol for symbol, city in enumerate(cities) if city != BLANK} & set(s.aside.tolist())
    for symbol, city in enumerate(cities):
        whole = 0
        if city != BLANK:
            whole = STACK[seats] if board.cities[city].id in STARTS else ASIDE_STACK[seats]
        assert left[symbol] >= 0
        assert left[symbol] + sum(held >> symbol & 1 for held in tokens) == whole


def check(game: Any, state: State) -> None:
    """Everything that is true of every full state."""
    board, s = game.board, state[0]
    check_cards(board, s)
    check_routes(board, s)
    check_tickets(board, s)
    check_tokens(board, s)


def check_display(s: Any) -> None:
    """U10, U13, U28, F12: when a seat decides, the display is as full as it can be, with three wilds only by U28."""
    display = s.display.tolist()
    if BLANK in display:
        assert s.deck_count + s.discard_count == 0
    if display.count(WILD) >= 3:
        others = sum(s.deck.tolist()[:WILD]) + sum(s.discard.tolist()[:WILD])
        assert others + sum(card not in (BLANK, WILD) for card in display) < 3


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_step_conserves(table: tuple[str, dict[str, str], int], leaning: str) -> None:
    name, options, seats = table
    game = game_of(name, **options)
    for seed in range(2 if leaning else 3):
        few: list[int] = []  # turns ended since a seat has two trains or fewer
        for state in walk(game, seats, seed, leaning):
            s, who = state[0], game.to_move(state)
            check(game, state)
            if who == CHANCE:
                outcomes = game.chance(state)
                assert len(outcomes.ids) > 0
                assert min(outcomes.weights) > 0
                assert s.phase != FILL_DISPLAY or s.display[s.place] == BLANK
            elif who != OVER:
                assert 0 <= who < seats
                assert (s.first + s.turns - 1) % seats == who or s.turns == 0
                assert len(game.legal(state)) > 0
                check_display(s)
            if min(s.trains.tolist()[:seats]) <= 2 and s.phase == TURN:
                few.append(int(s.turns) - 1)
        check_end(game, state, few)


def check_end(game: Any, state: State, few: list[int]) -> None:
    """U24, U31: after a turn that leaves few trains everybody has one more; or the game ends since everybody passed."""
    s = state[0]
    assert len(game.legal(state)) == 0
    assert len(game.chance(state).ids) == 0
    if game.scores(state).ended == "last_round":
        assert s.turns == few[0] + s.seats
    else:
        assert game.scores(state).ended == "passes"
        assert s.passes == s.seats


def test_the_walks_reach_the_rare_cases() -> None:
    """The games above exhaust decks, draw tickets that were put back, and leave places of the display empty."""
    met: Counter[str] = Counter()
    for name, seats in (("usa", 2), ("san_francisco", 4)):
        game = game_of(name)
        for leaning in LEANINGS[1:]:
            for seed in range(3):
                for state in walk(game, seats, seed, leaning):
                    s = state[0]
                    met["empty deck"] += s.deck_count + s.discard_count == 0
                    met["empty place"] += game.to_move(state) >= 0 and BLANK in s.display.tolist()
                    met["no tickets"] += s.turns > 0 and s.pool_count + s.queue_count == 0
                    met["put back and drawn"] += any(by != BLANK for by in s.offer_by[s.seat].tolist())
                    met["known elsewhere"] += any(members(known) for known in s.known)
    assert {case for case, times in met.items() if times} == set(met)
