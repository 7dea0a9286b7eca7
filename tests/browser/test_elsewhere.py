"""Where the bot is no member, in Chromium: in direct messages with it, and on a server that it knows nothing of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from localcord import LocalCord
from tests.localcord.browser import Window, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

SIZES = {"phone": (390, 844), "desktop": (1280, 860)}


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``ELSEWHERE_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("ELSEWHERE_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


async def try_a_deal(window: Window) -> None:
    """Begin the deal of the day, in one message."""
    before = await window.messages.count()
    await window.run("daily")
    await window.last.get_by_role("button", name="Play").click()
    await expect(window.last.locator("[data-custom-id*=':play:'], [data-custom-id*=':menu:']").first).to_be_visible()
    await window.last.locator("img").first.evaluate("image => image.decode()")
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("bot")
async def test_where_the_bot_is_no_member_a_deal_goes_and_a_table_is_refused_in_a_sentence(
    cord: LocalCord, windows: Windows, size: str
) -> None:
    guild = cord.add_guild("Elsewhere", with_bot=False)
    window = await windows.open("Ann", SIZES[size], guild.id)
    await window.run("manila new")
    await expect(window.last).to_contain_text("no member of this server")
    await look(window, f"elsewhere-{size}-refused")
    await try_a_deal(window)
    await look(window, f"elsewhere-{size}")
