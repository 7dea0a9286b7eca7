"""What those who run a server may do with its tables and people: the answers to ``/admin``.  docs/owners.md tells it.

Discord offers the command to whoever may manage the server. A server can offer it to others, too, and so the
permission is asked for again at each use. Of tables somebody who manages finds those that they can see.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import app_commands
from discord.utils import format_dt

from bot.actions import lists
from bot.actions.answer import say
from bot.actions.desk import Desk
from bot.actions.places import seen_from
from bot.ui.parts import link_to
from bot.words.texts import Texts
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import LiveTable, has_begun
from storage.errors import StaleTableError
from storage.guilds import MOST_CHOSEN, GuildSettings
from storage.listing import OPEN
from storage.rows import Status, Stopped
from storage.seasons import Season

Change: TypeAlias = Literal["add", "remove", "clear"]
Why: TypeAlias = Literal["rules", "dispute", "trouble"]
STOPPED: Final[Mapping[Why | None, Stopped]] = {
    None: "stopped",
    "rules": "stopped_rules",
    "dispute": "stopped_dispute",
    "trouble": "stopped_trouble",
}

BLOCKS_A_PAGE: Final = 20

# -- tables ------------------------------------------------------------------------------------------


async def stop(desk: Desk, interaction: discord.Interaction[Any], table_id: int, why: Why | None) -> None:
    """End a table without a result. Its message says who ended it, and why; and shows the seed of its game."""
    live = await _found(desk, interaction, table_id)
    await desk.tables.end(live, STOPPED[why])
    text = await desk.words(interaction)
    await say(interaction, text("admin-stopped", table=str(live.id), link=link_to(live)))
    await desk.changed(live)


async def reopen(desk: Desk, interaction: discord.Interaction[Any], table_id: int) -> None:
    """Take a closed table up again, unless the seed of its game has been shown."""
    live = await _found(desk, interaction, table_id)
    if live.closed and live.seed is not None:
        raise Refusal("why-reopen-seed")
    if not has_begun(live) and not live.present:
        raise Refusal("why-reopen-empty")
    await desk.tables.reopen(live)
    await desk.changed(live)
    text = await desk.words(interaction)
    await say(interaction, text("reopened", table=str(live.id), link=link_to(live)))


async def kick(
    desk: Desk, interaction: discord.Interaction[Any], table_id: int, user: discord.User | discord.Member
) -> None:
    """Send somebody away from a lobby, who does not come back to it."""
    live = await _found(desk, interaction, table_id)
    if has_begun(live):
        raise Refusal("why-kick-game")
    await desk.tables.change(live, lambda lobby: lobbies.kick(lobby, user.id))
    text = await desk.words(interaction)
    await say(interaction, text("admin-kicked", name=user.mention, table=str(live.id)))
    await desk.changed(live)


async def choices(
    desk: Desk, interaction: discord.Interaction[Any], statuses: Collection[Status] = OPEN
) -> list[tuple[str, int]]:
    """Tables, by default open ones, that somebody who manages the server can see, as lines to choose from."""
    user = interaction.user.id
    if interaction.guild_id is None or not manages(interaction) or not desk.turnstile.may_look_up(user):
        return []
    listing, kinds = desk.tables.listing, desk.tables.games
    places, most = seen_from(interaction), lists.LOOKED_THROUGH
    found = await listing.around(lobbies.NO_USER, places, kinds, statuses, offset=0, limit=most)
    text = await desk.words(interaction)
    return [(lists.describe(text, listed), listed.id) for listed in found.tables]


async def _found(desk: Desk, interaction: discord.Interaction[Any], table_id: int) -> LiveTable:
    """A table of this server. Raises ``Refusal`` if there is none, or none that whoever asks can see."""
    demand_manager(interaction)
    live = await desk.found(interaction, table_id)
    if live.guild != interaction.guild_id:
        raise Refusal("why-no-table")
    return live


# -- people ------------------------------------------------------------------------------------------


async def block(desk: Desk, interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> None:
    """Let somebody open and join no table here any more; in games under way an AI sits in for them."""
    guild = demand_manager(interaction)
    if user.bot:
        raise Refusal("why-block-bot")
    again = not await desk.tables.guilds.block(guild, user.id)
    left = await unseat(desk, guild, user.id)
    text = await desk.words(interaction)
    await say(interaction, text("admin-blocked", name=user.mention, again=str(again).lower(), tables=left))


async def unblock(desk: Desk, interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> None:
    """Let somebody sit down here again."""
    guild = demand_manager(interaction)
    if not await desk.tables.guilds.unblock(guild, user.id):
        raise Refusal("why-not-blocked")
    text = await desk.words(interaction)
    await say(interaction, text("admin-unblocked", name=user.mention))


async def blocked(desk: Desk, interaction: discord.Interaction[Any], page: int) -> None:
    """Show who is blocked here."""
    guild = demand_manager(interaction)
    found, total = await desk.tables.guilds.blocks(guild, offset=(page - 1) * BLOCKS_A_PAGE, limit=BLOCKS_A_PAGE)
    if not found:
        raise Refusal("why-none-blocked" if not total else "why-no-page")
    pages = -(-total // BLOCKS_A_PAGE)
    text = await desk.words(interaction)
    lines = [
        text("admin-blocks-heading", total=total, page=page, pages=pages),
        *(text("admin-block-line", name=f"<@{each.user}>", since=format_dt(each.since, "d")) for each in found),
    ]
    await say(interaction, "\n".join(lines))


async def unseat(desk: Desk, guild: int, user: int) -> int:
    """Take somebody who is blocked from the open tables of a server. Gives how many there were."""
    tables = await desk.tables.guilds.tables_of(guild, user)
    for table_id in tables:
        live = await desk.tables.get(table_id)
        if live is not None:
            await _unseat(desk, live, user)
            await desk.changed(live)
    return len(tables)


async def _unseat(desk: Desk, live: LiveTable, user: int) -> None:
    try:
        if user in live.present:
            await desk.tables.leave(live, user)
        if live.over:
            return  # they were the last in the lobby, or AI seats have played on to the end
        if not live.present:
            await desk.tables.end(live)  # nobody is left to play for
        elif live.lobby.host == user:
            people = live.present
            await desk.tables.set_manners(live, lambda lobby: lobbies.pass_host(lobby, user, people[0], people))
    except (Refusal, StaleTableError):
        return  # they have left, or the table is over


# -- what is settled -----------------------------------------------------------------------------------


async def show(desk: Desk, interaction: discord.Interaction[Any]) -> None:
    """Show what is settled for this server."""
    guild = demand_manager(interaction)
    text = await desk.words(interaction)
    settings = await desk.tables.guilds.settings(guild)
    how, public = "automatic" if settings.language is None else "chosen", await desk.readers.server(guild)
    speaks = text("admin-language", how=how, language=public.texts("language-name"))
    season = _season(text, settings, await desk.tables.seasons.current(guild))
    told = "\n".join([_told(text, settings), speaks, season, _puzzles(text, settings)])
    greeted = await desk.tables.guilds.greeted(guild)
    if greeted is not None:
        told = f"{told}\n{text('admin-greeted', when=format_dt(greeted, 'd'))}"
    await say(interaction, told)


async def set_places(
    desk: Desk, interaction: discord.Interaction[Any], change: Change, channel: app_commands.AppCommandChannel | None
) -> None:
    """Settle in which channels and categories tables may be opened."""
    guild = interaction.guild
    known = None if guild is None else {each.id for each in guild.channels}
    await _choose(desk, interaction, "channels", change, None if channel is None else channel.id, known)


async def set_openers(
    desk: Desk, interaction: discord.Interaction[Any], change: Change, role: discord.Role | None
) -> None:
    """Settle whose roles let them open tables."""
    guild = interaction.guild
    known = None if guild is None else {each.id for each in guild.roles}
    await _choose(desk, interaction, "roles", change, None if role is None else role.id, known)


async def set_limits(
    desk: Desk, interaction: discord.Interaction[Any], channel: int | None, server: int | None
) -> None:
    """Settle how many tables may be open at once; 0 is any number, ``None`` leaves it as it is."""
    chosen = {"channel_tables": channel, "guild_tables": server}
    changes = {name: most or None for name, most in chosen.items() if most is not None}
    await _settle(desk, interaction, lambda old: old.model_copy(update=changes))


async def set_season(
    desk: Desk, interaction: discord.Interaction[Any], days: int | None, channel: discord.TextChannel | None
) -> None:
    """Settle how long a season is, 0 for three months, and where its titles are told; ``None`` leaves it as it is."""
    guild = demand_manager(interaction)
    changes: dict[str, int | None] = {}
    if days is not None:
        changes["season_days"] = days or None
    if channel is not None:
        changes["season_channel"] = channel.id
    settled = await desk.tables.guilds.change(guild, lambda old: old.model_copy(update=changes))
    seasons, text = desk.tables.seasons, await desk.words(interaction)
    season = await (seasons.current(guild) if days is None else seasons.retime(guild, days or None))
    desk.season_ends.rounds.wake()
    await say(interaction, _season(text, settled, season))


def _season(texts: Texts, settings: GuildSettings, season: Season) -> str:
    return texts(
        "admin-season",
        days=settings.season_days or 0,
        number=str(season.number),
        ends=format_dt(season.ends, "f"),
        channel="none" if settings.season_channel is None else f"<#{settings.season_channel}>",
    )


async def set_puzzles(desk: Desk, interaction: discord.Interaction[Any], *, allow: bool) -> None:
    """Settle whether puzzles may be made of games finished here. Those that were made go where they may not."""
    guild = demand_manager(interaction)
    settled = await desk.tables.guilds.change(guild, lambda old: old.model_copy(update={"puzzles": allow}))
    await say(interaction, _puzzles(await desk.words(interaction), settled))


async def _choose(
    desk: Desk,
    interaction: discord.Interaction[Any],
    name: Literal["channels", "roles"],
    change: Change,
    chosen: int | None,
    known: set[int] | None,
) -> None:
    if change != "clear" and chosen is None:
        raise Refusal("why-choose-one", what=name)

    def step(old: GuildSettings) -> GuildSettings:
        before: tuple[int, ...] = getattr(old, name)
        # What was deleted in the server can be chosen no more, not even to take it away.
        kept = [each for each in before if each != chosen and (known is None or each in known)]
        if change == "clear" or chosen is None:
            kept = []
        elif change == "add":
            kept.append(chosen)
        if len(kept) > MOST_CHOSEN:
            raise Refusal("why-many-chosen", most=MOST_CHOSEN)
        return old.model_copy(update={name: tuple(kept)})

    await _settle(desk, interaction, step)


async def _settle(
    desk: Desk, interaction: discord.Interaction[Any], step: Callable[[GuildSettings], GuildSettings]
) -> None:
    guild = demand_manager(interaction)
    settled = await desk.tables.guilds.change(guild, step)
    await say(interaction, _told(await desk.words(interaction), settled))


def _told(texts: Texts, settings: GuildSettings) -> str:
    return texts(
        "admin-settings",
        places="some" if settings.channels else "all",
        openers="some" if settings.roles else "all",
        channels=texts.listed(f"<#{channel}>" for channel in settings.channels),
        roles=texts.listed(f"<@&{role}>" for role in settings.roles),
        a_channel=settings.channel_tables or 0,
        a_server=settings.guild_tables or 0,
    )


def _puzzles(texts: Texts, settings: GuildSettings) -> str:
    return texts("admin-puzzles", allowed="yes" if settings.puzzles else "no")


def demand_manager(interaction: discord.Interaction[Any]) -> int:
    """The server of a command. Raises ``Refusal`` for whoever may not manage it."""
    if interaction.guild_id is None:
        raise Refusal("why-server-only")
    if not manages(interaction):
        raise Refusal("why-not-manager")
    return interaction.guild_id


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody may manage the server that they use a command in."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator
