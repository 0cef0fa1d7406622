"""Everything that can be wrong with what somebody gave us, each with a sentence for a person.

An error carries a message id and its arguments, so that the same error can be told in every language:
`str(error)` is English, `error.say("fr")` is French.
"""

from typing import Any

from carbarn.core.words import say


class CarbarnError(Exception):
    """Something that a person or a program gave us is wrong; nothing has been changed."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def say(self, locale: str = "en") -> str:
        """The sentence, in a language."""
        return say(locale, self.message, **self.details)

    def __str__(self) -> str:
        return self.say()


class IllegalAction(CarbarnError):
    """The rules do not allow this now; `rule` is the id of the rule it breaks."""

    def __init__(self, rule: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self.rule = rule

    def say(self, locale: str = "en") -> str:
        """The sentence, with the rule's id."""
        return f"{super().say(locale)} ({self.rule})"


class UnknownName(CarbarnError):
    """No game, city, action, bot or language has this name."""


class BadOption(CarbarnError):
    """A number of seats, a seed or an option is out of range."""


class NotToMove(CarbarnError):
    """Somebody is asked to decide where the game is over, chance has to decide, or another seat."""


class BoardError(CarbarnError):
    """A board file is wrong; the sentence names the file, the entry and the reason."""

    def __init__(self, file: str, entry: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self.file = file
        self.entry = entry

    def say(self, locale: str = "en") -> str:
        """File, entry, reason."""
        return f"{self.file}: {self.entry}: {super().say(locale)}"


class RecordError(CarbarnError):
    """A game file is broken, foreign or untrue; `step` is where, if it is at a step, and `rule` which rule."""

    def __init__(self, message: str, step: int | None = None, rule: str | None = None, **details: Any) -> None:
        super().__init__(message, **(details if step is None else {"step": step, **details}))
        self.step = step
        self.rule = rule


class ResultsError(CarbarnError):
    """A results file is broken, foreign, of another version, or cannot be written."""
