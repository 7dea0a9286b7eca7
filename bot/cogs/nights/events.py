"""Sync game nights with their Discord events and channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord
from cachetools import LRUCache
from discord.utils import utcnow

from bot.cogs.nights.announcements import MENTIONED, NightMessages, is_moved
from bot.cogs.nights.views import REMIND_BEFORE
from bot.core.errors import is_retryable, log_failures
from bot.core.visibility import Place, find_place, find_place_now, is_gone, is_public, watcher, whom_pings_reach
from bot.tables.services import Services
from host import background
from host.retry import Retry, carry_through, until_stored
from storage.errors import StoreError
from storage.nights import Night, NightStatus, Rsvp

log = logging.getLogger(__name__)

INTEREST_PAUSE: Final = 5.0
"""Seconds after handling interest in an event before more is handled: anyone can toggle it endlessly."""
PLACES_PAUSE: Final = 5.0
"""The same for permissions: after each change Discord is asked about all guests of the server's nights."""

OPENS_WITHIN: Final = timedelta(hours=2)
"""How long after the hour a lobby still opens: later, the guests have gone."""
EARLIER: Final = timedelta(minutes=30)
"""If a night starts earlier than a guest agreed to by more than this, they are asked again: they may not have time."""
MOST_MOVED: Final = 1_000
"""Moved nights whose original hours are remembered; others are compared with their last hour."""
MOST_ORPHANS: Final = 1_000
"""Events of deleted nights whose deletion is tried again; others stay."""


class NightEvents:
    def __init__(
        self,
        services: Services,
        messages: NightMessages,
        wake: Callable[[], None],
        show: Callable[[Night], Awaitable[None]],
    ) -> None:
        """Set up; ``wake`` is called when a night was moved.

        ``show`` updates its message, until that works.
        """
        self._services = services
        self._client = services.client
        self._store = services.tables.store.nights
        self._guilds = services.tables.store.guilds
        self._messages = messages
        self._wake = wake
        self._show = show
        self._heard: dict[int, dict[int, bool]] = {}
        """By event: users' latest interest, still to be handled."""
        self._changed: dict[int, set[int | None]] = {}
        """By server: channels with changed visibility, ``None`` for all, still to be handled."""
        self._hearing: set[asyncio.Task[None]] = set()
        self._agreed: LRUCache[int, dict[int, datetime]] = LRUCache(MOST_MOVED)
        """By moved night: the hour that each guest agreed to."""
        self._retry = Retry(self._sync_again, services.breaker, "night event")
        self._orphans: LRUCache[int, Night] = LRUCache(MOST_ORPHANS)
        """By event still to be deleted: its night, which isn't stored any more."""

    async def stop(self) -> None:
        await background.stop(*self._hearing)
        await self._retry.stop()

    # -- interest in events ------------------------------------------------------------------------------------

    def hear_interest(self, event: int, guild: int, user: int, *, interested: bool) -> None:
        """Queue a user's interest in an event, to be handled in batches."""
        if event in self._heard:
            self._heard[event][user] = interested
            return
        self._heard[event] = {user: interested}
        background.start(self._take_up_all(event, guild), "interest", among=self._hearing)

    def drop_heard(self, user: int) -> None:
        for heard in self._heard.values():
            heard.pop(user, None)
        for agreed in self._agreed.values():
            agreed.pop(user, None)

    def drop_agreed(self, night: int, user: int) -> None:
        """Forget the hour that a user agreed to: they agree to the current one."""
        self._agreed.get(night, {}).pop(user, None)

    async def _take_up_all(self, event: int, guild: int) -> None:
        try:
            while heard := self._heard[event]:
                try:
                    await self._take_up(event, guild, heard)
                except StoreError as error:
                    log.warning("interest not stored for now: event=%s error=%s", event, error)
                await asyncio.sleep(INTEREST_PAUSE)
        finally:
            del self._heard[event]

    async def _take_up(self, event: int, guild: int, heard: dict[int, bool]) -> None:
        """Store queued interest in an event, and update the message once."""
        night = before = await self._store.of_event(event)
        if night is None or night.status != "planned" or night.plan.guild != guild:
            heard.clear()
            return
        for user, interested in list(heard.items()):
            said_yes = any(rsvp.user == user for rsvp in night.accepted)
            still = partial(_is_still, heard, user, interested)
            rsvp = await self._rsvp(night, user) if interested and not said_yes and night.takes(user) else None
            if not still():
                continue
            if rsvp is not None:
                self.drop_agreed(night.id, user)
                night = await self._store.answer(night.id, rsvp, still) or night
            elif said_yes and not interested:
                night = await self._store.decline(night.id, user) or night
            if still():
                del heard[user]
        if night != before:
            await self._show(night)

    async def _rsvp(self, night: Night, user: int) -> Rsvp | None:
        """Return the RSVP of an interested user, if they may see and play."""
        member = None
        try:
            place = await find_place(self._client, night.plan.guild, night.plan.channel)
            member = None if place is None else await watcher(place, user)
        except Exception as error:
            log_trouble(error, f"guest check failed: night={night.id} user={user}")
        if member is None or member.bot or await self._guilds.blocked(night.plan.guild, [user]):
            return None
        return Rsvp(user, member.display_name, "yes")

    # -- changes of events -------------------------------------------------------------------------------------

    async def follow_event(self, event: discord.ScheduledEvent) -> None:
        await until_stored(partial(self._follow_event, event), "server event")

    async def _follow_event(self, event: discord.ScheduledEvent) -> None:
        night = await self._store.of_event(event.id)
        if night is not None and night.status == "planned":
            guild = self._client.get_guild(night.plan.guild)
            latest = None if guild is None else guild.get_scheduled_event(event.id)  # it may have changed again
            await self._follow(night, latest or event)

    async def follow_deletion(self, event: int) -> None:
        """Call off a night whose event was deleted, in a public channel.

        In a private one the bot deletes it, and the night continues without.
        """
        await until_stored(partial(self._follow_deletion, event), "server event")

    async def _follow_deletion(self, event: int) -> None:
        night = await self._store.of_event(event)
        if night is None or night.status != "planned":
            return
        try:
            if is_public(await find_place(self._client, night.plan.guild, night.plan.channel)):
                await self._call_off(night)
        except Exception as error:
            log_trouble(error, f"event deletion not followed for now: night={night.id}")
            self._retry.after(night.id)

    async def recover(self) -> None:
        """Apply changes in Discord while the bot was down."""
        by_guild: dict[int, list[Night]] = {}
        for night in await self._store.planned():
            by_guild.setdefault(night.plan.guild, []).append(night)
        await asyncio.gather(*(self._recover_in_turn(nights) for nights in by_guild.values()))

    async def _recover_in_turn(self, nights: Sequence[Night]) -> None:
        for night in nights:
            if not await self._sync(night):
                self._retry.after(night.id)

    async def _sync(self, night: Night) -> bool:
        """Apply changes in Discord to a night and its event; return false to try again."""
        guild = self._client.get_guild(night.plan.guild)
        if guild is None:
            return True
        try:
            place = await find_place(self._client, night.plan.guild, night.plan.channel)
            if (place is None and await self._ends_with_place(night)) or night.event is None:
                return True
            # Discord may not have announced a new event yet.
            event = guild.get_scheduled_event(night.event) or await self._messages.event_of(night)
            if event is None and is_public(place):
                await self._follow_loss(night)
                return True
            followed = night if event is None else await self._follow(night, event)
            if followed is None:
                return True
            now = await self._hide(followed, place)
            # It may name a deleted user.
            outdated = now.host is None and event is not None and event.description != self._messages.about(now)
            described = not outdated or await self._messages.describe_event(now)
            return described and (now.event is None or is_public(place))
        except Exception as error:
            log_trouble(error, f"server event lookup failed: night={night.id}")
            return False

    async def _sync_again(self, number: int) -> bool:
        """Sync a night, or delete the event of one that isn't stored any more."""
        if (orphan := self._orphans.get(number)) is not None:
            if taken := await self._messages.take_event(orphan):
                self._orphans.pop(number, None)
            return taken
        try:
            night = await self._store.get(number)
            return night is None or await self._sync(night)
        except StoreError as error:
            log.warning("game night read postponed: night=%s error=%s", number, error)
            return False

    async def look(self, night: Night) -> Night | None:
        """Return a night synced with Discord; ``None`` if cancelled or unknown.

        With interested users, without those who can't see its channel. Events are an addition: if Discord can't return
        them, the stored state counts. ``None`` also if channel visibility can't be checked now. Guests of a night that
        opens no lobby any more aren't checked.
        """
        try:
            place = await find_place_now(self._client, night.plan.guild, night.plan.channel)
            if place is None and await self._ends_with_place(night):
                return None
            now = await self._ask_event(night, place)
            if now is None or utcnow() - now.plan.at > OPENS_WITHIN:
                return now
            return await self._hide(now, place)
        except Exception as error:
            log_trouble(error, f"guest check failed: night={night.id}")
            return None

    async def hide_event(self, night: Night, place: Place | None) -> Night:
        """Delete the event of a night if its channel is private.

        The night continues without. If that fails, it is tried again.
        """
        if night.event is None or is_public(place):
            return night
        if await self._take_event(night):
            return replace(night, event=None)
        self._retry.after(night.id)
        return night

    async def forget_event(self, night: Night) -> None:
        """Delete the event of a night that is deleted next."""
        if night.event is not None and not await self._take_event(night):
            self._orphans[night.event] = replace(night, rsvps=())
            self._retry.after(night.event)

    async def clear(self, guild: discord.Guild) -> None:
        """Delete events of nights that were deleted when the server removed the bot."""
        found = list[discord.ScheduledEvent]()
        with log_failures(log.warning, "server event lookup failed: guild=%s", guild.id):
            found = await guild.fetch_scheduled_events(with_counts=False)
        for event in found:
            ours = event.creator_id == guild.me.id and event.status is discord.EventStatus.scheduled
            night = partial(self._store.of_event, event.id)
            if ours and await until_stored(night, "server event") is None:
                with log_failures(log.warning, "server event cleanup failed: event=%s", event.id):
                    await event.delete()

    async def _take_event(self, night: Night) -> bool:
        taken = await self._messages.take_event(night)
        if taken:
            await self._store.announced(night.id, None)
        return taken

    async def _ask_event(self, night: Night, place: Place | None) -> Night | None:
        """Return a night updated from its event, with its interested users."""
        if night.event is None or not is_public(place):
            return night
        try:
            event = await self._messages.event_of(night)
            if event is None:
                return await self._follow_loss(night)
            followed = await self._follow(night, event)
            if followed is None:
                return None
            # Channel visibility is checked for all guests at once.
            interested = await self._messages.interested(event)
            blocked = await self._guilds.blocked(night.plan.guild, [rsvp.user for rsvp in interested])
            welcome = [rsvp for rsvp in interested if rsvp.user not in blocked]
            followed = await self._store.welcome(night.id, welcome) or followed
        except Exception as error:
            log_trouble(error, f"server event lookup failed: night={night.id}")
            return night
        if followed.rsvps != night.rsvps:
            await self._show(followed)
        return followed

    async def _follow(self, night: Night, event: discord.ScheduledEvent) -> Night | None:
        """Update a night from its event; ``None`` if the event was cancelled."""
        if event.status is discord.EventStatus.cancelled:
            await self._call_off(night)
            return None
        if event.status is discord.EventStatus.scheduled and is_moved(event, night.plan.at):
            at, pings = event.start_time, self._services.rate_limiter.may_remind_again(night.id)
            before = self._agreed.get(night.id, {})
            agreed = {rsvp.user: before.get(rsvp.user, night.plan.at) for rsvp in night.accepted}
            lapsed = {user for user, hour in agreed.items() if hour - at > EARLIER}
            remind = is_early(at) and (not night.reminded or pings)
            move = partial(self._store.move, night.id, at, remind=remind, lapsed=lapsed)
            moved = await carry_through(move, partial(self._moved, night.id, at), "game night")
            self._wake()
            if moved is None:
                return await self._store.get(night.id)  # another task has moved it
            self._agreed[night.id] = {user: hour for user, hour in agreed.items() if user not in lapsed}
            await self._show(moved)
            if pings or lapsed:
                await self._notify_moved(replace(night, plan=moved.plan), lapsed, pings=pings)
            return moved
        return night

    async def _notify_moved(self, night: Night, lapsed: Collection[int], *, pings: bool) -> None:
        """Ping guests of a moved night who must answer again, with ``pings`` all.

        The former need no limit: who doesn't answer isn't pinged again.
        """
        seen = await self._seen(night)
        for again in (True, False) if pings else (True,):
            guests = tuple(rsvp for rsvp in seen.rsvps if (rsvp.user in lapsed) is again)
            await self._messages.notify_moved(replace(seen, rsvps=guests), again=again)

    async def _moved(self, number: int, at: datetime) -> Night | None:
        night = await self._store.get(number)
        return night if night is not None and night.plan.at == at else None

    async def settle(self, number: int, status: NightStatus, at: datetime | None = None) -> Night | None:
        """End a planned night as ``Nights.settle`` does, once the store can."""
        change = partial(self._store.settle, number, status, at=at)
        return await carry_through(change, partial(self._settled, number, status), "game night")

    async def _settled(self, number: int, status: NightStatus) -> Night | None:
        night = await self._store.get(number)
        return night if night is not None and night.status == status else None

    async def _call_off(self, night: Night) -> None:
        off = await self.settle(night.id, "off")
        if off is not None:
            await self._show(off)
            await self._messages.note_off(off)

    async def _follow_loss(self, night: Night) -> Night | None:
        """Cancel a night whose event is gone; once it has begun, it was only ended."""
        if utcnow() >= night.plan.at:
            return night
        await self._call_off(night)
        return None

    async def _ends_with_place(self, night: Night) -> bool:
        """Cancel a planned night whose channel was deleted; return whether it was.

        Guests get no ping: there is no place for one. Raises Discord's failures.
        """
        if night.status != "planned" or not await is_gone(self._client, night.plan.guild, night.plan.channel):
            return False
        await self.hide_event(night, None)
        await self.settle(night.id, "off")
        return True

    # -- who sees the channel ----------------------------------------------------------------------------------

    def hear_of_places(self, guild: int, channel: int | None = None) -> None:
        """Handle changed permissions in a server, or a channel and its threads."""
        if guild in self._changed:
            self._changed[guild].add(channel)
            return
        self._changed[guild] = {channel}
        background.start(self._follow_changed(guild), "places", among=self._hearing)

    async def _follow_changed(self, guild: int) -> None:
        try:
            while channels := self._changed[guild]:
                self._changed[guild] = set()
                try:
                    await self._follow_places(guild, channels)
                except StoreError as error:
                    log.warning("places not checked for now: guild=%s error=%s", guild, error)
                    self._changed[guild] |= channels
                await asyncio.sleep(PLACES_PAUSE)
        finally:
            del self._changed[guild]

    async def _follow_places(self, guild: int, channels: Collection[int | None]) -> None:
        for night in await self._store.shown(guild):
            try:
                place = await find_place(self._client, guild, night.plan.channel)
                if place is None and await self._ends_with_place(night):
                    continue  # perhaps an archived thread of a deleted channel
                if not {None, night.plan.channel, getattr(place, "parent_id", None)}.isdisjoint(channels):
                    await self._hide(night, place)
            except Exception as error:
                log_trouble(error, f"guest check failed: night={night.id}")
                self._retry.after(night.id)

    async def notify_off(self, night: Night, by: discord.abc.User) -> None:
        """Notify guests who see the channel that a night is cancelled."""
        await self._messages.notify_off(await self._seen(night), by)

    async def _seen(self, night: Night) -> Night:
        """Return a night with only the guests who see its channel.

        A ping would add others to a private thread.
        """
        try:
            place = await find_place(self._client, night.plan.guild, night.plan.channel)
            seeing = await whom_pings_reach(place, [rsvp.user for rsvp in night.going], MENTIONED)
        except Exception as error:
            log_trouble(error, f"game night notice skipped, guests unknown: night={night.id}")
            seeing = []
        return replace(night, rsvps=tuple(rsvp for rsvp in night.going if rsvp.user in seeing))

    async def _hide(self, night: Night, place: Place | None) -> Night:
        """Remove guests who can't see the night's channel, and its event if private.

        In a channel that is hidden from the bot, guests stay. Raises what fails: no one gets a seat without a check.
        """
        now = await self.hide_event(night, place)
        if night.status != "planned" or place is None:
            return now
        welcome = 0
        for rsvp in night.going:
            if welcome == MENTIONED:
                break  # as many as are pinged, and more than any table seats
            if await watcher(place, rsvp.user):
                welcome += 1
            else:
                now = await self._store.decline(night.id, rsvp.user) or now
        if now != night:
            await self._show(now)
        return now


def _is_still(heard: dict[int, bool], user: int, interested: bool) -> bool:
    """Return whether a user's interest was neither dropped meanwhile nor changed."""
    return heard.get(user) is interested


def is_early(at: datetime) -> bool:
    return at - utcnow() > REMIND_BEFORE


def log_trouble(error: Exception, what: str) -> None:
    """Log Discord's refusals and failures; raise our own bugs."""
    if not isinstance(error, discord.HTTPException) and not is_retryable(error):
        raise error
    log.warning("%s error=%r", what, error)
