"""Delete a user's data, give up their seats, and update messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.cogs.nights.keeper import NightKeeper
from bot.tables import recovery
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import SUBSTITUTE, Refusal
from host import votes
from host.live import GameSession, has_begun
from storage.errors import StillSeatedError, StoreError
from storage.listing import Listed
from storage.nights import Night

NAMED: Final = 10
"""Tables listed if the user has to leave them first."""
SHOWN: Final = 25
"""Tables whose messages are updated after a deletion, the newest."""


class Eraser:
    def __init__(self, services: Services, nights: NightKeeper) -> None:
        self._services = services
        self._tables = services.tables
        self._nights = nights
        self._neutral = services.languages.localizations.default.texts("privacy-somebody")

    async def erase(self, user: int) -> None:
        """Delete a user's data; close their tables, or give up their seats."""
        seats = await self.require_no_seat(user)
        nights = [night.id for night in _own_first(await self._nights.store.of(user), user)]
        try:
            await self._erase(user, seats)
        except StoreError:
            # It may have been stored, and at the next try nothing names them any more.
            for listed in seats[:SHOWN]:
                self._services.updater.doubt(listed.id)
            for night in nights[:SHOWN]:
                self._nights.show_later(night)
            raise
        self.drop(user)
        self._services.background.later(self._show_tables([listed.id for listed in seats][:SHOWN]))
        self._services.background.later(self._nights.show(nights[:SHOWN]))

    async def _erase(self, user: int, seats: Sequence[Listed]) -> None:
        await self._tables.close_empty([listed.id for listed in seats if not _others(listed, user)], user)
        shared = [await self._tables.get(listed.id) for listed in seats if _others(listed, user)]
        for live in shared:
            if live is not None and has_begun(live):  # users are present in lobbies
                await self._give_up_seat(live, user)
        self._nights.events.drop_heard(user)
        try:
            await self._tables.store.privacy.forget(user, self._neutral)
        except StillSeatedError:
            # They sat down somewhere meanwhile.
            await self.require_no_seat(user)
            raise

    def drop(self, user: int) -> None:
        """Remove a deleted user from memory, also if another process deleted them."""
        self._nights.events.drop_heard(user)
        self._tables.forget(user, self._neutral)
        self._services.languages.forget(user)

    async def _show_tables(self, tables: Sequence[int]) -> None:
        for table_id in tables:
            await recovery.update(self._services, table_id)

    async def _give_up_seat(self, live: GameSession, user: int) -> None:
        """Leave a game for good; the AI that plays for the user keeps the seat."""
        seat = live.table.seat_of(user)
        if seat is None:
            return
        if live.chairs[seat].present:
            await self.require_no_seat(user)  # they have come back meanwhile
        chair = replace(live.chairs[seat], name=self._neutral, user=None, level=SUBSTITUTE, given_up=True)
        await self._tables.seats.change_player(live, seat, chair)
        if live.over:
            return  # the AI seats have played on to the end
        heirs = [chair.user for chair in live.chairs if chair.user is not None]
        if not heirs:
            await self._tables.end(live)
            return
        if live.lobby.host == user:
            await self._tables.update_settings(live, lambda lobby: lobbies.pass_host(lobby, user, heirs[0], heirs))
        await votes.forget(self._tables, live, user)

    async def require_no_seat(self, user: int) -> tuple[Listed, ...]:
        """Return the open tables of a user, or raise ``Refusal`` if others play there."""
        seats = await self._tables.store.listing.all_of(user)
        kept = [str(listed.id) for listed in seats if _others(listed, user) and _present(listed, user)]
        if kept:
            named = "\n".join(kept[:NAMED])
            raise Refusal("why-privacy-seated", tables=named, more=max(0, len(kept) - NAMED))
        return seats


def _own_first(nights: Sequence[Night], user: int) -> list[Night]:
    """Return the nights that a user planned, whose events name them, before others."""
    return sorted(nights, key=lambda night: night.host is None or night.host.user != user)


def _others(listed: Listed, user: int) -> bool:
    return any(chair.user not in (None, user) for chair in listed.chairs)


def _present(listed: Listed, user: int) -> bool:
    return any(chair.user == user and chair.present for chair in listed.chairs)
