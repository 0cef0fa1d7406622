"""Bad input: whatever is sent, a clear answer; never a defect, never a game that is changed by what was refused."""

import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from carbarn.server.api.models import SAID
from tests.server.people import House, Person, Socket

BOUNDED = {
    "deadline": None,
    "database": None,
    "phases": [Phase.explicit, Phase.generate],
    "suppress_health_check": list(HealthCheck),
}
# Whoever has no token watches, so that many requests are answered without one as they are with one. And a name that no
# game has is refused, although the schema cannot say so: what may be chosen depends on the game.
NOT_MEANT = [ignored_auth, positive_data_acceptance]


def operations(house: House) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{house.address}/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def test_every_request_that_the_schema_allows_or_forbids(house: House) -> None:
    """Schemathesis asks every endpoint, with good and with bad values; answers have to be what the schema says."""
    for operation in operations(house):
        check_operation(house, operation)


def check_operation(house: House, operation: Any) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    over = house.set_up("Cleo", "Dan")
    over.people[0].post("resign")
    waiting = house.set_up("Eve", seats=3)
    tokens = [None, "nonsense", *(p.people[0].token for p in (party, over, waiting)), party.host_token]

    @seed(1)
    @settings(max_examples=15, **BOUNDED)
    @given(
        case=operation.as_strategy(),
        table=st.sampled_from([None, party.table, over.table, waiting.table]),
        token=st.sampled_from(tokens),
    )
    def ask(case: Any, table: str | None, token: str | None) -> None:
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        before = party.inside.next_step
        answer = case.call(base_url=house.address, headers=headers)
        case.validate_response(answer, excluded_checks=NOT_MEANT, headers=headers)
        if answer.status_code >= 400:
            assert answer.json()["error"]["sentence"]
            assert party.inside.next_step == before

    ask()


STRANGE = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"text"',
    b"\xff\xfe\x00",
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b'{"\\ud800": 1}',
    b'{"name": "Ann", "\\ud800": 1}',
    b'{"text": "\\ud800"}',
    b'{"step": 1, "action": "\\ud800"}',
    b'{"step": 1, "action": "a\\u0000b"}',
    b'{"game": "\\ud800"}',
    b'{"game": "\\u0000"}',
    b'{"game": "usa", "options": {"\\ud800": 1}}',
    b'{"game": "usa", "options": {"first": 1' + b"0" * 5_000 + b"}}",
    b'{"game": "usa", "options": {"tickets": true}}',
    b'{"step": 1e400, "action": NaN}',
    b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    b"[" * 30_000,
    b'{"level": "\\u0000"}',
]


def test_strange_bodies(house: House) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    token = party.whose_turn().token
    before = party.inside.state.tobytes()
    for path in ("", "/join", "/moves", "/undo", "/chat", "/seats/0/bot"):
        address = f"/api/tables/{party.table}{path}" if path else "/api/tables"
        for body in STRANGE:
            answer = house.client.post(
                address, content=body, headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            )
            assert 400 <= answer.status_code < 500, (address, body[:60], answer.text)
        answer = house.client.post(address, content=b"<a/>", headers={"Content-Type": "text/xml"})
        assert 400 <= answer.status_code < 500
    assert party.inside.state.tobytes() == before
    for strange in ("%00", "%ED%A0%80", "..%2f..", "a%0Ab", "%F0%9F%9A%83", "x" * 5_000):
        assert house.ask("GET", f"/api/tables/{strange}").status_code in (404, 422), strange
        assert house.ask("GET", f"/api/tables?status={strange}").status_code == 422
        assert house.ask("GET", f"/api/board?game={strange}").status_code == 422
        assert house.ask("GET", f"/api/board?game=usa&option={strange}={strange}").status_code == 422


# The WebSocket


def anything() -> st.SearchStrategy[Any]:
    """JSON that means nothing, or nearly something."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
    trees = st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner)
    )
    kinds = st.sampled_from(["hello", "move", "undo", "chat", "nudge", "ping", "state", "", "__class__"])
    fields = {
        "ref": leaves,
        "step": st.integers(-5, 20) | leaves,
        "action": st.integers(-5, 3_000) | leaves,
        "about": st.integers(-2, 5) | leaves,
        "text": st.text(max_size=400) | leaves,
        "token": leaves,
        "since": st.integers(),
        "lang": st.sampled_from(["en", "ko", "xx"]),
    }
    nearly = st.fixed_dictionaries({"type": kinds | leaves}, optional=fields)
    return nearly | trees


def hostile() -> st.SearchStrategy[str | bytes]:
    """Messages as they come over the wire."""
    written = anything().map(json.dumps)
    broken = written.map(lambda text: text[: len(text) // 2])
    return written | written | broken | st.text(max_size=200) | st.binary(max_size=200) | written.map(str.encode)


def test_hostile_messages_over_the_websocket(house: House) -> None:
    """Every message is answered, by `done` or by a refusal with a sentence; what is refused changes nothing."""
    party = house.set_up("Ann", "Bob", game="cable_car")
    ann, bob = party.people

    @seed(2)
    @settings(max_examples=30, **BOUNDED)
    @given(said=st.lists(hostile(), min_size=1, max_size=8), who=st.sampled_from([ann, bob, party.watcher]))
    def talk(said: list[str | bytes], who: Person) -> None:
        with who.listen() as socket:
            socket.hear("state")
            for text in said:
                before = party.inside.next_step
                socket.send(text)
                told = socket.hear(lambda told: told["type"] in ("done", "refused"))
                if told["type"] == "refused":
                    assert told["sentence"]
                    assert told["code"] != "defect"
                    assert party.inside.next_step == before
            assert socket.say("ping")["type"] == "done"

    talk()


@seed(3)
@settings(max_examples=150, **BOUNDED)
@given(anything())
def test_messages_are_understood_or_refused(said: Any) -> None:
    """The shapes themselves, without a server: nothing but a ValueError for what makes no sense."""
    try:
        SAID.validate_python(said)
    except ValueError as problem:
        assert str(problem)


FIRST_WORDS: list[tuple[str | bytes, str]] = [
    ("", "message"),
    ("nonsense", "message"),
    (b"\xff\x00", "message"),
    ("[" * 10_000, "message"),
    ('{"type": "move", "step": 1, "action": 1}', "hello-first"),
    ('{"type": "ping"}', "hello-first"),
    ('{"type": "hello", "since": -2}', "message"),
    ('{"type": "hello", "token": "wrong"}', "token"),
    ('{"type": "hello", "token": ""}', "token"),
    ('{"type": "hello", "surprise": 1}', "message"),
]


def test_first_words_that_are_no_hello(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    for text, code in FIRST_WORDS:
        socket = Socket(party.watcher, {})
        socket.open()
        socket.send(text)
        assert socket.next()["code"] == code, text
        closed_with(socket, 1008)


def closed_with(socket: Socket, code: int) -> None:
    with pytest.raises(ConnectionClosed) as ended:
        socket.hear("nothing any more")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == code


def test_out_of_order_and_too_much(house: House) -> None:
    party = house.set_up("Ann", "Bob", game="cable_car")
    mover = party.whose_turn()
    with mover.listen() as socket:
        legal = socket.hear("state")["legal"]
        assert socket.say("hello")["code"] == "hello-twice"
        for step in (0, 2, 5, 1_000_000):
            assert socket.say("move", step=step, action=legal[0]["id"])["code"] == "stale-step"
        assert socket.say("undo", step=1)["code"] == "undo-nothing"
        assert socket.say("undo", step=1, about=9)["code"] in ("undo-nothing", "no-seat")
        assert party.inside.next_step == 1
        socket.send("x" * 20_000)
        closed_with(socket, 1009)
    with mover.listen() as socket:  # the game goes on
        assert socket.say("move", step=1, action=legal[0]["id"])["type"] == "done"


def test_who_goes_on_sending_nonsense_is_shown_the_door(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    with party.people[0].listen() as socket:
        for _ in range(51):
            socket.send("nonsense")
            socket.hear("refused")
        closed_with(socket, 1008)
    assert sum(told["type"] == "refused" for told in socket.heard) == 51


def test_who_talks_too_fast_is_told_so(open_house: Any) -> None:
    house = open_house(messages=(0.001, 3))
    party = house.set_up("Ann", "Bob")
    with party.people[0].listen() as socket:
        answers = [socket.say("ping") for _ in range(5)]
    assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
    assert answers[-1]["code"] == "too-fast"


def test_tables_that_do_not_exist_have_no_live_connection(house: House) -> None:
    for strange in ("nowhere", "%00", "a%20b", "x" * 300, "%ED%A0%80"):
        socket = Socket(Person(house, strange), {})
        socket.open()
        assert socket.next()["code"] == "no-table", strange
        closed_with(socket, 1008)
    assert house.hall._opening == {}


def test_random_legal_and_illegal_moves_by_everybody(house: House) -> None:
    """Everybody tries everything all the time: the game is what the accepted moves make it."""
    party = house.set_up("Ann", "Bob", "Cleo", game="san_francisco")
    rng, accepted = random.Random(5), []
    for _ in range(120):
        person, step = rng.choice(party.people), party.inside.next_step + rng.choice([0, 0, 0, -1, 1])
        legal = [action["id"] for action in person.state()["legal"]]
        action = rng.choice([*legal, rng.randrange(party.inside.game.action_count)])
        answer = person.ask("POST", "moves", {"step": max(0, step), "action": action})
        assert answer.status_code in (200, 409, 422)
        if answer.status_code == 200 and not answer.json()["held"] and not answer.json()["repeated"]:
            accepted.append((person.seat, action))
    moves = [(step.seat, step.entries[0]) for step in party.inside.steps[1:]]
    assert [move for move in moves if move in accepted]
    assert set(accepted) <= set(moves)
