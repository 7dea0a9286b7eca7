"""What a handler receives: the user, their language, and ways to respond."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import button
from bot.core.guard import guard_of, guarded, require_post, say, show_page
from bot.core.ids import whole
from bot.core.layout import MessagePayload, link_of, plain, row
from bot.core.localization import Localization
from bot.core.permissions import require_table
from bot.core.replies import acknowledge, is_private, open_form, send_response
from bot.core.restrictions import Claim, require_allowed
from bot.core.texts import Texts
from bot.core.visibility import is_member
from engine.game import Refusal
from host.live import TableSession

WAIT_SECONDS: Final = 0.8
"""Seconds after which longer work is announced in the clicked message."""


class Context:
    """A click, command or form; acknowledged if its handler doesn't respond."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.user = interaction.user
        self.typed = ""
        """The input of a form that is opened again."""
        self._guard = guard_of(interaction)

    @property
    def place(self) -> tuple[int, int]:
        """Return the server and the channel, or raise ``Refusal`` outside of servers."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Refusal("why-server-only")
        return self.interaction.guild_id, self.interaction.channel_id

    @property
    def guild(self) -> int:
        """Return the server, or raise ``Refusal`` outside of servers."""
        return self.place[0]

    @property
    def all_chosen(self) -> list[str]:
        data: Any = self.interaction.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen(self) -> str:
        """The value chosen in a menu, empty for nothing."""
        return next(iter(self.all_chosen), "")

    @property
    def number(self) -> int:
        """The number chosen in a menu, or raise ``Refusal`` for anything else."""
        return whole(self.chosen)

    async def localization(self, *, public: bool = False) -> Localization:
        """Return the user's language, or, if ``public``, that of a server with the bot."""
        languages = self._guard.languages
        if public and is_member(self.interaction):
            return await languages.server(self.interaction.guild_id)
        return await languages.of(self.interaction)

    async def texts(self) -> Texts:
        return (await self.localization()).texts

    async def say(self, text: str, ways: Sequence[ui.Item[Any]] = ()) -> None:
        """Respond privately with a new message, with ``ways`` as buttons below."""
        await say(self.interaction, text, ways)

    async def open(self, form: ui.Modal) -> None:
        """Respond with a form, or raise ``Refusal`` if it comes too late."""
        await open_form(self.interaction, form)

    async def table(self, number: int) -> TableSession:
        """Return a table, or raise ``Refusal`` if the user can't have seen one."""
        return await require_table(self._guard.tables, self.interaction, number)

    async def require_allowed(self, handler: object, claim: Claim) -> None:
        await require_allowed(self._guard.tables, self.interaction, handler, claim)

    async def show(self, face: MessagePayload) -> None:
        """Replace the clicked message if it is private, else send a private one."""
        await show_page(self.interaction, face)

    @asynccontextmanager
    async def announce_waiting(self, back: Callable[[], Awaitable[MessagePayload]]) -> AsyncIterator[None]:
        """Announce slow work; ``back`` rebuilds the message if the work fails."""
        announced = False

        async def announce() -> None:
            nonlocal announced
            await asyncio.sleep(WAIT_SECONDS)
            announced = True
            await self.show(plain((await self.texts())("panel-wait")))

        waiting = asyncio.create_task(announce(), name="announce") if is_private(self.interaction) else None
        try:
            yield
        except Exception:
            if waiting is not None and announced:
                await waiting
                await self.show(await back())
            raise
        finally:
            if waiting is not None and not announced:
                waiting.cancel()
        if waiting is not None and announced:
            await waiting

    async def reply(self, face: MessagePayload) -> None:
        await send_response(self.interaction, view=face.layout, files=face.files)

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Acknowledge the interaction; ``thinking`` announces a message to come."""
        await acknowledge(self.interaction, thinking=thinking)

    async def ask_post(self, face: MessagePayload, confirm: str, back: str) -> None:
        """Ask below a page whether to ``post`` it, with the ids of two buttons."""
        text, public = await self.texts(), await self.localization(public=True)
        where = "here" if self.interaction.guild_id is None else f"<#{self.interaction.channel_id}>"
        said = text("share-ask", channel=where, language=public.texts("language-name"))
        ways = row(button(confirm, text("button-share"), "primary"), button(back, text("button-back")))
        face.layout.add_item(ui.TextDisplay(said)).add_item(ways)
        await self.show(face)

    async def post(self, face: MessagePayload, what: Hashable, back: str) -> None:
        """Post a page here, once per user and channel, and link to it.

        ``what`` identifies the page, ``back`` is the id of a button. Raises ``Refusal`` if it isn't allowed here.
        """
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        await require_post(self.interaction, guild, channel, file=bool(face.files))
        with self._guard.posted.claim((self.user.id, channel, what), Refusal("why-shared")):
            await self.acknowledge()  # so that the clicked message can link to the post
            sent = await send_response(self.interaction, view=face.layout, files=face.files, ephemeral=False)
        text = await self.texts()
        said = text("shared-here", link=link_of(guild, channel or 0, sent.message))
        await self.show(plain(said, row(button(back, text("button-back")))))


async def answer(interaction: discord.Interaction[Any], act: Callable[[Context], Awaitable[None]]) -> None:
    """Handle an interaction, and make sure that it gets a response."""
    await guarded(interaction, lambda: act(Context(interaction)))
