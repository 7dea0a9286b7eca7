"""Threads: starting and changing."""

from __future__ import annotations

from . import errors, limits
from .broadcast import Broadcast
from .entities import Channel, ChannelType, MessageType, ThreadState, User
from .errors import FormErrors, Json
from .messages import Messages
from .world import World


class Threads:
    """Creation and changes of threads; the caller checks permissions."""

    def __init__(self, world: World, messages: Messages, broadcast: Broadcast) -> None:
        self._world = world
        self._messages = messages
        self._broadcast = broadcast

    def start(self, parent: Channel, owner: User, body: Json) -> Channel:
        """Open a thread."""
        if parent.type is not ChannelType.TEXT:
            raise errors.WRONG_CHANNEL_TYPE.error()
        minutes = body.get("auto_archive_duration") or 1440
        _check(body.get("name"), minutes)
        private = body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        thread = self._world.add_thread(parent, body["name"], owner, kind)
        state_of(thread).auto_archive_minutes = minutes
        self._broadcast.channel_created(thread)
        if not private:
            reference = {"type": 0, "channel_id": str(thread.id), "guild_id": str(parent.guild_id)}
            self._messages.create_notice(parent, owner, MessageType.THREAD_CREATED, thread.name, reference)
        return thread

    def change(self, thread: Channel, body: Json) -> None:
        """Rename, archive, lock or configure a thread."""
        state = state_of(thread)
        if state.archived and body.get("archived") is not False:
            raise errors.THREAD_ARCHIVED.error()
        minutes = body.get("auto_archive_duration", state.auto_archive_minutes)
        _check(body.get("name", thread.name), minutes)
        thread.name = body.get("name", thread.name)
        state.auto_archive_minutes = minutes
        state.locked = bool(body.get("locked", state.locked))
        state.invitable = bool(body.get("invitable", state.invitable))
        archived = bool(body.get("archived", state.archived))
        if archived != state.archived:
            state.archived, state.archived_at = archived, self._world.clock.now()
        self._broadcast.channel_updated(thread)


def state_of(thread: Channel) -> ThreadState:
    """Return the thread's state; 50024 for other channels."""
    if thread.thread is None:
        raise errors.WRONG_CHANNEL_TYPE.error()
    return thread.thread


def _check(name: object, minutes: object) -> None:
    faults = FormErrors()
    if not isinstance(name, str):
        faults.required(("name",))
    else:
        faults.length(("name",), len(name), 1, limits.CHANNEL_NAME)
    if minutes not in limits.AUTO_ARCHIVE_MINUTES:
        faults.choices(("auto_archive_duration",), limits.AUTO_ARCHIVE_MINUTES)
    faults.raise_if_any()
