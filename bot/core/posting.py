"""Post messages that something stored depends on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.core.errors import is_retryable
from host import background
from host.retry import post_again, until_stored

log = logging.getLogger(__name__)

Act = Callable[[], Awaitable[object]]


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
