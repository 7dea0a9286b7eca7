"""The modeled permission bits, and how a member's permissions are computed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntFlag


class Permissions(IntFlag):
    """Discord's bits, as far as localcord uses them."""

    NONE = 0
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    MANAGE_EXPRESSIONS = 1 << 30


EVERYTHING = Permissions((1 << 51) - 1)

#: What a new server grants to everyone.
EVERYONE = (
    Permissions.ADD_REACTIONS
    | Permissions.VIEW_CHANNEL
    | Permissions.SEND_MESSAGES
    | Permissions.EMBED_LINKS
    | Permissions.ATTACH_FILES
    | Permissions.READ_MESSAGE_HISTORY
    | Permissions.USE_EXTERNAL_EMOJIS
    | Permissions.CHANGE_NICKNAME
    | Permissions.USE_APPLICATION_COMMANDS
    | Permissions.CREATE_PUBLIC_THREADS
    | Permissions.CREATE_PRIVATE_THREADS
    | Permissions.SEND_MESSAGES_IN_THREADS
)

#: What the bot's own role adds: enough to run tables, but not administrator, so that denials have an effect.
BOT = (
    EVERYONE
    | Permissions.MANAGE_CHANNELS
    | Permissions.MANAGE_MESSAGES
    | Permissions.MANAGE_THREADS
    | Permissions.MANAGE_ROLES
    | Permissions.MENTION_EVERYONE
    | Permissions.MANAGE_EXPRESSIONS
    | Permissions.CREATE_EVENTS
)

#: What Discord grants to the responses of a bot in a server without it.
FOREIGN = (
    Permissions.EMBED_LINKS | Permissions.ATTACH_FILES | Permissions.MENTION_EVERYONE | Permissions.USE_EXTERNAL_EMOJIS
)

DIRECT_MESSAGES = (
    Permissions.ADD_REACTIONS
    | Permissions.VIEW_CHANNEL
    | Permissions.SEND_MESSAGES
    | Permissions.EMBED_LINKS
    | Permissions.ATTACH_FILES
    | Permissions.READ_MESSAGE_HISTORY
    | Permissions.MENTION_EVERYONE
    | Permissions.USE_EXTERNAL_EMOJIS
    | Permissions.USE_APPLICATION_COMMANDS
)


@dataclass(slots=True)
class Overwrite:
    target_id: int
    is_member: bool
    allow: Permissions = Permissions.NONE
    deny: Permissions = Permissions.NONE


def combine(
    base: Permissions,
    overwrites: Mapping[int, Overwrite],
    everyone_id: int,
    role_ids: Iterable[int],
    user_id: int,
) -> Permissions:
    """Return the permissions in a channel."""
    if base & Permissions.ADMINISTRATOR:
        return EVERYTHING
    allow = deny = Permissions.NONE
    for role_id in role_ids:
        if role_id in overwrites:
            allow |= overwrites[role_id].allow
            deny |= overwrites[role_id].deny
    result = base
    for step in (overwrites.get(everyone_id), Overwrite(0, False, allow, deny), overwrites.get(user_id)):
        if step is not None:
            result = (result & ~step.deny) | step.allow
    return result if result & Permissions.VIEW_CHANNEL else Permissions.NONE
