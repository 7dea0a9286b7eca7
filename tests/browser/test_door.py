"""A stranger comes in, in Chromium: finds /help, presses Play against AI, and plays alone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from tests.effort import slow_but
from tests.localcord.browser import PHONE, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

WIDE = (1280, 860)


@pytest.mark.parametrize("size", slow_but([PHONE], [WIDE, PHONE]), ids=["1280", "phone"])
async def test_a_stranger_plays_against_ai_and_nobody_else_sees(
    windows: Windows, bot: GameBot, size: tuple[int, int]
) -> None:
    ann = await windows.open("Ann", size)
    await expect(ann.page.get_by_test_id("message-list")).to_contain_text("New here? Write /help")
    await ann.box.press_sequentially("/")
    await expect(ann.picker.get_by_role("option").first).to_contain_text("/help")
    await ann.page.keyboard.press("Escape")
    await ann.run("help")
    await expect(ann.last.locator("img[alt*='Manila']")).to_be_visible()
    await ann.last.get_by_role("button", name="Play against AI").click()
    await ann.last.get_by_role("button", name="Manilla", exact=True).click()
    await expect(ann.last).to_contain_text("practice against 3")
    assert await bot.services.tables.get(1) is None
