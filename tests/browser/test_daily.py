"""/daily, clicked in Chromium to its end: on a phone and on a desktop, in two languages."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from bot.core.localization import Localization
from bot.games.catalogue import catalogue
from localcord import LocalCord
from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

DAILIES = catalogue().dailies
SIZES = {"phone": (390, 844), "desktop": (1280, 860)}
MOVES = (
    "[data-custom-id*=':play:'], [data-custom-id*=':menu:'], [data-custom-id*=':further:']:not([data-custom-id$=':-'])"
)


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``DAILY_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("DAILY_SHOTS"):
        await window.page.wait_for_timeout(150)
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


async def decide(window: Window) -> None:
    """Make the first of the moves that are offered, and wait until the message has changed."""
    control = window.last.locator(MOVES).first
    custom_id = await control.get_attribute("data-custom-id") or ""
    await control.click()
    if ":menu:" in custom_id:
        await window.page.get_by_role("option").first.click()
    await expect(window.last.locator(f"[data-custom-id='{custom_id}']")).to_have_count(0)
    sure = window.last.locator("[data-custom-id*=':sure:']")
    if await sure.count():
        await sure.click()
        await expect(sure).to_have_count(0)


async def play(window: Window, voice: Localization, kind: str, size: str) -> None:
    """Play a deal of the day to its end, look at what is beside the board, and share what came of it."""
    await window.box.fill("/daily")
    await window.press("Enter")
    form = window.page.get_by_test_id("command-form")
    await form.get_by_role("button", name="Send").click()
    if kind != next(iter(DAILIES)):
        await window.last.locator(f"[data-custom-id^='solo:daily:{kind}:'][data-custom-id$=':front']").click()
    shot = f"{kind}-{size}-{voice.language}"
    begin = window.last.locator(f"[data-custom-id^='solo:daily:{kind}:'][data-custom-id$=':begin']")
    await expect(begin).to_have_text(voice.texts("button-daily-play"))
    await look(window, f"{shot}-00")
    await begin.click()
    number = 0
    share = window.last.locator("[data-custom-id$=':share']")
    await expect(window.last.locator(MOVES).first).to_be_visible()
    while not await share.count():
        number += 1
        picture = window.last.locator("img").first
        await drawn(picture)
        await look(window, f"{shot}-{number:02}")
        if number == 2:
            await window.last.locator("[data-custom-id$=':look:explain']").click()
            await look(window, f"{shot}-{number:02}-asked")
            await window.last.locator("[data-custom-id$=':look:board']").click()
            await expect(window.last.locator(MOVES).first).to_be_visible()
        await decide(window)
    await look(window, f"{shot}-end")
    await share.click()
    await window.last.locator("[data-custom-id$=':post']").click()
    shared = window.last
    await expect(shared).to_contain_text(DAILIES[kind].sign)
    await drawn(shared.locator("img").first)
    assert re.search(r"#?\d+", await shared.locator("img").first.get_attribute("alt") or "")
    await look(window, f"{shot}-shared")


@pytest.mark.parametrize("kind", DAILIES)
async def test_two_players_finish_the_daily_challenge_in_two_languages(
    windows: Windows, cord: LocalCord, bot: GameBot, kind: str
) -> None:
    for (size, name), language in zip((("phone", "Ann"), ("desktop", "Ben")), ("en", "fr"), strict=True):
        window = await windows.open(name, SIZES[size])
        (user,) = [user.id for user in cord.world.users.values() if user.name == name]
        assert bot.store is not None
        await bot.store.readers.choose(user, language)
        await play(window, bot.localizations.of(language), kind, size)
