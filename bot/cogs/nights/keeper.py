"""Game nights: planning one, saying whether one comes, and the lobby that opens at the hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord.utils import utcnow

from bot.actions.desk import Desk
from bot.cogs.nights import wishes
from bot.cogs.nights.announcements import EVENT, MENTIONED, NightMessages, when_changed
from bot.cogs.nights.wishes import Wish
from bot.core.errors import is_fault
from bot.core.guard import say
from bot.core.layout import Face, plain
from bot.core.permissions import (
    around,
    demand_permit,
    demand_writer,
    is_writer,
    lacking,
    manages_events,
    needed,
    stands_in,
)
from bot.core.replies import acknowledge, redraw, tell
from bot.core.visibility import Place, find_place, is_public, may_see, seen_from, watcher, who_sees
from bot.tables import player_calls
from bot.tables.leaving import may_sit_down
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from engine.lobby import SPEEDS
from engine.table import Chair
from host import background
from host.bounds import Bounds
from host.live import LiveTable
from host.nights import NIGHTS_EACH, NIGHTS_HERE, Nights
from storage import nights
from storage.errors import BlockedError, NoRoomError, StaleTableError
from storage.nights import Guest, Night, NightStatus, Plan

log = logging.getLogger(__name__)

INTEREST_PAUSE: Final = 5.0
"""Seconds after interest in an event was taken up, before more of it is: anyone can toggle it without end."""


class NightDesk:
    """Answers ``/night`` and its buttons, and does at the hour what was planned."""

    def __init__(self, desk: Desk, store: nights.Nights, bounds: Bounds) -> None:
        self._desk = desk
        self._store = store
        self._messages = NightMessages(desk.client, desk.readers, desk.presence)
        self.keeper = Nights(
            store,
            desk.attendance,
            look=self._look,
            remind=self._messages.remind,
            open_lobby=self._open,
            tell=self._tell,
            missed=self._missed,
            now=utcnow,
            bounds=bounds,
        )
        self._heard: dict[int, dict[int, bool]] = {}
        """By event: whether people are interested, as they said last. To be taken up."""
        self._hearing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End, after the round that is under way."""
        await self.keeper.stop()
        await background.stop(*self._hearing)

    # -- planning ---------------------------------------------------------------------------------------------

    async def ask(self, interaction: discord.Interaction[Any], wish: Wish) -> None:
        """Show what a night would be, as its own clock has it to each, and ask whether it is meant so."""
        guild, _ = _place(interaction)
        game = self._game(wish.kind, wish.speed)
        await self._demand_leave(interaction)
        meant, voice = await wishes.read(self._desk, guild, game, wish), await self._desk.voice(interaction)
        if isinstance(meant, list):
            wrong = [voice.texts.reason(refusal.reason) for refusal in meant]
            text, again = voice.nights.mistaken(wish.kind, wish.speed, wish.typed, wrong)
            await say(interaction, text, [again])
            return
        plan = await self._plan(interaction, wish.kind, meant.at, meant.size, wish.speed)
        note = "night-zone" if meant.known else "night-zone-unknown"
        zone = {"zone": meant.zone.key} if meant.known else {}
        notes = [voice.texts(note, hour=meant.hour, **zone), await self._event_note(interaction)]
        await self._desk.turn(interaction, Face(voice.nights.sure(plan, wish.typed, *notes)))

    async def correct(self, interaction: discord.Interaction[Any], kind: str, speed: str, typed: str) -> None:
        """Give the form of a night back, with what was typed."""
        self._game(kind, speed)
        await wishes.ask_again(self._desk, interaction, kind, speed, typed)

    async def corrected(self, interaction: discord.Interaction[Any], kind: str, speed: str) -> None:
        """A form has come back."""
        await self.ask(interaction, wishes.corrected(interaction, kind, speed))

    async def decide(
        self, interaction: discord.Interaction[Any], kind: str, minutes: int, players: int, speed: str, answer: str
    ) -> None:
        """Plan a night as it was shown, or leave it."""
        voice = await self._desk.voice(interaction)
        if answer == "no":
            await self._desk.turn(interaction, plain(voice.texts("night-left")))
            return
        try:
            at = datetime.fromtimestamp(minutes * 60, UTC)
        except (OverflowError, ValueError, OSError) as error:
            raise Refusal("why-unknown-button") from error
        await self._demand_leave(interaction)
        plan = await self._plan(interaction, kind, at, players, speed)
        user = interaction.user
        async with self._desk.tables.sitting(user.id):  # who presses twice plans once
            if any(each.plan == plan and _hosts(each, user.id) for each in await self._store.planned(plan.guild)):
                raise Refusal("why-night-twice")
            night = await self.keeper.plan(plan, Guest(user.id, user.display_name, comes=True, hosts=True))
        if night == "at once":
            raise Refusal("why-night-many", most=NIGHTS_EACH, here=NIGHTS_HERE)
        if night == "a day":
            bounds = self.keeper.bounds
            raise Refusal("why-night-lately", most=bounds.nights, here=bounds.server_nights)
        night = await self._announce(night)
        notes = [] if night.event is not None else [await self._event_note(interaction)]
        await self._desk.turn(interaction, Face(voice.nights.planned(night, *notes)))

    async def _announce(self, night: Night) -> Night:
        """Post the message of a new night, and make its event. Raises what Discord refuses: then nothing is planned."""
        try:
            message = await self._messages.post(night)
        except discord.HTTPException:
            await self._store.settle(night.id, "off")
            raise
        await self._store.placed(night.id, message)
        night = replace(night, message=message)
        place = await find_place(self._desk.client, night.plan.guild, night.plan.channel)
        event = await self._messages.announce(night) if is_public(place) else None
        if event is not None:
            await self._store.announced(night.id, event)
            night = replace(night, event=event)
            await self._messages.show(night)
        return night

    async def _plan(
        self, interaction: discord.Interaction[Any], kind: str, at: datetime, players: int, speed: str
    ) -> Plan:
        """A plan that can be kept. Raises ``Refusal``."""
        guild, channel = _place(interaction)
        wishes.demand_soon(at)
        wishes.demand_size(self._game(kind, speed), players)
        public = await self._desk.readers.server(guild)
        return Plan(kind, guild, channel, players, speed, public.language, at)

    def _game(self, kind: str, speed: str) -> AnyGame:
        """A game that a night may be for, at a speed there is. Raises ``Refusal``."""
        if kind not in self._desk.tables.games or speed not in SPEEDS:
            raise Refusal("why-unknown-button")
        return self._desk.tables.games[kind]

    async def _demand_leave(self, interaction: discord.Interaction[Any]) -> None:
        """Raises ``Refusal`` where whoever asks may plan no night, or the bot lacks what one needs."""
        guild, _ = _place(interaction)
        in_thread = isinstance(interaction.channel, discord.Thread)
        text = await self._desk.words(interaction)
        if missing := lacking(text, interaction.app_permissions, needed(thread=in_thread)):
            raise Refusal("why-permissions", permissions=missing)
        await demand_permit(self._desk.tables, interaction, guild, interaction.channel)
        demand_writer(interaction, guild, interaction.channel_id)
        if await self._desk.tables.guilds.blocked(guild, [interaction.user.id]):
            raise Refusal("why-blocked")

    async def _event_note(self, interaction: discord.Interaction[Any]) -> str:
        """What whoever plans a night here is told of its event: who will see it, or why there is none."""
        text, guild = await self._desk.words(interaction), interaction.guild
        here = None if guild is None else guild.get_channel_or_thread(interaction.channel_id or 0)
        if not is_public(here):
            return text("night-event-hidden")
        if self._messages.lacks_event(guild):
            return text("night-no-event", permissions=text("permission", name=EVENT))
        return text("night-event-public")

    # -- presses -----------------------------------------------------------------------------------------------

    async def press(self, interaction: discord.Interaction[Any], number: int, action: str) -> None:
        """Say whether one comes, or call a night off. Who does not see its place is told of no night."""
        night = await self._store.get(number)
        if night is None or not may_see(interaction, night.plan.guild, night.plan.channel):
            raise Refusal("why-night-over")
        if night.status != "planned":
            await self._redraw(interaction, night)
            return
        user = interaction.user
        match action:
            case "come" | "stay":
                if action == "come" and await self._desk.tables.guilds.blocked(night.plan.guild, [user.id]):
                    raise Refusal("why-blocked")
                guest = Guest(user.id, user.display_name, comes=action == "come")
                if any(each.user == user.id and each.comes == guest.comes for each in night.guests):
                    text = await self._desk.words(interaction)
                    await say(interaction, text("night-known", comes="yes" if guest.comes else "no"))
                    return
                await self._redraw(interaction, await self._store.answer(number, guest) or night)
            case "seek":
                await player_calls.for_night(self._desk, interaction, night)
            case "keep":
                await self._desk.turn(interaction, Face((await self._desk.voice(interaction)).nights.kept()))
            case "off" | "sure":
                if not _hosts(night, user.id) and not manages_events(interaction, night.plan.guild, night.plan.channel):
                    raise Refusal("why-night-not-yours")
                if action == "off":
                    faces = (await self._desk.voice(interaction)).nights
                    told = is_writer(interaction, night.plan.guild, night.plan.channel)
                    await tell(interaction, view=faces.calling_off(night, user.id, told=told))
                else:
                    await self._call_off(interaction, night)
            case _:
                raise Refusal("why-unknown-button")

    async def _redraw(self, interaction: discord.Interaction[Any], night: Night) -> None:
        live = None if night.table is None else await self._desk.tables.get(night.table)
        if interaction.message is not None and interaction.message.id == night.message:
            await redraw(interaction, self._messages.layout(night, live))
        else:
            await acknowledge(interaction)
            await self._messages.show(night, live)

    async def _call_off(self, interaction: discord.Interaction[Any], night: Night) -> None:
        """Call a night off for whoever has confirmed it, and tell those who come if they may write there."""
        off, user = await self._store.settle(night.id, "off"), interaction.user
        if off is None:
            raise Refusal("why-night-over")
        await self._desk.turn(interaction, Face((await self._desk.voice(interaction)).nights.called_off()))
        by = Guest(user.id, user.display_name, comes=False)
        await self._messages.show(off, off_by=by.name)
        if is_writer(interaction, off.plan.guild, off.plan.channel):
            await self._messages.call_off(await self._seeing(off), by)
        await self._messages.end_event(off)
        self.keeper.wake()

    async def forget(self, guild: int, by: Guest) -> None:
        """Call off all that is planned in a server that is forgotten, and take its events out of the list."""
        for night in await self._store.planned(guild):
            off = await self._store.settle(night.id, "off")
            if off is not None:
                await self._messages.show(off, off_by=by.name)
                await self._messages.call_off(await self._seeing(off), by)
        for night in await self._store.with_events(guild):
            await self._take_event(night)

    async def show_all(self, interaction: discord.Interaction[Any]) -> None:
        """Show what is planned in the channels of this server that the asker sees."""
        guild, _ = _place(interaction)
        seen = set(seen_from(interaction))
        planned = [night for night in await self._store.planned(guild) if night.plan.channel in seen]
        if not planned:
            raise Refusal("why-no-night")
        await tell(interaction, view=(await self._desk.voice(interaction)).nights.listed(planned))

    def drop_heard(self, user: int) -> None:
        """Take up nothing more of somebody's interest in events that was heard so far."""
        for heard in self._heard.values():
            heard.pop(user, None)

    async def naming(self, user: int) -> list[int]:
        """The nights whose messages or events name somebody."""
        return [night.id for night in await self._store.of(user)]

    async def show(self, numbers: Sequence[int]) -> None:
        """Bring the messages and events of nights up to date."""
        for number in numbers:
            night = await self._store.get(number)
            if night is None:
                continue
            if night.status == "planned":
                await self._messages.show(night)
            if night.host is None:
                await self._messages.describe_event(night)

    # -- what Discord says of events -----------------------------------------------------------------------------

    def listen(self, client: discord.Client) -> None:
        """Hear who is interested in events: discord.py passes over people whom it does not know, and that is most."""
        parsers = client._connection.parsers
        for word, comes in (("ADD", True), ("REMOVE", False)):
            name = f"GUILD_SCHEDULED_EVENT_USER_{word}"

            def hear(data: Any, parse: Any = parsers[name], comes: bool = comes) -> None:
                parse(data)
                event, guild, user = (int(data[key]) for key in ("guild_scheduled_event_id", "guild_id", "user_id"))
                self._hear(event, guild, user, comes=comes)

            parsers[name] = hear

    def _hear(self, event: int, guild: int, user: int, *, comes: bool) -> None:
        """Take up somebody's interest in an event now, or with what else is heard of it within a pause."""
        if event in self._heard:
            self._heard[event][user] = comes
            return
        self._heard[event] = {user: comes}
        task = background.start(self._hear_out(event, guild), "interest")
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _hear_out(self, event: int, guild: int) -> None:
        try:
            while heard := self._heard[event]:
                await self._interest(event, guild, heard)
                await asyncio.sleep(INTEREST_PAUSE)
        finally:
            del self._heard[event]

    async def _interest(self, event: int, guild: int, heard: dict[int, bool]) -> None:
        """Keep who is interested in an event, by person, and show it once. Takes out what it has taken up."""
        night = before = await self._store.of_event(event)
        if night is None or night.status != "planned" or night.plan.guild != guild:
            heard.clear()
            return
        for user, comes in list(heard.items()):
            came = any(guest.user == user for guest in night.coming)
            guest = await self._guest(night, user) if comes and not came else None
            if heard.get(user) is not comes:
                continue  # dropped meanwhile, or they have said otherwise
            del heard[user]
            if guest is not None:
                night = await self._store.answer(night.id, guest) or night
            elif came and not comes:
                night = await self._store.decline(night.id, user) or night
        if night != before:
            await self._messages.show(night)

    async def _guest(self, night: Night, user: int) -> Guest | None:
        """Somebody whom an event interests, if they see the place of its night and may play there."""
        member = None
        try:
            place = await find_place(self._desk.client, night.plan.guild, night.plan.channel)
            member = None if place is None else await watcher(place, user)
        except Exception as error:
            _demand_fault(error)
            log.warning("nobody knows whether %s sees the place of game night %s: %r", user, night.id, error)
        if member is None or member.bot or await self._desk.tables.guilds.blocked(night.plan.guild, [user]):
            return None
        return Guest(user, member.display_name, comes=True)

    # -- who sees the place ------------------------------------------------------------------------------------------

    async def places_changed(self, guild: int, channel: int | None = None) -> None:
        """Who sees what has changed in a server, or in one of its channels with its threads: nights follow."""
        for night in await self._store.planned(guild):
            try:
                place = await find_place(self._desk.client, guild, night.plan.channel)
                if channel in (None, night.plan.channel, getattr(place, "parent_id", None)):
                    await self._hide(night, place)
            except Exception as error:
                _demand_fault(error)
                log.warning("nobody knows who sees the place of game night %s: %r", night.id, error)

    async def _hide(self, night: Night, place: Place | None) -> Night:
        """A night without an event that shows more people than see its place, and without guests who do not see it.

        Raises what fails: nobody gets a seat of whom it is not known.
        """
        now = night
        if night.event is not None and not is_public(place) and await self._take_event(night):
            now = replace(now, event=None)
        welcome = 0
        for guest in night.coming:
            if welcome == MENTIONED:
                break  # as many as are called, and more than any table seats
            if place is not None and await watcher(place, guest.user):
                welcome += 1
            else:
                now = await self._store.decline(night.id, guest.user) or now
        if now != night:
            await self._messages.show(now)
        return now

    async def _seeing(self, night: Night) -> Night:
        """A night with those guests alone who see its place: a call would bring others into a private thread."""
        try:
            place = await find_place(self._desk.client, night.plan.guild, night.plan.channel)
            seeing = await who_sees(place, [guest.user for guest in night.coming], MENTIONED)
        except Exception as error:
            _demand_fault(error)
            log.warning("nobody is told of game night %s, since it is not known who sees it: %r", night.id, error)
            seeing = []
        return replace(night, guests=tuple(guest for guest in night.coming if guest.user in seeing))

    async def _take_event(self, night: Night) -> bool:
        """Take an event out of the server's list: its night goes on without. False if that failed for now."""
        await self._store.announced(night.id, None)  # what is deleted by us calls off nothing
        taken = await self._messages.take_event(night)
        if not taken:
            await self._store.announced(night.id, night.event)
        return taken

    async def event_changed(self, event: discord.ScheduledEvent) -> None:
        """An event is another than it was: its night follows."""
        night = await self._store.of_event(event.id)
        if night is not None and night.status == "planned":
            await self._follow(night, event)

    async def event_gone(self, event: int) -> None:
        """An event was deleted: its night does not take place."""
        night = await self._store.of_event(event)
        if night is not None and night.status == "planned":
            await self._off(night)

    async def recover(self) -> None:
        """Follow what was changed in Discord while the bot did not run."""
        for night in await self._store.with_events():
            guild = self._desk.client.get_guild(night.plan.guild)
            if guild is None or night.event is None:
                continue
            event = guild.get_scheduled_event(night.event)
            if event is None:
                await self._off(night)
            elif await self._follow(night, event) is not None:
                await self.places_changed(night.plan.guild, night.plan.channel)

    async def _follow(self, night: Night, event: discord.ScheduledEvent) -> Night | None:
        """A night as its event has it; ``None`` if it does not take place."""
        if event.status is discord.EventStatus.cancelled:
            await self._off(night)
            return None
        if event.status is discord.EventStatus.scheduled and when_changed(event, night.plan.at):
            moved = await self.keeper.move(night, event.start_time)
            if moved is not None:
                await self._messages.show(moved)
                return moved
        return night

    async def _off(self, night: Night) -> None:
        off = await self._store.settle(night.id, "off")
        if off is not None:
            await self._messages.show(off)
            await self._messages.call_off(await self._seeing(off), None)

    # -- when the hour comes ----------------------------------------------------------------------------------------

    async def _look(self, night: Night) -> Night | None:
        """A night as Discord has its event now, with those who are interested there and without those who do not see
        its place. Events are an addition: if they cannot be asked, what is known counts. ``None`` if it is called
        off, or if nobody can tell now who sees its place.
        """
        try:
            place = await find_place(self._desk.client, night.plan.guild, night.plan.channel)
            now = await self._asked(night, place)
            return None if now is None else await self._hide(now, place)
        except Exception as error:
            _demand_fault(error)
            log.warning("nobody knows who sees the place of game night %s: %r", night.id, error)
            return None

    async def _asked(self, night: Night, place: Place | None) -> Night | None:
        """A night as its event has it, with those who are interested there."""
        if night.event is None or not is_public(place):
            return night
        try:
            event = await self._messages.event_of(night)
            if event is None:
                await self._off(night)
                return None
            followed = await self._follow(night, event)
            if followed is None:
                return None
            # Whether they see the place is asked of all who come at once.
            followed = await self._store.welcome(night.id, await self._messages.interested(event)) or followed
        except Exception as error:
            _demand_fault(error)
            log.warning("the event of game night %s cannot be asked for: %r", night.id, error)
            return night
        if followed.guests != night.guests:
            await self._messages.show(followed)
        return followed

    async def _open(self, night: Night) -> bool:
        """Open the lobby of a night with those who come. Whoever may not sit down is left out."""
        desk, plan = self._desk, night.plan
        try:
            place = await find_place(desk.client, plan.guild, plan.channel)
        except Exception as error:
            _demand_fault(error)
            log.warning("nobody knows the place of game night %s: %r", night.id, error)
            return False
        if place is not None and not stands_in(await desk.tables.guilds.settings(plan.guild), place):
            await self._not_here(night)
            return True
        game = desk.tables.games.get(plan.kind)
        if game is None:
            await self._settle(night, "missed")
            return True
        coming = night.coming[:MENTIONED]  # who was asked whether they see the place
        blocked = await desk.tables.guilds.blocked(plan.guild, [guest.user for guest in coming])
        welcome = [
            guest
            for guest in coming
            if guest.user not in blocked and await may_sit_down(desk.tables, guest.user, plan.speed)
        ][: plan.size]
        if not welcome:
            await self._settle(night, "empty")
            return True
        host = next((guest for guest in welcome if guest.hosts), welcome[0])
        others = [guest for guest in welcome if guest is not host]
        lobby = replace(
            lobbies.open_lobby(game, host.user, host.name, plan.size),
            chairs=tuple(Chair(guest.name, guest.user) for guest in (host, *others)),
            speed=plan.speed,
            language=plan.language,
        )
        try:
            await desk.tables.open_night(night, lobby, around=around(place))
        except NoRoomError:
            await self._settle(night, "full")
        except (StaleTableError, BlockedError) as error:
            log.info("game night %s cannot be opened now: %s", night.id, error)
            return False
        return True

    async def _not_here(self, night: Night) -> None:
        """Call a night off because tables may no longer be opened in its place, and tell those who come."""
        off = await self._store.settle(night.id, "off")
        if off is not None:
            await self._messages.not_here(night)
            await self._missed(off)

    async def _tell(self, night: Night) -> bool:
        """Show the table that was opened, and call those who come to it."""
        live = None if night.table is None else await self._desk.tables.get(night.table)
        if live is None:
            return True
        if live.message is None and not live.over and not await self._post(live):
            return False
        if not await self._messages.tell(night, live):
            return False
        await self._messages.show(night, live)
        await self._messages.begin_event(night, live)
        return True

    async def _post(self, live: LiveTable) -> bool:
        if await self._desk.boards.post(live):
            return True
        self._desk.retry.after(live.id)
        return False

    async def _missed(self, night: Night) -> bool:
        await self._messages.show(night)
        await self._messages.end_event(night)
        return True

    async def _settle(self, night: Night, status: NightStatus) -> None:
        settled = await self._store.settle(night.id, status)
        if settled is not None:
            await self._missed(settled)


def _hosts(night: Night, user: int) -> bool:
    return night.host is not None and night.host.user == user


def _demand_fault(error: Exception) -> None:
    """Raises what is neither a refusal of Discord nor a fault of the line, but a mistake of ours."""
    if not isinstance(error, discord.HTTPException) and not is_fault(error):
        raise error


def _place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """The server and channel of a command. Raises ``Refusal`` outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("why-server-only")
    return interaction.guild_id, interaction.channel_id
