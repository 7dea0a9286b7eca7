"""What a handler is given: who asks, what they read, and the ways to answer them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
from discord import ui

from bot.core.guard import guard_of, guarded, require_post, say, show_page
from bot.core.ids import whole
from bot.core.layout import MessagePayload, plain
from bot.core.localization import Localization
from bot.core.permissions import require_table
from bot.core.replies import acknowledge, is_private, open_form, send_response
from bot.core.restrictions import Claim, require_allowed
from bot.core.texts import Texts
from engine.game import Refusal
from host.live import TableSession

WAIT_SECONDS: Final = 0.8
"""What takes longer is announced where it was asked for."""


class Context:
    """A press, a command or a form. What a handler leaves unanswered is acknowledged."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.user = interaction.user
        self.typed = ""
        """What stood in a form before, when it is opened anew."""
        self._guard = guard_of(interaction)

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel. Raises ``Refusal`` outside of servers."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Refusal("why-server-only")
        return self.interaction.guild_id, self.interaction.channel_id

    @property
    def guild(self) -> int:
        """The server. Raises ``Refusal`` outside of servers."""
        return self.place[0]

    @property
    def all_chosen(self) -> list[str]:
        """All that was chosen in a menu. A claim like all else."""
        data: Any = self.interaction.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen(self) -> str:
        """What was chosen in a menu, empty for nothing."""
        return next(iter(self.all_chosen), "")

    @property
    def number(self) -> int:
        """The number that was chosen in a menu. Raises ``Refusal`` for what is none."""
        return whole(self.chosen)

    async def localization(self, *, public: bool = False) -> Localization:
        """Find the language of whoever asks: for all that they alone read. ``public``: that of the server."""
        languages = self._guard.languages
        return await (languages.server(self.interaction.guild_id) if public else languages.of(self.interaction))

    async def texts(self) -> Texts:
        """Find the texts in the language of whoever asks."""
        return (await self.localization()).texts

    async def say(self, text: str, ways: Sequence[ui.Item[Any]] = ()) -> None:
        """Answer whoever asks, and nobody else, by a new message with ``ways`` as buttons below it."""
        await say(self.interaction, text, ways)

    async def open(self, form: ui.Modal) -> None:
        """Answer by a form. Raises ``Refusal`` where it comes too late."""
        await open_form(self.interaction, form)

    async def table(self, number: int) -> TableSession:
        """Find a table. Raises ``Refusal`` if there is none, or none that whoever asks can have seen."""
        return await require_table(self._guard.tables, self.interaction, number)

    async def require_allowed(self, handler: object, claim: Claim) -> None:
        """Raise ``Refusal`` for what the server does not allow whoever asks."""
        await require_allowed(self._guard.tables, self.interaction, handler, claim)

    async def show(self, face: MessagePayload) -> None:
        """Show the next page: in place of what was pressed if only its reader sees it, else in a message of its own."""
        await show_page(self.interaction, face)

    @asynccontextmanager
    async def announce_waiting(self, back: Callable[[], Awaitable[MessagePayload]]) -> AsyncIterator[None]:
        """Around what may take long: meanwhile the private message that was pressed says so.

        ``back`` makes what it shows again if that fails.
        """
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
        """Answer by a message of its own that only whoever asks sees."""
        await send_response(self.interaction, view=face.layout, files=face.files)

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Tell Discord that this has been heard; ``thinking`` announces a message to come."""
        await acknowledge(self.interaction, thinking=thinking)

    def require_post(self, *, file: bool) -> None:
        """Count an answer for everybody to see. Raises ``Refusal`` for who may have none posted here."""
        require_post(self.interaction, self.interaction.guild_id, self.interaction.channel_id, file=file)

    async def post(self, face: MessagePayload) -> None:
        """Answer for everybody to see, after ``require_post``."""
        await send_response(self.interaction, view=face.layout, files=face.files, ephemeral=False)


async def answer(interaction: discord.Interaction[Any], act: Callable[[Context], Awaitable[None]]) -> None:
    """Do what a press or a command asks for; whatever comes of it, there is an answer."""
    await guarded(interaction, lambda: act(Context(interaction)))
