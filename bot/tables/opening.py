"""Opening tables: a new lobby, a rematch."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.core.guard import say
from bot.core.layout import ids_on, link_to
from bot.core.markup import one_line
from bot.core.permissions import IN_THREADS, around, lacking, needed, require_permit, require_writer
from bot.core.replies import acknowledge, is_private
from bot.core.visibility import find_place, is_member, who_sees
from bot.tables.leave_penalty import require_seat, sitting_down
from bot.tables.presses import ALL_KINDS
from bot.tables.updater import Desk
from bot.tables.ways import WAY
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from host.live import TableSession, has_begun, require_game
from storage.listing import LOBBY

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 100
"""Lobbies of somebody among which that of a channel is looked for."""


async def new(
    desk: Desk, interaction: discord.Interaction[Any], game: AnyGame, size: int | None, speed: str, *, thread: bool
) -> None:
    """Open a lobby in this channel, or in a thread of its own."""
    channel = interaction.channel
    guild, here = _place(interaction)
    waiting = None if thread else await _lobby_here(desk, interaction)
    if waiting is not None and waiting.message is not None:
        await desk.turn(interaction, (await desk.voice(interaction)).faces.waiting(waiting))
        return
    require_writer(interaction, guild, here, opens_thread=thread)
    await require_permissions(desk, interaction, thread=thread)
    if not desk.turnstile.may_open(interaction.user.id):
        raise Refusal("why-many-opened")
    beside = around(channel)
    user, host = interaction.user.id, interaction.user.display_name
    seat = sitting_down(desk.tables, user, speed, guild=guild)
    settled, public = (user, host, size, speed), await desk.readers.server(guild)
    if not thread:
        if waiting is None:
            async with seat:
                live = await desk.tables.open(game, guild, here, *settled, language=public.language, around=beside)
        else:
            live = waiting  # the process that opened it ended before it was shown
        if _asked_which(interaction):
            await _answer_question(desk, interaction, live)
        else:
            await desk.answer(interaction, live)
        return
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("why-no-threads")
    name = public.texts("thread-name", game=public.texts(f"game-{game.kind}"), host=one_line(host))
    async with seat:
        await desk.tables.guilds.require_room(guild, beside)  # before there is a thread for nothing
        await acknowledge(interaction, thinking=True)
        place = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
        live = await desk.tables.open(game, guild, place.id, *settled, language=public.language, around=beside)
    await post(desk, live)
    text = await desk.words(interaction)
    await say(interaction, text("thread-opened", link=link_to(live)))


async def _lobby_here(desk: Desk, interaction: discord.Interaction[Any]) -> TableSession | None:
    """The lobby that the asker hosts in this channel, if there is one."""
    user, tables = interaction.user.id, desk.tables
    found = await tables.listing.of(user, tables.games, LOBBY, offset=0, limit=LOOKED_THROUGH)
    for listed in found.tables:
        live = await tables.get(listed.id) if listed.channel == interaction.channel_id else None
        if live is not None and not has_begun(live) and not live.closed and live.lobby.host == user:
            return live
    return None


def _asked_which(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press answers the private question which game a table is opened for."""
    asked = interaction.message
    return asked is not None and is_private(interaction) and WAY(way="help", kind=ALL_KINDS) in ids_on(asked)


async def _answer_question(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Post the table that a private question led to, and take the question away."""
    await acknowledge(interaction)
    await post(desk, live)
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as error:
        log.info("answered prompt removal failed: error=%s", error)


async def rematch(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Open a lobby with the rules and AI seats of a game that is over, once; later, sit down there."""
    begun = require_game(live)
    if not begun.may_follow:
        raise Refusal("why-no-rematch")
    user, speed, tables = interaction.user.id, live.lobby.speed, desk.tables
    if begun.table.seat_of(user) is None:
        raise Refusal("why-rematch-outsider")
    # Who sat there once may see its channel no more: another table there is none of theirs.
    place = None if live.guild is None else await find_place(desk.client, live.guild, live.channel)
    if live.guild is not None and not await who_sees(place, [user]):
        raise Refusal("why-no-table")
    async with tables.sitting(user), live.changing:  # two who press at once get one lobby
        again = await desk.tables.rematch_of(live)
        if again is not None and again.message is not None:
            await _sit_down_again(desk, interaction, again)
            return
        require_writer(interaction, live.guild, live.channel)
        here = interaction.channel_id == live.channel
        if here:
            await require_permissions(desk, interaction, thread=False)
        if again is None:
            await require_permit(desk.tables, interaction, live.guild, place)
            await require_seat(tables, user, speed)
            again = await tables.open_rematch(live, user, around=around(place))
        await (desk.answer(interaction, again) if here else post(desk, again))
        text = await desk.words(interaction)
        await say(interaction, text("rematch-open", link=link_to(again)))


async def _sit_down_again(desk: Desk, interaction: discord.Interaction[Any], again: TableSession) -> None:
    """Seat who presses in the lobby of a rematch, and tell where it is."""
    user = interaction.user
    if not has_begun(again) and again.lobby.seat_of(user.id) is None:
        await require_seat(desk.tables, user.id, again.lobby.speed, again.id)
        await desk.tables.change(again, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
        await desk.changed(again)
    text = await desk.words(interaction)
    await say(interaction, text("rematch-open", link=link_to(again)))


async def post(desk: Desk, live: TableSession) -> None:
    """Post a new table in its own channel, which is not that of the interaction."""
    if not await desk.boards.post(live):
        desk.retry.after(live.id)


async def require_permissions(desk: Desk, interaction: discord.Interaction[Any], *, thread: bool) -> None:
    """Raises ``Refusal`` that names what the bot may not do here but has to. ``thread``: open one, and write there."""
    wanted = needed(thread=False)
    if thread:
        wanted = (*wanted, "create_public_threads", IN_THREADS)
    if missing := lacking(await desk.words(interaction), interaction.app_permissions, wanted):
        raise Refusal("why-permissions", permissions=missing)


def _place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """The server and channel of a command. Raises ``Refusal`` outside of servers, and where the bot is no member."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("why-server-only")
    if not is_member(interaction):
        raise Refusal("why-not-a-member")
    return interaction.guild_id, interaction.channel_id
