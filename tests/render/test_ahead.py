"""What is drawn ahead when the bot starts is what the first pictures of each game lie on, and what lies on them."""

from __future__ import annotations

import pytest

from bot.games.catalogue import catalogue
from bot.ui.cast import cast_of
from engine.fair import FairDice
from engine.table import Chair
from render import boats, lobby, sprites
from render.lobby import LobbySeat
from render.malacca import sheet as malacca_sheet
from render.manila import sheet as manila_sheet
from render.manille import board_picture as card_table
from tests.render.english import english

SHEETS = {
    "manila": manila_sheet._labelled,
    "malacca": malacca_sheet.table_sheet,
    "manilla": card_table.table_sheet,
    "manille": card_table.table_sheet,
}


def test_sheets_of_lobbies_are_drawn_ahead() -> None:
    lobby.prepare([8])
    drawn = lobby._sheet.cache_info().misses
    lobby.draw("A lobby", [LobbySeat("Inés"), *[LobbySeat(None)] * 7], english, boats.emblem)
    assert lobby._sheet.cache_info().misses == drawn


@pytest.mark.parametrize("kind", SHEETS)
def test_sheets_of_new_tables_are_drawn_ahead(kind: str) -> None:
    game, presenter = catalogue().games[kind], catalogue().presenters(catalogue().in_language("en"))[kind]
    presenter.prepare()
    drawn = SHEETS[kind].cache_info().misses
    for seats in game.seats:
        state, _ = game.start(seats, game.options_type(), FairDice("0" * 32))
        cast = cast_of([Chair(f"P{seat}", level="simple") for seat in range(seats)])
        presenter.board(game.view(state, None), cast, None)()
    assert SHEETS[kind].cache_info().misses == drawn


@pytest.mark.parametrize("kind", SHEETS)
def test_the_wreath_and_the_badges_of_results_are_drawn_ahead(kind: str) -> None:
    sprites.laurel.cache_clear()
    sprites._badge.cache_clear()
    catalogue().presenters(catalogue().in_language("en"))[kind].prepare()
    assert sprites.laurel.cache_info().currsize
    assert sprites._badge.cache_info().currsize > 8
