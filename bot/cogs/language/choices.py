"""Choosing languages: one's own, what a server speaks, what a table speaks."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.actions.desk import Desk
from bot.cogs.admin.moderation import demand_manager
from bot.core.guard import say
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import LiveTable

AUTO: Final = "auto"
"""In the place of a language: what Discord says that somebody, or a server, speaks."""


async def choose_mine(desk: Desk, interaction: discord.Interaction[Any], language: str) -> None:
    """Speak a language to whoever asks, in all that they alone read."""
    voice = await desk.readers.choose(interaction, _demand_spoken(desk, language))
    text = voice.texts
    await say(interaction, text("language-mine", language=text("language-name")))


async def choose_servers(desk: Desk, interaction: discord.Interaction[Any], language: str) -> None:
    """Let new tables of a server speak a language. Raises ``Refusal`` for whoever may not manage it."""
    guild, chosen = demand_manager(interaction), _demand_spoken(desk, language)
    await desk.tables.guilds.change(guild, lambda old: old.model_copy(update={"language": chosen}))
    text, public = await desk.words(interaction), await desk.readers.server(guild)
    await say(interaction, text("language-server", language=public.texts("language-name")))


async def choose_tables(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable, language: str) -> None:
    """Let a table speak a language in public; its message is drawn anew. Raises ``Refusal`` unless its host asks."""
    user, spoken = interaction.user.id, desk.readers.voices.spoken
    await desk.tables.set_manners(live, lambda lobby: lobbies.set_language(lobby, user, language, spoken))
    text, public = await desk.words(interaction), desk.readers.at(live).texts
    await say(interaction, text("language-table", table=str(live.id), language=public("language-name")))
    await desk.changed(live)


def _demand_spoken(desk: Desk, language: str) -> str | None:
    """A language that was chosen; ``None`` for what Discord says."""
    if language == AUTO:
        return None
    if language not in desk.readers.voices.spoken:
        raise Refusal("why-lobby-option")
    return language
