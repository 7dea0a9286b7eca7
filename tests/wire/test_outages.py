"""Two processes that play on PostgreSQL while it is restarted, cut off or slow: nothing is lost, and time rests.

This does some of it once; ``make kills ARGS="--outages 10 --database postgresql"`` does it as often as one likes.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.effort import THOROUGH
from tests.postgres import Server
from tests.wire.outages import KINDS, suffer

pytestmark = [pytest.mark.timeout(600), pytest.mark.slow]

SOME: Final = tuple(KINDS) if THOROUGH else ("server restarted", "connections given up by the server")


async def test_two_processes_lose_nothing_in_outages(postgres: Server) -> None:
    report = await suffer(1, 7, server=postgres, say=lambda _: None, kinds=SOME, games=["manille"] * 2)
    assert report.lost == []
    assert report.tally.unanswered == []
    assert report.outages.total() == len(SOME)
    assert report.finished == report.tables
