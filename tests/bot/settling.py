"""Choosing on the page of a server's settings, as those who run it do."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.cogs.admin.settings import PAGE_OF, PAGES
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, answer_of, press, text_of

FIRST = next(iter(PAGES))


async def page(harbor: Harbor, who: MemberActor, name: str = FIRST) -> Shown:
    """A page of the settings, as it opens for somebody."""
    opened = await who.slash(harbor.channel, "admin settings")
    assert "### " in answer_of(opened), answer_of(opened)
    assert opened.response is not None
    return opened.response if name == FIRST else await act(who, opened.response, f"^gs:page:{name}$")


async def act(who: MemberActor, shown: Shown, pattern: str) -> Shown:
    """Press something there, and see what the page shows then."""
    pressed = await press(who, shown, pattern)
    assert pressed.ephemeral
    assert pressed.response is not None
    return pressed.response


async def choose(harbor: Harbor, who: MemberActor, field: str, *values: Any) -> Shown:
    """Open the page and choose in the menu of a field; shows what the page becomes."""
    shown = await page(harbor, who, PAGE_OF[field])
    chosen = await who.select(shown, [*values], custom_id=f"gs:set:{field}")
    assert chosen.response is not None
    return chosen.response


async def settle(harbor: Harbor, who: MemberActor, field: str, *values: Any) -> str:
    """The same; gives what is said then."""
    return text_of(await choose(harbor, who, field, *values))
