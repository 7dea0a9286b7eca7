"""Manilla and Manille, clicked in Chromium."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from engine import lobby as lobbies
from engine.table import Table
from tests.browser.cards import CardPlayer
from tests.localcord.browser import DESKTOP, PHONE, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

AT_ONCE = (0.02, 0.05)
"""A beat for forced cards that keeps no test waiting."""


async def settle(bot: GameBot, rule: str, value: str) -> None:
    """Settle a house rule of the lobby."""
    live = await bot.services.tables.get(1)
    assert live is not None
    host = live.lobby.host
    await bot.services.tables.change(live, lambda lobby: lobbies.set_option(lobby, host, live.game, rule, value))


async def begun(bot: GameBot) -> Table:
    """The table, once its game has begun."""
    bot.services.timekeeper.autoplay._beat = AT_ONCE
    live = await bot.services.tables.get(1)
    assert live is not None
    assert live.table is not None
    return live.table


async def play(table: Table, players: dict[int, CardPlayer], deals: int) -> None:
    """Play on, a click at a time, until so many deals are over, or the game."""
    while not table.over and len(table.view(None).results) < deals:
        seat, number = table.to_act[0], table.number
        if seat in players and seat != table.forced_seat:
            await players[seat].decide(table)
        while table.number == number:  # noqa: ASYNC110 - the table has no event for a move
            await asyncio.sleep(0.02)


async def test_a_whole_game_of_manilla_is_played_on_a_phone_by_six(windows: Windows, bot: GameBot) -> None:
    ann = CardPlayer(await windows.open("Ann", PHONE), Random(3))
    await ann.window.run("manilla new")
    for _ in range(5):
        await ann.add_ai("Regular")
    await settle(bot, "target", "61")
    await ann.button("Start")
    await expect(ann.board).to_contain_text(re.compile(r"\bdeal 1\b", re.IGNORECASE))
    table = await begun(bot)
    await play(table, {0: ann}, deals=100)
    await ann.sees_who_won(table)
    assert ann.opened <= 1


async def test_four_people_play_a_deal_of_manille_in_four_windows(windows: Windows, bot: GameBot) -> None:
    names, sizes = ("Ann", "Ben", "Cleo", "Dan"), (DESKTOP, PHONE, DESKTOP, PHONE)
    people = {
        name: CardPlayer(await windows.open(name, size), Random(seed))
        for seed, (name, size) in enumerate(zip(names, sizes, strict=True))
    }
    ann = people["Ann"]
    await ann.window.run("manille new")
    for name in names[1:]:
        await people[name].button("Join")
        await expect(ann.window.last).to_contain_text(name)
    await ann.button("Start")
    for player in people.values():
        await expect(player.board).to_contain_text(re.compile(r"\bdeal 1\b", re.IGNORECASE))
    table = await begun(bot)
    players = {seat: people[chair.name] for seat, chair in enumerate(table.chairs)}
    await play(table, players, deals=1)
    for player in people.values():
        await expect(player.board).to_contain_text(re.compile(r"\bdeal 2\b", re.IGNORECASE))
        assert player.opened == 1
