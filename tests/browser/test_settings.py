"""The page of a server's settings in Chromium: chosen, told, taken back, saved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.app import GameBot
from tests.localcord.browser import PHONE, Windows

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(200)]

WIDE = (1280, 860)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1280", "phone"])
async def test_who_runs_a_server_chooses_on_one_page_and_takes_it_back(
    windows: Windows, bot: GameBot, size: tuple[int, int]
) -> None:
    ann = await windows.open("Ann", size)  # owns the server
    await ann.box.fill("/admin settings")
    await ann.press("Enter")
    await ann.page.get_by_role("button", name="Send").click()
    page = ann.last
    await expect(page).to_contain_text("Tables can be opened in every channel")
    await ann.page.wait_for_timeout(300)
    shots = os.environ.get("SHOTS")

    async def shot(name: str) -> None:
        if shots:
            await ann.page.screenshot(path=str(Path(shots) / f"settings-{name}-{size[0]}.png"))

    await shot("tables")
    await page.get_by_role("combobox").nth(2).click()
    await shot("menu")
    await ann.page.get_by_role("option", name="5 tables", exact=True).click()
    await expect(page).to_contain_text("✅ Done. Open tables per channel, threads included: 5 at most.")
    await shot("done")
    await page.get_by_role("button", name="Undo").click()
    await expect(page).to_contain_text("↩️ Undone.")
    for name in ("Games", "People", "Language", "Data"):
        await page.get_by_role("button", name=name, exact=True).click()
        await expect(page).to_contain_text(f"This server · {name.lower()}")
        await shot(name.lower())
    await page.get_by_role("button", name="Delete Server Data").click()
    await expect(page).to_contain_text("Delete this server’s data?")
    await shot("forget")
    await page.get_by_role("button", name="Keep It").click()
    await page.get_by_role("button", name="Save Server Data").click()
    await expect(ann.last).to_contain_text("server.json")
    await shot("saved")
    assert bot.store is not None
    assert (await bot.store.guilds.settings(bot.guilds[0].id)).channel_tables is None
