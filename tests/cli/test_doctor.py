"""``manila doctor``."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port
from sqlalchemy import text
from typer.testing import CliRunner, Result

from bench.harbour import harboured
from bot.cli import checks, machine
from bot.cli.app import app
from bot.cli.invite import PERMISSIONS, SCOPES, invite_link
from bot.games.catalogue import GROUP, gather
from bot.games.trial import SlowCall
from bot.settings import Settings
from localcord.server import LocalCord
from storage import Store
from storage.dialects import connect
from tests.cli.test_run import settings_for, token
from tests.storage.samples import lobby
from tests.storage.test_modes import widen


async def doctor(**environment: str) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, app, ["doctor"], env=environment)


async def doctor_deep() -> Result:
    return await asyncio.to_thread(CliRunner().invoke, app, ["doctor", "--deep"])


def read(file: Path) -> bytes:
    return file.read_bytes()


def write(file: Path, content: bytes | bytearray) -> None:
    file.write_bytes(content)


def verdicts(result: Result) -> dict[str, str]:
    """What was found, by what was looked at."""
    lines = [line.split(maxsplit=2) for line in result.stdout.splitlines() if line[:4].strip()]
    return {what: verdict for verdict, what, _ in lines}


async def test_without_a_token_it_looks_at_the_rest(tmp_path: Path) -> None:
    result = await doctor()
    assert result.exit_code == 0, result.output
    found = verdicts(result)
    assert found["Token"] == "warn"
    assert found["Database"] == found["Python"] == found["Pictures"] == "ok"
    assert found["Fonts"] == "ok"
    assert found["Processes"] == found["Port"] == "ok"
    assert found["Disk"] in {"ok", "warn"}
    assert not (tmp_path / "data").exists()


async def test_all_is_well_with_a_good_token() -> None:
    async with LocalCord() as cord:
        result = await doctor(**settings_for(cord))
        application = cord.world.bot.id
    assert result.exit_code == 0, result.output
    assert {verdicts(result)[what] for what in ("Token", "Clock", "Intents", "Invitation")} == {"ok"}
    assert invite_link(application) in result.stdout


async def test_commands_are_registered_or_not_or_cannot_be_looked_up(tmp_path: Path) -> None:
    async with LocalCord() as cord:
        before = await doctor(**settings_for(cord))
        async with harboured(cord, tmp_path):
            running = await doctor(**settings_for(cord))
        next(iter(cord.world.commands.values())).definition["description"] = "As it was once"
        other = await doctor(**settings_for(cord))
        cord.fail("GET", "/applications/{application_id}/commands", 403)
        refused = await doctor(**settings_for(cord))
    assert "are not registered yet" in before.stdout
    assert re.search(r"ok +Commands +\d+ are registered", running.stdout)
    assert "as another version has them" in other.stdout
    assert "Discord answers 403" in refused.stdout
    assert {result.exit_code for result in (before, running, other, refused)} == {0}


async def test_a_refused_token_fails_without_being_shown() -> None:
    async with LocalCord("right") as cord:
        result = await doctor(**settings_for(cord) | {"MANILA_TOKEN": "wrong-secret"})
    assert result.exit_code == 1
    assert verdicts(result)["Token"] == "fail"
    assert "wrong-secret" not in result.output


async def test_a_malformed_token_fails_without_asking() -> None:
    result = await doctor(MANILA_TOKEN="hunter2")
    assert result.exit_code == 1
    assert verdicts(result)["Token"] == "fail"
    assert "hunter2" not in result.output


async def test_a_discord_in_trouble_is_a_warning() -> None:
    async with LocalCord() as cord:
        cord.fail("GET", "/users/@me", 503)
        result = await doctor(**settings_for(cord))
    assert result.exit_code == 0
    assert verdicts(result)["Discord"] == "warn"


async def test_without_network_the_invitation_is_known_all_the_same() -> None:
    cord = LocalCord()
    await cord.start()
    settings = settings_for(cord)
    await cord.close()
    result = await doctor(**settings | {"MANILA_TOKEN": token()})
    assert result.exit_code == 0
    assert verdicts(result)["Discord"] == "warn"
    assert invite_link(1180000000000000001) in result.stdout


async def test_a_wrong_setting_is_named() -> None:
    result = await doctor(MANILA_LOG_LEVEL="loud")
    assert result.exit_code == 1
    assert "MANILA_LOG_LEVEL" in result.stdout


async def test_a_database_in_use_is_of_this_version(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/data/manila.sqlite3")
    result = await doctor()
    await store.close()
    assert result.exit_code == 0
    assert "schema 0" in result.stdout


@pytest.mark.parametrize(
    ("statement", "verdict", "code"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "fail", 1),
        ("DELETE FROM alembic_version", "warn", 0),
    ],
    ids=["of a newer version", "of an older one"],
)
async def test_a_database_of_another_version_is_told(tmp_path: Path, statement: str, verdict: str, code: int) -> None:
    address = f"sqlite:///{tmp_path}/data/manila.sqlite3"
    await (await Store.open(address)).close()
    engine = connect(address)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
    result = await doctor()
    assert (verdicts(result)["Database"], result.exit_code) == (verdict, code)


async def test_a_database_with_some_of_it_overwritten_fails(tmp_path: Path) -> None:
    file = tmp_path / "data" / "manila.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    for _ in range(100):
        await lobby(store)
    await store.close()
    content = bytearray(read(file))
    middle = len(content) // 2
    content[middle : middle + 24 * 1024] = b"rust" * 6 * 1024
    write(file, content)
    result = await doctor()
    assert (verdicts(result)["Database"], result.exit_code) == ("fail", 1)
    assert "damaged" in result.stdout
    assert "manila restore" in result.stdout


async def test_deep_check_finds_orphan_rows_and_unreadable_tables(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/data/manila.sqlite3"
    store = await Store.open(address)
    numbers = [await lobby(store) for _ in range(3)]
    await store.close()
    well = await doctor_deep()
    assert (verdicts(well)["Tables"], well.exit_code) == ("ok", 0)
    assert "3 can be read" in well.stdout

    async def damage(*statements: str) -> Result:
        with closing(sqlite3.connect(tmp_path / "data" / "manila.sqlite3")) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()
        return await doctor_deep()

    result = await damage(f"UPDATE tables SET kind = 'manila', chairs = '7' WHERE id = {numbers[1]}")
    assert (verdicts(result)["Tables"], result.exit_code) == ("fail", 1)
    assert f"table {numbers[1]} cannot be read" in result.stdout
    assert (await doctor()).exit_code == 0, "only a deep look reads the tables"
    result = await damage(f"DELETE FROM tables WHERE id = {numbers[0]}")
    assert (verdicts(result)["Database"], result.exit_code) == ("fail", 1)
    assert "belongs to nothing" in result.stdout


async def test_a_database_that_others_can_read_is_told(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path}/data/manila.sqlite3")).close()
    widen(tmp_path / "data" / "manila.sqlite3")
    result = await doctor()
    assert (verdicts(result)["Database"], result.exit_code) == ("warn", 0)
    assert "others can read" in result.stdout


async def test_a_database_that_cannot_be_made_fails(tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("not a folder", encoding="utf-8")
    result = await doctor(MANILA_DATA_DIR=str(tmp_path / "occupied"))
    assert (verdicts(result)["Database"], result.exit_code) == ("fail", 1)


def test_the_invitation_asks_for_what_the_bot_uses_and_no_more() -> None:
    # The bits of Discord's documentation: View Channel, Send Messages, Embed Links, Attach Files,
    # Read Message History, Create Public Threads, Send Messages in Threads, Create Events.
    assert PERMISSIONS.value == sum(1 << bit for bit in (10, 11, 14, 15, 16, 35, 38, 44)) == 17901423807488
    assert SCOPES == ("bot", "applications.commands")
    assert "permissions=17901423807488" in invite_link(1)


def test_a_disk_that_fills_up_is_told_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(_env_file=None)
    for free, verdict in ((2048, "ok"), (512, "warn"), (10, "fail")):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: SimpleNamespace(free=free * 1024 * 1024))
        (finding,) = machine.disk(settings)
        assert finding.verdict == verdict
    assert list(machine.disk(Settings(_env_file=None, database_url="postgresql://db/manila"))) == []


def test_processes_that_cannot_share_memory_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr("bot.cli.machine.get_context", refuse)
    (finding,) = machine.processes()
    assert finding.verdict == "warn"
    assert "/dev/shm" in finding.todo


async def test_the_port_is_free_or_the_bots_own_or_taken() -> None:
    settings = Settings(_env_file=None, metrics_port=unused_port())
    (free,) = await machine.port(settings)
    assert (free.verdict, "free" in free.found) == ("ok", True)

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    for pages, verdict in (([web.get("/healthz", healthz)], "ok"), ([], "fail")):
        app = web.Application()
        app.add_routes(pages)
        async with TestServer(app, port=settings.metrics_port):
            (found,) = await machine.port(settings)
        assert found.verdict == verdict


def test_a_file_of_settings_that_others_can_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.touch(mode=0o600)
    assert list(machine.env_file(file)) == []
    file.chmod(0o644)
    (finding,) = machine.env_file(file)
    assert finding.verdict == "warn"


@pytest.mark.parametrize(("seconds", "verdict"), [(0, "ok"), (4, "ok"), (-60, "warn"), (3600, "warn")])
def test_a_clock_that_goes_wrong_is_told(seconds: int, verdict: str) -> None:
    now = datetime(2026, 11, 20, 12, tzinfo=UTC)
    (finding,) = checks.clock(format_datetime(now, usegmt=True), now + timedelta(seconds=seconds))
    assert finding.verdict == verdict


async def test_a_game_that_was_installed_and_cannot_be_hosted_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quits.py").write_text("raise SystemExit('enough')")
    monkeypatch.syspath_prepend(tmp_path)
    found = gather([EntryPoint(name, f"{name}:GAME", GROUP) for name in ("no_such_module_at_all", "quits")])
    found = replace(found, slow={"snail": SlowCall("moves", 4)})
    monkeypatch.setattr("bot.games.catalogue.catalogue", lambda: found)
    result = await doctor()
    assert result.exit_code == 0, result.output
    assert "no_such_module_at_all is left out: ModuleNotFoundError" in result.stdout
    assert "quits is left out: SystemExit: enough" in result.stdout
    assert "If you write it, correct that." in result.stdout
    assert "snail is slow: moves took 4.0 s" in result.stdout
