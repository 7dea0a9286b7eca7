"""Two processes that play on PostgreSQL while it is restarted, cut off or slow: nothing is lost, and time rests.

This does each once; ``make kills ARGS="--outages 10 --database postgresql"`` does it as often as one likes.
"""

from __future__ import annotations

import pytest

from tests.postgres import Server
from tests.wire.outages import KINDS, suffer

pytestmark = pytest.mark.timeout(600)


async def test_two_processes_lose_nothing_in_outages(postgres: Server) -> None:
    report = await suffer(1, 7, server=postgres, say=lambda _: None, games=["manille", "manille"])
    assert report.lost == []
    assert report.tally.unanswered == []
    assert report.outages.total() == len(KINDS)
    assert report.finished == report.tables
