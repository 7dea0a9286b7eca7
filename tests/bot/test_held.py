"""A bot whose database another process has: it ends at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.harbour import settings_for
from bot.app import create_bot
from localcord import LocalCord
from render.pool import Painter
from storage.errors import DatabaseHeldError
from storage.file_lock import locked


async def test_bot_without_its_database_draws_no_pictures_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(Painter, "ahead", lambda _, *what: drawn.extend(what))
    async with LocalCord() as cord:
        with locked(tmp_path / "manila.sqlite3"):
            async with create_bot(settings_for(cord, tmp_path)) as bot:
                with pytest.raises(DatabaseHeldError):
                    await bot.start(cord.token)
    assert drawn == []


@pytest.mark.parametrize(
    "share", [{"shards": "2-3"}, {"processes": 2, "process": "manila-1"}], ids=["listed", "counted"]
)
async def test_bot_connects_the_shards_of_its_process_alone(tmp_path: Path, share: dict[str, Any]) -> None:
    apart = {"database_url": "postgresql://manila@nowhere/manila", "shard_count": 4}
    async with LocalCord() as cord, create_bot(settings_for(cord, tmp_path, **apart, **share)) as bot:
        assert bot.shard_ids == [2, 3]
