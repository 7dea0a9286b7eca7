"""What is kept about a person, shown to them and deleted when they ask for it.  docs/privacy.md tells it in full."""

from __future__ import annotations

from typing import Any

import discord

from bot import votes
from bot.desk import Desk
from bot.tables import LiveTable
from bot.ui.answer import Refusal, is_private
from bot.ui.record_faces import RecordFaces
from bot.ui.reply import redraw, tell
from engine import lobby as lobbies
from engine.table import Chair
from storage import privacy
from storage.errors import StillSeatedError


class PrivacyDesk:
    """Answers ``/privacy`` and its buttons, each of which is about whoever presses it."""

    def __init__(self, desk: Desk, store: privacy.Privacy) -> None:
        self._desk = desk
        self._tables = desk.tables
        self._faces = RecordFaces(desk.texts)
        self._store = store
        self._neutral = desk.texts("privacy-somebody")

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the asker what is kept about them."""
        layout = self._faces.kept(await self._store.kept(interaction.user.id))
        await tell(interaction, view=layout)

    async def press(self, interaction: discord.Interaction[Any], action: str) -> None:
        """Ask once more, delete, or go back."""
        user = interaction.user.id
        match action:
            case "ask":
                self._demand_no_seat(await self._tables.of_user(user), user)
                layout = self._faces.ask(await self._store.kept(user))
            case "keep":
                layout = self._faces.kept(await self._store.kept(user))
            case "delete":
                await self._forget(user)
                layout = self._faces.forgotten()
            case _:
                raise Refusal("why-unknown-button")
        if is_private(interaction):
            await redraw(interaction, layout)
        else:
            await tell(interaction, view=layout)

    async def _forget(self, user: int) -> None:
        tables = await self._tables.of_user(user)
        self._demand_no_seat(tables, user)
        for live in tables:
            await self._give_up_seat(live, user)
        try:
            await self._store.forget(user, self._neutral)
        except StillSeatedError:
            # They sat down somewhere while we were at it.
            self._demand_no_seat(await self._tables.of_user(user), user)
            raise
        self._tables.forget(user, self._neutral)
        for live in tables:
            await self._desk.changed(live)

    async def _give_up_seat(self, live: LiveTable, user: int) -> None:
        """Leave a game for good, where an AI sits in already: it takes the seat as its own."""
        assert live.table is not None  # in lobbies people are present
        seat = live.table.seat_of(user)
        if seat is None:
            return
        level = live.table.chairs[seat].level
        await self._tables.change_player(live, seat, Chair(self._neutral, None, level))
        if live.over:
            return  # the AI seats have played on to the end
        heirs = [chair.user for chair in live.chairs if chair.user is not None]
        if not heirs:
            await self._tables.end(live)
            return
        if live.lobby.host == user:
            await self._tables.set_manners(live, lambda lobby: lobbies.pass_host(lobby, user, heirs[0], heirs))
        await votes.forget(self._tables, live, user)

    def _demand_no_seat(self, tables: list[LiveTable], user: int) -> None:
        """Raises ``Refusal`` if they are present at one of these tables."""
        seated = [str(live.id) for live in tables if any(c.user == user and c.present for c in live.chairs)]
        if seated:
            raise Refusal("why-privacy-seated", tables=", ".join(seated))
