"""Leave a seat, come back to it, or nudge other players."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.guard import require_post, say
from bot.core.player_names import marked
from bot.core.replies import is_private
from bot.tables.look import unread_premoves
from bot.tables.panel_views import CAME_BACK, PanelPage
from bot.tables.services import Services
from engine.game import Refusal
from host.live import TableSession, has_begun, require_game


async def leave(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Give up one's seat in a lobby; in a game, ask first."""
    if not live.over and has_begun(live) and interaction.user.id in live.present:
        await services.panels.open(interaction, live, PanelPage("part"))
        return
    await services.tables.leave(live, interaction.user.id, counts=True)
    await say(interaction, (await services.languages.texts_for(interaction))("left", table=str(live.id), how="lobby"))
    await services.updater.update(live)


async def part(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    await services.tables.leave(live, interaction.user.id, counts=True)
    await services.updater.show_and_update(interaction, live, PanelPage("left"))


async def back(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    await services.tables.seats.come_back(live, interaction.user.id)
    if is_private(interaction):
        await services.updater.show_and_update(interaction, live, PanelPage("hand", what=CAME_BACK))
        return
    game = require_game(live)
    seat = game.table.seat_of(interaction.user.id)
    assert seat is not None  # they have it back
    localization = await services.languages.of(interaction)
    fates = await unread_premoves(services, interaction)
    pending = services.views.of(localization).panels.pending(game, seat)
    await say(interaction, "\n".join(filter(None, (fates, localization.texts("came-back"), pending))))
    await services.updater.update(live)


async def nudge(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Ping the players that the table waits for, at another player's request."""
    begun = require_game(live)
    if live.over:
        raise Refusal("why-over")
    if interaction.user.id not in live.present:
        raise Refusal("why-not-seated")
    if {begun.chairs[seat].user for seat in begun.table.to_act} <= {interaction.user.id}:
        raise Refusal("why-nudge-self")
    await require_post(interaction, live.guild, live.channel)
    waited = [seat for seat in begun.table.to_act if begun.chairs[seat].user not in (None, interaction.user.id)]
    called = await services.pings.nudge(begun)
    text = await services.languages.texts_for(interaction)
    names = text.listed(marked(seat, begun.chairs[seat].name) for seat in waited)
    await say(interaction, text("nudged" if called else "nudged-already", names=names), passing=True)
