"""The table in a terminal, as the viewer sees it: the map with everybody's lines, hands, supply, points, shares."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from carbarn.core.types import State
from carbarn.core.words import say
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.lines import Line, lines_of
from carbarn.games.tracks.notation import company_names, percent
from carbarn.games.tracks.picture import HEIGHT, WIDTH, Canvas, track
from carbarn.games.tracks.squares import square_at
from carbarn.games.tracks.state import BLANK, COLUMNS, PILES, ROWS, SIDES
from carbarn.games.tracks.words import colour_name, company_name

# Each colour with a symbol of its own, for readers who do not see colours.
_STYLES = {
    "purple": ("magenta", "◆"), "blue": ("bright_blue", "●"), "orange": ("dark_orange", "▲"), "green": ("green", "■"),
    "yellow": ("yellow", "★"), "black": ("bright_black", "▼"), "red": ("red", "✚"), "brown": ("orange4", "⬟"),
}  # fmt: skip
_NOBODY = ("dim", "·")
_TILE = "dim"  # a track that is nobody's line
_MARGIN = 4


def _style(board: Board, state: State, owner: int | None) -> tuple[str, str]:
    """The colour and the symbol of an owner."""
    if owner is None:
        return _NOBODY
    return _STYLES.get(board.owners(int(state["seats"][0]))[owner], ("", "◇"))


def _stations(board: Board, state: State, canvas: Canvas, lines: tuple[Line, ...]) -> None:
    """C2, C13: numbers and cars around the map; a car whose line is finished has turned, and shows as a ring."""
    for station, line in zip(board.stations, lines, strict=True):
        style, symbol = _style(board, state, line.owner)
        car = "○" if line.finished and line.owner is not None else symbol
        row, column = board.squares[station.square]
        x, y = _MARGIN + column * WIDTH, 1 + row * HEIGHT
        number = str(line.station)
        if station.side == 0:
            canvas.write(x + 3 - len(number), 0, number + car, style)
        elif station.side == 1:
            canvas.write(_MARGIN + COLUMNS * WIDTH, y + 1, f"{car}{number}", style)
        elif station.side == 2:
            canvas.write(x + 5, 1 + ROWS * HEIGHT, car + number, style)
        else:
            canvas.write(_MARGIN - 1 - len(number), y + 3, number + car, style)


def _map(board: Board, state: State) -> Text:
    """The whole map with everybody's lines in their owner's colour."""
    canvas = Canvas(COLUMNS * WIDTH + 2 * _MARGIN, ROWS * HEIGHT + 2)
    lines = lines_of(board, state)
    colours: dict[tuple[str, int], str] = {}
    for line in lines:
        if line.owner is not None:
            colours |= {(p.square, p.entry // 2): _style(board, state, line.owner)[0] for p in line.passages}
    for square, (row, column) in enumerate(board.squares):
        x, y = _MARGIN + column * WIDTH, 1 + row * HEIGHT
        canvas.write(x, y, "·", "dim")
        tile = int(state["tile"][0, square])
        if tile == BLANK:
            canvas.write(x + 3, y + 2, board.square_name(square), "dim italic")
            continue
        _draw_tile(
            board, canvas, x, y, tile, {s: colours.get((board.square_name(square), s), "") for s in range(SIDES)}
        )
    _power_station(board, canvas)
    _stations(board, state, canvas, lines)
    return _text(canvas)


def _draw_tile(board: Board, canvas: Canvas, x: int, y: int, tile: int, colours: Mapping[int, str]) -> None:
    """The tracks of a tile, each in the colour of its line; those of lines last, so that they are seen best."""
    exits = board.table[0].exits[tile]
    for side in sorted(range(SIDES), key=lambda side: bool(colours[side])):
        canvas.draw(x, y, track(side, int(exits[side])), colours[side] or _TILE)


def _power_station(board: Board, canvas: Canvas) -> None:
    """C12: the squares in the middle."""
    for name in board.file.content["map"]["power_station"]:
        row, column = square_at(name) or (0, 0)
        for i in range(HEIGHT):
            canvas.write(_MARGIN + column * WIDTH, 1 + row * HEIGHT + i, "░" * WIDTH, "dim yellow")


def _text(canvas: Canvas) -> Text:
    """A canvas as text that rich prints without wrapping."""
    out = Text(no_wrap=True, overflow="ignore")
    for characters, styles in zip(canvas.characters, canvas.styles, strict=True):
        for character, style in zip(characters, styles, strict=True):
            out.append(character, style=style or None)
        out.append("\n")
    return out


def tile_text(board: Board, kind: int) -> Text:
    """One tile in hand: its picture and its code."""
    canvas = Canvas(WIDTH, HEIGHT + 1)
    for side in range(SIDES):
        canvas.draw(0, 0, track(side, int(board.table[0].exits[kind * SIDES][side])), "")
    canvas.write((WIDTH - 4) // 2, HEIGHT, board.kinds[kind], "bold")
    return _text(canvas)


def show(board: Board, view: State, locale: str) -> Group:
    """The whole table."""
    s = view[0]

    def label(name: str, **details: Any) -> str:
        return say(locale, f"tracks-show-{name}", **details)

    facts = Table.grid(padding=(0, 3))
    facts.add_row(label("supply"), label("tiles-left", count=int(s.supply_count)))
    if s.viewer >= 0:
        hand = Table.grid(padding=(0, 3))
        hand.add_row(*(tile_text(board, int(kind)) for kind in s.hand[s.viewer] if kind != BLANK))
        facts.add_row(label("hand"), hand)
    if s.drawn != BLANK:
        facts.add_row(label("drawn"), tile_text(board, int(s.drawn)))
    if board.options["companies"]:
        facts.add_row(label("piles"), _piles(board, s, locale))
    parts: list[Any] = [_map(board, view), facts, _seats(board, view, locale)]
    if board.options["companies"]:
        parts.append(_companies(board, view, locale))
    return Group(*parts)


def _company(board: Board, company: int, locale: str) -> Text:
    """A company by its symbol and its colour."""
    style, symbol = _STYLES.get(company_names(board)[company], ("", "◇"))
    return Text(f"{symbol} {company_name(board, company, locale)}", style=style)


def _piles(board: Board, s: Any, locale: str) -> Text:
    """S3: what lies face up beside each pile, and how many shares are in it."""
    out = Text()
    for pile in range(PILES):
        out.append(f"{percent(pile)} %: ")
        if s.face_up[pile] != BLANK:
            out.append_text(_company(board, int(s.face_up[pile]), locale))
        out.append(f" +{int(s.pool_count[pile] + s.queue_count[pile])}   ")
    return out


def _shares(board: Board, s: Any, seat: int, locale: str) -> Text:
    """S3: a seat's shares, as far as the viewer knows them."""
    out = Text()
    for pile in range(PILES):
        company = int(s.share[seat, pile])
        out.append(f"{percent(pile)} % ")
        out.append_text(_company(board, company, locale) if company != BLANK else Text("?"))
        out.append("  ")
    return out


def _seats(board: Board, view: State, locale: str) -> Table:
    """Every seat: its colour, its points and how many of its lines are finished; or its shares."""
    s, companies = view[0], board.options["companies"]
    lines = lines_of(board, view)
    table = Table(box=None, padding=(0, 2))
    for column in ("seat", "shares") if companies else ("seat", "points", "lines"):
        table.add_column(say(locale, f"tracks-show-{column}"))
    for seat in range(int(s.seats)):
        name = Text(f"{'▶' if seat == s.seat else ' '} {seat + 1} ")
        if companies:
            table.add_row(name, _shares(board, s, seat, locale))
            continue
        style, symbol = _style(board, view, seat)
        name.append(f"{symbol} {colour_name(board.owners(int(s.seats))[seat], locale)}", style=style)
        own = [line for line in lines if line.owner == seat]
        table.add_row(name, str(s.points[seat]), f"{sum(line.finished for line in own)}/{len(own)}")
    return table


def _companies(board: Board, view: State, locale: str) -> Table:
    """S6: the points of every company."""
    lines = lines_of(board, view)
    table = Table(box=None, padding=(0, 2))
    for column in ("company", "points", "lines"):
        table.add_column(say(locale, f"tracks-show-{column}"))
    for company in range(len(company_names(board))):
        own = [line for line in lines if line.owner == company]
        done = f"{sum(line.finished for line in own)}/{len(own)}"
        table.add_row(_company(board, company, locale), str(view["points"][0, company]), done)
    return table
