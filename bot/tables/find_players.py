"""Find players: ping subscribers and the server's role."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import discord
from discord.utils import utcnow

from bot.core.errors import nonce
from bot.core.guard import say
from bot.core.layout import link_to
from bot.core.markup import soon
from bot.core.permissions import own_rights, require_writer
from bot.core.posting import post_or_undo
from bot.core.texts import Texts
from bot.core.visibility import Place, find_place, sees, whom_pings_reach
from bot.tables.services import Services
from engine.game import Refusal
from host.live import TableSession, require_lobby
from host.retry import until_stored
from storage.errors import BlockedError, StoreError
from storage.guilds import GuildSettings
from storage.player_alerts import AlertSubscription

log = logging.getLogger(__name__)

Often: TypeAlias = Literal["hour", "day", "week", "never"]
SECONDS: Final[Mapping[str, int]] = {"hour": 3600, "day": 86_400, "week": 7 * 86_400}
CALLED: Final = 50


class _TooSoon(Exception):
    """The role was pinged recently."""


# -- subscribing to alerts -----------------------------------------------------------------------------------


async def choose(services: Services, interaction: discord.Interaction[Any], often: Often, game: str | None) -> None:
    """Set how often a user wants alerts, and for which games."""
    if interaction.guild_id is None:
        raise Refusal("why-server-only")
    seekers, user, games = services.tables.store.seekers, interaction.user.id, [*services.tables.games]
    if game is not None and game not in games:
        raise Refusal("why-unknown-button")
    before = await seekers.of(interaction.guild_id, user)
    wanted = _wanted(before, user, often, game, games)
    if wanted is None:
        await seekers.drop(interaction.guild_id, user)
    else:
        await seekers.keep(interaction.guild_id, wanted)
    await say(interaction, _told(await services.languages.texts_for(interaction), wanted))


def _wanted(
    before: AlertSubscription | None, user: int, often: Often, game: str | None, games: list[str]
) -> AlertSubscription | None:
    if often == "never":
        if before is None or game is None:
            return None
        left = tuple(kind for kind in before.kinds or games if kind != game)
        return replace(before, kinds=left) if left else None
    if game is None:
        return AlertSubscription(user, (), SECONDS[often])
    known = () if before is None else tuple(kind for kind in before.kinds if kind != game)
    return AlertSubscription(user, (*known, game), SECONDS[often])


def _told(text: Texts, wanted: AlertSubscription | None) -> str:
    if wanted is None:
        return text("seek-never")
    often = next(often for often, seconds in SECONDS.items() if seconds == wanted.seconds)
    games = text.both(text(f"game-{kind}") for kind in wanted.kinds) if wanted.kinds else ""
    return text("seek-chosen", often=often, which="some" if games else "all", games=games)


# -- looking -------------------------------------------------------------------------------------------------


async def for_table(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Find players for a lobby; ``Refusal`` for outsiders, or with no one to ping."""
    public, user, guild = services.languages.at(live).texts, interaction.user.id, live.guild
    if guild is None:
        raise Refusal("why-server-only")

    async def known() -> Collection[int]:
        require_lobby(live)
        lobby = live.lobby
        if lobby.seat_of(user) is None:
            raise Refusal("why-lobby-outsider")
        if len(lobby.chairs) >= lobby.size:
            raise Refusal("why-lobby-full", seats=lobby.size)
        return {user, *live.present, *lobby.kicked}

    def said(names: Iterable[str]) -> str:
        game, free = public(f"game-{live.game.kind}"), live.lobby.size - len(live.lobby.chairs)
        return public(
            "seek-table", names=public.listed(names), game=game, table=str(live.id), free=free, link=link_to(live)
        )

    await call(services, interaction, guild, live.channel, live.game.kind, known, said)


async def call(
    services: Services,
    interaction: discord.Interaction[Any],
    guild: int,
    channel: int,
    kind: str,
    known: Callable[[], Awaitable[Collection[int]]],
    said: Callable[[Iterable[str]], str],
) -> None:
    """Ping everyone who may be pinged now.

    ``known``: users who need no ping; raises ``Refusal`` if no one is needed any more.
    """
    guilds, user = services.tables.store.guilds, interaction.user.id
    if await guilds.blocked(guild, [user]):
        raise BlockedError(user)
    besides = await known()
    require_writer(interaction, guild, channel)
    if wait := services.rate_limiter.call_players(user):
        raise Refusal("why-seek-lately", soon=soon(utcnow() + timedelta(seconds=wait)))
    seekers, text = services.tables.store.seekers, await services.languages.texts_for(interaction)
    where = await find_place(services.client, guild, channel)
    waiting = await seekers.waiting(guild, kind, besides)
    users = [seeker.user for seeker in waiting]
    kept_out = await guilds.blocked(guild, users)
    # A ping in a channel that they can't read would waste their alert.
    reached = await whom_pings_reach(where, [user for user in users if user not in kept_out], CALLED)
    # Claimed only now: Discord may have failed to say who sees the channel, or taken so long that seats were taken.
    besides = await known()
    reached = [user for user in reached if user not in besides]
    now, before = utcnow(), await guilds.settings(guild)

    async def give_back() -> None:
        await seekers.give_back(guild, waiting, now)
        if before.seekers_role is not None:
            await guilds.change(guild, partial(_give_role_back, now, before))

    try:
        role, trouble = await _role(services, interaction, guild, before, where, text, now)
        called = await seekers.claim(guild, kind, reached, now)
    except StoreError:
        # Any of it may have been stored.
        services.background.later(until_stored(give_back, "search"))
        raise
    if not called and role is None:
        opted = "some" if await seekers.anyone(guild, kind, besides) else "none"
        raise Refusal("why-seek-nobody", opted=opted, trouble=trouble)
    mentions = [*([] if role is None else [f"<@&{role}>"]), *(f"<@{seeker.user}>" for seeker in called)]
    place = services.client.get_partial_messageable(channel, guild_id=guild)
    allowed = discord.AllowedMentions(
        users=[discord.Object(seeker.user) for seeker in called],
        roles=[] if role is None else [discord.Object(role)],
    )

    async def post() -> None:
        once = nonce("seek", channel, interaction.id)
        await place.send(said(mentions), allowed_mentions=allowed, suppress_embeds=True, nonce=once)

    await post_or_undo(post, give_back)
    await say(interaction, text("seek-done", people=len(called), role="no" if role is None else "yes", trouble=trouble))


def _give_role_back(claimed: datetime, before: GuildSettings, now: GuildSettings) -> GuildSettings:
    if now.seekers_told != claimed:
        return now
    return now.model_copy(update={"seekers_told": before.seekers_told})


async def _role(
    services: Services,
    interaction: discord.Interaction[Any],
    guild: int,
    settings: GuildSettings,
    place: Place | None,
    text: Texts,
    now: datetime,
) -> tuple[int | None, str]:
    """Return the role to ping, if possible now, and why not otherwise."""
    if settings.seekers_role is None:
        return None, ""
    if told := trouble(interaction, settings.seekers_role, text, place):
        return None, told

    def step(old: GuildSettings) -> GuildSettings:
        if old.seekers_told is not None and now - old.seekers_told < timedelta(hours=old.seekers_hours):
            raise _TooSoon
        return old.model_copy(update={"seekers_told": now})

    try:
        await services.tables.store.guilds.change(guild, step)
    except _TooSoon:
        return None, ""
    return settings.seekers_role, ""


def trouble(interaction: discord.Interaction[Any], role_id: int, text: Texts, place: Place | None = None) -> str:
    """Return why the bot can't ping a role; empty if it can."""
    guild = interaction.guild
    role = None if guild is None else guild.get_role(role_id)
    if guild is None or role is None:
        return text("seek-role-gone")
    if place is not None and not sees(place, role):
        return text("seek-role-blind", role=role.mention)
    mine = interaction.app_permissions if place is None else own_rights(place)
    if role.mentionable or mine.mention_everyone:
        return ""
    return text("seek-role-mute", role=role.mention)
