"""Messages of a channel: post, list, get, edit, delete; and typing."""

from __future__ import annotations

from typing import Any

from .. import errors, limits
from ..entities import Channel, Message
from ..interactions import refuse_archived
from ..messages import require_to_post
from ..permissions import Permissions
from ..ratelimit import Quota, too_many_requests
from .router import RestRequest, Routes

routes = Routes()
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


@routes.add("POST", MESSAGES, quota="message")
async def create_message(call: RestRequest) -> Any:
    cord, channel, body = call.cord, call.channel(), call.form()
    bot = cord.world.bot
    require_to_post(cord.world, bot, channel, files=bool(call.uploads))
    if channel.is_dm:
        cord.refuse_closed_dms(channel)
    return cord.shapes.message(cord.messages.create(channel, bot, body, call.uploads))


@routes.add("GET", MESSAGES)
async def list_messages(call: RestRequest) -> Any:
    channel = call.channel()
    call.cord.world.require(call.cord.world.bot.id, channel, Permissions.READ_MESSAGE_HISTORY)
    limit = int(call.query("limit") or 50)
    if not 1 <= limit <= limits.HISTORY_PAGE:
        errors.refuse_form(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
    found = [message for message in channel.messages.values() if message.ephemeral_for is None]
    page = _page(found, call.query_id("before"), call.query_id("after"), call.query_id("around"), limit)
    return [call.cord.shapes.message(message) for message in reversed(page)]


def _page(
    messages: list[Message], before: int | None, after: int | None, around: int | None, limit: int
) -> list[Message]:
    """Return the page of messages that Discord would show, oldest first."""
    if around is not None:
        half = limit // 2
        older = [message for message in messages if message.id <= around][-half - 1 :]
        newer = [message for message in messages if message.id > around][:half]
        return [*older, *newer][-limit:]
    if after is not None:
        return [message for message in messages if message.id > after][:limit]
    if before is not None:
        messages = [message for message in messages if message.id < before]
    return messages[-limit:]


@routes.add("GET", MESSAGE)
async def get_message(call: RestRequest) -> Any:
    channel = call.channel()
    call.cord.world.require(call.cord.world.bot.id, channel, Permissions.READ_MESSAGE_HISTORY)
    return call.cord.shapes.message(_message(call, channel))


@routes.add("PATCH", MESSAGE, quota="message")
async def edit_message(call: RestRequest) -> Any:
    cord, channel = call.cord, call.channel()
    cord.world.require(cord.world.bot.id, channel, Permissions.ATTACH_FILES if call.uploads else Permissions.NONE)
    message = _message(call, channel)
    if message.author_id != cord.world.bot.id:
        raise errors.NOT_YOUR_MESSAGE.error()
    refuse_archived(channel)
    if cord.world.clock.now() - message.created > limits.OLD_MESSAGE_AGE:
        _count_old_edit(call, channel)
    return cord.shapes.message(cord.messages.edit(channel, message, call.form(), call.uploads))


def _count_old_edit(call: RestRequest, channel: Channel) -> None:
    quota = Quota(limits.OLD_MESSAGE_EDITS, limits.OLD_MESSAGE_EDITS_PER)
    left = call.cord.limiter.take_old_edit(str(channel.id), quota)
    if left is None:
        return
    refusal = errors.OLD_MESSAGE_EDITS
    raise too_many_requests(left, {"X-RateLimit-Scope": "shared"}, code=refusal.code, message=refusal.message)


@routes.add("DELETE", MESSAGE)
async def delete_message(call: RestRequest) -> Any:
    cord, channel = call.cord, call.channel()
    cord.world.require(cord.world.bot.id, channel)
    message = _message(call, channel)
    if message.author_id != cord.world.bot.id:
        if channel.is_dm:
            raise errors.CANNOT_ON_DM.error()
        cord.world.require(cord.world.bot.id, channel, Permissions.MANAGE_MESSAGES)
    refuse_archived(channel)
    cord.messages.delete(channel, message)


@routes.add("POST", "/channels/{channel_id}/typing")
async def typing(call: RestRequest) -> Any:
    channel = call.channel()
    call.cord.world.require(call.cord.world.bot.id, channel, Permissions.SEND_MESSAGES)
    call.cord.broadcast.typing(channel, call.cord.world.bot.id)


def _message(call: RestRequest, channel: Channel) -> Message:
    return call.cord.world.message(channel, call.id("message_id"))
