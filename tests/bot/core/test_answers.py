"""Short answers stay until their reader presses something else."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.core.answers import Answers
from bot.core.replies import Given

WHOSE = {"user": SimpleNamespace(id=7), "channel_id": 8, "type": discord.InteractionType.component}


def pressed(number: int) -> discord.Interaction[Any]:
    """A press; numbers grow with time."""
    press = SimpleNamespace(id=number, message=None, is_expired=lambda: False, **WHOSE)
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
