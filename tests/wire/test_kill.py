"""The bot as a process of its own, killed in the middle of things: nothing that a player saw is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from localcord import LocalCord
from localcord.components import walk
from localcord.forms import message_text
from localcord.person import Person

pytestmark = pytest.mark.timeout(180)


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord() as cord:
        yield cord


@asynccontextmanager
async def process(cord: LocalCord, data: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A running ``python -m bot run``, ready to be pressed; killed at the end whatever it does."""
    environment = os.environ | {
        "MANILA_TOKEN": cord.token,
        "MANILA_DATA_DIR": str(data),
        "MANILA_DISCORD_API_URL": cord.api_url,
        "MANILA_DISCORD_GATEWAY_URL": cord.gateway_url,
        "MANILA_DISCORD_CDN_URL": cord.cdn_url,
        "MANILA_GUILD_READY_TIMEOUT": "0",
    }
    command = (sys.executable, "-m", "bot", "run")
    bot = await asyncio.create_subprocess_exec(*command, env=environment, stderr=asyncio.subprocess.PIPE)
    assert bot.stderr is not None
    try:
        async for line in bot.stderr:
            if b"connected to Gateway" in line:
                break
        reading = asyncio.create_task(bot.stderr.read())
        yield bot
    finally:
        if bot.returncode is None:
            bot.send_signal(signal.SIGKILL)
        await bot.wait()
        await reading


def offered(ann: Person, message: Any) -> list[Any]:
    """The moves that the table's message offers now."""
    return [
        part for part in walk(ann.latest(message)["components"]) if str(part.get("custom_id"))[:3] in ("mv:", "ms:")
    ]


async def press(ann: Person, message: Any, random: Random, *, until_done: bool = True) -> Any:
    part = random.choice(offered(ann, message))
    if "options" in part:
        value = random.choice(part["options"])["value"]
        return await ann.select(message, part["custom_id"], value, until_done=until_done)
    return await ann.click(message, part["custom_id"], until_done=until_done)


async def test_killed_in_the_middle_of_a_voyage_the_same_buttons_go_on(cord: LocalCord, tmp_path: Path) -> None:
    random = Random(4)
    ann = await Person.join(cord, "Ann")
    async with process(cord, tmp_path):
        message = await _lobby(ann)
        for _ in range(2):
            await ann.select(message, "Add an AI…", "Mate")
        await ann.click(message, "Start")
        for _ in range(6):
            if offered(ann, message):
                assert not (await press(ann, message, random)).failed
        before = message_text(ann.latest(message))
    for _ in range(2):
        async with process(cord, tmp_path):
            shown = message_text(ann.latest(message))
            assert shown == before
            for _ in range(4):
                if offered(ann, message):
                    outcome = await press(ann, message, random)
                    assert not outcome.failed
                    assert outcome.updated is not None
            before = message_text(ann.latest(message))
    await ann.leave()


async def test_killed_at_any_instant_the_table_plays_to_its_end(cord: LocalCord, tmp_path: Path) -> None:
    random = Random(9)
    ann = await Person.join(cord, "Ann")
    async with process(cord, tmp_path):
        message = await _lobby(ann)
        for _ in range(2):
            await ann.select(message, "Add an AI…", "Mate")
        await ann.click(message, "Start")
    for _ in range(3):
        async with process(cord, tmp_path) as bot:
            for _ in range(random.randrange(3)):
                await _settled_press(ann, message, random)
            # The kill comes between a press and its answer, somewhere.
            if offered(ann, message):
                pressed = asyncio.create_task(press(ann, message, random))
                await asyncio.sleep(random.random() * 0.05)
                bot.send_signal(signal.SIGKILL)
                await bot.wait()
                await pressed
    async with process(cord, tmp_path):
        for _ in range(300):
            if "Save Log" in str(ann.latest(message)):
                break
            await _settled_press(ann, message, random)
        assert "Save Log" in str(ann.latest(message))
    await ann.leave()


async def _lobby(ann: Person) -> Any:
    if not ann.commands:
        await ann.wait_for("commands")
    return (await ann.slash("manila", "manila new")).message


async def _settled_press(ann: Person, message: Any, random: Random) -> None:
    """One move, in public or in private. An old board is brought up to date by the press itself."""
    if offered(ann, message):
        outcome = await press(ann, message, random)
        assert not outcome.failed, outcome.failure
        await asyncio.sleep(0.05)
        return
    panel: Any = (await ann.click(message, "My Hand")).message
    pledges = [part for part in walk(panel["components"]) if ":pledge:" in str(part.get("custom_id"))]
    if pledges:
        await ann.click(panel, pledges[0]["custom_id"])
    await asyncio.sleep(0.1)
