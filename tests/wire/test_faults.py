"""Whatever fails on the line to Discord, the table shows the truth, nobody is called twice, and clicks are answered.

This plays the faults that have taught most, at every kind of call; ``python -m tests.wire.faults`` plays all.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from bench.harbour import harboured
from localcord import LocalCord
from localcord.person import SimulatedUser
from tests.effort import slow_but
from tests.wire.faults import FAULTS, break_line, fail
from tests.wire.haste import THREADS, HastyClock, hastily
from tests.wire.scenes import CALLBACK, SCENES, Answer, Call, Edit, Scene, against_ai

TAUGHT_MOST: Final = (
    "429 with a time",
    "429 without a time",
    "500 twice",
    "500 after it was done",
    "503",
    "handled after 5 s",
    "dropped three times",
    "dropped after it was done",
    "10008 unknown message",
    "50001 missing access",
)


@pytest.mark.parametrize("scene", slow_but([Answer, Edit], SCENES), ids=[scene.__name__ for scene in SCENES])
def test_a_call_that_fails_loses_nothing(scene: type[Scene]) -> None:
    faults = {name: FAULTS[name] for name in TAUGHT_MOST}
    row = hastily(partial(fail, scene, faults))
    assert row.lost == []
    assert row.tried == len(TAUGHT_MOST)
    assert row.hopeless == 0


@pytest.mark.slow
def test_gateway_that_breaks_and_clocks_that_differ_lose_nothing() -> None:
    assert hastily(break_line).lost == []


def test_clock_an_hour_ahead_does_not_age_every_message(tmp_path: Path) -> None:
    async def play() -> None:
        async with LocalCord(clock=HastyClock(ahead=-3600)) as cord, harboured(cord, tmp_path, **THREADS):
            ann = await SimulatedUser.join(cord, "Ann")
            lobby = await against_ai(ann)
            assert lobby is not None
            await ann.click(lobby, "Pass")
            boards = [message for message in cord.channel("manila").messages.values() if message.components]
            assert [str(message.id) for message in boards] == [lobby["id"]]
            await ann.leave()

    hastily(play)


def test_a_press_that_waits_for_a_slow_edit_is_still_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with LocalCord(clock=HastyClock()) as cord, harboured(cord, tmp_path, **THREADS):
            ann, ben = [await SimulatedUser.join(cord, name) for name in ("Ann", "Ben")]
            lobby = (await ann.slash("manila", "manila new")).message
            assert lobby is not None
            ann.patience = ben.patience = 100.0
            # The edit that follows a command holds the message for long; a press comes meanwhile.
            cord.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 0, delay=20.0)
            await ann.slash("manila", "table speed", speed="none")
            outcome = await ben.click(lobby, "Join")
            assert not outcome.failed
            shown = await ann.wait_change("Ben")
            assert shown["id"] == lobby["id"]
            for person in (ann, ben):
                await person.leave()

    hastily(play)


def test_the_callback_is_one_call_when_nothing_fails(tmp_path: Path) -> None:
    async def play() -> None:
        async with LocalCord(clock=HastyClock()) as cord, harboured(cord, tmp_path, **THREADS):
            ann = await SimulatedUser.join(cord, "Ann")
            board = await against_ai(ann)
            await asyncio.sleep(5)  # hands go out by direct message
            before = len(cord.calls)
            await ann.click(board, "Pass")
            assert [(call.method, call.path) for call in list(cord.calls)[before:]] == [CALLBACK]
            await ann.leave()

    hastily(play)


class EndedMeanwhile(Call):
    """The game ends between its preparation and the press that is to make a call."""

    async def prepare(self) -> None:
        await super().prepare()
        live = await self._live()
        assert live is not None
        await self.bot.services.tables.end(live)
        await self.bot.services.updater.update(live)


def test_a_game_that_ends_meanwhile_is_followed_by_another() -> None:
    assert hastily(partial(fail, EndedMeanwhile, {"503": FAULTS["503"]})).lost == []
