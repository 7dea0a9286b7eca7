"""Run game nights: plan, remind, and open lobbies at the hour.

The database stores what to do and which process has claimed it: if a process dies, another one continues a minute
later. Nothing is done while a server's shard is disconnected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

import discord
from cachetools import LRUCache
from discord.utils import utcnow

from bot.cogs.nights.announcements import MENTIONED, NightMessages
from bot.cogs.nights.events import OPENS_WITHIN, NightEvents, is_early, log_trouble
from bot.cogs.nights.views import REMIND_BEFORE
from bot.core.errors import log_failures
from bot.core.permissions import around, is_writer, may_post, stands_in
from bot.core.visibility import Place, find_place, find_place_now, is_public
from bot.tables.leave_penalty import may_sit_down
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.lobby import Lobby
from engine.table import SeatAssignment
from host import background
from host.live import TableSession
from host.periodic import PeriodicTask
from host.retry import Retry, until_stored
from host.slots import Slots
from storage.errors import BlockedError, NoRoomError, StaleTableError, StoreError
from storage.nights import ENDED, Most, Night, NightStatus, Plan, Rsvp

log = logging.getLogger(__name__)

NONCE_LASTS: Final = timedelta(minutes=2)
"""For how long Discord surely posts no second message with the same nonce."""
CLAIM_DURATION: Final = timedelta(minutes=1)
"""How long a process may claim a night before it is tried again."""
TRIES: Final = 3
"""How often a lobby is tried to open at once: guests may drop out meanwhile."""
NIGHTS_EACH: Final = 3
"""The maximum number of nights that a user may have planned in a server."""
NIGHTS_HERE: Final = 20
MOST_FULL: Final = 1_000
"""Nights waiting for room that are remembered; the guests of others are pinged again."""
AT_ONCE: Final = 4
"""Nights handled in parallel in a server: those of a slow one hold up no other's."""


class NightKeeper:
    """Runs all game nights of this process's servers."""

    def __init__(self, services: Services, messages: NightMessages) -> None:
        self.store = services.tables.store.nights
        self.bounds = services.rate_limiter.bounds
        self.rounds = PeriodicTask("game nights", self._round)
        self.events = NightEvents(services, messages, self.rounds.wake, self._show_surely)
        self._messages = messages
        self._services = services
        self._tables = services.tables
        self._slots = Slots(AT_ONCE)
        self._retry = Retry(self._show, services.breaker, "night")
        self._doing: dict[int, asyncio.Task[None]] = {}
        """By night: what is being done for it."""
        self._full: LRUCache[int, datetime] = LRUCache(MOST_FULL)
        """The hours of nights whose guests know that there is no room for a table yet."""
        self._reposts: set[int] = set()
        """Planned nights whose messages are posted again if they were deleted."""
        self._unshown: set[int] = set()
        """Nights with outdated messages: ended ones that don't say so, and those found at the start."""
        self._recovering = asyncio.Lock()
        self._recovery_due = False

    async def stop(self) -> None:
        """Stop after the nights that are being handled."""
        await self.rounds.stop()
        if self._doing:
            await asyncio.wait(set(self._doing.values()))
        await self._retry.stop()
        await self.events.stop()

    # -- planning ----------------------------------------------------------------------------------------------

    async def plan(self, plan: Plan, host: Rsvp) -> Night | Literal["at once", "a day"]:
        """Plan a night, or return which limit the user or server has reached."""
        try:
            return await self.store.plan(
                plan,
                host,
                remind=is_early(plan.at),
                until=utcnow() + CLAIM_DURATION,
                at_once=Most(NIGHTS_EACH, NIGHTS_HERE),
                a_day=Most(self.bounds.nights, self.bounds.server_nights),
            )
        finally:
            self.rounds.wake()  # also after an error: it may have been stored

    async def announce(self, night: Night) -> Night:
        """Post the message of a new night, and create its event.

        Raises what fails: then nothing is planned.
        """
        try:
            message = await self._messages.post(night)
        except Exception:
            # It may have been posted all the same: then a press on it shows that it's canceled.
            await self.store.settle(night.id, "off")
            raise
        await until_stored(lambda: self.store.placed(night.id, message), "game night")
        night = replace(night, message=message)
        place = await find_place(self._services.client, night.plan.guild, night.plan.channel)
        event = await self._messages.announce(night) if is_public(place) else None
        if event is not None:
            # Unknown, it would outlive its night.
            await until_stored(lambda: self.store.announced(night.id, event), "server event")
            night = await self.store.get(night.id) or night  # others may have pressed meanwhile
            night = await self.events.hide_event(night, place)  # it may have been hidden meanwhile
            await self.show([night.id])
        return night

    async def recover(self) -> None:
        """Follow the events and channels of all nights, and update outdated messages.

        That is done once for all who ask while it is being done.
        """
        if self._recovery_due:
            return
        self._recovery_due = True
        async with self._recovering:
            self._recovery_due = False
            await until_stored(self.events.recover, "game nights")
            for night in await until_stored(self.store.unshown, "game nights"):
                if self._services.client.get_guild(night.plan.guild) is not None:
                    self._unshown.add(night.id)
                    await self.show([night.id])

    async def called_off(self, off: Night, by: discord.abc.User, *, told: bool) -> None:
        """Show a night as cancelled; notify guests if ``told``."""
        await self._show_end(off, off_by=by.display_name)
        if told:
            await self.events.notify_off(off, by)
        self.rounds.wake()

    async def forget(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Cancel all planned nights of a deleted server, and delete their events.

        Those planned meanwhile, too. Guests are notified where the user may write.
        """
        while True:
            planned = await self.store.planned(guild)
            for night in planned:
                off = await self.events.settle(night.id, "off")
                if off is not None:
                    await self._messages.show(off, off_by=interaction.user.display_name)
                    if await is_writer(interaction, guild, off.plan.channel):
                        await self.events.notify_off(off, interaction.user)
            for night in await self.store.with_events(guild):
                await self.events.forget_event(night)
            if not planned:
                return

    async def show(self, numbers: Sequence[int], *, reposts: bool = False) -> None:
        """Update the messages of planned nights and the events of all, until that works.

        ``reposts``: post deleted ones again.
        """
        if reposts:
            self._reposts.update(numbers)
        for number in numbers:
            if not await self._show(number):
                self._retry.after(number)

    def show_later(self, number: int) -> None:
        """Update a night's message and event in a moment, until that works."""
        self._retry.after(number)

    async def _show(self, number: int) -> bool:
        try:
            night = await self.store.get(number)
            if night is not None and not await self._show_now(night):
                return False
            if number in self._unshown or (night is not None and night.status in ENDED):
                await self.store.note_shown(number)
                self._unshown.discard(number)
        except StoreError as error:
            log.warning("game night update postponed: night=%s error=%s", number, error)
            return False
        return True

    async def _show_now(self, night: Night) -> bool:
        if night.status in ENDED:
            if night.id in self._unshown and await self._messages.show(night):
                self._unshown.discard(night.id)
            return await self._messages.end_event(night) and night.id not in self._unshown
        shown = night.status != "planned" or await self._messages.show(night, reposts=night.id in self._reposts)
        if shown:
            self._reposts.discard(night.id)
        return (night.host is not None or await self._messages.describe_event(night)) and shown

    async def table_of(self, night: Night) -> TableSession | None:
        return None if night.table is None else await self._tables.get(night.table)

    # -- when the hour comes -----------------------------------------------------------------------------------

    async def _round(self) -> float | None:
        """Begin to process due nights; return the seconds until the next."""
        await self.store.forget_old()
        busy = set(self._doing)  # before reading: what is stored for them then counts
        for night in await self.store.due(REMIND_BEFORE):
            if self.rounds.stopping:
                break
            if night.id not in busy and await self.store.hold(night.id, utcnow() + CLAIM_DURATION):
                self._doing[night.id] = background.start(self._handle(night), "game night")
        due = await self.store.next_due(REMIND_BEFORE)
        return None if due is None else (due - utcnow()).total_seconds()

    async def _handle(self, night: Night) -> None:
        try:
            async with self._slots.of(night.plan.guild):
                if not self.rounds.stopping:
                    await self._do(night)
        except Exception:
            log.exception("game night update failed: night=%s", night.id)
        finally:
            del self._doing[night.id]
        self.rounds.wake()  # it may have something to do before its claim would have ended

    async def _do(self, night: Night) -> None:
        if not self._services.uptime.here(night.plan.guild):
            return  # no one there would read it; it is tried again
        if night.status == "opened":
            await self._finish(night)
            return
        if night.message is None and utcnow() < night.plan.at:  # its process ended before it could post it
            with log_failures(log.warning, "game night post failed: night=%s", night.id):
                await self.announce(night)
            return
        if self._waits_for_room(night) and not await self._has_room(night):
            return  # Discord needn't be asked about the guests each time
        # First: while the bot was down it may have been moved.
        known = await self.events.look(night)
        if known is None or known.plan.at != night.plan.at:
            return
        late = utcnow() - known.plan.at
        if late > OPENS_WITHIN:
            await self._settle(known, "full" if self._full.get(known.id) == known.plan.at else "missed")
        elif (place := await self._place(known)) is None:
            return
        elif late < timedelta():
            await self.show([known.id], reposts=True)
            current = await self._still_going(known)  # guests may have declined while Discord was asked
            sought = _is_past_nonces(known.plan.at - REMIND_BEFORE)
            if current is not None and await self._messages.remind(current, sought=sought):
                await self.store.reminded(known.id, known.plan.at)
        elif await self._open(known, place):
            opened = await self.store.get(known.id)
            if opened is not None and opened.status == "opened":
                await self._finish(opened)

    async def _place(self, night: Night) -> Place | None:
        """Return where to post about a night; ``None`` to try again.

        The bot may be shut out there only for a moment.
        """
        try:
            place = await find_place_now(self._services.client, night.plan.guild, night.plan.channel)
        except Exception as error:
            log_trouble(error, f"game night channel lookup failed: night={night.id}")
            return None
        return place if place is not None and may_post(place) else None

    async def _open(self, night: Night, place: Place) -> bool:
        """Open the lobby of a night, or record that none opens; false if that failed."""
        plan = night.plan
        if not stands_in(await self._tables.store.guilds.settings(plan.guild), place):
            await self._close_place(night)
            return True
        for _ in range(TRIES):
            # Another night may seat the same guests at this moment.
            async with self._tables.all_sitting(rsvp.user for rsvp in night.going[:MENTIONED]):
                lobby = await self._lobby(night)
                status = await self._open_lobby(night, lobby, place) if isinstance(lobby, Lobby) else lobby
            if status == "full":
                if self._full.get(night.id) != plan.at:
                    self._full[night.id] = plan.at
                    await self._messages.notify_full(night)
                return False  # a table may end in time
            if status is not None:
                if status != "opened":
                    await self._settle(night, status)
                return True
            current = await self._still_going(night)
            if current is None:
                return True
            night = current
        return False

    def _waits_for_room(self, night: Night) -> bool:
        return self._full.get(night.id) == night.plan.at and utcnow() <= night.plan.at + OPENS_WITHIN

    async def _has_room(self, night: Night) -> bool:
        guild, channel = night.plan.guild, night.plan.channel
        near = {channel, *around(self._services.client.get_channel(channel))}
        try:
            await self._tables.store.guilds.require_room(guild, near)
        except NoRoomError:
            return False
        return True

    async def _still_going(self, night: Night) -> Night | None:
        """Return a night with its guests who are still going.

        ``None`` if it was cancelled or moved.
        """
        stored = await self.store.get(night.id)
        if stored is None or stored.status != "planned" or stored.plan.at != night.plan.at:
            return None
        going = {rsvp.user for rsvp in stored.going}
        return replace(stored, rsvps=tuple(rsvp for rsvp in night.rsvps if rsvp.user in going))

    async def _open_lobby(self, night: Night, lobby: Lobby, place: Place) -> NightStatus | None:
        """Open a night's lobby; return its new status, ``None`` to try again."""
        try:
            await self._tables.open_night(night, lobby, around=around(place))
        except NoRoomError:
            return "full"
        except (StaleTableError, BlockedError) as error:
            log.info("game night start postponed: night=%s reason=%s", night.id, error)
            return None
        return "opened"

    async def _lobby(self, night: Night) -> Lobby | NightStatus:
        """Return the lobby for a night's guests, or the status if none opens."""
        plan, game = night.plan, self._tables.games.get(night.plan.kind)
        if game is None:
            return "missed"
        going = night.going[:MENTIONED]  # those whose channel visibility was checked
        seated = [rsvp for rsvp in going if await may_sit_down(self._tables, rsvp.user, plan.speed)][: plan.size]
        if not seated:
            return "empty"
        host = next((rsvp for rsvp in seated if rsvp.hosts), seated[0])
        chairs = (
            SeatAssignment(rsvp.name, rsvp.user) for rsvp in (host, *(each for each in seated if each is not host))
        )
        lobby = lobbies.open_lobby(game, host.user, host.name, plan.size)
        return replace(lobby, chairs=tuple(chairs), speed=plan.speed, language=plan.language)

    async def _close_place(self, night: Night) -> None:
        """Cancel a night whose channel no longer allows tables."""
        off = await self.events.settle(night.id, "off")
        if off is not None:
            await self._show_end(off)
            await self._messages.notify_not_here(night)

    async def _finish(self, night: Night) -> None:
        live = await self.table_of(night)
        if live is not None and not await self._tell(night, live):
            return
        try:
            if live is not None:
                await self._messages.begin_event(night, live)
        finally:  # whatever fails, guests are not pinged again
            await self.store.settle(night.id, "told", was="opened")

    async def _tell(self, night: Night, live: TableSession) -> bool:
        """Show the opened table, and ping guests; return false to try again later."""
        sought = _is_past_nonces(night.plan.at)
        if live.message is None and not live.over and not await self._services.updater.post(live, sought=sought):
            return False
        # First: it can be repeated, a ping should not be.
        return await self._messages.show(night, live) and await self._messages.notify_opened(night, live, sought=sought)

    async def _settle(self, night: Night, status: NightStatus) -> None:
        settled = await self.events.settle(night.id, status, night.plan.at)
        if settled is not None:
            await self._show_end(settled)

    async def _show_surely(self, night: Night) -> None:
        """Update a night's message, until that works."""
        if night.status in ENDED:
            await self._show_end(night)
        elif not await self._messages.show(night):
            self._retry.after(night.id)

    async def _show_end(self, night: Night, off_by: str = "") -> None:
        if not await self._messages.show(night, off_by=off_by):
            self._unshown.add(night.id)
        await self.show([night.id])


def _is_past_nonces(moment: datetime) -> bool:
    """Return whether what was posted at a moment may be posted twice by now."""
    return utcnow() - moment > NONCE_LASTS
