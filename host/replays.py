"""Replay logs: every public step, and the summary of a finished game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from cachetools import LRUCache

from engine.game import AnyGame, Refusal
from engine.log import BadLog, GameLog, replay
from engine.table import EntryEvents
from host.live import GameSession, TableSession, has_begun
from host.tables import Tables

log = logging.getLogger(__name__)

KEPT: Final = 16
"""Games in the cache, some 200 views each."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One effective log entry with its public events and the public view after."""

    view: Any
    entry: EntryEvents


Steps: TypeAlias = tuple[ReplayStep, ...]


class Teller(Protocol):
    """The part of a presenter that replays need."""

    @property
    def looks_back(self) -> bool:
        """Whether everyone may look back at everything during a game."""

    def chapter(self, view: Any) -> str:
        """Return the title of the part of the game that a view belongs to."""

    def chronicle(self, log: GameLog) -> Any:
        """Return the summary of a finished game."""


class Replays:
    def __init__(self, tables: Tables, tellers: Mapping[str, Teller]) -> None:
        self._tables = tables
        self._tellers = tellers
        self._steps: LRUCache[tuple[int, int], Steps] = LRUCache(KEPT)

    async def steps(self, live: GameSession) -> Steps:
        """Return the visible steps of a game so far, the setup first."""
        key = (live.id, live.table.number)
        if key not in self._steps:
            past = await self._tables.log_of(live)
            try:
                self._steps[key] = await asyncio.to_thread(_public_steps, live.game, past)
            except BadLog as error:
                log.warning("table replay failed: table=%s error=%s", live.id, error)
                raise Refusal("why-no-replay") from error
        return self._steps[key] if live.past else self._visible(live, self._steps[key])

    def _visible(self, live: GameSession, steps: Steps) -> Steps:
        teller = self._tellers[live.game.kind]
        if teller.looks_back:
            return steps
        now = teller.chapter(steps[-1].view)
        return (*(step for step in steps if teller.chapter(step.view) != now), steps[-1])

    async def recall(self, live: TableSession) -> None:
        """Load a finished game's summary and date once; failures are logged."""
        if not has_begun(live) or not live.table.over or live.recalled:
            return
        past = await self._tables.log_of(live)
        try:
            live.chronicle = await asyncio.to_thread(self._tellers[live.game.kind].chronicle, past)
        except BadLog as error:
            log.warning("game history unavailable: table=%s error=%s", live.id, error)
        live.ended = await self._tables.ended(live)
        live.recalled = True


def _public_steps(game: AnyGame, past: GameLog) -> Steps:
    return tuple(
        ReplayStep(
            game.view(state, None),
            EntryEvents(entry.number, entry.seat, entry.by, tuple(event for event in events if event.to is None)),
        )
        for entry, state, events in replay(game, past.header, past.entries)
    )
