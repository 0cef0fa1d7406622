"""Every page in every language: whole, readable, accessible; and every trouble told in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.clicks import decide_for_sure, link, new_table
from tests.browser.server import Served

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("usa", "san_francisco", "cable_car")
DESKTOP, PHONE, LYING = {"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 844, "height": 390}
Visit = Callable[..., Any]

# Buttons, links and headings whose words do not fit into them.
CLIPPED = """() => [...document.querySelectorAll('button, a.button, h1, h2, h3, legend, label')]
  .filter((e) => e.checkVisibility() && e.clientWidth > 4 && e.scrollWidth > e.clientWidth + 2)
  .filter((e) => getComputedStyle(e).overflowX !== 'visible' && getComputedStyle(e).display !== 'inline')
  .map((e) => e.textContent.trim().slice(0, 60))"""


def settled(page: Any) -> None:
    """The board is there and it is somebody's turn."""
    page.locator("section.board svg").first.wait_for(timeout=30_000)
    page.wait_for_timeout(200)


def check_page(page: Any) -> None:
    """Nothing clipped, nothing missing, nothing wider than the window."""
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("body").inner_text()
    assert not [wrong for wrong in ("web-", "undefined", "NaN") if wrong in words]


def check_with_axe(page: Any) -> None:
    """axe-core finds nothing that stays. It is run from outside the page, whose policy allows no foreign script.

    A button that changes while axe looks is told to have an old state and a new colour: it is looked at again.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for _ in range(3):
        found = page.evaluate("async () => (await axe.run()).violations.map((v) => v.id + ': ' + v.nodes[0].html)")
        if not found:
            return
        page.wait_for_timeout(1_000)
    raise AssertionError(found)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_the_start_page_in_every_language(visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit("/", locale=lang, viewport=size)
    page.locator("form button.primary").wait_for()
    assert page.locator("html").get_attribute("lang") == lang
    check_page(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=["desktop", "phone", "phone on its side"])
@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_every_language(visit: Visit, served: Served, game: str, lang: str, size: dict[str, int]) -> None:
    page = visit(link(new_table(served.address, game, seats=3)), locale=lang, viewport=size)
    settled(page)
    check_page(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_turned_in_mid_game(visit: Visit, served: Served, game: str) -> None:
    """Upright or on its side, a finger finds something to do, and the board is in sight."""
    page = visit(link(new_table(served.address, game)), viewport=PHONE, has_touch=True, is_mobile=True)
    settled(page)
    for size in (LYING, PHONE, LYING):
        page.set_viewport_size(size)
        page.wait_for_timeout(100)
        check_page(page)
        board = page.locator("section.board").bounding_box()
        assert board["width"] > 0.45 * size["width"]
        assert board["height"] > 0.25 * size["height"]
        decide_for_sure(page, touch=True)


@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_the_waiting_room_and_the_rules_in_every_language(visit: Visit, served: Served, lang: str) -> None:
    place = new_table(served.address, "san_francisco", seats=4, bots=1)
    for size in (DESKTOP, PHONE, LYING):
        page = visit(link(place), locale=lang, viewport=size)
        page.locator("svg[role=img] path").first.wait_for(timeout=30_000)
        check_page(page)
        page.locator("header button").first.click()
        page.locator("dl dt").first.wait_for(timeout=30_000)
        check_page(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Visit, served: Served, game: str, scheme: str) -> None:
    page = visit(link(new_table(served.address, game)), color_scheme=scheme)
    settled(page)
    decide_for_sure(page)
    page.wait_for_timeout(500)
    check_with_axe(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_start_page(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    page.locator("form button.primary").wait_for()
    check_with_axe(page)


def test_a_table_that_does_not_exist(visit: Visit) -> None:
    page = visit("/t/nothing-here", allow=("404", "WebSocket"))
    page.get_by_text("There is no such table").first.wait_for(timeout=30_000)
    page.get_by_role("link", name="To the start page").first.click()
    page.locator("form button.primary").wait_for()


def test_an_address_that_leads_nowhere(visit: Visit) -> None:
    page = visit("/play/somewhere")
    page.get_by_text("There is nothing here").first.wait_for(timeout=30_000)


def test_a_stale_personal_link_lets_one_watch(visit: Visit, served: Served) -> None:
    table = new_table(served.address, "cable_car")["table"]["table"]
    page = visit(f"/t/{table}#not-a-token", allow=("401",))
    page.get_by_text("This personal link is not valid any more").wait_for(timeout=30_000)
    page.get_by_role("button", name="Look at the table").click()
    settled(page)


def test_a_full_table_offers_to_watch(visit: Visit, served: Served) -> None:
    table = new_table(served.address, "cable_car", seats=2, bots=1, start=False)["table"]["table"]
    page = visit(f"/t/{table}")
    page.get_by_text("Every seat is taken").first.wait_for(timeout=30_000)


def test_the_token_leaves_the_address_bar(visit: Visit, served: Served) -> None:
    place = new_table(served.address, "cable_car")
    page = visit(link(place))
    settled(page)
    assert place["token"] not in page.url
    page.reload()
    page.get_by_role("group", name="Help with the move").wait_for(timeout=30_000)
