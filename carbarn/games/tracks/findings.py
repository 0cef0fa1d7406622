"""What a finished game of tracks tells those who study it: lines, the power station, shares; and the map, sketched."""

from typing import Any

from carbarn.core.findings import NOBODY, Finding, Shape, Sketch
from carbarn.core.game import PUBLIC, Game
from carbarn.games.tracks.actions import Place
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.notation import company_names
from carbarn.games.tracks.squares import SIDE_NAMES
from carbarn.games.tracks.state import COLUMNS, EDGES, ROWS
from carbarn.games.tracks.words import company_name

# From the middle of a square beside a station to the station, by side: right and down.
_OUTWARD = {"top": (0.0, -0.85), "right": (0.85, 0.0), "bottom": (0.0, 0.85), "left": (-0.85, 0.0)}


def findings(game: Game, board: Board, seats: int, log: list[int]) -> list[Finding]:
    """Replay a log: what became of every line that somebody owns, and when it was finished."""
    state, departures = game.new(seats), board.table[0].departure
    finished: dict[int, int] = {}  # turn by station
    for step in log:
        turn, placed = int(state["turns"][0]), isinstance(game.action(step), Place)
        game.apply(state, step)
        if placed:
            for station in (state["front"][0][departures] >= EDGES).nonzero()[0].tolist():
                finished.setdefault(station + 1, turn)
    facts, last = game.facts(game.view(state, PUBLIC)), int(state["turns"][0])
    unit = facts["unit"]
    found = [_line(line, finished.get(line["station"], last), unit) for line in facts["lines"]]
    return [each for each in found if each is not None] + _shares(facts, last)


def _line(line: dict[str, Any], turn: int, unit: int) -> Finding | None:
    """C11, C12: one line with where it led; with companies it belongs to no seat."""
    if line["owner"] is None:
        return None
    seat = line["owner"] if unit == 1 else NOBODY
    tag = "power_station" if line["power_station"] else "station" if line["finished"] else "open"
    points = line["points"] * unit
    return Finding("line", str(line["station"]), seat, turn, points, line["finished"], line["length"], tag)


def _shares(facts: dict[str, Any], last: int) -> list[Finding]:
    """S6: what every share paid in the end."""
    found = []
    for seat, told in enumerate(facts["seats"]):
        for pile, company in enumerate(told["shares"]):
            if company is not None:
                percent = facts["piles"][pile]["percentage"]
                points = facts["companies"][company]["points"] * percent // 10
                found.append(Finding("share", str(company), seat, last, points, True, percent))
    return found


def sketch(board: Board, locale: str) -> Sketch:
    """The map: squares, the power station, and the stations, which take the colour of what their lines earn."""
    grid = (COLUMNS + 2, ROWS + 2)  # a rim for the stations
    boxes = [
        Shape("block" if (row, column) in board.power_station else "box", _corners(column, row, grid))
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
    dots = []
    for station in board.stations:
        column, row = _cell(board.square_name(station.square))
        right, down = _OUTWARD[SIDE_NAMES[station.side]]
        middle = ((column + 1.5 + right) / grid[0], (row + 1.5 + down) / grid[1])
        dots.append(Shape("dot", (middle,), ("line", str(station.number)), str(station.number)))
    companies = company_names(board) if board.options["companies"] else []
    names = {
        "line": {str(station.number): str(station.number) for station in board.stations},
        "share": {str(i): company_name(board, i, locale) for i, _ in enumerate(companies)},
    }
    return Sketch(1.0, [*boxes, *dots], names, "points", ("line", "share"))


def _cell(name: str) -> tuple[int, int]:
    """Column and row of a square, from 0."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _corners(column: int, row: int, grid: tuple[int, int]) -> tuple[tuple[float, float], ...]:
    return ((column + 1) / grid[0], (row + 1) / grid[1]), ((column + 2) / grid[0], (row + 2) / grid[1])
