"""Which modules the bot's processes load: each one that none of them needs costs memory on every machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = "sorted({name.partition('.')[0] for name in __import__('sys').modules})"
BOT: Final = f"""
import asyncio, json, sys
from bot.cli import run
from bot.cli.process import run
from bot.settings import Settings
from discord.utils import utcnow
from storage.store import Store

async def main():
    store = await Store.open(Settings(_env_file=None, data_dir=sys.argv[1]).database, clock=utcnow, alone=True)
    await store.close()
    print(json.dumps({MODULES}))

asyncio.run(main())
"""
"""Prints what a bot has loaded once its database is open."""
DRAWER: Final = f"""
import asyncio, json
from bot.games.catalogue import catalogue
from host.workers import Workers
from render.memory import give_back
from render.work import draw_timed

async def main():
    games = catalogue()
    presenters = games.presenters(games.in_language("en")).values()
    workers = Workers("draw pictures", 1)
    workers.start((give_back,))
    # Handed over as preparations are, so that it loads what they need.
    await workers.work(len, tuple(presenter.prepare for presenter in presenters))
    for presenter in presenters:
        pictures = filter(None, map(presenter.rules_picture, range(len(presenter.rules_pages()))))
        await workers.work(draw_timed, next(pictures).paint)
    print(json.dumps(await workers.work(eval, {MODULES!r})))
    workers.close()

asyncio.run(main())
"""
"""Prints what a process has loaded that has drawn a picture of each game."""


def _loaded(code: str, *arguments: str) -> set[str]:
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


@pytest.mark.slow
def test_bot_loads_alembic_only_to_migrate(tmp_path: Path) -> None:
    first, second = _loaded(BOT, str(tmp_path)), _loaded(BOT, str(tmp_path))
    assert "alembic" in first  # the database was empty
    assert {"discord", "sqlalchemy", "engine", "render"} <= second
    assert not second & {"alembic", "mako", "localcord"}


@pytest.mark.slow
def test_drawing_process_loads_only_what_draws() -> None:
    loaded = _loaded(DRAWER)
    assert {"PIL", "render"} <= loaded
    needless = {"asyncio", "discord", "aiohttp", "sqlalchemy", "storage", "openskill", "structlog", "typer"}
    assert not loaded & needless
