"""The deal of the day: which it is, who has tried it, and what came of that.

A day begins at midnight, UTC. Its seed is drawn when its hash is first shown, the day before, and is known to nobody
before the day is over. What a try consists of is in the database alone, and is put together anew at each press: it goes
on after a restart, in any process, and needs no channel.

A day keeps to the rules and the edition of the AI seats that it began with. If a newer version of this program does not
know them any more, the day ends there: what was scored stays as it is, nothing else is scored against other AI seats,
and a day that was cut short so breaks nobody's streak.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, TypeAlias

from bot.core.once import Once
from engine.advice import Work
from engine.daily import ME, Deal
from engine.fair import SEED_BYTES, commitment, new_seed
from engine.game import GameError, Move, Refusal
from engine.solo import Solo
from storage.daily import DailyStore, Day, Try

log = logging.getLogger(__name__)

FIRST: Final = date(2026, 1, 1)
"""The day of number 1."""
WEEK: Final = 7
"""Days within which one may be missed."""

REMEMBERED: Final = 10_000
"""Tries of which it is known where they were shared."""

Seeds: TypeAlias = Callable[[str, int], str]
"""Gives the seed of a game's day."""


def secret_seed(_kind: str, _number: int) -> str:
    """A seed that nobody can foresee."""
    return new_seed()


def repeatable_seeds(word: str) -> Seeds:
    """Seeds that follow from a word: for demonstrations and tests, not where people play."""
    return lambda kind, number: hashlib.sha256(f"{word}/{kind}/{number}".encode()).hexdigest()[: 2 * SEED_BYTES]


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A try as it is now."""

    day: Day
    attempt: Try
    solo: Solo

    @property
    def over(self) -> bool:
        return self.attempt.score is not None


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """Where a score stands among others: all tries of a day that count and are over, the asker's own among them."""

    better: int
    """How many have more."""
    all: int

    @property
    def rank(self) -> int:
        """From 1; equal scores share it."""
        return self.better + 1

    @property
    def top(self) -> int:
        """The smallest whole per cent of all that holds everybody who has as much or more than the rank says."""
        return -(-100 * self.rank // self.all) if self.all else 100


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """What came of a try that is over."""

    score: int
    par: int | None
    everywhere: DailyStanding
    here: DailyStanding | None
    """Among those who began in the same server; ``None`` for who began in direct messages."""


class Dailies:
    """The deals of the day of all games that have one."""

    def __init__(
        self,
        store: DailyStore,
        deals: Mapping[str, Deal],
        work: Work,
        seeds: Seeds,
        now: Callable[[], datetime],
    ) -> None:
        """``deals`` are by kind. ``work`` does what takes long without holding up anybody."""
        self.deals = deals
        self._store = store
        self._work = work
        self._seeds = seeds
        self._now = now
        self._reckoning: set[tuple[str, int]] = set()
        self._shared = Once[tuple[str, int, int, int]](REMEMBERED)
        """Who has shared which day's try in which channel."""

    def share(self, attempt: Try, channel: int) -> bool:
        """Note that a try is shared in a channel. False where it has been already: once is enough for its readers."""
        return self._shared.first((attempt.kind, attempt.number, attempt.user, channel))

    # -- days ------------------------------------------------------------------------------------------------

    def today(self) -> int:
        """The number of the present day."""
        return (self._now().astimezone(UTC).date() - FIRST).days + 1

    def end_of(self, number: int) -> datetime:
        """When a day is over."""
        return datetime.combine(FIRST + timedelta(days=number), time(), UTC)

    def deal(self, kind: str) -> Deal:
        """What is played of a game. Raises ``Refusal`` if it has no deal of the day."""
        if kind not in self.deals:
            raise Refusal("why-no-daily")
        return self.deals[kind]

    async def day(self, kind: str, number: int | None = None) -> Day:
        """The deal of a day, which is today or tomorrow: settled now, if nobody has asked for it before."""
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
        """The hash of tomorrow's seed."""
        return commitment((await self.day(kind, self.today() + 1)).seed)

    async def revealed(self, kind: str) -> Day | None:
        """Yesterday, whose seed is no secret any more."""
        return await self._store.known(kind, self.today() - 1)

    # -- tries -----------------------------------------------------------------------------------------------

    async def tries(self, day: Day, user: int) -> tuple[Try | None, Try | None]:
        """Somebody's try that counts, and their last repeat."""
        found = {attempt.scored: attempt for attempt in await self._store.tries(day.kind, day.number, user)}
        return found.get(True), found.get(False)

    async def counting(self, kind: str, number: int, user: int) -> Try | None:
        """Somebody's try of any day that counts."""
        found = await self._store.tries(kind, number, user)
        return next((attempt for attempt in found if attempt.scored), None)

    async def begin(self, kind: str, number: int, user: int, guild: int | None) -> DailyTry:
        """Begin the try that counts, or go on with it; once it is over, begin a repeat.

        Raises ``Refusal`` for a day that is over, or was cut short, or whose try that counts was deleted.
        """
        day = await self._open_day(kind, number)
        counting, repeat = await self.tries(day, user)
        if counting is not None and counting.score is None:
            return await self._taken_up(day, counting)
        scored = counting is None
        run = 0 if scored else 1 if repeat is None else repeat.run + 1
        # Before the AI seats think: whoever deletes their data meanwhile has nothing written afterwards.
        begun = await self._store.begin(Try(kind, number, user, scored, run, guild, ()))
        if begun is None:
            raise Refusal("why-daily-deleted")
        return await self._taken_up(day, begun)

    async def playing(self, kind: str, number: int, user: int, run: int) -> DailyTry:
        """Somebody's try that a button was made for. Raises ``Refusal`` if it is not the present one any more."""
        day = await self._open_day(kind, number)
        counting, repeat = await self.tries(day, user)
        attempt = repeat if run else counting
        if attempt is None or attempt.run != run:
            raise Refusal("why-solo-old")
        return await self._taken_up(day, attempt)

    async def play(self, playing: DailyTry, move: Move) -> DailyTry:
        """Make a move, and let the AI seats answer. At the end it is scored. All is on the disk, or nothing is.

        Raises ``Refusal`` if the try has gone on elsewhere meanwhile.
        """
        playing.solo.play(ME, move)
        return await self._go_on(playing)

    async def _taken_up(self, day: Day, attempt: Try) -> DailyTry:
        """A try in which AI seats that are first have played, also where the bot ended before they had."""
        playing = self._put_together(day, attempt)
        if playing.over or ME in playing.solo.to_act:
            return playing
        try:
            return await self._go_on(playing)
        except Refusal:  # pressed twice, or deleted
            return await self.playing(attempt.kind, attempt.number, attempt.user, attempt.run)

    async def _go_on(self, playing: DailyTry) -> DailyTry:
        """Let the AI seats play, and write what has happened since the try was read."""
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
        """Today, if that is the day. Raises ``Refusal``."""
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
        """What came of a try that is over. The asker's own score counts once, whether or not this try is scored."""
        assert attempt.score is not None
        known = await self._store.known(attempt.kind, attempt.number)
        of = (attempt.kind, attempt.number, attempt.score)
        here = None if attempt.guild is None else DailyStanding(*await self._store.place(*of, attempt.guild))
        par = None if known is None else known.par
        return DailyOutcome(attempt.score, par, DailyStanding(*await self._store.place(*of)), here)

    async def reckon_par(self, kind: str, number: int) -> None:
        """Find out what par of a day is, once: where AI seats think, one decision at a time."""
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
        """How many days somebody has played in a row, as ``streak`` counts them."""
        return streak(await self._store.played(kind, user), self.today(), await self._store.spoiled(kind))


def streak(played: Sequence[int], today: int, excused: Collection[int] = ()) -> int:
    """How many days were played without missing two within a week. Today is not missed before it is over.

    ``excused`` are days that nobody could play to their end: they are neither played nor missed.
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
    """Whether a day can be played here: by its rules, against its AI seats."""
    return day.edition in deal.editions and deal.game.under(day.rules_version) is not None
