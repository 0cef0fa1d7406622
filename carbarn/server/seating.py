"""Who sits where: setting up a table, sitting down, leaving, bots for empty seats and absent people, playing again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from carbarn.bots import levels
from carbarn.core import registry
from carbarn.core.errors import BadOption
from carbarn.core.words import say
from carbarn.server import play, store
from carbarn.server.errors import Refusal
from carbarn.server.gossip import plain
from carbarn.server.hall import Hall
from carbarn.server.store import OVER, PLAYING, WAITING, Header, Seat
from carbarn.server.table import Table
from carbarn.server.tokens import hashed, new_id, new_token

LONGEST_NAME = 24
TIMER = (10, 7 * 24 * 3600)  # seconds: the shortest and the longest


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it. `bots` has a level for every seat that a bot takes, None for people."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str | None]
    public: bool = False
    timer: int | None = None
    quick: bool = False
    language: str = "en"


@dataclass(frozen=True)
class Place:
    """A seat that somebody has taken, and the token that proves it; shown once, stored hashed."""

    seat: int
    token: str


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no control characters, not too long."""
    name = " ".join(plain(name, "Cc", "Cf", "Cs", "Co", "Cn").split())[:LONGEST_NAME].strip()
    if not name:
        raise Refusal(422, "name")
    return name


def bot_name(level: str, seat: int, language: str) -> str:
    """What a bot at a seat is called."""
    return say(language, "cli-bot-name", bot=levels.find(level).title(language), number=seat + 1)


async def set_up(hall: Hall, wish: Wish) -> tuple[Table, str]:
    """A new table, and the token of its host."""
    game = registry.find(wish.game, **wish.options)
    game.new(len(wish.bots))  # refuses a wrong number of seats
    if wish.timer is not None and not TIMER[0] <= wish.timer <= TIMER[1]:
        raise Refusal(422, "timer", least=TIMER[0], most=TIMER[1])
    token, moment = new_token(), store.now()
    header = Header(
        id=new_id(),
        game=wish.game,
        options=game.options,
        board_hash=game.hash,
        seats=len(wish.bots),
        public=wish.public,
        timer=wish.timer,
        quick=wish.quick,
        language=wish.language,
        host_hash=hashed(token),
        status=WAITING,
        result=None,
        rematch=None,
        created=moment,
        changed=moment,
        version=0,
    )
    seats = [
        Seat(seat) if level is None else Seat(seat, bot_name(level, seat, wish.language), level)
        for seat, level in enumerate(wish.bots)
    ]
    await hall.database.write(lambda connection: store.add_table(connection, header, seats))
    hall.metrics.tables.inc()
    return await hall.open(header.id), token


async def sit_down(hall: Hall, table: Table, name: str, wanted: int | None = None) -> Place:
    """Take a free seat: the one wanted, or the first."""
    name, token = clean_name(name), new_token()
    async with table.lock:
        if wanted is not None and not 0 <= wanted < table.header.seats:
            raise BadOption("error-no-such-seat", seat=wanted, seats=table.header.seats)
        free = [seat.seat for seat in table.seats if seat.free and wanted in (None, seat.seat)]
        for seat in free:
            taken = await hall.change(
                table,
                lambda connection, seat=seat: store.change_seat(  # type: ignore[misc]
                    connection, table.id, seat, {"name": "", "bot": None},
                    name=name, token_hash=hashed(token), seen=store.now(),
                ),
            )  # fmt: skip
            if taken:
                return Place(seat, token)
        await hall.refresh(table)
        raise Refusal(409, "seat-taken" if wanted is not None else "table-full")


async def fill_with_bot(hall: Hall, table: Table, seat: int, level: str) -> None:
    """A bot takes an empty seat."""
    levels.find(level)
    name = bot_name(level, seat, table.header.language)

    def sit(connection: sa.Connection) -> bool:
        return store.change_seat(connection, table.id, seat, {"name": "", "bot": None}, name=name, bot=level)

    await _change_seat(hall, table, seat, sit, "seat-taken")


async def remove_bot(hall: Hall, table: Table, seat: int) -> None:
    """A bot makes room for a person, before the game starts."""
    if table.header.status != WAITING:
        raise Refusal(409, "started")
    if not 0 <= seat < table.header.seats or table.seats[seat].bot is None:
        raise Refusal(409, "no-bot-there")
    bot = table.seats[seat].bot

    def send_away(connection: sa.Connection) -> bool:
        waiting = store.open_status(connection, table.id) == WAITING
        return waiting and store.change_seat(connection, table.id, seat, {"bot": bot}, name="", bot=None)

    await _change_seat(hall, table, seat, send_away, "no-bot-there")


async def leave(hall: Hall, table: Table, seat: int) -> None:
    """Stand up: the seat is free again before the game; during it a bot plays on, and the seat can be taken back."""

    def stand_up(connection: sa.Connection) -> bool:
        status = store.open_status(connection, table.id)
        if status == WAITING:
            return store.change_seat(connection, table.id, seat, {}, name="", token_hash=None)
        if status == PLAYING:
            return store.change_seat(connection, table.id, seat, {"bot": None}, stand_in=play.STAND_IN)
        return True

    await _change_seat(hall, table, seat, stand_up, "seat-taken")


async def come_back(hall: Hall, table: Table, seat: int) -> None:
    """Take the seat back from the bot that stood in."""
    if table.seats[seat].resigned:
        raise Refusal(409, "resigned")

    def sit_again(connection: sa.Connection) -> bool:
        return store.change_seat(connection, table.id, seat, {"resigned": False}, stand_in=None, seen=store.now())

    await _change_seat(hall, table, seat, sit_again, "resigned")


async def take_over(hall: Hall, table: Table, seat: int, about: int) -> bool:
    """Agree that a bot plays for somebody who is not there; false while others still have to agree."""
    async with table.lock:
        if table.header.status != PLAYING:
            raise Refusal(409, "not-started" if table.header.status == WAITING else "game-over")
        if not 0 <= about < table.header.seats or about == seat or not table.seats[about].person:
            raise Refusal(409, "no-person-there")
        if table.is_present(about, hall.settings.absent_seconds):
            raise Refusal(409, "is-present", name=table.seats[about].name)
        absent_seconds = hall.settings.absent_seconds
        present = [other for other in table.people() if table.is_present(other, absent_seconds)]
        asked = [other for other in present if not table.seats[other].stand_in]
        if not await play.everybody_agrees(hall, table, "take-over", about, seat, asked):
            return False
        await hall.change(table, _standing_in(table.id, about))
        return True


async def stand_in_for(hall: Hall, table: Table, seat: int, step: int) -> None:
    """The timer has run out for this step: a bot plays on."""
    async with table.lock:
        if table.next_step == step and table.to_move == seat:
            await hall.change(table, _standing_in(table.id, seat))


def _standing_in(table: str, seat: int) -> Any:
    return lambda connection: store.change_seat(connection, table, seat, {"bot": None}, stand_in=play.STAND_IN)


async def _change_seat(
    hall: Hall, table: Table, seat: int, change: Callable[[sa.Connection], bool], refusal: str
) -> None:
    """Change a seat if it is as expected; the database knows how it is."""
    if not 0 <= seat < table.header.seats:
        raise BadOption("error-no-such-seat", seat=seat, seats=table.header.seats)
    async with table.lock:
        done = await hall.change(table, change)
        if not done:
            raise Refusal(409, refusal)


async def start(hall: Hall, table: Table) -> None:
    """Begin, when every seat is taken."""
    async with table.lock:
        if table.header.status != WAITING:
            raise Refusal(409, "started")
        if any(seat.free for seat in table.seats):
            raise Refusal(409, "seats-free")
        await play.deal(hall, table)
        hall.changed(table)


async def rematch(hall: Hall, table: Table) -> Table:
    """The same people, the same bots, the same game again; everybody's token is good for the new table."""
    async with table.lock:
        if table.header.status != OVER:
            raise Refusal(409, "not-over")
        if table.header.rematch is None:
            moment = store.now()
            again = Header(
                **{
                    **vars(table.header), "id": new_id(), "status": WAITING, "result": None, "rematch": None,
                    "created": moment, "changed": moment, "version": 0,
                }
            )  # fmt: skip
            seats = [Seat(seat.seat, seat.name, seat.bot, seat.token_hash, seen=seat.seen) for seat in table.seats]
            await hall.change(table, lambda connection: _add_rematch(connection, table.id, again, seats))
    following = await hall.open(str(table.header.rematch))
    if following.header.status == WAITING and not any(seat.free for seat in following.seats):
        try:
            await start(hall, following)
        except Refusal as refusal:
            if refusal.code not in ("started", "stale-step"):  # somebody else began at the same moment
                raise
    return following


def _add_rematch(connection: sa.Connection, former: str, again: Header, seats: Sequence[Seat]) -> None:
    """Set up the new table unless somebody just did; the row is locked, so one of them wins."""
    store.open_status(connection, former)
    if store.rematch_of(connection, former) is None:
        store.add_table(connection, again, seats)
        store.change_table(connection, former, rematch=again.id)
