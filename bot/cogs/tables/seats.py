"""One's seat in a game: giving it up, taking it back, and calling whom the table waits for."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.guard import say
from bot.core.permissions import require_writer
from bot.core.player_names import marked
from bot.core.replies import is_private
from bot.tables.panel_views import PanelPage
from bot.tables.updater import Desk
from engine.game import Refusal
from host.live import TableSession, has_begun, require_game


async def leave(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Give up one's seat in a lobby. In a game, ask first."""
    if not live.over and has_begun(live) and interaction.user.id in live.present:
        await desk.show(interaction, live, PanelPage("part"))
        return
    await desk.tables.leave(live, interaction.user.id, counts=True)
    await say(interaction, (await desk.words(interaction))("left", table=str(live.id), how="lobby"))
    await desk.changed(live)


async def part(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Give up one's seat in a game."""
    await desk.tables.leave(live, interaction.user.id, counts=True)
    await desk.show_changed(interaction, live, PanelPage("left"))


async def back(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Take one's seat back from the AI that sits in."""
    await desk.tables.seats.come_back(live, interaction.user.id)
    if is_private(interaction):
        await desk.show_changed(interaction, live, PanelPage("hand"))
        return
    game = require_game(live)
    seat = game.table.seat_of(interaction.user.id)
    assert seat is not None  # they have it back
    voice = await desk.voice(interaction)
    fates = await desk.fates(interaction)
    await say(interaction, "\n".join(filter(None, (fates, voice.texts("came-back"), voice.panels.pending(game, seat)))))
    await desk.changed(live)


async def nudge(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Call whom the table waits for, because a player asks."""
    begun = require_game(live)
    if live.over:
        raise Refusal("why-over")
    if interaction.user.id not in live.present:
        raise Refusal("why-not-seated")
    if {begun.chairs[seat].user for seat in begun.table.to_act} <= {interaction.user.id}:
        raise Refusal("why-nudge-self")
    require_writer(interaction, live.guild, live.channel)
    waited = [seat for seat in begun.table.to_act if begun.chairs[seat].user not in (None, interaction.user.id)]
    called = await desk.calls.nudge(begun)
    text = await desk.words(interaction)
    names = text.listed(marked(seat, begun.chairs[seat].name) for seat in waited)
    await say(interaction, text("nudged" if called else "nudged-already", names=names))
