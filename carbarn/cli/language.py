"""Which language the terminal speaks: `--lang`, else `CARBARN_LANG`, else the system's, else English."""

import os
import sys

from carbarn.core.errors import UnknownName
from carbarn.core.words import LOCALES, say


def preferred() -> str:
    """The language of this run, known before the command line is read: even help and errors speak it."""
    words = sys.argv[1:]
    for i, word_ in enumerate(words):
        if word_ == "--lang" and i + 1 < len(words) and words[i + 1] in LOCALES:
            return words[i + 1]
        if word_.startswith("--lang=") and word_[7:] in LOCALES:
            return word_[7:]
    for variable in ("CARBARN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (locale := os.environ.get(variable, "")[:2]) in LOCALES:
            return locale
    return "en"


def checked(locale: str | None) -> str:
    """A language that we have."""
    if locale is None:
        return preferred()
    if locale not in LOCALES:
        raise UnknownName("error-unknown-language", name=locale, known=", ".join(LOCALES))
    return locale


def help_text(message: str) -> str:
    """A message in the preferred language, if help is going to be shown: reading the catalogues takes time."""
    words = sys.argv[1:]
    shown = "--help" in words or words in ([], ["board"], ["db"])
    return say(preferred(), message) if shown else ""
