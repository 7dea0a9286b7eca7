"""Respond to interactions within Discord's three seconds.

The first response is retried while there is time, faster than discord.py does by itself. If a response was lost on its
way, Discord reports at the next try that it has one: then it has ours.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, TypeVar

import discord
from discord.utils import MISSING

from bot.core.errors import TOO_LATE, Code, is_retryable
from bot.core.limits import ANSWER_SECONDS, CONTENT, FILE, cut
from engine.game import Refusal
from storage.export import ExportPart

log = logging.getLogger(__name__)

T = TypeVar("T")

NO_MENTIONS: Final = discord.AllowedMentions.none()
TRY_SECONDS: Final = 1.2
"""Timeout of a first response before it is sent again."""
PAUSE: Final = 0.1
"""Seconds between two tries of a first response."""
LATER_TRIES: Final = 5
LATER_SECONDS: Final = 20.0
"""How often a follow-up is tried, and the timeout of each try in seconds."""


@dataclass(frozen=True, slots=True)
class Given:
    """A sent response."""

    message: int | None
    """Its id, if known."""
    later: bool
    """Whether it followed the first response."""


class Unanswered(Exception):
    """A first response that Discord refuses: too late, or already given."""


@dataclass(slots=True)
class _Waiting:
    since: float
    given: bool = False
    giving: asyncio.Lock = field(default_factory=asyncio.Lock)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction came from a message that only its owner sees."""
    message = interaction.message
    if message is None:
        return False
    among_others = interaction.guild_id is not None or interaction.context.private_channel
    return message.flags.ephemeral or not among_others


def answered(interaction: discord.Interaction[Any]) -> bool:
    return interaction.response.is_done() or _waiting(interaction).given


async def respond(interaction: discord.Interaction[Any], give: Callable[[], Awaitable[T]]) -> T | None:
    """Send the first response by ``give``, repeatedly while there is time.

    Returns its result; ``None`` if Discord has the response and its confirmation was lost. Raises ``Unanswered``, and
    Discord's refusals.
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
                # We already answered, since no interaction is handled twice; discord.py also retries a response whose
                # confirmation was lost.
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
    """Respond with a message, or raise ``Unanswered`` or a refusal."""
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
    """Respond by editing the clicked message, or raise ``Unanswered`` or a refusal.

    Returns the message that replaces it if it has been deleted.
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
    """Respond with a form, or raise ``Refusal`` if it comes too late."""
    try:
        await respond(interaction, lambda: interaction.response.send_modal(form))
    except Unanswered:
        raise Refusal("why-slow") from None


async def acknowledge(interaction: discord.Interaction[Any] | None, *, thinking: bool = False) -> None:
    """Acknowledge an interaction, if it has no response yet; failures are logged."""
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
    """Return whether it is too late for any response to an interaction."""
    if age <= ANSWER_SECONDS:
        return False
    with suppress(Unanswered, discord.HTTPException):
        await respond(interaction, lambda: interaction.response.defer(ephemeral=True))
    return not answered(interaction)


@asynccontextmanager
async def defer_if_slow(interaction: discord.Interaction[Any], age: float) -> AsyncIterator[None]:
    """Acknowledge the interaction if the work in this block takes long.

    ``age``: how old the interaction was on arrival, in seconds. Half of the remaining time is reserved for the
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
    """Return copies of the files: a sent one was read to its end."""
    fresh = []
    for file in files:
        file.fp.seek(0)
        fresh.append(discord.File(BytesIO(file.fp.read()), file.filename, description=file.description))
    return fresh


def pack(stem: str, part: ExportPart) -> tuple[str, bytes]:
    """Return a part as a named file, compressed only if it is too large for Discord."""
    content = json.dumps(part.content, ensure_ascii=False, indent=1).encode()
    name = f"{stem}.json" if part.parts == 1 else f"{stem}-{part.number}-of-{part.parts}.json"
    return (name, content) if len(content) <= FILE else (f"{name}.gz", gzip.compress(content))


async def _first_or_later(
    interaction: discord.Interaction[Any], first: Callable[[], Awaitable[Any]], later: Callable[[], Awaitable[Any]]
) -> Any:
    """Return the responding call's result; ``None`` if its confirmation was lost."""
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
