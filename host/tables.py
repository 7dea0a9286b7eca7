"""Open, change and close tables, without knowing Discord."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from engine import lobby as lobbies
from engine.fair import SEED_BYTES, new_seed
from engine.game import SUBSTITUTE, AnyGame, Refusal
from engine.lobby import Lobby
from engine.table import Journal, Table, Thinker, think
from host.live import TableSession, has_begun, people_on, require_lobby
from host.retry import carry_through, until_stored
from host.seats import Seats, hurry
from host.table_cache import KEPT, TableCache
from host.usage_limits import UNBOUNDED, UsageLimits
from storage.nights import Night
from storage.presence import Ballot, Vote
from storage.rows import WhyClosed
from storage.store import Store
from storage.tables import LobbyStep

Seeds: TypeAlias = Callable[[int], str]
"""Returns the seed of a table's game."""


REMOVED_AT_ONCE: Final = 25
"""Finished games removed per transaction: others write in between."""


def secret_seed(_table: int) -> str:
    """Return a seed that no one can predict."""
    return new_seed()


def repeatable_seeds(word: str) -> Seeds:
    """Return seeds derived from a word and the table id, for demos and tests."""
    return lambda table: hashlib.sha256(f"{word}/{table}".encode()).hexdigest()[: 2 * SEED_BYTES]


class Tables(TableCache):
    """All tables; every change is stored before the method returns."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        seeds: Seeds = secret_seed,
        kept: int = KEPT,
        journal: Journal | None = None,
        think: Thinker = think,
        bounds: UsageLimits = UNBOUNDED,
        keep_finished: timedelta | None = None,
    ) -> None:
        """Set up as for ``TableCache``.

        ``keep_finished``: how long finished games are kept; ``None`` is forever.
        """
        super().__init__(store, games, kept=kept, journal=journal or store, think=think)
        self.seats = Seats(store)
        self._seeds = seeds
        self._bounds = bounds
        self._keep_finished = keep_finished
        self._sitting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def sitting(self, user: int) -> asyncio.Lock:
        """Return a lock to hold while a user sits down; take it before a table's."""
        return self._sitting.setdefault(user, asyncio.Lock())

    @asynccontextmanager
    async def all_sitting(self, users: Iterable[int]) -> AsyncIterator[None]:
        """Hold the locks of several users, in a fixed order to avoid deadlocks."""
        async with AsyncExitStack() as held:
            for user in sorted(set(users)):
                await held.enter_async_context(self.sitting(user))
            yield

    async def sits_at(self, user: int, speeds: Collection[str], besides: int | None = None) -> bool:
        """Return whether a user has, or left, a seat at an open table of these speeds."""
        rows = [*await self.store.tables_of(user), *await self.store.tables_left(user)]
        return any(row.lobby.speed in speeds for row in rows if row.id != besides)

    async def open(
        self,
        game: AnyGame,
        guild: int | None,
        channel: int,
        host: int,
        name: str,
        size: int | None = None,
        speed: str = lobbies.DEFAULT_SPEED,
        *,
        language: str = "",
        around: Collection[int] = (),
    ) -> TableSession:
        """Return a new lobby with its host seated.

        The caller has checked ``require_room``. ``around``: channels that count as one with this, such as its threads.
        Raises ``Refusal`` for a size that the game doesn't support, and what the store refuses: ``NoRoomError``,
        ``BlockedError``.
        """
        lobby = replace(lobbies.open_lobby(game, host, name, size), speed=speed, language=language)
        lobby = await self._as_settled(lobby, guild)
        table_id = await self.store.create_lobby(lobby, guild_id=guild, channel_id=channel, around=around)
        return await self.require(table_id)

    async def open_night(self, night: Night, lobby: Lobby, *, around: Collection[int] = ()) -> TableSession:
        """Return the lobby of a game night that begins, once.

        ``StaleTableError`` if it was opened before or no one is going.
        """
        plan = night.plan
        lobby = await self._as_settled(lobby, plan.guild)
        table_id = await self.store.create_lobby(
            lobby, guild_id=plan.guild, channel_id=plan.channel, around=around, night=night.id
        )
        return await self.require(table_id)

    async def open_full(
        self, lobby: Lobby, guild: int, channel: int, arena: int, *, around: Collection[int] = ()
    ) -> TableSession:
        """Return a lobby filled with waiting players of an arena."""
        lobby = await self._as_settled(lobby, guild)
        table_id = await self.store.create_lobby(lobby, guild_id=guild, channel_id=channel, around=around, arena=arena)
        return await self.require(table_id)

    async def _as_settled(self, lobby: Lobby, guild: int | None) -> Lobby:
        """Return the lobby limited to the help and AI levels the server allows."""
        return (await self._limits(guild))(lobby)

    async def _limits(self, guild: int | None) -> Callable[[Lobby], Lobby]:
        if guild is None:
            return lambda lobby: lobby
        settings = await self.store.guilds.settings(guild)

        def limit(lobby: Lobby) -> Lobby:
            levels = self.games[lobby.kind].levels
            return lobbies.limit_levels(lobbies.limit_help(lobby, settings.help), levels, settings.levels)

        return limit

    async def require_room(self, user: int, guild: int | None = None) -> None:
        """Raise ``Refusal`` if a user has too many seats, or lobbies in a server."""
        if await self.store.listing.count_of(user) >= self._bounds.tables:
            raise Refusal("why-many-tables", most=self._bounds.tables)
        if guild is not None and await self.store.listing.count_lobbies(user, guild) >= self._bounds.lobbies:
            raise Refusal("why-many-lobbies", most=self._bounds.lobbies)

    async def change(self, live: TableSession, step: LobbyStep) -> None:
        """Apply a pure step to a lobby; close it if no users are left."""
        async with live.change():
            require_lobby(live)
            live.lobby, status = await self.store.change_lobby(live.id, step)
            if status == "closed":
                live.closed, live.why_closed = True, "cancelled"

    async def cancel(self, live: TableSession, user: int) -> None:
        """Close a lobby."""

        def close(lobby: Lobby) -> None:
            lobbies.require_host(lobby, user)

        await self.change(live, close)

    async def start(self, live: TableSession, user: int) -> None:
        """Begin the game."""
        async with live.change():
            require_lobby(live)
            chairs, options = lobbies.ready(live.lobby, user, live.game)
            seed = self._seeds(live.id)
            await self.store.begin(
                live.id,
                rules_version=live.game.rules_version,
                options=options.model_dump(),
                chairs=chairs,
                seed=seed,
                lobby=live.lobby,
            )
            table = Table(live.id, live.game, options, chairs, seed, self._journal, think=self._think)
            await table.start()
            live.table = table

    async def play_on(self, live: TableSession) -> None:
        """Let AI seats play that were held up."""
        if not has_begun(live) or live.over or live.table.rules_version != live.game.rules_version:
            return
        if live.table.held_up:
            await live.table.play_on()

    async def leave(self, live: TableSession, user: int, *, counts: bool = False) -> None:
        """Give up a seat: it becomes free in a lobby, or an AI's in a game.

        A lobby that its last user leaves is closed. ``counts``: it is voluntary, and others play there.
        """
        if has_begun(live):
            await self.seats.give_up(live, user, counts=counts)
        else:
            await self.change(live, lambda lobby: lobbies.leave(lobby, user))

    async def update_settings(self, live: TableSession, step: Callable[[Lobby], Lobby]) -> None:
        """Change host, speed, language or quiet hours, also during a game."""
        async with live.change():
            if live.over:
                raise Refusal("why-closed")
            live.lobby = await self.store.change_manners(live.id, step)

    async def set_speed(self, live: TableSession, user: int, speed: str) -> None:
        def step(lobby: Lobby) -> Lobby:
            if not has_begun(live):
                return lobbies.set_first_speed(lobby, user, speed)
            changed = lobbies.set_speed(lobby, user, speed)
            if speed == "none" and lobby.speed != "none" and people_on(live.chairs) - {user}:
                raise Refusal("why-speed-none")  # the others could wait forever, or leave, which counts
            if not lobbies.is_sooner(speed, lobby.speed):
                return changed
            return replace(changed, hurried=hurry(live, user))

        await self.update_settings(live, step)

    async def vote(self, live: TableSession, step: Ballot) -> Vote:
        """Apply a pure step to the vote; if it ends the game, close the table."""
        async with live.change():
            vote = await self.store.vote(live.id, step)
            live.proposal = vote.open
            if vote.carried is not None and vote.carried.kind == "end":
                live.closed, live.why_closed = True, "ended"
            return vote

    async def end(self, live: TableSession, why: WhyClosed = "ended") -> None:
        async with live.change():
            if live.over:
                raise Refusal("why-closed" if live.closed else "why-over")
            await self._close(live, why)

    async def reopen(
        self,
        live: TableSession,
        user: int = lobbies.NO_USER,
        *,
        around: Collection[int] = (),
        without: Collection[int] = (),
    ) -> None:
        """Reopen a closed table, whatever the reason was, and make some users leave it.

        The caller checks permissions. AI seats play on until a human must decide, and take over for users blocked
        meanwhile. A lobby gets the help and the AI levels that the server allows. Raises ``Refusal`` if no other
        user has a seat, and ``NoRoomError`` at the limit of open tables.
        """
        # Another process may have changed it: closed tables get no notifications.
        await self._refresh(live)
        async with live.change():
            if not live.closed:
                raise Refusal("why-not-closed")
            people = people_on(live.chairs)
            if people <= {*without, *await self.store.guilds.blocked(live.guild, people)}:
                raise Refusal("why-reopen-empty")
            await carry_through(
                partial(self._open_again, live.id, around), partial(self._is_open, live.id), "reopening"
            )
            # A user may have been deleted until now. A user at an open table isn't.
            await until_stored(partial(self._refresh_held, live), "reopened table")
            self._keep(live)  # the deletion has dropped it
            if has_begun(live) and live.table.rules_version == live.game.rules_version:
                await live.table.resume()
            if has_begun(live):
                hurried = hurry(live, user)
                # It is open by now: nobody has agreed to its speed.
                change = partial(self.store.change_manners, live.id, lambda lobby: replace(lobby, hurried=hurried))
                live.lobby = await until_stored(change, "reopened table")
        # It is open by now: whoever may not sit there must go, even if the store refuses that at first.
        await until_stored(partial(self._sort_out, live, without), "reopened table")

    async def _open_again(self, table: int, around: Collection[int]) -> Literal[True]:
        await self.store.reopen(table, around)
        return True

    async def _is_open(self, table: int) -> Literal[True] | None:
        row = await self.store.table(table)
        return None if row is None or row.status == "closed" else True

    async def _sort_out(self, live: TableSession, without: Collection[int]) -> None:
        if not has_begun(live) and not live.over:
            await self.change(live, await self._limits(live.guild))
        blocked = await self.store.guilds.blocked(live.guild, live.present)
        for leaver in {*blocked, *without}.intersection(live.present):
            await self.leave(live, leaver)
        await self._fill_forgotten(live)

    async def _fill_forgotten(self, live: TableSession) -> None:
        """Free the seats of deleted users, or give them to AI, and find a host."""
        seats = [seat for seat, chair in enumerate(live.chairs) if chair.forgotten]
        if seats and not live.over and not has_begun(live):
            await self.change(live, lobbies.drop_forgotten)
        for seat in seats:
            if has_begun(live) and not live.over:
                await self.seats.change_player(live, seat, replace(live.chairs[seat], level=SUBSTITUTE, given_up=True))
        people = [chair.user for chair in live.chairs if chair.user is not None]
        if live.lobby.host == lobbies.NO_USER and people and not live.over:
            await self.update_settings(live, lambda lobby: lobbies.pass_host(lobby, lobbies.NO_USER, people[0], people))

    async def _close(self, live: TableSession, why: WhyClosed) -> None:
        await self.store.close_table(live.id, why)
        live.closed, live.why_closed = True, why

    async def close_empty(self, tables: Sequence[int], user: int) -> None:
        for table_id in await self.store.close_empty(tables, user):
            self.heard(table_id)  # for callers that are reading it
            if (live := self._known.get(table_id)) is not None:
                live.closed, live.why_closed = True, "ended"

    async def close_untouched(self, live: TableSession, since: datetime) -> None:
        """Close an inactive table; ``StaleTableError`` if someone has come since then."""
        async with live.change():
            await self.store.close_table(live.id, "untouched", untouched_since=since)
            live.closed, live.why_closed = True, "untouched"

    async def remove_finished(self) -> bool:
        """Remove some expired finished games, and return whether more may remain."""
        if self._keep_finished is None:
            return False
        removed = await self.store.retention.remove(self._keep_finished, REMOVED_AT_ONCE)
        for table_id in removed:
            self.heard(table_id)  # for callers that are loading or holding it
            self._drop(table_id)
        return len(removed) == REMOVED_AT_ONCE

    async def rematch_of(self, live: TableSession) -> TableSession | None:
        """Return the newest rematch of a finished game that was not given up."""
        found = await self.store.rematch_of(live.id, live.guild)
        return None if found is None else await self.get(found)

    async def open_rematch(
        self, live: TableSession, user: int, *, around: Collection[int] = (), besides: int | None = None
    ) -> TableSession:
        """Return a lobby for the rematch of a finished game, hosted by the user.

        ``besides``: an older rematch, whose channel they can't see.
        """
        lobby = lobbies.rematch(live.lobby, live.chairs, user, live.id)
        lobby = await self._as_settled(lobby, live.guild)
        table_id = await self.store.create_lobby(
            lobby, guild_id=live.guild, channel_id=live.channel, around=around, besides=besides
        )
        return await self.require(table_id)

    async def closed_inactive(self, user: int, limit: int) -> list[TableSession]:
        found = [await self.get(table) for table in await self.store.closed_inactive(user, limit)]
        return [live for live in found if live is not None]

    async def place(self, live: TableSession, channel: int, message: int | None) -> None:
        await self.store.place(live.id, channel_id=channel, message_id=message)
        live.channel, live.message = channel, message
