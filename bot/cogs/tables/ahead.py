"""Add and remove premoves: a first click asks, a second one queues."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.forms import number_modal, number_of
from bot.core.permissions import require_table
from bot.core.player_names import cast_of
from bot.core.presenter import AskNumber
from bot.core.replies import open_form
from bot.tables.panel_views import PanelPage
from bot.tables.presses import NO_ORDER, ORDER_NUMBER
from bot.tables.services import Services
from engine.game import Refusal
from host.live import GameSession, require_game


async def choose(services: Services, interaction: discord.Interaction[Any], table_id: int, code: str) -> None:
    """Ask whether to queue a premove; or show the current queue."""
    live = require_game(await require_table(services.tables, interaction, table_id))
    user = interaction.user.id
    if code == NO_ORDER:
        code = ""
    elif code not in services.premoves.offered(live, user, await services.premoves.book(live, user)):
        raise Refusal("why-order-old")
    await services.panels.open(interaction, live, PanelPage("ahead", what=code))


async def ask_number(
    services: Services, interaction: discord.Interaction[Any], table_id: int, prefix: str, typed: str = ""
) -> None:
    """Open the modal for the number of a premove, if it is available."""
    live = require_game(await require_table(services.tables, interaction, table_id))
    ask = await _question(services, interaction, live, prefix)
    await open_form(interaction, number_modal(ORDER_NUMBER(table=table_id, code=prefix), ask, typed))


async def number_given(services: Services, interaction: discord.Interaction[Any], table_id: int, prefix: str) -> None:
    """Queue the premove that the number in a modal completes, without a confirmation."""
    live = require_game(await require_table(services.tables, interaction, table_id))
    ask = await _question(services, interaction, live, prefix)
    await give(services, interaction, table_id, f"{prefix}{number_of(interaction, ask)}")


async def give(services: Services, interaction: discord.Interaction[Any], table_id: int, code: str) -> None:
    live = require_game(await require_table(services.tables, interaction, table_id))
    await services.premoves.give(live, interaction.user.id, code)
    await services.panels.open(interaction, live, PanelPage("ahead"))


async def revoke(services: Services, interaction: discord.Interaction[Any], table_id: int, code: str) -> None:
    live = require_game(await require_table(services.tables, interaction, table_id))
    await services.premoves.revoke(live, interaction.user.id, code)
    await services.panels.open(interaction, live, PanelPage("ahead"))


async def _question(
    services: Services, interaction: discord.Interaction[Any], live: GameSession, prefix: str
) -> AskNumber:
    """Return the question for a premove with a number, or raise ``Refusal``."""
    user = interaction.user.id
    offered = services.premoves.offered(live, user, await services.premoves.book(live, user))
    presenter = (await services.languages.of(interaction)).presenters[live.game.kind]
    prompt = presenter.ahead(live.table.view(live.table.seat_of(user)), offered, cast_of(live.chairs))
    if (ask := prompt.question(prefix)) is None:
        raise Refusal("why-order-old")
    return ask
