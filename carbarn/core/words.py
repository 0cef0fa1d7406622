"""Words for people: Fluent catalogues, one folder a language, the same files for terminal and browser.

Parsing is what costs time here, so a catalogue is read file by file, and only until the message is found.
"""

import functools
from importlib.resources import files
from typing import Any

LOCALES = ("en", "fr", "ko")
_LARGEST_NUMBER = 10**15  # beyond it a number is written as it is: Fluent's number formats end somewhere


@functools.cache
def catalogues() -> tuple[str, ...]:
    """The catalogues in the order in which they are searched: what every command needs first."""
    found = sorted(path.name.removesuffix(".ftl") for path in (files("carbarn") / "locales" / "en").iterdir())
    return ("cli", "errors", *(name for name in found if name not in ("cli", "errors")))


@functools.cache
def _bundle(locale: str, catalogue: str) -> Any:
    """One parsed catalogue."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when words are needed

    text = (files("carbarn") / "locales" / locale / f"{catalogue}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@functools.cache
def _pattern(locale: str, message: str) -> Any:
    """The bundle and the pattern of a message, or None."""
    for catalogue in catalogues():
        bundle = _bundle(locale, catalogue)
        if bundle.has_message(message):
            return bundle, bundle.get_message(message).value
    return None


def say(locale: str, message: str, **details: Any) -> str:
    """A message in a language, with its arguments put in."""
    # Putting arguments in takes a tenth of a millisecond, and a table tells the same things again and again. Types are
    # part of the key, because 1 and True are equal and are not told alike.
    return _told(locale, message, tuple(details.items()), tuple(map(type, details.values())))


@functools.lru_cache(maxsize=20_000)
def _told(locale: str, message: str, arguments: tuple[tuple[str, Any], ...], types: tuple[type, ...]) -> str:
    found = _pattern(locale, message)
    if found is None:
        raise KeyError(f"no message {message!r} in {locale!r}")
    bundle, pattern = found
    details = {
        name: str(value) if isinstance(value, int) and abs(value) > _LARGEST_NUMBER else value
        for name, value in arguments
    }
    text, problems = bundle.format_pattern(pattern, details)
    if problems:
        raise KeyError(f"message {message!r} in {locale!r}: {problems[0]}")
    return str(text)


def has(locale: str, message: str) -> bool:
    """Whether a language has a message."""
    return _pattern(locale, message) is not None
