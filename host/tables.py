"""The tables that are being gathered or played: found, kept while in use, changed one step at a time.

This is the part of the bot that knows games and storage, and knows no Discord. A table that nobody touches
leaves memory; the next click brings it back from its log. There is never more than one of a table in memory: as long as
anybody holds it, it is the one that everybody gets. What waits (to try again, to make a forced move) holds a table's
number and asks for the table when its time has come, so that memory holds no more tables than it should.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from engine import lobby as lobbies
from engine.fair import SEED_BYTES, new_seed
from engine.game import AnyGame, Refusal
from engine.lobby import Lobby
from engine.log import GameLog, replay
from engine.table import Chair, Journal, Table, Thinker, Told, think
from host.bounds import UNBOUNDED, Bounds
from host.live import Live, LiveGame, LiveTable, Whereabouts, demand_lobby, has_begun, people_on
from storage.guilds import Guilds
from storage.leavings import Leavings
from storage.listing import Listing
from storage.offers import Offer, Offers
from storage.presence import Ballot, Vote
from storage.rows import Status, TableRow, WhyClosed
from storage.share import Share
from storage.store import LobbyStep, Store

log = logging.getLogger(__name__)

KEPT: Final = 500
"""Tables kept in memory; the one least recently touched leaves first."""

SITTING_IN: Final = "simple"
"""The level of an AI that takes the seat of somebody who leaves. Every game has it."""


Seeds: TypeAlias = Callable[[int], str]
"""Gives the seed of a table's game."""


def secret_seed(_table: int) -> str:
    """A seed that nobody can foresee."""
    return new_seed()


def repeatable_seeds(word: str) -> Seeds:
    """Seeds that follow from a word and the table's id: for demonstrations and tests, not where people play."""
    return lambda table: hashlib.sha256(f"{word}/{table}".encode()).hexdigest()[: 2 * SEED_BYTES]


class Tables:
    """All tables there are. Every change is stored before it is returned."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        seeds: Seeds = secret_seed,
        kept: int = KEPT,
        journal: Journal | None = None,
        think: Thinker = think,
        bounds: Bounds = UNBOUNDED,
    ) -> None:
        """``games``: those that are hosted, by kind. ``journal`` keeps their logs; without one the store itself does.

        AI seats think by ``think``.
        """
        self._bounds = bounds
        self._opening = asyncio.Lock()
        """Held while a table is opened: who opens several at once shall not have more than one may have."""
        self._store = store
        self._journal: Journal = journal or store
        self._think = think
        self._seeds = seeds
        self._games = games
        self._kept = kept
        self._live: OrderedDict[int, LiveTable] = OrderedDict()
        """The tables that are kept, the one least recently touched first."""
        self._known: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        """Those, and the ones that somebody still holds."""
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._outdated: set[int] = set()
        """Tables that others have changed while they were read."""

    @property
    def leavings(self) -> Leavings:
        """Who has left games."""
        return self._store.leavings

    async def sits_at(self, user: int, speeds: Collection[str], besides: int | None = None) -> bool:
        """Whether somebody sits at an open table of one of these speeds, other than one."""
        rows = await self._store.tables_of(user)
        return any(row.lobby.speed in speeds for row in rows if row.id != besides)

    @property
    def offers(self) -> Offers:
        """The seats that are offered to somebody."""
        return self._store.offers

    @property
    def guilds(self) -> Guilds:
        """What those who run a server have decided."""
        return self._store.guilds

    @property
    def listing(self) -> Listing:
        """Open tables without what is played there, page by page."""
        return self._store.listing

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # -- finding ---------------------------------------------------------------------------------------

    async def get(self, table_id: int) -> LiveTable | None:
        """A table by its id, from memory or from storage; ``None`` if there is none of a game we host."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            live = self._known.get(table_id) or await self._load(table_id)
            if live is not None:
                self._keep(live)
        if live is not None and (live.stale or not self.owns(live)):
            await self._refresh(live)
        return live

    async def whereabouts(self, table_id: int) -> Whereabouts | None:
        """Where a table stands, without bringing it back to memory. It is to be asked again of the table that comes."""
        live = self._known.get(table_id)
        if live is not None:
            return live.whereabouts
        row = await self._store.table(table_id)
        if row is None:
            return None
        return Whereabouts(
            row.guild_id, row.channel_id, people_on(row.lobby.chairs if row.seed is None else row.chairs)
        )

    def owns(self, live: LiveTable) -> bool:
        """Whether a table belongs to this process: nobody else writes its message, calls its people, keeps its time."""
        return self._store.share.owns(live.guild)

    def heard(self, table_id: int) -> None:
        """Another process has changed a table: what is in memory is asked for again before it is used."""
        live = self._known.get(table_id)
        if live is not None:
            live.stale = True
        elif table_id in self._loading:
            self._outdated.add(table_id)

    def heard_of_all(self) -> None:
        """Any table may have been changed by other processes."""
        for live in list(self._known.values()):
            live.stale = True
        self._outdated.update(self._loading)

    async def in_channel(self, channel: int) -> list[LiveTable]:
        """The open tables of a channel, the newest last."""
        return await self._all(await self._store.tables_in_channel(channel))

    async def _all(self, rows: Sequence[TableRow]) -> list[LiveTable]:
        found = [await self.get(row.id) for row in rows]
        return [live for live in found if live is not None]

    async def _load(self, table_id: int) -> LiveTable | None:
        row = await self._store.table(table_id)
        if row is None or row.kind not in self._games:
            return None
        game = self._as_begun(row)
        live: LiveTable = Live(row.id, game, row.lobby, row.guild_id, row.channel_id, row.message_id, None)
        live.closed, live.why_closed = row.status == "closed", row.why_closed
        if row.seed is not None:
            live.table = await self._wake(row, game)
            live.proposal = await self._store.presence.proposal(row.id)
        return live

    async def _refresh(self, live: LiveTable) -> None:
        """Bring a table in memory to what another process has made of it."""
        async with live.changing:
            live.stale = False  # before we look: what is heard meanwhile counts
            row = await self._store.table(live.id)
            assert row is not None  # tables are never deleted
            live.lobby, live.calls = row.lobby, None
            live.closed, live.why_closed = row.status == "closed", row.why_closed
            if not self.owns(live):
                live.channel, live.message = row.channel_id, row.message_id
            if row.seed is None:
                return
            if live.table is None:
                live.game = self._as_begun(row)
                live.table = await self._wake(row, live.game)
            elif row.rules_version == live.game.rules_version:
                await live.table.catch_up(row.chairs, row.number)
            live.proposal = await self._store.presence.proposal(live.id)

    def _as_begun(self, row: TableRow) -> AnyGame:
        """The game of a table by the rules that it began under; today's before it begins, or where they are gone."""
        game = self._games[row.kind]
        return game if row.rules_version is None else game.under(row.rules_version) or game

    async def _wake(self, row: TableRow, game: AnyGame) -> Table:
        assert row.seed is not None  # only tables that have begun are woken
        options = game.options_type.model_validate(row.options)
        table = Table(
            row.id,
            game,
            options,
            row.chairs,
            row.seed,
            self._journal,
            think=self._think,
            rules_version=row.rules_version,
        )
        if row.status == "closed" and row.number >= 0:
            # Given up before its end: it can be looked at, and nobody plays on, AI seats neither.
            table.restore(row.snapshot, row.number)
        elif row.number < 0:
            await table.start()
        elif row.rules_version == game.rules_version:
            await table.resume()
        else:
            log.warning(
                "table %s was begun under rules %s, today's are %s", row.id, row.rules_version, game.rules_version
            )
            table.restore(row.snapshot, row.number)
        return table

    def _keep(self, live: LiveTable) -> None:
        if live.id in self._outdated:
            self._outdated.discard(live.id)
            live.stale = True
        self._known[live.id] = self._live[live.id] = live
        self._live.move_to_end(live.id)
        while len(self._live) > self._kept:
            self._live.popitem(last=False)

    def forget(self, user: int, name: str) -> None:
        """Let nothing in memory name a person who sits nowhere any more: ``name`` stands where theirs was."""
        for table_id, live in list(self._known.items()):
            live.lobby = lobbies.forget(live.lobby, user, name)
            if live.over and any(chair.user == user for chair in live.chairs):
                # Storage knows what is left of who sat there. Nothing changes any more at a table that is over.
                del self._known[table_id]
                self._live.pop(table_id, None)

    async def log_of(self, live: LiveGame) -> GameLog:
        """The whole log of a game, with its seed: for when it is over."""
        return GameLog(header=live.table.header, entries=tuple(await self._store.entries(live.id)))

    # -- the lobby ---------------------------------------------------------------------------------------

    async def open(
        self,
        game: AnyGame,
        guild: int | None,
        channel: int,
        host: Chair,
        size: int | None = None,
        speed: str = lobbies.DEFAULT_SPEED,
        *,
        around: Collection[int] = (),
        waits: bool = True,
    ) -> LiveTable:
        """A new lobby with its host seated; ``waits``: for others to join.

        ``around``: channels that count as one with this, as its threads. Raises ``Refusal`` for a size that the game
        does not have, ``Refusal`` for a host with too many tables, and what the store refuses: ``NoRoomError``,
        ``BlockedError``.
        """
        assert host.user is not None  # people open lobbies
        lobby = replace(lobbies.open_lobby(game, host.user, host.name, size), speed=speed)
        async with self._opening:
            await self.demand_room(host.user, guild if waits else None)
            table_id = await self._store.create_lobby(lobby, guild_id=guild, channel_id=channel, around=around)
        live = await self.get(table_id)
        assert live is not None  # it has just been written
        return live

    async def demand_room(self, user: int, guild: int | None = None) -> None:
        """Raises ``Refusal`` if somebody sits at as many tables as one may, or has as many lobbies in a server."""
        if await self.listing.count_of(user) >= self._bounds.tables:
            raise Refusal("why-many-tables", most=self._bounds.tables)
        if guild is not None and await self.listing.count_lobbies(user, guild) >= self._bounds.lobbies:
            raise Refusal("why-many-lobbies", most=self._bounds.lobbies)

    async def change(self, live: LiveTable, step: LobbyStep) -> None:
        """Change a lobby by a pure step, one at a time. Raises what the step raises; then nothing has changed.

        A lobby without people is closed.
        """
        async with live.changing:
            demand_lobby(live)
            live.lobby, status = await self._store.change_lobby(live.id, step)
            if status == "closed":
                live.closed, live.why_closed = True, "cancelled"

    async def cancel(self, live: LiveTable, user: int) -> None:
        """Close a lobby. Raises ``Refusal`` unless its host asks."""

        def close(lobby: Lobby) -> None:
            if user != lobby.host:
                raise Refusal("why-lobby-host")

        await self.change(live, close)

    async def start(self, live: LiveTable, user: int) -> None:
        """Begin the game. Raises ``Refusal`` unless the host asks and enough seats are filled."""
        async with live.changing:
            demand_lobby(live)
            chairs, options = lobbies.ready(live.lobby, user, live.game)
            seed = self._seeds(live.id)
            await self._store.begin(
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

    async def leave(self, live: LiveTable, user: int, *, counts: bool = False) -> None:
        """Give up a seat: in a lobby it becomes free, in a game an AI sits in until the person comes back.

        A lobby that its last person leaves is closed. Raises ``Refusal`` or ``Refusal``.
        ``counts``: they do so of their own will, and others play there.
        """
        if not has_begun(live):
            await self.change(live, lambda lobby: lobbies.leave(lobby, user))
            return
        async with live.changing:
            seat = live.table.seat_of(user)
            if seat is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            await self._sit_in(live, seat, left=counts)

    async def sit_in(self, live: LiveGame, seat: int) -> None:
        """Let an AI sit in for somebody who does not come. It counts that they have left."""
        async with live.changing:
            await self._sit_in(live, seat, left=True)

    async def _sit_in(self, live: LiveGame, seat: int, *, left: bool) -> None:
        was = live.table.chairs[seat]
        # Who leaves nobody waiting has left nobody.
        left = left and was.present and len(live.present) > 1
        await self._store.reseat(live.id, seat, replace(was, level=SITTING_IN), was=was, left=left)
        await live.table.sit_in(seat, SITTING_IN)

    async def change_player(self, live: LiveTable, seat: int, chair: Chair) -> None:
        """Give a seat of a game to somebody else. Raises ``Refusal`` if they sit here already."""
        async with live.changing:
            if not has_begun(live) or live.over:
                raise Refusal("why-over")
            if chair.user is not None and live.table.seat_of(chair.user) is not None:
                raise Refusal("why-lobby-seated")
            if chair.user in live.lobby.kicked:
                raise Refusal("why-lobby-kicked")
            await self._reseat(live, seat, chair)
            await live.table.change_player(seat, chair)

    async def take_seat(self, live: LiveTable, offer: Offer, chair: Chair) -> None:
        """Give a seat to whom it was offered. Raises ``StaleTableError`` if the offer or its seat is another by now."""
        async with live.changing:
            if not has_begun(live) or live.over:
                raise Refusal("why-over")
            was = live.table.chairs[offer.seat]
            if was.user != offer.owner or live.table.seat_of(offer.user) is not None:
                raise Refusal("why-no-offer")
            await self._store.reseat(live.id, offer.seat, chair, was=was, offer=offer)
            await live.table.change_player(offer.seat, chair)

    async def set_manners(self, live: LiveTable, step: Callable[[Lobby], Lobby]) -> None:
        """Change host, speed or quiet hours, also during a game. Raises what the step raises."""
        async with live.changing:
            if live.over:
                raise Refusal("why-closed")
            live.lobby = await self._store.change_manners(live.id, step)

    async def end(self, live: LiveTable, why: WhyClosed = "ended") -> None:
        """Close a table before its game is over."""
        async with live.changing:
            if live.over:
                raise Refusal("why-closed" if live.closed else "why-over")
            await self._close(live, why)

    async def reopen(self, live: LiveTable) -> None:
        """Take a closed table up again, whyever it was closed: who may ask for that is for the caller to say.

        AI seats play on until a person must decide, and sit in for who is blocked by now. Raises ``Refusal`` for a
        table that is not closed, and ``NoRoomError`` where no more tables may be open.
        """
        async with live.changing:
            if not live.closed:
                raise Refusal("why-not-closed")
            await self._store.reopen(live.id)
            live.closed, live.why_closed = False, None
            if live.table is not None and live.table.rules_version == live.game.rules_version:
                await live.table.resume()
        for user in await self.guilds.blocked(live.guild, live.present):
            await self.leave(live, user)

    async def left_alone(self, user: int, limit: int) -> list[LiveTable]:
        """The tables where a person sat that were closed because nobody came, those closed last first."""
        found = [await self.get(table) for table in await self._store.left_alone(user, limit)]
        return [live for live in found if live is not None]

    async def vote(self, live: LiveTable, step: Ballot) -> Vote:
        """Change what the people at a table vote on; an end that they agree to closes it. Raises what the step does."""
        async with live.changing:
            vote = await self._store.vote(live.id, step)
            live.proposal = vote.open
            if vote.carried is not None and vote.carried.kind == "end":
                live.closed, live.why_closed = True, "ended"
            return vote

    async def story(self, live: LiveGame) -> list[Told]:
        """Everything public that has happened in a game, in order; what was taken back is left out."""
        entries = await self._store.entries(live.id)
        return [
            Told(entry.number, entry.seat, entry.by, tuple(event for event in events if event.to is None))
            for entry, _, events in replay(live.game, live.table.header, entries)
        ]

    async def come_back(self, live: LiveTable, user: int) -> None:
        """Take one's own seat back from the AI that sits in. Raises ``Refusal`` if none does."""
        async with live.changing:
            seat = live.table.seat_of(user) if has_begun(live) else None
            if not has_begun(live) or seat is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            if live.table.chairs[seat].present:
                raise Refusal("why-not-away")
            await self._reseat(live, seat, replace(live.table.chairs[seat], level=None))
            await live.table.come_back(seat)

    async def _reseat(self, live: LiveGame, seat: int, chair: Chair) -> None:
        await self._store.reseat(live.id, seat, chair, was=live.table.chairs[seat])

    async def _close(self, live: LiveTable, why: WhyClosed) -> None:
        await self._store.close_table(live.id, why)
        live.closed, live.why_closed = True, why

    async def close_deserted(self, tables: Sequence[int], user: int) -> None:
        """Close those of these open tables where a person sits without any other."""
        for table_id in await self._store.close_deserted(tables, user):
            if (live := self._known.get(table_id)) is not None:
                live.closed, live.why_closed = True, "ended"

    # -- tables that come after, and tables that nobody comes to --------------------------------------------

    async def rematch_of(self, live: LiveTable) -> LiveTable | None:
        """The rematch of a game that is over, if one was opened and not given up."""
        found = await self._store.rematch_of(live.id, live.guild)
        return None if found is None else await self.get(found)

    async def open_rematch(self, live: LiveTable, user: int, *, around: Collection[int] = ()) -> LiveTable:
        """A lobby like that of a game that is over, without those who are blocked by now.

        Raises ``Refusal`` for somebody who did not play, and as ``open`` does.
        """
        people = [chair.user for chair in live.chairs if chair.user not in (None, user)]
        blocked = await self.guilds.blocked(live.guild, people)
        lobby = lobbies.rematch(live.lobby, live.chairs, user, live.id, blocked)
        await self.demand_room(user)
        table_id = await self._store.create_lobby(lobby, guild_id=live.guild, channel_id=live.channel, around=around)
        again = await self.get(table_id)
        assert again is not None  # it has just been written
        return again

    async def untouched(self, since: datetime, status: Status, shard: Share) -> list[int]:
        """The tables of a shard and status that nothing has happened to since then, by their numbers."""
        return await self._store.untouched_since(since, status, shard)

    async def taken_up(self, guild: int) -> list[int]:
        """The open tables of a server, by their numbers; from now on they count as touched."""
        return await self._store.touch(guild)

    async def behind(self) -> list[int]:
        """Our tables whose messages don't show what has become of them, by their numbers."""
        return await self._store.behind()

    async def note_shown(self, moments: Mapping[int, datetime]) -> None:
        """Remember as of when the messages of tables show them."""
        await self._store.note_shown(moments)

    async def longest_untouched(self, status: Status) -> datetime | None:
        """When the table of a status was touched last that has been left alone longest."""
        return await self._store.longest_untouched(status)

    async def close_untouched(self, live: LiveTable, since: datetime) -> None:
        """Close a table that nobody comes to. Raises ``StaleTableError`` if somebody has come since then after all."""
        async with live.changing:
            await self._store.close_table(live.id, "untouched", untouched_since=since)
            live.closed, live.why_closed = True, "untouched"

    # -- its message ---------------------------------------------------------------------------------------

    async def place(self, live: LiveTable, channel: int, message: int) -> None:
        """Remember where the table's message is."""
        await self._store.place(live.id, channel_id=channel, message_id=message)
        live.channel, live.message = channel, message
