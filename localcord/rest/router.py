"""Common handling of all REST requests: parsing, checks and error responses."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .. import errors, limits
from ..core import CallRecord, Core
from ..entities import Channel, Guild, Upload
from ..errors import ApiError, Json
from ..failures import Dropped

log = logging.getLogger(__name__)

PREFIX = "/api/v10"

#: The page that Discord's proxy shows to banned clients.
BAN_PAGE = "<html><body>error code: 1015</body></html>"


@dataclass(frozen=True, slots=True)
class RestRequest:
    """One request to a route, with its body read."""

    cord: Core
    request: web.Request
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Return a snowflake of the path; `@me` is the bot."""
        return self._snowflake(name, self.request.match_info[name])

    def text(self, name: str) -> str:
        return self.request.match_info[name]

    def query(self, name: str) -> str | None:
        return self.request.query.get(name)

    def query_id(self, name: str) -> int | None:
        value = self.request.query.get(name)
        return None if value is None else self._snowflake(name, value)

    def flag(self, name: str) -> bool:
        return (self.request.query.get(name) or "").lower() in ("1", "true")

    def channel(self) -> Channel:
        return self.cord.world.channel(self.id("channel_id"))

    def guild(self) -> Guild:
        guild = self.cord.world.guild(self.id("guild_id"))
        if self.cord.world.is_foreign(guild.id):
            raise errors.MISSING_ACCESS.error()
        return guild

    def form(self) -> Json:
        """Return the body as a JSON object; 50035 when it is anything else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            errors.refuse_form((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return self.body

    def _snowflake(self, name: str, value: str) -> int:
        if value == "@me":
            return self.cord.world.bot.id
        if not value.isdecimal():
            errors.refuse_form((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)


Handler = Callable[[RestRequest], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    #: The path below the API's prefix, with Discord's names in braces.
    path: str
    handler: Handler
    #: The quota: "message", "webhook", "" for the ordinary one, None for none at all.
    quota: str | None = ""
    #: Whether the bot's token is needed; interaction and webhook tokens are in the path.
    authorized: bool = True


class Routes:
    def __init__(self) -> None:
        self.routes: list[Route] = []

    def add(
        self, method: str, path: str, *, quota: str | None = "", authorized: bool = True
    ) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            self.routes.append(Route(method, path, handler, quota, authorized))
            return handler

        return register


def mount(app: web.Application, cord: Core, subjects: list[Routes]) -> None:
    """Add all routes below the API's prefix, and a loud 404 for the rest."""
    for subject in subjects:
        for route in subject.routes:
            app.router.add_route(route.method, PREFIX + route.path, _Endpoint(cord, route).serve)
    app.router.add_route("*", "/api/{tail:.*}", _unimplemented)


async def _unimplemented(request: web.Request) -> web.Response:
    log.error("NOT IMPLEMENTED by localcord: %s %s", request.method, request.path)
    return answer(404, errors.NOT_FOUND.error().body(), {})


def answer(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    """Return a JSON response without charset: clients compare the type literally."""
    if data is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(data).encode()
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json"} | headers)


class _Endpoint:
    """aiohttp's view of one route."""

    def __init__(self, cord: Core, route: Route) -> None:
        self._cord = cord
        self._route = route

    async def serve(self, request: web.Request) -> web.Response:
        headers: dict[str, str] = {}
        try:
            response = await self._answer(request, headers)
        except Dropped:
            if request.transport is not None:
                request.transport.abort()
            response = web.Response(status=502)  # the client is gone
        except ConnectionResetError:
            # The client disconnected before it had sent everything.
            response = web.Response(status=400)
        except ApiError as refusal:
            log.info("%s %s refused: %s", request.method, request.path, refusal)
            response = answer(refusal.status, refusal.body(), headers | refusal.headers)
        except Exception:
            log.exception("localcord failed at %s %s", request.method, request.path)
            response = answer(500, errors.INTERNAL.error().body(), headers)
        called = CallRecord(request.method, self._route.path, response.status, dict(request.match_info))
        self._cord.calls.append(called)
        return response

    async def _answer(self, request: web.Request, headers: dict[str, str]) -> web.Response:
        cord, route = self._cord, self._route
        if route.authorized and request.headers.get("Authorization") != f"Bot {cord.token}":
            raise errors.UNAUTHORIZED.error()
        failure = cord.failures.take(route.method, route.path, request.match_info)
        if failure is None:
            return await self._handle(request, headers)
        await cord.pause(failure.delay)
        if failure.as_page:
            return web.Response(status=429, text=BAN_PAGE, content_type="text/html")
        if not failure.applied:
            failure.strike()
        response = await self._handle(request, headers)
        if failure.applied:
            failure.strike()
        await cord.pause(failure.lag)
        return response

    async def _handle(self, request: web.Request, headers: dict[str, str]) -> web.Response:
        cord, route = self._cord, self._route
        if route.quota is not None:
            headers |= cord.limiter.take(route.quota, f"{route.method} {route.path}", _major(request))
        body, uploads = await read_body(request)
        if body is not None:
            cord.openapi.check(route.method, route.path, body)
        result = await route.handler(RestRequest(cord, request, body, uploads))
        if isinstance(result, web.Response):
            result.headers.update(headers)
            return result
        return answer(204 if result is None else 200, result, headers)


def _major(request: web.Request) -> str:
    """Return the part of a path with its own rate limit: channel, server or token."""
    info = request.match_info
    for name in ("channel_id", "guild_id", "webhook_token"):
        if name in info:
            return info[name]
    return ""


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON body and the files of a request; 40005 when too large."""
    if not request.can_read_body:
        return None, []
    if request.content_length is not None and request.content_length > limits.REQUEST_BYTES:
        raise errors.ENTITY_TOO_LARGE.error()
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    raw = await request.read()
    return (_parse(raw) if raw else None), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    room = limits.REQUEST_BYTES
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            errors.refuse_form((), "MULTIPART_INVALID", "Nested multipart bodies are not understood")
        data = await _read_part(part, min(room, limits.FILE_BYTES))
        room -= len(data)
        name = part.name or ""
        if name == "payload_json":
            body = _parse(data)
        elif name.startswith("files[") and name[6:-1].isdecimal():
            uploads.append(Upload(int(name[6:-1]), part.filename or "file", data))
    return body if body is not None else {}, uploads


async def _read_part(part: BodyPartReader, longest: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > longest:
            raise errors.ENTITY_TOO_LARGE.error()
    return bytes(data)


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise errors.INVALID_JSON.error() from None
