"""A PostgreSQL server in trouble: a plain sentence, and what is over is forgotten."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

from storage import Store, StoreUnavailableError
from storage.dialects import PATIENCE, connect
from storage.move import move
from storage.server import look_at
from tests.postgres import Server
from tests.storage.samples import entry, game, snapshot


@pytest.fixture
def server(postgres: Server) -> Server:
    """Servers only; files have a page of their own."""
    return postgres


@pytest.fixture
def database(url: str) -> str:
    """The name of the test's database."""
    return str(make_url(url).database)


async def test_a_server_that_is_not_there_is_out_of_reach() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(StoreUnavailableError, match="cannot be reached") as refused:
            await Store.open(f"postgresql://bot:secret@127.0.0.1:{port}/bot")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [({"database": "nosuch"}, "no database of the name"), ({"username": "stranger"}, "refuses the user")],
)
async def test_a_wrong_address_is_told_from_a_server_out_of_reach(url: str, wrong: Any, sentence: str) -> None:
    with pytest.raises(StoreUnavailableError, match=sentence):
        await Store.open(make_url(url).set(**wrong).render_as_string(hide_password=False))


@pytest.mark.parametrize(
    ("option", "refusal"),
    [
        ("sslmode=disable", ""),
        ("ssl=disable", ""),
        ("application_name=game", ""),
        ("sslmode=require", ""),  # a socket needs none
        ("sslmode=sometimes", "sslmode"),
        ("connect_timeout=5", "an option"),
        ("channel_binding=require", "an option"),
    ],
)
async def test_an_address_has_options_as_providers_write_them(url: str, option: str, refusal: str) -> None:
    address = f"{url}&{option}"
    if not refusal:
        await (await Store.open(address)).close()
        return
    with pytest.raises(StoreUnavailableError, match=refusal):
        await Store.open(address)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
async def test_a_database_that_cannot_hold_every_name_is_refused(server: Server, encoding: str, tmp_path: Path) -> None:
    async with server.database(encoding=encoding) as narrow:
        with pytest.raises(StoreUnavailableError, match=rf"is {encoding}\..*createdb .*--encoding=UTF8"):
            await Store.open(narrow)
        file = f"sqlite:///{tmp_path / 'source.sqlite3'}"
        await (await Store.open(file)).close()
        with pytest.raises(StoreUnavailableError, match=f"is {encoding}"):
            await move(file, narrow)


async def test_an_old_database_that_cannot_hold_every_name_is_used(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.database(encoding="SQL_ASCII") as narrow:
        with monkeypatch.context() as earlier:
            earlier.setattr("storage.migrate.require_unicode", lambda _: None)
            await (await Store.open(narrow)).close()
        store = await Store.open(narrow)
        assert await game(store)
        await store.close()


async def test_a_read_only_database_is_refused_at_the_start(server: Server, url: str, database: str) -> None:
    await server.say(f"ALTER DATABASE {database} SET default_transaction_read_only=on")
    with pytest.raises(StoreUnavailableError, match="read-only"):
        await Store.open(url)


async def test_a_user_who_may_not_make_tables_is_told_so(server: Server, blank_url: str) -> None:
    guest = f"guest_{make_url(blank_url).database}"
    await server.say(f"CREATE USER {guest}")
    try:
        with pytest.raises(StoreUnavailableError, match="may not"):
            await Store.open(make_url(blank_url).set(username=guest).render_as_string())
    finally:
        await server.say(f"DROP USER {guest}")


async def test_a_server_that_comes_back_is_used_again(server: Server, store: Store, database: str) -> None:
    table = await game(store)
    await server.say(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'",
    )
    await store.append(table, [entry(1)], snapshot(1), over=False)
    assert await store.entries(table) == [entry(0), entry(1)]


async def test_a_table_that_someone_keeps_locked_is_refused(
    server: Server, url: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PATIENCE, "lock_timeout", "50")
    store = await Store.open(url)
    table = await game(store)
    others = await server.connect(database)
    await others.execute(f"BEGIN; SELECT * FROM tables WHERE id = {table} FOR UPDATE")
    with pytest.raises(StoreUnavailableError, match="Another transaction"):
        await store.append(table, [entry(1)], snapshot(1), over=False)
    await others.close()
    await store.append(table, [entry(1)], snapshot(1), over=False)
    await store.close()


async def test_a_frozen_process_loses_its_transaction(url: str) -> None:
    engine = connect(url)
    async with engine.connect() as ours:
        shown = await ours.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
        assert shown.scalar_one() == "15s"
    await engine.dispose()


async def test_commit_waits_for_the_disk_whatever_the_server_default(server: Server, url: str) -> None:
    settings = {}
    engine = connect(url)
    async with engine.connect() as ours:
        settings["ours"] = (await ours.exec_driver_sql("SHOW synchronous_commit")).scalar_one()
    await engine.dispose()
    others = await server.connect()
    settings["others"] = await others.fetchval("SHOW synchronous_commit")
    await others.close()
    assert settings == {"ours": "on", "others": "off"}


async def test_connections_of_other_users_are_counted(server: Server, database: str) -> None:
    for name in ("plain", "stranger"):
        await server.say(f"CREATE ROLE {name} LOGIN")
    others = [await asyncpg.connect(host=str(server.folder), user="stranger", database=database) for _ in range(3)]
    engine = connect(f"postgresql://plain@/{database}?host={server.folder}")
    try:
        found = await look_at(engine)
        assert found is not None
        assert found.others >= len(others)
    finally:
        await engine.dispose()
        for other in others:
            await other.close()
        for name in ("plain", "stranger"):
            await server.say(f"DROP ROLE {name}")
