"""The catalogues: complete in three languages, with the same arguments, and with every message that the code says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from carbarn.core.errors import IllegalAction
from carbarn.core.words import LOCALES, catalogues, has, say

ROOT = Path(__file__).parent.parent / "carbarn"


class Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(locale: str, catalogue: str) -> dict[str, set[str]]:
    out = {}
    for entry in parse((ROOT / "locales" / locale / f"{catalogue}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            assert entry.id.name not in out, f"{entry.id.name} twice"
            out[entry.id.name] = visitor.names
    return out


# A language may look at the map's vocabulary where English need not: callers always pass it.
ALWAYS_PASSED = {"vocabulary"}


@pytest.mark.parametrize("catalogue", catalogues())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message_with_the_same_arguments(locale: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(locale, catalogue)
    assert list(english) == list(other)
    for name, arguments in english.items():
        assert other[name] - ALWAYS_PASSED == arguments - ALWAYS_PASSED, name


def test_no_message_stands_in_two_catalogues() -> None:
    names = [name for catalogue in catalogues() for name in messages("en", catalogue)]
    assert len(names) == len(set(names))


SAID = re.compile(
    r'"((?:cli|error|record|board|illegal|describe|choose|show|score|ended|rules|option|cards|one|colour|list|tracks|serve|db|join|results|report)-[a-z0-9_-]+)"'
)
REFUSED = re.compile(r'Refusal\(\s*\d+,\s*"([a-z-]+)"')
WEB = ROOT.parent / "web" / "src"


def test_every_message_that_the_code_names_exists() -> None:
    for path in ROOT.rglob("*.py"):
        for name in SAID.findall(path.read_text(encoding="utf-8")):
            if not name.endswith("-"):
                assert has("en", name), f"{path.name}: {name}"


def test_every_refusal_has_its_sentence() -> None:
    for path in (ROOT / "server").rglob("*.py"):
        for code in REFUSED.findall(path.read_text(encoding="utf-8")):
            assert has("en", f"refused-{code}"), f"{path.name}: {code}"


def test_every_message_is_used() -> None:
    """A message that nothing says is dead."""
    written = [*ROOT.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in written)
    built = (
        "colour",
        "describe",
        "choose",
        "show",
        "score",
        "ended",
        "option",
        "rules-section",
        "rules-tracks-section",
        "tracks",
        "cli-help",
        "cli-bench",
        "level",
        "reason",
        "about",
        "setting",
        "table-",
        "finding-",
        "report-",
    )
    for catalogue in catalogues():
        for name in messages("en", catalogue):
            if re.fullmatch(r"[UFCS]\d+", name) or name.startswith(built):
                continue
            short = name.removeprefix("cli-").removeprefix("refused-")  # columns and codes are named without it
            assert re.search(f"[\"'](?:{name}|{short})[\"']", code), name


def test_an_error_speaks_every_language() -> None:
    error = IllegalAction("U9", "illegal-second-wild", vocabulary="trains")
    assert str(error) == "A locomotive that lies face up cannot be the second card. (U9)"
    assert len({error.say(locale) for locale in LOCALES}) == len(LOCALES)


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("en", "no-such-message")
    with pytest.raises(KeyError):
        say("en", "describe-claim")  # its arguments are missing


PLAIN_SPACE = re.compile(r"\S [;:!?»](?:\s|$)|« ")


def test_french_keeps_its_punctuation_with_the_word_before() -> None:
    """A line never begins with a colon, nor ends with an opening quotation mark."""
    for path in (ROOT / "locales" / "fr").glob("*.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                wrong = [text for text in texts.found if PLAIN_SPACE.search(text)]
                assert not wrong, f"{path.name}: {wrong}"


class Texts(Visitor):
    """Collects what is said literally; what is put in stands as a mark."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(e.value if isinstance(e, ast.TextElement) else "x" for e in node.elements))
        self.generic_visit(node)
