"""Servers and their members."""

from __future__ import annotations

from typing import Any

from .. import errors
from ..entities import Guild, Member
from ..errors import Json
from ..permissions import Permissions
from .router import RestRequest, Routes

routes = Routes()
GUILD = "/guilds/{guild_id}"


@routes.add("GET", GUILD)
async def get_guild(call: RestRequest) -> Any:
    guild = call.guild()
    shape = call.cord.shapes.guild(guild)
    if call.flag("with_counts"):
        shape |= {
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
    return shape


@routes.add("GET", f"{GUILD}/members/{{user_id}}")
async def get_member(call: RestRequest) -> Any:
    guild = call.guild()
    return call.cord.shapes.member(_member(call, guild))


@routes.add("GET", "/users/@me/guilds")
async def list_own_guilds(call: RestRequest) -> Any:
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


def _member(call: RestRequest, guild: Guild) -> Member:
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise errors.UNKNOWN_MEMBER.error()
    return member
