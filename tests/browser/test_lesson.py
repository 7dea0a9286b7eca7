"""/learn, clicked in Chromium: each lesson to its end, with every wrong answer on the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from bot.games.catalogue import catalogue
from tests.localcord.browser import Window, Windows

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LESSONS = catalogue().lessons
SIZES = {"phone": (390, 844), "desktop": (1280, 860)}


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``LESSON_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("LESSON_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", LESSONS)
async def test_a_lesson_is_played_to_its_end(windows: Windows, bot: GameBot, kind: str, size: str) -> None:
    window = await windows.open("Ann", SIZES[size])
    await window.box.fill("/learn")
    await window.press("Enter")
    await window.page.get_by_test_id("command-form").get_by_role("button", name="Send").click()
    await window.control(f"learn:{kind}:0:show").click()
    for number, step in enumerate(LESSONS[kind].steps):
        await expect(window.last).to_contain_text(f"step {number + 1} of")
        await expect(window.last.locator("img").first).to_be_visible()
        await look(window, f"{kind}-{size}-{number:02}")
        wrong = [answer.word for answer in step.answers if answer.word != step.right]
        for word in wrong[:1]:
            why = bot.texts(f"{kind}-lesson-{step.name}-{word}-why")
            await window.control(f"learn:{kind}:{number}:{word}").click()
            await expect(window.last).to_contain_text(why)
            await look(window, f"{kind}-{size}-{number:02}-wrong")
        if step.answers:
            await window.control(f"learn:{kind}:{number}:{step.right}").click()
    assert await window.messages.count() == 1
    await window.control(f"learn:{kind}:{number}:real").click()
    await expect(window.page.locator("[data-custom-id^='tb:1:']").first).to_be_visible()
