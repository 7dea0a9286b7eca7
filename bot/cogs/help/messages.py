"""Responses to messages to the bot: direct ones, and those that mention it."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Final

import discord
from discord.ext import commands

from bot.cogs.help import greeting
from bot.cogs.help.views import WelcomeViews
from bot.core.errors import is_retryable
from bot.core.localization import Localization
from bot.core.replies import NO_MENTIONS
from bot.tables import lists
from bot.tables.services import Services
from storage.errors import StoreError

log = logging.getLogger(__name__)

MENTION: Final = r"<@!?{user}>"
"""A mention in a message. A reply to one of the bot's messages doesn't contain it by itself."""


class MessageCog(commands.Cog):
    def __init__(self, services: Services, views_in: Callable[[Localization], WelcomeViews]) -> None:
        self._services = services
        self._views_in = views_in
        self._answering: set[int] = set()
        """Channels with a response in progress: Discord accepts them more slowly than users can write."""

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer a message with its writer's tables or hands, or an introduction."""
        services = self._services
        if message.guild is not None and message.author != services.client.user:
            services.boards.heard(message.channel.id)
        if message.author.bot or (message.guild is not None and self._strip_mention(message) == message.content):
            return
        if message.channel.id in self._answering:
            return
        self._answering.add(message.channel.id)
        place = None if message.guild is None else message.guild.id
        verdict = services.rate_limiter.ask(message.author.id, place)
        try:
            if verdict != "pass":
                if verdict != "hush" and place is None:
                    await message.channel.send(
                        services.languages.localizations.default.texts("why-too-fast", who="you")
                    )
            elif message.guild is None:
                await self._answer_word(message, self._strip_mention(message).strip().strip("/!.").casefold())
            elif services.rate_limiter.may_introduce(message.channel.id, message.author.id):
                await self._welcome(message)
        except Exception as error:
            if not isinstance(error, discord.HTTPException | StoreError) and not is_retryable(error):
                raise
            log.warning("message reply failed: user=%s error=%s", message.author.id, error)
        finally:
            self._answering.discard(message.channel.id)

    def _strip_mention(self, message: discord.Message) -> str:
        user = self._services.client.user
        return message.content if user is None else re.sub(MENTION.format(user=user.id), "", message.content)

    async def _welcome(self, message: discord.Message) -> None:
        """Post an introduction where the bot was mentioned; raises refusals."""
        languages, guild = self._services.languages, message.guild
        localization = await languages.person(message.author.id) if guild is None else await languages.server(guild.id)
        pictures = greeting.may_picture(message.channel)
        await greeting.send(
            message.channel, await self._views_in(localization).welcome(server=guild is not None, pictures=pictures)
        )

    async def _answer_word(self, message: discord.Message, word: str) -> None:
        services, channel, user = self._services, message.channel, message.author.id
        localizations = services.languages.localizations
        hand = word in localizations.words("direct-hand-words")
        if not hand and word not in localizations.words("direct-list-words"):
            await self._welcome(message)
            return
        localization = await services.languages.person(user)
        layout = await lists.my_tables(services, localization, user)
        if layout is None:
            await channel.send(localization.texts("why-no-seat"))
            return
        games, more = await lists.hands(services, localization.texts, user) if hand else ([], None)
        seats = [(live, live.table.seat_of(user)) for live in games]
        panels = services.views.of(localization).panels
        faces = [await panels.whole_hand(live, seat) for live, seat in seats if seat is not None]
        faces += [] if more is None else [more]
        # A hand shows what is pending at its own table; the list is for users with several tables, or who asked for it.
        if len(faces) != await services.tables.store.listing.count_of(user):
            await channel.send(view=layout, allowed_mentions=NO_MENTIONS)
        for face in faces:
            await greeting.send(channel, face)
