"""Presses in a lobby: joining, leaving, AI seats, house rules, the start."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.context import Context
from bot.core.forms import Mistake, numbers_modal, text_of
from bot.core.replies import is_private, open_form
from bot.tables import find_players, leave_penalty
from bot.tables.house_rules import HELP, LANGUAGE, MOTION, SPEED
from bot.tables.panel_views import PanelPage
from bot.tables.presses import LOBBY_NUMBERS, REMOVE_AI, WRITE
from bot.tables.updater import Desk
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import TableSession, require_lobby


async def press(desk: Desk, interaction: discord.Interaction[Any], table_id: int, action: str) -> None:
    """Join, leave, start, cancel, or look at the house rules."""
    live = await desk.found(interaction, table_id, adopt=True)
    user = interaction.user
    match action:
        case "join":
            async with leave_penalty.sitting_down(desk.tables, user.id, live.lobby.speed, live.id):
                await desk.tables.change(live, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
        case "leave":
            require_lobby(live)
            await desk.tables.leave(live, user.id)
        case "start":
            await desk.tables.start(live, user.id)
            await desk.changed(live, interaction)
            desk.later(desk.deal_hands(live.id))
            return
        case "cancel":
            await desk.tables.cancel(live, user.id)
            if is_private(interaction):
                await desk.turn(interaction, await (await desk.voice(interaction)).faces.public(live))
                await desk.changed(live)
                return
        case "seek":
            await find_players.for_table(desk, interaction, live)
            return
        case "learn":
            await interaction.client.learn.teach(Context(interaction), live.game.kind)
            return
        case "rules":
            require_lobby(live)
            await desk.show(interaction, live, PanelPage("house"))
            return
        case _:
            raise Refusal("why-unknown-button")
    await desk.changed(live, interaction)


async def add_ai(desk: Desk, interaction: discord.Interaction[Any], table_id: int, level: str) -> None:
    """Add an AI seat of a level, or take the last one away."""
    live = await desk.found(interaction, table_id, adopt=True)
    user = interaction.user.id
    if level == REMOVE_AI:
        await desk.tables.change(live, lambda lobby: lobbies.remove_ai(lobby, user))
    else:
        await _require_level(desk, interaction, live, level)
        await desk.tables.change(
            live, lambda lobby: lobbies.add_ai(lobby, user, live.game, level, desk.stand_in(lobby))
        )
    await desk.changed(live, interaction)


async def _require_level(desk: Desk, interaction: discord.Interaction[Any], live: TableSession, level: str) -> None:
    """Raises ``Refusal`` for an AI player that is no level, and for a level that the server does not allow."""
    if level not in live.game.levels:
        raise Refusal("why-lobby-level")  # it is there to measure the levels by
    allowed = () if live.guild is None else (await desk.tables.guilds.settings(live.guild)).levels
    if allowed and level not in allowed:
        text, kind = await desk.words(interaction), live.game.kind
        names = text.listed(text(f"level-{kind}-{each}") for each in live.game.levels if each in allowed)
        raise Refusal("why-server-level", known=str(bool(names)).lower(), levels=names)


async def choose_option(
    desk: Desk, interaction: discord.Interaction[Any], table_id: int, option: str, value: str
) -> None:
    """Set a house rule to what was chosen in its menu, or ask for numbers of the table's own."""
    if value == WRITE:
        await ask_numbers(desk, interaction, table_id, option)
    else:
        await set_option(desk, interaction, table_id, option, value)


async def set_option(desk: Desk, interaction: discord.Interaction[Any], table_id: int, option: str, value: str) -> None:
    """Set a house rule."""
    live = await desk.found(interaction, table_id, adopt=True)
    user = interaction.user.id
    await desk.tables.change(live, lambda lobby: lobbies.set_option(lobby, user, live.game, option, value))
    await _settled(desk, interaction, live, option)


async def numbers_given(desk: Desk, interaction: discord.Interaction[Any], table_id: int, option: str) -> None:
    """Set a house rule to the numbers of a form."""
    try:
        await set_option(desk, interaction, table_id, option, text_of(interaction))
    except Refusal as refusal:
        if refusal.reason.key != "why-lobby-numbers":
            raise
        raise Mistake.of(refusal.reason) from refusal


async def ask_numbers(
    desk: Desk, interaction: discord.Interaction[Any], table_id: int, option: str, typed: str = ""
) -> None:
    """Open the form in which the host writes the numbers of a house rule; ``typed`` stands in it, or what is set."""
    live = await desk.found(interaction, table_id, adopt=True)
    require_lobby(live)
    lobbies.require_host(live.lobby, interaction.user.id)
    numbers = lobbies.own_numbers(live.game.options_type, option)
    if numbers is None:
        raise Refusal("why-lobby-option")
    text = await desk.words(interaction)
    title = text(f"option-{live.game.kind}-{option}")
    question = text("numbers-question", count=numbers.count, least=numbers.least, most=numbers.most)
    now = live.lobby.options[option]
    now = typed or (" ".join(map(str, now)) if isinstance(now, list) else "")
    await open_form(interaction, numbers_modal(LOBBY_NUMBERS(table=table_id, option=option), title, question, now))


async def set_speed(desk: Desk, interaction: discord.Interaction[Any], table_id: int, speed: str) -> None:
    """Set how long a decision may take."""
    live = await desk.found(interaction, table_id, adopt=True)
    await leave_penalty.set_speed(desk.tables, live, interaction.user.id, speed)
    await _settled(desk, interaction, live, SPEED)


async def set_help(desk: Desk, interaction: discord.Interaction[Any], table_id: int, help_: str) -> None:
    """Set how much help the table gives."""
    live = await desk.found(interaction, table_id, adopt=True)
    user = interaction.user.id
    if live.guild is not None and lobbies.exceeds(help_, (await desk.tables.guilds.settings(live.guild)).help):
        raise Refusal("why-server-help")
    await desk.tables.change(live, lambda lobby: lobbies.set_help(lobby, user, help_))
    await _settled(desk, interaction, live, HELP)


async def set_motion(desk: Desk, interaction: discord.Interaction[Any], table_id: int, motion: str) -> None:
    """Set whether pictures move."""
    live = await desk.found(interaction, table_id, adopt=True)
    user = interaction.user.id
    await desk.tables.update_settings(live, lambda lobby: lobbies.set_motion(lobby, user, motion))
    await _settled(desk, interaction, live, MOTION)


async def set_language(desk: Desk, interaction: discord.Interaction[Any], table_id: int, language: str) -> None:
    """Set what the table speaks in public."""
    live = await desk.found(interaction, table_id, adopt=True)
    user, spoken = interaction.user.id, desk.readers.voices.spoken
    await desk.tables.update_settings(live, lambda lobby: lobbies.set_language(lobby, user, language, spoken))
    await _settled(desk, interaction, live, LANGUAGE)


async def turn_house_rules(desk: Desk, interaction: discord.Interaction[Any], table_id: int, page: int) -> None:
    """Show another page of the house rules."""
    live = await desk.found(interaction, table_id, adopt=True)
    require_lobby(live)
    await desk.show(interaction, live, PanelPage("house", page))


async def _settled(desk: Desk, interaction: discord.Interaction[Any], live: TableSession, name: str) -> None:
    """Show that something is settled: in the panel where it was, and in the lobby."""
    page = (await desk.voice(interaction)).house_rules.page_of(live, name)
    await desk.show_changed(interaction, live, PanelPage("house", page))
