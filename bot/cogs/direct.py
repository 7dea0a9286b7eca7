"""What people write to the bot in direct messages."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord.ext import commands

from bot import keeping
from bot.app import GameBot
from bot.ui.limits import CONTENT
from bot.ui.reply import NOBODY

log = logging.getLogger(__name__)

HAND_WORDS: Final = frozenset({"shares", "hand", "hands", "cards"})
LIST_WORDS: Final = frozenset({"tables", "table", "list"})


class DirectCog(commands.Cog):
    """Answers ``tables`` with what is pending at each of the writer's, and ``shares`` with the hands there too."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if message.guild is not None:
            if message.author != self.bot.user:
                self.bot.desk.boards.heard(message.channel.id)
            return
        if message.author.bot:
            return
        try:
            await self._answer(message.channel, message.author.id, message.content)
        except discord.HTTPException as error:
            log.warning("a direct message of %s could not be answered: %s", message.author.id, error)

    async def _answer(self, channel: discord.abc.Messageable, user: int, content: str) -> None:
        texts = self.bot.texts
        word = content.strip().strip("/!.").casefold()
        if word not in HAND_WORDS | LIST_WORDS:
            await channel.send(texts("dm-help"))
            return
        desk = self.bot.desk
        lines = await keeping.my_tables(desk, user)
        if not lines:
            await channel.send(texts("why-no-seat"))
            return
        faces: list[Any] = await desk.hands(user) if word in HAND_WORDS else []
        # A hand says what is pending at its own table; the list is for those who sit at several, or asked for it.
        if len(faces) != len(lines):
            await channel.send("\n".join(lines)[:CONTENT], allowed_mentions=NOBODY, suppress_embeds=True)
        for face in faces:
            await channel.send(view=face.layout, files=face.files, allowed_mentions=NOBODY)


async def setup(bot: GameBot) -> None:
    await bot.add_cog(DirectCog(bot))
