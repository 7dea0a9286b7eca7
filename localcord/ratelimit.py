"""Rate limits: fixed windows per route and channel, enforced with 429."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass

from .clock import Clock
from .errors import ApiError


@dataclass(frozen=True, slots=True)
class Quota:
    requests: int
    seconds: float


@dataclass(frozen=True, slots=True)
class RateLimits:
    #: Creating messages, and editing messages: separate quotas per channel.
    messages: Quota
    #: Follow-ups and edits through an interaction's token, per interaction.
    webhooks: Quota
    #: Any other route, per channel, server or webhook.
    other: Quota
    #: All requests together, except interaction callbacks.
    all_together: Quota

    @classmethod
    def generous(cls) -> RateLimits:
        """Return limits for play: with headers, but never reached."""
        plenty = Quota(1000, 1.0)
        return cls(plenty, plenty, plenty, Quota(10_000, 1.0))

    @classmethod
    def like_discord(cls) -> RateLimits:
        """Return the limits that users observe; Discord documents only 50 per second."""
        return cls(Quota(5, 5.0), Quota(5, 2.0), Quota(10, 1.0), Quota(50, 1.0))

    def quota(self, kind: str) -> Quota:
        return {"message": self.messages, "webhook": self.webhooks}.get(kind, self.other)


@dataclass(slots=True)
class _Window:
    quota: Quota
    opened: float
    used: int = 0


class RateLimiter:
    """Counts requests in windows that open with their first request."""

    def __init__(self, clock: Clock, limits: RateLimits) -> None:
        self._clock = clock
        self.limits = limits
        self._windows: dict[str, _Window] = {}

    def take(self, kind: str, route: str, major: str) -> dict[str, str]:
        """Count one request and return its headers; 429 when the window is used up."""
        self._take_from_all()
        window, left = self._window(f"{route}|{major}", self.limits.quota(kind))
        headers = self._headers(window, route, left)
        if window.used > window.quota.requests:
            raise too_many_requests(left, headers | {"X-RateLimit-Scope": "user"})
        return headers

    def take_old_edit(self, key: str, quota: Quota) -> float | None:
        """Count one edit of an old message, and return the seconds to wait, if any."""
        window, left = self._window(f"old-edits|{key}", quota)
        return left if window.used > quota.requests else None

    def _take_from_all(self) -> None:
        window, left = self._window("all", self.limits.all_together)
        if window.used > window.quota.requests:
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            raise too_many_requests(left, headers, everywhere=True)

    def _window(self, key: str, quota: Quota) -> tuple[_Window, float]:
        """Count a request; return the key's window and the seconds to its end."""
        now = self._clock.monotonic()
        window = self._windows.get(key)
        if window is None or now >= window.opened + window.quota.seconds:
            window = self._windows[key] = _Window(quota, now)
            self._sweep(now)
        window.used += 1
        return window, window.opened + window.quota.seconds - now

    def _sweep(self, now: float) -> None:
        if len(self._windows) < 4096:
            return
        open_windows = {
            key: window for key, window in self._windows.items() if now < window.opened + window.quota.seconds
        }
        self._windows = open_windows

    def _headers(self, window: _Window, route: str, left: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(window.quota.requests),
            "X-RateLimit-Remaining": str(max(0, window.quota.requests - window.used)),
            "X-RateLimit-Reset": f"{self._clock.now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2s(route.encode(), digest_size=16).hexdigest(),
        }


def too_many_requests(
    left: float | None,
    headers: dict[str, str] | None = None,
    *,
    code: int = 0,
    message: str = "You are being rate limited.",
    everywhere: bool = False,
) -> ApiError:
    """Return a 429 in the shape that clients accept as Discord's own.

    `Via` distinguishes it from a ban. `left` is when to try again; None leaves it out.
    """
    told, extra = {"Via": "1.1 localcord", **(headers or {})}, {"global": everywhere}
    if left is None:
        return ApiError(429, code, message, headers=told, extra=extra)
    told["Retry-After"] = str(math.ceil(left))
    return ApiError(429, code, message, headers=told, extra={"retry_after": round(left, 3), **extra})
