"""/learn, clicked in Chromium: each lesson to its end, with something wrong at every step, by two people at once."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from bot.games.catalogue import catalogue
from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

LESSONS = catalogue().lessons
SIZES = {"phone": (390, 844), "desktop": (1280, 860)}
ROOM = {"phone": 620, "desktop": 700}
"""Pixels from the heading of a step to its last button, at most."""
HEIGHT = """box => [...box.querySelectorAll("button")].at(-1).getBoundingClientRect().bottom
    - box.firstElementChild.getBoundingClientRect().top"""


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``LESSON_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("LESSON_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


async def learn(window: Window, bot: GameBot, kind: str, size: str) -> None:
    """Play a lesson to its end; at each step, press something wrong first."""
    await window.box.fill("/learn")
    await window.press("Enter")
    await window.page.get_by_test_id("command-form").get_by_role("button", name="Send").click()
    await window.control(f"learn:{kind}:0:show").click()
    picture = window.last.locator("img").first
    for number, step in enumerate(LESSONS[kind].steps):
        marked = bot.localizations.default.texts(f"{kind}-lesson-{step.name}-marked")
        await expect(window.last).to_contain_text(f"step {number + 1} of")
        await expect(picture).to_have_attribute("alt", re.compile(re.escape(marked)))
        await drawn(picture)
        height = await window.last.locator(".container").first.evaluate(HEIGHT)
        await look(window, f"{kind}-{size}-{number:02}")
        assert height <= ROOM[size], (step.name, height)
        for word in [answer.word for answer in step.answers if answer.word != step.right][:1]:
            await window.control(f"learn:{kind}:{number}:{word}").click()
            await expect(window.last).to_contain_text(
                bot.localizations.default.texts(f"{kind}-lesson-{step.name}-{word}-why")
            )
            await look(window, f"{kind}-{size}-{number:02}-wrong")
        if step.answers:
            await window.control(f"learn:{kind}:{number}:{step.right}").click()
    assert await window.messages.count() == 1


@pytest.mark.parametrize("kind", LESSONS)
async def test_two_people_learn_a_game_and_one_begins_a_real_one(windows: Windows, bot: GameBot, kind: str) -> None:
    learners = {size: await windows.open(name, SIZES[size]) for name, size in (("Ann", "phone"), ("Ben", "desktop"))}
    await asyncio.gather(*(learn(window, bot, kind, size) for size, window in learners.items()))
    ann = learners["phone"]
    await ann.control(f"learn:{kind}:{len(LESSONS[kind].steps) - 1}:real").click()
    await expect(ann.page.locator("[data-custom-id^='solo:practice:']").first).to_be_visible()
