"""Pictures of every main view: languages, light and dark, desktop and phone, from a real server into docs/images/.

    python -m tests.browser.pictures          what is committed: every view in every language, the other choices spread
    python -m tests.browser.pictures --all    every combination, into docs/images/all/ (not committed)
    python -m tests.browser.pictures --only usa,result

Positions are played out anew by our own bots, so that a picture differs from the last one by its cards.
"""

import argparse
import base64
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.clicks import link
from tests.browser.positions import Position, at_the_offer, mid_game, over, waiting
from tests.browser.server import MISSING, Served, launch

FOLDER = Path(__file__).parents[2] / "docs" / "images"
LANGUAGES = ("en", "fr", "ko")
THEMES = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
SHOWN = {  # what is committed: every view in every language and size, in both themes
    "en": {"desktop": "light", "phone": "dark"},
    "fr": {"desktop": "dark", "phone": "light"},
    "ko": {"desktop": "light", "phone": "dark"},
}
ADDRESS = "http://192.0.2.10:8000"  # reserved for documentation: nobody's machine shows in a picture
QUALITY = {"desktop": 70, "phone": 55}  # of WebP; a phone's pixels are half as large


@dataclass(frozen=True)
class View:
    """Something to look at: the position it needs, where it is, and what is done before the picture."""

    name: str
    position: Callable[[str, str], Position] | None = None
    path: Callable[[Position], str] = lambda position: link(position.place)
    prepare: Callable[[Page], None] = lambda page: None
    sizes: tuple[str, ...] = ("desktop", "phone")


def tick_two(page: Page) -> None:
    """Choosing tickets: two of them ticked, so that the map shows them."""
    for box in page.locator("section.play input[type=checkbox]").all()[:2]:
        box.check(force=True)


def ask_for_a_hint(page: Page) -> None:
    """The best bot's choice and why it is good."""
    page.locator("[role=group]:has(> [aria-pressed]) > button").first.click()
    page.locator(".hints li").first.wait_for(timeout=60_000)


def point_at_a_square(page: Page) -> None:
    """The ghost of the tile, where there is a pointer."""
    open_squares = page.locator("[data-square][aria-disabled=false]")
    open_squares.nth(open_squares.count() // 2).hover(force=True)


def read_the_rules(page: Page) -> None:
    """The rules by id."""
    if page.locator("header .rules").is_visible():
        page.locator("header .rules").click()
    else:
        page.locator("header [aria-haspopup=dialog]").click()
        page.locator("[role=dialog] .list button, dialog .list button").first.click()
    page.locator("dl dt").first.wait_for(timeout=30_000)


VIEWS = (
    View("start", None, lambda position: "/"),
    View("waiting", waiting),
    View("tickets", lambda address, lang: at_the_offer(address, "usa", lang), prepare=tick_two),
    View("usa", lambda address, lang: mid_game(address, "usa", lang, seats=4, decisions=40)),
    View("san_francisco", lambda address, lang: mid_game(address, "san_francisco", lang, seats=3, decisions=14)),
    View(
        "cable_car",
        lambda address, lang: mid_game(address, "cable_car", lang, seats=3, decisions=9),
        prepare=point_at_a_square,
    ),
    View(
        "companies",
        lambda address, lang: mid_game(address, "cable_car", lang, seats=4, decisions=6, companies=True, hand=2),
    ),
    View("hint", lambda address, lang: mid_game(address, "usa", lang, seats=3, decisions=12), prepare=ask_for_a_hint),
    View("result", lambda address, lang: over(address, "usa", lang, seats=3)),
    View(
        "replay",
        lambda address, lang: over(address, "san_francisco", lang, seats=3),
        lambda position: f"/t/{position.table}/replay?step=30",
    ),
    View(
        "screen",
        lambda address, lang: mid_game(address, "usa", lang, seats=3, decisions=25),
        lambda position: f"/t/{position.table}/screen",
        sizes=("desktop",),
    ),
    View(
        "hand",
        lambda address, lang: mid_game(address, "usa", lang, seats=3, decisions=25),
        lambda position: link(position.place).replace("#", "?hand=1#"),
        sizes=("phone",),
    ),
    View(
        "rules",
        lambda address, lang: mid_game(address, "cable_car", lang, seats=3, decisions=3),
        prepare=read_the_rules,
    ),
)


def wanted(view: View, lang: str, everything: bool) -> Iterator[tuple[str, str]]:
    """Sizes and themes of a view in a language; unless all are wanted, each size once."""
    for size in view.sizes:
        yield from ((size, theme) for theme in THEMES if everything or theme == SHOWN[lang][size])


def take(
    browser: Browser, served: Served, view: View, position: Position | None, lang: str, size: str, theme: str
) -> bytes:
    """One picture as WebP, which Playwright itself does not make."""
    context = browser.new_context(
        base_url=served.address, locale=lang, color_scheme=theme, reduced_motion="reduce", **SIZES[size]
    )
    page = context.new_page()
    page.goto("/" if position is None else view.path(position))
    page.wait_for_load_state("networkidle")
    if page.locator("[data-route], g.route").count():
        page.locator("g.ground").wait_for(state="attached")  # the land under the map comes a little later
    view.prepare(page)
    page.wait_for_timeout(400)
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY[size]})
    context.close()
    return base64.b64decode(shot["data"])


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every combination, into docs/images/all/")
    parser.add_argument("--only", default="", help="names of views, separated by commas")
    asked = parser.parse_args()
    if MISSING:
        parser.exit(1, f"This needs {MISSING}.\n")
    folder = FOLDER / "all" if asked.all else FOLDER
    folder.mkdir(exist_ok=True)
    names = asked.only.split(",") if asked.only else [view.name for view in VIEWS]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as library:
        served, browser = (
            Served(Path(scratch), CARBARN_LIMIT_TABLES="100/1000", CARBARN_ADDRESS=ADDRESS),
            launch(library),
        )
        try:
            for view in (view for view in VIEWS if view.name in names):
                for lang in LANGUAGES:
                    position = view.position(served.address, lang) if view.position else None
                    for size, theme in wanted(view, lang, asked.all):
                        file = folder / f"{view.name}-{lang}-{size}-{theme}.webp"
                        file.write_bytes(take(browser, served, view, position, lang, size, theme))
                        print(f"{file.name} {file.stat().st_size // 1024} KB", flush=True)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
