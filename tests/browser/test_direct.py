"""Direct messages with the bot, in Chromium."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(200)]

SIZES = {"phone": (390, 844), "desktop": (1280, 860)}


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``DIRECT_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("DIRECT_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


async def try_a_deal(window: Window) -> None:
    """Begin the deal of the day, in one message."""
    before = await window.messages.count()
    await window.run("daily")
    await window.last.get_by_role("button", name="Play").click()
    await expect(window.last.locator("[data-custom-id*=':play:'], [data-custom-id*=':menu:']").first).to_be_visible()
    await drawn(window.last.locator("img").first)
    assert await window.messages.count() == before + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("bot")
async def test_a_deal_of_the_day_is_begun_in_direct_messages(windows: Windows, size: str) -> None:
    window = await windows.open("Ann", SIZES[size])
    if size == "phone":
        await window.page.get_by_role("button", name="Members").click()
    await window.page.get_by_role("button", name="Manila, bot, online").click()
    await expect(window.page.get_by_test_id("channel-header")).to_contain_text("Manila")
    await try_a_deal(window)
    await look(window, f"direct-{size}")
