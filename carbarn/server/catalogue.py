"""The games on offer, each made once for all tables that play it with the same options."""

import functools
import json
from collections.abc import Iterable, Mapping
from typing import Any

import orjson

from carbarn.core import registry
from carbarn.core.errors import BadOption
from carbarn.core.game import Game
from carbarn.core.words import has, say


class Entry:
    """A game with its options chosen, and what is told of it often."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._parts: dict[int, orjson.Fragment] = {}

    def parts(self, action: int) -> orjson.Fragment:
        """A typed action as JSON, written once."""
        found = self._parts.get(action)
        if found is None:
            found = self._parts[action] = orjson.Fragment(orjson.dumps(self.game.parts(action)))
        return found


def entry(name: str, options: Mapping[str, Any]) -> Entry:
    """A game by name; raises what the registry raises."""
    return _entry(name, json.dumps(options, sort_keys=True))


@functools.lru_cache(maxsize=64)
def _entry(name: str, options: str) -> Entry:
    return Entry(registry.find(name, **json.loads(options)))


def listed(locale: str) -> list[dict[str, Any]]:
    """Every game, with what can be chosen, in words."""
    return [_told(registry.find(name), locale) for name in registry.names()]


def _told(game: Game, locale: str) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": game.title(locale),
        "about": _words(locale, f"about-{game.name}"),
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "title": _words(locale, f"setting-{option.name}") or option.name,
                "default": option.default,
                "choices": [_choice(locale, option.name, choice) for choice in option.choices],
            }
            for option in game.choices
        ],
    }


def _choice(locale: str, option: str, choice: Any) -> dict[str, Any]:
    """A choice in a word, and in a sentence where there is one; a number tells itself."""
    name = f"{option}-{str(choice).lower()}"
    return {
        "value": choice,
        "title": _words(locale, f"setting-{name}") or str(choice),
        "about": _words(locale, f"option-{name}"),
    }


def _words(locale: str, message: str) -> str:
    """A message, or nothing for a game that is not ours and brought no words."""
    return say(locale, message) if has(locale, message) else ""


def options_of(texts: Iterable[str]) -> dict[str, str]:
    """Options written NAME=CHOICE."""
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", option=text[:80])
        chosen[name] = value
    return chosen
