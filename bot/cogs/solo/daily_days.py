"""The daily challenge: days, attempts and results.

A day begins at midnight, UTC. Its seed is drawn when its hash is first shown, the day before, and stays secret until
the day is over. An attempt is only in the database, and is rebuilt at each click.

A day keeps the rules and the edition of AI seats that it began with. If a newer version of this program lacks them, the
day ends there: existing scores stay, nothing is scored against other AI seats, and such a day breaks no one's streak.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, TypeAlias

from engine.advice import Work
from engine.daily import ME, Deal
from engine.fair import SEED_BYTES, commitment, new_seed
from engine.game import GameError, Move, Refusal
from engine.solo import Solo
from host.job_cache import OneJobPerUser
from storage.daily import DailyStore, Day, Try

log = logging.getLogger(__name__)

FIRST: Final = date(2026, 1, 1)
WEEK: Final = 7
"""One day may be missed within this many days."""

Seeds: TypeAlias = Callable[[str, int], str]


def secret_seed(_kind: str, _number: int) -> str:
    return new_seed()


def repeatable_seeds(word: str) -> Seeds:
    """Return seeds derived from a word, for demos and tests."""
    return lambda kind, number: hashlib.sha256(f"{word}/{kind}/{number}".encode()).hexdigest()[: 2 * SEED_BYTES]


@dataclass(frozen=True, slots=True)
class DailyTry:
    day: Day
    attempt: Try
    solo: Solo

    @property
    def over(self) -> bool:
        return self.attempt.score is not None


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """A score's rank among the finished attempts of a day that count."""

    better: int
    """How many are higher."""
    all: int

    @property
    def rank(self) -> int:
        return self.better + 1

    @property
    def top(self) -> int:
        """The player's percentile from the top, rounded up."""
        return -(-100 * self.rank // self.all) if self.all else 100


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    score: int
    par: int | None
    everywhere: DailyStanding
    here: DailyStanding | None
    """The rank in the server where it began; ``None`` for direct messages."""


@dataclass(eq=False, repr=False)
class Dailies:
    """The daily challenges of all games that have one."""

    _store: DailyStore
    deals: Mapping[str, Deal]
    _work: Work
    _seeds: Seeds
    _now: Callable[[], datetime]
    _one_each: OneJobPerUser
    _reckoning: set[tuple[str, int]] = field(default_factory=set)

    # -- days ------------------------------------------------------------------------------------------------

    def today(self) -> int:
        return (self._now().astimezone(UTC).date() - FIRST).days + 1

    def end_of(self, number: int) -> datetime:
        return datetime.combine(FIRST + timedelta(days=number), time(), UTC)

    def deal(self, kind: str) -> Deal:
        """Return a game's daily challenge, or raise ``Refusal`` if it has none."""
        if kind not in self.deals:
            raise Refusal("why-no-daily")
        return self.deals[kind]

    async def day(self, kind: str, number: int | None = None) -> Day:
        """Return the challenge of today or tomorrow, created at the first request."""
        deal, number = self.deal(kind), self.today() if number is None else number
        fresh = Day(kind, number, self._seeds(kind, number), deal.game.rules_version, deal.edition)
        day = await self._store.day(fresh)
        if (day.rules_version, day.edition) != (fresh.rules_version, fresh.edition):
            day = await self._store.renew(replace(day, rules_version=fresh.rules_version, edition=fresh.edition))
        if not day.spoiled and not _is_known(deal, day):
            log.warning(
                "daily challenge ended, this version has other rules or AI players: day=%s game=%s", number, kind
            )
            await self._store.spoil(kind, number)
            day = replace(day, spoiled=True)
        return day

    async def promise(self, kind: str) -> str:
        return commitment((await self.day(kind, self.today() + 1)).seed)

    async def revealed(self, kind: str) -> Day | None:
        """Return yesterday's challenge, whose seed is public."""
        return await self._store.known(kind, self.today() - 1)

    # -- tries -----------------------------------------------------------------------------------------------

    async def tries(self, day: Day, user: int) -> tuple[Try | None, Try | None]:
        """Return a user's attempt that counts, and their last repeat."""
        found = {attempt.scored: attempt for attempt in await self._store.tries(day.kind, day.number, user)}
        return found.get(True), found.get(False)

    async def counting(self, kind: str, number: int, user: int) -> Try | None:
        """Return a user's attempt of any day that counts."""
        found = await self._store.tries(kind, number, user)
        return next((attempt for attempt in found if attempt.scored), None)

    async def begin(self, kind: str, number: int, user: int, guild: int | None) -> DailyTry:
        """Begin or continue the attempt that counts; once it is over, begin a repeat.

        Raises ``Refusal`` for a day that is over or spoiled, or whose attempt was deleted, and while AI seats think for
        this user.
        """
        day = await self._open_day(kind, number)
        counting, repeat = await self.tries(day, user)
        if counting is not None and counting.score is None:
            return await self._taken_up(day, counting)
        scored = counting is None
        run = 0 if scored else 1 if repeat is None else repeat.run + 1
        with self._one_each.of(user):
            # Before the AI seats think: nothing may be written after the user has deleted their data.
            begun = await self._store.begin(Try(kind, number, user, scored, run, guild, ()))
        if begun is None:
            raise Refusal("why-daily-deleted")
        return await self._taken_up(day, begun)

    async def playing(self, kind: str, number: int, user: int, run: int) -> DailyTry:
        """Return the attempt that a button belongs to; ``Refusal`` if it is outdated."""
        day = await self._open_day(kind, number)
        counting, repeat = await self.tries(day, user)
        attempt = repeat if run else counting
        if attempt is None or attempt.run != run:
            raise Refusal("why-solo-old")
        return await self._taken_up(day, attempt)

    async def play(self, playing: DailyTry, move: Move) -> DailyTry:
        """Make a move, let the AI seats respond, and store all or nothing.

        Raises ``Refusal`` if the attempt has gone on elsewhere meanwhile, and while AI seats think for this user.
        """
        playing.solo.play(ME, move)
        with self._one_each.of(playing.attempt.user):
            return await self._go_on(playing)

    async def _taken_up(self, day: Day, attempt: Try) -> DailyTry:
        """Return an attempt with its first AI moves, made now if missing."""
        playing = self._put_together(day, attempt)
        if playing.over or ME in playing.solo.to_act:
            return playing
        with self._one_each.of(attempt.user), suppress(Refusal):  # gone on elsewhere, or deleted
            return await self._go_on(playing)
        return await self.playing(attempt.kind, attempt.number, attempt.user, attempt.run)

    async def _go_on(self, playing: DailyTry) -> DailyTry:
        day, solo, deal = playing.day, playing.solo, self.deal(playing.day.kind)
        await deal.go_on(solo, day.edition, self._work)
        after = replace(playing.attempt, deeds=tuple(solo.deeds))
        if deal.over(solo.view(None)):
            marks = "".join(mark[0] for mark in deal.marks_of(solo))
            after = replace(after, score=deal.score(solo.view(ME)), marks=marks)
        if not await self._store.play(after, len(playing.attempt.deeds)):
            raise Refusal("why-solo-old")
        return DailyTry(day, after, solo)

    async def _open_day(self, kind: str, number: int) -> Day:
        """Return a challenge by number, or raise ``Refusal`` unless it is today's."""
        self.deal(kind)
        if number != self.today():
            raise Refusal("why-daily-past" if number < self.today() else "why-solo-old")
        day = await self.day(kind)
        if day.spoiled:
            raise Refusal("why-daily-spoiled")
        return day

    def _put_together(self, day: Day, attempt: Try) -> DailyTry:
        try:
            return DailyTry(day, attempt, self.deal(day.kind).played(day.seed, attempt.deeds, day.rules_version))
        except GameError as error:
            log.exception("daily attempt replay failed: day=%s game=%s", day.number, day.kind)
            raise Refusal("why-no-replay") from error

    # -- what came of them -----------------------------------------------------------------------------------

    async def outcome(self, attempt: Try) -> DailyOutcome:
        """Return a finished attempt's result and rank, counting the user once."""
        assert attempt.score is not None
        known = await self._store.known(attempt.kind, attempt.number)
        of = (attempt.kind, attempt.number, attempt.score)
        here = None if attempt.guild is None else DailyStanding(*await self._store.place(*of, attempt.guild))
        par = None if known is None else known.par
        return DailyOutcome(attempt.score, par, DailyStanding(*await self._store.place(*of)), here)

    async def reckon_par(self, kind: str, number: int) -> None:
        """Compute par of a day, once, by the AI workers."""
        if (kind, number) in self._reckoning:
            return
        self._reckoning.add((kind, number))
        try:
            day, deal = await self._store.known(kind, number), self.deal(kind)
            if day is None or day.par is not None or not _is_known(deal, day):
                return
            par = await deal.par(day.seed, day.edition, self._work, day.rules_version)
            await self._store.settle_par(kind, number, par)
        finally:
            self._reckoning.discard((kind, number))

    async def streak(self, kind: str, user: int) -> int:
        return streak(await self._store.played(kind, user), self.today(), await self._store.spoiled(kind))


def streak(played: Sequence[int], today: int, excused: Collection[int] = ()) -> int:
    """Return how many days were played without missing two within a week.

    Today isn't missed before it is over. ``excused`` days count as neither played nor missed.
    """
    if not played:
        return 0
    there, count, missed = set(played), 0, None
    for day in range(today, min(there) - 1, -1):
        if day in there:
            count += 1
        elif day != today and day not in excused:
            if missed is not None and missed - day < WEEK:
                break
            missed = day
    return count


def _is_known(deal: Deal, day: Day) -> bool:
    return day.edition in deal.editions and deal.game.under(day.rules_version) is not None
