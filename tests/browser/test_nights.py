"""A game night in Chromium: planned by a form, answered by a button and by the server's list, opened at the hour."""

from __future__ import annotations

from datetime import timedelta

import pytest
from discord.utils import utcnow
from playwright.async_api import expect

from bot.app import GameBot
from tests.localcord.browser import PHONE, Window, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200), pytest.mark.slow]

WIDE = (1280, 860)


async def fill(window: Window, option: str, text: str) -> None:
    """Type into an option of the command's form, and choose the first that is offered."""
    box = window.page.locator(f"[data-option='{option}']")
    await box.click()
    await box.fill(text)
    await window.page.get_by_role("option").filter(has_text=text).first.click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280", "phone"])
async def test_planned_game_night_opens_its_table_with_those_going(
    windows: Windows, bot: GameBot, size: tuple[int, int]
) -> None:
    ann, ben, cleo = [await windows.open(name, size) for name in ("Ann", "Ben", "Cleo")]
    tomorrow = (utcnow() + timedelta(days=1)).date().isoformat()
    await ann.box.fill("/night plan")
    await ann.press("Enter")
    await ann.page.locator("[data-option='game']").click()
    await ann.page.get_by_role("option", name="Manila", exact=True).click()
    await fill(ann, "day", tomorrow)
    await fill(ann, "hour", "20:00")
    await ann.page.get_by_role("button", name="Send").click()
    await expect(ann.last).to_contain_text("plan this game night?")
    await ann.last.get_by_role("button", name="Plan It").click()
    message = ben.messages.filter(has_text="Game night: Manila")
    await message.get_by_role("button", name="I’m Going").click()
    await expect(message).to_contain_text("Going (2 of 5): Ann, Ben")
    if size == PHONE:
        await cleo.page.get_by_role("button", name="Channels").click()
    await cleo.page.get_by_test_id("event-list").get_by_role("button", name="Interested").click()
    await expect(message).to_contain_text("Going (3 of 5): Ann, Ben, Cleo")
    (event,) = bot.guilds[0].scheduled_events
    await event.edit(start_time=utcnow() + timedelta(minutes=20))
    await expect(message).to_contain_text("No one is going yet")
    if size == PHONE:
        await cleo.page.keyboard.press("Escape")
    for window, going in (ann, "(1 of 5): Ann"), (ben, "(2 of 5): Ann, Ben"), (cleo, "(3 of 5): Ann, Ben, Cleo"):
        button = window.messages.filter(has_text="Game night: Manila").get_by_role("button", name="I’m Going")
        await button.click()
        await expect(message).to_contain_text(f"Going {going}")
    await event.edit(start_time=utcnow() + timedelta(seconds=2))
    await expect(message).to_contain_text("The table is open")
    lobby = ben.messages.filter(has=ben.page.get_by_role("button", name="House Rules"))
    await expect(lobby.locator("img[alt*='Seated: Ann, Ben, Cleo']")).to_be_visible()
