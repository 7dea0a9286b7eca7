"""``manila run``: a mistake in the settings is one line and an exit code, never a traceback."""

from __future__ import annotations

import asyncio
import base64
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.cli.token import application_of
from localcord.server import LocalCord
from tests.cli.conftest import Start, ended

TOLD_TO_STOP = (0, 128 + signal.SIGTERM)
"""Exit codes of a bot that was told to stop: it has done so, or was not done with it after ten seconds."""


def token(application: str = "1180000000000000001") -> str:
    """A text of a token's shape; nobody's."""
    return f"{base64.urlsafe_b64encode(application.encode()).decode().rstrip('=')}.abcdef.{'x' * 30}"


def settings_for(cord: LocalCord) -> dict[str, str]:
    """Settings that point the bot at a local Discord."""
    return {
        "MANILA_TOKEN": cord.token,
        "MANILA_DISCORD_API_URL": cord.api_url,
        "MANILA_DISCORD_GATEWAY_URL": cord.gateway_url,
        "MANILA_DISCORD_CDN_URL": cord.cdn_url,
        "MANILA_GUILD_READY_TIMEOUT": "0",
    }


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    async with asyncio.timeout(90):
        while not condition():  # noqa: ASYNC110 - there is no event of another process
            await asyncio.sleep(0.02)


async def outcome(start: Start, **environment: str) -> tuple[int, str]:
    """The exit code of ``manila run`` and what it wrote to stderr."""
    process = start("run", **environment)
    _, complaint = await ended(process)
    return process.returncode, complaint


@pytest.mark.parametrize(
    ("environment", "complaint"),
    [
        ({}, "MANILA_TOKEN is not set"),
        ({"MANILA_TOKEN": "  "}, "MANILA_TOKEN is not set"),
        ({"MANILA_TOKEN": "hunter2"}, "MANILA_TOKEN is not a bot token"),
        ({"MANILA_LOG_LEVEL": "loud"}, "MANILA_LOG_LEVEL"),
        ({"MANILA_LANGUAGE": "en-GB"}, "MANILA_LANGUAGE: the bot speaks en, et, fr, nl, zh"),
        ({"MANILA_LANGUAGE": ""}, "MANILA_LANGUAGE"),
    ],
)
def test_a_setting_that_cannot_be_right_is_one_line_and_78(environment: dict[str, str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["run"], env=environment)
    assert result.exit_code == 78
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
    assert "hunter2" not in result.output


@pytest.mark.slow
async def test_invalid_setting_ends_the_process_with_a_single_line(start: Start) -> None:
    code, said = await outcome(start, MANILA_TOKEN="hunter2")
    assert (code, said.count("\n")) == (78, 1)
    assert "MANILA_TOKEN is not a bot token" in said
    assert "hunter2" not in said


@pytest.mark.slow
async def test_a_token_that_discord_refuses_is_a_line_and_78(start: Start) -> None:
    async with LocalCord("the right one") as cord:
        code, said = await outcome(start, **settings_for(cord) | {"MANILA_TOKEN": "a wrong one"})
    assert code == 78
    assert "refuses MANILA_TOKEN" in said
    assert "Traceback" not in said
    assert "a wrong one" not in said


@pytest.mark.slow
async def test_reset_token_ends_the_bot_with_77_and_a_new_one_resumes(start: Start) -> None:
    async with LocalCord("the first one") as cord:
        first = start("run", **settings_for(cord))
        await until(lambda: cord.gateway.online)
        cord.reset_token("the second one")
        _, said = await ended(first)
        second = start("run", **settings_for(cord))
        await until(lambda: cord.gateway.online)
        second.send_signal(signal.SIGTERM)
        await ended(second)
    assert first.returncode == 77
    assert second.returncode in TOLD_TO_STOP
    assert "MANILA_TOKEN no more: it was reset" in said.splitlines()[-1]
    assert "Traceback" not in said
    assert "the first one" not in said


@pytest.mark.slow
async def test_a_token_reset_while_the_bot_starts_is_the_same_line(start: Start) -> None:
    async with LocalCord("the first one") as cord:
        cord.fail(
            "PUT",
            "/applications/{application_id}/commands",
            status=0,
            tell=lambda: cord.reset_token("the second one"),
        )
        code, said = await outcome(start, **settings_for(cord))
    assert code == 77
    assert "MANILA_TOKEN no more: it was reset" in said.splitlines()[-1]
    assert "Traceback" not in said


@pytest.mark.parametrize(("code", "exit_code", "sentence"), [(4011, 78, "MANILA_SHARD_COUNT"), (4013, 69, "4013")])
@pytest.mark.slow
async def test_a_line_that_discord_closes_for_good_is_a_sentence(
    start: Start, code: int, exit_code: int, sentence: str
) -> None:
    async with LocalCord() as cord:
        process = start("run", **settings_for(cord))
        await until(lambda: cord.gateway.online)
        cord.gateway.refuse(code)
        _, said = await ended(process)
    assert process.returncode == exit_code
    assert sentence in said.splitlines()[-1]
    assert "Traceback" not in said


@pytest.mark.slow
async def test_a_discord_out_of_reach_is_a_line_and_69(start: Start) -> None:
    cord = LocalCord()
    await cord.start()
    settings = settings_for(cord)
    await cord.close()
    code, said = await outcome(start, **settings)
    assert code == 69
    assert "cannot be reached" in said
    assert "Traceback" not in said


@pytest.mark.slow
async def test_a_database_that_cannot_be_used_is_a_line_and_69(start: Start, tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("not a folder", encoding="utf-8")
    async with LocalCord() as cord:
        code, said = await outcome(start, **settings_for(cord), MANILA_DATA_DIR=str(tmp_path / "occupied"))
    assert code == 69
    assert "database" in said
    assert "Traceback" not in said


@pytest.mark.slow
async def test_second_bot_on_one_database_names_the_first_and_exits_75(start: Start, tmp_path: Path) -> None:
    async with LocalCord() as cord:
        first = start("run", **settings_for(cord))
        await until(lambda: cord.gateway.online)
        code, said = await outcome(start, **settings_for(cord))
        found = await asyncio.to_thread(CliRunner().invoke, app, ["doctor"], env=settings_for(cord))
        first.send_signal(signal.SIGKILL)
        await ended(first)
        await until(lambda: not cord.gateway.online)
        third = start("run", **settings_for(cord))
        await until(lambda: cord.gateway.online)
        third.send_signal(signal.SIGTERM)
        await ended(third)
    assert code == 75
    last = said.splitlines()[-1]
    assert f"process {first.pid} on " in last
    assert "Stop that one first" in last
    assert "Traceback" not in said
    assert f"runs: process {first.pid} on " in found.stdout
    assert third.returncode in TOLD_TO_STOP


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.slow
async def test_told_to_stop_it_goes_offline_and_ends_with_0(start: Start, tmp_path: Path, number: int) -> None:
    async with LocalCord() as cord:
        process = start("run", **settings_for(cord), MANILA_DRAWING_PROCESSES="1")
        await until(lambda: cord.gateway.online)
        process.send_signal(number)
        _, said = await ended(process)
        await until(lambda: not cord.gateway.online)
    assert process.returncode == 0, said
    assert "Traceback" not in said
    assert (tmp_path / "data" / "manila.sqlite3").is_file()


def test_settings_are_read_from_the_file_beside_the_program(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("MANILA_LOG_LEVEL=loud\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["run"])
    assert result.exit_code == 78
    assert "MANILA_LOG_LEVEL" in result.stderr


def test_a_token_tells_whose_it_is_if_it_is_one() -> None:
    assert application_of(token()) == 1180000000000000001
    assert [application_of(text) for text in ("", "a.b.c", token()[:-10], token("x" * 19), f"{token()} ")] == [None] * 5


@pytest.mark.parametrize(
    ("shards", "said"), [("abc", "shards are written like"), ("0-99999999999", "shards in all, the last is")]
)
def test_what_is_no_range_of_shards_is_refused_as_a_bad_option(shards: str, said: str) -> None:
    result = CliRunner().invoke(app, ["run", "--shards", shards, "--shard-count", "2"], env={"COLUMNS": "200"})
    assert (result.exit_code, said in result.output) == (2, True)


SHARED: Final = {"MANILA_DATABASE_URL": "postgresql://manila@nowhere/manila", "MANILA_PROCESS": "manila-1"}


@pytest.mark.parametrize("command", ["run", "doctor"])
@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"MANILA_PROCESSES": "2", "MANILA_SHARD_COUNT": "5"}, "5 shards cannot be divided among 2 processes"),
        ({"MANILA_PROCESSES": "2"}, "MANILA_PROCESSES needs MANILA_SHARD_COUNT"),
        ({"MANILA_SHARD_COUNT": "4"}, "MANILA_PROCESS and MANILA_PROCESSES need each other"),
        ({"MANILA_PROCESSES": "2", "MANILA_SHARD_COUNT": "4", "MANILA_SHARDS": "0-1"}, "set either MANILA_SHARDS"),
    ],
)
def test_shards_without_a_process_are_refused_at_the_start(command: str, more: dict[str, str], sentence: str) -> None:
    result = CliRunner().invoke(app, [command], env={"COLUMNS": "200", **SHARED, **more})
    assert result.exit_code == (78 if command == "run" else 1)
    assert sentence in result.output + result.stderr
