"""Hidden information: a view, what bots make of it, samples and logs hold what the viewer may know, and no more."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb
from typing import Any

import numpy as np
import pytest

from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.errors import BadOption
from carbarn.core.game import HIDDEN, OVER, PUBLIC
from carbarn.core.match import Match
from carbarn.core.types import State
from carbarn.games.routes.state import BLANK, CARDS, CHOOSE_TICKETS, OVER_BY_LAST_ROUND, TURN, WILD
from tests.reference import members
from tests.rig import Rig
from tests.test_conservation import LEANINGS, TABLES, check, game_of, named, walk

Table = tuple[str, dict[str, str], int]
EVERY = 23  # a state out of so many is looked at, from every side


def sights(table: Table) -> Iterator[tuple[Any, State, int]]:
    """States along random games, each with every viewer; the seat to move is always among the viewers."""
    name, options, seats = table
    game = game_of(name, **options)
    for seed, leaning in enumerate(LEANINGS):
        for step, state in enumerate(walk(game, seats, 60 + seed, leaning)):
            rare = state[0].phase == CHOOSE_TICKETS and step % 3 == 0
            if step % EVERY == 0 or rare or game.to_move(state) == OVER:
                for viewer in (PUBLIC, *range(seats)):
                    yield game, state, viewer


def put(words: Any, tickets: set[int] | list[int]) -> None:
    """Make two words of bits hold exactly these."""
    words[0], words[1] = sum(1 << t for t in tickets if t < 60), sum(1 << t - 60 for t in tickets if t >= 60)


def known_to(s: Any, viewer: int) -> set[int]:
    """Tickets that the viewer knows to be in other hands: those it put back itself; at the end all (U4)."""
    if s.phase >= OVER_BY_LAST_ROUND:
        return set().union(*map(members, s.held))
    return members(s.known[viewer]) if viewer >= 0 else set()


def scrambled(state: State, viewer: int, rng: random.Random) -> State:
    """The same table for the viewer, with everything that it may not know dealt again."""
    out = state.copy()
    s, others = out[0], [seat for seat in range(int(state[0].seats)) if seat != viewer]
    spots: list[tuple[Any, int]] = [
        *((s.offer[seat], i) for seat in others for i in range(s.offer_count[seat]) if s.offer_by[seat, i] != viewer),
        *((s.queue, i) for i in range(s.queue_count) if s.queue_by[i] != viewer),
    ]
    secret = {seat: members(s.held[seat]) - known_to(s, viewer) for seat in others}
    tickets = [*members(s.pool), *(int(row[i]) for row, i in spots), *(t for held in secret.values() for t in held)]
    rng.shuffle(tickets)
    for row, i in spots:
        row[i] = tickets.pop()
    for seat in others:
        put(s.held[seat], members(s.held[seat]) - secret[seat] | {tickets.pop() for _ in secret[seat]})
        put(s.known[seat], [t for t in range(120) if rng.random() < 0.5])
    put(s.pool, tickets)
    hidden = {seat: s.hand[seat] - s.shown[seat] for seat in others}
    cards = [card for pile in (s.deck, *hidden.values()) for card in range(CARDS) for _ in range(pile[card])]
    rng.shuffle(cards)
    for seat in others:
        drawn = Counter(cards.pop() for _ in range(hidden[seat].sum()))
        s.hand[seat] = s.shown[seat] + [drawn[card] for card in range(CARDS)]
    s.deck = [cards.count(card) for card in range(CARDS)]
    return out


def expected_view(game: Any, state: State, viewer: int) -> State:
    """A view made from the full state, plainly."""
    view = state.copy()
    s, placed = view[0], set[int]()
    s.viewer, s.deck = viewer, [BLANK] * CARDS
    for seat in range(int(s.seats)):
        if seat != viewer:
            s.hand[seat] = s.shown[seat]
            put(s.held[seat], members(s.held[seat]) & known_to(state[0], viewer))
            s.known[seat] = 0
            s.offer[seat] = [
                t if by == viewer else BLANK for t, by in zip(s.offer[seat], s.offer_by[seat], strict=True)
            ]
        placed |= members(s.held[seat]) | set(s.offer[seat].tolist())
    s.queue = [t if by == viewer else BLANK for t, by in zip(s.queue, s.queue_by, strict=True)]
    put(s.pool, set(range(len(game.board.tickets))) - placed - set(s.queue.tolist()))
    return view


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_is_hidden_changes_nothing(table: Table) -> None:
    """Deal all that is hidden again: the same view, observation and legal actions, and the bots decide the same."""
    rng, changed, decided = random.Random(named(table)), 0, 0
    for game, state, viewer in sights(table):
        other = scrambled(state, viewer, rng)
        changed += other.tobytes() != state.tobytes()
        view, same = game.view(state, viewer), game.view(other, viewer)
        assert view.tobytes() == same.tobytes()
        assert game.observe(view).tobytes() == game.observe(same).tobytes()
        if viewer >= 0 and viewer == game.to_move(state):
            assert game.legal(view).tolist() == game.legal(other).tolist()
            for policy in game.policies:
                choices = {game.decide(seen, policy, generator(3, decided)) for seen in (view, same, state, other)}
                assert len(choices) == 1, policy
                assert choices <= set(game.legal(view).tolist())
                decided += 1
    assert changed > 100
    assert decided > 20


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_view_is_the_state_with_blanks(table: Table) -> None:
    """Nothing more and nothing less than what is public, the viewer's own and what it remembers."""
    for game, state, viewer in sights(table):
        before = state.tobytes()
        view = game.view(state, viewer)
        assert state.tobytes() == before
        expected = expected_view(game, state, viewer)
        for field in view.dtype.names:
            assert view[field].tolist() == expected[field].tolist(), field
        assert set(view[0].deck.tolist()) == {BLANK}
        assert game.view(view, viewer).tobytes() == view.tobytes()
        for nosy in {PUBLIC, 0, 1} - {viewer}:
            with pytest.raises(BadOption):
                game.view(view, nosy)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_samples_are_states_that_fit_the_view(table: Table) -> None:
    rng, kinds = generator(17), Counter[bool]()
    for game, state, viewer in sights(table):
        view = game.view(state, viewer)
        before = view.tobytes()
        world = game.sample(view, rng)
        assert view.tobytes() == before
        check(game, world)
        assert game.view(world, viewer).tobytes() == view.tobytes()
        assert game.to_move(world) == game.to_move(state)
        assert world[0].viewer == state[0].viewer
        kinds[world.tobytes() == state.tobytes()] += 1
    assert kinds[False] > kinds[True]
    assert game.sample(state, rng).tobytes() == state.tobytes()


# How often


def unlikely(observed: Counter[Any], expected: dict[Any, float]) -> bool:
    """Pearson's test at about one in ten thousand; cells that expect fewer than five are one cell."""
    assert set(observed) <= set(expected), "something that cannot be"
    small = {cell for cell, times in expected.items() if times < 5}
    cells = [(observed[cell], times) for cell, times in expected.items() if cell not in small]
    if small and sum(expected[cell] for cell in small) >= 1:
        cells.append((sum(observed[cell] for cell in small), sum(expected[cell] for cell in small)))
    return sum((seen - times) ** 2 / times for seen, times in cells) > limit(len(cells) - 1)


def limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times (Wilson and Hilferty's approximation)."""
    return freedom * (1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)) ** 0.5) ** 3 if freedom else 1e-9


def drawn(unseen: int, of_it: int, cards: int, count: int) -> float:
    """How likely `count` of the `cards` drawn from `unseen` are among the `of_it`."""
    return comb(of_it, count) * comb(unseen - of_it, cards - count) / comb(unseen, cards)


def worlds_of(game: Any, view: State, times: int) -> list[State]:
    rng = generator(2026)
    return [game.sample(view, rng) for _ in range(times)]


def first_state(game: Any, seats: int, leaning: str, wanted: Any) -> State:
    """The first state along random games that is as wanted."""
    walks = (state for seed in range(20) for state in walk(game, seats, seed, leaning))
    return next(state.copy() for state in walks if wanted(state[0]))


@pytest.mark.parametrize(("name", "seats"), [("usa", 3), ("san_francisco", 3), ("usa", 5)])
def test_unseen_cards_are_dealt_fairly(name: str, seats: int) -> None:
    """Each colour in two others' hidden hands together, against the hypergeometric distribution."""
    game, times = game_of(name), 4000
    state = first_state(
        game, seats, "draw", lambda s: s.turns > 6 and all((s.hand_count - s.shown.sum(axis=1))[1:3] > 2)
    )
    view = game.view(state, 0)
    s, worlds = view[0], worlds_of(game, view, times)
    one, two = ((s.hand_count - s.shown.sum(axis=1))[1:3]).tolist()
    in_view = s.hand.sum(axis=0) + s.discard + [s.display.tolist().count(card) for card in range(CARDS)]
    unseen = game.board.table[0].cards - in_view
    everything = int(unseen.sum())
    hands = [tuple(map(tuple, (world[0].hand - s.hand)[1:3].tolist())) for world in worlds]
    for card, of_it in enumerate(unseen.tolist()):
        expected = {
            (i, j): times * drawn(everything, of_it, one, i) * drawn(everything - one, of_it - i, two, j)
            for i in range(min(one, of_it) + 1)
            for j in range(min(two, of_it - i) + 1)
        }
        assert not unlikely(Counter((a[card], b[card]) for a, b in hands), expected), card


@pytest.mark.parametrize(("name", "options", "seats"), [("usa", {}, 3), ("san_francisco", {}, 3), TABLES[8]])
def test_unseen_tickets_are_dealt_fairly(name: str, options: dict[str, str], seats: int) -> None:
    """Each unseen ticket is as likely in every hidden place: an offer, the queue, a hand, the pool; in two at once."""
    game, times = game_of(name, **options), 20000

    def wanted(s: Any) -> bool:
        by = s.queue_by.tolist()
        return s.turns > 3 and s.phase == CHOOSE_TICKETS and s.seat == 1 and 0 in by and by[:2].count(1) == 1

    state = first_state(game, seats, "draw tickets", wanted)
    view = game.view(state, 0)
    s, unseen = view[0], sorted(members(view[0].pool))
    worlds = worlds_of(game, view, times)
    offered = [i for i in range(s.offer_count[1]) if s.offer[1, i] == BLANK]
    queued = [i for i in range(s.queue_count) if s.queue[i] == BLANK]
    places = [[int(w[0].offer[1, i]) for w in worlds] for i in offered]
    places += [[int(w[0].queue[i]) for w in worlds] for i in queued]
    assert offered
    assert queued
    for place in places:
        assert not unlikely(Counter(place), {ticket: times / len(unseen) for ticket in unseen})
    pairs = {(a, b): times / len(unseen) / (len(unseen) - 1) for a in unseen for b in unseen if a != b}
    assert not unlikely(Counter(zip(places[0], places[-1], strict=True)), pairs)
    assert not unfair_sets([members(w[0].pool) for w in worlds[:4000]], unseen)
    for seat in range(1, seats):
        assert not unfair_sets([members(w[0].held[seat]) for w in worlds[:4000]], unseen)


def unfair_sets(sets: list[set[int]], of: list[int]) -> bool:
    """Whether some are in too many of these sets, or too few; all sets are of one size."""
    size, n, times = len(sets[0] & set(of)), len(of), len(sets)
    seen = Counter(ticket for chosen in sets for ticket in chosen)
    spread = times * size / n * (1 - size / n)
    if spread == 0:
        return False
    return sum((seen[t] - times * size / n) ** 2 for t in of) / spread * (n - 1) / n > limit(n - 1)


# Logs


def receiver(game: Any, before: Any, after: Any, action: int) -> int | None:
    """Whose secret an entry of the log is; None if everybody sees it."""
    kind = game.action(action).kind
    if kind == "keep":
        return int(before.seat)
    if kind == "card":
        more = np.flatnonzero(after.hand_count > before.hand_count)
    elif kind == "ticket":
        had, has = before.offer_count + before.ticket_count, after.offer_count + after.ticket_count
        more = np.flatnonzero(has > had)
    else:
        return None
    return int(more[0]) if len(more) else None


def random_match(game: Any, seats: int, seed: int) -> Match:
    match, rng = Match(game, seats, Dealer.seeded(seed)), random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal))
    return match


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_log_hides_what_the_seat_did_not_see(table: Table) -> None:
    name, options, seats = table
    game = game_of(name, **options)
    match = random_match(game, seats, 77)
    secrets, state = [], game.new(seats)
    for action in match.log:
        before = state.copy()
        game.apply(state, action)
        secrets.append(receiver(game, before[0], state[0], action))
    assert {None, *range(seats)} == set(secrets)
    for seat in range(seats):
        expected = [a if owner in (None, seat) else HIDDEN for a, owner in zip(match.log, secrets, strict=True)]
        assert match.log_for(seat) == expected
    hidden = Counter(game.action(a).kind for a, owner in zip(match.log, secrets, strict=True) if owner is not None)
    assert set(hidden) == {"card", "ticket", "keep"}


def test_the_public_log_hides_every_secret() -> None:
    """What anybody may see of a game: no card, ticket or choice of tickets that went to a hand."""
    match = random_match(game_of("usa"), 3, 78)
    everybody = [match.log_for(seat) for seat in range(3)]
    shared = [a if len({log[i] for log in everybody}) == 1 else HIDDEN for i, a in enumerate(match.log)]
    assert match.log_for(PUBLIC) == shared


@pytest.mark.parametrize("table", TABLES[:7:2], ids=named)
def test_words_for_others_do_not_tell_the_secret(table: Table) -> None:
    """To a reader who may not see it, every card, ticket or choice of as many tickets reads the same."""
    name, options, seats = table
    game, told = game_of(name, **options), 0
    for state in islice(walk(game, seats, 5), 0, None, 2):
        who, options_now = int(state[0].seat), game.legal(state).tolist() or game.chance(state).ids.tolist()
        sentences: dict[tuple[str, int], set[str]] = {}
        for action in options_now:
            if not game.seen_by(state, action) >> (who + 1) % seats & 1:
                typed = game.action(action)
                group = (typed.kind, len(typed.places) if typed.kind == "keep" else 0)
                for reader in (PUBLIC, (who + 1) % seats):
                    sentences.setdefault(group, set()).add(game.describe(state, action, "en", reader))
        assert all(len(said) == 1 for said in sentences.values())
        told += len(sentences)
    assert told > 10


# What is remembered


def remembered(match: Match, viewer: int) -> list[Counter[int]]:
    """The cards that the viewer knows to be in each hand, from its log alone: taken face up, and not spent since."""
    game, state = match.game, match.game.new(match.seats)
    known = [Counter[int]() for _ in range(match.seats)]
    for action, seen in zip(match.log, match.log_for(viewer), strict=True):
        who, typed = int(state[0].seat), None if seen == HIDDEN else game.action(seen)
        if typed is not None and typed.kind == "draw-display":
            known[who][int(state[0].display[typed.place])] += 1
        elif typed is not None and typed.kind == "claim":
            spent = Counter({WILD: typed.wilds})
            spent[typed.colour] += game.board.routes[typed.route].length - typed.wilds
            known[who] -= spent  # a Counter forgets what is not positive
        game.apply(state, action)
    return known


@pytest.mark.parametrize("table", TABLES[:7], ids=named)
def test_cards_taken_face_up_are_remembered(table: Table) -> None:
    name, options, seats = table
    game, some = game_of(name, **options), 0
    for seed in range(3):
        match = random_match(game, seats, seed)
        for viewer in (0, seats - 1):
            for seat, cards in enumerate(remembered(match, viewer)):
                if seat != viewer:
                    assert match.view(viewer)[0].hand[seat].tolist() == [cards[card] for card in range(CARDS)]
                    some += bool(cards)
    assert some > 0


def test_a_card_taken_face_up_is_known_until_it_is_spent() -> None:
    rig = Rig("usa", seats=3).hand(0, red=1).display("red", "blue", "blue", "white", "green").deck(red=2, black=3)
    rig.play("draw display 1", "card black", "draw blind", "card red")
    red, seen = rig.colour("red"), rig.match.view(1)[0]
    assert rig.s.hand[0, red] == 3
    assert seen.hand[0].tolist() == [int(card == red) for card in range(CARDS)]
    assert seen.hand_count[0] == 3
    assert rig.match.view(PUBLIC)[0].hand[0].tolist() == seen.hand[0].tolist()
    assert rig.match.view(0)[0].hand[0, red] == 3
    rig.s.seat, rig.s.phase = 0, TURN
    rig.play("claim Dallas–Houston (1) with 1 red")
    assert rig.s.hand[0, red] == 2
    assert rig.match.view(1)[0].hand[0].tolist() == [0] * CARDS


FOUR = [("boston", "miami"), ("denver", "el_paso"), ("seattle", "new_york"), ("dallas", "new_york")]


def put_back(rig: Rig, kept: int) -> int:
    """Seat 0 is offered three tickets, keeps the one at this place and puts the others back; returns the kept one."""
    rig.pool(*FOUR[:3])
    rig.play("draw tickets", *(ticket_text(rig, i) for i in range(3)), f"keep {kept}")
    return rig.ticket(*FOUR[kept - 1])


def ticket_text(rig: Rig, number: int) -> str:
    return rig.game.text(int(rig.board.table[0].ticket_id) + rig.ticket(*FOUR[number]))


def held(rig: Rig, viewer: int, seat: int) -> set[int]:
    return members(rig.match.view(viewer)[0].held[seat])


def test_a_ticket_put_back_is_known_in_its_place() -> None:
    rig = Rig("usa", seats=3)
    kept = put_back(rig, 2)
    first, last = rig.ticket(*FOUR[0]), rig.ticket(*FOUR[2])
    assert rig.match.view(0)[0].queue[:3].tolist() == [first, last, BLANK]
    assert held(rig, 0, 0) == {kept}
    for viewer in (1, 2, PUBLIC):
        view = rig.match.view(viewer)[0]
        assert view.queue[:3].tolist() == [BLANK] * 3
        assert view.queue_by[:3].tolist() == [0, 0, BLANK]
        assert view.ticket_count[0] == 1
        assert held(rig, viewer, 0) == set()
        assert {kept, first, last} <= members(view.pool)


def test_a_ticket_put_back_and_kept_with_all_others_is_known_in_that_hand() -> None:
    rig = Rig("usa", seats=3)
    put_back(rig, 2)
    both = {rig.ticket(*FOUR[0]), rig.ticket(*FOUR[2])}
    rig.play("draw tickets")
    assert set(rig.match.view(0)[0].offer[1][:2].tolist()) == both
    assert rig.match.view(2)[0].offer[1][:2].tolist() == [BLANK, BLANK]
    rig.play("keep 1 2")
    assert held(rig, 0, 1) == held(rig, 1, 1) == both
    assert held(rig, 2, 1) == held(rig, PUBLIC, 1) == set()
    for viewer in (1, 2, PUBLIC):
        assert not rig.match.view(viewer)[0].known.any()
    for world in worlds_of(rig.game, rig.match.view(0), 50):
        assert both <= members(world[0].held[1])


def test_a_ticket_put_back_and_drawn_by_one_who_keeps_some_is_not_known() -> None:
    rig = Rig("usa", seats=3)
    put_back(rig, 2)
    rig.play("draw tickets", "keep 1")
    assert held(rig, 0, 1) == set()
    assert rig.match.view(0)[0].queue[:1].tolist() == [BLANK]
    assert rig.match.view(1)[0].queue[:1].tolist() == [rig.ticket(*FOUR[2])]
    assert {rig.ticket(*FOUR[0]), rig.ticket(*FOUR[2])} <= members(rig.match.view(0)[0].pool)


def test_a_single_ticket_put_back_is_known_to_whom_it_went() -> None:
    """U21: kept without being asked, and so known to the seat that had put it back."""
    rig = Rig("usa", seats=3).pool().queue(FOUR[3], by=2)
    rig.play("draw tickets")
    assert rig.seat == 1
    assert held(rig, 2, 0) == {rig.ticket(*FOUR[3])}
    assert held(rig, 1, 0) == held(rig, PUBLIC, 0) == set()


def test_an_own_ticket_put_back_and_drawn_again_is_nobody_elses_business() -> None:
    rig = Rig("usa", seats=2).pool().queue(FOUR[3], by=0)
    rig.play("draw tickets")
    assert held(rig, 0, 0) == {rig.ticket(*FOUR[3])}
    assert held(rig, 1, 0) == set()
    assert not rig.s.known.any()


def test_tickets_are_shown_at_the_end_and_cards_are_not() -> None:
    """U4: secret until the end."""
    match = random_match(game_of("usa"), 3, 79)
    s, seen = match.state[0], match.view(PUBLIC)[0]
    assert seen.held.tolist() == s.held.tolist()
    assert seen.hand.tolist() == s.shown.tolist() != s.hand.tolist()
    match.undo()
    assert not match.view(PUBLIC)[0].held.any()


def test_viewers_that_do_not_exist_are_refused() -> None:
    game = game_of("usa")
    state = game.new(3)
    for seat in (3, 5, -1, -3):
        with pytest.raises(BadOption):
            game.view(state, seat)
