"""People with people: taking back by agreement, somebody who is away, the next game, a network without WebSockets."""

from collections.abc import Callable
from typing import Any

from tests.browser.clicks import ask, decide, decide_for_sure, link, my_turn, new_table
from tests.browser.server import Served

Visit = Callable[..., Any]
WAIT = 30_000  # milliseconds

# Proxies of some companies and schools let no WebSocket through: it closes without ever having been open.
NO_SOCKETS = """window.WebSocket = class {
  static OPEN = 1;
  readyState = 3;
  constructor() { setTimeout(() => this.onclose?.(new Event('close')), 5); }
  send() {}
  close() {}
};"""


def ann_and_bob(visit: Visit, served: Served, game: str = "usa") -> tuple[Any, Any, str]:
    """Two people at a table that has begun, Ann to move first; Bob's personal link."""
    place = new_table(served.address, game, bots=0, options={"first": 0})
    table = place["table"]["table"]
    bob = ask(served.address, f"/api/tables/{table}/join", {"name": "Bob"})
    ask(served.address, f"/api/tables/{table}/start", {}, place["token"])
    return visit(link(place), allow=("WebSocket",)), visit(link(bob), allow=("WebSocket",)), link(bob)


def test_a_decision_is_taken_back_once_the_other_agrees(visit: Visit, served: Served) -> None:
    ann, bob, _ = ann_and_bob(visit, served)
    decide_for_sure(ann)
    ann.get_by_role("button", name="Take back").click(timeout=WAIT)
    ann.get_by_text("The others have been asked").first.wait_for(timeout=WAIT)
    bob.get_by_text("Ann would like to take back the last decision.").wait_for(timeout=WAIT)
    bob.get_by_role("button", name="Agree").click()
    ann.get_by_text("Your turn").first.wait_for(timeout=WAIT)
    assert ann.locator("section.play input[type=checkbox]").count() == 3
    bob.get_by_text("Ann takes back a decision").first.wait_for(timeout=WAIT)


def test_who_says_no_is_not_asked_again(visit: Visit, served: Served) -> None:
    ann, bob, _ = ann_and_bob(visit, served)
    decide_for_sure(ann)
    ann.get_by_role("button", name="Take back").click(timeout=WAIT)
    bob.get_by_role("button", name="No", exact=True).click(timeout=WAIT)
    assert bob.get_by_text("would like to take back").count() == 0
    assert not my_turn(ann)


def test_a_bot_plays_for_who_is_away_until_they_come_back(visit: Visit, served: Served) -> None:
    ann, bob, personal = ann_and_bob(visit, served)
    bob.locator("section.play").wait_for(timeout=WAIT)
    bob.goto("about:blank")
    ann.get_by_role("button", name="Let a bot play on").click(timeout=WAIT)
    ann.get_by_text("a bot plays for them").wait_for(timeout=WAIT)
    bob.goto(personal)
    bob.get_by_text("A bot is playing for you.").wait_for(timeout=WAIT)
    bob.get_by_role("button", name="Take my seat back").click()
    bob.get_by_text("A bot is playing for you.").wait_for(state="hidden", timeout=WAIT)
    ann.get_by_text("a bot plays for them").wait_for(state="hidden", timeout=WAIT)


def test_a_rematch_takes_both_to_the_same_table(visit: Visit, served: Served) -> None:
    ann, bob, _ = ann_and_bob(visit, served, "cable_car")
    bob.get_by_role("button", name="Menu").click(timeout=WAIT)
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Resign this game").click()
    first = ann.url
    ann.get_by_role("button", name="Play again").click(timeout=WAIT)
    ann.wait_for_url(lambda url: url != first)
    bob.get_by_text("The next game has been set up.").wait_for(timeout=WAIT)
    bob.get_by_role("button", name="To the next game").click()
    bob.wait_for_url(ann.url)
    for page in (ann, bob):
        page.get_by_role("group", name="Help with the move").wait_for(timeout=WAIT)


def test_without_websockets_the_game_goes_on_by_polling(visit: Visit, served: Served) -> None:
    page = visit(link(new_table(served.address, "cable_car")), script=NO_SOCKETS)
    page.get_by_role("group", name="Help with the move").wait_for(timeout=WAIT)
    made = 0
    for _ in range(600):
        made += my_turn(page) and decide(page)
        if made >= 4:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"only {made} moves")
