"""Stores on databases of their own: each test runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.postgres import Server

_tried: set[str] = set()
"""Tests that have a fast run on PostgreSQL."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """What is tried with many values is tried fast with one on PostgreSQL, and with all on SQLite."""
    if (
        isinstance(item, pytest.Function)
        and hasattr(item, "callspec")
        and "postgresql" in item.callspec.params.values()
    ):
        name = item.nodeid.partition("[")[0]
        if name in _tried:
            item.add_marker(pytest.mark.slow)
        _tried.add(name)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database of a test lies; not created yet."""
    return tmp_path / "data" / "manila.sqlite3"


@pytest.fixture
async def blank_url(server: Server | None, file: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if server is None:
        yield f"sqlite:///{file}"
    else:
        async with server.database() as url:
            yield url


@pytest.fixture
async def url(server: Server | None, file: Path) -> AsyncIterator[str]:
    """The address of a database for a store: empty, or with the newest schema already, where that is quicker."""
    if server is None:
        yield f"sqlite:///{file}"
    else:
        async with server.database(migrated=True) as url:
            yield url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store."""
    store = await Store.open(url)
    yield store
    await store.close()
