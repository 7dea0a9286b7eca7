"""What is drawn ahead when the bot starts is what the first pictures of each game lie on, and what lies on them."""

from __future__ import annotations

import sys

import pytest

from bot.core.player_names import cast_of
from bot.games.catalogue import OURS, catalogue
from engine.fair import FairDice
from engine.table import SeatAssignment
from render import boats, lobby, sprites
from render.lobby import LobbySeat
from tests.render.english import english

KINDS = [package.kind for package in OURS]


def sheets() -> dict[str, int]:
    """How often each sheet that pictures lie on has been drawn."""
    modules = [(name, vars(module)) for name, module in sys.modules.items() if name.startswith("render.")]
    return {
        f"{module}.{name}": held.cache_info().misses
        for module, names in modules
        for name, held in names.items()
        if "sheet" in name and hasattr(held, "cache_info")
    }


def test_sheets_of_lobbies_are_drawn_ahead() -> None:
    lobby.prepare([8])
    drawn = lobby._sheet.cache_info().misses
    lobby.lobby.draw("A lobby", [LobbySeat("Inés"), *[LobbySeat(None)] * 7], english, boats.emblem)
    assert lobby._sheet.cache_info().misses == drawn


@pytest.mark.parametrize("kind", KINDS)
def test_sheets_of_new_tables_are_drawn_ahead(kind: str) -> None:
    game, presenter = catalogue().games[kind], catalogue().presenters(catalogue().in_language("en"))[kind]
    presenter.prepare()
    drawn = sheets()
    assert drawn
    for seats in game.seats:
        state, _ = game.start(seats, game.options_type(), FairDice("0" * 32))
        cast = cast_of([SeatAssignment(f"P{seat}", level="simple") for seat in range(seats)])
        presenter.board(game.view(state, None), cast, None)()
    assert sheets() == drawn


@pytest.mark.parametrize("kind", KINDS)
def test_the_wreath_and_the_badges_of_results_are_drawn_ahead(kind: str) -> None:
    sprites.laurel.cache_clear()
    sprites.token.cache_clear()
    catalogue().presenters(catalogue().in_language("en"))[kind].prepare()
    assert sprites.laurel.cache_info().currsize
    assert sprites.token.cache_info().currsize > 8
