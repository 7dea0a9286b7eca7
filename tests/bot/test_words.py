"""What people write to the bot, in channels and in direct messages."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bench.harbour import harboured
from localcord import LocalCord
from localcord.person import SimulatedUser
from tests.bot.conftest import Harbor
from tests.bot.driver import text_of

WORDS = "a secret of the house"


def answers(harbor: Harbor) -> list[str]:
    return [text_of(message) for message in harbor.channel.history() if message.author.id == harbor.bot.user.id]  # type: ignore[union-attr]


async def test_who_mentions_the_bot_is_told_how_to_begin(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await harbor.ann.send(harbor.channel, f"<@{harbor.bot.user.id}> {WORDS}")  # type: ignore[union-attr]
    assert ["I host" in answer for answer in answers(harbor)] == [True]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert WORDS not in caplog.text


async def test_mention_in_a_dm_is_never_logged(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await harbor.ann.send_dm(f"<@{harbor.bot.user.id}> {WORDS}")  # type: ignore[union-attr]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert WORDS not in caplog.text


@pytest.mark.parametrize(
    "fault", [{"dropped": True}, {"status": 429, "retry_after": 5000.0}], ids=["dropped", "far too many"]
)
async def test_an_answer_that_does_not_get_through_is_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: dict[str, Any]
) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        ann = await SimulatedUser.join(cord, "Ann")
        cord.fail("POST", "/channels/{channel_id}/messages", **fault)
        await ann.send("manila", f"<@{cord.world.bot.id}> {WORDS}")
        async with asyncio.timeout(30):
            while not cord.failures.struck:  # noqa: ASYNC110 - localcord has no event for it
                await asyncio.sleep(0.01)
        await ann.leave()
        assert bot.connected
    said = [record for record in caplog.records if "message reply failed" in record.message]
    assert len(said) == 1
    assert not any(record.exc_info for record in caplog.records)
    assert WORDS not in caplog.text


async def test_talk_that_does_not_call_the_bot_is_left_alone(harbor: Harbor) -> None:
    await harbor.ann.send(harbor.channel, WORDS)
    assert answers(harbor) == []
