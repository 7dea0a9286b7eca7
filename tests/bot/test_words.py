"""What people write to the bot, in channels and in direct messages."""

from __future__ import annotations

import logging

import pytest

from tests.bot.conftest import Harbor
from tests.bot.driver import text_of

WORDS = "a secret of the house"


def answers(harbor: Harbor) -> list[str]:
    return [text_of(message) for message in harbor.channel.history() if message.author.id == harbor.bot.user.id]  # type: ignore[union-attr]


async def test_who_mentions_the_bot_is_told_how_to_begin(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await harbor.ann.send(harbor.channel, f"<@{harbor.bot.user.id}> {WORDS}")  # type: ignore[union-attr]
    assert ["/manila practice" in answer for answer in answers(harbor)] == [True]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert WORDS not in caplog.text


async def test_a_mention_in_a_direct_message_is_answered_like_the_rest_of_it(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        await harbor.ann.send_dm(f"<@{harbor.bot.user.id}> {WORDS}")  # type: ignore[union-attr]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert WORDS not in caplog.text


async def test_talk_that_does_not_call_the_bot_is_left_alone(harbor: Harbor) -> None:
    await harbor.ann.send(harbor.channel, WORDS)
    assert answers(harbor) == []
