"""Board files: what is good is played, what is bad is refused with file, entry and reason."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.boards import loader
from carbarn.core.errors import BoardError
from carbarn.core.words import LOCALES
from carbarn.games.routes.entry import advance, legal
from tests.test_match import played

TINY = Path(__file__).parent / "boards" / "three_cities.toml"
TEXT = TINY.read_text(encoding="utf-8")


def refused(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as error:
        carbarn.load(path)
    assert str(error.value).startswith("bad.toml: ")
    assert all(error.value.say(locale) for locale in LOCALES)
    return str(error.value)


ROUTE = '{ a = "north", b = "east", colour = "blue", length = 1 }'
TICKET = '{ a = "north", b = "east", points = 1 }'


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (ROUTE, ROUTE.replace("east", "south"), "route 3 (north – south): there is no city “south”."),
        (TICKET, TICKET.replace("east", "south"), "ticket 3 (north – south): there is no city “south”."),
        ('id = "north"', 'id = "west"', "city west: this id is used twice."),
        (ROUTE, ROUTE.replace("length = 1", "length = 2"), "the two tracks of a double route are 1 and 2 long"),
        (ROUTE, f"{ROUTE}, {ROUTE}", "route 4 (north – east): there are more than two tracks"),
        ("\ncities = [", '\ncities = [ { id = "far", x = 0, y = 0, en = "Far" },', "city far: no route ends here."),
        ('colour = "blue"', 'colour = "teal"', "route 3 (north – east): there are no cards of the colour “teal”."),
        ('colour = "blue"', 'colour = "wild"', "there are no cards of the colour “wild”."),
        ("trains = 4", "trains = 0", "rules.trains: 0 is not a whole number from 1 to 120."),
        ("trains = 4", 'trains = "4"', "rules: “trains” cannot be '4'."),
        ("trains = 4", "", "rules: “trains” is missing."),
        ("hand = 1", "hand = 0", "rules.hand: 0 is not a whole number from 1 to 20."),
        ("seats = [2, 3]", "seats = [2, 9]", "rules.seats: 9 is not a whole number from 2 to 5."),
        ("seats = [2, 3]", "seats = [2]", "rules.seats"),
        ("length = 2, ferries = 1", "length = 2, ferries = 3", "ferries: 3 is not a whole number from 0 to 2."),
        ("length = 2 }", "length = 3 }", "length: 3 is not a whole number from 1 to 2."),
        ("x = 0.1", "x = 1.1", "city west: x is 1.1; it has to be from 0 to 1."),
        (TICKET, TICKET.replace("east", "north"), "both ends are the same city."),
        (f"  {TICKET},\n", "", "map.tickets: there are 2 tickets; the opening deal needs 3."),
        ("red = 4", "red = 119", "cards: 125 is not a whole number from 5 to 120."),
        ('"tickets", "longest_path"', '"alphabet"', "“alphabet” does not break ties"),
        ("format = 1", "format = 7", "format: the format is 7"),
        ('family = "routes"', 'family = "tunnels"', "there is no family of games called “tunnels”."),
        ("[cards]", "[cards", "the file is not TOML"),
        ("[title]", "[[title]]", "title: this has to be a table."),
    ],
)  # fmt: skip
def test_a_bad_board_is_refused(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert old in TEXT
    assert what in refused(tmp_path, TEXT.replace(old, new, 1))


def test_a_ticket_that_cannot_be_completed(tmp_path: Path) -> None:
    island = '{ id = "isle", x = 0.1, y = 0.9, en = "Isle" }, { id = "reef", x = 0.2, y = 0.9, en = "Reef" },'
    text = TEXT.replace("cities = [", f"cities = [ {island}")
    text = text.replace("routes = [", 'routes = [ { a = "isle", b = "reef", colour = "red", length = 1 },')
    text = text.replace(TICKET, '{ a = "isle", b = "east", points = 1 }')
    assert "ticket 3 (isle – east): no path of routes joins these cities." in refused(tmp_path, text)


def test_more_than_there_is_room_for(tmp_path: Path) -> None:
    cities = ",\n".join(f'{{ id = "c{i}", x = 0.5, y = 0.5, en = "C{i}" }}' for i in range(61))
    text = TEXT.replace("cities = [", f"cities = [ {cities},")
    assert "map.cities: there are 64; there may be 1 to 60." in refused(tmp_path, text)
    tickets = ", ".join([TICKET] * 121)
    assert "map.tickets: there are 124" in refused(tmp_path, TEXT.replace("tickets = [\n", f"tickets = [ {tickets},\n"))


def test_an_option_that_deals_more_cards_than_there_are(tmp_path: Path) -> None:
    option = (
        "[options.deal]\ndefault = 'few'\n[options.deal.choices.few]\n[options.deal.choices.many.rules]\nhand = {}\n"
    )
    assert "options.deal.many: cards: 10 is not a whole number from 11 to 120." in refused(
        tmp_path, TEXT + option.format(3)
    )
    assert "options.deal.many.rules.hand: 0 is not" in refused(tmp_path, TEXT + option.format(0))


def test_files_that_are_no_boards(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="cannot be read"):
        carbarn.load(tmp_path / "missing.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BoardError, match="not UTF-8"):
        carbarn.load(tmp_path / "binary.toml")
    (tmp_path / "large.toml").write_bytes(b"#" * (loader.LARGEST + 1))
    with pytest.raises(BoardError, match="larger than"):
        carbarn.load(tmp_path / "large.toml")


def test_ones_own_map_is_played_to_the_end() -> None:
    game = carbarn.load(TINY)
    for seats in (2, 3):
        match = played(game, seats, 1)
        assert match.over
    batch = game.play_out(3, ("random", "greedy", "random"), 1, 0, 500)
    assert (batch.ranks.min(axis=1) == 1).all()


def test_names_are_words_and_no_markup(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(TEXT.replace('en = "West"', 'en = "[/x] :car:"'), encoding="utf-8")
    match = carbarn.new(carbarn.load(path), seats=2, seed=3)
    while not match.over:
        match.play(match.legal[-1])
    assert "[/x] :car:–North" in str(match)


def test_ones_own_map_needs_no_new_compilation() -> None:
    """One compilation serves every map: a door that has played ours has one signature, and keeps it."""
    played("usa", 2, 1, 5)
    doors = [advance, legal]
    before = [len(door.signatures) for door in doors]
    played(carbarn.load(TINY), 2, 1, 5)
    played("san_francisco", 4, 1, 5)
    assert [len(door.signatures) for door in doors] == before == [1, 1]


def content(name: str) -> dict[str, Any]:
    return loader.shipped(name).content


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_our_boards_have_names_in_every_language(name: str) -> None:
    board = content(name)
    entries = [board["title"], *board["map"]["cities"], *board.get("tokens", {}).get("symbols", [])]
    for entry in entries:
        assert all(entry[locale] for locale in LOCALES), entry
    for locale in LOCALES:
        names = [city[locale] for city in board["map"]["cities"]]
        assert len(set(names)) == len(names)


def test_what_is_reconstructed_says_so() -> None:
    board = content("san_francisco")
    assert board["source"]["reconstructed"] is True
    for part in ("cities", "routes", "tickets"):
        for entry in board["map"][part]:
            assert entry["source"] in ("confirmed", "partly_confirmed", "reconstructed")
    assert content("usa")["source"]["reconstructed"] is False


def test_the_figures_of_our_boards() -> None:
    usa, city = content("usa"), content("san_francisco")
    assert sum(usa["cards"].values()) == 110
    assert sum(city["cards"].values()) == 44
    assert (len(usa["map"]["cities"]), len(usa["map"]["routes"])) == (36, 100)
    assert (len(city["map"]["cities"]), len(city["map"]["routes"]), len(city["map"]["tickets"])) == (20, 53, 24)
    assert [sum(t["set"] == s for t in usa["map"]["tickets"]) for s in ("classic", "1910", "mystery_train")] == [
        30,
        35,
        4,
    ]


def test_the_hash_is_of_the_rules_and_not_of_the_names(tmp_path: Path) -> None:
    plain = carbarn.load(TINY).hash
    for old, new, same in (
        ('en = "West"', 'en = "Ouest"', True),
        ("x = 0.1", "x = 0.2", True),
        ("points = 3", "points = 4", False),
    ):
        path = tmp_path / "x.toml"
        path.write_text(TEXT.replace(old, new), encoding="utf-8")
        assert (carbarn.load(path).hash == plain) is same
    assert carbarn.game("usa").hash != carbarn.game("usa", tickets="mega").hash
    assert tomllib.loads(TEXT)["format"] == loader.FORMAT
