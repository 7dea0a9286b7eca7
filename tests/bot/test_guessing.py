"""Commands that guess which table is meant: never one that is over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of
from tests.bot.finishing import finished_game
from tests.bot.playing import start_game

GUESSING = ("leave", "pictures", "quiet-hours", "replace", "host", "speed")


def options(harbor: Harbor, command: str) -> dict[str, Any]:
    given: dict[str, dict[str, Any]] = {
        "pictures": {"pictures": "still"},
        "quiet-hours": {"begins": 1, "ends": 7},
        "replace": {"newcomer": harbor.eve},
        "host": {"heir": harbor.ben},
        "speed": {"speed": "live"},
    }
    return given.get(command, {})


@pytest.mark.slow
@pytest.mark.parametrize("command", GUESSING)
async def test_no_command_guesses_a_table_that_is_over(harbor: Harbor, command: str) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    lobby = live.lobby
    said = answer_of(await harbor.ann.slash(harbor.channel, f"table {command}", **options(harbor, command)))
    assert "You don’t have a seat at an open table" in said
    assert live.lobby == lobby


@pytest.mark.parametrize("command", GUESSING)
async def test_no_command_guesses_a_closed_table(harbor: Harbor, command: str) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.tables.end(live, "untouched")
    await harbor.bot.services.updater.update(live)
    lobby = live.lobby
    said = answer_of(await harbor.ann.slash(harbor.channel, f"table {command}", **options(harbor, command)))
    assert "You don’t have a seat at an open table" in said
    assert live.lobby == lobby
