"""Stores on a file of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of a test lies; not created yet."""
    return tmp_path / "data" / "manila.sqlite3"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store."""
    store = await Store.open(url)
    yield store
    await store.close()
