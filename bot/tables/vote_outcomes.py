"""Report the result of a vote to the user who proposed it, once.

The user gets a new message that pings no one. If their click is too old for that, they get a direct message, according
to their ping settings. A vote that changed nothing is also reported at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.core.answers import Answers
from bot.core.languages import LocaleResolver
from bot.core.layout import link_to
from bot.core.replies import Unanswered
from bot.tables.pings import PingService
from engine.table import Undone
from host.live import GameSession, TableSession, has_begun
from host.votes import END
from storage.presence import Proposal

UNCHANGED: Final = frozenset({"kept", "refused"})
"""What became of votes that nobody would see at the table: it says so."""


@dataclass(slots=True)
class _Open:
    proposal: Proposal
    press: discord.Interaction[Any] | None = None
    """The click that made it, if this process has handled it since its start."""


@dataclass(eq=False, repr=False)
class VoteOutcomes:
    _answers: Answers
    _languages: LocaleResolver
    _calls: PingService
    _later: Callable[[Coroutine[Any, Any, None]], None]
    _open: dict[int, _Open] = field(default_factory=dict)

    def asked(self, live: TableSession, press: discord.Interaction[Any]) -> None:
        """Remember a click that may have made a proposal, for reporting its result."""
        if live.proposal is not None and live.proposal.by == press.user.id:
            self._open[live.id] = _Open(live.proposal, press)

    def follow(self, live: TableSession) -> None:
        """Record a new vote of a changed table, and report a finished one."""
        before, proposal = self._open.get(live.id), live.proposal
        if before is not None and (proposal is None or _key(proposal) != _key(before.proposal)):
            del self._open[live.id]
            if has_begun(live) and (how := _how(live, before.proposal)) is not None:
                if how in UNCHANGED:
                    live.vote_outcome = how, live.table.number
                self._later(self._tell(live, before, how))
        if live.over:
            self._open.pop(live.id, None)
        elif proposal is not None and live.id not in self._open:
            self._open[live.id] = _Open(proposal)

    async def _tell(self, live: GameSession, over: _Open, how: str) -> None:
        press = over.press
        if press is not None and not press.is_expired():
            text = (await self._languages.of(press)).texts
            try:
                await self._answers.give(press, text("vote-outcome", how=how, table=str(live.id), link=link_to(live)))
            except Unanswered:
                pass  # too late by a moment
            else:
                return
        await self._calls.tell(live, over.proposal.by, "vote-outcome", how=how)


def _key(proposal: Proposal) -> tuple[str, int, int]:
    return proposal.kind, proposal.number, proposal.by


def _how(live: GameSession, proposal: Proposal) -> str | None:
    """Return the catalog key of a proposal's result; ``None`` while open."""
    if live.over:
        return "ended" if proposal.kind == END and live.why_closed == "ended" else None
    if proposal.kind == END:
        return "kept"
    events = [event for told in live.table.events_for(None, proposal.number + 1) for event in told.events]
    if any(isinstance(event, Undone) and event.first == proposal.number for event in events):
        return "undone"
    last = live.table.last_decision()
    return "refused" if last is not None and last.number == proposal.number else "overtaken"
