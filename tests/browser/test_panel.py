"""The private panel, clicked in Chromium: every tab of it in one message, and something that cannot be in another."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Locator, expect

from bot.app import GameBot
from tests.browser.table import Player
from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

SIZES = {"phone": (390, 844), "desktop": (1280, 860)}
TABS = {
    "explain": "Bidding|bid",
    "story": "Game log",
    "odds": "[Oo]dds",
    "more": "Table 1",
    "rules": "Page \\d+ of",
    "hand": "Your hand",
}
BEHIND = ("text", "zoom", "legend", "record")
HEIGHT = "box => box.getBoundingClientRect().height"


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``PANEL_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("PANEL_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


async def fits(window: Window, panel: Locator, name: str, most: int) -> None:
    """A view is no higher than the screen."""
    for picture in await panel.locator("img").all():
        await drawn(picture)
    await panel.scroll_into_view_if_needed()
    await look(window, name)
    height = await panel.locator(".container").first.evaluate(HEIGHT)
    assert height <= most, (name, height)


@pytest.mark.parametrize("size", SIZES)
async def test_all_tabs_are_one_message_and_a_refusal_another(windows: Windows, bot: GameBot, size: str) -> None:
    ann = Player(await windows.open("Ann", SIZES[size]), Random(2))
    window, high = ann.window, SIZES[size][1]
    await window.run("manila new")
    for _ in range(2):
        await ann.add_ai("Mate")
    await ann.button("Start")
    await expect(ann.board).to_contain_text("Voyage 1")
    await ann.board.get_by_role("button", name="My Hand").click()
    panel = ann.private.last
    for tab, says in TABS.items():
        await panel.locator(f"[data-custom-id='tb:1:{tab}']").click()
        # A hand has no tab of its own.
        await expect(panel.locator(f"[data-custom-id='tb:1:{tab}']:enabled")).to_have_count(0)
        await expect(panel).to_contain_text(re.compile(says))
        await fits(window, panel, f"{size}-{tab}", high)
    for view in BEHIND:
        await panel.locator("[data-custom-id='tb:1:more']").click()
        await panel.locator(f"[data-custom-id='tb:1:{view}']").click()
        await expect(panel.locator(f"[data-custom-id='tb:1:{view}']")).to_have_count(0)
        await fits(window, panel, f"{size}-{view}", high)
    await panel.locator("[data-custom-id='tb:1:hand']").click()
    await ann.board.locator("[data-custom-id^='an:']").first.click()
    await window.modal.get_by_role("textbox").fill("999")
    await window.modal.get_by_role("button", name="Submit").click()
    refused = ann.private.filter(has_text="❗")
    await expect(refused).to_be_in_viewport(ratio=1)
    await look(window, f"{size}-refused")
    await expect(ann.private).to_have_count(2)
    await refused.get_by_role("button", name="Fix It").click()
    await expect(window.modal.get_by_role("textbox")).to_have_value("999")
