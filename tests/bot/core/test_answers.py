"""Short answers stay until their reader presses something else."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.core.answers import Answers
from bot.core.replies import Given

WHOSE = {"user": SimpleNamespace(id=7), "type": discord.InteractionType.component}


def pressed(number: int, channel: int = 8) -> discord.Interaction[Any]:
    """A press; numbers grow with time."""
    press = SimpleNamespace(id=number, channel_id=channel, message=None, is_expired=lambda: False, **WHOSE)
    return cast("discord.Interaction[Any]", press)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Coroutine[Any, Any, None]]:
    """The answers that are taken away."""

    async def send(press: discord.Interaction[Any], _: str) -> Given:
        return Given(press.id, later=False)

    monkeypatch.setattr("bot.core.answers.send_response", send)
    return []


@pytest.mark.parametrize(("ended", "away"), [(1, 0), (2, 0), (3, 1)])
async def test_only_a_later_press_takes_an_answer_away(
    taken: list[Coroutine[Any, Any, None]], ended: int, away: int
) -> None:
    answers = Answers(taken.append)
    await answers.give(pressed(2), "It’s not your turn.")
    answers.clear(pressed(ended))  # the first one may take long, and end after the second
    assert len(taken) == away
    for each in taken:
        each.close()


async def test_a_press_in_another_channel_takes_an_answer_away(taken: list[Coroutine[Any, Any, None]]) -> None:
    answers = Answers(taken.append)
    await answers.give(pressed(1), "It’s not your turn.")
    await answers.give(pressed(2, channel=9), "It’s not your turn.")
    assert len(taken) == 1
    answers.clear(pressed(3))
    assert len(taken) == 2
    for each in taken:
        each.close()
