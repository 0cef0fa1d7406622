"""Nothing leaks: swap everything that a reader may not know, and not a byte of what it is told changes.

Games are played with every message to every client recorded. Then another world is made for each reader: the same log,
in which entries that this reader did not see are other ones, everything legal, and everything that it did see as it
was. A table with that log has to tell the reader exactly what was recorded.
"""

import contextlib
import io
import itertools
import logging
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import orjson
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from carbarn.core.game import CHANCE, EVERYBODY, PUBLIC, Game
from carbarn.server import logs, messages, schema, store
from carbarn.server.api.records import _content
from carbarn.server.messages import Reader
from carbarn.server.store import Step, Stored
from carbarn.server.table import Table
from carbarn.server.tokens import hashed
from tests.server.conftest import SETTINGS
from tests.server.people import KINDS, House, Party, Person
from tests.server.test_play import seated

FRAMES = 4  # recorded messages a reader that are told again in other worlds, and more of them until
ENOUGH = 40  # hidden entries were others in these worlds: how many can be depends on the luck of the game
SWAPS, TRIES = 5, 20  # hidden things swapped in a world, and how often that is tried


def everything_stored(party: Party) -> Stored:
    found = party.house.run(
        lambda: party.house.hall.database.read(lambda connection: store.read_table(connection, party.table))
    )
    assert found is not None
    return found


# Other worlds


@dataclass
class World:
    """A log, with what one reader sees of it."""

    log: list[int]
    seen: list[bool]  # whether the reader saw the entry
    shape: list[Any]  # what anybody may know of an entry: who did what kind of thing
    sights: list[bytes]  # the reader's view before every decision and at the end: all that a perfect memory knows

    def looks_like(self, other: "World") -> bool:
        shown = [entry if seen else None for entry, seen in zip(self.log, self.seen, strict=True)]
        theirs = [entry if seen else None for entry, seen in zip(other.log, other.seen, strict=True)]
        return (shown, self.shape, self.sights) == (theirs, other.shape, other.sights)


def seen_by(game: Game, state: Any, entry: int, reader: int) -> bool:
    """Whether a reader, a seat or PUBLIC, sees an entry of the log happen."""
    mask = game.seen_by(state, entry)
    return mask == EVERYBODY if reader == PUBLIC else bool(mask >> reader & 1)


def look(game: Game, seats: int, log: list[int], reader: int) -> World | None:
    """Play a log; None if it breaks the rules."""
    state, world = game.new(seats), World(log, [], [], [])
    for entry in log:
        if not game.is_legal(state, entry):
            return None
        if game.to_move(state) != CHANCE:
            world.sights.append(game.view(state, reader).tobytes())
        parts = game.parts(entry)
        world.seen.append(seen_by(game, state, entry, reader))
        world.shape.append((game.concerns(state), parts["kind"], len(parts.get("places", ()))))
        game.apply(state, entry)
    world.sights.append(game.view(state, reader).tobytes())
    return world


def another(game: Game, seats: int, log: list[int], reader: int, rng: random.Random) -> tuple[World, World]:
    """This world as a reader sees it, and another one that it cannot tell from it."""
    here = look(game, seats, log, reader)
    assert here is not None
    found, swaps = here, 0
    hidden = [place for place, seen in enumerate(here.seen) if not seen]
    for _ in range(TRIES if hidden else 0):
        proposed = list(found.log)
        one = rng.choice(hidden)
        if rng.random() < 0.5:
            two = rng.choice([place for place in hidden if here.shape[place][1] == here.shape[one][1]])
            proposed[one], proposed[two] = proposed[two], proposed[one]
        else:
            proposed[one] = rng.choice(choices(game, seats, found.log[:one]))
        other = look(game, seats, proposed, reader) if proposed != found.log else None
        if other is not None and other.looks_like(here):
            found, swaps = other, swaps + 1
            if swaps == SWAPS:
                break
    return here, found


def choices(game: Game, seats: int, log: list[int]) -> list[int]:
    """What may happen after a log."""
    state = game.new(seats)
    for entry in log:
        game.apply(state, entry)
    found = game.chance(state).ids if game.to_move(state) == CHANCE else game.legal(state)
    return [int(id) for id in found]


def cut(stored: Stored, steps: int, log: list[int] | None = None) -> Stored:
    """The table as it was after so many steps; with another log, in that world."""
    kept, left = [], list(log or [])
    for step in stored.steps[:steps]:
        entries = step.entries
        if log is not None:
            entries, left = tuple(left[: len(entries)]), left[len(entries) :]
        kept.append(replace(step, entries=entries))
    header = replace(stored.header, status=store.PLAYING, result=None, rematch=None)
    return replace(stored, steps=tuple(kept), header=header, held=(), agreements=frozenset())


def flat(steps: tuple[Step, ...]) -> list[int]:
    return [entry for step in steps for entry in step.entries]


# Games with everything recorded


@dataclass
class Recorded:
    """A finished game, and every message that every reader got."""

    party: Party
    stored: Stored
    frames: dict[int, list[str]]
    bodies: dict[int, list[str]]

    def states(self, reader: int) -> Iterator[tuple[int, str]]:
        """State messages while the game was being played, each with the last step that the client had before it."""
        since = -1
        for text in self.frames[reader]:
            told = orjson.loads(text)
            if told["type"] == "state":
                if told["result"] is None:
                    yield since, text
                since = told["step"] - 1


def record(house: House, kind: str, rng: random.Random) -> Recorded:
    """Play a whole game with everybody, and somebody who watches, connected."""
    party = seated(house, kind)
    readers = [party.watcher, *party.people]
    bodies: dict[int, list[str]] = {PUBLIC if reader.seat is None else reader.seat: [] for reader in readers}
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(reader.listen(details=True, record=True)) for reader in readers]
        while (seat := party.inside.to_move) is not None:
            step, mover = party.inside.next_step, sockets[seat + 1]
            mover.say("move", step=step, action=rng.choice(mover.state(step)["legal"])["id"])
            if step % 40 == 0:
                for reader in readers:
                    for path in ("state", "record", "replay", "chat", ""):
                        bodies[PUBLIC if reader.seat is None else reader.seat].append(reader.ask("GET", path).text)
        for socket in sockets:
            assert socket.state(party.inside.next_step)["result"] is not None
        frames = {
            PUBLIC if reader.seat is None else reader.seat: socket.texts
            for reader, socket in zip(readers, sockets, strict=True)
        }
    return Recorded(party, everything_stored(party), frames, bodies)


def compare(game: Recorded, rng: random.Random, recorded: bool = True) -> int:
    """Tell what was recorded again in worlds with hidden things swapped; how many hidden entries were others."""
    swapped = 0
    for number, told in enumerate(told_again(game, rng)):
        if number >= (1 + FRAMES) * len(game.frames) and swapped > ENOUGH:
            break
        swapped += compare_one(game, *told, rng, recorded)
    return swapped


def told_again(game: Recorded, rng: random.Random) -> Iterator[tuple[int, int, str]]:
    """Recorded states with their readers, everybody's in turn: the first one, then all others in any order."""
    queues = list[list[tuple[int, int, str]]]()
    for reader in game.frames:
        first, *others = [(reader, since, text) for since, text in game.states(reader)]
        queues.append([first, *rng.sample(others, len(others))])
    for turn in itertools.zip_longest(*queues):
        yield from (told for told in turn if told is not None)


def compare_one(game: Recorded, reader: int, since: int, text: str, rng: random.Random, recorded: bool) -> int:
    """Tell one state again in another world; how many entries of the log are others there."""
    stored, steps = game.stored, orjson.loads(text)["step"]
    table = Table(cut(stored, steps))
    here, other = another(table.game, stored.header.seats, flat(stored.steps[:steps]), reader, rng)
    world = Table(cut(stored, steps, other.log))
    told = messages.state_told(world, Reader(reader, "en", True, True), since)
    if recorded and orjson.dumps({"type": "state", **told}).decode() != text:
        raise AssertionError(f"reader {reader} was told something else at step {steps}")
    if everything_told(world, reader) != everything_told(table, reader):
        raise AssertionError(f"reader {reader} could be told something else at step {steps}")
    return sum(a != b for a, b in zip(here.log, other.log, strict=True))


def everything_told(table: Table, reader: int) -> bytes:
    """Whatever a reader can ask for now: states, events, replays, game files, the table; in two languages."""
    told: list[Any] = [messages.table_told(table, 60.0), messages.chat_told(table), _content(table, reader)]
    for language in ("en", "ko"):
        told.append(messages.state_told(table, Reader(reader, language, True, True)))
        told.append(list(messages.frames(table, Reader(reader, language), language)))
    return orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS)


@pytest.mark.parametrize("kind", KINDS)
def test_not_a_byte_depends_on_what_a_reader_may_not_know(house: House, kind: str) -> None:
    rng = random.Random(f"leaks {kind}")
    game = record(house, kind, rng)
    swapped = compare(game, rng)
    assert swapped > ENOUGH
    tokens = [game.party.host_token, *(person.token or "" for person in game.party.people)]
    for texts in (*game.frames.values(), *game.bodies.values()):
        assert not any(token in text for text in texts for token in tokens)
        assert not any(store_hash in text for text in texts for store_hash in hashes(game.stored))


def hashes(stored: Stored) -> list[str]:
    return [stored.header.host_hash, *(seat.token_hash or "?" for seat in stored.seats)]


def more(function: Any, add: Callable[..., dict[str, Any]]) -> Any:
    """The function, with something more in what it tells."""
    return lambda *given: {**function(*given), **add(*given)}


class TellsActions(messages.Entry):
    """What was done, whoever asks."""

    def told(self, reader: int | None) -> orjson.Fragment:
        return self._told(self._entry, self._text(reader))


class TellsAll(messages.Entry):
    """The whole story, whoever asks."""

    def _text(self, reader: int | None) -> str:
        return super()._text(None)


MUTANTS: dict[str, tuple[str, Any]] = {
    "hidden actions are told": ("Entry", TellsActions),
    "the story is told as if to nobody in particular": ("Entry", TellsAll),
    "the view is another seat's": (
        "state_told",
        more(
            messages.state_told,
            lambda table, reader, *_: {
                "view": table.game.facts(table.game.view(table.state, max(0, reader.seat + 1) % table.header.seats))
            },
        ),
    ),
    "the full state goes with it": (
        "state_told",
        more(messages.state_told, lambda table, *_: {"record": table.state.tobytes().hex()}),
    ),
    "held choices are everybody's": (
        "table_told",
        more(messages.table_told, lambda table, _: {"last": [step.entries for step in table.steps[-9:]]}),
    ),
}


def test_a_leak_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above proves, it proves because it fails when something hidden is let through."""
    game = record(house, "san_francisco", random.Random("mutants"))
    compare(game, random.Random(1), recorded=False)
    for function, mutant in MUTANTS.values():
        with monkeypatch.context() as patch:
            patch.setattr(messages, function, mutant)
            with pytest.raises(AssertionError, match="told"):
                compare(game, random.Random(1), recorded=False)


# Tokens


def test_tokens_are_handed_out_once_and_kept_nowhere(house: House, database: str) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("carbarn.server")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        party = house.set_up("Ann", "Bob")
        tokens = [party.host_token, *(person.token or "" for person in party.people)]
        heard: list[str] = []
        for person in (*party.people, party.watcher, Person(house, party.table, party.host_token)):
            for path in ("", "state", "seat", "record", "replay", "chat", "state?token=" + tokens[0]):
                heard.append(person.ask("GET", path).text)
            heard.append(person.ask("POST", "moves", {"step": 1, "action": tokens[1]}).text.replace(tokens[1], ""))
        with party.people[0].listen() as socket:
            socket.say("chat", text="hello")
            socket.say("hello", token=tokens[1])
            socket.send("\0" * 20_000)
            with pytest.raises(ConnectionClosed):
                socket.hear("never")
        heard += socket.texts
        party.people[0].post("resign")
        heard.append(party.people[0].ask("POST", "rematch").text)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    written = stream.getvalue()
    assert party.table in written
    for token in tokens:
        assert len(token) == 32
        assert not any(token in text for text in heard)
        assert token not in written
    assert not any(token in row for row in rows(database) for token in tokens)
    assert any(hashed(tokens[0]) in row for row in rows(database))


def rows(database: str) -> list[str]:
    """Everything that is stored, as text."""
    engine = sa.create_engine(replace(SETTINGS, database=database).database_url)
    with engine.connect() as connection:
        found = [str(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    return found


def test_ids_and_tokens_cannot_be_guessed(house: House) -> None:
    parties = [house.set_up("Ann", seats=2) for _ in range(20)]
    ids = {party.table for party in parties}
    tokens = {token for party in parties for token in (party.host_token, party.people[0].token)}
    assert (len(ids), len(tokens)) == (20, 40)
    assert {len(id) for id in ids} == {12}  # 72 bits
