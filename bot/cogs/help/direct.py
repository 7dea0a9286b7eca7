"""What people write to the bot: in direct messages, and in channels where they mention it. None of it is kept."""

from __future__ import annotations

import logging
import re
from typing import Final

import discord
from discord.ext import commands

from bot.app import GameBot
from bot.cogs.help import front
from bot.core.errors import is_fault
from bot.core.replies import NO_MENTIONS
from bot.tables import lists
from storage.errors import StoreError

log = logging.getLogger(__name__)

MENTION: Final = r"<@!?{user}>"
"""A name as it stands in a message. Who only answers one of the bot's own messages has not called it by its name."""


class DirectCog(commands.Cog):
    """Answers ``tables`` with what is pending at each of the writer's, ``hand`` with what they hold; else with what
    the bot is."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if message.guild is not None and message.author != self.bot.user:
            self.bot.desk.boards.heard(message.channel.id)
            self.bot.desk.arena_rounds.heard(message.channel.id)
        if message.author.bot or (message.guild is not None and self._spoken(message) == message.content):
            return
        place = None if message.guild is None else message.guild.id
        verdict = self.bot.desk.turnstile.ask(message.author.id, place)
        try:
            if verdict != "pass":
                if verdict != "hush" and place is None:
                    text = self.bot.desk.readers.voices.default.texts
                    await message.channel.send(text("why-too-fast", who="you"))
            elif message.guild is None:
                await self._answer(message, self._spoken(message))
            else:
                await front.answer(self.bot.desk, message)
        except Exception as error:
            if not isinstance(error, discord.HTTPException | StoreError) and not is_fault(error):
                raise
            log.warning("a message of %s could not be answered: %s", message.author.id, error)

    def _spoken(self, message: discord.Message) -> str:
        """What is said beside the bot's name."""
        user = self.bot.user
        return message.content if user is None else re.sub(MENTION.format(user=user.id), "", message.content)

    async def _answer(self, message: discord.Message, content: str) -> None:
        channel, user = message.channel, message.author.id
        word = content.strip().strip("/!.").casefold()
        voices = self.bot.desk.readers.voices
        hand = word in voices.words("direct-hand-words")
        if not hand and word not in voices.words("direct-list-words"):
            await front.answer(self.bot.desk, message)
            return
        desk = self.bot.desk
        voice = await desk.readers.person(user)
        layout = await lists.my_tables(desk, voice, user)
        if layout is None:
            await channel.send(voice.texts("why-no-seat"))
            return
        games, more = await lists.hands(desk, voice.texts, user) if hand else ([], None)
        seats = [(live, live.table.seat_of(user)) for live in games]
        faces = [await voice.panels.whole_hand(live, seat) for live, seat in seats if seat is not None]
        faces += [] if more is None else [more]
        # A hand says what is pending at its own table; the list is for those who sit at several, or asked for it.
        if len(faces) != await desk.tables.listing.count_of(user):
            await channel.send(view=layout, allowed_mentions=NO_MENTIONS)
        for face in faces:
            await channel.send(view=face.layout, files=face.files, allowed_mentions=NO_MENTIONS)


async def setup(bot: GameBot) -> None:
    await bot.add_cog(DirectCog(bot))
