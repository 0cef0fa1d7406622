"""Nobody needs to see colours: what is drawn differs in more than colour, and under simulated colour blindness."""

import io
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tests.browser.clicks import link, new_table
from tests.browser.server import Served
from tests.browser.test_people import NO_SOCKETS

Image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")

Visit = Callable[..., Any]
Picture = np.ndarray[Any, np.dtype[np.float64]]
KINDS_OF_SIGHT = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
CARD = "section.play .card.pile svg"  # of my hand; the cards on display are no piles
# The state as the server tells it, with two cards of each colour in my hand.
EVERY_COLOUR = f"""const ask = window.fetch;
window.fetch = async (...asked) => {{
  const answer = await ask(...asked);
  if (!String(asked[0]).includes('/state?')) return answer;
  const told = await answer.json();
  told.view.hand = Object.fromEntries({list(COLOURS)}.map((colour) => [colour, 2]));
  return new Response(JSON.stringify(told), {{ status: answer.status }});
}};"""
# Out of 255. Seen: 9 by shape (blue and red without any colour), 16 by sight (purple and blue, protanopia).
LEAST_BY_SHAPE = 6.0
LEAST_BY_SIGHT = 12.0


@pytest.fixture
def table(visit: Visit, served: Served) -> Any:
    """A table of five where I hold every colour: by polling, because an answer over HTTP can be changed on its way."""
    page = visit(link(new_table(served.address, "usa", seats=5)), script=NO_SOCKETS + EVERY_COLOUR)
    page.locator(CARD).nth(len(COLOURS) - 1).wait_for(timeout=60_000)
    return page


def pictures(page: Any, sight: str, things: Any, count: int) -> list[Picture]:
    """Each thing as somebody with this sight sees it, all of one size."""
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    found = []
    for place in range(count):
        shot = Image.open(io.BytesIO(things.nth(place).screenshot())).convert("RGB").resize((80, 50))
        found.append(np.asarray(shot, float))
    return found


def by_sight(one: Picture, other: Picture) -> float:
    """How different two pictures look, colours and all."""
    return float(np.abs(one - other).mean())


def by_shape(one: Picture, other: Picture) -> float:
    """How different they are apart from colour and brightness: what symbols and patterns make of it.

    A drawing in light ink and one in dark ink are compared by what is drawn, whichever way round.
    """
    a, b = (picture.mean(2) - picture.mean() for picture in (one, other))
    return float(min(np.abs(a - b).mean(), np.abs(a + b).mean()))


@pytest.mark.parametrize("sight", KINDS_OF_SIGHT)
def test_cards_and_players_are_told_apart(table: Any, sight: str) -> None:
    cards = pictures(table, sight, table.locator(CARD), len(COLOURS))
    for (one, a), (other, b) in combinations(zip(COLOURS, cards, strict=True), 2):
        assert by_shape(a, b) > LEAST_BY_SHAPE, f"{one} and {other} differ by colour alone"
        if sight != "achromatopsia":  # eight shades of grey are too many: there the shapes have to do
            assert by_sight(a, b) > LEAST_BY_SIGHT, f"{one} and {other} look alike"
    players = pictures(table, sight, table.locator("aside li .who > span:first-child"), 5)
    for (one, a), (other, b) in combinations(enumerate(players), 2):
        assert by_shape(a, b) > LEAST_BY_SHAPE, f"seats {one} and {other} differ by colour alone"


def test_the_measure_sees_what_is_missing(table: Any) -> None:
    """Without symbols and patterns the same cards fail: the bounds above mean something."""
    table.evaluate(f"document.querySelectorAll('{CARD} path, {CARD} [fill^=url]').forEach((drawn) => drawn.remove())")
    cards = pictures(table, "achromatopsia", table.locator(CARD), len(COLOURS))
    assert min(by_shape(a, b) for a, b in combinations(cards, 2)) < LEAST_BY_SHAPE


def test_every_colour_on_the_map_has_its_own_symbol_and_pattern(table: Any) -> None:
    patterns = table.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('section.board pattern')]"
        ".map((p) => [p.id, p.firstElementChild.getAttribute('d')]))"
    )
    assert {f"map-{colour}" for colour in COLOURS} <= patterns.keys()
    assert len({patterns[f"map-{colour}"] for colour in COLOURS}) == len(COLOURS)
