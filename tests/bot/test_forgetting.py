"""What the bot remembers beside its tables stays small, however long it runs."""

from __future__ import annotations

from datetime import timedelta

from discord.utils import utcnow

from bot.tables.boards import CHANNELS
from bot.tables.pings import AWAY, PingService
from storage.presence import Timer
from tests.bot.conftest import Harbor


def test_who_pressed_something_long_ago_is_forgotten(harbor: Harbor) -> None:
    now = utcnow()
    caller = PingService(
        harbor.bot,
        harbor.bot.services.tables.store.presence,
        harbor.bot.services.languages,
        harbor.bot.services.rate_limiter,
        harbor.bot.breaker,
        lambda _: False,
        lambda: now,
    )
    for user in range(100):
        caller.saw(user)
    now += AWAY / 2
    caller.saw(0)
    now += AWAY / 2
    caller.saw(200)
    assert list(caller._seen) == [0, 200]


def test_talk_is_counted_in_so_many_channels(harbor: Harbor) -> None:
    boards = harbor.bot.services.boards
    for channel in range(CHANNELS + 10):
        boards.heard(channel)
    assert len(boards._talk) == CHANNELS
    assert CHANNELS + 9 in boards._talk


def test_deadlines_that_were_met_leave_the_agenda(harbor: Harbor) -> None:
    clock = harbor.bot.services.timekeeper.deadlines
    far = utcnow() + timedelta(days=1)
    for ply in range(1000):
        clock._set(Timer(1, ply, far, 86_400))
    clock._set(Timer(2, 0, far - timedelta(hours=1), 86_400))
    assert len(clock._agenda) < 100
    assert clock._soonest() == min(clock._next_beat, far - timedelta(hours=13))
