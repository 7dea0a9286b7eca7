"""Arena and season in Chromium: joined by a button, their standings and pictures, on a phone and on a desktop."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest
from discord.utils import utcnow
from playwright.async_api import Locator, expect

from bot.app import GameBot
from localcord import LocalCord
from storage.arenas import Arena
from storage.seasons import PLACEMENT
from storage.store import Store
from tests.bot.finishing import recorded
from tests.localcord.browser import Window, Windows, drawn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200), pytest.mark.slow]

SIZES = {"phone": (390, 844), "desktop": (1280, 860)}
NAMES = ("Ann", "Ben", "Cleo")


def people(cord: LocalCord) -> list[int]:
    """The ids of those who play, by name."""
    known = {user.name: user.id for user in cord.world.users.values()}
    return [known[name] for name in NAMES]


def store_of(bot: GameBot) -> Store:
    assert bot.store is not None
    return bot.store


async def picture_of(message: Locator, alt: str) -> None:
    """Wait until a picture is there whole, no wider than its message."""
    image = message.locator(f"img[alt^='{alt}']")
    await drawn(image)
    inside, outside = await image.bounding_box(), await message.bounding_box()
    assert inside is not None
    assert outside is not None
    assert inside["width"] <= outside["width"]


async def look(window: Window, name: str) -> None:
    """Keep what is on the screen, where ``STANDINGS_SHOTS`` names a folder to keep it in."""
    if folder := os.environ.get("STANDINGS_SHOTS"):
        await window.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("size", SIZES)
async def test_arena_is_joined_by_button_and_ends_with_standings(
    cord: LocalCord, windows: Windows, bot: GameBot, size: str
) -> None:
    store, (ann, ben, cleo) = store_of(bot), people(cord)
    guild, channel = cord.guild.id, cord.channel("manila").id
    ends = utcnow() + timedelta(hours=2)
    arena = await store.arenas.open(guild, channel, "manila", 3, "relaxed", ends, at_once=1, a_day=1)
    assert isinstance(arena, Arena)
    bot.features.arenas.rounds.wake()
    window = await windows.open("Ann", SIZES[size])
    message = window.messages.filter(has_text="Arena · Manila")
    await message.get_by_role("button", name="Join").click()
    await expect(window.last).to_contain_text("You’re in")
    await look(window, f"arena-{size}-joined")
    for user, name in ((ben, "Ben"), (cleo, "Cleo")):
        assert await store.arenas.join(arena.id, user, name)
    await recorded(store, guild, ben, ann, cleo, arena=arena.id)
    assert await store.arenas.end(guild, channel) is not None
    bot.features.arenas.rounds.wake()
    await expect(message).to_contain_text("Final standings")
    await expect(message.locator("[data-custom-id]")).to_have_count(0)
    await picture_of(message, "Final standings of a Manila arena. 1. Ben")
    await message.scroll_into_view_if_needed()
    await look(window, f"arena-{size}-over")


@pytest.mark.parametrize("size", SIZES)
async def test_a_season_shows_its_standings_in_a_picture(
    cord: LocalCord, windows: Windows, bot: GameBot, size: str
) -> None:
    ann, ben, cleo = people(cord)
    for _ in range(PLACEMENT):
        await recorded(store_of(bot), cord.guild.id, ben, ann)
    await recorded(store_of(bot), cord.guild.id, cleo, ann)
    window = await windows.open("Ann", SIZES[size])
    await window.run("season")
    await expect(window.last).to_contain_text("Manila · season 1")
    await expect(window.last).to_contain_text("placement 1/10")
    await window.last.get_by_role("button", name="Share").click()
    await expect(window.last).to_contain_text("Post this in #manila")
    await window.last.get_by_role("button", name="Share").click()
    await expect(window.messages).to_have_count(2)
    await picture_of(window.last, "Standings of Manila in season 1. 1. ")
    await look(window, f"season-{size}")
