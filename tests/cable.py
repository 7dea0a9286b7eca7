"""A cable between a program and a PostgreSQL server: it can be cut without a word, be slow, or lose a connection."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

SOCKET: Final = ".s.PGSQL.5432"
"""The name of a server's socket in its folder."""


class Cable:
    """Passes on what one or the other says, as long as it is whole."""

    def __init__(self, folder: Path, there: Path) -> None:
        self.folder = folder
        self.delay = 0.0
        """Seconds by which all is late that is said."""
        self._there = there
        self._whole = asyncio.Event()
        self._whole.set()
        self._links: set[asyncio.Task[None]] = set()
        self._servers: list[asyncio.StreamWriter] = []

    def url(self, url: str) -> str:
        """The address of a database by way of this cable."""
        return make_url(url).set(query={"host": str(self.folder)}).render_as_string(hide_password=False)

    def cut(self) -> None:
        """From now on nothing arrives, and nobody is told so; who connects waits."""
        self._whole.clear()

    def mend(self) -> None:
        """What was said meanwhile arrives."""
        self._whole.set()

    @property
    def newest(self) -> asyncio.StreamWriter:
        """The connection that was made last, for ``forget``."""
        return self._servers[-1]

    def forget(self, connection: asyncio.StreamWriter) -> None:
        """The server gives a connection up, and the program is not told: its side stays open."""
        self._servers.remove(connection)
        connection.transport.abort()

    def forget_all(self) -> None:
        """The same with all connections there are."""
        for connection in list(self._servers):
            self.forget(connection)

    def sever(self) -> None:
        """All connections end, and both sides are told."""
        for task in list(self._links):
            task.cancel()

    async def link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what is said on one connection, both ways."""
        task = asyncio.current_task()
        assert task is not None  # asyncio runs it as one
        self._links.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):  # without a server the program sees its connection end
                await self._whole.wait()
                far_reader, far_writer = await asyncio.open_unix_connection(str(self._there / SOCKET))
                self._servers.append(far_writer)
                try:
                    await self._both(reader, writer, far_reader, far_writer)
                finally:
                    far_writer.close()
                    if far_writer in self._servers:
                        self._servers.remove(far_writer)
        finally:
            self._links.discard(task)
            writer.close()

    async def _both(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        async with asyncio.TaskGroup() as passing:
            passing.create_task(self._pass(reader, far_writer))
            back = passing.create_task(self._pass(far_reader, writer))
            await asyncio.wait({back})
            if far_writer in self._servers:  # the server has ended it, and says so
                writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(1 << 16):
                await asyncio.sleep(self.delay)
                await self._whole.wait()
                writer.write(said)
                await writer.drain()
            if writer in self._servers:
                writer.close()

    async def close(self) -> None:
        """End all connections."""
        for task in list(self._links):
            task.cancel()
        await asyncio.gather(*self._links, return_exceptions=True)


@asynccontextmanager
async def cable(there: Path) -> AsyncIterator[Cable]:
    """A cable to the server whose socket is in a folder."""
    with tempfile.TemporaryDirectory(prefix=".cable-") as folder:
        laid = Cable(Path(folder), there)
        listening = await asyncio.start_unix_server(laid.link, str(laid.folder / SOCKET))
        try:
            yield laid
        finally:
            listening.close()
            await laid.close()
