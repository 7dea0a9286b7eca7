"""All of localcord's state, in memory."""

from __future__ import annotations

from collections.abc import Sequence

from . import errors
from .clock import Clock
from .entities import (
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Role,
    ThreadState,
    User,
)
from .permissions import BOT, DIRECT_MESSAGES, EVERYONE, EVERYTHING, Permissions, combine

DISCORD_EPOCH_MS = 1_420_070_400_000


class World:
    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self._last_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int, Command] = {}
        self.application_emojis: dict[int, Emoji] = {}
        #: Users who have installed the application for themselves.
        self.installers: set[int] = set()
        self.bot = self.add_user(bot_name, bot=True)

    @property
    def application_id(self) -> int:
        """The shared id of the application and its bot user."""
        return self.bot.id

    def snowflake(self) -> int:
        """Return a fresh id with the clock's time, greater than all before it."""
        stamp = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(self._last_id + 1, stamp)
        return self._last_id

    def add_user(self, name: str, *, bot: bool = False) -> User:
        user = User(self.snowflake(), name, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, people: Sequence[User], channels: Sequence[str], *, with_bot: bool = True) -> Guild:
        """Return a server whose owner is the first of `people`."""
        guild = Guild(self.snowflake(), name, people[0].id if people else self.bot.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        for user in (*people, self.bot) if with_bot else people:
            guild.members[user.id] = Member(user.id, self.clock.now())
        if with_bot:
            bot_role = Role(self.snowflake(), self.bot.name, BOT, position=1, managed_by=self.bot.id)
            guild.roles[bot_role.id] = bot_role
            guild.members[self.bot.id].role_ids.append(bot_role.id)
        self.guilds[guild.id] = guild
        for channel_name in channels:
            self.add_text_channel(guild, channel_name)
        return guild

    def add_text_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.snowflake(), ChannelType.TEXT, guild.id, name, position=len(guild.channel_ids))
        guild.channel_ids.append(channel.id)
        self.channels[channel.id] = channel
        return channel

    def add_thread(
        self, parent: Channel, name: str, owner: User, kind: ChannelType = ChannelType.PUBLIC_THREAD
    ) -> Channel:
        """Return a thread under a text channel."""
        now = self.clock.now()
        channel = Channel(
            self.snowflake(),
            kind,
            parent.guild_id,
            name,
            parent_id=parent.id,
            thread=ThreadState(owner.id, now, archived_at=now, members={owner.id: now}),
        )
        self.channels[channel.id] = channel
        return channel

    def direct_messages(self, one: User, other: User) -> tuple[Channel, bool]:
        """Return the DM channel of two users, and whether it is new."""
        existing = one.dms.get(other.id)
        if existing is not None:
            return self.channels[existing], False
        channel = Channel(self.snowflake(), ChannelType.DM, recipient_ids=(one.id, other.id))
        self.channels[channel.id] = channel
        one.dms[other.id] = other.dms[one.id] = channel.id
        return channel, True

    def remove_channel(self, channel: Channel) -> list[Channel]:
        """Remove a channel and its threads, and return these threads."""
        threads = [thread for thread in self.threads(channel.guild_id) if thread.parent_id == channel.id]
        for gone in (channel, *threads):
            del self.channels[gone.id]
        if channel.guild_id is not None and channel.thread is None:
            self.guilds[channel.guild_id].channel_ids.remove(channel.id)
        return threads

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise errors.UNKNOWN_CHANNEL.error()
        return self.channels[channel_id]

    def guild(self, guild_id: int) -> Guild:
        if guild_id not in self.guilds:
            raise errors.UNKNOWN_GUILD.error()
        return self.guilds[guild_id]

    def is_foreign(self, guild_id: int | None) -> bool:
        """Return whether this is a server without the bot."""
        guild = None if guild_id is None else self.guilds.get(guild_id)
        return guild is not None and self.bot.id not in guild.members

    def user(self, user_id: int) -> User:
        if user_id not in self.users:
            raise errors.UNKNOWN_USER.error()
        return self.users[user_id]

    def message(self, channel: Channel, message_id: int, viewer_id: int | None = None) -> Message:
        """Return a message; ephemeral ones exist only for their one reader."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral_for not in (None, viewer_id):
            raise errors.UNKNOWN_MESSAGE.error()
        return message

    def find_message(self, message_id: int) -> Message:
        """Return a message by id, regardless of visibility."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        raise errors.UNKNOWN_MESSAGE.error()

    def threads(self, guild_id: int | None) -> list[Channel]:
        return [
            channel for channel in self.channels.values() if channel.thread is not None and channel.guild_id == guild_id
        ]

    def permissions(self, user_id: int, channel: Channel) -> Permissions:
        if channel.guild_id is None:
            return DIRECT_MESSAGES if user_id in channel.recipient_ids else Permissions.NONE
        guild = self.guilds[channel.guild_id]
        member = guild.members.get(user_id)
        if member is None:
            return Permissions.NONE
        if user_id == guild.owner_id:
            return EVERYTHING
        base = guild.granted(member)
        place = self.channels[channel.parent_id] if channel.parent_id is not None else channel
        return combine(base, place.overwrites, guild.id, member.role_ids, user_id)

    def require(self, user_id: int, channel: Channel, needed: Permissions = Permissions.NONE) -> None:
        """Refuse what the user can't see (50001) or may not do (50013)."""
        held = self.permissions(user_id, channel)
        if not held & Permissions.VIEW_CHANNEL:
            raise errors.MISSING_ACCESS.error()
        if needed & ~held:
            raise errors.MISSING_PERMISSIONS.error()
