"""Whatever the server refuses, in every language: a sentence, never a code."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carbarn.core.words import say

Visit = Callable[..., Any]
SERVER = Path(__file__).parents[2] / "carbarn" / "server"
SAID = re.compile(r'Refusal\(\s*(?:[\w.]+|\d+),\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?')
# Everything that a sentence may tell besides.
DETAILS = {
    "most": 500, "least": 10, "step": 3, "now": 4, "seats": 2, "name": "Ann", "where": "timer", "why": "small",
}  # fmt: skip
# Errors of the games and of what somebody typed come with their own sentences.
OTHERS = {
    "illegal": ("illegal-second-wild", {"vocabulary": "trains"}),
    "unknown-name": ("error-unknown-game", {"known": "usa"}),
    "bad-option": ("error-seats", {}),
}


def codes() -> set[str]:
    """Every code that the server's sources name, and those that it makes of HTTP's own errors."""
    found = {code for path in SERVER.rglob("*.py") for pair in SAID.findall(path.read_text("utf-8")) for code in pair}
    catalogue = (SERVER.parent / "locales" / "en" / "server.ftl").read_text("utf-8")
    return (found | set(re.findall(r"^refused-([a-z-]+) =", catalogue, re.MULTILINE))) - {""}


@pytest.mark.parametrize("lang", ["en", "fr", "ko"])
def test_every_refusal_is_shown_as_its_sentence(visit: Visit, lang: str) -> None:
    page = visit("/", locale=lang, allow=("Failed to load resource",))
    sentences = {code: say(lang, f"refused-{code}", **DETAILS) for code in codes()}
    sentences |= {code: say(lang, message, **{**DETAILS, **more}) for code, (message, more) in OTHERS.items()}
    assert len(sentences) > 40
    answer: dict[str, Any] = {}
    page.route(
        lambda url: url.split("?")[0].endswith("/api/tables"),
        lambda route: route.fulfill(**answer) if route.request.method == "POST" else route.continue_(),
    )
    play_now = page.locator("form button.primary.big")
    toast = page.locator(".toasts .toast")
    for code, sentence in sentences.items():
        rule = "U9" if code == "illegal" else None
        error = {"error": {"code": code, "sentence": sentence, "rule": rule}}
        answer |= {"status": 409, "content_type": "application/json", "body": json.dumps(error)}
        play_now.click()
        shown = toast.locator("p").inner_text()
        assert shown.replace("\u00a0", " ") == (sentence if rule is None else f"{sentence} (U9)").replace("\u00a0", " ")
        assert " " in shown, code
        toast.locator("button").click()
        toast.wait_for(state="detached")


@pytest.mark.parametrize("broken", ["<html>Bad gateway</html>", "", '{"detail": "no"}'])
def test_an_answer_that_is_not_ours_is_a_sentence_too(visit: Visit, broken: str) -> None:
    """A proxy in between answers in its own way."""
    page = visit("/", allow=("Failed to load resource",))
    page.locator("form button.primary.big").wait_for()
    page.route("**/api/tables*", lambda route: route.fulfill(status=502, body=broken))
    page.locator("form button.primary.big").click()
    page.get_by_text("The server cannot be reached.").wait_for()
