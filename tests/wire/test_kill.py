"""The bot as a process of its own, killed in the middle of things: nothing that a player saw is lost."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.harbour import bot_process
from bench.people import offered, open_table, over, press, where_to_press
from localcord import LocalCord
from localcord.forms import message_text
from localcord.person import Person

pytestmark = pytest.mark.timeout(180)


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord() as cord:
        yield cord


async def test_killed_in_the_middle_of_a_voyage_the_same_buttons_go_on(cord: LocalCord, tmp_path: Path) -> None:
    random = Random(4)
    ann = await Person.join(cord, "Ann")
    async with bot_process(cord, tmp_path):
        message = await open_table(ann, "manila new")
        for _ in range(6):
            if offered(ann.latest(message)):
                assert not (await press(ann, message, random)).failed
        before = message_text(ann.latest(message))
    for _ in range(2):
        async with bot_process(cord, tmp_path):
            shown = message_text(ann.latest(message))
            assert shown == before
            for _ in range(4):
                if offered(ann.latest(message)):
                    outcome = await press(ann, message, random)
                    assert not outcome.failed
                    assert outcome.updated is not None
            before = message_text(ann.latest(message))
    await ann.leave()


async def test_killed_at_any_instant_the_table_plays_to_its_end(cord: LocalCord, tmp_path: Path) -> None:
    random = Random(9)
    ann = await Person.join(cord, "Ann")
    async with bot_process(cord, tmp_path):
        message = await open_table(ann, "manila new")
    for _ in range(3):
        async with bot_process(cord, tmp_path) as bot:
            for _ in range(random.randrange(3)):
                await _settled_press(ann, message, random)
            # The kill comes between a press and its answer, somewhere.
            if offered(ann.latest(message)):
                pressed = asyncio.create_task(press(ann, message, random))
                await asyncio.sleep(random.random() * 0.05)
                bot.send_signal(signal.SIGKILL)
                await bot.wait()
                await pressed
    async with bot_process(cord, tmp_path):
        for _ in range(300):
            if over(ann.latest(message)):
                break
            await _settled_press(ann, message, random)
        assert over(ann.latest(message))
    await ann.leave()


async def _settled_press(ann: Person, message: Any, random: Random) -> None:
    """One move, in public or in private. An old board is brought up to date by the press itself."""
    where = await where_to_press(ann, message)
    if where is not None:
        outcome = await press(ann, where, random)
        assert not outcome.failed, outcome.failure
    await asyncio.sleep(0.05)
