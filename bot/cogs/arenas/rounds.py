"""Run arenas: in each round players get tables, and the message is updated.

Everything about an arena is in the database, so that a round continues where the last one ended, whichever process made
it and however it ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord
from discord.utils import utcnow

from bot.cogs.arenas.message import GRACE, ArenaMessages
from bot.cogs.arenas.pairing import ABSENCE, PATIENCE, Waiting, tables_for
from bot.core.errors import log_failures, nonce
from bot.core.permissions import IN_THREADS, around, may_post, stands_in
from bot.core.player_names import ai_name
from bot.core.visibility import find_place, is_gone, open_thread, who_sees
from bot.tables.leave_penalty import may_sit_down
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import SUBSTITUTE, Refusal
from engine.lobby import Lobby
from host import background
from host.live import TableSession, has_begun
from host.periodic import PeriodicTask
from host.ratings import RATER
from host.slots import Slots
from storage.arenas import Arena, Entrant, SeatedTable
from storage.errors import BlockedError, StoreError

log = logging.getLogger(__name__)

EVERY: Final = 10.0
"""Seconds between two rounds: players who become free meanwhile meet, and the message is edited once. Without an arena
no round is scheduled: opening one wakes it.
"""
AT_ONCE: Final = 8
"""Tables opened in parallel in a server: other users' clicks are handled in between."""
READ_AT_ONCE: Final = 32
"""Arenas whose players are read and paired in parallel, which waits for nothing but the database."""


class ArenaRounds:
    def __init__(self, services: Services) -> None:
        self._rounds = PeriodicTask("arenas", self.look)
        self.messages = ArenaMessages(services)
        self._services = services
        self._client = services.client
        self._tables = services.tables
        self._arenas = services.tables.store.arenas
        self._opening = Slots(AT_ONCE)
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._tended: set[int] = set()
        self._seating: set[int] = set()
        self._errands: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._rounds.start()

    def wake(self) -> None:
        self._rounds.wake()

    async def stop(self) -> None:
        """Stop once the tables being made are finished."""
        await self._rounds.stop()
        while self._errands:
            await asyncio.wait(set(self._errands))

    async def look(self) -> float | None:
        """Begin a round, and return the seconds until the next one.

        An arena whose last round still waits for Discord has none, and holds up no other.
        """
        busy = set(self._tended)  # before reading: what their rounds store then counts
        running = await self._arenas.running()
        for arena in running:
            hosted = arena.kind in self._tables.games
            if utcnow() >= arena.ends + GRACE and (not hosted or self._services.uptime.is_out_of(arena.guild)):
                await self._arenas.close(arena.id)  # nobody there reads its result, or it can't be shown
            elif arena.id not in busy and hosted and self._services.uptime.here(arena.guild):
                self._tended.add(arena.id)
                self._run_later(self._run_round(arena), "round of an arena")
        return EVERY if running else None

    async def _run_round(self, arena: Arena) -> None:
        try:
            async with self._reading:
                running = [] if self._rounds.stopping else await self._pair(arena)
            if not self._rounds.stopping:
                await self._tell(arena, running)
        except StoreError as error:
            log.warning("arena round postponed: arena=%s error=%s", arena.id, error)
        except (Exception, SystemExit):  # a third-party game may call sys.exit
            log.exception("arena round failed: arena=%s", arena.id)
        finally:
            self._tended.discard(arena.id)

    async def _pair(self, arena: Arena) -> list[SeatedTable]:
        """Settle finished tables, pair players, and return the other tables."""
        running = list[SeatedTable]()
        for table in await self._arenas.tables(arena.id):
            if table.status in {"over", "closed"}:
                await self._arenas.settle(arena.id, table.id)
            else:
                running.append(table)
        if utcnow() < arena.ends:
            await self._match(arena)
        return running

    async def _tell(self, arena: Arena, running: Sequence[SeatedTable]) -> None:
        """Do what waits for Discord."""
        self.messages.listen(arena.channel)
        for table in running:
            if table.status == "lobby" or not table.shown:
                await self._take_up(arena, table.id)
            else:
                await self._end_lost(arena, table.id)
        with log_failures(log.warning, "arena message update failed: arena=%s", arena.id):
            await self.messages.show(arena)

    async def _end_lost(self, arena: Arena, table: int) -> None:
        """End a game whose thread was deleted: no deadline fires there."""
        live = await self._tables.get_readable(table)
        with log_failures(log.warning, "arena thread lookup failed: table=%s", table), suppress(Refusal):  # it is over
            if live is not None and not live.over and await is_gone(self._client, arena.guild, live.channel):
                await self._tables.end(live)

    async def _match(self, arena: Arena) -> None:
        free = list[Entrant]()
        for each in await self._arenas.waiting(arena.id):
            if each.user in self._seating or each.waiting is None:
                continue
            if utcnow() - each.waiting > ABSENCE:
                await self._arenas.leave(arena.id, each.user)  # without a word or a cost: they may be asleep
            else:
                free.append(each)
        known = await self._arenas.strengths(arena, [each.user for each in free])
        waiting = [
            Waiting(each.user, each.waiting, known.get(each.user, RATER.beginner).mu)
            for each in free
            if each.waiting is not None and each.user not in self._seating  # by another arena meanwhile
        ]
        by_id = {each.user: each for each in free}
        for table in tables_for(waiting, arena.size, utcnow(), PATIENCE):
            people = [by_id[each.user] for each in table]
            self._seating |= {each.user for each in people}
            self._run_later(self._seat(arena, people), "table of an arena")

    async def _seat(self, arena: Arena, people: Sequence[Entrant]) -> None:
        """Make a table for players; if that fails, they keep waiting."""
        try:
            with log_failures(log.warning, "arena table creation failed: arena=%s", arena.id):
                async with self._opening.of(arena.guild):
                    live = None if self._rounds.stopping else await self._open(arena, people)
                    if live is not None:
                        await self._begin(arena, live)
        except BlockedError as error:
            await self._arenas.leave(arena.id, error.user)
        except StoreError as error:
            log.info("arena table refused: arena=%s reason=%s", arena.id, error)
        finally:
            self._seating -= {each.user for each in people}

    async def _open(self, arena: Arena, people: Sequence[Entrant]) -> TableSession | None:
        async with self._tables.all_sitting(each.user for each in people):
            near = around(self._client.get_channel(arena.channel))
            # First: a full server must not have Discord asked about everyone in each round.
            await self._tables.store.guilds.require_room(arena.guild, {arena.channel, *near})
            # A player who can't see the arena any more gets no seat: it would show them the table.
            found = await find_place(self._client, arena.guild, arena.channel)
            if found is None or not may_post(found):
                return None  # hidden from the bot, perhaps only for a moment
            if not stands_in(await self._tables.store.guilds.settings(arena.guild), found):
                await self._arenas.end(arena.guild, arena.channel)
                return None
            seeing = await who_sees(found, [each.user for each in people])
            busy = [
                each
                for each in people
                if each.user not in seeing or not await may_sit_down(self._tables, each.user, arena.speed)
            ]
            for each in busy:
                await self._arenas.leave(arena.id, each.user)  # they learn the reason when they join again
            seated = [each for each in people if each not in busy]
            if not seated:
                return None
            lobby = await self._lobby(arena, seated)
            return await self._tables.open_full(lobby, arena.guild, arena.channel, arena.id, around=near)

    async def _lobby(self, arena: Arena, people: Sequence[Entrant]) -> Lobby:
        game, (first, *others) = self._tables.games[arena.kind], people
        language = (await self._services.languages.server(arena.guild)).language
        lobby = lobbies.open_lobby(game, first.user, first.name, arena.size)
        lobby = replace(lobby, speed=arena.speed, language=language, clocked=True)
        for each in others:
            lobby = lobbies.join(lobby, each.user, each.name)
        while len(lobby.chairs) < arena.size:
            lobby = lobbies.add_ai(
                lobby,
                first.user,
                game,
                SUBSTITUTE,
                ai_name(self._services.languages.localizations.of(lobby.language).texts, lobby),
            )
        return lobby

    async def _place(self, arena: Arena, channel: Any) -> int:
        """Return a new thread if possible, else the channel of the arena itself."""
        if isinstance(channel, discord.TextChannel):
            may = channel.permissions_for(channel.guild.me)
            if may.create_public_threads and getattr(may, IN_THREADS):
                text = (await self._services.languages.server(arena.guild)).texts
                name = text("arena-thread", game=text(f"game-{arena.kind}"), when=utcnow().strftime("%H:%M"))
                with log_failures(log.warning, "arena thread creation failed: arena=%s", arena.id):
                    return (await open_thread(channel, name)).id
        return arena.channel

    async def _begin(self, arena: Arena, live: TableSession) -> None:
        """Begin the game of a new table, then show it to its players.

        Closes a table that too many have left meanwhile: the others wait for the next one.
        """
        # Before anything that waits for Discord: who leaves leaves a game, and costs the others no thread and no ping.
        try:
            await self._tables.start(live, live.lobby.host)
        except Refusal:
            if not (live.over or has_begun(live)):
                await self._tables.end(live, "cancelled")
            return
        for user in live.present:
            if not self._services.rate_limiter.may_open(user):
                await self._arenas.leave(arena.id, user)
        place = await self._place(arena, self._client.get_channel(arena.channel))
        if live.message is None:  # else a player's command has shown it
            await self._tables.place(live, place, None)
        self.messages.heard(arena.channel)  # a new thread is announced in its channel, and so is a table
        await self._call_players(arena, live)
        await self._services.updater.update(live)
        self._services.background.later(self._services.updater.send_hands(live.id))

    async def _call_players(self, arena: Arena, live: TableSession) -> None:
        """Ping players to their table, in its own channel, if they want to be pinged."""
        wanted = [user for user in live.present if await self._services.tables.store.presence.pings(user) != "never"]
        if not wanted:
            return
        text = self._services.languages.at(live).texts
        said = text("arena-seated", people=" ".join(f"<@{user}>" for user in wanted))
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in wanted])
        place = self._client.get_partial_messageable(live.channel, guild_id=live.guild)
        # Without this ping the game begins all the same, and pings its first player.
        with log_failures(log.warning, "arena ping failed: table=%s arena=%s", live.id, arena.id):
            await place.send(said, allowed_mentions=mentions, nonce=nonce("arena", arena.id, live.id))
            for user in wanted:
                self._services.pings.saw(user)

    async def _take_up(self, arena: Arena, table: int) -> None:
        """Begin and show a table's game after a failure or restart."""
        live = await self._tables.get_readable(table)
        if live is None or live.over or self._seating & set(live.present):
            return
        people = set(live.present)
        self._seating |= people
        try:
            if has_begun(live):
                if live.message is None:
                    await self._services.updater.update(live)
                return
            await self._begin(arena, live)
        finally:
            self._seating -= people

    def _run_later(self, errand: Coroutine[Any, Any, None], name: str) -> None:
        background.start(errand, name, among=self._errands)
