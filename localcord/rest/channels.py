"""Channels and threads."""

from __future__ import annotations

from typing import Any

from ..entities import ChannelType
from ..permissions import Permissions
from ..threads import state_of
from .router import RestRequest, Routes

routes = Routes()
CHANNEL = "/channels/{channel_id}"


@routes.add("GET", CHANNEL)
async def get_channel(call: RestRequest) -> Any:
    world, channel = call.cord.world, call.channel()
    world.require(world.bot.id, channel)
    return call.cord.shapes.channel(channel, world.bot.id)


@routes.add("PATCH", CHANNEL)
async def change_thread(call: RestRequest) -> Any:
    cord, thread = call.cord, call.channel()
    own = state_of(thread).owner_id == cord.world.bot.id
    cord.world.require(cord.world.bot.id, thread, Permissions.NONE if own else Permissions.MANAGE_THREADS)
    cord.threads.change(thread, call.form())
    return cord.shapes.channel(thread)


@routes.add("POST", f"{CHANNEL}/threads")
async def start_thread(call: RestRequest) -> Any:
    world, channel, body = call.cord.world, call.channel(), call.form()
    public = body.get("type") == ChannelType.PUBLIC_THREAD
    needed = Permissions.CREATE_PUBLIC_THREADS if public else Permissions.CREATE_PRIVATE_THREADS
    world.require(world.bot.id, channel, needed)
    return call.cord.shapes.channel(call.cord.threads.start(channel, world.bot, body))
