"""The gateway: bots' WebSocket sessions, with heartbeats, resuming, shards."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from aiohttp import WSCloseCode, WSMsgType, web

from . import limits
from .errors import Json
from .shapes import Shapes
from .world import World

log = logging.getLogger(__name__)


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intents(IntFlag):
    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_EXPRESSIONS = 1 << 3
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED = Intents.GUILD_MEMBERS | Intents.PRESENCES | Intents.MESSAGE_CONTENT

CLOSE_UNKNOWN_ERROR = 4000
CLOSE_UNKNOWN_OP = 4001
CLOSE_DECODE_ERROR = 4002
CLOSE_NOT_AUTHENTICATED = 4003
CLOSE_AUTHENTICATION_FAILED = 4004
CLOSE_ALREADY_AUTHENTICATED = 4005
CLOSE_INVALID_SHARD = 4010
CLOSE_DISALLOWED_INTENTS = 4014


@dataclass(eq=False, slots=True)
class Session:
    """One shard's session, which outlives its connection and keeps missed events."""

    id: str
    shard: tuple[int, int]
    intents: Intents
    connection: Connection | None = None
    sequence: int = 0
    lost_at: float | None = None
    replay: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=limits.REPLAY_BUFFER))
    #: How many of the next interactions are delivered twice, as Discord may do.
    repeats: int = 0

    def owns(self, guild_id: int | None) -> bool:
        """Return whether events of this server (None: direct messages) go to this shard."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        frame = json.dumps({"op": int(Op.DISPATCH), "t": event, "s": self.sequence, "d": data})
        self.replay.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send_text(frame)


class Connection:
    """One WebSocket, whose own task writes queued frames in order."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._close: tuple[int, bytes] = (WSCloseCode.OK, b"")

    def send_text(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def send(self, op: Op, data: object = None) -> None:
        self.send_text(json.dumps({"op": int(op), "d": data, "s": None, "t": None}))

    def close(self, code: int, reason: str = "") -> None:
        """Close once everything queued is written."""
        self._close = (code, reason.encode())
        self._frames.put_nowait(None)

    async def write(self) -> None:
        while (frame := await self._frames.get()) is not None:
            try:
                await self.socket.send_str(frame)
            except ConnectionError:
                return  # the reader sees the end of the connection and cleans up
        code, reason = self._close
        await self.socket.close(code=code, message=reason)


class Gateway:
    def __init__(
        self,
        world: World,
        shapes: Shapes,
        token: str,
        *,
        privileged: Intents = Intents.NONE,
        on_presence: Callable[[bool], None],
    ) -> None:
        self._world = world
        self._shapes = shapes
        self._token = token
        self._privileged = privileged
        self._on_presence = on_presence
        self._was_online = False
        self._refused: int | None = None
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()

    @property
    def online(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, guild_id: int | None, intent: Intents) -> None:
        """Send an event to every session of the server with this intent."""
        if self._world.is_foreign(guild_id):
            return
        for session in self._owners(guild_id):
            if not intent or session.intents & intent:
                session.dispatch(event, data)

    def dispatch_message(self, event: str, data: Json, guild_id: int | None) -> None:
        """Announce a message, without its text for sessions without that intent."""
        if self._world.is_foreign(guild_id):
            return
        intent = Intents.DIRECT_MESSAGES if guild_id is None else Intents.GUILD_MESSAGES
        bot_id = str(self._world.bot.id)
        readable = (
            guild_id is None or data["author"]["id"] == bot_id or any(user["id"] == bot_id for user in data["mentions"])
        )
        blank = data if readable else data | {"content": "", "embeds": [], "attachments": [], "components": []}
        for session in self._owners(guild_id):
            if session.intents & intent:
                session.dispatch(event, data if session.intents & Intents.MESSAGE_CONTENT else blank)

    def deliver_interaction(self, data: Json, guild_id: int | None) -> bool:
        """Send an interaction to its shard, and return whether a bot could receive it.

        A session that lost its connection moments ago still counts: it may resume in time, and replay what it missed.
        """
        owners = list(self._owners(guild_id))
        receivers = [session for session in owners if session.connection is not None]
        if not receivers:
            soon = self._world.clock.monotonic() - limits.FIRST_RESPONSE
            receivers = [session for session in owners if session.lost_at is not None and session.lost_at >= soon]
        for session in receivers:
            session.dispatch("INTERACTION_CREATE", data)
            if session.repeats > 0:
                session.repeats -= 1
                session.dispatch("INTERACTION_CREATE", data)
        return bool(receivers)

    def _owners(self, guild_id: int | None) -> Iterator[Session]:
        for session in list(self.sessions.values()):
            if self._is_expired(session):
                del self.sessions[session.id]
            elif session.owns(guild_id):
                yield session

    def _is_expired(self, session: Session) -> bool:
        return session.lost_at is not None and self._world.clock.monotonic() - session.lost_at > limits.RESUME_WINDOW

    def reset_token(self, token: str) -> None:
        """Reject the old token, and disconnect sessions that used it."""
        self._token = token
        self.drop_connections(code=CLOSE_AUTHENTICATION_FAILED)

    def drop_connections(self, *, code: int = CLOSE_UNKNOWN_ERROR) -> int:
        """Drop every connection as a network would; sessions stay resumable."""
        connections = [connection for connection in self._connections if connection.session is not None]
        for connection in connections:
            self._detach(connection)
            connection.close(code)
        return len(connections)

    def refuse(self, code: int) -> None:
        """Close every connection for good.

        Reconnecting clients are refused with the same code. Once wouldn't be enough: a client that finds the connection
        gone while it answers the close takes it for a broken one, and resumes.
        """
        self._refused = code
        self.drop_connections(code=code)

    def repeat_interactions(self, count: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        for session in self.sessions.values():
            session.repeats = count

    def doubt_sessions(self) -> None:
        """Send a resumable op 9 to every session, so that the client resumes it."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send(Op.INVALID_SESSION, True)

    def ask_to_reconnect(self) -> None:
        """Send op 7 to every session, so that the client reconnects and resumes."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)

    def invalidate_sessions(self) -> None:
        """Forget every session: connected clients must identify again."""
        for session in list(self.sessions.values()):
            del self.sessions[session.id]
            if session.connection is not None:
                session.connection.send(Op.INVALID_SESSION, False)
                session.connection.session = None
                session.connection = None
        self._tell_presence()

    async def close(self) -> None:
        """Close every connection."""
        sockets = [connection.socket for connection in self._connections]
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets))

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(timeout=1.0, compress=False, max_msg_size=64 * 1024)
        await socket.prepare(request)
        connection = Connection(socket)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(Op.HELLO, {"heartbeat_interval": limits.HEARTBEAT_INTERVAL_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, message.data)
        finally:
            self._connections.discard(connection)
            self._disconnected(connection)
            connection.close(WSCloseCode.OK)
            await writer
        return socket

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            connection.close(CLOSE_DECODE_ERROR, "Error while decoding payload.")
            return
        match op:
            case Op.HEARTBEAT:
                # At once is too soon: discord.py records the time of a heartbeat after it is sent. An earlier answer is
                # compared with the previous heartbeat, and the bot logs that it is 41 seconds behind.
                asyncio.get_running_loop().call_later(limits.HEARTBEAT_ACK_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY | Op.RESUME if self._refused is not None:
                connection.close(self._refused)
            case Op.IDENTIFY:
                self._identify(connection, data)
            case Op.RESUME:
                self._resume(connection, data)
            case _ if connection.session is None:
                connection.close(CLOSE_NOT_AUTHENTICATED, "Not authenticated.")
            case Op.REQUEST_MEMBERS:
                self._send_members(connection.session, data)
            case Op.PRESENCE | Op.VOICE_STATE:
                pass  # the local world shows neither statuses nor voice
            case _:
                connection.close(CLOSE_UNKNOWN_OP, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            connection.close(CLOSE_ALREADY_AUTHENTICATED, "Already authenticated.")
            return
        if data.get("token") != self._token:
            connection.close(CLOSE_AUTHENTICATION_FAILED, "Authentication failed.")
            return
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            connection.close(CLOSE_INVALID_SHARD, "Invalid shard.")
            return
        intents = Intents(int(data.get("intents") or 0))
        if intents & PRIVILEGED & ~self._privileged:
            connection.close(CLOSE_DISALLOWED_INTENTS, "Disallowed intent(s).")
            return
        session = Session(secrets.token_hex(16), (number, count), intents)
        self.sessions[session.id] = session
        self._attach(connection, session)
        self._announce_world(session)
        self._tell_presence()

    def _announce_world(self, session: Session) -> None:
        owned = [guild for guild in self._world.guilds.values() if session.owns(guild.id)]
        guilds = [guild for guild in owned if not self._world.is_foreign(guild.id)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self._shapes.user(self._world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": list(session.shard),
                "application": {"id": str(self._world.application_id), "flags": 0},
                "private_channels": [],
            },
        )
        if not session.intents & Intents.GUILDS:
            return
        for guild in guilds:
            everyone = session.intents & Intents.GUILD_MEMBERS
            members = guild.members.values() if everyone else [guild.members[self._world.bot.id]]
            session.dispatch("GUILD_CREATE", self._shapes.guild_create(guild, members))

    def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._token:
            connection.close(CLOSE_AUTHENTICATION_FAILED, "Authentication failed.")
            return
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        expired = session is not None and self._is_expired(session)
        forgotten = session is not None and session.replay and session.replay[0][0] > seen + 1
        if session is None or expired or forgotten:
            if session is not None:
                del self.sessions[session.id]
            connection.send(Op.INVALID_SESSION, False)
            return
        if session.connection is not None:
            self._detach(session.connection)
        self._attach(connection, session)
        for sequence, frame in session.replay:
            if sequence > seen:
                connection.send_text(frame)
        session.dispatch("RESUMED", {})
        self._tell_presence()

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or self._world.is_foreign(guild.id):
            return
        wanted = {int(user_id) for user_id in data.get("user_ids") or ()}
        query = str(data.get("query") or "").lower()
        members = [
            member
            for member in guild.members.values()
            if (not wanted or member.user_id in wanted)
            and self._world.users[member.user_id].name.lower().startswith(query)
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [self._shapes.member(member) for member in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _tell_presence(self) -> None:
        if self.online != self._was_online:
            self._was_online = self.online
            self._on_presence(self.online)

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session, session.connection, session.lost_at = session, connection, None

    def _detach(self, connection: Connection) -> None:
        session, connection.session = connection.session, None
        if session is not None:
            session.connection, session.lost_at = None, self._world.clock.monotonic()

    def _disconnected(self, connection: Connection) -> None:
        """Clean up; a client that closed normally loses its session."""
        session = connection.session
        if session is None:
            self._tell_presence()
            return
        self._detach(connection)
        if connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(session.id, None)
        self._tell_presence()
