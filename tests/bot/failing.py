"""Failing one step of what a bot does: a transaction of its store, or a call to Discord.

``Steps`` counts the steps of one deed, and fails a certain one the next time. A step is known by its name and by how
many of that name came before it, so that a step of a round in the background shifts no other.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Final, Literal, TypeAlias

import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _FakeResponse, _path_of
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.errors import StoreUnavailableError
from storage.store import Store

Way: TypeAlias = Literal["refused", "lost", "too late"]
"""How a step fails: it is not done, or it is done and nobody hears of it, or Discord takes no answer any more."""

AMBIENT: Final = frozenset({"Attendance.beat", "TableStore.note_shown"})
"""Transactions that belong to no deed."""
HELPERS: Final = frozenset({"storage/part.py", "storage/store.py"})
CALLBACK: Final = "POST callback"


@dataclass(frozen=True)
class Step:
    """A step of a deed: its name, and how many of that name came before it."""

    name: str
    before: int = 0

    @property
    def stores(self) -> bool:
        return " " not in self.name

    @property
    def ways(self) -> tuple[Way, ...]:
        return ("refused", "lost") if self.name != CALLBACK else ("lost", "too late")

    def __str__(self) -> str:
        return self.name if not self.before else f"{self.name} {self.before + 1}"


@dataclass
class Steps:
    """Counts steps while it counts, and fails one of them."""

    counting: bool = False
    found: list[Step] = field(default_factory=list)
    failing: tuple[Step, Way] | None = None
    struck: bool = False
    calls: Counter[str] = field(default_factory=Counter)
    """How often each mention reached the server."""
    _known: Counter[str] = field(default_factory=Counter)
    _late: set[str] = field(default_factory=set)
    """Tokens of presses of which Discord takes no answer any more."""
    _once: dict[tuple[str, str], Any] = field(default_factory=dict)

    @contextmanager
    def count(self) -> Iterator[None]:
        """Count the steps inside this block, and fail the one that is to fail."""
        self.counting = True
        try:
            yield
        finally:
            self.counting = False

    def take(self, name: str) -> Way | None:
        """Count a step; return how it fails, if it does."""
        if not self.counting:
            return None
        step = Step(name, self._known[name])
        self._known[name] += 1
        self.found.append(step)
        if self.failing is None or self.failing[0] != step:
            return None
        self.struck = True
        return self.failing[1]

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Stand between the bot and its store, and between the bot and Discord."""
        connected, steps = Store._connected, self
        # A transaction must end by its own commit: nothing may be written before it is known whether it fails.
        patch.setattr("storage.dialects._file_connection", lambda _: None)

        @asynccontextmanager
        async def stepped(store: Store) -> AsyncIterator[AsyncConnection]:
            name, way = _method(sys._getframe()), None
            async with connected(store) as connection:
                before = await _changes(connection)
                yield connection
                if name not in AMBIENT and await _changes(connection) != before:
                    way = steps.take(name)
                if way == "refused":
                    raise StoreUnavailableError("the disk is full")
            if way == "lost":
                raise StoreUnavailableError("the line was cut")

        patch.setattr(Store, "_connected", stepped)
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            patch.setattr(transport, "request", self._between(transport.request))

    def _between(self, request: Any) -> Any:
        steps = self

        async def stepped(client: Any, route: Any, *given: Any, **named: Any) -> Any:
            path, body = _path_of(route.url), named.get("json") or named.get("payload") or {}
            for part in named.get("form") or named.get("multipart") or ():
                if part.get("name") == "payload_json":
                    body = discord.utils._from_json(part["value"])
            way = None if route.method == "GET" else steps.take(_call(route.method, path))
            if way == "too late":
                steps._late.add(path.split("/")[3])
            if not steps._late.isdisjoint(path.split("/")):
                raise discord.NotFound(_FakeResponse(404), {"code": 10062, "message": "Unknown interaction"})  # type: ignore[arg-type]
            if way == "refused":
                raise discord.DiscordServerError(_FakeResponse(500), "500")  # type: ignore[arg-type]
            once = (path, str(body.get("nonce"))) if isinstance(body, dict) and body.get("enforce_nonce") else None
            if once is not None and once in steps._once:
                return steps._once[once]  # Discord posts no message twice that has the same nonce
            answer = await request(client, route, *given, **named)
            if once is not None:
                steps._once[once] = answer
            if route.method == "POST" and isinstance(answer, dict):
                _note(steps.calls, body)
            if way == "lost":
                raise discord.DiscordServerError(_FakeResponse(500), "500")  # type: ignore[arg-type]
            return answer

        return stepped


def _note(calls: Counter[str], body: Any) -> None:
    allowed = body.get("allowed_mentions") or {} if isinstance(body, dict) else {}
    calls.update(f"<@{user}>" for user in allowed.get("users", ()))
    calls.update(f"<@&{role}>" for role in allowed.get("roles", ()))


def _method(frame: FrameType | None) -> str:
    """The method of the store that opened a transaction."""
    while frame is not None:
        file = frame.f_code.co_filename
        if "/storage/" in file and "/site-packages/" not in file and not any(file.endswith(each) for each in HELPERS):
            return frame.f_code.co_qualname
        frame = frame.f_back
    return "Store"


async def _changes(connection: AsyncConnection) -> int:
    raw: Any = (await connection.get_raw_connection()).driver_connection
    changes: int = raw.total_changes
    return changes


def _call(method: str, path: str) -> str:
    """A call to Discord by its method and the last word of its path."""
    words = [word for word in path.strip("/").split("/") if re.fullmatch("[a-z@-]+", word)]
    return f"{method} {'answer' if words[0] == 'webhooks' else words[-1]}"
