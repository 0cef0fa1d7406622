"""A person at the table: decides by clicking what the page offers, and knows no rules."""

import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

LONGEST_GAME = 300  # seconds
LONGEST_WAIT = 60  # seconds for one's turn
PATIENCE = 1_500  # milliseconds for what was there a moment ago


def new_table(address: str, game: str, seats: int = 2, bots: int | None = None, **more: Any) -> dict[str, Any]:
    """A table by the API, for tests that are about what comes after; by default everybody else is a bot."""
    count = seats - 1 if bots is None else bots
    wanted = {"game": game, "seats": seats, "name": "Ann", "start": count == seats - 1, "quick": True, **more}
    wanted["bots"] = {str(seats - 1 - place): "greedy" for place in range(count)}
    return ask(address, "/api/tables", wanted)


def ask(address: str, path: str, content: Any = None, token: str | None = None) -> Any:
    """One request to the API."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if content is None else json.dumps(content).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        return json.load(answer)


def link(place: dict[str, Any]) -> str:
    """The personal link to a seat."""
    return f"/t/{place['table']['table']}#{place['token']}"


def my_turn(page: Page) -> bool:
    """Whether the page asks this person for something; its title cannot be missed."""
    return page.title().startswith("●")


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator("a[href$='/replay']").count() > 0


def decide_for_sure(page: Page, touch: bool = False) -> None:
    """One click of a decision, however often a busy machine takes what was to be clicked away."""
    until = time.monotonic() + LONGEST_WAIT
    while not (my_turn(page) and decide(page, touch)):
        assert time.monotonic() < until, "nothing can be decided"
        page.wait_for_timeout(30)


def decide(page: Page, touch: bool = False) -> bool:
    """One click of a decision: whatever is asked for first, else a claim or a tile, else a card."""
    tickets = page.locator("section:has(label input[type=checkbox])").locator("visible=true")
    if tickets.count():
        return keep_all(page, tickets, touch)
    for choice in (
        page.locator("[role=dialog] button:not(.quiet)"),  # which cards to pay with, which token to place
        page.locator("section.play .effects button.primary"),  # by touch: place the tile that is shown
        page.locator("[data-route][role=button] rect.space"),
        page.locator("[data-square][aria-disabled=false]"),
        page.locator("[role=button].open"),  # a city where a token may be taken or placed
        page.locator("section.play button.open:enabled"),  # cards
        page.locator("section.play button.primary:enabled"),  # pass
    ):
        if press(choice.locator("visible=true"), touch):
            return True
    return try_another_tile(page, touch)


def play_to_the_end(page: Page, touch: bool = False, decide: Callable[[Page, bool], bool] = decide) -> int:
    """Play until the result is shown, by clicks or as `decide` does; how many of them that took."""
    clicks, until = 0, time.monotonic() + LONGEST_GAME
    while not is_over(page):
        assert time.monotonic() < until, "the game does not end"
        if my_turn(page):
            clicks += decide(page, touch)
        page.wait_for_timeout(30)
    return clicks


def decide_by_keyboard(page: Page, touch: bool = False) -> bool:
    """The first of the moves in words, by Enter."""
    moves = page.locator(".moves button")
    if not moves.count() or not done(lambda: moves.first.focus(timeout=PATIENCE)):
        return False
    page.keyboard.press("Enter")
    return True


def try_another_tile(page: Page, touch: bool) -> bool:
    """Where the tile that is chosen fits nowhere as it lies: turn it, or take another one."""
    ways = page.locator("section.play .tiles button:not([aria-pressed=true])").locator("visible=true")
    count = ways.count()
    return count > 0 and press(ways.nth(random.randrange(count)), touch)


def keep_all(page: Page, tickets: Locator, touch: bool) -> bool:
    """Tick every ticket on offer, then keep them."""
    for box in tickets.last.locator("input[type=checkbox]:enabled").all():
        if not done(lambda box=box: box.check(force=True, timeout=PATIENCE)):
            return False
    return press(tickets.locator("button.primary:enabled"), touch)


def press(target: Locator, touch: bool) -> bool:
    """Click the first of these, if there is one."""
    return target.count() > 0 and done(lambda: (target.first.tap if touch else target.first.click)(timeout=PATIENCE))


def done(act: Callable[[], None]) -> bool:
    """Whether it could be done; what it is done to may go in this very moment, because the table moves on."""
    try:
        act()
    except Error:
        return False
    return True
