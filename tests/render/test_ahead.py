"""What is drawn ahead when the bot starts is what the first pictures of each game lie on."""

from __future__ import annotations

from engine.malacca.game import MALACCA
from engine.manille.layout import LAYOUTS
from render import boats, card_samples, lobby, malacca, malacca_samples, manille
from render.lobby import LobbySeat
from render.malacca import sheet, table_picture
from render.manille import board_picture
from tests.render.english import english


def test_sheets_of_lobbies_are_drawn_ahead() -> None:
    lobby.prepare([8])
    drawn = lobby._sheet.cache_info().misses
    lobby.draw("A lobby", [LobbySeat("Inés"), *[LobbySeat(None)] * 7], english, boats.emblem)
    assert lobby._sheet.cache_info().misses == drawn


def test_sheets_of_new_tables_of_malacca_are_drawn_ahead() -> None:
    malacca.prepare()
    drawn = sheet.table_sheet.cache_info().misses
    for players in MALACCA.seats:
        view = malacca_samples.table(players, round=1, rounds=())
        table_picture.draw(view, malacca_samples.NAMES[:players], english)
    assert sheet.table_sheet.cache_info().misses == drawn


def test_sheets_of_new_card_tables_are_drawn_ahead() -> None:
    manille.prepare()
    drawn = board_picture._sheet.cache_info().misses
    for players in LAYOUTS["manilla"]:
        board_picture.draw(card_samples.table(players), card_samples.NAMES, english)
    assert board_picture._sheet.cache_info().misses == drawn
