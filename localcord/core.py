"""The core of the local Discord, independent of network interfaces."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from . import errors, limits
from .broadcast import Broadcast
from .cdn import Cdn
from .clock import Clock, SystemClock
from .commands import CommandStore
from .entities import Channel, Guild, Message, User
from .events import Events
from .failures import Failures
from .gateway import Gateway, Intents
from .interactions import Interactions
from .messages import Messages
from .openapi import OpenApi
from .permissions import Overwrite, Permissions
from .ratelimit import RateLimiter, RateLimits
from .shapes import Shapes
from .threads import Threads
from .world import World

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve")
CHANNELS = ("manila", "general")
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One answered REST request, for tests to count and inspect."""

    method: str
    #: The route's template, such as `/channels/{channel_id}/messages`.
    path: str
    status: int
    #: The values of the names in braces in the path.
    names: Mapping[str, str] = field(default_factory=dict)


class Core:
    """A Discord on this machine without network interfaces.

    The first of `users` owns the server. Request bodies are checked against `openapi`, by default the description named
    by the environment. `extra_hosts` are host names accepted in addition to the local ones.
    """

    def __init__(
        self,
        token: str = "local",
        *,
        users: Sequence[str] = PEOPLE,
        guild_name: str = "Harbor",
        channels: Sequence[str] = CHANNELS,
        bot_name: str = "Manila",
        clock: Clock | None = None,
        rate_limits: RateLimits | None = None,
        first_response: float = limits.FIRST_RESPONSE,
        token_lifetime: float = limits.TOKEN_LIFETIME,
        privileged_intents: Intents = Intents.NONE,
        recommended_shards: int = 1,
        openapi: OpenApi | None = None,
        extra_hosts: Iterable[str] = (),
    ) -> None:
        self.token = token
        self.clock: Clock = clock or SystemClock()
        self.recommended_shards = recommended_shards
        self.openapi = openapi or OpenApi.from_environment()
        self.failures = Failures()
        #: The latest REST requests, oldest first.
        self.calls: deque[CallRecord] = deque(maxlen=10_000)
        self.limiter = RateLimiter(self.clock, rate_limits or RateLimits.generous())
        self.hosts = LOCAL_HOSTS | set(extra_hosts)

        self.world = World(self.clock, bot_name)
        people = [self.world.add_user(name) for name in users]
        #: The server that the page shows.
        self.guild = self.world.add_guild(guild_name, people, channels)

        #: JSON for bots has absolute file addresses, JSON for the page has paths.
        self.shapes = Shapes(self.world, "")
        self.page_shapes = Shapes(self.world, "")
        self.gateway = Gateway(
            self.world, self.shapes, token, privileged=privileged_intents, on_presence=self._presence
        )
        self.broadcast = Broadcast(self.world, self.gateway, self.shapes, self.page_shapes)
        self.cdn = Cdn(self.world)
        self.messages = Messages(self.world, self.cdn, self.broadcast)
        self.threads = Threads(self.world, self.messages, self.broadcast)
        self.events = Events(self.world, self.broadcast)
        self.commands = CommandStore(self.world)
        self.interactions = Interactions(
            self.world,
            self.gateway,
            self.messages,
            self.shapes,
            first_response=first_response,
            token_lifetime=token_lifetime,
        )

    def user(self, name: str) -> User:
        """Return a user or the bot by name; KeyError if there is none."""
        for user in self.world.users.values():
            if user.name == name:
                return user
        raise KeyError(name)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Return a channel or thread of a server by name; KeyError if there is none."""
        guild_id = (guild or self.guild).id
        for channel in self.world.channels.values():
            if channel.guild_id == guild_id and channel.name == name:
                return channel
        raise KeyError(name)

    def reset_token(self, token: str) -> None:
        """Give the bot another token, and close connections that use the old one."""
        self.token = token
        self.gateway.reset_token(token)

    def open_dm(self, one: User, other: User) -> Channel:
        channel, new = self.world.direct_messages(one, other)
        if new:
            self.broadcast.channel_created(channel)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        threads = self.world.remove_channel(channel)
        self.broadcast.channel_deleted(channel, threads)

    def refuse_closed_dms(self, channel: Channel) -> None:
        """Refuse the bot's message to a user with closed DMs (50007)."""
        for user_id in channel.recipient_ids:
            user = self.world.users[user_id]
            if user is not self.world.bot and not user.dms_open:
                raise errors.CANNOT_DM.error()

    def require_in_guild(self, guild: Guild, needed: Permissions) -> None:
        """Refuse (50013) unless the bot's roles grant ``needed`` in the server."""
        member = guild.members[self.world.bot.id]
        if needed & ~guild.granted(member):
            raise errors.MISSING_PERMISSIONS.error()

    def add_guild(
        self,
        name: str,
        people: Sequence[User] | None = None,
        channels: Sequence[str] = CHANNELS,
        *,
        with_bot: bool = True,
    ) -> Guild:
        """Add another server."""
        users = [user for user in self.world.users.values() if not user.bot]
        guild = self.world.add_guild(name, users if people is None else people, channels, with_bot=with_bot)
        if not with_bot:
            return guild
        shape = self.shapes.guild_create(guild, [guild.members[self.world.bot.id]])
        self.gateway.dispatch("GUILD_CREATE", shape, guild.id, Intents.GUILDS)
        return guild

    def install(self, user: User) -> None:
        """Add the application to a user's account: from now on they use it anywhere."""
        self.world.installers.add(user.id)
        self.broadcast.commands_changed()

    def revoke(self, channel: Channel, *denied: Permissions, user: User | None = None) -> None:
        """Deny a user permissions in a channel; the bot by default."""
        self._overwrite(channel, user).deny |= _union(denied)
        self.broadcast.channel_updated(channel)

    def restore(self, channel: Channel, user: User | None = None) -> None:
        """Remove all denials of a user in a channel; of the bot by default."""
        channel.overwrites.pop((user or self.world.bot).id, None)
        self.broadcast.channel_updated(channel)

    def delete_message(self, message_id: int | str) -> None:
        message = self.world.find_message(int(message_id))
        self.messages.delete(self.world.channels[message.channel_id], message)

    def age_message(self, message_id: int | str, seconds: float) -> Message:
        """Make a message older than it is."""
        message = self.world.find_message(int(message_id))
        message.created -= seconds
        return message

    async def pause(self, seconds: float) -> None:
        """Sleep by localcord's clock: a manual one has to be advanced."""
        if seconds > 0:
            over = asyncio.Event()
            self.clock.call_later(seconds, over.set)
            await over.wait()

    def _overwrite(self, channel: Channel, user: User | None) -> Overwrite:
        target = (user or self.world.bot).id
        return channel.overwrites.setdefault(target, Overwrite(target, is_member=True))

    def _presence(self, online: bool) -> None:
        self.broadcast.presence(self.world.bot.id, online)


def _union(permissions: Iterable[Permissions]) -> Permissions:
    result = Permissions.NONE
    for permission in permissions:
        result |= permission
    return result
