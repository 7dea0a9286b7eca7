"""Discord's refusals and connection failures, and which to retry.

A refusal is Discord's final word. After a failure the request may have been executed or not; it is repeated, in a way
that does no harm if it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from hashlib import blake2s
from typing import Final

import aiohttp
import discord


class Code(IntEnum):
    """The Discord error codes that we expect."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_EVENT = 10070
    OLD_MESSAGE_EDITED_TOO_OFTEN = 30046
    ALREADY_ANSWERED = 40060
    NO_ACCESS = 50001
    CANNOT_DM = 50007
    NO_PERMISSION = 50013
    TOKEN_EXPIRED = 50027
    INVALID_FORM = 50035
    THREAD_ARCHIVED = 50083
    CANNOT_DM_HERE = 50278


GONE: Final = frozenset({Code.UNKNOWN_CHANNEL, Code.UNKNOWN_MESSAGE})
NOT_ALLOWED: Final = frozenset({Code.NO_ACCESS, Code.NO_PERMISSION})
OUT_OF_REACH: Final = GONE | NOT_ALLOWED | {Code.THREAD_ARCHIVED}
"""Nothing can be written there, until someone changes it."""
TOO_LATE: Final = frozenset(
    {
        Code.UNKNOWN_INTERACTION,
        Code.ALREADY_ANSWERED,
        Code.UNKNOWN_WEBHOOK,
        Code.TOKEN_EXPIRED,
        Code.UNKNOWN_CHANNEL,  # it was deleted since the click
    }
)
CLOSED_DM: Final = frozenset({Code.CANNOT_DM, Code.CANNOT_DM_HERE, Code.NO_ACCESS})

LONGEST_LIMIT: Final = 30.0
"""Seconds that a call waits for a rate limit; longer ones fail, and are made up for later."""


def is_retryable(error: Exception) -> bool:
    """Return whether a failed call to Discord may be tried again later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    if isinstance(error, KeyError):
        # discord.py expects it in every 429, and some have none.
        return error.args == ("retry_after",)
    return isinstance(error, aiohttp.ClientError | discord.RateLimited | OSError | TimeoutError)


@contextmanager
def log_failures(log: Callable[..., object], what: str, *fields: object) -> Iterator[None]:
    """Log Discord's refusals and failures in this block; raise our own bugs."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_retryable(error):
            raise
        log(f"{what} error=%r", *fields, error)


def nonce(*parts: object) -> str:
    """Return a nonce that depends on the parts only, so no message posts twice."""
    return blake2s("/".join(map(str, parts)).encode(), digest_size=12).hexdigest()
