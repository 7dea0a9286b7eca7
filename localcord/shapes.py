"""Turn entities into the JSON objects of Discord's API."""

from __future__ import annotations

import copy
from collections.abc import Iterable

from .clock import iso
from .components import clone, media, referenced_file, walk
from .entities import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    User,
)
from .errors import Json
from .world import World

DEFAULT_INTEGRATION_TYPES = [0]
DEFAULT_CONTEXTS = [0, 1, 2]

#: The entity type of an event outside of voice channels, and the only privacy level.
EXTERNAL = 3
GUILD_ONLY = 2


class Shapes:
    """The world's JSON for one kind of reader; `cdn` prefixes file addresses."""

    def __init__(self, world: World, cdn: str) -> None:
        self._world = world
        self.cdn = cdn

    def user(self, user: User) -> Json:
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0",
            "global_name": user.name,
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        shape: Json = {
            "roles": [str(role_id) for role_id in member.role_ids],
            "nick": member.nick,
            "avatar": None,
            "joined_at": iso(member.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        if with_user:
            shape["user"] = self.user(self._world.users[member.user_id])
        return shape

    def role(self, role: Role) -> Json:
        shape: Json = {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(int(role.permissions)),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed_by is not None,
            "mentionable": False,
            "flags": 0,
        }
        if role.managed_by is not None:
            shape["tags"] = {"bot_id": str(role.managed_by)}
        return shape

    def channel(self, channel: Channel, viewer_id: int | None = None) -> Json:
        """Return a channel, thread or DM, whose recipient depends on the viewer."""
        last = channel.last_message_id
        shape: Json = {
            "id": str(channel.id),
            "type": int(channel.type),
            "last_message_id": None if last is None else str(last),
            "flags": 0,
        }
        if channel.type is ChannelType.DM:
            others = [user_id for user_id in channel.recipient_ids if user_id != viewer_id]
            return shape | {"recipients": [self.user(self._world.users[user_id]) for user_id in others]}
        shape |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
            "rate_limit_per_user": 0,
        }
        if channel.thread is not None:
            return shape | self._thread(channel)
        return shape | {
            "position": channel.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [
                {
                    "id": str(overwrite.target_id),
                    "type": int(overwrite.is_member),
                    "allow": str(int(overwrite.allow)),
                    "deny": str(int(overwrite.deny)),
                }
                for overwrite in channel.overwrites.values()
            ],
        }

    def _thread(self, channel: Channel) -> Json:
        state = channel.thread
        assert state is not None
        shape: Json = {
            "owner_id": str(state.owner_id),
            "member_count": len(state.members),
            "message_count": state.messages_sent,
            "total_message_sent": state.messages_sent,
            "thread_metadata": {
                "archived": state.archived,
                "auto_archive_duration": state.auto_archive_minutes,
                "archive_timestamp": iso(state.archived_at),
                "locked": state.locked,
                "invitable": state.invitable,
                "create_timestamp": iso(state.created),
            },
        }
        if self._world.bot.id in state.members:
            shape["member"] = self.thread_member(channel, self._world.bot.id)
        return shape

    def thread_member(self, channel: Channel, user_id: int) -> Json:
        assert channel.thread is not None
        return {
            "id": str(channel.id),
            "user_id": str(user_id),
            "join_timestamp": iso(channel.thread.members[user_id]),
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """Return the answer of GET /guilds/{id}."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "description": None,
            "banner": None,
            "features": [],
            "owner_id": str(guild.owner_id),
            "region": "local",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "application_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": "en-US",
            "roles": [self.role(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
        }

    def guild_create(self, guild: Guild, members: Iterable[Member]) -> Json:
        """Return a server as the gateway announces it."""
        world = self._world
        return self.guild(guild) | {
            "joined_at": iso(guild.members[world.bot.id].joined),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(member) for member in members],
            "channels": [self.channel(world.channels[channel_id]) for channel_id in guild.channel_ids],
            "threads": [
                self.channel(thread)
                for thread in world.threads(guild.id)
                if thread.thread is not None and not thread.thread.archived
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [self.event(event) for event in guild.events.values()],
            "soundboard_sounds": [],
        }

    def event(self, event: ScheduledEvent) -> Json:
        return {
            "id": str(event.id),
            "guild_id": str(event.guild_id),
            "channel_id": None,
            "creator_id": str(event.creator_id),
            "creator": self.user(self._world.users[event.creator_id]),
            "name": event.name,
            "description": event.description,
            "image": None,
            "scheduled_start_time": iso(event.start),
            "scheduled_end_time": iso(event.end),
            "status": int(event.status),
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": event.location},
            "privacy_level": GUILD_ONLY,
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
            "user_count": len(event.interested),
        }

    def page_event(self, event: ScheduledEvent, viewer_id: int) -> Json:
        return self.event(event) | {"interested": viewer_id in event.interested}

    def emoji(self, emoji: Emoji) -> Json:
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
            "user": self.user(self._world.users[emoji.creator_id]),
        }

    def attachment(self, attachment: Attachment, *, ephemeral: bool = False) -> Json:
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": self.cdn + attachment.path,
            "proxy_url": self.cdn + attachment.path,
            "content_type": attachment.content_type,
        }
        if attachment.size is not None:
            shape["width"], shape["height"] = attachment.size
        if attachment.description is not None:
            shape["description"] = attachment.description
        if ephemeral:
            shape["ephemeral"] = True
        return shape

    def message(self, message: Message) -> Json:
        world = self._world
        channel = world.channels.get(message.channel_id)
        components, used = self._resolved(message)
        ephemeral = message.ephemeral_for is not None
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": int(message.type),
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso(message.created),
            "edited_timestamp": None if message.edited is None else iso(message.edited),
            "tts": False,
            "pinned": False,
            "mention_everyone": message.mentions.everyone,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mentions.user_ids],
            "mention_roles": [str(role_id) for role_id in message.mentions.role_ids],
            "mention_channels": [],
            # What components show is not repeated here.
            "attachments": [
                self.attachment(attachment, ephemeral=ephemeral)
                for attachment in message.attachments
                if attachment.id not in used
            ],
            "embeds": [],
            "components": components,
            "flags": int(message.flags),
        }
        if message.nonce is not None:
            shape["nonce"] = message.nonce
        if message.application_id is not None:
            shape["application_id"] = str(message.application_id)
            shape["webhook_id"] = str(message.application_id)
        if message.interaction_metadata is not None:
            shape["interaction_metadata"] = message.interaction_metadata
        if message.reference is not None:
            shape |= self._reference(message.reference)
        if channel is not None and channel.thread is not None:
            shape["position"] = channel.thread.messages_sent
        return shape

    def gateway_message(self, message: Message) -> Json:
        """Return a message for the gateway, with server and member."""
        shape = self.message(message)
        channel = self._world.channels[message.channel_id]
        if channel.guild_id is None:
            return shape | {"channel_type": int(channel.type)}
        guild = self._world.guilds[channel.guild_id]
        shape |= {"guild_id": str(guild.id), "channel_type": int(channel.type)}
        member = guild.members.get(message.author_id)
        if member is not None:
            shape["member"] = self.member(member, with_user=False)
        return shape

    def page_message(self, message: Message) -> Json:
        return self.message(message) | {"ephemeral": message.ephemeral_for is not None}

    def _reference(self, reference: Json) -> Json:
        shape: Json = {"message_reference": reference}
        if "message_id" not in reference:
            return shape
        channel = self._world.channels.get(int(reference["channel_id"]))
        original = None if channel is None else channel.messages.get(int(reference["message_id"]))
        if original is None or original.reference is None:
            return shape | {"referenced_message": None if original is None else self.message(original)}
        # Only one level of replies is included.
        flat = copy.copy(original)
        flat.reference = None
        return shape | {"referenced_message": self.message(flat)}

    def _resolved(self, message: Message) -> tuple[list[Json], set[int]]:
        """Return components with `attachment://` replaced, and their attachments."""
        by_name = {attachment.filename: attachment for attachment in message.attachments}
        used: set[int] = set()
        components = clone(message.components)
        for item in (part for component in walk(components) for part in media(component)):
            attachment = by_name.get(referenced_file(item.get("url") or "") or "")
            if attachment is not None:
                used.add(attachment.id)
                item.update(self._unfurled(attachment))
            else:
                item.setdefault("proxy_url", item.get("url"))
        for component in walk(components):
            if component.get("type") == 13:
                name = component["file"]["url"].rsplit("/", 1)[-1]
                file = by_name.get(name)
                component |= {"name": name, "size": 0 if file is None else len(file.data)}
        return components, used

    def _unfurled(self, attachment: Attachment) -> Json:
        width, height = attachment.size or (None, None)
        return {
            "url": self.cdn + attachment.path,
            "proxy_url": self.cdn + attachment.path,
            "width": width,
            "height": height,
            "content_type": attachment.content_type,
            "loading_state": 2,
            "attachment_id": str(attachment.id),
            "flags": 0,
        }

    def command(self, command: Command) -> Json:
        definition = command.definition
        permissions = definition.get("default_member_permissions")
        return {
            **definition,
            "id": str(command.id),
            "application_id": str(self._world.application_id),
            "version": str(command.version),
            "type": command.type,
            "description": definition.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
            "nsfw": bool(definition.get("nsfw")),
            "integration_types": command_installs(command),
            "contexts": command_contexts(command),
        }


def command_installs(command: Command) -> list[int]:
    """Return the installations that a command needs: 0 server, 1 user."""
    return list(command.definition.get("integration_types") or DEFAULT_INTEGRATION_TYPES)


def command_contexts(command: Command) -> list[int]:
    """Return where a command shows: 0 servers, 1 DMs with the bot, 2 other DMs."""
    contexts = command.definition.get("contexts")
    if contexts is not None:
        return list(contexts)
    return [0] if command.definition.get("dm_permission") is False else DEFAULT_CONTEXTS
