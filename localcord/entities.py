"""The entities of localcord's world."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from .errors import Json
from .permissions import Overwrite, Permissions


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class MessageFlags(IntFlag):
    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    id: int
    name: str
    bot: bool = False
    dms_open: bool = True
    #: Channel id of the direct messages with each other user.
    dms: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: Permissions
    position: int = 0
    managed_by: int | None = None


@dataclass(slots=True)
class Member:
    user_id: int
    joined: float
    role_ids: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Emoji:
    id: int
    name: str
    data: bytes
    content_type: str
    creator_id: int

    @property
    def animated(self) -> bool:
        return self.content_type == "image/gif"


class EventStatus(IntEnum):
    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


@dataclass(slots=True)
class ScheduledEvent:
    """A scheduled event outside of the server's voice channels."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    #: Unix times.
    start: float
    end: float
    status: EventStatus = EventStatus.SCHEDULED
    #: Users who marked themselves as interested, in order.
    interested: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channel_ids: list[int] = field(default_factory=list)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)

    def granted(self, member: Member) -> Permissions:
        """Return what a member's roles permit, before any channel's overwrites."""
        granted = self.roles[self.id].permissions
        for role in member.role_ids:
            granted |= self.roles[role].permissions
        return granted


@dataclass(slots=True)
class ThreadState:
    """The fields of a thread in addition to a channel's."""

    owner_id: int
    created: float
    auto_archive_minutes: int = 1440
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    messages_sent: int = 0


@dataclass(slots=True)
class Channel:
    id: int
    type: ChannelType
    guild_id: int | None = None
    name: str = ""
    position: int = 0
    parent_id: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    #: The two users of a direct-message channel.
    recipient_ids: tuple[int, ...] = ()
    thread: ThreadState | None = None
    #: Every message by id, oldest first, ephemeral ones included.
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None

    @property
    def is_dm(self) -> bool:
        return self.type is ChannelType.DM


@dataclass(slots=True)
class Attachment:
    id: int
    channel_id: int
    filename: str
    content_type: str
    data: bytes = field(repr=False)
    description: str | None = None
    size: tuple[int, int] | None = None

    @property
    def path(self) -> str:
        return f"/attachments/{self.channel_id}/{self.id}/{self.filename}"


@dataclass(slots=True)
class Mentions:
    user_ids: list[int] = field(default_factory=list)
    role_ids: list[int] = field(default_factory=list)
    everyone: bool = False


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    #: Unix time. Usually the id's own; a test may age a message.
    created: float
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    #: As validated, with ids, and with `attachment://` references not yet resolved.
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlags = MessageFlags.NONE
    mentions: Mentions = field(default_factory=Mentions)
    edited: float | None = None
    reference: Json | None = None
    nonce: str | int | None = None
    #: Set on messages that answer an interaction.
    interaction_metadata: Json | None = None
    application_id: int | None = None
    #: The only user who sees it.
    ephemeral_for: int | None = None


@dataclass(slots=True)
class Command:
    """An application command; `definition` is what the bot registered."""

    id: int
    version: int
    definition: Json

    @property
    def name(self) -> str:
        return str(self.definition["name"])

    @property
    def type(self) -> int:
        return int(self.definition.get("type") or 1)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: `files[index]`."""

    index: int
    filename: str
    data: bytes = field(repr=False)
