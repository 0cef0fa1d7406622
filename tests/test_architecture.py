"""The lines that hold the house up: who may import whom, every rule with its code and its test, docs that are true."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "carbarn"
RULES = [f"{book}{n}" for book, last in (("U", 32), ("F", 24), ("C", 17), ("S", 6)) for n in range(1, last + 1)]


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]


@pytest.mark.parametrize(
    "path",
    sources("core", "bots", "arena", "cli", "boards", "server", "envs"),
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_nothing_outside_games_knows_a_game(path: Path) -> None:
    assert not {name for name in imports(path) if name.startswith("carbarn.games")}


def test_only_one_module_imports_numba() -> None:
    found = [path.name for path in PACKAGE.rglob("*.py") if any(n.split(".")[0] == "numba" for n in imports(path))]
    assert found == ["kernel.py"]


def test_no_code_asks_which_game_it_is() -> None:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                values = {c.value for c in [node.left, *node.comparators] if isinstance(c, ast.Constant)}
                assert not values & {"usa", "san_francisco", "cable_car"}, path


def rules_in(text: str) -> set[str]:
    """Ids, with ranges such as "U14 to U19" spelled out."""
    found = set(re.findall(r"\b[UFCS]\d+\b", text))
    for letter, first, last in re.findall(r"\b([UFCS])(\d+) to [UFCS](\d+)\b", text):
        found |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_every_rule_is_named_by_the_code_that_implements_it() -> None:
    """In a docstring of a function, or as a comment beside a figure of the board file."""
    named = set()
    for path in sources("games"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named |= rules_in(ast.get_docstring(node) or "")
    for path in (PACKAGE / "boards").glob("*.toml"):
        named |= rules_in("\n".join(re.findall(r"#(.*)", path.read_text(encoding="utf-8"))))
    assert [rule for rule in RULES if rule not in named] == []


def test_every_rule_has_a_test_with_its_name() -> None:
    named = set()
    for path in (*(ROOT / "tests" / "rules").glob("test_*.py"), *(ROOT / "tests" / "tracks").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := re.match(r"test_([UFCS]\d+)_", node.name)):
                named.add(found[1])
    assert [rule for rule in RULES if rule not in named] == []


def test_the_rules_pages_are_those_of_the_catalogues() -> None:
    """docs/rules/ is made by docs/make_rules.py; `make docs` after a change."""
    result = subprocess.run(
        [sys.executable, ROOT / "docs" / "make_rules.py", "--check"], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_architecture_names_every_room() -> None:
    """docs/architecture.md names every module of the package."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = [path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"]
    assert [str(path.relative_to(PACKAGE)) for path in modules if f"{path.name}" not in text] == []


def test_a_list_of_games_needs_no_numpy() -> None:
    """`carbarn games` answers at once because nothing heavy is imported."""
    code = (
        "import sys; sys.argv = ['carbarn', 'games']\n"
        "import carbarn.cli\n"
        "try:\n    carbarn.cli.main()\nexcept SystemExit:\n    pass\n"
        "heavy = {'numba', 'numpy', 'rich.table'} & set(sys.modules)\n"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
