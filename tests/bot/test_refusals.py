"""Where a channel takes nothing from the bot any more, it falls silent, and nobody's time runs out unseen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.core.channel_backoff import REFUSALS
from engine.game import Refusal
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import play, table_message
from tests.bot.playing import game_of, start_game


class Shut:
    """A channel whose messages cannot be written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self._patch = monkeypatch
        for kind, name in ((discord.PartialMessage, "edit"), (discord.abc.Messageable, "send")):
            monkeypatch.setattr(kind, name, self._refuse)

    async def _refuse(self, *_: Any, **__: Any) -> None:
        self.asked += 1
        response: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})


@pytest.fixture
async def live(harbor: Harbor) -> GameSession:
    return await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)


async def change(harbor: Harbor, live: GameSession, times: int) -> None:
    for _ in range(times):
        live.shown = None
        await harbor.bot.services.boards.show(live)


def is_shown(live: GameSession) -> bool:
    return live.shown is not None


async def test_after_a_few_refusals_in_a_row_no_more_is_written_there(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    shut = Shut(monkeypatch)
    await change(harbor, live, 20)
    assert shut.asked == REFUSALS
    monkeypatch.undo()
    await change(harbor, live, 1)
    assert not is_shown(live), "it is quiet until the pause is over"
    harbor.bot.services.boards._refusals._until[live.channel] = 0.0
    await change(harbor, live, 1)
    assert is_shown(live)
    assert await harbor.bot.services.boards.reaches(live)


async def test_who_presses_in_a_quiet_channel_is_shown_the_table(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    Shut(monkeypatch)
    await change(harbor, live, REFUSALS)
    mover = (harbor.ann, harbor.ben, harbor.cho)[game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    assert is_shown(live)


@pytest.mark.slow
async def test_nobodys_time_runs_out_where_the_table_cannot_be_shown(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    Shut(monkeypatch)
    await change(harbor, live, REFUSALS)
    before = live.due
    assert before is not None
    await harbor.env.advance_time(601)
    assert game_of(live).number == 0
    assert live.due is not None
    assert live.due > before


@pytest.mark.slow
async def test_calls_that_a_channel_refuses_stop_too(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    shut = Shut(monkeypatch)
    for _ in range(10):
        with pytest.raises(Refusal):
            await harbor.bot.services.pings.nudge(live)
    assert shut.asked == REFUSALS
