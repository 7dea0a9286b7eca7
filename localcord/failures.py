"""Make API responses fail, come late, or get lost, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .errors import ApiError
from .ratelimit import too_many_requests

Scope: TypeAlias = Literal["user", "shared", "global"]


class Dropped(Exception):
    """A connection that breaks instead of answering."""


@dataclass(slots=True)
class Failure:
    """A planned fault of one route for its next `count` requests."""

    method: str
    path: str
    #: The status of the answer; 0 fails nothing (only a delay or a callback).
    status: int = 500
    code: int = 0
    message: str = "As a test wants it"
    count: int = 1
    #: How many requests to let pass first.
    skip: int = 0
    #: Only requests with these parts in their path, such as `{"channel_id": "1"}`.
    where: Mapping[str, str] = field(default_factory=dict)
    #: How long to wait before the request is handled, and then before it is answered.
    delay: float = 0.0
    lag: float = 0.0
    #: Do what was asked, and fail only in the answer, as when a connection breaks at the wrong moment.
    applied: bool = False
    #: Break the connection instead of answering.
    dropped: bool = False
    #: The retry delay of a 429; None leaves it out of headers and body.
    retry_after: float | None = 0.1
    scope: Scope = "shared"
    #: Answer a 429 with an HTML page, as Discord's proxy does for a ban.
    as_page: bool = False
    #: Called when the fault strikes: before the request is handled, or with `applied` after.
    tell: Callable[[], None] | None = None

    def strike(self) -> None:
        """Raise the planned error, unless the fault is only a delay."""
        if self.tell is not None:
            self.tell()
        if self.dropped:
            raise Dropped
        if self.status == 429:
            headers: dict[str, str] = {"X-RateLimit-Scope": self.scope}
            if self.scope == "global":
                headers["X-RateLimit-Global"] = "true"
            everywhere = self.scope == "global"
            raise too_many_requests(self.retry_after, headers, code=self.code, everywhere=everywhere)
        if self.status:
            raise ApiError(self.status, self.code, self.message)


class Failures:
    def __init__(self) -> None:
        self._planned: list[Failure] = []
        #: How many requests have met a fault.
        self.struck = 0

    def plan(self, failure: Failure) -> None:
        self._planned.append(failure)

    def clear(self) -> None:
        self._planned.clear()

    def take(self, method: str, path: str, parts: Mapping[str, str]) -> Failure | None:
        """Return the next fault of a route."""
        for failure in self._planned:
            if (failure.method, failure.path) != (method, path):
                continue
            if any(parts.get(name) != value for name, value in failure.where.items()):
                continue
            if failure.skip > 0:
                failure.skip -= 1
                return None
            failure.count -= 1
            if failure.count <= 0:
                self._planned.remove(failure)
            self.struck += 1
            return failure
        return None
