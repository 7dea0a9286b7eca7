"""The messages of game nights: their own, pings to guests, and the event.

If the bot may not create an event, or someone deletes it, the night continues without it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import discord
from discord.utils import format_dt

from bot.cogs.nights import views
from bot.cogs.nights.views import link_to_night
from bot.core.errors import Code, is_retryable, log_failures, nonce
from bot.core.layout import link_to
from bot.core.markup import literal, soon
from bot.core.posting import post_again
from bot.core.replies import NO_MENTIONS
from bot.core.texts import Texts
from bot.core.visibility import reopen_thread
from bot.tables.boards import LOOKED_THROUGH
from bot.tables.services import Services
from host import background
from host.live import TableSession
from storage.errors import StoreError
from storage.nights import Night, Rsvp

log = logging.getLogger(__name__)

EVENT_DURATION: Final = timedelta(hours=2)
"""Discord requires the end of an event."""
EVENT: Final = "create_events"
MENTIONED: Final = 50
"""The maximum number of users pinged by a message: the first ones going, whose channel visibility is checked."""


class NightMessages:
    """Posts and updates the messages of game nights.

    A message pings the users going who may see the channel, want pings, and didn't cause the message themselves.
    """

    def __init__(self, services: Services) -> None:
        self._services = services

    def layout(self, night: Night, live: TableSession | None = None, off_by: str = "") -> discord.ui.LayoutView:
        """Return the message of a night, with the open table or who cancelled it."""
        return views.public(self._spoken(night), night, "" if live is None else link_to(live), off_by)

    async def post(self, night: Night) -> int:
        """Post a night's message; from parallel calls with the same night, one."""
        once = nonce("night", night.id, "post", night.message)
        sent = await self._channel(night).send(view=self.layout(night), allowed_mentions=NO_MENTIONS, nonce=once)
        return sent.id

    async def show(
        self, night: Night, live: TableSession | None = None, off_by: str = "", *, reposts: bool = False
    ) -> bool:
        """Update a night's message; return false to try again, which a click does too.

        ``reposts``: post it again if someone deleted it while the night is planned.
        """
        if night.message is None:
            return True
        try:
            message = self._channel(night).get_partial_message(night.message)
            await message.edit(view=self.layout(night, live, off_by), allowed_mentions=NO_MENTIONS)
        except Exception as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            if code == Code.UNKNOWN_MESSAGE:
                return not reposts or await self._post_again(night.id, night.message)
            if code == Code.THREAD_ARCHIVED and await reopen_thread(self._services.client, night.plan.channel):
                return await self.show(night, live, off_by, reposts=reposts)
            _log_failure(error, f"game night message update failed: night={night.id}")
            return not is_retryable(error)
        return True

    async def _post_again(self, number: int, deleted: int) -> bool:
        """Post a planned night's message again, unless someone has; false to try again."""
        store = self._services.tables.store.nights
        try:
            night = await store.get(number)
            if night is None or night.status != "planned" or night.message != deleted:
                return True
            message = await self.post(night)
            await store.placed(number, message)
        except StoreError as error:
            log.warning("game night message not replaced yet: night=%s error=%s", number, error)
            return False
        except Exception as error:
            _log_failure(error, f"game night message replacement failed: night={number}")
            return not is_retryable(error)
        await self._change_event(night, location=link_to_night(replace(night, message=message)))
        return True

    def invitation(self, night: Night) -> Callable[[Iterable[str]], str]:
        """Return a function that builds the invitation from players' mentions."""
        text, plan = self._spoken(night), night.plan
        game, link = text(f"game-{plan.kind}"), link_to_night(night)
        return lambda names: text("seek-night", names=text.listed(names), game=game, soon=soon(plan.at), link=link)

    async def remind(self, night: Night, *, sought: bool) -> bool:
        """Remind guests that a night is soon; false if that failed for now.

        ``sought``: look first whether a process that died has done it.
        """
        users, text, game = await self._recipients(night)
        link, once = link_to_night(night), nonce("night", night.id, night.plan.at, "remind")
        said = text("night-reminder", names=_mention(text, users), game=game, soon=soon(night.plan.at), link=link)
        return (sought and await self._was_said(night, said)) or await self._send(night, said, users, once)

    async def notify_moved(self, night: Night, *, again: bool) -> None:
        """Notify guests that a night was moved, and whether they must answer ``again``."""
        users, text, game = await self._recipients(night)
        said = text(
            "night-moved",
            names=_mention(text, users),
            game=game,
            link=link_to_night(night),
            answer="again" if again else "kept",
            when=format_dt(night.plan.at, "F"),
        )
        await self._send_surely(night, said, users, nonce("night", night.id, night.plan.at, "moved", again))

    async def notify_opened(self, night: Night, live: TableSession, *, sought: bool) -> bool:
        """Ping guests to the table of a night, as ``remind`` does.

        A guest who may not sit down gets no ping while a seat is free.
        """
        seated = {chair.user for chair in live.chairs}
        users, text, game = await self._recipients(night)
        at = [user for user in users if user in seated]
        full = live.table is not None or len(live.chairs) >= live.lobby.size
        left = [user for user in users if user not in seated] if full else []
        lines = [text("night-open", names=_mention(text, at), game=game, link=link_to(live))] if at else []
        lines += [text("night-no-seat", names=_mention(text, left))] if left else []
        said, once = "\n".join(lines), nonce("night", night.id, "open")
        return (sought and await self._was_said(night, said)) or await self._send(night, said, [*at, *left], once)

    async def notify_off(self, night: Night, by: discord.abc.User) -> None:
        users, text, _ = await self._recipients(night, by.id)
        said = self._off(night, text, users, how="person", name=literal(by.display_name))
        await self._send_surely(night, said, users, nonce("night", night.id, "off"))

    async def note_off(self, night: Night) -> None:
        """Post that a night was cancelled in Discord, without a ping.

        We don't know by whom, so not whether they may ping anyone here.
        """
        users, text, _ = await self._recipients(night)
        said = self._off(night, text, users, how="event", name="")
        await self._send_surely(night, said, users, nonce("night", night.id, "off"), pings=False)

    def _off(self, night: Night, text: Texts, users: Sequence[int], *, how: str, name: str) -> str:
        return text(
            "night-off-told",
            names=_mention(text, users),
            how=how,
            name=name,
            game=text(f"game-{night.plan.kind}"),
            when=format_dt(night.plan.at, "F"),
            link=link_to_night(night),
        )

    async def notify_not_here(self, night: Night) -> None:
        """Notify guests that no table opens, as the channel doesn't allow it."""
        users, text, game = await self._recipients(night)
        said = text("night-not-here", names=_mention(text, users), game=game, link=link_to_night(night))
        await self._send_surely(night, said, users, nonce("night", night.id, "not here"))

    async def notify_full(self, night: Night) -> None:
        """Notify guests that the table opens once there is room."""
        users, text, game = await self._recipients(night)
        said = text("night-no-room", names=_mention(text, users), game=game, link=link_to_night(night))
        await self._send_surely(night, said, users, nonce("night", night.id, night.plan.at, "no room"))

    def lacks_event(self, guild: discord.Guild | None) -> bool:
        """Return whether the bot may not create events in a server."""
        return guild is None or not getattr(guild.me.guild_permissions, EVENT)

    async def announce(self, night: Night) -> int | None:
        """Create the event of a night, and return its id unless Discord refuses."""
        guild, plan, text = self._services.client.get_guild(night.plan.guild), night.plan, self._spoken(night)
        if guild is None or self.lacks_event(guild):
            return None
        try:
            event = await guild.create_scheduled_event(
                name=text("night-event-name", game=text(f"game-{plan.kind}"))[:100],
                description=self.about(night),
                start_time=plan.at,
                end_time=plan.at + EVENT_DURATION,
                privacy_level=discord.PrivacyLevel.guild_only,
                entity_type=discord.EntityType.external,
                location=link_to_night(night),
            )
        except Exception as error:
            _log_failure(error, f"server event creation failed: night={night.id}")
            return await self._created(guild, night) if is_retryable(error) else None
        return event.id

    async def _created(self, guild: discord.Guild, night: Night) -> int | None:
        """Return the event of a night, if only Discord's answer was lost."""
        try:
            events = await guild.fetch_scheduled_events(with_counts=False)
        except Exception as error:
            _log_failure(error, f"server event lookup failed: night={night.id}")
            return None
        link = link_to_night(night)
        return next((event.id for event in events if event.location == link and event.creator_id == guild.me.id), None)

    async def event_of(self, night: Night) -> discord.ScheduledEvent | None:
        """Return the event of a night from Discord, if it exists; raises what fails."""
        if night.event is None:
            return None
        number, client = night.plan.guild, self._services.client
        try:
            # A user who deletes their data by DM may have planned it in a server of another process.
            guild = client.get_guild(number) or await client.fetch_guild(number, with_counts=False)
        except discord.HTTPException as error:
            if error.code in {Code.UNKNOWN_GUILD, Code.NO_ACCESS}:
                return None
            raise
        try:
            return await guild.fetch_scheduled_event(night.event)
        except discord.HTTPException as error:
            if error.code == Code.UNKNOWN_EVENT:
                return None
            raise  # a member may have moved it to a channel hidden from the bot

    async def interested(self, event: discord.ScheduledEvent) -> list[Rsvp]:
        return [Rsvp(user.id, user.display_name, "yes") async for user in event.users() if not user.bot]

    async def describe_event(self, night: Night) -> bool:
        """Update the description of an event; return false to try again."""
        return await self._change_event(night, description=self.about(night))

    async def begin_event(self, night: Night, live: TableSession) -> None:
        await self._change_event(night, location=link_to(live), status=discord.EventStatus.active)

    async def end_event(self, night: Night) -> bool:
        """Cancel or complete an event; return false to try again."""
        return await self._change_event(night, status=discord.EventStatus.cancelled)

    async def take_event(self, night: Night) -> bool:
        """Delete a night's Discord event; return false if that failed."""
        try:
            event = await self.event_of(night)
            if event is not None:
                await event.delete()
        except Exception as error:
            _log_failure(error, f"server event removal failed: night={night.id}")
            return False
        return True

    async def _change_event(self, night: Night, **changes: Any) -> bool:
        try:
            event = await self.event_of(night)
            if event is None or event.status in {discord.EventStatus.completed, discord.EventStatus.cancelled}:
                return True
            if event.status is discord.EventStatus.active:
                # An event that has begun by itself can't be cancelled, only completed.
                status = changes.pop("status", None)
                if status is discord.EventStatus.cancelled:
                    changes["status"] = discord.EventStatus.completed
            if event.entity_type is not discord.EntityType.external:
                changes.pop("location", None)  # a member moved it to a voice channel
            if changes:
                await event.edit(**changes)
        except Exception as error:
            _log_failure(error, f"server event update failed: night={night.id}")
            return not is_retryable(error)
        return True

    def _spoken(self, night: Night) -> Texts:
        return self._services.languages.localizations.of(night.plan.language).texts

    def about(self, night: Night) -> str:
        """Return the description of a night's event."""
        text = self._spoken(night)
        host = text("privacy-somebody") if night.host is None else literal(night.host.name)
        return text("night-event-about", host=host, players=night.plan.size)[:1000]

    async def _recipients(self, night: Night, but: int | None = None) -> tuple[list[int], Texts, str]:
        """Return the users to notify of a night, its language and game name."""
        going = [rsvp.user for rsvp in night.going[:MENTIONED] if rsvp.user != but]
        text = self._spoken(night)
        users = [user for user in going if await self._services.tables.store.presence.pings(user) != "never"]
        return users, text, text(f"game-{night.plan.kind}")

    async def _send_surely(
        self, night: Night, text: str, users: Sequence[int], once: str, *, pings: bool = True
    ) -> None:
        """Ping or name users, if any; a failure is made up for soon."""
        send = partial(self._send, night, text, users, once, pings=pings)
        if not await send():
            background.start(post_again(send), "post")

    async def _send(self, night: Night, text: str, users: Sequence[int], once: str, *, pings: bool = True) -> bool:
        """Ping or name users, if any; return false to try again later."""
        if not users:
            return True
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users]) if pings else NO_MENTIONS
        try:
            await self._channel(night).send(
                text, allowed_mentions=mentions, suppress_embeds=True, silent=not pings, nonce=once
            )
        except Exception as error:
            _log_failure(error, f"game night ping failed: night={night.id}")
            return not is_retryable(error)
        return True

    async def _was_said(self, night: Night, text: str) -> bool:
        """Return whether one of the channel's last messages is ours with this text."""
        client = self._services.client
        with log_failures(log.info, "game night ping search failed: night=%s", night.id):
            async for message in self._channel(night).history(limit=LOOKED_THROUGH):
                if message.author == client.user and message.content == text:
                    return True
        return False

    def _channel(self, night: Night) -> discord.PartialMessageable:
        return self._services.client.get_partial_messageable(night.plan.channel, guild_id=night.plan.guild)


def _mention(text: Texts, users: Iterable[int]) -> str:
    return text.listed(f"<@{user}>" for user in users)


def _log_failure(error: Exception, what: str) -> None:
    """Log Discord's refusals and failures; raise our own bugs."""
    refused = isinstance(error, discord.HTTPException) and error.code != Code.INVALID_FORM
    if not refused and not is_retryable(error):
        raise error
    log.warning("%s error=%r", what, error)


def is_moved(event: discord.ScheduledEvent, at: datetime) -> bool:
    """Return whether an event begins at another time: Discord knows milliseconds."""
    return abs(event.start_time - at) >= timedelta(seconds=1)
