"""Tests of one family of games go to the same worker: what they share takes longer to compile than they run."""

import pytest

import carbarn
from carbarn.core import registry


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group by family, for `--dist loadgroup`."""
    for item in items:
        name = getattr(item, "callspec", None) and item.callspec.params.get("name")  # type: ignore[attr-defined]
        if item.path.parent.name == "envs" and name in registry.names():  # some tests ask for games that there are not
            item.add_marker(pytest.mark.xdist_group(f"envs-{type(carbarn.game(name)).__name__}"))
