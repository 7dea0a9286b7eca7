"""What is drawn ahead when the bot starts is what the first pictures of each game lie on."""

from __future__ import annotations

from render import boats, lobby
from render.lobby import LobbySeat
from tests.render.english import english


def test_sheets_of_lobbies_are_drawn_ahead() -> None:
    lobby.prepare([8])
    drawn = lobby._sheet.cache_info().misses
    lobby.draw("A lobby", [LobbySeat("Inés"), *[LobbySeat(None)] * 7], english, boats.emblem)
    assert lobby._sheet.cache_info().misses == drawn
