"""The browser client's files: one page for every address that people open, and its assets."""

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from carbarn.core.words import say

_YEAR = "public, max-age=31536000, immutable"  # assets carry a hash in their names


class Assets(StaticFiles):
    """Files that never change under the same name."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """A file that browsers may keep."""
        response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = _YEAR
        return response


def add_to(app: FastAPI, folder: Path) -> None:
    """Serve the client from a folder; without one, say where the API is."""
    page = folder / "index.html"
    if (folder / "assets").is_dir():
        app.mount("/assets", Assets(directory=folder / "assets"), name="assets")

    async def the_page() -> Response:
        if not page.is_file():
            return PlainTextResponse(say("en", "page-missing") + "\n")
        return FileResponse(page, headers={"cache-control": "no-cache"})

    for address in ("/", "/t/{table}", "/t/{table}/{rest:path}", "/play/{rest:path}"):
        app.add_api_route(address, the_page, methods=["GET", "HEAD"], include_in_schema=False)
