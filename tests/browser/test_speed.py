"""How long a person waits: the start page, and a move. Bounds are generous; docs/benchmarks.md has what was seen."""

import statistics
from collections.abc import Callable
from typing import Any

from tests.browser.clicks import decide, link, my_turn, new_table
from tests.browser.server import Served

Visit = Callable[..., Any]
USABLE = 3_000  # milliseconds; 1,000 are promised on an idle machine
PAINTED = 500  # milliseconds; 100 are promised
FIRST_LOAD = 200_000  # bytes over the network

# The moment when the button to play can be pressed and has been painted.
WATCH_THE_START = """new MutationObserver((_, watch) => {
  if (!document.querySelector('form button.primary:enabled')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}).observe(document, { childList: true, subtree: true });"""

# From the click on a card until my hand shows it, painted; null if there is none any more.
TAKE_A_CARD = """() => new Promise((done) => {
  const hand = [...document.querySelectorAll('section.play h3')].find((h) => /\\(\\d+\\)/.test(h.textContent));
  const card = document.querySelector('section.play .display button.open');
  if (!hand || !card) return done(null);
  const before = hand.textContent;
  const watch = new MutationObserver(() => {
    if (hand.textContent === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
  });
  watch.observe(hand, { childList: true, characterData: true, subtree: true });
  const clicked = performance.now();
  card.click();
})"""


def start_up(visit: Visit) -> tuple[float, int]:
    """Milliseconds until somebody can play, in a browser that has never been here; bytes that came."""
    page = visit("/", script=WATCH_THE_START)
    while not page.evaluate("window.usable ?? 0"):  # the page's policy allows Playwright no waiting of its own
        page.wait_for_timeout(20)
    came = "performance.getEntriesByType('resource').reduce((sum, each) => sum + each.transferSize, 0)"
    return page.evaluate("window.usable"), page.evaluate(came)


def moves(visit: Visit, served: Served, count: int) -> list[float]:
    """Milliseconds from click to paint, for so many cards taken."""
    page = visit(link(new_table(served.address, "usa")))
    found: list[float] = []
    while len(found) < count:
        if my_turn(page):
            if page.locator("section.play .display button.open").count():
                found += filter(None, [page.evaluate(TAKE_A_CARD)])
            else:
                decide(page)
        page.wait_for_timeout(20)
    return found


def test_the_start_page_is_there_at_once(visit: Visit) -> None:
    times, sizes = zip(*(start_up(visit) for _ in range(3)), strict=True)
    print(f"\nstart page usable after {min(times):.0f} to {max(times):.0f} ms, {max(sizes) / 1000:.0f} KB")
    assert min(times) < USABLE
    assert max(sizes) < FIRST_LOAD


def test_a_move_is_painted_at_once(visit: Visit, served: Served) -> None:
    times = moves(visit, served, 12)
    print(f"\na move painted after {statistics.median(times):.0f} ms (median), {max(times):.0f} ms (slowest)")
    assert statistics.median(times) < PAINTED
