"""Game tables and their logs.

Every writing method is one transaction: when it returns, all of it is on disk; when it raises, nothing of it is. All
methods raise ``StoreUnavailableError`` when the database can't work.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, get_args

from sqlalchemy import ColumnElement, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, NoResultFound
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Json
from engine.lobby import Lobby, keep_host
from engine.log import Entry
from engine.table import Conflict, SeatAssignment
from storage import schema
from storage.arenas import give_away, take_seats
from storage.dialects import defer_next, end_with_next, hold_person, put
from storage.errors import StaleTableError
from storage.guilds import require_room, require_unblocked
from storage.leave_penalties import count_leaving
from storage.nights import open_night
from storage.offers import Offer, drop_from_others, drop_offer
from storage.part import StorePart, Transaction, hold_table
from storage.peers import Peers
from storage.penalties import Penalty, hand, impose, may_open_again, require_welcome, seats_left
from storage.premoves import drop_standing
from storage.presence import Ballot, Vote, keep_proposal, proposal_of
from storage.rows import (
    BEGUN,
    CLOSED,
    LOBBY,
    OPEN,
    PLAYING,
    REMOVED,
    Status,
    TableRow,
    WhyClosed,
    chairs_json,
    chairs_of,
    entry_row,
    table_row,
)
from storage.shards import ShardRange

LobbyStep = Callable[[Lobby], Lobby | None]
"""Returns a changed lobby, or ``None`` to close it."""

LONG_PAST: Final = timedelta(days=14)
"""After this time the message of a finished game is no longer updated."""
CLOSED_AT_ONCE: Final = 200
"""Tables closed per transaction: others write in between."""
ALL: Final[tuple[Status, ...]] = get_args(Status)


class TableStore(StorePart):
    """All game tables of one database: a ``Journal`` for ``engine.table.Table``."""

    def __init__(
        self, transaction: Transaction, clock: Callable[[], datetime], share: ShardRange, peers: Peers
    ) -> None:
        super().__init__(transaction, clock, share)
        self.share = share
        self.peers = peers

    async def create_lobby(
        self,
        lobby: Lobby,
        *,
        guild_id: int | None,
        channel_id: int,
        around: Collection[int] = (),
        night: int | None = None,
        arena: int | None = None,
        besides: int | None = None,
    ) -> int:
        """Open a table in a channel, and return its id, which is never reused.

        A game has one rematch ``besides`` an older one: if another process was first, its table is returned.
        ``around``: channels whose tables count towards the limit of this one, such as its threads. ``night``: the game
        night to open; ``StaleTableError`` unless its hour has come and all seated users are going. ``arena``: the arena
        whose waiting players sit down; ``StaleTableError`` unless all of them wait. Raises ``NoRoomError`` at the limit
        of open tables, and ``BlockedError`` for users who may not sit there.
        """
        now, people = self._clock(), _people(lobby.chairs)
        async with self._transaction() as connection:
            # No one else sees the table yet: a block or a deletion must wait to find them there.
            for user in sorted(people):
                await hold_person(connection, user)
            if lobby.after is not None:
                await self._claim(connection, lobby.after)
                again: int | None = await connection.scalar(_rematch_of(lobby.after, guild_id))
                if again not in (None, besides):
                    return again
            await require_room(connection, guild_id, {channel_id, *around})
            await require_unblocked(connection, guild_id, people)
            table_id = await connection.scalar(
                insert(schema.tables)
                .returning(schema.tables.c.id)
                .values(
                    kind=lobby.kind,
                    status="lobby",
                    guild_id=guild_id,
                    channel_id=channel_id,
                    number=-1,
                    created_at=now,
                    updated_at=now,
                    **_lobby_columns(lobby),
                )
            )
            await _seat(connection, int(table_id), lobby.chairs)
            if night is not None:
                await open_night(connection, night, int(table_id), people, now)
            if arena is not None:
                await take_seats(connection, arena, int(table_id), people)
            return int(table_id)

    async def change_lobby(self, table: int, step: LobbyStep) -> tuple[Lobby, Status]:
        """Apply a pure ``step`` to a stored lobby, serialized across processes.

        Returns the lobby and its status. It is closed if no users are left or the step returns ``None``. Raises
        ``StaleTableError`` if the table isn't a lobby any more, ``BlockedError`` and ``KickedError`` for users who may
        not sit down, and what the step raises; then nothing has changed.
        """
        async with self._transaction() as connection:
            claimed = await self._claim(connection, table, LOBBY)
            before = await _lobby(connection, table)
            after = step(before)
            lobby = before if after is None else after
            newcomers = _people(lobby.chairs) - _people(before.chairs)
            await require_unblocked(connection, claimed.guild_id, newcomers)
            await require_welcome(connection, table, newcomers)
            gone = after is None or all(chair.user is None for chair in lobby.chairs)
            status: Status = "closed" if gone else "lobby"
            why = {"why_closed": "cancelled"} if gone else {}
            await self._update(connection, table, status=status, **why, **_lobby_columns(lobby))
            await _seat(connection, table, lobby.chairs)
            return lobby, status

    async def begin(
        self,
        table: int,
        *,
        rules_version: int,
        options: Mapping[str, Any],
        chairs: Sequence[SeatAssignment],
        seed: str,
        lobby: Lobby | None = None,
    ) -> None:
        """Turn a lobby into a game with an empty log.

        Raises ``StaleTableError`` if it isn't a lobby any more, or has changed from ``lobby``.
        """
        async with self._transaction() as connection:
            await self._claim(connection, table, LOBBY)
            if lobby is not None and _told(await _lobby(connection, table)) != _told(lobby):
                raise StaleTableError(f"the lobby of table {table} has changed meanwhile")
            await self._update(
                connection,
                table,
                status="playing",
                rules_version=rules_version,
                options=dict(options),
                chairs=chairs_json(chairs),
                seed=seed,
            )
            await _seat(connection, table, chairs)

    async def change_manners(self, table: int, step: Callable[[Lobby], Lobby]) -> Lobby:
        """Apply a pure ``step`` to the settings of an open table; return the lobby.

        Host, speed and quiet hours. Raises ``StaleTableError`` if the table is not open, and what the step raises; then
        nothing has changed.
        """
        async with self._transaction() as connection:
            await self._claim(connection, table, OPEN)
            lobby = step(await _lobby(connection, table))
            await self._update(connection, table, **_lobby_columns(lobby))
            return lobby

    async def vote(self, table: int, step: Ballot) -> Vote:
        """Apply a pure ``step`` to a table's vote, serialized across processes.

        If they agreed to end the game, the same transaction closes it. Raises ``StaleTableError`` if there is no such
        table, and what the step raises; then nothing has changed.
        """
        async with self._transaction() as connection:
            claimed = await self._claim(connection, table)
            chairs = chairs_of(await connection.scalar(select(schema.tables.c.chairs).where(_is(table))) or [])
            vote = step(await proposal_of(connection, table), chairs if claimed.status == "playing" else ())
            await keep_proposal(connection, table, vote.open)
            if vote.carried is not None and vote.carried.kind == "end":
                await self._update(connection, table, status="closed", why_closed="ended")
            else:
                await self._update(connection, table)  # its message changes
            return vote

    async def reseat(
        self,
        table: int,
        seat: int,
        chair: SeatAssignment,
        *,
        was: SeatAssignment | None = None,
        offer: Offer | None = None,
        left: int = 0,
    ) -> tuple[SeatAssignment, ...]:
        """Store the occupant of a seat in a running game, and return all seats.

        Others may have changed them meanwhile. Raises ``StaleTableError`` if the game is not running any more, if the
        occupant isn't ``was`` any more, if the new one has another seat already, or if ``offer``, which is used up by
        this, doesn't exist any more; and ``BlockedError``, ``KickedError`` and ``KnownHandError`` for users who may not
        sit down. Without its host, the table has another one, too. ``left``: the change in the occupant's number of
        games left.
        """
        async with self._transaction() as connection:
            claimed = await self._claim(connection, table, PLAYING)
            if offer is not None and (self._clock() >= offer.until or not await drop_offer(connection, offer)):
                raise StaleTableError(f"seat {seat} of table {table} is not offered any more")
            newcomers = _people([chair] if chair.present else [])
            await require_unblocked(connection, claimed.guild_id, newcomers)
            await require_welcome(connection, table, newcomers, seat)
            before = chairs_of(await connection.scalar(select(schema.tables.c.chairs).where(_is(table))))
            if was is not None and before[seat] != was:
                raise StaleTableError(f"seat {seat} of table {table} has changed hands meanwhile")
            if chair.user is not None and any(
                other.user == chair.user for place, other in enumerate(before) if place != seat
            ):
                raise StaleTableError(f"whoever comes to seat {seat} sits at table {table} already")
            if left and chair.user is not None:
                await count_leaving(connection, chair.user, self._clock(), left)
            leaver = before[seat].user
            if leaver is not None and leaver != chair.user:
                await give_away(connection, table, leaver)
                left_for_good = [Penalty("seat", str(table))] if chair.given_up else []
                await impose(connection, leaver, [hand(table, seat), *left_for_good])
            chairs = (*before[:seat], chair, *before[seat + 1 :])
            lobby = keep_host(await _lobby(connection, table), chairs, seat)
            await self._update(connection, table, chairs=chairs_json(chairs), **_lobby_columns(lobby))
            await _seat(connection, table, chairs)
            stays = before[seat].present and before[seat].user == chair.user
            if chair.user is not None and chair.present and not stays:
                await drop_standing(connection, table, chair.user, claimed.number)
                await drop_from_others(connection, table, seat)
            return chairs

    async def append(self, table: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None:
        """Append entries to the log, and store the state after the last of them.

        Raises ``Conflict`` when an entry of one of these numbers exists already, and ``StaleTableError`` when no game
        is being played at the table or when the entries leave a gap.
        """
        first, at = entries[0].number, self._clock()
        state = {
            "at_table": table,
            "before": first - 1,
            "last": entries[-1].number,
            "state": snapshot,
            "becomes": "over" if over else "playing",
            "at": at,
        }
        try:
            async with self._transaction() as connection:
                defer_next(connection)
                await connection.execute(_APPEND, [_entry_columns(table, entry, at) for entry in entries])
                end_with_next(connection)  # where processes notify each other, this does nothing
                owner = (await connection.execute(_ADVANCE, state)).one()
                await self.peers.tell(connection, table, owner.guild_id)
        except (IntegrityError, NoResultFound) as error:
            raise await self._why_refused(table, first) from error

    async def tell_owner(self, table: int, guild: int | None) -> None:
        """Have another process update its table, though nothing stored there changed."""
        async with self._transaction() as connection:
            await self.peers.tell(connection, table, guild)

    async def try_append(self, table: int) -> None:
        """Raise ``StoreUnavailableError`` if no moves of a table can be stored now."""
        trial = Entry(number=TRIAL, seat=0, code="trial", by="clock")
        async with self._transaction() as connection:
            await hold_table(connection, table)
            savepoint = await connection.begin_nested()
            await connection.execute(_APPEND, [_entry_columns(table, trial, self._clock())])
            await savepoint.rollback()

    async def _why_refused(self, table: int, first: int) -> Exception:
        """Return the reason why a table's log takes no entry of this number."""
        row = await self.table(table)
        if row is None:
            return StaleTableError(f"there is no table {table}")
        # Checked first: a process that is late with the last move of a game must learn of the conflict.
        if row.status in BEGUN and first <= row.number:
            return Conflict(f"table {table} has an entry {first} already")
        if row.status in BEGUN and first > row.number + 1:
            return StaleTableError(f"entry {first} does not follow on entry {row.number} of table {table}")
        return StaleTableError(f"the game at table {table} is {row.status}")

    async def entries(self, table: int) -> list[Entry]:
        """Return the whole log of a table in order; empty for a table without one."""
        query = select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.number)
        return await self._every(query, entry_row)

    async def last_entry_at(self, table: int) -> datetime | None:
        entries = schema.entries.c
        return await self._value(
            select(entries.at).where(entries.table_id == table).order_by(entries.number.desc()).limit(1)
        )

    async def substituted_at(self, table: int, seat: int, since: int) -> datetime | None:
        """Return when an AI first moved for a seat's absent human.

        ``since``: the entry after which they sat down.
        """
        entries = schema.entries.c
        theirs = entries.table_id == table, entries.seat == seat
        last = select(func.max(entries.number)).where(*theirs, entries.actor != "ai").scalar_subquery()
        later = entries.number > since, entries.number > func.coalesce(last, 0)
        return await self._value(select(entries.at).where(*theirs, *later).order_by(entries.number).limit(1))

    async def table(self, table: int) -> TableRow | None:
        """Return a table, or ``None`` if it never existed or its game was removed."""
        rows = await self._tables(_is(table))
        return rows[0] if rows else None

    async def tables_of(self, user: int, statuses: Collection[Status] = OPEN) -> list[TableRow]:
        """Return the tables with a user's seat, oldest first."""
        # With IN, SQLite reads the open tables of all users.
        joined = schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.user_id == user
        return await self._tables(*joined, schema.tables.c.status.in_(statuses))

    async def tables_left(self, user: int) -> list[TableRow]:
        """Return the open tables whose seat a user left before deleting their data."""
        async with self._transaction() as connection:
            left = await seats_left(connection, user, self._clock())
        return await self._tables(schema.tables.c.id.in_(left), schema.tables.c.status.in_(OPEN))

    async def closed_inactive(self, user: int, limit: int) -> list[int]:
        """Return a user's tables closed for inactivity, the latest first."""
        c = schema.tables.c
        query = select(c.id).join(schema.seats).where(schema.seats.c.user_id == user)
        # With the status that it has, SQLite would read the inactive tables of all users.
        query = query.where(c.why_closed == "untouched", c.status.not_in(OPEN))
        return await self._values(query.order_by(c.updated_at.desc()).limit(limit))

    async def tables_in_channel(self, channel: int, statuses: Collection[Status] = OPEN) -> list[TableRow]:
        return await self._tables(schema.tables.c.channel_id == channel, schema.tables.c.status.in_(statuses))

    async def tables_in_guild(self, guild: int, statuses: Collection[Status] = OPEN) -> list[TableRow]:
        return await self._tables(schema.tables.c.guild_id == guild, schema.tables.c.status.in_(statuses))

    async def rematch_of(self, table: int, guild: int | None) -> int | None:
        """Return a table's newest rematch in a server that is not closed."""
        return await self._value(_rematch_of(table, guild))

    async def finished(self, kind: str, guild: int, limit: int) -> list[int]:
        """Return a server's last games of a kind played to their end, newest first."""
        c = schema.tables.c
        query = select(c.id).where(c.guild_id == guild, c.status == "over", c.kind == kind).order_by(c.id.desc())
        return await self._values(query.limit(limit))

    async def untouched_since(self, moment: datetime, status: Status, share: ShardRange | None = None) -> list[int]:
        """Return our tables of a status inactive since then, longest first."""
        c, held = schema.tables.c, (share or self.share).holds(schema.tables.c.guild_id)
        query = select(c.id).where(c.status == status, c.updated_at < moment, held).order_by(c.updated_at)
        return await self._values(query)

    async def note_shown(self, moments: Mapping[int, datetime]) -> None:
        """Store, per table, the time of the state that its message shows."""
        async with self._transaction() as connection:
            for table, moment in sorted(moments.items()):
                await put(connection, schema.shown, table_id=table, at=moment)

    async def touch(self, guild: int) -> list[int]:
        """Mark a server's open tables as active now; return them, oldest first."""
        c = schema.tables.c
        held = c.guild_id == guild, c.status.in_(OPEN)
        async with self._transaction() as connection:
            await connection.execute(update(schema.tables).where(*held).values(updated_at=self._clock()))
            return list((await connection.execute(select(c.id).where(*held).order_by(c.id))).scalars())

    async def voting(self) -> dict[int, int | None]:
        """Return our tables with a vote, and their servers."""
        c = schema.tables.c
        query = select(c.id, c.guild_id).join(schema.proposals).where(c.status == "playing", self._ours())
        query = query.order_by(c.id)
        async with self._transaction() as connection:
            return {row.id: row.guild_id for row in await connection.execute(query)}

    async def behind(self) -> dict[int, int | None]:
        """Return our tables with something to show or to do, and their servers.

        The latest changes come first.
        """
        c, shown = schema.tables.c, schema.shown.c
        # Not a join, for which PostgreSQL reads all rows of ``shown``.
        at = select(shown.at).where(shown.table_id == c.id).scalar_subquery()
        async with self._transaction() as connection:
            latest: datetime | None = await connection.scalar(select(func.max(c.updated_at)))
            if latest is None:
                return {}
            query = select(c.id, c.guild_id, c.updated_at).where(
                or_(c.status.in_(OPEN), c.updated_at > latest - LONG_PAST),
                or_(at.is_(None), at < c.updated_at),
                c.message_id.is_not(None),
                self._ours(),
            )
            rows = (await connection.execute(query)).all()
        # Sorted here: SQLite would read all tables by their times to sort them.
        return {row.id: row.guild_id for row in sorted(rows, key=lambda row: row.updated_at, reverse=True)}

    async def longest_untouched(self, status: Status) -> datetime | None:
        """Return the last activity of our longest inactive table of a status."""
        c = schema.tables.c
        query = select(c.updated_at).where(c.status == status, self._ours()).order_by(c.updated_at).limit(1)
        return await self._value(query)

    def rest_of(self, row: TableRow) -> timedelta:
        """Return how long a table has rested since its last change."""
        return self._clock() - row.updated_at

    async def place(self, table: int, *, channel_id: int, message_id: int | None) -> None:
        """Store which message shows a table, without counting it as activity."""
        async with self._transaction() as connection:
            await self._claim(connection, table)
            where = {"channel_id": channel_id, "message_id": message_id}
            await connection.execute(update(schema.tables).where(_is(table)).values(where))

    async def close_table(
        self, table: int, why: WhyClosed | None = None, *, untouched_since: datetime | None = None
    ) -> None:
        """Close a lobby or a game.

        Raises ``StaleTableError`` if it is over, or closed already, or active after ``untouched_since``.
        """
        async with self._transaction() as connection:
            claimed = await self._claim(connection, table, OPEN)
            if untouched_since is not None and claimed.updated_at >= untouched_since:
                raise StaleTableError(f"table {table} has been touched meanwhile")
            await self._update(connection, table, status="closed", why_closed=why)

    async def reopen(self, table: int, around: Collection[int] = ()) -> None:
        """Reopen a closed table, as the lobby or game that it was.

        ``around`` is as in ``create_lobby``. Raises ``StaleTableError`` if it is not closed or stays so, because it
        ended for good or no user has a seat, and ``NoRoomError`` at the limit of open tables.
        """
        c = schema.tables.c
        async with self._transaction() as connection:
            claimed = await self._claim(connection, table, CLOSED)
            query = select(c.channel_id, c.seed, may_open_again().label("open_again")).where(_is(table))
            row = (await connection.execute(query)).one()
            if not row.open_again:
                raise StaleTableError(f"table {table} stays closed")
            await require_room(connection, claimed.guild_id, {row.channel_id, *around})
            await self._update(connection, table, status="lobby" if row.seed is None else "playing", why_closed=None)

    async def close_empty(self, tables: Sequence[int], user: int) -> list[int]:
        """Close the given tables where only this user plays; return them."""
        closed: list[int] = []
        for start in range(0, len(tables), CLOSED_AT_ONCE):
            async with self._transaction() as connection:
                closed += await self._close_deserted(connection, tables[start : start + CLOSED_AT_ONCE], user)
        return closed

    async def _close_deserted(self, connection: AsyncConnection, tables: Sequence[int], user: int) -> list[int]:
        c, seats = schema.tables.c, schema.seats.c
        # Locked first: whoever is sitting down now has a seat then.
        await connection.execute(select(c.id).where(c.id.in_(tables)).order_by(c.id).with_for_update())
        others = select(seats.user_id).where(seats.table_id == c.id, seats.user_id != user).exists()
        closing = (
            update(schema.tables)
            .where(c.id.in_(tables), c.status.in_(OPEN), ~others)
            .values(status="closed", why_closed="ended", updated_at=self._clock())
            .returning(c.id, c.guild_id)
        )
        rows = (await connection.execute(closing)).all()
        for row in rows:
            await self.peers.tell(connection, row.id, row.guild_id)
        return [row.id for row in rows]

    def _ours(self) -> ColumnElement[bool]:
        return self.share.holds(schema.tables.c.guild_id)

    async def _tables(self, *conditions: ColumnElement[bool]) -> list[TableRow]:
        query = select(schema.tables).where(*conditions).order_by(schema.tables.c.id)
        query = query.where(schema.tables.c.why_closed.is_distinct_from(REMOVED))
        return await self._every(query, table_row)

    async def _claim(self, connection: AsyncConnection, table: int, statuses: Collection[Status] = ALL) -> _Claimed:
        """Lock a table and notify its owner; ``StaleTableError`` for another status."""
        c = schema.tables.c
        query = select(c.status, c.number, c.updated_at, c.guild_id, c.why_closed).where(_is(table))
        row = (await connection.execute(query.with_for_update())).one_or_none()
        if row is None or row.why_closed == REMOVED:
            raise StaleTableError(f"there is no table {table}")
        if row.status not in statuses:
            raise StaleTableError(f"table {table} is {row.status}, not {' or '.join(statuses)}")
        await self.peers.tell(connection, table, row.guild_id)
        return _Claimed(row.status, row.number, row.updated_at, row.guild_id)

    async def _update(self, connection: AsyncConnection, table: int, **columns: Any) -> None:
        await connection.execute(update(schema.tables).where(_is(table)).values(**columns, updated_at=self._clock()))


class _Claimed(NamedTuple):
    status: Status
    number: int
    updated_at: datetime
    guild_id: int | None


_ADVANCE: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("at_table"),
        schema.tables.c.status == "playing",
        schema.tables.c.number == bindparam("before"),
    )
    .values(
        number=bindparam("last"),
        snapshot=bindparam("state"),
        status=bindparam("becomes"),
        updated_at=bindparam("at"),
    )
    .returning(schema.tables.c.guild_id)
)
"""Advances a game whose log ends where expected. Built once, because every move uses it."""
_APPEND: Final = insert(schema.entries)

TRIAL: Final = 2**31 - 1
"""The number of an entry that no table has: it is only tried."""


def _entry_columns(table: int, entry: Entry, at: datetime) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "seat": entry.seat,
        "code": entry.code,
        "draws": list(entry.draws),
        "actor": entry.by,
        "at": at,
    }


def _is(table: int) -> ColumnElement[bool]:
    return schema.tables.c.id == table


def _rematch_of(table: int, guild: int | None) -> Select[tuple[int]]:
    c = schema.tables.c
    mine = select(c.id).where(c.follows == table, c.guild_id == guild, c.status != "closed")
    return mine.order_by(c.id.desc()).limit(1)


def _people(chairs: Sequence[SeatAssignment]) -> set[int]:
    return {chair.user for chair in chairs if chair.user is not None}


async def _seat(connection: AsyncConnection, table: int, chairs: Sequence[SeatAssignment]) -> None:
    await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
    people = [
        {"table_id": table, "user_id": chair.user, "seat": seat}
        for seat, chair in enumerate(chairs)
        if chair.user is not None
    ]
    if people:
        await connection.execute(insert(schema.seats), people)


async def _lobby(connection: AsyncConnection, table: int) -> Lobby:
    return Lobby.from_json(await connection.scalar(select(schema.tables.c.lobby).where(_is(table))))


def _told(lobby: Lobby) -> str:
    """Return a lobby in canonical form, to compare stored and unstored ones."""
    return json.dumps(lobby.to_json(), sort_keys=True)


def _lobby_columns(lobby: Lobby) -> dict[str, Any]:
    return {"host": lobby.host, "size": lobby.size, "lobby": lobby.to_json(), "follows": lobby.after}
