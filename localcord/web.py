"""The browser's side: static files of the page, and the socket of PROTOCOL.md."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web

from .core import Core
from .entities import Guild, User
from .errors import NOT_FOUND, Json
from .session import PersonSession

PAGE = Path(__file__).parent / "web"

#: Defined here, because the system's own table may be missing or odd.
CONTENT_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Web:
    def __init__(self, cord: Core) -> None:
        self._cord = cord
        self._sockets: set[web.WebSocketResponse] = set()
        self._taken: list[int] = []

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/web/socket", self._socket)
        app.router.add_get("/", self._file)
        app.router.add_get("/{path:.+}", self._file)

    async def close(self) -> None:
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in self._sockets))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = (PAGE / (request.match_info.get("path") or "index.html")).resolve()
        if not path.is_relative_to(PAGE) or not path.is_file():
            raise NOT_FOUND.error()
        content_type = CONTENT_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
        return web.Response(
            body=path.read_bytes(),
            content_type=content_type or "application/octet-stream",
            charset="utf-8" if (content_type or "").startswith("text/") else None,
            headers=headers,
        )

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        refuse_foreign_origin(request)
        user, guild = self._who(request), self._where(request)
        socket = web.WebSocketResponse(timeout=1.0, heartbeat=30, max_msg_size=1024 * 1024)
        await socket.prepare(request)
        frames: asyncio.Queue[Json] = asyncio.Queue()
        session = PersonSession(self._cord, user, guild, frames.put_nowait)
        writer = asyncio.create_task(_write(socket, frames))
        self._sockets.add(socket)
        self._taken.append(user.id)
        session.open()
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    _receive(session, message.data)
        finally:
            session.close()
            self._sockets.discard(socket)
            self._taken.remove(user.id)
            writer.cancel()
        return socket

    def _who(self, request: web.Request) -> User:
        """Return the user by id or name, or the first one without another window."""
        wanted = request.query.get("user")
        people = [user for user in self._cord.world.users.values() if not user.bot]
        if wanted:
            for user in people:
                if wanted in (str(user.id), user.name):
                    return user
            raise NOT_FOUND.error()
        return next((user for user in people if user.id not in self._taken), people[0])

    def _where(self, request: web.Request) -> Guild:
        wanted = request.query.get("guild")
        return self._cord.world.guild(int(wanted)) if wanted else self._cord.guild


async def _write(socket: web.WebSocketResponse, frames: asyncio.Queue[Json]) -> None:
    while True:
        frame = await frames.get()
        try:
            await socket.send_str(json.dumps(frame))
        except ConnectionError:
            return  # the window is gone; the reader notices and cleans up


def _receive(session: PersonSession, text: str) -> None:
    try:
        frame = json.loads(text)
    except ValueError:
        frame = None
    session.handle(frame if isinstance(frame, dict) else {"op": "not JSON"})


def refuse_foreign_origin(request: web.Request) -> None:
    """Refuse sockets from pages of other servers; programs send no Origin."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="cross-origin sockets are refused")
