"""Faults on demand: answers of the API that a test makes fail, come late, or get lost."""

from __future__ import annotations

from dataclasses import dataclass

from .errors import ApiError
from .ratelimit import too_many_requests


@dataclass(slots=True)
class Failure:
    """One planned fault of one route, for the next `count` requests."""

    method: str
    path: str
    status: int = 500
    code: int = 0
    message: str = "Internal Server Error"
    count: int = 1
    #: Seconds to wait before the request is handled.
    delay: float = 0.0
    #: Do what was asked, and fail only in the answer, as when a connection breaks at the wrong moment.
    applied: bool = False
    retry_after: float = 0.1

    def error(self) -> ApiError | None:
        """The failing answer; None for a fault that is a delay only (status 0)."""
        if self.status == 0:
            return None
        if self.status == 429:
            return too_many_requests(self.retry_after, {"X-RateLimit-Scope": "shared"}, code=self.code)
        return ApiError(self.status, self.code, self.message)


class Failures:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._planned: list[Failure] = []

    def plan(self, failure: Failure) -> None:
        self._planned.append(failure)

    def clear(self) -> None:
        self._planned.clear()

    def take(self, method: str, path: str) -> Failure | None:
        """The next fault of a route, by its template such as `/channels/{channel_id}/messages`."""
        for failure in self._planned:
            if (failure.method, failure.path) == (method, path):
                failure.count -= 1
                if failure.count <= 0:
                    self._planned.remove(failure)
                return failure
        return None
