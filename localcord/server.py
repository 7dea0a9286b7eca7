"""LocalCord: the whole local Discord in one object."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from typing import Any

from aiohttp import web

from . import limits
from .core import Core
from .entities import Channel
from .errors import ApiError
from .failures import Failure
from .rest import applications, channels, commands, emojis, events, guilds, messages, webhooks
from .rest.router import PREFIX, answer, mount
from .web import Web

log = logging.getLogger(__name__)

SUBJECTS = [
    subject.routes for subject in (messages, channels, webhooks, commands, guilds, applications, emojis, events)
]

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class LocalCord(Core):
    """A Discord on this machine: gateway, REST, CDN, a web page, and test knobs."""

    _address = ("127.0.0.1", 0)
    _runner: web.AppRunner | None = None
    _page: Web | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Listen; port 0 takes a free one."""
        app = web.Application(middlewares=[self._guard], client_max_size=limits.REQUEST_BYTES + limits.MIB)
        app.on_response_prepare.append(self._date)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        mount(app, self, SUBJECTS)
        self.cdn.add_routes(app)
        self._page = Web(self)
        self._page.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self._address = (host, self._runner.addresses[0][1])
        self.hosts |= {host}
        self.shapes.cdn = self.cdn_url
        self.gateway.url = self.gateway_url

    async def close(self) -> None:
        """Close every connection and stop listening."""
        await self.gateway.close()
        if self._page is not None:
            await self._page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> LocalCord:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def url(self) -> str:
        host, port = self._address
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    @property
    def api_url(self) -> str:
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    @property
    def cdn_url(self) -> str:
        return self.url

    def fail(
        self, method: str, path: str, status: int = 500, *, channel: Channel | None = None, **fault: Any
    ) -> Failure:
        """Make the next requests to a route, or to a route of one channel, fail.

        `fault` names fields of `Failure`. `path` is the route's template as in `CallRecord`. ValueError if there is no
        such route.
        """
        known = {(route.method, route.path) for subject in SUBJECTS for route in subject.routes}
        if (method, path) not in known:
            raise ValueError(f"no route {method} {path}")
        if channel is not None:
            fault["where"] = {"channel_id": str(channel.id)}
        failure = Failure(method, path, status, **fault)
        self.failures.plan(failure)
        return failure

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other hosts: a foreign page may control the name of one."""
        if (request.url.host or "") not in self.hosts:
            log.warning("refused a request for host %r", request.headers.get("Host"))
            return web.Response(status=403, text="This server answers local addresses only.")
        try:
            return await handler(request)
        except ApiError as refusal:
            return answer(refusal.status, refusal.body(), refusal.headers)

    async def _date(self, _: web.Request, response: web.StreamResponse) -> None:
        response.headers["Date"] = formatdate(self.world.clock.now(), usegmt=True)
