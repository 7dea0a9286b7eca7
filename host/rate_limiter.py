"""The turnstile: lets through what people press, as fast as people press, and holds back what only scripts do.

Each person, and each server, has a bucket of tokens that fills up again. Who has none left is told so once; what they
press beyond that is acknowledged and nothing else, one after another, so that a flood costs the others next to nothing.
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
"""Buckets of people, and of servers. Whose is forgotten has a full one."""
QUIET: Final = 0.5
"""How full a bucket must be again before its owner is told once more that it is empty."""

Verdict: TypeAlias = Literal["pass", "tell", "tell-server", "hush"]
"""Let it through; hold it back and say why; hold it back without a word."""


@dataclass(slots=True)
class _Bucket:
    tokens: float
    since: float
    warned: bool = False
    door: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while one is turned away: one at a time."""


class DoubleClickGuard:
    """Knows presses that were not meant: AI seats answer so quickly that where a button was, the next one is."""

    def __init__(self, bounds: UsageLimits, now: Callable[[], float] = time.monotonic) -> None:
        self._pause = bounds.second_press
        self._now = now
        self._moved: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    def moved(self, table: int, user: int) -> None:
        """Somebody has made a move."""
        self._moved[table, user] = self._now()

    def is_double_click(self, table: int, user: int) -> bool:
        """Whether they made their last move only just now."""
        return self._now() - self._moved.get((table, user), float("-inf")) < self._pause


class RateLimiter:
    """Counts what people ask for. One serves the whole process."""

    def __init__(self, bounds: UsageLimits, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._people = _Buckets(bounds.presses)
        self._servers = _Buckets(bounds.server_presses)
        self._lookups = _Buckets(bounds.lookups)
        self._openings = _Buckets(bounds.openings)
        self._pings = _Buckets(bounds.pings)
        self._votes = _Buckets(bounds.votes)
        self._calls = _Buckets(bounds.calls)
        self.second_presses = DoubleClickGuard(bounds, now)

    def ask(self, user: int, server: int | None) -> Verdict:
        """Whether something that a person asks for is done. A person who is held back costs their server nothing."""
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

    def may_look_up(self, user: int) -> bool:
        """Whether a person's next key is answered while they type."""
        return _take(self._lookups.of(user, self._now()))

    def may_open(self, user: int) -> bool:
        """Whether a person opens one more table."""
        return _take(self._openings.of(user, self._now()))

    def may_ping(self, by: int, user: int) -> bool:
        """Whether one person has another pinged once more."""
        return _take(self._pings.of((by, user), self._now()))

    def may_post_vote(self, user: int, table: int) -> bool:
        """Whether a table's message is posted anew for one more vote of a player."""
        return _take(self._votes.of((user, table), self._now()))

    def call_players(self, user: int) -> float:
        """Let a person look for players once more, or return the seconds until they may again."""
        bucket = self._calls.of(user, self._now())
        return 0.0 if _take(bucket) else self._calls.wait(bucket)

    def door(self, user: int) -> asyncio.Lock:
        """Held while something of a person is turned away."""
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
    """Buckets by id, or by several ids; the one not used for longest goes first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._found: LRUCache[int | tuple[int, int], _Bucket] = LRUCache(REMEMBERED)

    def of(self, owner: int | tuple[int, int], now: float) -> _Bucket:
        """Somebody's bucket as full as it is now."""
        rate = self._rate
        bucket = self._found.get(owner)
        if bucket is None:
            bucket = self._found[owner] = _Bucket(rate.at_once, now)
        bucket.tokens = min(rate.at_once, bucket.tokens + rate.a_second * max(0.0, now - bucket.since))
        bucket.since = now
        if bucket.tokens >= QUIET * rate.at_once:
            bucket.warned = False
        return bucket

    def wait(self, bucket: _Bucket) -> float:
        """Return the seconds until there is a token in an empty bucket."""
        return (1 - bucket.tokens) / self._rate.a_second
