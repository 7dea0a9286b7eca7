"""What game nights write to Discord: their message, what those who come are told, and the event in a server's list.

The event is an addition. Where the bot may not make one, or somebody deletes it, the night is kept without it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.utils import format_dt

from bot.cogs.nights.views import link_to_night
from bot.core.errors import Code, is_fault, nonce
from bot.core.languages import Readers
from bot.core.layout import link_to
from bot.core.markup import literal, soon
from bot.core.replies import NO_MENTIONS
from bot.core.texts import Texts
from host.live import LiveTable
from storage.nights import Guest, Night
from storage.presence import Presence

log = logging.getLogger(__name__)

LASTS: Final = timedelta(hours=2)
"""Discord wants to know of an event when it ends."""
EVENT: Final = "create_events"
"""The permission that events need."""
MENTIONED: Final = 50
"""People whom a message calls at most."""


class NightMessages:
    """Writes them."""

    def __init__(self, client: discord.Client, readers: Readers, presence: Presence) -> None:
        self._client = client
        self._readers = readers
        self._presence = presence

    def spoken(self, night: Night) -> Texts:
        """What a night speaks in public."""
        return self._readers.voices.of(night.plan.language).texts

    def layout(self, night: Night, live: LiveTable | None = None, off_by: str = "") -> discord.ui.LayoutView:
        """The message of a night, with the table that was opened, or with who has called it off."""
        faces = self._readers.voices.of(night.plan.language).nights
        return faces.public(night, "" if live is None else link_to(live), off_by)

    async def post(self, night: Night) -> int:
        """Post a night's message. Raises what Discord refuses."""
        sent = await self._channel(night).send(
            view=self.layout(night), allowed_mentions=NO_MENTIONS, nonce=nonce("night", night.id, "post")
        )
        return sent.id

    async def show(self, night: Night, live: LiveTable | None = None, off_by: str = "") -> None:
        """Bring a night's message up to date. Where that fails, whoever presses on it sees what has become of it."""
        if night.message is None:
            return
        try:
            message = self._channel(night).get_partial_message(night.message)
            await message.edit(view=self.layout(night, live, off_by), allowed_mentions=NO_MENTIONS)
        except Exception as error:
            _forgiven(error, f"the message of game night {night.id} cannot be written")

    async def remind(self, night: Night) -> bool:
        """Tell those who come that it is soon. False if that failed for now."""
        names, mentions = await self._mentions(night.coming)
        if not names:
            return True
        text = self.spoken(night)
        said = text(
            "night-reminder",
            names=names,
            game=text(f"game-{night.plan.kind}"),
            soon=soon(night.plan.at),
            link=link_to_night(night),
        )
        return await self._call(night, said, mentions, nonce("night", night.id, night.plan.at, "remind"))

    async def tell(self, night: Night, live: LiveTable) -> bool:
        """Tell those who come that their table is open. False if that failed for now."""
        seated = {chair.user for chair in live.chairs}
        names, mentions = await self._mentions([guest for guest in night.coming if guest.user in seated])
        left, others = await self._mentions([guest for guest in night.coming if guest.user not in seated])
        text = self.spoken(night)
        lines = []
        if names:
            lines.append(text("night-open", names=names, game=text(f"game-{night.plan.kind}"), link=link_to(live)))
        if left:
            lines.append(text("night-no-seat", names=left))
        if not lines:
            return True
        return await self._call(night, "\n".join(lines), [*mentions, *others], nonce("night", night.id, "open"))

    async def call_off(self, night: Night, by: Guest | None) -> None:
        """Tell those who come, but not who has called it off, that it does not take place.

        ``by``: ``None`` where somebody has done it in Discord's list of events.
        """
        told = [guest for guest in night.coming if by is None or guest.user != by.user]
        names, mentions = await self._mentions(told)
        if not names:
            return
        text = self.spoken(night)
        said = text(
            "night-off-told",
            names=names,
            how="event" if by is None else "person",
            name="" if by is None else literal(by.name),
            game=text(f"game-{night.plan.kind}"),
            when=format_dt(night.plan.at, "F"),
            link=link_to_night(night),
        )
        await self._call(night, said, mentions, nonce("night", night.id, "off"))

    async def not_here(self, night: Night) -> None:
        """Tell those who come that no table opens, since none may be opened in this channel any more."""
        names, mentions = await self._mentions(night.coming)
        if names:
            text = self.spoken(night)
            said = text("night-not-here", names=names, game=text(f"game-{night.plan.kind}"), link=link_to_night(night))
            await self._call(night, said, mentions, nonce("night", night.id, "not here"))

    # -- the event in the server's list ----------------------------------------------------------------------------

    def lacks_event(self, guild: discord.Guild | None) -> bool:
        """Whether the bot may make no events in a server."""
        return guild is None or not getattr(guild.me.guild_permissions, EVENT)

    async def announce(self, night: Night) -> int | None:
        """Make an event of a night; its id, or ``None`` if Discord refuses."""
        guild, plan, text = self._client.get_guild(night.plan.guild), night.plan, self.spoken(night)
        if guild is None or self.lacks_event(guild):
            return None
        try:
            event = await guild.create_scheduled_event(
                name=text("night-event-name", game=text(f"game-{plan.kind}"))[:100],
                description=self._about(night),
                start_time=plan.at,
                end_time=plan.at + LASTS,
                privacy_level=discord.PrivacyLevel.guild_only,
                entity_type=discord.EntityType.external,
                location=link_to_night(night),
            )
        except Exception as error:
            _forgiven(error, f"there is no event of game night {night.id}")
            return None
        return event.id

    async def event_of(self, night: Night) -> discord.ScheduledEvent | None:
        """The event of a night as Discord has it now; ``None`` if it is gone. Raises what fails."""
        guild = self._client.get_guild(night.plan.guild)
        if guild is None or night.event is None:
            return None
        try:
            return await guild.fetch_scheduled_event(night.event)
        except discord.HTTPException as error:
            if error.code == Code.UNKNOWN_EVENT:
                return None
            raise

    async def interested(self, event: discord.ScheduledEvent) -> list[Guest]:
        """Who has told Discord that an event interests them, with the names that they have in the server."""
        return [Guest(user.id, user.display_name, comes=True) async for user in event.users() if not user.bot]

    async def describe_event(self, night: Night) -> None:
        """Let the event say who planned a night, as it is known now."""
        await self._change_event(night, description=self._about(night))

    async def begin_event(self, night: Night, live: LiveTable) -> None:
        """Let the event lead to the table, and show that it has begun."""
        await self._change_event(night, location=link_to(live), status=discord.EventStatus.active)

    async def end_event(self, night: Night) -> None:
        """The night does not take place: nor does the event."""
        await self._change_event(night, status=discord.EventStatus.cancelled)

    async def take_event(self, night: Night) -> bool:
        """Take the event of a night out of the server's list. False if that failed, and has to be tried again."""
        try:
            event = await self.event_of(night)
            if event is not None:
                await event.delete()
        except Exception as error:
            _forgiven(error, f"the event of game night {night.id} stays in the list")
            return False
        return True

    async def _change_event(self, night: Night, **changes: Any) -> None:
        try:
            event = await self.event_of(night)
            if event is None or event.status in {discord.EventStatus.completed, discord.EventStatus.cancelled}:
                return
            if event.status is discord.EventStatus.active:
                # It has begun by itself; and what has begun is not cancelled but over.
                status = changes.pop("status", None)
                if status is discord.EventStatus.cancelled:
                    changes["status"] = discord.EventStatus.completed
            await event.edit(**changes)
        except Exception as error:
            _forgiven(error, f"the event of game night {night.id} stays as it is")

    # -- inside ------------------------------------------------------------------------------------------------------

    def _about(self, night: Night) -> str:
        text = self.spoken(night)
        host = text("privacy-somebody") if night.host is None else literal(night.host.name)
        return text("night-event-about", host=host, players=night.plan.size)[:1000]

    async def _mentions(self, guests: Sequence[Guest]) -> tuple[str, list[discord.Object]]:
        """Those of these people who want to be called at all."""
        called = [guest.user for guest in guests if await self._presence.pings(guest.user) != "never"][:MENTIONED]
        return ", ".join(f"<@{user}>" for user in called), [discord.Object(user) for user in called]

    async def _call(self, night: Night, text: str, mentions: Sequence[discord.Object], once: str) -> bool:
        try:
            await self._channel(night).send(
                text, allowed_mentions=discord.AllowedMentions(users=list(mentions)), suppress_embeds=True, nonce=once
            )
        except Exception as error:
            _forgiven(error, f"the people of game night {night.id} cannot be called")
            return not is_fault(error)
        return True

    def _channel(self, night: Night) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(night.plan.channel, guild_id=night.plan.guild)


def _forgiven(error: Exception, what: str) -> None:
    """Note what Discord refuses, or fails to do. Raises what is a mistake of ours."""
    refused = isinstance(error, discord.HTTPException) and error.code != Code.INVALID_FORM
    if not refused and not is_fault(error):
        raise error
    log.warning("%s: %r", what, error)


def when_changed(event: discord.ScheduledEvent, at: datetime) -> bool:
    """Whether an event begins at another time than a night. Discord knows whole milliseconds."""
    return abs(event.start_time - at) >= timedelta(seconds=1)
