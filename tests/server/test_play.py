"""The referee: full games, refusals that change nothing, moves sent twice, choices held back."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from carbarn.core import record
from carbarn.core.match import Match
from carbarn.core.words import LOCALES
from carbarn.server import store
from carbarn.server.store import Step
from tests.server.people import KINDS, House, Party, Person, wait_until


def stored(party: Party) -> tuple[Step, ...]:
    """The log as the database has it."""
    found = party.house.run(
        lambda: party.house.hall.database.read(lambda connection: store.read_table(connection, party.table))
    )
    assert found is not None
    return found.steps


def seated(house: House, kind: str, people: int | None = None, **wanted: Any) -> Party:
    """A table of a kind, with people at all seats or with bots at the last ones."""
    game, options, seats = KINDS[kind]
    people = seats if people is None else people
    bots = {str(seat): "random" for seat in range(people, seats)}
    return house.set_up(*"ABCDE"[:people], game=game, options=options, seats=seats, bots=bots, **wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_a_full_game_over_http(house: House, kind: str) -> None:
    """Random legal moves by people and bots to the end; the record replays and says the same result."""
    party = seated(house, kind, people=2)
    party.play(rng=random.Random(kind))
    person = party.people[0]
    state, file = person.state(since=-1), person.get("record")
    seats = KINDS[kind][2]
    assert state["result"]["winners"] == file["result"]["winners"]
    assert file["seats"]["names"] == [seat["name"] for seat in party.told()["seats"]]
    assert record.verify(record.from_json(party.watcher.ask("GET", "record").text)) is not None
    match = Match(party.inside.game, seats)
    for entry in file["log"]:
        match.step(entry)
    assert match.over
    assert [seat["total"] for seat in state["result"]["seats"]] == [score.total for score in match.scores.seats]
    frames = person.get("replay")
    assert [frame["step"] for frame in frames] == list(range(len(frames)))
    assert len(frames[-1]["hands"]) == seats
    assert frames[-1]["view"] == party.watcher.state()["view"]
    assert person.get("replay", seat=0)[-1]["view"] == person.state()["view"]
    assert person.refused("replay?seat=9", method="GET") == "no-seat"
    assert person.refused("moves", {"step": state["step"], "action": 0}) == "game-over"
    assert len(state["events"]) == len(file["log"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_full_game_over_the_websocket(house: House, kind: str) -> None:
    party = seated(house, kind)
    rng = random.Random(kind)
    sockets = [person.listen().__enter__() for person in party.people]
    try:
        while (seat := party.inside.to_move) is not None:
            socket = sockets[seat]
            step = party.inside.next_step
            action = rng.choice(socket.state(step)["legal"])["id"]
            answer = socket.say("move", step=step, action=action)
            assert answer["type"] == "done", answer
            assert answer["step"] == step
        last = party.inside.next_step
        for socket in sockets:
            assert socket.state(last)["result"] is not None
            assert [event["step"] for event in socket.events] == [
                step.step for step in party.inside.steps for _ in step.entries
            ]
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)


def test_what_is_refused_changes_nothing(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    party.past_the_opening()
    mover, other = party.whose_turn(), party.others()[0]
    state = mover.state()
    step, before, view = state["step"], stored(party), party.inside.state.tobytes()
    legal = {action["id"] for action in state["legal"]}
    forbidden = next(id for id in range(party.inside.game.action_count) if id not in legal)
    good = min(legal)
    assert mover.refused("moves", {"step": step - 1, "action": good}) == "stale-step"
    assert mover.refused("moves", {"step": step + 1, "action": good}) == "stale-step"
    assert mover.refused("moves", {"step": 999_999, "action": good}) == "stale-step"
    assert other.refused("moves", {"step": step, "action": good}) == "not-your-turn"
    assert mover.refused("moves", {"step": step, "action": forbidden}) == "illegal"
    assert mover.refused("moves", {"step": step, "action": 9_999_999}) in ("illegal", "unknown-name")
    chance = party.inside.steps[0].entries[0]
    assert mover.refused("moves", {"step": step, "action": chance}) in ("illegal", "unknown-name")
    assert mover.refused("moves", {"step": step, "action": "fly to the moon"}) == "unknown-name"
    for wrong in (None, True, 1.5, [], {}, "", "x" * 201, -1, 10**30):
        assert mover.refused("moves", {"step": step, "action": wrong}) == "request", wrong
    assert party.watcher.refused("moves", {"step": step, "action": good}) == "token"
    assert stored(party) == before
    assert party.inside.state.tobytes() == view
    assert mover.state() == state


def test_a_rule_is_told_in_the_players_language(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    party.past_the_opening()
    mover = party.whose_turn()
    state = mover.state()
    legal = {action["id"] for action in state["legal"]}
    illegal = next(id for id in range(party.inside.game.action_count) if id not in legal)
    sentences = set()
    for lang in LOCALES:
        body = {"step": state["step"], "action": illegal}
        by_query = mover.ask("POST", "moves", body, params={"lang": lang})
        by_header = mover.ask("POST", "moves", body, headers={"Accept-Language": f"{lang};q=0.9, de"})
        assert by_query.status_code == 409
        assert by_query.json() == by_header.json()
        error = by_query.json()["error"]
        assert error["code"] == "illegal"
        assert re.fullmatch(r"[UF]\d+", error["rule"])
        sentences.add(error["sentence"])
        with mover.listen(lang=lang) as socket:
            answer = socket.say("move", **body)
            assert {name: answer[name] for name in ("code", "sentence", "rule")} == error
    assert len(sentences) == 3
    known = {rule["id"] for part in house.ask("GET", "/api/rules?game=usa").json() for rule in part["rules"]}
    assert error["rule"] in known


def test_the_same_move_again_is_harmless(house: House) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    mover = party.whose_turn()
    state = mover.state()
    action = state["legal"][0]
    first = mover.post("moves", {"step": state["step"], "action": action["id"]})
    assert first == {"step": state["step"], "held": False, "repeated": False}
    log = stored(party)
    for again in (action["id"], action["text"]):
        told = mover.post("moves", {"step": state["step"], "action": again})
        assert told == {**first, "repeated": True}
    other = state["legal"][1]["id"]
    assert mover.refused("moves", {"step": state["step"], "action": other}) == "stale-step"
    assert party.others()[-1].refused("moves", {"step": state["step"], "action": other}) == "stale-step"
    assert stored(party) == log


@pytest.mark.parametrize("kind", KINDS)
def test_moves_in_notation(house: House, kind: str) -> None:
    party = seated(house, kind)
    for _ in range(8):
        mover = party.whose_turn()
        action = random.choice(mover.state()["legal"])
        mover.move(action["text"])
        assert party.inside.steps[-1].entries[0] == action["id"]


# Choices that everybody makes at once


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_opening_choices_are_held_until_their_step(house: House, order: tuple[int, ...]) -> None:
    """U4: whatever the order in which people choose, the game is the same as if they had chosen in turn."""
    party = house.set_up("Ann", "Bob", "Cleo", options={"first": 0})
    chosen: dict[int, int] = {}
    for seat in order:
        person = party.people[seat]
        state = person.state()
        assert state["early"] == (party.inside.to_move != seat)
        choice = random.choice(state["legal"])
        told = person.post("moves", {"step": state["step"], "action": choice["text" if seat == 2 else "id"]})
        chosen[seat] = choice["id"]
        assert told["held"] == state["early"]
        if told["held"]:
            assert person.state()["held"]["id"] == choice["id"]
            assert party.told()["seats"][seat]["ready"]
            for nosy in (*party.people, party.watcher):
                if nosy.seat != seat:
                    assert nosy.state()["held"] is None or nosy.state()["held"]["id"] == chosen[nosy.seat or 0]
    assert [step.entries[0] for step in stored(party)[1:]] == [chosen[0], chosen[1], chosen[2]]
    assert not any(seat["ready"] for seat in party.told()["seats"])
    assert party.inside.to_move == 0


def test_a_held_choice_may_be_changed_before_its_step(house: House) -> None:
    party = house.set_up("Ann", "Bob", "Cleo", options={"first": 0})
    ann, bob, _ = party.people
    first, second = (action["id"] for action in bob.state()["legal"][:2])
    for action in (first, second, second):
        bob.post("moves", {"step": 1, "action": action})
        assert bob.state()["held"]["id"] == action
    assert bob.refused("moves", {"step": 1, "action": 0}) == "not-among-choices"
    assert bob.refused("moves", {"step": 1, "action": "draw blind"}) == "unknown-name"
    assert bob.state()["held"]["id"] == second
    ann.move()
    assert party.inside.steps[2].entries[0] == second
    assert bob.refused("moves", {"step": 1, "action": first}) == "stale-step"
    assert bob.post("moves", {"step": 1, "action": second})["repeated"]


def test_a_later_choice_counts_where_the_held_one_is_not_known_yet(open_house: Callable[..., House]) -> None:
    """Two processes, one choice at each: the one that was made later is played, and its maker is told so."""
    here, there = open_house(watch_seconds=600), open_house(watch_seconds=600)
    party = here.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = (person.at(there) for person in party.people)
    ann.state()  # the table is in the other process's memory before anything is held
    first, second = (action["id"] for action in bob.state()["legal"][:2])
    assert party.people[1].post("moves", {"step": 1, "action": first})["held"]
    ann.move()
    assert bob.post("moves", {"step": 1, "action": second}) == {"step": 2, "held": False, "repeated": False}
    assert [step.entries[0] for step in stored(party)[2:]] == [second]
    assert party.people[1].state(since=2)["held"] is None


def test_a_choice_made_at_once_with_others_is_never_too_late(house: House) -> None:
    """The others' choices change nothing about it, so that it need not be sent again for another step."""
    party = house.set_up("Ann", "Bob", "Cleo", "Dan", options={"first": 0})
    choices = [person.state() for person in party.people]
    for person, state in zip(party.people, choices, strict=True):
        told = person.post("moves", {"step": state["step"], "action": state["legal"][-1]["id"]})
        assert told == {"step": (person.seat or 0) + 1, "held": False, "repeated": False}
    assert party.inside.next_step == 5
    assert party.people[2].refused("moves", {"step": 1, "action": choices[2]["legal"][0]["id"]}) == "stale-step"


def test_bots_and_people_choose_at_once(house: House) -> None:
    party = house.set_up("Ann", seats=3, bots={"0": "random", "2": "random"}, options={"first": 0})
    ann = party.people[0]
    ann.move()
    wait_until(lambda: party.inside.to_move == 1)
    assert ann.state()["view"]["turn"] > 0


def test_nothing_is_early_where_choices_depend_on_each_other(house: House) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    other = party.others()[0]
    state = other.state()
    assert (state["legal"], state["early"]) == ([], False)
    action = party.whose_turn().state()["legal"][0]["id"]
    assert other.refused("moves", {"step": state["step"], "action": action}) == "not-your-turn"


def test_hints_are_for_the_one_to_move(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    party.past_the_opening()
    mover, other = party.whose_turn(), party.others()[0]
    assert other.refused("hint", method="GET") == "not-your-turn"
    advice = mover.get("hint", lang="fr")
    legal = {action["id"] for action in mover.state()["legal"]}
    assert advice
    assert {told["action"]["id"] for told in advice} <= legal
    assert all(told["sentence"] and told["text"] for told in advice)


def test_details_and_records_are_told_on_request(house: House) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    mover = party.whose_turn()
    plain, full = mover.state(), mover.state(details=True, record=True)
    assert plain.items() <= full.items()
    assert set(full) - set(plain) == {"menu", "previews", "record"}
    legal = {action["id"] for action in full["legal"]}
    assert {entry["id"] for entry in full["menu"]} <= legal
    assert {int(id) for id in full["previews"]} == legal
    assert Person(house, party.table).state(details=True)["menu"] == []


def test_a_running_game_can_be_recorded_and_replayed_from_ones_own_seat_only(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    assert house.set_up("Eve", seats=2).people[0].refused("record", method="GET") == "not-started"
    assert house.set_up("Eve", seats=2).people[0].refused("replay", method="GET") == "not-started"
    party.play(20)
    ann, log = party.people[0], party.inside.position.log
    file = ann.get("record")
    assert file["seen_by"] == 0
    assert file["result"] is None
    assert -1 in file["log"]
    assert all(told in (-1, entry) for told, entry in zip(file["log"], log, strict=True))
    public = party.watcher.get("record")
    assert public["seen_by"] is None
    assert public["log"].count(-1) > file["log"].count(-1)
    for person in (*party.people, party.watcher):
        frames = person.get("replay", seat=1)
        assert {frame["view"]["viewer"] for frame in frames} == {person.seat}
        assert not any("hands" in frame for frame in frames)
        assert frames[-1]["view"] == person.state()["view"]
