"""A user's connection: what they may do, and what they see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from . import errors, limits
from .core import Core
from .entities import Channel, Command, Guild, Message, MessageFlags, User
from .errors import ApiError, Json
from .interactions import Interaction, Kind
from .messages import require_to_post
from .permissions import Permissions
from .shapes import command_contexts
from .slash import CommandCall, is_offered, may_use
from .submission import Submission

log = logging.getLogger(__name__)

HISTORY_DEFAULT = 50

#: What reading a frame raises when it lacks a field, or has a wrong type.
MALFORMED = (KeyError, TypeError, ValueError, AttributeError)


class PersonSession:
    def __init__(self, cord: Core, user: User, guild: Guild, deliver: Callable[[Json], None]) -> None:
        self._cord = cord
        self._world = cord.world
        self._user = user
        self._guild = guild
        self._deliver = deliver
        self._tasks: set[asyncio.Task[None]] = set()
        self.user_id = user.id
        self.guild_id = guild.id

    def open(self) -> None:
        self._cord.broadcast.listeners.add(self)
        self.push("ready", self._ready())

    def close(self) -> None:
        self._cord.broadcast.listeners.discard(self)
        for task in self._tasks:
            task.cancel()

    def push(self, name: str, data: Json) -> None:
        self._deliver({"t": name, "d": data})

    def handle(self, frame: Json) -> None:
        """Handle a frame; its one reply or error may come later."""
        nonce, op, data = frame.get("nonce"), str(frame.get("op")), frame.get("d") or {}
        if op == "autocomplete":
            task = asyncio.create_task(self._autocomplete(nonce, data))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        action = _ACTIONS.get(op)
        if action is None:
            self._error(nonce, ApiError(400, 0, f"Unknown operation {op!r}"))
            return
        try:
            self._reply(nonce, action(self, data))
        except (ApiError, *MALFORMED) as fault:
            self._refuse(nonce, op, fault)

    def _refuse(self, nonce: object, op: str, fault: Exception) -> None:
        if isinstance(fault, ApiError):
            self._error(nonce, fault)
            return
        log.warning("malformed %s from a page: %r", op, fault)
        self._error(nonce, ApiError(400, 50035, f"Malformed {op}: {fault!r}"))

    def _reply(self, nonce: object, data: Json) -> None:
        self._deliver({"t": "reply", "nonce": nonce, "d": data})

    def _error(self, nonce: object, refusal: ApiError) -> None:
        details = first_fault(refusal.errors)
        message = refusal.message if details is None else details
        self._deliver({"t": "error", "nonce": nonce, "d": {"code": refusal.code, "message": message}})

    def _ready(self) -> Json:
        world, shapes, guild = self._world, self._cord.page_shapes, self._guild
        people = [user for user in world.users.values() if not user.bot and user.id in guild.members]
        channels = [world.channels[channel_id] for channel_id in guild.channel_ids]
        dms = [world.channels[channel_id] for channel_id in self._user.dms.values()]
        return {
            "me": shapes.user(self._user),
            "users": [shapes.user(user) for user in people],
            "guild": {"id": str(guild.id), "name": guild.name},
            "channels": [
                shapes.channel(channel, self.user_id)
                for channel in (*channels, *world.threads(guild.id))
                if world.permissions(self.user_id, channel) & Permissions.VIEW_CHANNEL
            ],
            "dms": [shapes.channel(channel, self.user_id) for channel in dms],
            "members": [
                {"user": shapes.user(world.users[member.user_id]), "nick": member.nick}
                for member in guild.members.values()
            ],
            "events": [shapes.page_event(event, self.user_id) for event in guild.events.values()],
            "commands": self._cord.broadcast.commands_for(self),
            "dms_open": self._user.dms_open,
            "online": [str(world.bot.id)] if self._cord.gateway.online else [],
            "limits": {
                "content": limits.CONTENT_LENGTH,
                "first_response_seconds": limits.FIRST_RESPONSE,
                "token_seconds": limits.TOKEN_LIFETIME,
                "history_page": limits.HISTORY_PAGE,
                "choices": limits.COMMAND_CHOICES,
            },
        }

    def _history(self, data: Json) -> Json:
        channel = self._channel(data)
        before = data.get("before")
        limit = min(int(data.get("limit") or HISTORY_DEFAULT), limits.HISTORY_PAGE)
        visible = [
            message
            for message in channel.messages.values()
            if message.ephemeral_for in (None, self.user_id) and (before is None or message.id < int(before))
        ]
        page = visible[-limit:]
        shapes = self._cord.page_shapes
        return {
            "messages": [shapes.page_message(message) for message in page],
            "more": len(visible) > len(page),
        }

    def _send(self, data: Json) -> Json:
        channel = self._channel(data)
        body = {"content": str(data["content"])}
        require_to_post(self._world, self._user, channel, files=False)
        message = self._cord.messages.create(channel, self._user, body)
        return {"message": self._cord.page_shapes.page_message(message)}

    def _delete(self, data: Json) -> Json:
        channel = self._channel(data)
        message = self._message(channel, data)
        if message.author_id != self.user_id:
            self._world.require(self.user_id, channel, Permissions.MANAGE_MESSAGES)
        self._cord.messages.delete(channel, message)
        return {}

    def _dismiss(self, data: Json) -> Json:
        channel = self._channel(data)
        message = self._message(channel, data)
        if message.ephemeral_for != self.user_id:
            raise errors.UNKNOWN_MESSAGE.error()
        self._cord.messages.delete(channel, message)
        return {}

    def _open_dm(self, data: Json) -> Json:
        other = self._world.user(int(data["user_id"]))
        if other is self._user:
            raise errors.CANNOT_DM.error()
        channel = self._cord.open_dm(self._user, other)
        return {"channel": self._cord.page_shapes.channel(channel, self.user_id)}

    def _dms_open(self, data: Json) -> Json:
        self._user.dms_open = bool(data["open"])
        return {}

    def _create_channel(self, data: Json) -> Json:
        name = "-".join(str(data["name"]).lower().split())
        if not 1 <= len(name) <= limits.CHANNEL_NAME:
            errors.refuse_form(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        channel = self._world.add_text_channel(self._guild, name)
        self._cord.broadcast.channel_created(channel)
        return {"channel": self._cord.page_shapes.channel(channel)}

    def _delete_channel(self, data: Json) -> Json:
        channel = self._channel(data)
        if channel.is_dm:
            raise errors.CANNOT_ON_DM.error()
        self._cord.delete_channel(channel)
        return {}

    def _interest(self, data: Json) -> Json:
        event = self._cord.events.find(self._guild, int(data["event_id"]))
        self._cord.events.interest(event, self.user_id, interested=bool(data["interested"]))
        return {}

    def _slash(self, data: Json) -> Json:
        channel, command = self._channel(data), self._callable(data)
        call = CommandCall(self._world, self._cord.shapes, command, channel, data.get("options") or [])
        return self._begin(Kind.COMMAND, channel, call.data)

    async def _autocomplete(self, nonce: object, data: Json) -> None:
        try:
            channel, command = self._channel(data), self._callable(data)
            options = data.get("options") or []
            call = CommandCall(self._world, self._cord.shapes, command, channel, options, partial=True)
            interaction = self._cord.interactions.begin(Kind.AUTOCOMPLETE, self._user, channel, call.data, _Silent())
            assert interaction.choices is not None
            self._reply(nonce, {"choices": await interaction.choices})
        except (ApiError, *MALFORMED) as fault:
            self._refuse(nonce, "autocomplete", fault)

    def _component(self, data: Json) -> Json:
        channel = self._channel(data)
        message = self._message(channel, data)
        if channel.thread is not None and channel.thread.archived:
            raise errors.THREAD_ARCHIVED.error()
        if message.author_id != self._world.bot.id or message.flags & MessageFlags.LOADING:
            raise errors.UNKNOWN_MESSAGE.error()
        submission = Submission(self._world, self._cord.shapes, self._guild_of(channel))
        values = [str(value) for value in data.get("values") or ()]
        pressed = submission.component(message.components, str(data["custom_id"]), values)
        return self._begin(Kind.COMPONENT, channel, pressed, source=message)

    def _modal(self, data: Json) -> Json:
        opener = self._cord.interactions.opened_modal(int(data["interaction_id"]), self._user)
        assert opener.modal is not None
        if data["custom_id"] != opener.modal["custom_id"]:
            raise errors.UNKNOWN_INTERACTION.error()
        submission = Submission(self._world, self._cord.shapes, self._guild_of(opener.channel))
        submitted: Json = {
            "custom_id": opener.modal["custom_id"],
            "components": submission.modal(opener.modal["components"], data.get("components") or []),
        }
        if submission.resolved:
            submitted["resolved"] = submission.resolved
        return self._begin(Kind.MODAL_SUBMIT, opener.channel, submitted, source=opener.source, opener=opener)

    def _begin(
        self,
        kind: Kind,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Json:
        interaction = self._cord.interactions.begin(kind, self._user, channel, data, self, source=source, opener=opener)
        return {"interaction_id": str(interaction.id)}

    def _channel(self, data: Json) -> Channel:
        channel = self._world.channel(int(data["channel_id"]))
        self._world.require(self.user_id, channel)
        return channel

    def _message(self, channel: Channel, data: Json) -> Message:
        return self._world.message(channel, int(data["message_id"]), self.user_id)

    def _command(self, data: Json) -> Command:
        command = self._world.commands.get(int(data["command_id"]))
        channel = self._channel(data)
        context = 1 if channel.is_dm else 0
        if command is None:
            raise errors.UNKNOWN_COMMAND.error()
        if context not in command_contexts(command):
            raise errors.UNKNOWN_COMMAND.error()
        if not is_offered(self._world, command, self.user_id, channel.guild_id):
            raise errors.UNKNOWN_COMMAND.error()
        return command

    def _callable(self, data: Json) -> Command:
        command = self._command(data)
        if not may_use(self._world, command, self.user_id, self._channel(data)):
            raise errors.MISSING_PERMISSIONS.error()
        return command

    def _guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self._world.guilds[channel.guild_id]


class _Silent:
    """An observer of autocompletions, which leave no message behind."""

    def push(self, name: str, data: Json) -> None:
        pass


_ACTIONS: dict[str, Callable[[PersonSession, Json], Json]] = {
    "history": PersonSession._history,
    "send": PersonSession._send,
    "delete": PersonSession._delete,
    "dismiss": PersonSession._dismiss,
    "slash": PersonSession._slash,
    "component": PersonSession._component,
    "modal": PersonSession._modal,
    "open_dm": PersonSession._open_dm,
    "dms_open": PersonSession._dms_open,
    "create_channel": PersonSession._create_channel,
    "delete_channel": PersonSession._delete_channel,
    "interest": PersonSession._interest,
}


def first_fault(errors_tree: Any, path: tuple[str, ...] = ()) -> str | None:
    """Return the first fault of a form with its place, or None."""
    if not isinstance(errors_tree, dict):
        return None
    for key, inside in errors_tree.items():
        if key == "_errors":
            where = ".".join(step for step in path if step != "options")
            return f"{where}: {inside[0]['message']}" if where else str(inside[0]["message"])
        found = first_fault(inside, (*path, key))
        if found is not None:
            return found
    return None
