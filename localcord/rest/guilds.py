"""Servers: what they are, who is in them, and which roles there are."""

from __future__ import annotations

from typing import Any

from .. import errors
from ..entities import Guild, Member
from ..errors import Json
from ..permissions import Permissions
from .router import Call, Routes

routes = Routes()
GUILD = "/guilds/{guild_id}"


@routes.add("GET", GUILD)
async def get_guild(call: Call) -> Any:
    guild = call.guild()
    shape = call.cord.shapes.guild(guild)
    if call.flag("with_counts"):
        shape |= {
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
    return shape


@routes.add("GET", f"{GUILD}/channels")
async def list_channels(call: Call) -> Any:
    channels = call.cord.world.channels
    return [call.cord.shapes.channel(channels[channel_id]) for channel_id in call.guild().channel_ids]


@routes.add("GET", f"{GUILD}/roles")
async def list_roles(call: Call) -> Any:
    return [call.cord.shapes.role(role) for role in call.guild().roles.values()]


@routes.add("GET", f"{GUILD}/members")
async def list_members(call: Call) -> Any:
    guild = call.guild()
    after, limit = call.query_id("after") or 0, int(call.query("limit") or 1)
    ordered = sorted(guild.members.values(), key=lambda member: member.user_id)
    page = [member for member in ordered if member.user_id > after][:limit]
    return [call.cord.shapes.member(member) for member in page]


@routes.add("GET", f"{GUILD}/members/{{user_id}}")
async def get_member(call: Call) -> Any:
    guild = call.guild()
    return call.cord.shapes.member(_member(call, guild))


@routes.add("PATCH", f"{GUILD}/members/@me")
async def change_own_nickname(call: Call) -> Any:
    guild = call.guild()
    member = guild.members[call.cord.world.bot.id]
    member.nick = call.form().get("nick") or None
    return call.cord.shapes.member(member)


@routes.add("GET", "/users/@me/guilds")
async def list_own_guilds(call: Call) -> Any:
    bot_id = call.cord.world.bot.id
    return [
        _partial(guild, guild.granted(guild.members[bot_id]))
        for guild in call.cord.world.guilds.values()
        if bot_id in guild.members
    ]


def _partial(guild: Guild, granted: Permissions) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner": False,
        "permissions": str(int(granted)),
        "features": [],
    }


def _member(call: Call, guild: Guild) -> Member:
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise errors.UNKNOWN_MEMBER.error()
    return member
