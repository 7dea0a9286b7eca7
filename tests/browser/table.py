"""A player at a window: finds the table on the screen, and clicks what is offered."""

from __future__ import annotations

import re
from random import Random

from playwright.async_api import Locator, TimeoutError, expect

from engine.table import Table
from tests.localcord.browser import Window, drawn

PRIVATE = "Only you can see this"
MOVES = "[data-custom-id^='mv:'], [data-custom-id^='ms:'], [data-custom-id^='sp:']:not([data-custom-id$=':-'])"
BACK = "[data-custom-id^='sp:'][data-custom-id$=':-']"
"""Leads from a later step of a choice to the first."""


async def custom_ids(controls: Locator) -> list[str]:
    """Read the ids of all controls in one step, since their message may be drawn anew at any time."""
    ids: list[str] = await controls.evaluate_all("all => all.map(one => one.dataset.customId)")
    return ids


class Player:
    """Somebody who plays by clicking."""

    def __init__(self, window: Window, random: Random) -> None:
        self.window = window
        self.random = random
        last_row = window.page.locator("[data-custom-id^='tb:']")
        self.private: Locator = window.messages.filter(has_text=PRIVATE)
        self.board: Locator = window.messages.filter(has=last_row, has_not_text=PRIVATE).last

    async def button(self, name: str) -> None:
        """Press a button of the newest message that has one of that name."""
        await self.window.page.get_by_role("button", name=name, exact=True).last.click()

    async def add_ai(self, level: str) -> None:
        """Fill the next seat of the lobby with an AI."""
        before = (await self.window.last.inner_text()).count("· AI")
        await self.window.page.locator("[data-custom-id^='la:']").last.click()
        await self.window.page.get_by_role("option").filter(has_text=level).click()
        await expect(self.window.last).to_have_text(re.compile("(· AI.*)" * (before + 1), re.DOTALL))

    async def is_over(self) -> bool:
        return await self.board.get_by_role("button", name="Rematch").count() > 0

    async def sees_who_won(self, table: Table) -> None:
        """Wait until the heading says that the game is won, and by whom; several may share it."""
        heading = self.board.get_by_role("heading").first
        await expect(heading).to_contain_text(re.compile(r"\bwins?\b"))
        standing = table.standing
        assert standing is not None
        for seat in standing.winners:
            await expect(heading).to_contain_text(table.chairs[seat].name)

    async def picture(self) -> str:
        """The address of the picture on the table's message; every state of a table has its own."""
        return await self.board.locator("img").first.get_attribute("src") or ""

    async def alt(self) -> str:
        """The words that stand for the picture on the table's message."""
        return await self.board.locator("img").first.get_attribute("alt") or ""

    async def sees(self, picture: str) -> None:
        """Wait until the table's message shows a picture that somebody else sees already."""
        await expect(self.board.locator("img").first).to_have_attribute("src", picture)

    async def sees_the_punts_sail(self) -> bool:
        """Whether the picture on the table's message is an animation, which then has to be shown at its full size."""
        if ".gif" not in await self.picture():
            return False
        await drawn(self.board.locator("img").first)
        assert await self.board.locator("img").first.evaluate("image => image.naturalWidth") in {600, 1200}
        return True

    async def move(self) -> None:
        """Make one move by clicking, and wait until the table has answered."""
        before = await self.picture()
        changed = self.board.locator(f"img:not([src='{before}'])")
        asks = "button[data-custom-id^='my:'], [data-testid=modal][data-custom-id^='my:'] button[type=submit]"
        price = self.window.page.locator(asks)
        if not await self._choose_one_of(self.board):
            await self._choose_in_hand()
        await expect(changed.or_(price).first).to_be_attached()
        if await price.count():
            await price.last.click()  # what costs more than it seems is asked about once
        await expect(self.board.locator("img").first).not_to_have_attribute("src", before)

    async def _choose_in_hand(self) -> None:
        """What nobody else may see is offered in one's own panel."""
        await self.board.get_by_role("button", name="My Hand").click()
        await self._choose_in(self.private.last)

    async def _choose_in(self, panel: Locator) -> None:
        await expect(panel.locator(MOVES).first).to_be_visible()
        while not await self._choose_one_of(panel):
            await expect(panel.locator(MOVES).first).to_be_visible()  # a new panel has taken the former one's place

    async def _choose_one_of(self, message: Locator) -> bool:
        """Click one of the moves that a message offers, if it offers any."""
        if offered := await custom_ids(message.locator(MOVES)):
            chosen = self.random.choice(offered)
            await self._choose(message.locator(f"[data-custom-id='{chosen}']"))
            if chosen.startswith("sp:"):
                await self._choose_in(self.private.filter(has=self.window.page.locator(BACK)).last)
        return bool(offered)

    async def _choose(self, control: Locator) -> None:
        custom_id = await control.get_attribute("data-custom-id") or ""
        await control.click()
        if custom_id.startswith("ms:"):
            options = self.window.page.get_by_role("option")
            try:
                await options.first.wait_for(timeout=2_000)
            except TimeoutError:
                await control.click()  # the message was drawn anew under the open menu, which closed it
                await options.first.wait_for()
            await options.nth(self.random.randrange(await options.count())).click()
