"""Where others reach the server."""

import pytest

from carbarn.server import invitation
from carbarn.server.settings import Settings
from tests.server.people import House


def test_a_link_for_others_never_says_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "network_address", lambda: "192.0.2.7")
    for settings, address in (
        (Settings(host="0.0.0.0", port=8000), "http://192.0.2.7:8000"),
        (Settings(host="127.0.0.1", port=8000), None),  # nobody else can reach it
        (Settings(host="127.0.0.1", address="https://games.example"), "https://games.example"),
    ):
        assert invitation.address_for_others(settings) == address
        printed = invitation.invitation(settings, "tables.sqlite", "en", terminal=False)
        assert (address or "localhost") in printed or address is None


def test_the_page_is_told(house: House) -> None:
    assert house.ask("GET", "/api/invitation").json() == {"address": invitation.address_for_others(house.settings)}
