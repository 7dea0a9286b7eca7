"""/puzzle, clicked in Chromium: an answer, the verdict, a word on it and the next, on a phone and on a desktop."""

from __future__ import annotations

import os
import re
from itertools import cycle, product
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from bot.games.catalogue import catalogue
from tests.browser.screens import FITS
from tests.effort import effort
from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.slow]

KINDS = [kind for kind, package in catalogue().packages.items() if package.puzzles.is_file()]
SIZES = {"phone": (390, 844), "desktop": (1280, 860)}
ROUNDS = int(os.environ.get("PUZZLE_ROUNDS", "2"))


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``PUZZLE_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("PUZZLE_SHOTS"):
        await window.last.locator(".container").first.screenshot(path=Path(folder) / f"{name}.png")


async def solve(window: Window, bot: GameBot, kind: str, size: str) -> None:
    """Ask for puzzles and answer them, the first one right."""
    await window.box.fill("/puzzle")
    await window.press("Enter")
    form = window.page.get_by_test_id("command-form")
    await form.locator("[data-option='game']").click()
    game = bot.localizations.default.texts(f"game-{kind}")
    await window.page.get_by_role("option", name=game, exact=True).click()
    await form.get_by_role("button", name="Send").click()
    for number in range(ROUNDS):
        await expect(window.last).to_contain_text("What’s your best move?")
        pictures = window.last.locator("img")
        for place in range(await pictures.count()):
            await drawn(pictures.nth(place))
            assert await pictures.nth(place).get_attribute("alt")
        await look(window, f"{kind}-{size}-{number:02}")
        ids = await window.last.locator("[data-custom-id]").evaluate_all("all => all.map(one => one.dataset.customId)")
        _, _, puzzle, *_ = ids[0].split(":")
        posed = await bot.features.puzzles.book.posed(kind, puzzle)
        right = posed.codes.index(posed.puzzle.best)
        answer = right if number == 0 else (right + 1) % len(posed.codes)
        menu = window.control(f"pm:{kind}:{puzzle}")
        if await menu.count():
            await menu.click()
            await window.page.get_by_role("option").nth(posed.order.index(answer)).click()
        else:
            await window.control(f"pz:{kind}:{puzzle}:{answer}").click()
        await expect(window.last).to_contain_text(re.compile("is right|than the best move"))
        await look(window, f"{kind}-{size}-{number:02}-verdict")
        box = await window.last.locator(".container").first.bounding_box()
        assert box is not None
        assert box["height"] <= FITS, f"{kind} {puzzle}"
        await window.control(f"pz:{kind}:{puzzle}:good").click()
        await expect(window.last).to_contain_text("good puzzle")
        await window.control(f"pz:{kind}:{puzzle}:next").click()
    assert await window.messages.count() == 1


@pytest.mark.parametrize(("kind", "size"), effort([*zip(KINDS, cycle(SIZES))], [*product(KINDS, SIZES)]))
async def test_somebody_solves_puzzles_in_one_message(windows: Windows, bot: GameBot, kind: str, size: str) -> None:
    window = await windows.open("Ann", SIZES[size])
    await solve(window, bot, kind, size)
