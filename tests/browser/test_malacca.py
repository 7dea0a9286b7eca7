"""Games of Malacca, clicked in Chromium: cards and bets are laid in private panels."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from engine.table import Table
from tests.browser.table import Player
from tests.localcord.browser import DESKTOP, PHONE, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]


@pytest.fixture(autouse=True)
def _players_make_forced_moves_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, the bot would make a forced move between a player's look at it and the click."""
    monkeypatch.setattr("host.autoplay.BEAT", (3600.0, 3600.0))


async def the_table(bot: GameBot) -> Table:
    live = await bot.services.tables.get(1)
    assert live is not None
    assert live.table is not None
    return live.table


async def test_someone_plays_twelve_ships_against_two_pirates_on_phone(windows: Windows, bot: GameBot) -> None:
    ann = Player(await windows.open("Ann", PHONE), Random(3))
    await ann.window.run("malacca new")
    for _ in range(2):
        await ann.add_ai("Swabber")
    await ann.button("Start")
    await expect(ann.board).to_contain_text("Ship 1 of 12")
    while not await ann.is_over():
        await ann.move()
    table = await the_table(bot)
    assert len(table.view(None).rounds) == 12
    await ann.sees_who_won(table)
    assert ann.window.complaints == []


async def test_three_people_bluff_in_three_windows(windows: Windows, bot: GameBot) -> None:
    sizes = {"Ann": DESKTOP, "Ben": PHONE, "Cleo": DESKTOP}
    players = {name: Player(await windows.open(name, size), Random(len(name))) for name, size in sizes.items()}
    ann = players["Ann"]
    await ann.window.run("malacca new")
    for name in ("Ben", "Cleo"):
        await players[name].button("Join")
        await expect(ann.window.last).to_contain_text(name)
    await ann.button("Start")
    for player in players.values():
        await expect(player.board).to_contain_text("Ship 1 of 12")
    table = await the_table(bot)
    while len(table.view(None).rounds) < 2:
        name = table.chairs[table.to_act[0]].name
        others = [player for other, player in players.items() if other != name]
        panels = [await player.window.messages.filter(has_text="Only you can see this").count() for player in others]
        await players[name].move()
        for player, before in zip(others, panels, strict=True):
            assert await player.window.messages.filter(has_text="Only you can see this").count() == before
    for player in players.values():
        await expect(player.board).to_contain_text("Ship 3 of 12")
