"""The buttons of a lobby: joining, leaving, AI seats, house rules, the start."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.forms import Mistake, numbers_modal, text_of
from bot.core.player_names import ai_name
from bot.core.replies import is_private, open_form
from bot.tables import find_players, leave_penalty
from bot.tables.house_rules import HELP, LANGUAGE, MOTION, SPEED
from bot.tables.look import require_pressed_table
from bot.tables.panel_views import PanelPage
from bot.tables.presses import LOBBY_NUMBERS, REMOVE_AI, WRITE
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import TableSession, people_on, require_lobby


async def press(services: Services, interaction: discord.Interaction[Any], table_id: int, action: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user = interaction.user
    match action:
        case "join":
            async with leave_penalty.sitting_down(services.tables, user.id, live.lobby.speed, live.id):
                await services.tables.change(live, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
        case "leave":
            require_lobby(live)
            await services.tables.leave(live, user.id)
        case "start":
            await services.tables.start(live, user.id)
            await services.updater.update(live, interaction)
            services.background.later(services.updater.send_hands(live.id))
            return
        case "cancel" | "close":
            require_lobby(live)
            lobbies.require_host(live.lobby, user.id)
            if action == "cancel" and people_on(live.lobby.chairs) - {user.id}:
                await services.panels.open(interaction, live, PanelPage("close"))
                return
            await services.tables.cancel(live, user.id)
            if is_private(interaction):
                await services.updater.show_and_update(interaction, live, PanelPage("close"))
                return
        case "seek":
            await find_players.for_table(services, interaction, live)
            return
        case "rules":
            require_lobby(live)
            await services.panels.open(interaction, live, PanelPage("house"))
            return
        case _:
            raise Refusal("why-unknown-button")
    await services.updater.update(live, interaction)


async def add_ai(services: Services, interaction: discord.Interaction[Any], table_id: int, level: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user = interaction.user.id
    if level == REMOVE_AI:
        await services.tables.change(live, lambda lobby: lobbies.remove_ai(lobby, user))
    else:
        await _require_level(services, interaction, live, level)
        await services.tables.change(
            live,
            lambda lobby: lobbies.add_ai(
                lobby, user, live.game, level, ai_name(services.languages.localizations.of(lobby.language).texts, lobby)
            ),
        )
    await services.updater.update(live, interaction)


async def _require_level(
    services: Services, interaction: discord.Interaction[Any], live: TableSession, level: str
) -> None:
    """Raise ``Refusal`` for an unavailable level.

    For a reference player, and for a level that the server does not allow.
    """
    if level not in live.game.levels:
        raise Refusal("why-lobby-level")  # the levels are measured against it
    allowed = () if live.guild is None else (await services.tables.store.guilds.settings(live.guild)).levels
    if allowed and level not in allowed:
        text, kind = await services.languages.texts_for(interaction), live.game.kind
        names = text.listed(text(f"level-{kind}-{each}") for each in live.game.levels if each in allowed)
        raise Refusal("why-server-level", known=str(bool(names)).lower(), levels=names)


async def choose_option(
    services: Services, interaction: discord.Interaction[Any], table_id: int, option: str, value: str
) -> None:
    """Set a house rule from its menu, or ask for custom numbers."""
    if value == WRITE:
        await ask_numbers(services, interaction, table_id, option)
    else:
        await set_option(services, interaction, table_id, option, value)


async def set_option(
    services: Services, interaction: discord.Interaction[Any], table_id: int, option: str, value: str
) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user = interaction.user.id
    await services.tables.change(live, lambda lobby: lobbies.set_option(lobby, user, live.game, option, value))
    await _settled(services, interaction, live, option)


async def numbers_given(services: Services, interaction: discord.Interaction[Any], table_id: int, option: str) -> None:
    """Set a house rule to the numbers of a form."""
    try:
        await set_option(services, interaction, table_id, option, text_of(interaction))
    except Refusal as refusal:
        if refusal.reason.key != "why-lobby-numbers":
            raise
        raise Mistake.of(refusal.reason) from refusal


async def ask_numbers(
    services: Services, interaction: discord.Interaction[Any], table_id: int, option: str, typed: str = ""
) -> None:
    """Open the form for the host's numbers of a house rule, prefilled with ``typed``."""
    live = await require_pressed_table(services, interaction, table_id)
    require_lobby(live)
    lobbies.require_host(live.lobby, interaction.user.id)
    numbers = lobbies.own_numbers(live.game.options_type, option)
    if numbers is None:
        raise Refusal("why-lobby-option")
    text = await services.languages.texts_for(interaction)
    title = text(f"option-{live.game.kind}-{option}")
    question = text("numbers-question", count=numbers.count, least=numbers.least, most=numbers.most)
    now = live.lobby.options[option]
    now = typed or (" ".join(map(str, now)) if isinstance(now, list) else "")
    await open_form(interaction, numbers_modal(LOBBY_NUMBERS(table=table_id, option=option), title, question, now))


async def set_speed(services: Services, interaction: discord.Interaction[Any], table_id: int, speed: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    await leave_penalty.set_speed(services.tables, live, interaction.user.id, speed)
    await _settled(services, interaction, live, SPEED)


async def set_help(services: Services, interaction: discord.Interaction[Any], table_id: int, help_: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user = interaction.user.id
    if live.guild is not None and lobbies.exceeds(
        help_, (await services.tables.store.guilds.settings(live.guild)).help
    ):
        raise Refusal("why-server-help")
    await services.tables.change(live, lambda lobby: lobbies.set_help(lobby, user, help_))
    await _settled(services, interaction, live, HELP)


async def set_motion(services: Services, interaction: discord.Interaction[Any], table_id: int, motion: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user = interaction.user.id
    await services.tables.update_settings(live, lambda lobby: lobbies.set_motion(lobby, user, motion))
    await _settled(services, interaction, live, MOTION)


async def set_language(services: Services, interaction: discord.Interaction[Any], table_id: int, language: str) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    user, spoken = interaction.user.id, services.languages.localizations.spoken
    await services.tables.update_settings(live, lambda lobby: lobbies.set_language(lobby, user, language, spoken))
    await _settled(services, interaction, live, LANGUAGE)


async def turn_house_rules(services: Services, interaction: discord.Interaction[Any], table_id: int, page: int) -> None:
    live = await require_pressed_table(services, interaction, table_id)
    require_lobby(live)
    await services.panels.open(interaction, live, PanelPage("house", page))


async def _settled(services: Services, interaction: discord.Interaction[Any], live: TableSession, name: str) -> None:
    """Show that a setting has changed: in its panel, and in the lobby."""
    page = services.views.of(await services.languages.of(interaction)).house_rules.page_of(live, name)
    await services.updater.show_and_update(interaction, live, PanelPage("house", page))
