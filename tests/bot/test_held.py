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
