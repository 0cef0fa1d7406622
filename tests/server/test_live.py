"""Live updates: catching up, presence, chat, nudges, long polling, and several servers on one database."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from carbarn.server import gossip
from carbarn.server.hall import Hall
from tests.server.people import KINDS, House, Person, at_once, wait_until
from tests.server.test_play import seated, stored


@pytest.mark.parametrize("kind", KINDS)
def test_who_comes_back_hears_exactly_what_it_missed(house: House, kind: str) -> None:
    """From any step on, over HTTP and WebSocket; and pieces heard one after the other are the whole."""
    party = seated(house, kind)
    rng = random.Random(kind)
    ann, watcher = party.people[0], party.watcher
    with ann.listen() as always, watcher.listen() as other:
        pieces: list[Any] = []
        since = -1
        for _ in range(12):
            party.play(rng.randrange(1, 6), rng)
            with ann.listen(since=since) as socket:  # comes, hears, and goes again
                told = socket.state(party.inside.next_step)
                pieces += socket.events
                since = told["step"] - 1
        last = party.inside.next_step
        always.state(last)
        other.state(last)
        for reader, heard in ((ann, always.events), (watcher, other.events)):
            whole = reader.state(since=-1)["events"]
            assert heard == whole
            for step in (0, 1, last // 2, last - 1, last, last + 50):
                assert reader.state(since=step)["events"] == [event for event in whole if event["step"] > step]
                with reader.listen(since=step) as socket:
                    assert socket.hear("state")["events"] == [event for event in whole if event["step"] > step]
        assert pieces == always.events


def test_catching_up_over_undone_steps(house: House) -> None:
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": 0})
    ann = party.people[0]
    for _ in range(2):
        ann.move()
        wait_until(lambda: party.inside.bot_to_move() is None)
        ann.post("undo", {"step": party.inside.next_step})
    for _ in range(6):
        ann.move()
        wait_until(lambda: party.inside.bot_to_move() is None)
    whole = ann.state()["events"]
    assert [event["kind"] for event in whole].count("undo") == 2
    for step in range(party.inside.next_step):
        assert ann.state(since=step)["events"] == [event for event in whole if event["step"] > step]


def presence(told: Any) -> list[bool]:
    return [seat["present"] for seat in told["seats"]]


def test_presence_is_told_when_somebody_comes_and_when_somebody_is_gone(open_house: Callable[..., House]) -> None:
    house = open_house(absent_seconds=1.0)
    party = house.set_up("Ann", "Bob")
    ann, bob = party.people
    wait_until(lambda: presence(party.told()) == [False, False])
    with ann.listen() as socket:
        socket.hear(lambda told: told["type"] == "table" and presence(told) == [True, False])
        with bob.listen():
            socket.hear(lambda told: told["type"] == "table" and presence(told) == [True, True])
        socket.hear(lambda told: told["type"] == "table" and presence(told) == [True, False])
    wait_until(lambda: presence(party.told()) == [False, False])


def test_chat_reaches_everybody_once_and_has_limits(open_house: Callable[..., House]) -> None:
    house = open_house(chat=(0.001, 3))
    party = house.set_up("Ann", "Bob")
    ann, bob = party.people
    with ann.listen() as one, party.watcher.listen() as two:
        assert one.say("chat", text="Hello\n\x07 all")["type"] == "done"
        bob.post("chat", {"text": "안녕하세요"})
        lines = [{"seat": 0, "name": "Ann", "text": "Hello  all"}, {"seat": 1, "name": "Bob", "text": "안녕하세요"}]
        for socket in (one, two):
            while sum(len(told["lines"]) for told in socket.heard if told["type"] == "chat") < 2:
                socket.next()
            heard = [line for told in socket.heard if told["type"] == "chat" for line in told["lines"]]
            assert [line.items() >= wanted.items() for line, wanted in zip(heard, lines, strict=True)] == [True, True]
        assert two.say("chat", text="me too")["code"] == "token"
        assert one.say("chat", text=" \x00 ")["code"] == "chat-empty"
        assert one.say("chat", text="x" * 301)["code"] == "chat-long"
        assert ann.refused("chat", {"text": "x" * 1001}) == "request"
    for _ in range(2):
        ann.post("chat", {"text": "again"})
    assert ann.refused("chat", {"text": "and again"}) == "too-fast"
    bob.post("chat", {"text": "I may"})
    assert [line["number"] for line in ann.get("chat", since=1)] == [2, 3, 4]
    with ann.listen(chat=3) as socket:
        assert [line["text"] for line in socket.hear("chat")["lines"]] == ["I may"]


def test_a_nudge_reaches_the_one_to_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    party = house.set_up("Ann", "Bob")
    slow, waiting = party.whose_turn(), party.others()[0]
    assert slow.refused("nudge") == "nobody-to-nudge"
    assert slow.seat is not None
    seat = slow.seat
    with slow.listen() as socket, waiting.listen() as other:
        assert other.say("nudge")["type"] == "done"
        socket.hear(lambda told: told["type"] == "table" and told["seats"][seat]["nudges"] == 1)
        assert other.say("nudge")["code"] == "too-fast"
    monkeypatch.setattr(gossip, "_NUDGE_EVERY", 0)
    waiting.post("nudge")
    assert party.told()["seats"][seat]["nudges"] == 2


def test_long_polling_answers_when_something_happens(house: House) -> None:
    party = house.set_up("Ann", "Bob", start=False)
    answers: list[Any] = []
    bob = party.people[1]

    def poll() -> None:
        since = -1
        while True:
            state = bob.state(since=since, wait=30)
            answers.append(state)
            if state["result"] is not None:
                return
            since = state["step"] - 1

    poller = threading.Thread(target=poll)
    poller.start()
    time.sleep(0.2)
    assert answers == []
    party.host("POST", "start")
    wait_until(lambda: answers)
    party.play(8)
    party.people[0].post("resign")
    poller.join(20)
    assert [event for state in answers for event in state["events"]] == bob.state()["events"]


def test_long_polling_ends_in_time(open_house: Callable[..., House]) -> None:
    house = open_house(longest_wait=0.3)
    party = house.set_up("Ann", "Bob")
    begun = time.monotonic()
    state = party.people[0].state(since=0, wait=60)
    assert 0.25 < time.monotonic() - begun < 20
    assert (state["step"], state["events"]) == (1, [])


# Several processes on one database


def test_a_second_server_sees_and_makes_moves(open_house: Callable[..., House]) -> None:
    here, there = open_house(), open_house()
    party = here.set_up("Ann", "Bob", start=False)
    assert party.watcher.at(there).get()["status"] == "waiting"
    party.host("POST", "start")
    wait_until(lambda: party.watcher.at(there).get()["status"] == "playing")
    with party.watcher.listen() as one, party.watcher.at(there).listen() as two:
        for turn in range(10):
            mover = party.whose_turn()
            house = (here, there)[turn % 2]
            wait_until(lambda mover=mover, house=house: mover.at(house).state()["legal"])
            mover.at(house).move()
            step = turn + 2
            assert one.state(step) == two.state(step)
            wait_until(lambda step=step: party.inside.next_step == step)
        assert one.events == two.events
    party.people[0].at(there).post("chat", {"text": "hello there"})
    wait_until(lambda: [line["text"] for line in party.watcher.get("chat")] == ["hello there"])
    party.people[0].at(there).post("resign")
    wait_until(lambda: party.told()["status"] == "over")
    again = party.people[0].at(there).post("rematch")
    wait_until(lambda: party.told()["rematch"] == again["table"])
    assert party.people[1].post("rematch")["table"] == again["table"]


def test_a_table_that_nobody_watches_is_up_to_date_when_somebody_asks(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carbarn.server.hall._LATELY", 0.0)
    here, there = open_house(), open_house()
    party = here.set_up("Ann", "Bob", start=False)
    assert party.watcher.at(there).get()["status"] == "waiting"
    party.host("POST", "start")
    assert party.watcher.at(there).get()["status"] == "playing"


@pytest.mark.parametrize("kind", ["usa", "companies"])
def test_of_two_moves_for_the_same_step_exactly_one_wins(open_house: Callable[..., House], kind: str) -> None:
    houses = open_house(), open_house()
    party = seated(houses[0], kind)
    for step in range(1, 13):
        wait_until(lambda step=step: party.watcher.at(houses[1]).state()["step"] == step)
        mover = party.whose_turn()
        legal = mover.state()["legal"]
        actions = [legal[0]["id"], legal[-1]["id"]]
        answers = at_once(*(attempt(mover.at(house), step, act) for house, act in zip(houses, actions, strict=True)))
        if actions[0] != actions[1]:
            assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]
            winner = [answer.status_code for answer in answers].index(200)
            assert stored(party)[step].entries[0] == actions[winner]
            assert answers[1 - winner].json()["error"]["code"] == "stale-step"
        wait_until(lambda step=step: party.inside.next_step == step + 1)
    assert [step.step for step in stored(party)] == list(range(13))


def attempt(person: Person, step: int, action: int) -> Callable[[], Any]:
    return lambda: person.ask("POST", "moves", {"step": step, "action": action})


def test_a_choice_held_by_one_server_is_played_when_another_brings_its_step(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = open_house(), open_house()
    party = here.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = party.people
    assert ann.at(there).state()["legal"]
    real = Hall._look

    async def blind(hall: Hall) -> None:
        if hall is not there.hall:
            await real(hall)

    monkeypatch.setattr(Hall, "_look", blind)  # the other server does not hear of Bob's choice
    bob.move()
    ann.at(there).move()
    wait_until(lambda: party.inside.next_step == 3)
    assert bob.state()["held"] is None
    assert bob.state()["view"]["turn"] > 0


def test_nobody_is_sent_back_in_time_by_a_server_behind(open_house: Callable[..., House]) -> None:
    here, there = open_house(watch_seconds=60), open_house(watch_seconds=60)
    party = here.set_up("Ann", "Bob", options={"first": 0})
    assert party.people[0].at(there).state()["step"] == 1
    party.play(4)
    ann = party.people[0]
    now = ann.state()["step"]
    with ann.at(there).listen(since=now - 1) as socket:
        heard = socket.hear("state")
        assert (heard["step"], heard["events"]) == (now, [])
    party.play(2)
    assert ann.at(there).state(since=now)["step"] == now + 2


def test_a_choice_that_comes_after_its_step_at_a_server_behind_is_refused(open_house: Callable[..., House]) -> None:
    """U4: it must not be kept for a later turn, at which nobody could move any more."""
    here, there = open_house(watch_seconds=60), open_house(watch_seconds=60)
    party = here.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = party.people
    first, second = (action["id"] for action in bob.at(there).state()["legal"][:2])
    bob.post("moves", {"step": 1, "action": first})
    ann.move()
    assert party.inside.next_step == 3
    assert bob.at(there).refused("moves", {"step": 1, "action": second}) == "stale-step"
    again = here.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = again.people
    choice = bob.at(there).state()["legal"][0]["id"]
    bob.post("moves", {"step": 1, "action": choice})
    ann.move()
    assert bob.at(there).post("moves", {"step": 1, "action": choice})["repeated"]
    for played in (party, again):
        played.play(6)
        assert played.inside.held == {}


def test_a_seat_cannot_be_left_empty_by_leaving_while_another_server_starts(open_house: Callable[..., House]) -> None:
    here, there = open_house(watch_seconds=60), open_house(watch_seconds=60)
    party = here.set_up("Ann", "Bob", start=False)
    bob = party.people[1]
    assert bob.at(there).get("seat")["seat"] == 1
    party.host("POST", "start")
    bob.at(there).post("leave")  # this server still believes that the game has not begun
    told = party.watcher.at(there).get()
    assert (told["status"], told["seats"][1]["name"], told["seats"][1]["stand_in"]) == ("playing", "Bob", "planner")
    other = here.set_up("Cleo", "Dan", start=False)
    assert other.people[0].at(there).get("seat")["seat"] == 0
    other.people[0].at(there).post("leave")
    assert other.people[1].refused("start") == "seats-free"
    assert stored(other) == ()


def test_two_people_cannot_take_one_seat(open_house: Callable[..., House]) -> None:
    houses = open_house(), open_house()
    party = houses[0].set_up("Ann", seats=2)
    answers = at_once(
        *(lambda house=house: party.watcher.at(house).ask("POST", "join", {"name": "B"}) for house in houses)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_two_rematches_at_once_are_one(open_house: Callable[..., House]) -> None:
    houses = open_house(), open_house()
    party = houses[0].set_up("Ann", "Bob")
    party.people[0].post("resign")
    wait_until(lambda: party.watcher.at(houses[1]).get()["status"] == "over")
    people = [person.at(house) for person, house in zip(party.people, houses, strict=True)]
    one, two = at_once(*(lambda person=person: person.post("rematch")["table"] for person in people))
    assert one == two
