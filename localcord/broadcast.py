"""Deliver events to everyone allowed to see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from .entities import Channel, Message, ScheduledEvent
from .errors import Json
from .gateway import Gateway, Intents
from .shapes import Shapes, command_contexts
from .slash import is_offered, may_use
from .world import World


class Listener(Protocol):
    """A page or a simulated user: views one server as one user."""

    user_id: int
    guild_id: int

    def push(self, name: str, data: Json) -> None:
        """Receive an event."""


class Broadcast:
    """The single sender of events, so that bots and users see the same."""

    def __init__(self, world: World, gateway: Gateway, bot_shapes: Shapes, page_shapes: Shapes) -> None:
        self._world = world
        self._gateway = gateway
        self._bot_shapes = bot_shapes
        self._page_shapes = page_shapes
        self.listeners: set[Listener] = set()

    def message_deleted(self, channel: Channel, message: Message) -> None:
        gone = {"channel_id": str(channel.id), "id": str(message.id)}
        self._to_people("message_delete", gone, channel, only=message.ephemeral_for)
        if message.ephemeral_for is None:
            self._gateway.dispatch("MESSAGE_DELETE", gone | _guild(channel), channel.guild_id, _messages(channel))

    def message_changed(self, what: str, message: Message) -> None:
        """Announce that a message was posted or edited; ``what`` is "create" or "update"."""
        channel = self._world.channels[message.channel_id]
        if self.listeners:
            shape = self._page_shapes.page_message(message)
            self._to_people(f"message_{what}", shape, channel, only=message.ephemeral_for)
        if message.ephemeral_for is None:
            data = self._bot_shapes.gateway_message(message)
            self._gateway.dispatch_message(f"MESSAGE_{what.upper()}", data, channel.guild_id)

    def channel_created(self, channel: Channel) -> None:
        self._channel("create", channel, newly_created=channel.thread is not None)

    def channel_updated(self, channel: Channel) -> None:
        self._channel("update", channel)

    def channel_deleted(self, channel: Channel, threads: Iterable[Channel] = ()) -> None:
        """Announce a deleted channel; bots infer the deletion of its threads."""
        for thread in threads:
            self._to_people("channel_delete", self._page_shapes.channel(thread), thread)
        self._channel("delete", channel)

    def _channel(self, what: str, channel: Channel, *, newly_created: bool = False) -> None:
        for listener in self._viewers(channel):
            listener.push(f"channel_{what}", self._page_shapes.channel(channel, listener.user_id))
        if channel.is_dm:
            return  # the gateway announces no direct messages since version 8
        kind = "CHANNEL" if channel.thread is None else "THREAD"
        data = self._bot_shapes.channel(channel)
        if newly_created:
            data["newly_created"] = True
        self._gateway.dispatch(f"{kind}_{what.upper()}", data, channel.guild_id, Intents.GUILDS)

    def event_changed(self, what: str, event: ScheduledEvent) -> None:
        """Announce that an event was created, updated or deleted."""
        name, data = f"GUILD_SCHEDULED_EVENT_{what.upper()}", self._bot_shapes.event(event)
        self._gateway.dispatch(name, data, event.guild_id, Intents.GUILD_SCHEDULED_EVENTS)
        self._event_to_people("event_delete" if what == "delete" else "event", event)

    def interest_changed(self, event: ScheduledEvent, user_id: int, *, interested: bool) -> None:
        data = {
            "guild_scheduled_event_id": str(event.id),
            "user_id": str(user_id),
            "guild_id": str(event.guild_id),
        }
        name = f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if interested else 'REMOVE'}"
        self._gateway.dispatch(name, data, event.guild_id, Intents.GUILD_SCHEDULED_EVENTS)
        self._event_to_people("event", event)

    def _event_to_people(self, name: str, event: ScheduledEvent) -> None:
        for listener in self.listeners:
            if listener.guild_id == event.guild_id:
                listener.push(name, self._page_shapes.page_event(event, listener.user_id))

    def typing(self, channel: Channel, user_id: int) -> None:
        data = {"channel_id": str(channel.id), "user_id": str(user_id)}
        self._to_people("typing", data, channel, but=user_id)

    def presence(self, user_id: int, online: bool) -> None:
        for listener in self.listeners:
            listener.push("presence", {"user_id": str(user_id), "online": online})

    def commands_changed(self) -> None:
        for listener in self.listeners:
            listener.push("commands", {"commands": self.commands_for(listener)})

    def commands_for(self, listener: Listener) -> list[Json]:
        """Return the commands that a user may call."""
        guild = self._world.guilds[listener.guild_id]
        places = [self._world.channels[channel_id] for channel_id in guild.channel_ids]
        shown: list[Json] = []
        for command in self._world.commands.values():
            contexts = set(command_contexts(command)) & {0, 1}
            if not any(may_use(self._world, command, listener.user_id, place) for place in places):
                contexts -= {0}
            if not is_offered(self._world, command, listener.user_id, guild.id):
                contexts -= {0}
            if command.type == 1 and contexts:
                shown.append(self._page_shapes.command(command) | {"contexts": sorted(contexts)})
        return shown

    def _viewers(self, channel: Channel) -> list[Listener]:
        if channel.is_dm:
            return [listener for listener in self.listeners if listener.user_id in channel.recipient_ids]
        return [listener for listener in self.listeners if listener.guild_id == channel.guild_id]

    def _to_people(
        self, name: str, data: Json, channel: Channel, *, only: int | None = None, but: int | None = None
    ) -> None:
        for listener in self._viewers(channel):
            if only in (None, listener.user_id) and listener.user_id != but:
                listener.push(name, data)


def _guild(channel: Channel) -> Json:
    return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}


def _messages(channel: Channel) -> Intents:
    return Intents.DIRECT_MESSAGES if channel.guild_id is None else Intents.GUILD_MESSAGES
