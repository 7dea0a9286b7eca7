"""Limit the rate of clicks: humans pass, scripts don't.

Each user, and each server, has a token bucket. A user with an empty one is notified once; further clicks are only
acknowledged, one after another, so that a flood costs the others next to nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from cachetools import LRUCache

from host.usage_limits import Rate, UsageLimits

REMEMBERED: Final = 10_000
"""Buckets of users, and of servers. A forgotten one counts as full."""
QUIET: Final = 0.5
"""How full a bucket must be before its owner is notified again that it is empty."""

Verdict: TypeAlias = Literal["pass", "tell", "tell-server", "hush"]
"""Pass; refuse and explain; or refuse silently."""


@dataclass(slots=True)
class _Bucket:
    tokens: float
    since: float
    warned: bool = False
    door: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a click is refused: one at a time."""


class DoubleClickGuard:
    """A guard against double clicks, which could hit another seat's button."""

    def __init__(self, bounds: UsageLimits, now: Callable[[], float] = time.monotonic) -> None:
        self._pause = bounds.second_press
        self._now = now
        self._moved: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def moved(self, table: int, user: int) -> None:
        self._moved[table, user] = self._now()

    def is_double_click(self, table: int, user: int) -> bool:
        """Return whether the user made their last move only just now."""
        return self._now() - self._moved.get((table, user), float("-inf")) < self._pause


class RateLimiter:
    def __init__(self, bounds: UsageLimits, now: Callable[[], float] = time.monotonic) -> None:
        self.bounds = bounds
        self._now = now
        self._people = _Buckets(bounds.presses)
        self._servers = _Buckets(bounds.server_presses)
        self._lookups = _Buckets(bounds.lookups)
        self._server_lookups = _Buckets(bounds.server_lookups)
        self._openings = _Buckets(bounds.openings)
        self._pings = _Buckets(bounds.pings)
        self._reminders = _Buckets(bounds.reminders)
        self._night_updates = _Buckets(bounds.night_updates)
        self._votes = _Buckets(bounds.votes)
        self._calls = _Buckets(bounds.calls)
        self._posts = _Buckets(bounds.posts)
        self._introductions = _Buckets(bounds.introductions)
        self.second_presses = DoubleClickGuard(bounds, now)

    def ask(self, user: int, server: int | None) -> Verdict:
        """Return the verdict on a request; a refused one uses no server tokens."""
        now = self._now()
        mine = self._people.of(user, now)
        if mine.tokens < 1:
            return _word(mine, "tell")
        if server is not None:
            ours = self._servers.of(server, now)
            if ours.tokens < 1:
                return _word(mine, "tell-server")
            ours.tokens -= 1
        mine.tokens -= 1
        return "pass"

    def may_look_up(self, user: int, server: int | None) -> bool:
        """Return whether to answer a user's autocompletion now."""
        now = self._now()
        if not _take(self._lookups.of(user, now)):
            return False
        return server is None or _take(self._server_lookups.of(server, now))

    def may_open(self, user: int) -> bool:
        return _take(self._openings.of(user, self._now()))

    def may_ping(self, by: int, user: int) -> bool:
        return _take(self._pings.of((by, user), self._now()))

    def may_remind_again(self, night: int) -> bool:
        """Return whether guests of a moved game night get a ping and another reminder."""
        return _take(self._reminders.of(night, self._now()))

    def may_update_night(self, night: int) -> bool:
        """Return whether a list of game nights may also update a night's message."""
        return _take(self._night_updates.of(night, self._now()))

    def may_post_vote(self, user: int, table: int) -> bool:
        """Return whether a player's new vote may repost the table's message."""
        return _take(self._votes.of((user, table), self._now()))

    def call_players(self, user: int) -> float:
        """Count a search for players, or return the seconds until the next is allowed."""
        return self._calls.take(user, self._now())

    def post(self, user: int) -> float:
        """Count a post for a user, or return the seconds until the next is allowed."""
        return self._posts.take(user, self._now())

    def may_introduce(self, channel: int, user: int) -> bool:
        """Return whether to post an introduction for a user, and count the post."""
        now = self._now()
        return _take(self._introductions.of(channel, now)) and _take(self._posts.of(user, now))

    def door(self, user: int) -> asyncio.Lock:
        return self._people.of(user, self._now()).door


def _take(bucket: _Bucket) -> bool:
    if bucket.tokens < 1:
        return False
    bucket.tokens -= 1
    return True


def _word(bucket: _Bucket, verdict: Verdict) -> Verdict:
    if bucket.warned:
        return "hush"
    bucket.warned = True
    return verdict


class _Buckets:
    """Token buckets by id or ids; the least recently used is dropped first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._found: LRUCache[int | tuple[int, int], _Bucket] = LRUCache(REMEMBERED)

    def of(self, owner: int | tuple[int, int], now: float) -> _Bucket:
        """Return the owner's bucket, refilled until now."""
        rate = self._rate
        bucket = self._found.get(owner)
        if bucket is None:
            bucket = self._found[owner] = _Bucket(rate.at_once, now)
        bucket.tokens = min(rate.at_once, bucket.tokens + rate.a_second * max(0.0, now - bucket.since))
        bucket.since = now
        if bucket.tokens >= QUIET * rate.at_once:
            bucket.warned = False
        return bucket

    def take(self, owner: int, now: float) -> float:
        """Take a token, or return the seconds until the owner's bucket has one."""
        bucket = self.of(owner, now)
        return 0.0 if _take(bucket) else (1 - bucket.tokens) / self._rate.a_second
