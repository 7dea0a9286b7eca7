"""``manila setup-emojis``: a table of what was done, and a code that scripts can read."""

from __future__ import annotations

import asyncio

from typer.testing import CliRunner

from bot.cli.app import app
from localcord.server import LocalCord
from tests.cli.test_run import settings_for


async def finish(*options: str, **environment: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command."""
    done = await asyncio.to_thread(CliRunner().invoke, app, ["setup-emojis", *options], env=environment)
    return done.exit_code, done.stdout, done.stderr


async def test_emojis_are_uploaded_once_and_kept_the_next_time() -> None:
    async with LocalCord("token") as cord:
        code, first, _ = await finish("--avatar", **settings_for(cord))
        assert code == 0
        assert first.count("uploaded") == len(cord.world.application_emojis) + 1
        code, second, _ = await finish(**settings_for(cord))
    assert code == 0
    assert "manila_jade" in second
    assert "uploaded" not in second


async def test_a_failure_shows_in_the_table_and_the_code() -> None:
    async with LocalCord("token") as cord:
        cord.fail("POST", "/applications/{application_id}/emojis", status=400, message="No room")
        code, out, _ = await finish(**settings_for(cord))
    assert code == 1
    assert out.count("failed") == 1
    assert "No room" in out


async def test_without_a_token_it_says_what_to_do() -> None:
    code, _, complaint = await finish()
    assert code == 78
    assert "MANILA_TOKEN is not set" in complaint


async def test_a_wrong_token_is_a_line_and_78() -> None:
    async with LocalCord("the right one") as cord:
        code, _, complaint = await finish(**settings_for(cord) | {"MANILA_TOKEN": "wrong"})
    assert code == 78
    assert "refuses MANILA_TOKEN" in complaint
    assert complaint.count("\n") == 1
