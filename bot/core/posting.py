"""Post messages again that failed, and undo what was stored for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.core.errors import is_retryable
from host import background
from host.retry import until_stored

log = logging.getLogger(__name__)

Act = Callable[[], Awaitable[object]]

POST_DELAYS: Final = (5.0, 15.0, 40.0)
"""Seconds to wait before each repetition of a post. Discord knows a nonce for some minutes."""


async def post_again(post: Callable[[], Awaitable[bool]]) -> bool:
    """Repeat a failed post while Discord knows its nonce; return whether it worked."""
    for delay in POST_DELAYS:
        await asyncio.sleep(delay)
        if await post():
            return True
    return False


async def post_or_undo(post: Act, undo: Act) -> None:
    """Post something that has a nonce; raise what fails.

    Then ``undo`` what was stored for it. A failure may hide that it was posted, so the post is first repeated for a
    while.
    """
    try:
        await post()
    except BaseException as error:
        background.start(_make_up_for(error, post, undo), "post")
        raise


async def _make_up_for(error: BaseException, post: Act, undo: Act) -> None:
    async def is_posted() -> bool:
        try:
            await post()
        except Exception as again:
            if not isinstance(again, discord.HTTPException) and not is_retryable(again):
                raise
            log.warning("post failed again: error=%r", again)
            return False
        return True

    if not (isinstance(error, Exception) and is_retryable(error) and await post_again(is_posted)):
        await until_stored(undo, "post")
