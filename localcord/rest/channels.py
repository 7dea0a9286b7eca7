"""Channels and threads."""

from __future__ import annotations

from typing import Any

from .. import errors, limits
from ..entities import Channel, ChannelType, User
from ..errors import FormErrors, Json
from ..permissions import Overwrite, Permissions
from ..threads import state_of
from .router import Call, Routes

routes = Routes()
CHANNEL = "/channels/{channel_id}"


@routes.add("GET", CHANNEL)
async def get_channel(call: Call) -> Any:
    world, channel = call.cord.world, call.channel()
    world.require(world.bot.id, channel)
    return call.cord.shapes.channel(channel, world.bot.id)


@routes.add("PATCH", CHANNEL)
async def change_channel(call: Call) -> Any:
    cord, channel, body = call.cord, call.channel(), call.form()
    if channel.is_dm:
        raise errors.CANNOT_ON_DM.error()
    if channel.thread is not None:
        owner = channel.thread.owner_id == cord.world.bot.id
        cord.world.require(cord.world.bot.id, channel, Permissions.NONE if owner else Permissions.MANAGE_THREADS)
        cord.threads.change(channel, body)
        return cord.shapes.channel(channel)
    cord.world.require(cord.world.bot.id, channel, Permissions.MANAGE_CHANNELS)
    _check_name(body.get("name", channel.name))
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    if body.get("position") is not None:
        channel.position = int(body["position"])
    if body.get("permission_overwrites") is not None:
        channel.overwrites = {
            overwrite.target_id: overwrite for overwrite in map(_overwrite, body["permission_overwrites"])
        }
    cord.broadcast.channel_updated(channel)
    return cord.shapes.channel(channel)


@routes.add("DELETE", CHANNEL)
async def delete_channel(call: Call) -> Any:
    cord, channel = call.cord, call.channel()
    shape = cord.shapes.channel(channel, cord.world.bot.id)
    if channel.is_dm:
        return shape  # closing a direct message forgets nothing
    needed = Permissions.MANAGE_CHANNELS if channel.thread is None else Permissions.MANAGE_THREADS
    cord.world.require(cord.world.bot.id, channel, needed)
    cord.delete_channel(channel)
    return shape


@routes.add("POST", "/guilds/{guild_id}/channels")
async def create_channel(call: Call) -> Any:
    cord, guild, body = call.cord, call.guild(), call.form()
    cord.require_in_guild(guild, Permissions.MANAGE_CHANNELS)
    if body.get("type", ChannelType.TEXT) != ChannelType.TEXT:
        errors.refuse_form(("type",), "BASE_TYPE_CHOICES", "localcord has text channels only")
    _check_name(body.get("name"))
    channel = cord.world.add_text_channel(guild, body["name"], topic=body.get("topic"))
    for overwrite in map(_overwrite, body.get("permission_overwrites") or ()):
        channel.overwrites[overwrite.target_id] = overwrite
    cord.broadcast.channel_created(channel)
    return cord.shapes.channel(channel)


@routes.add("PUT", f"{CHANNEL}/permissions/{{overwrite_id}}")
async def set_permissions(call: Call) -> Any:
    cord, channel = call.cord, call.channel()
    cord.world.require(cord.world.bot.id, channel, Permissions.MANAGE_ROLES)
    target = call.id("overwrite_id")
    channel.overwrites[target] = _overwrite(call.form() | {"id": target})
    cord.broadcast.channel_updated(channel)


@routes.add("DELETE", f"{CHANNEL}/permissions/{{overwrite_id}}")
async def delete_permissions(call: Call) -> Any:
    cord, channel = call.cord, call.channel()
    cord.world.require(cord.world.bot.id, channel, Permissions.MANAGE_ROLES)
    if channel.overwrites.pop(call.id("overwrite_id"), None) is None:
        raise errors.UNKNOWN_OVERWRITE.error()
    cord.broadcast.channel_updated(channel)


# Threads


@routes.add("POST", f"{CHANNEL}/threads")
async def start_thread(call: Call) -> Any:
    world, channel, body = call.cord.world, call.channel(), call.form()
    public = body.get("type") == ChannelType.PUBLIC_THREAD
    needed = Permissions.CREATE_PUBLIC_THREADS if public else Permissions.CREATE_PRIVATE_THREADS
    world.require(world.bot.id, channel, needed)
    return call.cord.shapes.channel(call.cord.threads.start(channel, world.bot, body))


@routes.add("POST", f"{CHANNEL}/messages/{{message_id}}/threads")
async def start_thread_from_message(call: Call) -> Any:
    world, channel = call.cord.world, call.channel()
    world.require(world.bot.id, channel, Permissions.CREATE_PUBLIC_THREADS)
    message = world.message(channel, call.id("message_id"))
    return call.cord.shapes.channel(call.cord.threads.start(channel, world.bot, call.form(), message))


@routes.add("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Any:
    threads = [
        thread
        for thread in call.cord.world.threads(call.guild().id)
        if thread.thread is not None and not thread.thread.archived
    ]
    return _thread_list(call, threads)


@routes.add("GET", f"{CHANNEL}/threads/archived/public")
async def archived_public_threads(call: Call) -> Any:
    return _thread_list(call, _archived(call, ChannelType.PUBLIC_THREAD)) | {"has_more": False}


@routes.add("GET", f"{CHANNEL}/threads/archived/private")
async def archived_private_threads(call: Call) -> Any:
    return _thread_list(call, _archived(call, ChannelType.PRIVATE_THREAD)) | {"has_more": False}


@routes.add("GET", f"{CHANNEL}/thread-members")
async def list_thread_members(call: Call) -> Any:
    thread = call.channel()
    return [call.cord.shapes.thread_member(thread, user_id) for user_id in state_of(thread).members]


@routes.add("GET", f"{CHANNEL}/thread-members/{{user_id}}")
async def get_thread_member(call: Call) -> Any:
    thread, user = call.channel(), _user(call)
    if user.id not in state_of(thread).members:
        raise errors.UNKNOWN_MEMBER.error()
    return call.cord.shapes.thread_member(thread, user.id)


@routes.add("PUT", f"{CHANNEL}/thread-members/{{user_id}}")
async def add_thread_member(call: Call) -> Any:
    thread = call.channel()
    call.cord.world.require(call.cord.world.bot.id, thread, Permissions.SEND_MESSAGES_IN_THREADS)
    call.cord.threads.join(thread, _user(call))


@routes.add("DELETE", f"{CHANNEL}/thread-members/{{user_id}}")
async def remove_thread_member(call: Call) -> Any:
    world, thread, user = call.cord.world, call.channel(), _user(call)
    own = world.bot.id in (user.id, state_of(thread).owner_id)
    world.require(world.bot.id, thread, Permissions.NONE if own else Permissions.MANAGE_THREADS)
    call.cord.threads.leave(thread, user)


def _archived(call: Call, kind: ChannelType) -> list[Channel]:
    parent = call.channel()
    return [
        thread
        for thread in call.cord.world.threads(parent.guild_id)
        if thread.parent_id == parent.id
        and thread.type is kind
        and thread.thread is not None
        and thread.thread.archived
    ]


def _thread_list(call: Call, threads: list[Channel]) -> Json:
    bot_id, shapes = call.cord.world.bot.id, call.cord.shapes
    joined = [thread for thread in threads if bot_id in state_of(thread).members]
    return {
        "threads": [shapes.channel(thread) for thread in threads],
        "members": [shapes.thread_member(thread, bot_id) for thread in joined],
    }


def _user(call: Call) -> User:
    return call.cord.world.user(call.id("user_id"))


def _overwrite(body: Json) -> Overwrite:
    return Overwrite(
        int(body["id"]),
        bool(int(body.get("type") or 0)),
        Permissions(int(body.get("allow") or 0)),
        Permissions(int(body.get("deny") or 0)),
    )


def _check_name(name: object) -> None:
    faults = FormErrors()
    if not isinstance(name, str):
        faults.required(("name",))
    else:
        faults.length(("name",), len(name), 1, limits.CHANNEL_NAME)
    faults.raise_if_any()
