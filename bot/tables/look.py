"""Private views of a table that don't change it."""

from __future__ import annotations

import io
import logging
from typing import Any

import discord
from discord import ui

from bot.core.guard import show_page
from bot.core.ids import table_of
from bot.core.layout import MessagePayload, layout
from bot.core.permissions import require_table
from bot.core.replies import send_response
from bot.tables.panel_views import PanelPage
from bot.tables.private_panels import table_shown
from bot.tables.services import Services
from bot.tables.ways import offer_ways
from engine import log as logs
from engine.game import Refusal
from host.live import TableSession, require_game

log = logging.getLogger(__name__)


async def require_pressed_table(
    services: Services, interaction: discord.Interaction[Any], table_id: int
) -> TableSession:
    """Return the table of a clicked message.

    The message replaces the stored one if that is lost. Raises ``Refusal`` if the user can't have seen the table.
    """
    live = await require_table(services.tables, interaction, table_id)
    await services.boards.adopt(live, interaction)
    return live


async def unread_premoves(services: Services, interaction: discord.Interaction[Any]) -> str:
    """Return the user's unread premove outcomes at a table; never raises."""
    data: Any = interaction.data or {}
    user, table = interaction.user.id, table_of(str(data.get("custom_id", "")))
    try:
        known = None if table is None else await services.tables.whereabouts(table)
        if table is None or known is None or user not in known.people:
            return ""
        live = await services.tables.get(table)
        views = services.views.of(await services.languages.of(interaction))
        return "" if live is None else await services.panel_pages.fates(views, live, user)
    except (Exception, SystemExit):  # whatever fails here, the user gets a response
        log.exception("premove result lookup failed: table=%s", table)
        return ""


async def turn_rules(services: Services, interaction: discord.Interaction[Any], kind: str, page: int) -> None:
    """Show a page of the rules, in the panel of its table or in a new message."""
    if kind not in services.tables.games:
        raise Refusal("why-unknown-button")
    table = table_shown(interaction)
    if table is not None:
        live = await require_table(services.tables, interaction, table)
        await services.panels.open(interaction, live, PanelPage("rules", page))
        return
    localization = await services.languages.of(interaction)
    body = await services.views.of(localization).panels.rules(kind, page)
    ways = offer_ways(localization.texts, kind)
    await show_page(interaction, MessagePayload(layout(ui.Container(*body.parts, ways)), body.files))


async def send_log(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    begun = require_game(live)
    if live.seed is None:
        raise Refusal("why-not-over")
    written = io.StringIO()
    logs.write(await services.tables.log_of(begun), written)
    file = discord.File(io.BytesIO(written.getvalue().encode()), f"{live.game.kind}-{live.id}.jsonl")
    text = await services.languages.texts_for(interaction)
    await send_response(interaction, text("log-saved"), files=[file])
