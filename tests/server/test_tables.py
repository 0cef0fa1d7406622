"""Tables: setting up, sitting down, standing up, bots, watching, and playing again."""

import gc
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from carbarn.bots.bot import PolicyBot
from carbarn.server import hall, store
from tests.server.people import KINDS, House, Party, Person, wait_until


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time pass for everything that the server reckons in milliseconds since 1970."""
    ahead, real = [0.0], store.now
    monkeypatch.setattr(store, "now", lambda: real() + int(1_000 * ahead[0]))

    def skip(seconds: float) -> None:
        ahead[0] += seconds

    return skip


def stand_ins(party: Party) -> list[str | None]:
    return [seat["stand_in"] for seat in party.told()["seats"]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_set_up_as_wished(house: House, kind: str) -> None:
    game, options, seats = KINDS[kind]
    wish: dict[str, Any] = {"seats": seats, "timer": 60, "public": True, "quick": True}
    party = house.set_up(game=game, options=options, bots={"1": "random"}, start=False, lang="ko", **wish)
    told = party.told()
    assert wish.items() <= {**told, "seats": len(told["seats"])}.items()
    assert (told["game"], told["status"]) == (game, "waiting")
    assert options.items() <= told["options"].items()
    assert [seat["bot"] for seat in told["seats"]] == [None, "random", *[None] * (seats - 2)]
    assert [seat["free"] for seat in told["seats"]] == [True, False, *[True] * (seats - 2)]
    assert party.created["token"] is party.created["seat"] is None


def test_wishes_that_cannot_be_are_refused(house: House) -> None:
    good = {"game": "usa", "seats": 2}
    for wrong, status, code in (
        ({"game": "chess"}, 422, "unknown-name"),
        ({"options": {"tickets": "huge"}}, 422, "bad-option"),
        ({"options": {"colour": "red"}}, 422, "bad-option"),
        ({"options": {"first": 10**30}}, 422, None),
        ({"seats": 9}, 422, "bad-option"),
        ({"bots": {"1": "genius"}}, 422, "unknown-name"),
        ({"bots": {"2": "random"}}, 422, "bots-seat"),
        ({"bots": {"0": "random", "1": "random"}, "name": "Ann"}, 409, "table-full"),
        ({"name": " \u200b\n"}, 422, "name"),
        ({"timer": 3}, 422, "request"),
        ({"lang": "de"}, 422, "request"),
        ({"colour": "red"}, 422, "request"),
    ):
        answer = house.ask("POST", "/api/tables", {**good, **wrong})
        assert answer.status_code == status, (wrong, answer.text)
        assert code in (None, answer.json()["error"]["code"]), wrong
    assert house.run(lambda: house.hall.database.read(store.counts)) == {}


def test_sit_down_with_the_table_and_begin_at_once(house: House) -> None:
    wanted = {"game": "usa", "seats": 2, "bots": {"0": "random"}, "name": " Ann\t B. ", "start": True}
    told = house.ask("POST", "/api/tables", wanted).json()
    assert told["seat"] == 1
    assert told["table"]["status"] == "playing"
    assert told["table"]["seats"][1]["name"] == "Ann B."


def test_join_leave_and_join_again(house: House) -> None:
    party = house.set_up("Ann", seats=3, start=False)
    ann = party.people[0]
    bob = party.join("Bob", 2)
    assert (ann.seat, bob.seat) == (0, 2)
    assert party.watcher.refused("join", {"name": "Eve", "seat": 2}) == "seat-taken"
    assert party.watcher.refused("join", {"name": "Eve", "seat": 7}) == "bad-option"
    assert party.watcher.refused("join", {"name": "\x00"}) == "name"
    assert party.watcher.refused("start") == "token"
    assert ann.refused("start") == "seats-free"
    cleo = party.join("Cleo")
    assert party.watcher.refused("join", {"name": "Eve"}) == "table-full"
    cleo.post("leave")
    assert party.told()["seats"][1]["free"]
    assert cleo.refused("leave") == "token"
    dan = party.join("Dan")
    assert dan.seat == 1
    assert dan.post("start")["status"] == "playing"
    assert party.watcher.refused("join", {"name": "Eve"}) == "table-full"
    assert dan.refused("start") == "started"


def test_a_token_is_a_personal_link_for_any_device(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    ann = party.people[0]
    again = Person(house, party.table, ann.token)
    assert again.get("seat")["seat"] == 0
    assert again.get("seat")["token"] is None
    assert again.state() == ann.state()
    for wrong in ("x", ann.token[:-1] if ann.token else "", party.host_token[::-1]):
        answer = house.ask("GET", f"/api/tables/{party.table}/state", headers={"Authorization": f"Bearer {wrong}"})
        assert answer.status_code == 401, wrong
    assert Person(house, party.table, party.host_token).refused("leave") == "token"  # hosts arrange, seats play
    other = house.set_up("Zoe", "Yan")
    assert Person(house, other.table, ann.token).refused("state", method="GET") == "token"


def test_whoever_has_the_link_may_watch(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    seen = party.watcher.state()
    assert seen["view"]["viewer"] is None
    assert seen["legal"] == []
    assert not seen["undo"]
    assert party.watcher.refused("moves", {"step": 1, "action": 0}) == "token"
    for path in ("undo", "resign", "chat", "nudge", "leave", "rematch", "return", "seats/0/take-over"):
        body = {"undo": {"step": 1}, "chat": {"text": "hi"}}.get(path)
        assert party.watcher.refused(path, body) == "token", path
    assert party.watcher.refused("hint", method="GET") == "token"


def test_empty_seats_are_filled_with_bots_and_bots_sent_away(house: House) -> None:
    party = house.set_up("Ann", seats=3, start=False)
    ann = party.people[0]
    assert party.watcher.refused("seats/1/bot", {"level": "random"}) == "token"
    assert ann.refused("seats/1/bot", {"level": "genius"}) == "unknown-name"
    assert ann.refused("seats/0/bot", {"level": "random"}) == "seat-taken"
    assert ann.refused("seats/5/bot", {"level": "random"}) == "bad-option"
    party.host("POST", "seats/1/bot", {"level": "random"})
    party.host("DELETE", "seats/1/bot")
    assert ann.refused("seats/1/bot", method="DELETE") == "no-bot-there"
    assert ann.refused("seats/0/bot", method="DELETE") == "no-bot-there"
    for seat in (1, 2):
        told = party.host("POST", f"seats/{seat}/bot", {"level": "greedy"})
    assert [seat["bot"] for seat in told["seats"]] == [None, "greedy", "greedy"]
    assert len({seat["name"] for seat in told["seats"]}) == 3
    party.host("POST", "start")
    assert ann.refused("seats/1/bot", method="DELETE") == "started"
    wait_until(lambda: party.inside.to_move == 0)


def test_a_bot_stands_in_when_time_is_over_and_the_seat_can_be_taken_back(
    house: House, later: Callable[[float], None]
) -> None:
    party = house.set_up("Ann", "Bob", timer=60)
    slow, step = party.whose_turn(), party.inside.next_step
    deadline = slow.state()["deadline"]
    assert abs(deadline - store.now() - 60_000) < 20_000
    later(61)
    wait_until(lambda: party.inside.next_step > step)  # a bot has moved
    assert slow.seat is not None
    assert stand_ins(party)[slow.seat] == "planner"
    slow.post("return")
    assert stand_ins(party)[slow.seat] is None
    other = party.whose_turn()
    assert other is not slow
    other.move()


def test_who_comes_back_in_time_has_the_whole_time_again(
    open_house: Callable[..., House], later: Callable[[float], None]
) -> None:
    house = open_house(pauses=True)  # the bot that stands in pauses before it moves
    party = house.set_up("Ann", "Bob", timer=60, quick=False)
    slow, step = party.whose_turn(), party.inside.next_step
    later(61)
    assert slow.seat is not None
    wait_until(lambda: stand_ins(party)[slow.seat or 0])
    slow.post("return")
    assert party.inside.next_step == step, "the test was too slow"
    deadline = slow.state()["deadline"]
    assert deadline is not None
    assert deadline > store.now() + 30_000
    slow.move()


def test_leaving_a_game_lets_a_bot_play_on_and_coming_back_is_possible(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    gone, step = party.whose_turn(), party.inside.next_step
    gone.post("leave")
    wait_until(lambda: party.inside.next_step > step and party.inside.to_move != gone.seat)
    party.others()[0].post("return")
    gone.post("return")
    assert stand_ins(party) == [None, None]
    party.play(6)


def test_the_others_agree_that_a_bot_takes_over(house: House, later: Callable[[float], None]) -> None:
    party = house.set_up("Ann", "Bob", "Cleo", "Dan")
    absent = party.whose_turn()
    first, second, third = party.others()
    assert first.refused(f"seats/{absent.seat}/take-over") == "is-present"
    later(120)
    for person in party.others():
        person.state()  # a sign of life
    third.post("leave")  # whoever has left need not agree
    assert first.refused(f"seats/{first.seat}/take-over") == "no-person-there"
    assert first.refused("seats/9/take-over") == "no-person-there"
    assert first.refused(f"seats/{second.seat}/take-over") == "is-present"
    step = party.inside.next_step
    assert first.post(f"seats/{absent.seat}/take-over") == {"done": False}
    assert first.post(f"seats/{absent.seat}/take-over") == {"done": False}
    assert party.told()["agreements"] == [{"kind": "take-over", "about": absent.seat, "step": step, "seat": first.seat}]
    assert second.post(f"seats/{absent.seat}/take-over") == {"done": True}
    wait_until(lambda: party.inside.next_step > step)
    assert absent.seat is not None
    assert stand_ins(party)[absent.seat] == "planner"
    absent.post("return")
    assert stand_ins(party)[absent.seat] is None


def test_who_asks_by_http_is_present(house: House, later: Callable[[float], None]) -> None:
    party = house.set_up("Ann", "Bob")
    later(120)
    assert [seat["present"] for seat in party.told()["seats"]] == [False, False]
    party.people[1].state()
    assert [seat["present"] for seat in party.told()["seats"]] == [False, True]
    party.watcher.state()
    later(120)
    assert [seat["present"] for seat in party.told()["seats"]] == [False, False]


def test_resign_with_two_seats_ends_the_game(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    party.play(6)
    ann, bob = party.people
    ann.post("resign")
    result = bob.state()["result"]
    assert (result["winners"], result["ended"], result["resigned"]) == ([1], "resigned", [0])
    assert party.told()["status"] == "over"
    assert ann.refused("resign") == "game-over"
    assert bob.refused("moves", {"step": 9, "action": 0}) == "game-over"
    assert [event["kind"] for event in bob.state()["events"]][-1] == "resign"


def test_resign_with_three_seats_lets_a_bot_play_on(house: House) -> None:
    party = house.set_up("Ann", "Bob", "Cleo", game="san_francisco")
    ann, bob, cleo = party.people
    ann.post("resign")
    ann.post("resign")  # again is harmless
    told = party.told()
    assert told["status"] == "playing"
    assert told["seats"][0]["resigned"]
    assert ann.refused("return") == "resigned"
    wait_until(lambda: party.inside.to_move != 0)
    party.people = [bob, cleo]
    party.play()
    result = cleo.state()["result"]
    assert result["resigned"] == [0]
    assert 0 not in result["winners"]
    assert result["winners"]


def test_resign_one_after_the_other(house: House) -> None:
    party = house.set_up("Ann", "Bob", "Cleo")
    party.people[0].post("resign")
    party.people[2].post("resign")
    result = party.watcher.state()["result"]
    assert (result["winners"], result["resigned"]) == ([1], [0, 2])


def test_resign_against_bots_ends_the_game(house: House) -> None:
    party = house.set_up("Ann", seats=3, bots={"1": "random", "2": "random"})
    wait_until(lambda: party.inside.to_move == 0)
    party.people[0].post("resign")
    result = party.watcher.state()["result"]
    assert result["ended"] == "resigned"
    assert result["winners"]
    assert 0 not in result["winners"]


def test_bots_leave_when_the_game_is_over_whoever_ended_it(house: House) -> None:
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": "1"})
    wait_until(lambda: party.inside.to_move == 0)
    assert list(party.inside.bots) == [(1, "random")]
    party.people[0].post("resign")
    wait_until(lambda: not party.inside.bots)


def test_a_bot_that_still_thinks_when_the_game_ends_leaves_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough, choose = threading.Event(), threading.Event(), PolicyBot.choose

    def slowly(bot: PolicyBot, view: Any) -> int:
        thinking.set()
        enough.wait(20)
        return choose(bot, view)

    monkeypatch.setattr(PolicyBot, "choose", slowly)
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": "1"})
    thinking.wait(20)
    party.people[0].post("resign")
    assert party.inside.bots
    enough.set()
    wait_until(lambda: not party.inside.bots)


def test_bots_leave_with_a_table_that_is_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "_KEPT", 1)
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": "1"})
    wait_until(lambda: party.inside.to_move == 0)
    bot = weakref.ref(party.inside.bots[1, "random"])
    others = [house.set_up("Bob", "Cleo").table for _ in range(2)]
    assert others[-1] in house.hall.tables, "the table that was opened last is not the one to forget"
    assert party.table not in house.hall.tables
    wait_until(lambda: gc.collect() is not None and bot() is None)
    assert party.inside.to_move == 0


def test_resigning_needs_a_game(house: House) -> None:
    party = house.set_up("Ann", seats=2)
    assert party.people[0].refused("resign") == "not-started"


def test_the_same_people_play_again_with_the_same_tokens(house: House) -> None:
    party = house.set_up("Ann", "Bob", bots={"2": "random"}, seats=3, options={"tickets": "mega"})
    ann, bob = party.people
    assert ann.refused("rematch") == "not-over"
    wait_until(lambda: party.inside.bot_to_move() is None)
    ann.post("resign")
    bob.post("resign")
    again = ann.post("rematch")
    assert bob.post("rematch")["table"] == again["table"] != party.table
    assert party.told()["rematch"] == again["table"]
    assert (again["game"], again["options"], again["status"]) == ("usa", party.told()["options"], "playing")
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in party.told()["seats"]]
    assert not any(seat["resigned"] or seat["stand_in"] for seat in again["seats"])
    for person in (ann, bob):
        assert Person(house, again["table"], person.token).get("seat")["seat"] == person.seat
    assert Person(house, again["table"], party.host_token).ask("POST", "start").status_code == 409


def test_public_tables_are_listed_and_others_are_not(house: House) -> None:
    shown, hidden = house.set_up("Ann", seats=2, public=True), house.set_up("Bob", seats=2)
    begun = house.set_up("Cleo", "Dan", public=True)

    def listed(**params: str) -> list[str]:
        return [table["table"] for table in house.ask("GET", "/api/tables", params=params).json()]

    assert listed() == [shown.table]
    assert listed(status="playing") == [begun.table]
    assert hidden.table not in listed() + listed(status="playing")
    begun.people[0].post("resign")
    assert listed(status="playing") == []
    assert house.ask("GET", "/api/tables?status=over").status_code == 422


def test_what_does_not_exist(house: House) -> None:
    for method, path, status in (
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/no%20where", 422),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/board?game=chess", 422),
        ("GET", "/api/board?game=usa&option=tickets", 422),
        ("GET", "/api/rules?game=usa&option=tickets=huge", 422),
        ("GET", f"/api/tables/{'x' * 33}", 422),
    ):
        answer = house.ask(method, path)
        assert answer.status_code == status, path
        assert answer.json()["error"]["sentence"]
    assert house.hall._opening == {}  # nothing is kept of what does not exist


def test_games_boards_rules_and_bots_are_told_in_three_languages(house: House) -> None:
    for path in ("games", "bots", "board?game=usa", "rules?game=cable_car&option=companies=true"):
        told = {house.ask("GET", f"/api/{path}", headers={"Accept-Language": lang}).text for lang in ("en", "fr", "ko")}
        assert len(told) == 3, path
        mark = "&" if "?" in path else "?"
        assert house.ask("GET", f"/api/{path}{mark}lang=ko").text in told
        assert house.ask("GET", f"/api/{path}{mark}lang=xx").status_code == 422
