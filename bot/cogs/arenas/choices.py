"""What people do with an arena: those who run a server open and end it, everybody joins and leaves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord.utils import utcnow

from bot.actions.desk import Desk
from bot.core.guard import say
from bot.core.layout import link_to
from bot.core.markup import soon
from bot.core.texts import Texts
from bot.tables.leaving import demand_seat
from bot.tables.opening import demand_permissions
from engine import lobby as lobbies
from engine.game import AnyGame, Refusal
from storage.arenas import Arena


async def open_(
    desk: Desk, interaction: discord.Interaction[Any], game: AnyGame, hours: int, seats: int | None, speed: str
) -> None:
    """Open an arena in this channel for so many hours; 0 ends the one that is open here."""
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        raise Refusal("why-server-only")
    text, arenas = await desk.words(interaction), desk.tables.arenas
    if not hours:
        ended = await arenas.end(guild, channel)
        if ended is None:
            raise Refusal("why-no-arena")
        desk.arena_rounds.rounds.wake()
        await say(interaction, text("admin-arena-ended"))
        return
    await demand_permissions(desk, interaction, thread=False)
    size = seats or desk.readers.voices.default.presenters[game.kind].practice_seats
    lobbies.open_lobby(game, interaction.user.id, "", size)  # refuses a size that the game has not
    ends = utcnow() + timedelta(hours=hours)
    if await arenas.open(guild, channel, game.kind, size, speed, ends) is None:
        raise Refusal("why-arena-there")
    desk.arena_rounds.rounds.wake()
    await say(interaction, text("admin-arena-opened", soon=soon(ends)))


async def press(desk: Desk, interaction: discord.Interaction[Any], number: int, action: str) -> None:
    """Join an arena, leave it, or ask how one stands there."""
    arena = await desk.tables.arenas.arena(number)
    if arena is None or interaction.channel_id != arena.channel:
        raise Refusal("why-no-arena")
    text = await desk.words(interaction)
    match action:
        case "join":
            await _join(desk, interaction, arena)
        case "leave":
            if not await desk.tables.arenas.leave(arena.id, interaction.user.id):
                raise Refusal("why-arena-out")
        case _:
            pass
    await say(interaction, await _standing(desk, text, arena, interaction.user.id))


async def _join(desk: Desk, interaction: discord.Interaction[Any], arena: Arena) -> None:
    user = interaction.user
    if utcnow() >= arena.ends:
        raise Refusal("why-arena-over")
    if await desk.tables.guilds.blocked(arena.guild, [user.id]):
        raise Refusal("why-blocked")
    await demand_seat(desk.tables, user.id, arena.speed)
    await desk.tables.arenas.join(arena.id, user.id, user.display_name)


async def _standing(desk: Desk, text: Texts, arena: Arena, user: int) -> str:
    """What somebody has earned in an arena, and what comes next for them."""
    mine = await desk.tables.arenas.entrant(arena.id, user)
    if mine is None:
        return text("arena-out")
    live = None if mine.table is None else await desk.tables.get(mine.table)
    what = "playing" if live is not None else "waiting" if mine.waiting is not None else "out"
    link = "" if live is None else link_to(live)
    return text("arena-me", place=mine.place, points=mine.points, games=mine.games, now=what, link=link)
