"""The answer to a press or a command: given within Discord's three seconds, whatever the line does.

The first answer is tried again while there is time, quicker than discord.py does by itself. If an answer was lost on
its way, Discord says at the next try that it has one: then it has ours. Whatever is done for somebody who waits for
long is acknowledged by ``defer_if_slow`` first; what was to be the answer then follows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, TypeVar

import discord
from discord.utils import MISSING

from bot.core.errors import TOO_LATE, Code, is_retryable
from bot.core.limits import ANSWER_SECONDS, CONTENT, cut
from engine.game import Refusal

log = logging.getLogger(__name__)

T = TypeVar("T")

NO_MENTIONS: Final = discord.AllowedMentions.none()
TRY_SECONDS: Final = 1.2
"""How long a first answer is waited for before it is given once more."""
PAUSE: Final = 0.1
"""Seconds between two tries of a first answer."""
LATER_TRIES: Final = 5
LATER_SECONDS: Final = 20.0
"""How often what follows the first answer is tried, and how long each time."""


@dataclass(frozen=True, slots=True)
class Given:
    """A message that answers."""

    message: int | None
    """Its id, where that is known."""
    later: bool
    """Whether it followed the first answer."""


class Unanswered(Exception):
    """Discord takes no first answer any more, or has one already."""


@dataclass(slots=True)
class _Waiting:
    """Somebody who waits for an answer."""

    since: float
    given: bool = False
    giving: asyncio.Lock = field(default_factory=asyncio.Lock)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press came from something that only its owner sees: ephemeral, or in direct messages."""
    message = interaction.message
    if message is None:
        return False
    among_others = interaction.guild_id is not None or interaction.context.private_channel
    return message.flags.ephemeral or not among_others


def answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord has a first answer."""
    return interaction.response.is_done() or _waiting(interaction).given


async def respond(interaction: discord.Interaction[Any], give: Callable[[], Awaitable[T]]) -> T | None:
    """Give the first answer, again and again while there is time. ``give`` must be able to be called several times.

    Gives what ``give`` gives; ``None`` if Discord has the answer and its confirmation was lost. Raises ``Unanswered``,
    and what Discord refuses the answer with.
    """
    waiting = _waiting(interaction)
    async with waiting.giving:
        if answered(interaction):
            raise Unanswered
        return await _give(waiting, give)


async def _give(waiting: _Waiting, give: Callable[[], Awaitable[T]]) -> T | None:
    now = asyncio.get_running_loop().time
    while (left := waiting.since + ANSWER_SECONDS - now()) > 0:
        try:
            given = await asyncio.wait_for(give(), min(left, TRY_SECONDS))
        except Exception as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            if code == Code.ALREADY_ANSWERED:
                # By us: no press is done twice. discord.py, too, gives an answer again whose confirmation was lost.
                waiting.given = True
                return None
            if code in TOO_LATE:
                raise Unanswered from error
            if not is_retryable(error):
                raise
            log.warning("first response retried: error=%r", error)
            await asyncio.sleep(PAUSE)
        else:
            waiting.given = True
            return given
    raise Unanswered


async def send_response(
    interaction: discord.Interaction[Any],
    content: str | None = None,
    *,
    view: discord.ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
    ephemeral: bool = True,
) -> Given:
    """Answer by a message, by default for who pressed alone. Raises ``Unanswered``, and refusals."""
    what: dict[str, Any] = {"ephemeral": ephemeral, "allowed_mentions": NO_MENTIONS}
    what |= {"view": view} if view is not None else {"content": cut(content or "", CONTENT)}
    sent = await _first_or_later(
        interaction,
        lambda: interaction.response.send_message(files=copies(files) or MISSING, **what),
        lambda: interaction.followup.send(files=copies(files) or MISSING, wait=True, **what),
    )
    if isinstance(sent, discord.WebhookMessage):
        return Given(sent.id, later=True)
    return Given(None if sent is None else sent.message_id, later=False)


async def edit_response(
    interaction: discord.Interaction[Any], view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> Given | None:
    """Answer by changing the message that was pressed on.

    Gives the message that answers in its place where it has been taken away. Raises ``Unanswered``, and refusals.
    """
    what: dict[str, Any] = {"view": view, "allowed_mentions": NO_MENTIONS}
    try:
        await _first_or_later(
            interaction,
            lambda: interaction.response.edit_message(attachments=copies(files), **what),
            lambda: interaction.edit_original_response(attachments=copies(files), **what),
        )
    except discord.NotFound as error:
        if error.code != Code.UNKNOWN_MESSAGE:
            raise
        return await send_response(interaction, view=view, files=files)
    return None


async def open_form(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer by a form. Raises ``Refusal`` where it comes too late."""
    try:
        await respond(interaction, lambda: interaction.response.send_modal(form))
    except Unanswered:
        raise Refusal("why-slow") from None


async def acknowledge(interaction: discord.Interaction[Any] | None, *, thinking: bool = False) -> None:
    """Tell Discord that a press has been heard, if it has not been told yet. What cannot be told is only logged."""
    if interaction is None or answered(interaction):
        return
    try:
        await respond(interaction, lambda: interaction.response.defer(ephemeral=True, thinking=thinking))
    except Unanswered:
        if not answered(interaction):
            log.warning("interaction acknowledgment timed out")
    except Exception as error:
        if not isinstance(error, discord.HTTPException):
            raise
        log.warning("interaction acknowledgment failed: error=%s", error)


async def given_up(interaction: discord.Interaction[Any], age: float) -> bool:
    """Whether Discord takes no answer to a press any more.

    Discord is asked, by an acknowledgement, if ``age`` says so: it is in seconds, and may be wrong.
    """
    if age <= ANSWER_SECONDS:
        return False
    with suppress(Unanswered, discord.HTTPException):
        await respond(interaction, lambda: interaction.response.defer(ephemeral=True))
    return not answered(interaction)


@asynccontextmanager
async def defer_if_slow(interaction: discord.Interaction[Any], age: float) -> AsyncIterator[None]:
    """Around all that is done for somebody who waits: where it takes long, it is acknowledged meanwhile.

    ``age``: how old the press was when it came, in seconds. Half of the time that is left is kept for the
    acknowledgement; in the other half a form can still be opened, which can't follow one.
    """

    async def wait() -> None:
        await asyncio.sleep(max(0.0, ANSWER_SECONDS - age) / 2)
        await acknowledge(interaction)

    waiting = asyncio.create_task(wait(), name="acknowledge")
    try:
        yield
    finally:
        if not _waiting(interaction).giving.locked():
            waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting


def copies(files: Sequence[discord.File]) -> list[discord.File]:
    """The same files once more: what has been sent is read to its end, and cannot be sent again."""
    fresh = []
    for file in files:
        file.fp.seek(0)
        fresh.append(discord.File(BytesIO(file.fp.read()), file.filename, description=file.description))
    return fresh


async def _first_or_later(
    interaction: discord.Interaction[Any], first: Callable[[], Awaitable[Any]], later: Callable[[], Awaitable[Any]]
) -> Any:
    """What the call gives that answers; ``None`` if its confirmation was lost."""
    try:
        return await respond(interaction, first)
    except Unanswered:
        if not answered(interaction):
            raise
    for tries in range(LATER_TRIES):
        try:
            return await asyncio.wait_for(later(), LATER_SECONDS)
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
                raise Unanswered from error
            if tries == LATER_TRIES - 1 or not (isinstance(error, discord.HTTPException) or is_retryable(error)):
                raise
            await asyncio.sleep(tries + 1)
    raise AssertionError("the last try raises")


def _waiting(interaction: discord.Interaction[Any]) -> _Waiting:
    found = interaction.extras.get("waiting")
    if not isinstance(found, _Waiting):
        found = _Waiting(asyncio.get_running_loop().time())
        interaction.extras["waiting"] = found
    return found
