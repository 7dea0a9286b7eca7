"""What people write to the bot in direct messages."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import GameBot
from bot.board import NOBODY

log = logging.getLogger(__name__)

HAND_WORDS: Final = frozenset({"shares", "hand", "hands", "cards"})


class DirectCog(commands.Cog):
    """Answers ``shares`` (or ``hand``) with the hands of all tables where the writer sits."""

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
        if content.strip().strip("/!.").casefold() not in HAND_WORDS:
            await channel.send(texts("dm-help"))
            return
        faces: list[Any] = await self.bot.desk.hands(user)
        if not faces:
            await channel.send(texts("why-no-seat"))
        for face in faces:
            await channel.send(view=face.layout, files=face.files, allowed_mentions=NOBODY)


async def setup(bot: GameBot) -> None:
    await bot.add_cog(DirectCog(bot))
