"""Looking at a table without changing it: in the private panel, or as a file."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui

from bot.core.layout import MessagePayload, layout
from bot.core.replies import send_response
from bot.core.visibility import is_member
from bot.tables.panel_views import PanelPage
from bot.tables.private_panels import table_shown
from bot.tables.updater import Desk
from bot.tables.ways import offer_ways
from engine import log as logs
from engine.game import Refusal
from host.live import TableSession, require_game


async def turned(desk: Desk, interaction: discord.Interaction[Any], table_id: int, view: PanelPage) -> None:
    """Show another page, step or entry of a table."""
    await desk.show(interaction, await desk.found(interaction, table_id), view)


async def turn_rules(desk: Desk, interaction: discord.Interaction[Any], kind: str, page: int) -> None:
    """Show a page of the rules: in the panel of the table where that was asked for, else by itself."""
    if kind not in desk.tables.games:
        raise Refusal("why-unknown-button")
    table = table_shown(interaction)
    if table is not None:
        await turned(desk, interaction, table, PanelPage("rules", page))
        return
    voice = await desk.voice(interaction)
    body = await voice.panels.rules(kind, page)
    ways = offer_ways(voice.texts, kind, server=is_member(interaction))
    await desk.turn(interaction, MessagePayload(layout(ui.Container(*body.parts, ways)), body.files))


# -- to keep ---------------------------------------------------------------------------------------


async def send_log(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Give the log of a finished game as a file."""
    begun = require_game(live)
    if live.seed is None:
        raise Refusal("why-not-over")
    written = io.StringIO()
    logs.write(await desk.tables.log_of(begun), written)
    file = discord.File(io.BytesIO(written.getvalue().encode()), f"{live.game.kind}-{live.id}.jsonl")
    text = await desk.words(interaction)
    await send_response(interaction, text("log-saved"), files=[file])
