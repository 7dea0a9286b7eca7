"""Change a table's settings."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.core.errors import nonce
from bot.core.guard import count_post, require_post, say
from bot.core.layout import link_to
from bot.core.markup import literal
from bot.core.permissions import may_write, require_heard, require_permit
from bot.core.visibility import find_place, who_sees
from bot.core.words import DOT
from bot.tables import leave_penalty, opening
from bot.tables.lobby_views import quiet_hours
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import Refusal
from engine.lobby import Lobby
from host.live import TableSession
from host.seats import have_old_speed
from storage.errors import BlockedError
from storage.presence import Pings

log = logging.getLogger(__name__)


async def set_pings(services: Services, interaction: discord.Interaction[Any], pings: Pings) -> None:
    await services.tables.store.presence.set_pings(interaction.user.id, pings)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("pings-set", pings=pings))


async def set_quiet(
    services: Services, interaction: discord.Interaction[Any], live: TableSession, hours: tuple[int, int] | None
) -> None:
    user = interaction.user.id
    if hours is not None and hours[0] == hours[1]:
        raise Refusal("why-quiet-same")
    await services.tables.update_settings(live, lambda lobby: lobbies.set_quiet(lobby, user, hours))
    text = await services.languages.texts_for(interaction)
    said = text("quiet-set", table=str(live.id), quiet="off" if hours is None else "on")
    await say(interaction, DOT.join([*quiet_hours(text, live.lobby), said]))
    await services.updater.show_setting(interaction, live)


async def set_speed(services: Services, interaction: discord.Interaction[Any], live: TableSession, speed: str) -> None:
    await leave_penalty.set_speed(services.tables, live, interaction.user.id, speed)
    text = await services.languages.texts_for(interaction)
    later = "yes" if have_old_speed(live) else "no"
    await say(interaction, text("speed-set", table=str(live.id), speed=text(f"speed-{speed}"), later=later))
    await services.updater.show_setting(interaction, live)


async def set_motion(
    services: Services, interaction: discord.Interaction[Any], live: TableSession, motion: str
) -> None:
    user = interaction.user.id
    await services.tables.update_settings(live, lambda lobby: lobbies.set_motion(lobby, user, motion))
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("motion-set", table=str(live.id), motion=motion))
    await services.updater.show_setting(interaction, live)


async def pass_host(
    services: Services, interaction: discord.Interaction[Any], live: TableSession, heir: discord.User | discord.Member
) -> None:
    user = interaction.user.id

    def step(lobby: Lobby) -> Lobby:
        return lobbies.pass_host(lobby, user, heir.id, live.present)

    step(live.lobby)
    if await services.tables.store.guilds.blocked(live.guild, [heir.id]):
        raise BlockedError(heir.id)
    await require_post(interaction, live.guild, live.channel)
    # The notification is a ping in the channel, which would add them to a private thread.
    place = None if live.guild is None else await find_place(services.client, live.guild, live.channel)
    if live.guild is not None and not await who_sees(place, [heir.id]):
        raise Refusal("why-offer-unseen", name=literal(heir.display_name))
    await services.tables.update_settings(live, step)
    await _tell_heir(services, interaction, live, heir.id)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("host-passed", table=str(live.id), name=literal(heir.display_name)))
    await services.updater.update(live)


async def _tell_heir(services: Services, interaction: discord.Interaction[Any], live: TableSession, heir: int) -> None:
    """Notify a user in the table's channel that they are the new host."""
    name = literal(interaction.user.display_name)
    said = services.languages.at(live).texts(
        "host-yours", mention=f"<@{heir}>", name=name, table=str(live.id), link=link_to(live)
    )
    calls = [discord.Object(heir)] if await services.pings.may_ping(live, interaction.user.id, heir) else []
    channel = services.client.get_partial_messageable(live.channel, guild_id=live.guild)
    try:
        await channel.send(
            said,
            allowed_mentions=discord.AllowedMentions(everyone=False, users=calls, roles=False),
            suppress_embeds=True,
            nonce=nonce("host", live.id, heir, interaction.id),
        )
    except discord.HTTPException as error:
        log.warning("new host notice failed: table=%s error=%r", live.id, error)


async def reopen_by_press(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    await reopen(services, interaction, live)
    await services.updater.update(live, interaction)


async def reopen(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Reopen a table closed for inactivity, for a user with a seat.

    They have their seat back at once. Raises ``Refusal``, also if the table is open, and where they could not open one.
    """
    user = interaction.user.id
    if not any(chair.user == user for chair in live.chairs):
        raise Refusal("why-not-seated")
    if live.closed and live.why_closed != "untouched":
        raise Refusal("why-not-left-alone")
    require_heard(interaction, live.guild)
    count_post(services.rate_limiter, user)
    place = None if live.guild is None else await find_place(services.client, live.guild, live.channel)
    if live.guild is not None and not await who_sees(place, [user]):
        raise Refusal("why-no-table")
    if await services.tables.store.guilds.blocked(live.guild, [user]):
        raise Refusal("why-blocked")
    if not await may_write(services.client, live.guild, live.channel, user):
        raise Refusal("why-write-muted")
    await require_permit(services.tables, interaction, live.guild, place)
    async with leave_penalty.sitting_down(services.tables, user, live.lobby.speed, live.id):
        await opening.reopen(services, live, place, user)
    if any(chair.user == user and not chair.present for chair in live.chairs) and not live.over:
        await services.tables.seats.come_back(live, user)


async def reopen_by_command(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Reopen a table, and give the user a link to its message."""
    await reopen(services, interaction, live)
    await services.updater.update(live)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("reopened", table=str(live.id), link=link_to(live)))
