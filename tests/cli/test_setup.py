"""``manila setup``: from an account to a first table, and each mistake is a sentence that helps."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
from typer.testing import CliRunner, Result

from bot.cli import setup
from bot.cli.app import app
from bot.cli.invite import PERMISSIONS
from bot.settings import Settings
from localcord.clock import SkewedClock
from localcord.components import texts
from localcord.permissions import Permissions
from localcord.server import LocalCord
from tests.cli.test_run import settings_for, token, until

RIGHT = "the.right.token"
QUICK = ("--poll", "0.05", "--patience", "5")


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord(RIGHT) as cord:
        yield cord


@pytest.fixture
def away(cord: LocalCord, monkeypatch: pytest.MonkeyPatch) -> LocalCord:
    """A Discord in which nobody has set a token yet."""
    for name, value in settings_for(cord).items():
        if name != "MANILA_TOKEN":
            monkeypatch.setenv(name, value)
    return cord


def kept() -> str:
    """What stands in the file of settings."""
    return Path(".env").read_text(encoding="utf-8")


def is_kept() -> bool:
    return Path(".env").exists()


def mode() -> int:
    return stat.S_IMODE(Path(".env").stat().st_mode)


def keep(text: str) -> None:
    Path(".env").write_text(text, encoding="utf-8")


async def answer(*lines: str, options: tuple[str, ...] = QUICK) -> Result:
    """Call the command, and answer its questions in turn."""
    said = "".join(f"{line}\n" for line in lines)
    return await asyncio.to_thread(CliRunner().invoke, app, ["setup", *options], input=said)


async def test_good_token_is_kept_for_its_owner_alone_and_never_shown(away: LocalCord) -> None:
    result = await answer(RIGHT, "n")
    assert result.exit_code == 0, result.output
    assert kept() == f"MANILA_TOKEN={RIGHT}\n"
    assert mode() == 0o600
    assert RIGHT not in result.output
    assert f"client_id={away.world.application_id}&" in result.output.replace("\n", "")
    assert str(PERMISSIONS.value) in result.output


async def test_other_settings_in_the_file_stay_as_they_are(away: LocalCord) -> None:
    keep("# mine\nMANILA_TOKEN=\nMANILA_LOG_FORMAT=json\n")
    await answer(RIGHT, "n")
    assert kept() == f"# mine\nMANILA_TOKEN={RIGHT}\nMANILA_LOG_FORMAT=json\n"


async def test_a_token_that_is_set_and_good_is_not_asked_for_again(away: LocalCord) -> None:
    keep(f"MANILA_TOKEN={RIGHT}\n")
    result = await answer("n")
    assert result.exit_code == 0, result.output
    assert "Paste the token" not in result.output


async def test_wrong_token_is_asked_for_again_and_never_saved(away: LocalCord) -> None:
    result = await answer("wrong", "wrong again", RIGHT, "n")
    assert result.output.count("Discord rejected this token") == 2
    assert result.exit_code == 0
    result = await answer("wrong", "wrong", "wrong", options=(*QUICK, "--no-wait"))
    assert kept() == f"MANILA_TOKEN={RIGHT}\n"


async def test_who_has_no_token_in_the_end_leaves_with_78(away: LocalCord) -> None:
    result = await answer("wrong", "wrong", "wrong")
    assert (result.exit_code, is_kept()) == (78, False)


def test_what_is_no_token_is_known_without_asking_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    result = CliRunner().invoke(app, ["setup"], input="hunter2\nhunter2\nhunter2\n")
    assert result.exit_code == 78
    assert "three parts with dots between" in result.output


async def test_a_discord_that_does_not_answer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANILA_DISCORD_API_URL", "http://127.0.0.1:9/api")
    result = await answer(token())
    assert result.exit_code == 69
    assert "Check your network" in result.output


async def test_a_clock_that_is_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalCord(RIGHT, clock=SkewedClock(600)) as cord:
        for name, value in settings_for(cord).items():
            if name != "MANILA_TOKEN":
                monkeypatch.setenv(name, value)
        result = await answer(RIGHT, "n")
    assert re.search(r"Clock: \d{3} s behind Discord's", result.output)


async def test_a_port_that_is_taken_is_told_before_anything_is_asked(
    away: LocalCord, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What listens there says nothing, so that nobody has to be waited for.
    monkeypatch.setattr("bot.cli.machine.ASKING", aiohttp.ClientTimeout(total=0.1))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("MANILA_METRICS_PORT", str(taken.getsockname()[1]))
        result = await answer()
    assert result.exit_code == 1
    assert "Choose another MANILA_METRICS_PORT" in result.output
    assert "Paste the token" not in result.output


async def test_it_waits_until_the_bot_is_in_a_server(away: LocalCord) -> None:
    away.world.guilds.clear()
    calling = asyncio.create_task(answer(RIGHT, "n"))
    await until(lambda: sum(call.path.endswith("/users/@me/guilds") for call in away.calls) > 2)
    away.add_guild("The Quay")
    result = await calling
    assert result.exit_code == 0, result.output
    assert "Waiting for the bot to join a server" in result.output
    assert "The bot is on The Quay." in result.output


async def test_who_invites_nobody_is_told_how_to_go_on(away: LocalCord) -> None:
    away.world.guilds.clear()
    result = await answer(RIGHT, options=("--poll", "0.01", "--patience", "0.05"))
    assert (result.exit_code, "run `manila setup` again" in result.output) == (0, True)


async def test_permissions_that_are_missing_are_named(away: LocalCord) -> None:
    everyone = away.guild.roles[away.guild.id]
    everyone.permissions &= ~(Permissions.ATTACH_FILES | Permissions.EMBED_LINKS)
    for role in away.guild.members[away.world.bot.id].role_ids:
        away.guild.roles[role].permissions &= ~(Permissions.ATTACH_FILES | Permissions.EMBED_LINKS)
    result = await answer(RIGHT, "n")
    assert "It lacks permissions there: Embed Links, Attach Files." in result.output


async def test_one_of_several_servers_is_chosen(away: LocalCord) -> None:
    away.add_guild("The Quay")
    result = await answer(RIGHT, "3", "2", "n")
    assert "The bot is on The Quay." in result.output


async def started(word: str) -> str:
    """Set up a bot, start it with a first table, and end it when it has said a word. Gives what it logged."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "bot", "setup", *QUICK],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        start_new_session=True,  # so that the token is not asked for on this terminal
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{RIGHT}\ny\ny\n".encode())
    await process.stdin.drain()
    said = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(100):
            while word.encode() not in said and (line := await process.stdout.readline()):
                said += line
    with suppress(ProcessLookupError):  # it has ended by itself
        process.terminate()
    rest, logged = (text.decode() for text in await process.communicate())
    assert word.encode() in said, said.decode() + rest + logged
    return logged


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.slow
async def test_the_first_table_is_open_when_the_bot_has_started(away: LocalCord) -> None:
    await started("The first table is open: https://")
    shown = [text for message in away.channel("manila").messages.values() for text in texts(message.components)]
    assert "AI players can fill in" in "\n".join(shown)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.slow
async def test_bot_runs_on_when_the_first_table_cannot_be_opened(away: LocalCord) -> None:
    away.fail("GET", "/guilds/{guild_id}/members/{user_id}", 403, code=50001, count=9)
    logged = await started("No table was opened; the log says why.")
    assert "Forbidden" in logged
    assert "stopped" in logged


def test_the_unit_runs_the_bot_in_its_folder_with_few_rights(tmp_path: Path) -> None:
    unit = setup.unit(tmp_path, tmp_path / "data")
    assert f"WorkingDirectory={tmp_path}\n" in unit
    assert f'ExecStart="{sys.executable}" -m manila_bot run\n' in unit
    assert f'ReadWritePaths="{tmp_path}"\n' in unit
    assert "NoNewPrivileges=yes" in unit
    # Exit codes that starting again does not mend.
    assert "RestartPreventExitStatus=77 78" in unit
    assert "KillMode=mixed" in unit


def test_the_unit_quotes_its_folders_and_names_that_of_the_data() -> None:
    unit = setup.unit(Path("/srv/50% bot"), Path('/mnt/"data"'))
    assert "WorkingDirectory=/srv/50%% bot\n" in unit
    assert r'ReadWritePaths="/srv/50%% bot" "/mnt/\"data\""' in unit


def test_the_unit_names_the_folder_of_the_settings_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "elsewhere" / "data"
    (tmp_path / "bot").mkdir()
    monkeypatch.chdir(tmp_path / "bot")
    monkeypatch.setattr(Path, "is_dir", lambda _: True)  # systemd runs
    monkeypatch.setattr("typer.confirm", lambda *_, **__: True)
    setup._offer_unit(Settings(_env_file=None, data_dir=data))
    assert data.exists()
    assert f'ReadWritePaths="{tmp_path}/bot" "{data}"\n' in setup.UNIT.read_text()
