"""A card player at a window: opens the private hand once, and clicks the cards that appear in it."""

from __future__ import annotations

from random import Random

from playwright.async_api import Locator, expect

from engine.manille.view import Phase
from engine.table import Table
from tests.browser.table import Player, custom_ids
from tests.localcord.browser import Window


class CardPlayer(Player):
    """Somebody who names trump, calls and plays cards by clicking."""

    def __init__(self, window: Window, random: Random) -> None:
        super().__init__(window, random)
        self.opened = 0
        """How often the hand had to be opened."""

    async def decide(self, table: Table) -> None:
        """Click one of the choices that are offered now: cards in the hand, all else at the table."""
        if table.view(None).phase is not Phase.PLAY:
            await self._click_one_of(self.board.locator(f"[data-custom-id^='mv:1:{table.ply}:']"))
            return
        cards = self.window.page.locator(f"[data-custom-id^='mv:1:{table.ply}:play']")
        if not self.opened:
            await self.board.get_by_role("button", name="My Hand").click()
            self.opened += 1
        await self._click_one_of(cards)

    async def _click_one_of(self, offered: Locator) -> None:
        await expect(offered.first).to_be_visible()
        while not (named := await custom_ids(offered)):
            await expect(offered.first).to_be_visible()  # a new hand has taken the former one's place
        await self.window.page.locator(f"[data-custom-id='{self.random.choice(named)}']").last.click()
