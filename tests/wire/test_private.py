"""How little is sent in private to somebody who presses twice at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.harbour import harboured
from bench.people import open_table
from localcord import LocalCord
from localcord.person import SimulatedUser


async def test_who_presses_twice_at_once_is_given_one_panel(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path, seed="0"):
        ann = await SimulatedUser.join(cord, "Ann")
        board = await open_table(ann, "manila new")
        await asyncio.gather(*(ann.click(board, label) for label in ("My Hand", "What Is Asked", "Odds")))
        here = [known for known in ann.messages.values() if known["ephemeral"]]
        await ann.leave()
    assert len(here) == 1
