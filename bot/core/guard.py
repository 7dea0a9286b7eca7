"""Respond to every interaction, even after errors.

Every call to Discord that may be refused goes through here.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.utils import utcnow
from structlog.contextvars import bound_contextvars

from bot.core.answers import Answers
from bot.core.background import Background
from bot.core.components import button
from bot.core.errors import NOT_ALLOWED, Code, log_failures
from bot.core.forms import Mistake, again, text_of
from bot.core.ids import table_of
from bot.core.languages import LocaleResolver
from bot.core.layout import MessagePayload
from bot.core.limits import ANSWER_SECONDS
from bot.core.markup import soon
from bot.core.once import Once
from bot.core.permissions import may_write, must_ask, require_heard, require_writer
from bot.core.replies import (
    Unanswered,
    acknowledge,
    answered,
    defer_if_slow,
    edit_response,
    given_up,
    is_private,
    send_response,
)
from bot.core.restrictions import options_of, require_allowed
from engine.game import Reason, Refusal
from engine.table import Conflict
from host.rate_limiter import RateLimiter, Verdict
from host.tables import Tables
from storage.errors import (
    BadSettingsError,
    BlockedError,
    KickedError,
    KnownHandError,
    NoRoomError,
    StaleTableError,
    StoreError,
)

log = logging.getLogger(__name__)

REFUSED: Final = "❗"
"""Precedes the reason why something was not done."""
REMEMBERED: Final = 1000
"""Interactions, and pages that were posted, of which none is handled twice."""


@dataclass(eq=False, repr=False)
class Guard:
    """Shared dependencies of responses, one per client."""

    tables: Tables
    languages: LocaleResolver
    answers: Answers
    rate_limiter: RateLimiter
    background: Background
    saw: Callable[[int], None]
    """Receives every user who clicks."""
    unread: Callable[[discord.Interaction[Any]], Awaitable[str]]
    """Returns what a refusal should add to its reason."""
    heard: Once[int] = field(default_factory=lambda: Once(REMEMBERED))
    """Interactions by id: Discord may deliver one twice."""
    posted: Once[Hashable] = field(default_factory=lambda: Once(REMEMBERED))
    """Pages by user and channel."""


def guard_of(interaction: discord.Interaction[Any]) -> Guard:
    guard = interaction.client.guard
    assert isinstance(guard, Guard)
    return guard


async def require_post(
    interaction: discord.Interaction[Any], guild: int | None, channel: int | None, *, file: bool = False
) -> None:
    """Count a message posted for a user; not for tables, game nights and searches.

    Raises ``Refusal`` for a user who may not write there themselves, or above the rate limit.
    """
    require_heard(interaction, guild)
    client, user = interaction.client, interaction.user.id
    asks = guild is not None and channel is not None and must_ask(interaction, guild, channel)
    if not asks:
        require_writer(interaction, guild, channel, file=file)
    if guild is not None:
        count_post(guard_of(interaction).rate_limiter, user)  # first: it bounds the questions too
    if asks and channel is not None and not await may_write(client, guild, channel, user, file=file):
        raise Refusal("why-write-muted")


def count_post(rate_limiter: RateLimiter, user: int) -> None:
    """Count a message for a user, or raise ``Refusal`` above the rate limit."""
    if wait := rate_limiter.post(user):
        raise Refusal("why-posts-lately", soon=soon(utcnow() + timedelta(seconds=wait)))


async def say(
    interaction: discord.Interaction[Any],
    text: str,
    ways: Sequence[ui.Item[Any]] = (),
    *,
    passing: bool = False,
) -> None:
    """Respond privately with a text and buttons; a failure is only logged.

    A ``passing`` text is about the present state of the clicked table, and goes with it.
    """
    data: Any = interaction.data or {}
    table = table_of(str(data.get("custom_id", ""))) if passing else None
    try:
        with log_failures(log.warning, "interaction response failed:"):
            await guard_of(interaction).answers.give(interaction, text, ways, table=table)
    except Unanswered:
        log.warning("interaction expired")


async def refuse(
    interaction: discord.Interaction[Any],
    reason: Reason,
    names: Sequence[str] | None = None,
    ways: Sequence[ui.Item[Any]] = (),
    before: str = "",
) -> None:
    """Respond with the reason for a refusal; ``names`` are those of its seats."""
    text = (await guard_of(interaction).languages.texts_for(interaction)).reason(reason, names)
    await say(interaction, f"{before}\n{REFUSED} {text}".lstrip(), ways, passing=not before)


async def show_page(interaction: discord.Interaction[Any], payload: MessagePayload) -> None:
    """Replace the clicked message if it is private, else send a private one."""
    if is_private(interaction):
        await edit_response(interaction, payload.layout, payload.files)
        guard_of(interaction).answers.keep(interaction)
    else:
        await send_response(interaction, view=payload.layout, files=payload.files)


async def guarded(interaction: discord.Interaction[Any], act: Callable[[], Awaitable[None]]) -> None:
    """Handle an interaction; explain it to the user if that fails."""
    guard, guild = guard_of(interaction), interaction.guild_id
    verdict = guard.rate_limiter.ask(interaction.user.id, guild)
    if verdict != "pass":
        await _turn_away(interaction, verdict)
        return
    if not guard.heard.first(interaction.id):
        return  # Discord may deliver an interaction twice
    guard.saw(interaction.user.id)
    guard.languages.meet(interaction)
    about, answering = bound_contextvars(**_known(interaction)), interaction.client.metrics.answering(interaction)
    with about, guard.background.under_way(), answering:
        ages, stamp = interaction.client.ages, interaction.created_at.timestamp()
        age = ages.observe(stamp)
        if await given_up(interaction, age):
            log.info("late interaction dropped: age=%.1f", age)
            interaction.client.metrics.late.inc()
            return
        if answered(interaction):
            ages.correct(stamp)  # Discord accepted the response, so the click was in time
        async with defer_if_slow(interaction, age):
            await _try(interaction, act)
        # Whatever happened, and whatever Discord refused: no user is left waiting.
        await acknowledge(interaction)
        guard.answers.clear(interaction)
        log.debug("interaction answered")


async def _turn_away(interaction: discord.Interaction[Any], verdict: Verdict) -> None:
    """Refuse a request above the rate limit; explain only the first one."""
    guard = guard_of(interaction)
    text = guard.languages.at_once(interaction).texts
    until = time.monotonic() + ANSWER_SECONDS
    async with guard.rate_limiter.door(interaction.user.id):
        if time.monotonic() > until:
            return  # Discord has shown its own error by now
        if verdict != "hush":
            log.info("user rate limited: user=%s verdict=%s", interaction.user.id, verdict)
            await say(interaction, text("why-too-fast", who="server" if verdict == "tell-server" else "you"))
        elif interaction.type is discord.InteractionType.component:
            await acknowledge(interaction)
        else:
            # Otherwise a command or a form would seem to be in progress forever.
            await say(interaction, text("why-too-fast", who="you"))


def _known(interaction: discord.Interaction[Any]) -> dict[str, str]:
    data: Any = interaction.data or {}
    sharded = interaction.guild is not None and (interaction.client.shard_count or 1) > 1
    known = {
        "interaction": interaction.id,
        "table": table_of(str(data.get("custom_id", ""))),
        "shard": interaction.guild.shard_id if sharded and interaction.guild is not None else None,
    }
    return {name: str(value) for name, value in known.items() if value is not None}


async def _try(interaction: discord.Interaction[Any], act: Callable[[], Awaitable[None]]) -> None:
    try:
        if isinstance(command := interaction.command, app_commands.Command):
            await require_allowed(guard_of(interaction).tables, interaction, command, options_of(interaction, command))
        await act()
    except Mistake as mistake:
        label = (await guard_of(interaction).languages.texts_for(interaction))("button-correct")
        data: Any = interaction.data
        way = button(again(data["custom_id"], text_of(interaction)), label, "primary")
        await refuse(interaction, mistake.reason, ways=[way])
    except Refusal as refusal:
        await refuse(interaction, refusal.reason, before=await guard_of(interaction).unread(interaction))
    except (StaleTableError, Conflict):
        await refuse(interaction, Reason("why-stale"))
    except KickedError:
        await refuse(interaction, Reason("why-lobby-kicked"))
    except KnownHandError:
        await refuse(interaction, Reason("why-hand-known"))
    except (BlockedError, NoRoomError) as refusal:
        await refuse(interaction, _decided(refusal, interaction.user.id))
    except StoreError as error:
        log.exception("database request failed")
        key = "why-settings-unreadable" if isinstance(error, BadSettingsError) else "why-storage"
        await refuse(interaction, Reason(key))
    except Unanswered:
        log.warning("interaction expired")
    except (Exception, SystemExit) as error:  # a third-party game may call sys.exit
        await _apologise(interaction, error)


def _decided(refusal: BlockedError | NoRoomError, user: int) -> Reason:
    """Return the reason for a decision of the server's admins."""
    if isinstance(refusal, NoRoomError):
        return Reason("why-no-room", {"scope": refusal.scope, "most": refusal.most})
    return Reason("why-blocked" if refusal.user == user else "why-blocked-other")


async def _apologise(interaction: discord.Interaction[Any], error: BaseException) -> None:
    if isinstance(error, discord.HTTPException) and error.code in NOT_ALLOWED:
        log.warning("interaction not permitted: error=%r", error)
        await refuse(interaction, Reason("why-not-allowed"))
        return
    if isinstance(error, discord.HTTPException) and error.code == Code.INVALID_FORM:
        await interaction.client.own_emojis.read_again(interaction.client)
    log.error("interaction failed", exc_info=error)
    await refuse(interaction, Reason("why-broken"))
