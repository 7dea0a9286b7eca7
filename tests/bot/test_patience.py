"""The simulation waits for busy machines, and not for a bot that hangs."""

from __future__ import annotations

import asyncio

import pytest
from simcord.env import Env

from tests.bot import conftest
from tests.bot.conftest import Harbor, advance_patiently


async def test_slow_time_goes_by_while_it_gets_on(harbor: Harbor) -> None:
    began = harbor.env._virtual_time
    # A deadline that is over already: the simulation itself gives up at the first timer.
    await advance_patiently(harbor.env, began + 3600, asyncio.get_running_loop().time() - 1)
    assert harbor.env._virtual_time == began + 3600


async def test_a_bot_that_hangs_is_not_waited_for(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(env: Env, target: float, deadline: float) -> None:
        raise TimeoutError

    monkeypatch.setattr("tests.bot.conftest._advance", hang)
    with pytest.raises(TimeoutError):
        await harbor.env.advance_time(60)


async def test_a_bot_that_ends_slowly_is_waited_for(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    really, late = conftest._detach, iter(range(2))

    async def end(env: Env) -> None:
        for _ in late:
            raise TimeoutError
        await really(env)

    monkeypatch.setattr(conftest, "_detach", end)
    before = harbor.bot
    await harbor.restart()
    assert harbor.bot is not before
    assert harbor.bot.is_ready()
