"""The two transports of the page's protocol."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Protocol

import aiohttp

from .errors import Json
from .session import PersonSession


class Line(Protocol):
    """One transport of frames between the page and localcord."""

    def send(self, frame: Json) -> None:
        """Send one frame, soon and in order."""

    async def close(self) -> None:
        """Close the line."""


class InProcess:
    def __init__(self, session: PersonSession) -> None:
        self._session = session

    def send(self, frame: Json) -> None:
        self._session.handle(frame)

    async def close(self) -> None:
        self._session.close()


class Socket:
    def __init__(
        self, client: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, receive: Callable[[Json], None]
    ) -> None:
        self._client = client
        self._socket = socket
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._tasks = [
            asyncio.create_task(self._read(receive)),
            asyncio.create_task(self._write()),
        ]

    @classmethod
    async def open(cls, url: str, query: Mapping[str, str], receive: Callable[[Json], None]) -> Socket:
        client = aiohttp.ClientSession()
        try:
            socket = await client.ws_connect(url, params=query, max_msg_size=0)
        except BaseException:
            await client.close()
            raise
        return cls(client, socket, receive)

    def send(self, frame: Json) -> None:
        self._frames.put_nowait(frame)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._socket.close()
        await self._client.close()

    async def _read(self, receive: Callable[[Json], None]) -> None:
        async for message in self._socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                receive(json.loads(message.data))

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            await self._socket.send_str(json.dumps(frame))
