"""Whole games in a real browser: by clicks, by touch, by keyboard, with friends, on a big screen."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.clicks import (
    ask,
    decide,
    decide_by_keyboard,
    decide_for_sure,
    is_over,
    link,
    my_turn,
    new_table,
    play_to_the_end,
    press,
)
from tests.browser.server import Served

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Any]


@pytest.mark.parametrize(
    "game", ["Ticket to Ride: North America", "Ticket to Ride: San Francisco", "San Francisco Cable Car"]
)
def test_a_newcomer_plays_a_whole_game_against_a_bot(visit: Visit, game: str) -> None:
    page = visit("/")
    page.get_by_text(game, exact=True).click()
    page.get_by_text("2", exact=True).first.click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert play_to_the_end(page) > 10
    assert page.get_by_role("link", name="Replay").is_visible()


def test_the_cable_car_company_by_clicks(visit: Visit, served: Served) -> None:
    place = new_table(served.address, "cable_car", seats=3, options={"companies": True, "rotation": True, "hand": 3})
    page = visit(link(place))
    assert play_to_the_end(page) > 10


def test_a_game_by_touch_on_a_phone(visit: Visit, served: Served) -> None:
    page = visit(link(new_table(served.address, "san_francisco")), **PHONE)
    assert play_to_the_end(page, touch=True) > 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the phone"


def test_a_game_by_keyboard_alone(visit: Visit, served: Served) -> None:
    """Tab to the moves in words, Enter to choose: no pointer at all."""
    page = visit(link(new_table(served.address, "cable_car")))
    page.get_by_role("tab", name="Moves in words").focus()
    page.keyboard.press("Enter")
    assert play_to_the_end(page, decide=decide_by_keyboard) > 10


def test_two_people_one_reloads_is_cut_off_and_comes_back(visit: Visit, served: Served) -> None:
    place = new_table(served.address, "san_francisco", bots=0)
    table = place["table"]["table"]
    ann = visit(link(place), allow=("WebSocket",))
    bob = visit(f"/t/{table}", allow=("WebSocket",))
    bob.get_by_role("button", name="Join the game").first.click()
    ann.get_by_role("button", name="Start the game").click()
    for round in range(400):
        if is_over(ann) and is_over(bob):
            break
        for page in (ann, bob):
            if not is_over(page) and my_turn(page):
                decide(page)
        if round == 12:
            bob.reload()
        if round == 20:  # the window is gone; another one of the same browser finds the seat again
            bob.close()
            bob = bob.context.new_page()
            bob.goto(f"/t/{table}")
        ann.wait_for_timeout(40)
    for page in (ann, bob):
        page.locator("a[href$='/replay']").wait_for(timeout=60_000)


def test_a_server_that_is_restarted_keeps_the_seat(visit: Visit, served: Served) -> None:
    page = visit(link(new_table(served.address, "usa")), allow=("ERR_", "WebSocket"))
    decide_for_sure(page)
    served.stop()
    page.get_by_text("The connection is lost").wait_for(timeout=60_000)
    served.start()
    page.get_by_text("The connection is lost").wait_for(state="hidden", timeout=60_000)
    decide_for_sure(page)


def test_table_mode_one_screen_and_two_phones(visit: Visit) -> None:
    screen = visit("/")
    screen.get_by_text("San Francisco Cable Car", exact=True).click()
    screen.get_by_text("2", exact=True).first.click()
    screen.get_by_role("button", name="Use this as the big screen").click()
    screen.wait_for_url("**/screen")
    table = screen.url.split("/t/")[1].split("/")[0]
    phones = [visit(f"/t/{table}?hand=1", **PHONE) for _ in range(2)]
    for phone in phones:
        phone.get_by_role("button", name="Join the game").first.click()
    phones[1].get_by_role("button", name="Start the game").click()
    for _ in range(600):
        if all(is_over(phone) for phone in phones):
            break
        for phone in phones:
            if not is_over(phone) and my_turn(phone):
                decide_from_the_hand(phone)
        screen.wait_for_timeout(30)
    assert screen.get_by_text("The game is over").first.is_visible()


def decide_from_the_hand(phone: Any) -> None:
    """The phone shows no board to play on: squares are buttons of the hand."""
    assert phone.locator("section.board").count() == 0
    press(phone.locator("section.play details:not([open]) summary"), touch=True)
    press(phone.locator("section.play ul button:visible"), touch=True)


def test_a_spectator_sees_no_hand(visit: Visit, served: Served) -> None:
    place = new_table(served.address, "usa")
    page = visit(f"/t/{place['table']['table']}")
    page.get_by_text("You are watching").first.wait_for(timeout=30_000)
    assert page.get_by_role("group", name="Help with the move").count() == 0


def test_replay_steps_slides_and_links_to_a_moment(visit: Visit, served: Served) -> None:
    place = new_table(served.address, "san_francisco")
    page = visit(link(place))
    play_to_the_end(page)
    table = place["table"]["table"]
    page.goto(f"/t/{table}/replay?step=10")
    page.get_by_role("slider").wait_for(timeout=30_000)
    assert "step=10" in page.url
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=11")
    record = ask(served.address, f"/api/tables/{table}/record")
    assert record["result"] is not None
