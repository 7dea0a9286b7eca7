"""Looking at a table without changing it: more, words, pictures, what happened, and the game step by step."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.tables import LiveTable
from bot.ui.answer import Refusal
from engine import log as logs

if TYPE_CHECKING:
    from bot.desk import Desk
    from bot.ui.parts import Face

_one_film: Final = asyncio.Semaphore(1)
"""A film takes seconds of a processor; tables shall not wait for several at once."""


async def more(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show what else can be done here."""
    await desk.open_panel(interaction, desk.panels.more(live))


async def text_board(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the board in words."""
    demand_sight(desk, interaction, live)
    await desk.open_panel(interaction, desk.panels.text_board(live))


async def zoom(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the picture as a file of its own, which opens in full size."""
    demand_sight(desk, interaction, live)
    await desk.open_panel(interaction, await desk.panels.zoom(live))


# -- what happened ---------------------------------------------------------------------------------


async def latest(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the latest page of what has happened."""
    await desk.open_panel(interaction, await _told(desk, interaction, live, None))


async def story(desk: Desk, interaction: discord.Interaction[Any], table_id: int, page: int) -> None:
    """Turn to a page of what has happened since the start."""
    live = await desk.found(table_id)
    await desk.turn(interaction, await _told(desk, interaction, live, page))


async def _told(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable, page: int | None) -> Face:
    demand_sight(desk, interaction, live)
    try:
        told = await desk.tables.story(live)
    except logs.BadLog as error:
        raise Refusal("why-no-replay") from error
    return desk.panels.story(live, told, page)


async def send_log(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Give the log of a finished game as a file."""
    demand_sight(desk, interaction, live)
    assert live.table is not None
    if live.table.seed is None:
        raise Refusal("why-not-over")
    text = io.StringIO()
    logs.write(await desk.tables.log_of(live), text)
    file = discord.File(io.BytesIO(text.getvalue().encode()), f"{live.game.kind}-{live.id}.jsonl")
    await interaction.response.send_message(desk.texts("log-saved"), file=file, ephemeral=True)


# -- step by step -----------------------------------------------------------------------------------


async def replay(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Open the replay of a game: of a finished one at its start, else at the present."""
    await _show_step(desk, interaction, live, 0 if live.over else None, anew=True)


async def turn_replay(desk: Desk, interaction: discord.Interaction[Any], table_id: int, step: int) -> None:
    """Show another step of a replay."""
    await _show_step(desk, interaction, await desk.found(table_id), step, anew=False)


async def _show_step(
    desk: Desk, interaction: discord.Interaction[Any], live: LiveTable, step: int | None, *, anew: bool
) -> None:
    demand_sight(desk, interaction, live)
    await desk.replays.recall(live)
    steps = await desk.replays.steps(live)
    last = len(steps) - 1
    face = await desk.panels.replay(live, steps, last if step is None else min(step, last))
    await (desk.open_panel if anew else desk.turn)(interaction, face)


async def film(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Give a finished game as an animation."""
    demand_sight(desk, interaction, live)
    assert live.table is not None
    if not live.table.over:
        raise Refusal("why-no-film")
    steps = await desk.replays.steps(live)
    paint = desk.panels.film(live, steps)
    if paint is None:
        raise Refusal("why-no-film")
    await interaction.response.defer(ephemeral=True, thinking=True)
    async with _one_film:
        picture = await desk.panels.painter.paint(paint)
    file = discord.File(io.BytesIO(picture.data), f"{live.game.kind}-{live.id}{picture.media.extension}")
    await interaction.followup.send(desk.texts("film-made", table=str(live.id)), file=file, ephemeral=True)


def may_watch(interaction: discord.Interaction[Any], live: LiveTable) -> bool:
    """Whether somebody may look at a game: who played it, always; others where they see the channel of the table."""
    if any(chair.user == interaction.user.id for chair in live.chairs):
        return True
    if live.guild is None or live.guild != interaction.guild_id:
        return False
    place = None if interaction.guild is None else interaction.guild.get_channel_or_thread(live.channel)
    if place is None or not isinstance(interaction.user, discord.Member):
        return False  # the channel is gone: nobody can tell any more who saw it
    return place.permissions_for(interaction.user).view_channel


def demand_sight(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Raises ``Refusal`` to who may not look at a game, as if there were none; and for a lobby."""
    if not may_watch(interaction, live):
        raise Refusal("why-no-table")
    desk.demand_game(live)
