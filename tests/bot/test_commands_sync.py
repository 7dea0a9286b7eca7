"""Commands are registered when they have changed, whatever stands in the way in the end, and nothing else gets lost."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bench.harbour import harboured
from bot.app import GameBot
from bot.process.commands import differ, payload, sync_if_changed
from localcord import LocalCord
from localcord.failures import Failure

COMMANDS = "/applications/{application_id}/commands"
LAUNCH: dict[str, Any] = {
    "name": "launch",
    "type": 4,
    "handler": 2,
    "description": "",
    "contexts": [0, 1],
    "integration_types": [0],
    "name_localizations": {"de": "starten"},
}


def plan(cord: LocalCord, method: str, **fault: Any) -> None:
    cord.failures.plan(Failure(method, COMMANDS, **fault))


def names(cord: LocalCord) -> set[str]:
    return {command.name for command in cord.world.commands.values()}


async def until_registered(bot: GameBot) -> None:
    async with asyncio.timeout(30):
        while not bot.registrar.registered:  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("method", ["GET", "PUT"])
@pytest.mark.parametrize(
    "fault",
    [
        {"status": 403, "code": 50001},
        {"status": 400, "code": 50035},
        {"status": 429, "retry_after": 5000.0, "scope": "user"},
        {"status": 429, "retry_after": None, "as_page": True},
    ],
    ids=["forbidden", "refused", "far too many", "a page"],
)
async def test_bot_runs_on_and_retries_failed_command_registration(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    method: str,
    fault: dict[str, Any],
) -> None:
    monkeypatch.setattr("bot.process.commands.PAUSES", (0.01,))
    async with LocalCord() as cord:
        plan(cord, method, count=2, **fault)
        async with harboured(cord, tmp_path) as bot:
            assert bot.connected
            await until_registered(bot)
            assert "manila" in names(cord)
    said = [record for record in caplog.records if "command registration" in record.message]
    assert [record.levelno for record in said] == [logging.ERROR] * 2
    assert not any(record.exc_info for record in said)


async def test_a_bot_that_ends_meanwhile_tries_no_more(tmp_path: Path) -> None:
    async with LocalCord() as cord:
        plan(cord, "PUT", count=100, status=403)
        async with harboured(cord, tmp_path) as bot:
            task = bot.registrar._task
            assert task is not None
            assert not task.done()
        assert task.done()
        assert not bot.registrar.registered


async def test_the_command_that_starts_an_activity_comes_along(tmp_path: Path) -> None:
    async with LocalCord() as cord:
        (made,) = cord.commands.overwrite([LAUNCH])
        async with harboured(cord, tmp_path / "first") as bot:
            assert {"launch", "manila"} <= names(cord)
            kept = cord.world.commands[made.id]
            assert {field: kept.definition[field] for field in LAUNCH} == LAUNCH
            assert not await sync_if_changed(bot.tree)


async def test_what_is_registered_is_not_registered_again(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        plan(cord, "PUT", status=500)
        assert not await sync_if_changed(bot.tree)
        changed = next(iter(cord.world.commands.values()))
        changed.definition["description_localizations"] = {"de": "Wie es einmal war"}
        cord.failures.clear()
        assert await sync_if_changed(bot.tree), "texts in other languages are asked for, and compared"


async def test_every_difference_is_seen_that_matters_to_anybody(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        ours = sorted(await payload(bot.tree), key=lambda command: not command.get("options"))

        def theirs(**changed: Any) -> list[dict[str, Any]]:
            first, *others = ours
            return [*others, first | changed]

        assert not differ(ours, theirs())
        assert not differ(ours, [*theirs(), LAUNCH])
        others: tuple[dict[str, Any], ...] = (
            {"description": "Another"},
            {"name_localizations": {"de": "anders"}},
            {"description_localizations": {"de": "Anders"}},
            {"contexts": [2]},
            {"integration_types": [1]},
            {"default_member_permissions": "32"},
            {"default_member_permissions": "0"},
            {"nsfw": True},
            {"options": []},
        )
        for other in others:
            assert differ(ours, theirs(**other)), other
        number = {"name": "x", "description": "y", "type": 4}
        assert differ([ours[0] | {"options": [number | {"min_value": 0}]}], [ours[0] | {"options": [number]}])
        guarded = [ours[0] | {"default_member_permissions": 32}]
        assert not differ(guarded, [ours[0] | {"default_member_permissions": "32"}])
