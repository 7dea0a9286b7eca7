"""``manila setup-emojis``: a table of what was done, and a code that scripts can read."""

from __future__ import annotations

import pytest

from localcord.server import LocalCord
from tests.cli.conftest import Start, ended
from tests.cli.test_run import settings_for


async def finish(start: Start, *options: str, **environment: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command."""
    process = start("setup-emojis", *options, **environment)
    out, complaint = await ended(process)
    return process.returncode, out, complaint


@pytest.mark.slow
async def test_emojis_are_uploaded_once_and_kept_the_next_time(start: Start) -> None:
    async with LocalCord("token") as cord:
        code, first, _ = await finish(start, "--avatar", **settings_for(cord))
        assert code == 0
        assert first.count("uploaded") == len(cord.world.application_emojis) + 1
        code, second, _ = await finish(start, **settings_for(cord))
    assert code == 0
    assert "manila_jade" in second
    assert "uploaded" not in second


@pytest.mark.slow
async def test_a_failure_shows_in_the_table_and_the_code(start: Start) -> None:
    async with LocalCord("token") as cord:
        cord.fail("POST", "/applications/{application_id}/emojis", status=400, message="No room")
        code, out, _ = await finish(start, **settings_for(cord))
    assert code == 1
    assert out.count("failed") == 1
    assert "No room" in out


@pytest.mark.slow
async def test_without_a_token_it_says_what_to_do(start: Start) -> None:
    code, _, complaint = await finish(start)
    assert code == 78
    assert "MANILA_TOKEN is not set" in complaint


@pytest.mark.slow
async def test_a_wrong_token_is_a_line_and_78(start: Start) -> None:
    async with LocalCord("the right one") as cord:
        code, _, complaint = await finish(start, **settings_for(cord) | {"MANILA_TOKEN": "wrong"})
    assert code == 78
    assert "refuses MANILA_TOKEN" in complaint
    assert complaint.count("\n") == 1
