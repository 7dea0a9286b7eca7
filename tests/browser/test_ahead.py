"""Moving ahead, clicked in Chromium: an order is chosen, confirmed, listed and taken back, all on one screen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playwright.async_api import Locator, expect

from bot.app import GameBot
from engine.table import Table
from tests.browser.table import Player
from tests.browser.test_panel import SIZES, fits
from tests.localcord.browser import Windows

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

AT_ONCE = (0.3, 0.3)
LEVELS = {"manila": "Mate", "manille": "Easy"}


async def at_a_slow_table(windows: Windows, bot: GameBot, kind: str, size: tuple[int, int]) -> tuple[Table, Player]:
    """A game by correspondence of Ann, Ben and AI players; the player who is not to decide first."""
    bot.services.timekeeper.autoplay._beat = AT_ONCE
    players = {name: Player(await windows.open(name, size), Random(3)) for name in ("Ann", "Ben")}
    ann = players["Ann"]
    await ann.window.run(f"{kind} new")
    await players["Ben"].button("Join")
    await expect(ann.window.last).to_contain_text("Ben")
    live = await bot.services.tables.get(1)
    assert live is not None
    await bot.services.tables.change(live, lambda lobby: replace(lobby, speed="correspondence"))
    for _ in range(live.game.seats[0] - 2):
        await ann.add_ai(LEVELS[kind])
    await ann.button("Start")
    await expect(players["Ben"].board.get_by_role("button", name="My Hand")).to_be_visible()
    assert live.table is not None
    first = live.table.chairs[live.table.to_act[0]].name
    return live.table, next(player for name, player in players.items() if name != first)


async def choose(player: Player, panel: Locator, menu: str, option: str) -> None:
    """Choose from a menu of the panel."""
    await panel.locator(f"[data-custom-id^='{menu}']").first.click()
    await player.window.page.get_by_role("option").filter(has_text=option).first.click()


@pytest.mark.parametrize("size", SIZES)
async def test_a_bid_is_ordered_and_taken_back_in_one_panel(windows: Windows, bot: GameBot, size: str) -> None:
    high = SIZES[size][1]
    _, ben = await at_a_slow_table(windows, bot, "manila", SIZES[size])
    await ben.board.get_by_role("button", name="My Hand").click()
    panel = ben.private.last
    await panel.get_by_role("button", name="Premoves").click()
    await expect(panel).to_contain_text("You have no premoves")
    await fits(ben.window, panel, f"{size}-manila-ahead", high)
    await panel.get_by_role("button", name="Bid Up To…").click()
    await ben.window.modal.get_by_role("textbox").fill("30")
    await ben.window.modal.get_by_role("button", name="Submit").click()
    await expect(panel).to_contain_text("• Auction of voyage 1: bid up to 30, then pass")
    await fits(ben.window, panel, f"{size}-manila-ordered", high)
    await choose(ben, panel, "ar:", "bid up to 30")
    await expect(panel).to_contain_text("You have no premoves")
    assert ben.window.complaints == []


@pytest.mark.parametrize("size", SIZES)
async def test_cards_are_ordered_and_played_when_their_turn_comes(windows: Windows, bot: GameBot, size: str) -> None:
    high = SIZES[size][1]
    table, ben = await at_a_slow_table(windows, bot, "manille", SIZES[size])
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.user and seat not in table.to_act)
    await ben.board.get_by_role("button", name="My Hand").click()
    panel = ben.private.last
    await panel.get_by_role("button", name="Premoves").click()
    await expect(panel).to_contain_text("You have no premoves")
    await fits(ben.window, panel, f"{size}-manille-ahead", high)
    for _ in table.view(seat).hand or ():
        await choose(ben, panel, "am:1:1", "")
        await expect(panel.get_by_role("button", name="Set Premove")).to_be_visible()
        await panel.get_by_role("button", name="Set Premove").click()
        await expect(panel.get_by_role("button", name="Set Premove")).to_have_count(0)
    await expect(panel).to_contain_text("When you must follow")
    await choose(ben, panel, "am:1:0", "")
    await panel.get_by_role("button", name="Set Premove").click()
    await expect(panel).to_contain_text("and ")
    await fits(ben.window, panel, f"{size}-manille-ordered", high)
    assert ben.window.complaints == []
