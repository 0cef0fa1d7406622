"""Taking back: one's own last decision, while nothing hidden was shown and nobody moved; or with all."""

import pytest

from tests.server.people import House, wait_until
from tests.server.test_play import stored


def test_against_bots_a_claim_is_taken_back_with_what_they_did(house: House) -> None:
    """The bots' draws were seen by nobody; undone steps stay in the log."""
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": 0})
    ann = party.people[0]
    before = ann.state()["view"]
    ann.move()
    wait_until(lambda: party.inside.bot_to_move() is None)
    taken = len(stored(party))
    assert ann.state()["undo"]
    assert ann.refused("undo", {"step": taken - 1}) == "stale-step"
    assert ann.post("undo", {"step": taken}) == {"done": True}
    assert ann.state()["view"] == before
    log = stored(party)
    assert [step.kind for step in log] == ["deal", *["move"] * (taken - 1), "undo"]
    assert log[-1].entries == (1,)
    assert ann.state()["events"][-1]["kind"] == "undo"
    assert not ann.state()["undo"]
    assert ann.refused("undo", {"step": len(log)}) == "undo-nothing"
    ann.move()
    replayed = ann.get("replay")
    assert [frame["step"] for frame in replayed] == [0, *range(len(log), len(log) + len(replayed) - 1)]
    assert house.ask("GET", f"/api/tables/{party.table}/record", token=ann.token).json()["log"]


def test_what_showed_something_hidden_cannot_be_taken_back(house: House) -> None:
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": 0})
    ann = party.people[0]
    ann.move()
    wait_until(lambda: party.inside.bot_to_move() is None)
    ann.move("draw blind")
    assert not ann.state()["undo"]
    assert ann.refused("undo", {"step": party.inside.next_step}) == "undo-revealed"


def test_what_was_answered_cannot_be_taken_back(house: House) -> None:
    party = house.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = party.people
    ann.move()
    bob.move()
    assert ann.refused("undo", {"step": 3}) == "undo-moved-since"
    assert ann.refused("undo", {"step": 3, "about": 1}) == "undo-nothing"  # Bob has not asked
    assert not ann.state()["undo"]
    assert bob.state()["undo"]


def test_with_others_everybody_has_to_agree(house: House) -> None:
    party = house.set_up("Ann", "Bob", "Cleo", seats=4, bots={"3": "random"}, options={"first": 0})
    ann, bob, cleo = party.people
    before = ann.state()["view"]
    ann.move()
    assert ann.post("undo", {"step": 2}) == {"done": False}
    assert bob.post("undo", {"step": 2, "about": 0}) == {"done": False}
    wishes = [(wish["kind"], wish["about"], wish["seat"]) for wish in party.told()["agreements"]]
    assert wishes == [("undo", 0, 0), ("undo", 0, 1)]
    assert ann.state()["step"] == 2
    assert cleo.post("undo", {"step": 2, "about": 0}) == {"done": True}
    assert ann.state()["view"] == before
    assert party.told()["agreements"] == []


def test_an_agreement_is_for_one_step_alone(house: House) -> None:
    party = house.set_up("Ann", "Bob", options={"first": 0})
    ann, bob = party.people
    ann.move()
    ann.post("undo", {"step": 2})
    bob.move()
    assert party.told()["agreements"] == []
    assert bob.refused("undo", {"step": 2, "about": 0}) == "stale-step"
    assert bob.refused("undo", {"step": 3, "about": 0}) == "undo-moved-since"


def test_nothing_to_take_back_before_and_after_a_game(house: House) -> None:
    waiting, over = house.set_up("Ann", seats=2), house.set_up("Bob", "Cleo")
    assert waiting.people[0].refused("undo", {"step": 0}) == "not-started"
    over.people[0].post("resign")
    assert over.people[0].refused("undo", {"step": 2}) == "game-over"
    fresh = house.set_up("Dan", "Eve")
    assert fresh.people[0].refused("undo", {"step": 1}) == "undo-nothing"


@pytest.mark.parametrize("game", ["usa", "cable_car"])
def test_undo_over_the_websocket_and_play_on(house: House, game: str) -> None:
    party = house.set_up("Ann", seats=2, bots={"1": "random"}, game=game, options={"first": 0})
    ann = party.people[0]
    with ann.listen() as socket:
        legal = socket.state(1)["legal"]
        socket.say("move", step=1, action=legal[0]["id"])
        wait_until(lambda: party.inside.bot_to_move() is None)
        step = party.inside.next_step
        socket.state(step)
        answer = socket.say("undo", step=step)
        if game == "cable_car":  # the tile that Ann drew was hidden before
            assert answer["code"] == "undo-revealed"
        else:
            assert answer == {"type": "done", "ref": answer["ref"], "undone": True}
            assert socket.state(step + 1)["legal"] == legal
    party.play(10)
