"""Open tables: a new lobby, or a rematch."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.core.guard import count_post, say, show_page
from bot.core.layout import ids_on, link_to
from bot.core.markup import one_line
from bot.core.permissions import (
    IN_THREADS,
    around,
    lacking,
    needed,
    require_heard,
    require_permit,
    require_writer,
    require_writer_anywhere,
)
from bot.core.replies import acknowledge, is_private
from bot.core.visibility import Place, find_place, is_member, may_see, open_thread, until_server_known, who_sees
from bot.tables.leave_penalty import require_seat, sitting_down
from bot.tables.presses import ALL_KINDS
from bot.tables.services import Services
from bot.tables.ways import WAY
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from host.live import TableSession, has_begun, require_game
from storage.errors import BlockedError
from storage.rows import LOBBY

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 100
"""A user's lobbies searched for that of a channel."""


async def new(
    services: Services,
    interaction: discord.Interaction[Any],
    game: AnyGame,
    size: int | None,
    speed: str,
    *,
    thread: bool,
) -> None:
    """Open a lobby in this channel, or in a new thread."""
    channel = interaction.channel
    guild, here = _place(interaction)
    waiting = None if thread else await _lobby_here(services, interaction)
    if waiting is not None and waiting.message is not None:
        views = services.views.of(await services.languages.of(interaction))
        await show_page(interaction, views.boards.waiting(waiting))
        return
    require_writer(interaction, guild, here, opens_thread=thread)
    await require_permissions(services, interaction, thread=thread)
    if not services.rate_limiter.may_open(interaction.user.id):
        raise Refusal("why-many-opened")
    beside = around(channel)
    user, host = interaction.user.id, interaction.user.display_name
    seat = sitting_down(services.tables, user, speed, guild=guild)
    settled, public = (user, host, size, speed), await services.languages.server(guild)
    if not thread:
        if waiting is None:
            async with seat:
                live = await services.tables.open(game, guild, here, *settled, language=public.language, around=beside)
        else:
            live = waiting  # the process that opened it ended before it was shown
        if _asked_which(interaction):
            await _answer_question(services, interaction, live)
        else:
            await services.updater.answer(interaction, live)
        return
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("why-no-threads")
    name = public.texts("thread-name", game=public.texts(f"game-{game.kind}"), host=one_line(host))
    async with seat:
        # Before a thread is created for nothing.
        guilds = services.tables.store.guilds
        if await guilds.blocked(guild, [user]):
            raise BlockedError(user)
        await guilds.require_room(guild, beside)
        await acknowledge(interaction, thinking=True)
        place = await open_thread(channel, name)
        live = await services.tables.open(game, guild, place.id, *settled, language=public.language, around=beside)
    await services.updater.post(live)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("thread-opened", link=link_to(live)))


async def _lobby_here(services: Services, interaction: discord.Interaction[Any]) -> TableSession | None:
    user, tables = interaction.user.id, services.tables
    found = await tables.store.listing.of(user, tables.games, LOBBY, offset=0, limit=LOOKED_THROUGH)
    for listed in found.tables:
        live = await tables.get_readable(listed.id) if listed.channel == interaction.channel_id else None
        if live is not None and not has_begun(live) and not live.closed and live.lobby.host == user:
            return live
    return None


def _asked_which(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a click answers the private "which game?" question."""
    asked = interaction.message
    return asked is not None and is_private(interaction) and WAY(way="help", kind=ALL_KINDS) in ids_on(asked)


async def _answer_question(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Post the table chosen in a private question, and delete the question."""
    await acknowledge(interaction)
    await services.updater.post(live)
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as error:
        log.info("answered prompt removal failed: error=%s", error)


async def reopen(services: Services, live: TableSession, place: Place | None, user: int = lobbies.NO_USER) -> None:
    """Reopen a closed table; a lobby without users who can't see its channel now.

    By a ``user`` who sees it, a lobby seats only them: the others may not wait any more. Raises ``Refusal`` if no one
    is left in the lobby.
    """
    hidden = set[int]()
    if live.guild is not None and not has_begun(live):
        hidden = {*live.present} - {*(await who_sees(place, live.present) if user == lobbies.NO_USER else (user,))}
    await services.tables.reopen(live, user, around=around(place), without=hidden)


async def rematch(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Open the lobby of a rematch, with the same rules and AI seats; later, join it.

    Players who can't see the channel of that lobby open another.
    """
    begun = require_game(live)
    if not begun.may_follow:
        raise Refusal("why-no-rematch")
    await until_server_known(interaction)
    user, speed, tables = interaction.user.id, live.lobby.speed, services.tables
    if begun.table.seat_of(user) is None:
        raise Refusal("why-rematch-outsider")
    async with tables.sitting(user), live.changing:  # two parallel clicks get one lobby
        again = await services.tables.rematch_of(live)
        unseen = None
        if again is not None and not await _sees(services, interaction, again):
            unseen, again = again.id, None  # moved to where this player can't join it
        if again is None and (live.guild is None or not await _sees(services, interaction, live)):
            raise Refusal("why-no-table")
        if again is not None and again.message is not None:
            await _sit_down_again(services, interaction, again)
            return
        await require_writer_anywhere(interaction, live.guild, live.channel)
        here = interaction.channel_id == live.channel
        if here:
            await require_permissions(services, interaction, thread=False)
        if again is None:
            place = await _find_place(services, live)
            await require_permit(services.tables, interaction, live.guild, place)
            await require_seat(tables, user, speed, guild=live.guild)
            if not services.rate_limiter.may_open(user):
                raise Refusal("why-many-opened")
            again = await tables.open_rematch(live, user, around=around(place), besides=unseen)
        await (services.updater.answer(interaction, again) if here else services.updater.post(again))
        text = await services.languages.texts_for(interaction)
        await say(interaction, text("rematch-open", link=link_to(again)))


async def _sees(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> bool:
    """Return whether the user sees a table's channel, wherever they press."""
    require_heard(interaction, live.guild)
    if may_see(interaction, live.guild, live.channel):
        return True
    count_post(services.rate_limiter, interaction.user.id)
    return bool(await who_sees(await _find_place(services, live), [interaction.user.id]))


async def _find_place(services: Services, live: TableSession) -> Place | None:
    return None if live.guild is None else await find_place(services.client, live.guild, live.channel)


async def _sit_down_again(services: Services, interaction: discord.Interaction[Any], again: TableSession) -> None:
    user = interaction.user
    if not has_begun(again) and again.lobby.seat_of(user.id) is None:
        await require_seat(services.tables, user.id, again.lobby.speed, again.id)
        await services.tables.change(again, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
        await services.updater.update(again)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("rematch-open", link=link_to(again)))


async def require_permissions(services: Services, interaction: discord.Interaction[Any], *, thread: bool) -> None:
    """Raise ``Refusal`` with the bot's missing permissions here."""
    wanted = needed(thread=isinstance(interaction.channel, discord.Thread))
    if thread:
        wanted = (*wanted, "create_public_threads", IN_THREADS)
    if missing := lacking(await services.languages.texts_for(interaction), interaction.app_permissions, wanted):
        raise Refusal("why-permissions", permissions=missing)


def _place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """Return the server and channel of a command, or raise ``Refusal``."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("why-server-only")
    if not is_member(interaction):
        raise Refusal("why-not-a-member")
    return interaction.guild_id, interaction.channel_id
