"""What is kept about a person, shown to them and deleted when they ask for it.  docs/privacy.md tells it in full."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot.actions.desk import Desk
from bot.cogs.nights.keeper import NightDesk
from bot.core.limits import FILE
from bot.core.replies import acknowledge, is_private, redraw, tell
from engine import lobby as lobbies
from engine.game import Refusal
from engine.table import Chair
from host import votes
from host.live import LiveGame, has_begun
from storage import privacy
from storage.errors import StillSeatedError
from storage.export import Export, Part
from storage.listing import Listed

NAMED: Final = 10
"""Tables that are named where somebody has to leave them first."""
SHOWN: Final = 25
"""Tables whose messages are brought up to date after somebody was forgotten there, the newest."""


class PrivacyDesk:
    """Answers ``/privacy`` and its buttons, each of which is about whoever presses it."""

    def __init__(self, desk: Desk, nights: NightDesk, store: privacy.Privacy, export: Export, days_kept: int) -> None:
        """``days_kept``: after so many days finished games are removed; 0 is never."""
        self._days_kept = days_kept
        self._nights = nights
        self._export = export
        self._one = asyncio.Semaphore(1)
        """What someone has collected in years is read for one person at a time."""
        self._waiting: set[int] = set()
        self._desk = desk
        self._tables = desk.tables
        self._store = store
        self._neutral = desk.readers.voices.default.texts("privacy-somebody")

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the asker what is kept about them."""
        faces = (await self._desk.voice(interaction)).privacy
        async with self._alone(interaction.user.id):
            layout = faces.kept(await self._store.kept(interaction.user.id), self._days_kept)
        await tell(interaction, view=layout)

    async def export(self, interaction: discord.Interaction[Any], number: int) -> None:
        """Give the asker a part of what is kept about them, as a file."""
        await acknowledge(interaction, thinking=True)
        async with self._alone(interaction.user.id):
            part = await self._export.part(interaction.user.id, number)
            name, content = await asyncio.to_thread(_packed, part, FILE)
        file = discord.File(io.BytesIO(content), name)
        faces = (await self._desk.voice(interaction)).privacy
        await tell(interaction, view=faces.exported(part, name), files=[file])

    async def press(self, interaction: discord.Interaction[Any], action: str) -> None:
        """Ask once more, delete, or go back."""
        user, faces = interaction.user.id, (await self._desk.voice(interaction)).privacy
        async with self._alone(user):
            match action:
                case "ask":
                    await self._demand_no_seat(user)
                    layout = faces.ask(await self._store.kept(user))
                case "keep":
                    layout = faces.kept(await self._store.kept(user), self._days_kept)
                case "delete":
                    await self._forget(user)
                    layout = faces.forgotten()
                case _:
                    raise Refusal("why-unknown-button")
        if is_private(interaction):
            await redraw(interaction, layout)
        else:
            await tell(interaction, view=layout)

    @asynccontextmanager
    async def _alone(self, user: int) -> AsyncIterator[None]:
        """Wait for what others have asked for. Raises ``Refusal`` for a person who is waiting already."""
        if user in self._waiting:
            raise Refusal("why-privacy-busy")
        self._waiting.add(user)
        try:
            async with self._one:
                yield
        finally:
            self._waiting.discard(user)

    async def _forget(self, user: int) -> None:
        """Close the tables where nobody else sits, give up the seats in which an AI sits, and forget the person."""
        seats = await self._demand_no_seat(user)
        alone = [listed.id for listed in seats if not _others(listed, user)]
        await self._tables.close_deserted(alone, user)
        shared = [await self._tables.get(listed.id) for listed in seats if _others(listed, user)]
        for live in shared:
            if live is not None and has_begun(live):  # in lobbies people are present
                await self._give_up_seat(live, user)
        nights = await self._nights.naming(user)
        self._nights.drop_heard(user)
        try:
            await self._store.forget(user, self._neutral)
        except StillSeatedError:
            # They sat down somewhere while we were at it.
            await self._demand_no_seat(user)
            raise
        self._tables.forget(user, self._neutral)
        self._desk.readers.forget(user)
        self._desk.later(self._show([listed.id for listed in seats][:SHOWN]))
        self._desk.later(self._nights.show(nights[:SHOWN]))

    async def _show(self, tables: Sequence[int]) -> None:
        for table_id in tables:
            live = await self._tables.get(table_id)
            if live is not None:
                await self._desk.changed(live)

    async def _give_up_seat(self, live: LiveGame, user: int) -> None:
        """Leave a game for good, where an AI sits in already: it takes the seat as its own."""
        seat = live.table.seat_of(user)
        if seat is None:
            return
        level = live.table.chairs[seat].level
        await self._tables.seats.change_player(live, seat, Chair(self._neutral, None, level, given_up=True))
        if live.over:
            return  # the AI seats have played on to the end
        heirs = [chair.user for chair in live.chairs if chair.user is not None]
        if not heirs:
            await self._tables.end(live)
            return
        if live.lobby.host == user:
            await self._tables.set_manners(live, lambda lobby: lobbies.pass_host(lobby, user, heirs[0], heirs))
        await votes.forget(self._tables, live, user)

    async def _demand_no_seat(self, user: int) -> tuple[Listed, ...]:
        """The open tables where somebody sits. Raises ``Refusal`` if others play with them at one of these."""
        seats = await self._tables.listing.all_of(user)
        kept = [str(listed.id) for listed in seats if _others(listed, user) and _present(listed, user)]
        if kept:
            named = ", ".join(kept[:NAMED])
            raise Refusal("why-privacy-seated", tables=named, more=max(0, len(kept) - NAMED))
        return seats


def _others(listed: Listed, user: int) -> bool:
    """Whether another person sits there, too."""
    return any(chair.user not in (None, user) for chair in listed.chairs)


def _present(listed: Listed, user: int) -> bool:
    return any(chair.user == user and chair.present for chair in listed.chairs)


def _packed(part: Part, limit: int) -> tuple[str, bytes]:
    """A part as a file: JSON that can be read as it is, or packed where that is too much for Discord."""
    content = json.dumps(part.told, ensure_ascii=False, indent=1).encode()
    name = "my-data.json" if part.parts == 1 else f"my-data-{part.number}-of-{part.parts}.json"
    return (name, content) if len(content) <= limit else (f"{name}.gz", gzip.compress(content))
