"""A script floods the bot; whoever plays beside it gets an answer to every press.

This sends a little of it; ``make floods`` sends much, and tells how long the others waited.
"""

from __future__ import annotations

import pytest

from tests.effort import effort
from tests.wire.floods import LEAST, flood

pytestmark = [pytest.mark.timeout(300), pytest.mark.slow]

BLOWS = effort(30, 60)


async def test_those_who_play_beside_a_flood_get_all_their_answers() -> None:
    styles = ["presses", "practice tables", "joins and leaves"]
    reports = await flood(BLOWS, 3, styles, say=lambda _: None)
    assert [report.style for report in reports] == styles
    assert [report.failed for report in reports] == [0] * len(styles)
    assert all(len(report.seconds) >= LEAST for report in reports)
    assert all(report.outcomes.total() == BLOWS for report in reports)
