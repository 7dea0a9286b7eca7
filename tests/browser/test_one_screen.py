"""A decision fits on a screen: whose turn it is, the picture, and all that can be pressed, at a glance."""

from __future__ import annotations

from statistics import median

import pytest

from bot.games.catalogue import catalogue
from localcord import LocalCord
from tests.browser.alone import Pages
from tests.browser.screens import (
    BARS,
    FITS,
    PEOPLE,
    SCREENS,
    WORDS,
    Height,
    Page,
    messages,
    moments,
    nineteen_of_twenty,
    spread,
    table_of,
)
from tests.effort import effort
from tests.kit import GAMES
from tests.localcord.browser import chromium

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240), pytest.mark.slow]

EACH = effort(6, 12)
"""Positions of each game and number of seats. ``python -m tests.browser.screens`` looks at more."""


@pytest.mark.parametrize("screen", SCREENS)
async def test_decisions_of_all_games_fit_on_a_screen(screen: str) -> None:
    async with LocalCord(users=PEOPLE) as cord, chromium(cord.url) as windows:
        page = Page(cord, windows, [screen])
        await page.open()
        heights = [height async for height in page.measured(list(moments(EACH, page.users)))]
        assert {height.moment.kind for height in heights} == set(GAMES)
        for kind in GAMES:
            assert_fits(screen, [height for height in heights if height.moment.kind == kind])


@pytest.mark.parametrize("language", effort(["nl"], list(catalogue().languages)))
async def test_messages_of_all_games_fit_on_a_phone(language: str) -> None:
    async with LocalCord(users=PEOPLE) as cord, chromium(cord.url) as windows:
        page = Page(cord, windows, ["phone"], language)
        await page.open()
        heights = [height async for height in page.measured(list(messages(EACH, page.users)))]
        for kind, what in {(height.moment.kind, height.moment.what) for height in heights}:
            found = [height for height in heights if (height.moment.kind, height.moment.what) == (kind, what)]
            if what != "decision":
                assert nineteen_of_twenty([height.whole for height in found]) <= FITS, table_of(heights, language)
            if what in WORDS:
                assert median(height.words for height in found) <= WORDS[what], table_of(heights, language)


@pytest.mark.parametrize("language", effort(["en"], ["en", "nl", "zh"]))
async def test_private_pages_fit_on_a_phone(language: str) -> None:
    async with LocalCord(users=PEOPLE) as cord, chromium(cord.url) as windows:
        page = Page(cord, windows, ["phone"], language)
        await page.open()
        alone = [each async for each in Pages(language, page.users[0], EACH).all()]
        heights = [height async for height in page.measured([each for each in alone if each.what != "changed"])]
        for kind, what in {(height.moment.kind, height.moment.what) for height in heights}:
            found = [height.whole for height in heights if (height.moment.kind, height.moment.what) == (kind, what)]
            assert nineteen_of_twenty(found) <= FITS, table_of(heights, language)


def assert_fits(screen: str, heights: list[Height]) -> None:
    """Whether positions of a game are within the bars."""
    assert nineteen_of_twenty([height.decision for height in heights]) <= BARS[screen], spread(heights)
    assert max(height.whole for height in heights) <= SCREENS[screen][1], spread(heights)
