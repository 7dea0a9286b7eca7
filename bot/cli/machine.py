"""The checks of ``manila doctor`` on this machine."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import aiohttp

from bot.cli.checks import CheckResult
from bot.settings import Settings
from storage.dialects import sqlite_file

MIB: Final = 1024 * 1024
LITTLE: Final = 1024
"""MiB of free disk below which the doctor warns."""
NOTHING: Final = 50
"""MiB of free disk below which the bot may fail to write."""
ASKING: Final = aiohttp.ClientTimeout(total=3)


def disk(settings: Settings) -> Iterator[CheckResult]:
    """Yield the free space where the database grows, if that is here."""
    file = sqlite_file(settings.database)
    if file is None:
        return
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // MIB
    if free < NOTHING:
        yield CheckResult(
            "fail", "Disk", f"{free} MiB free in {folder}", "Make room now: moves cannot be written without it."
        )
    elif free < LITTLE:
        yield CheckResult(
            "warn", "Disk", f"{free} MiB free in {folder}", "Make room soon: moves cannot be written without it."
        )
    else:
        yield CheckResult("ok", "Disk", f"{free / 1024:,.1f} GiB free in {folder}")


def processes() -> Iterator[CheckResult]:
    """Check whether AI players can search in processes, and on how many cores."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        get_context("spawn").Semaphore()
    except (ImportError, OSError) as error:
        todo = (
            "Let this program use shared memory (in a container: a writable /dev/shm). Without it AI seats play weaker."
        )
        yield CheckResult("warn", "Processes", f"cannot share what they need ({error})", todo)
        return
    yield CheckResult("ok", "Processes", f"{cores} {'core' if cores == 1 else 'cores'} for AI players to search on")


async def port(settings: Settings) -> list[CheckResult]:
    """Check whether the port of health and metrics is free, or the bot's own."""
    if not settings.metrics_port:
        return [CheckResult("ok", "Port", "none for health and metrics (MANILA_METRICS_PORT)")]
    where = f"{settings.metrics_host}:{settings.metrics_port}"
    if await _is_the_bot(settings):
        return [CheckResult("ok", "Port", f"the bot is running, and answers at {where}")]
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.metrics_host, settings.metrics_port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        todo = "Choose another MANILA_METRICS_PORT, or end what listens there."
        return [CheckResult("fail", "Port", f"nothing can listen on {where} ({error.strerror})", todo)]
    return [CheckResult("ok", "Port", f"{where} is free, for health and metrics")]


async def _is_the_bot(settings: Settings) -> bool:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.metrics_host, settings.metrics_host)
    url = f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/healthz"
    try:
        async with aiohttp.ClientSession(timeout=ASKING) as session, session.get(url) as answer:
            return answer.status == 200 and (await answer.text()).strip() == "alive"
    except (aiohttp.ClientError, TimeoutError, UnicodeDecodeError):
        return False


def env_file(path: Path = Path(".env")) -> Iterator[CheckResult]:
    """Check whether other users can read the file with the token."""
    if path.is_file() and os.name == "posix" and path.stat().st_mode & 0o077:
        yield CheckResult("warn", "Settings", f"{path} can be read by others", f"It holds secrets: chmod 600 {path}")
