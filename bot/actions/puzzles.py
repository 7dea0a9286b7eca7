"""Puzzles: one message that only its reader sees, from the question to the verdict and on to the next."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.actions.desk import Desk
from bot.cogs.puzzles.book import PuzzleBook
from bot.ui.ids import whole
from bot.ui.puzzle_items import BAD, GOOD, NEXT

VOTES: Final = {GOOD: 1, BAD: -1}


class PuzzleDesk:
    """Answers ``/puzzle`` and what is pressed on puzzles."""

    def __init__(self, desk: Desk, book: PuzzleBook) -> None:
        self._desk = desk
        self._book = book

    async def begin(self, interaction: discord.Interaction[Any], kind: str | None) -> None:
        """Ask somebody a puzzle: of a game, or of any."""
        await self._ask(interaction, kind, "")

    async def press(self, interaction: discord.Interaction[Any], kind: str, name: str, answer: str) -> None:
        """Take an answer to a puzzle, a word on it, or ask another."""
        if answer == NEXT:
            await self._ask(interaction, kind, name)
            return
        posed = await self._book.posed(kind, name)
        user, faces = interaction.user.id, (await self._desk.voice(interaction)).puzzles
        if answer in VOTES:
            given, mark = await self._book.vote(user, posed, VOTES[answer])
            face = await faces.voted(posed, given, await self._book.score(user, kind), retired=mark.retired)
        else:
            face = await faces.taken(posed, await self._book.answer(user, posed, whole(answer)))
        await self._desk.turn(interaction, face)

    async def _ask(self, interaction: discord.Interaction[Any], kind: str | None, but: str) -> None:
        user = interaction.user.id
        posed = await self._book.next(user, kind, but)
        score = await self._book.score(user, posed.puzzle.kind)
        face = await (await self._desk.voice(interaction)).puzzles.question(posed, score)
        await self._desk.turn(interaction, face)
