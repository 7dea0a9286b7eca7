"""What is kept about a person, shown to them and deleted when they ask for it.  docs/privacy.md tells it in full."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables import LiveTable, Tables
from bot.texts import Texts
from bot.ui.answer import Refusal
from bot.ui.record_faces import RecordFaces
from engine.table import Chair
from storage import privacy
from storage.errors import StillSeatedError


class PrivacyDesk:
    """Answers ``/privacy`` and its buttons, each of which is about whoever presses it."""

    def __init__(self, texts: Texts, store: privacy.Privacy, tables: Tables) -> None:
        self._texts = texts
        self._faces = RecordFaces(texts)
        self._store = store
        self._tables = tables

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the asker what is kept about them."""
        layout = self._faces.kept(await self._store.kept(interaction.user.id))
        await interaction.response.send_message(view=layout, ephemeral=True)

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
                await self._forget(interaction, user)
                layout = self._faces.forgotten()
            case _:
                raise Refusal("why-unknown-button")
        await interaction.response.edit_message(view=layout)

    async def _forget(self, interaction: discord.Interaction[Any], user: int) -> None:
        tables = await self._tables.of_user(user)
        self._demand_no_seat(tables, user)
        for live in tables:
            await self._give_up_seat(live, user)
        try:
            await self._store.forget(user, self._texts("privacy-somebody"))
        except StillSeatedError:
            # They sat down somewhere while we were at it.
            self._demand_no_seat(await self._tables.of_user(user), user)
            raise
        self._tables.drop(user)
        for live in tables:
            await interaction.client.desk.show(live)

    async def _give_up_seat(self, live: LiveTable, user: int) -> None:
        """Leave a game for good, where an AI sits in already: it takes the seat as its own."""
        assert live.table is not None  # in lobbies people are present
        seat = live.table.seat_of(user)
        if seat is None:
            return
        level = live.table.chairs[seat].level
        await self._tables.change_player(live, seat, Chair(self._texts("privacy-somebody"), None, level))
        if not any(chair.user for chair in live.chairs):
            await self._tables.end(live)

    def _demand_no_seat(self, tables: list[LiveTable], user: int) -> None:
        """Raises ``Refusal`` if they are present at one of these tables."""
        seated = [str(live.id) for live in tables if any(c.user == user and c.present for c in live.chairs)]
        if seated:
            raise Refusal("why-privacy-seated", tables=", ".join(seated))
