"""The games on offer, their boards and rules, and the bots."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from carbarn.bots import levels
from carbarn.server import catalogue
from carbarn.server.api.access import Language, TheHall
from carbarn.server.api.answers import REFUSALS, Json
from carbarn.server.api.models import GameTold, InvitationTold, Lang, LevelTold
from carbarn.server.invitation import address_for_others

router = APIRouter(tags=["games"], responses={status: REFUSALS[status] for status in (404, 422, 429)})

GameName = Annotated[str, Query(max_length=64)]
Written = Annotated[str, Field(max_length=100)]
Asked = Annotated[Lang | None, Query(alias="lang")]
_DAY = {"Cache-Control": "public, max-age=600"}


@router.get("/games", response_model=list[GameTold])
async def games(language: Language, lang: Asked = None) -> Json:
    """Every game, with its options in words."""
    return Json(await run_in_threadpool(catalogue.listed, language), headers=_DAY)


@router.get("/bots", response_model=list[LevelTold])
async def bots(language: Language, lang: Asked = None) -> Json:
    """The ladder of bots, the friendliest first."""
    told = [
        {"level": level.name, "title": level.title(language), "about": level.about(language)} for level in levels.LEVELS
    ]
    return Json(told, headers=_DAY)


@router.get("/board", response_model=dict[str, Any])
async def board(
    game: GameName,
    language: Language,
    option: Annotated[list[Written], Query(max_length=16, description="NAME=CHOICE, as often as needed.")] = [],  # noqa: B006
    lang: Asked = None,
) -> Json:
    """What never changes during a game: cities and routes, or squares, stations and tiles (docs/facts.md)."""
    chosen = catalogue.entry(game, catalogue.options_of(option)).game
    return Json(await run_in_threadpool(chosen.board_facts, language), headers=_DAY)


@router.get("/rules", response_model=list[dict[str, Any]])
async def rules(
    game: GameName,
    language: Language,
    option: Annotated[list[Written], Query(max_length=16)] = [],  # noqa: B006
    lang: Asked = None,
) -> Json:
    """The rules in our own words, each with its id."""
    chosen = catalogue.entry(game, catalogue.options_of(option)).game
    page = await run_in_threadpool(chosen.rules, language)
    told = [
        {
            "title": title,
            "rules": [{"id": id, "sentence": sentence, "ruling": ruling} for id, sentence, ruling in rules],
        }
        for title, rules in page
    ]
    return Json(told, headers=_DAY)


@router.get("/invitation", response_model=InvitationTold)
async def invitation(hall: TheHall) -> Json:
    """Where others reach this server: a link that says localhost would lead them to their own machine."""
    return Json({"address": await run_in_threadpool(address_for_others, hall.settings)})
