"""``manila doctor --update``: show what this version would do to the database."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cli.checks import CheckResult
from bot.cli.machine import MIB
from bot.cli.progress import shown
from bot.games.catalogue import catalogue
from bot.process.version import version
from bot.settings import Settings
from host.checkup import check_tables
from storage.backup import LOGS, BackupError, examine
from storage.dialects import connect, sqlite_file
from storage.errors import NewerSchemaError, StoreError, translated_errors
from storage.file_lock import holder_of
from storage.migrate import SchemaState, inspect, last_app_version
from storage.migration_preview import MigrationStep, RowCounts, census, dry_run, rehearse_empty

COPIES: Final = 3
"""Required disk space as a multiple of the database: for a copy, and for rebuilt tables."""
EXAMINED: Final = 20
"""The maximum number of files next to the database checked for being a copy, newest first."""
NAMED_FAULTS: Final = 3


async def update(settings: Settings, *, deep: bool = False) -> list[CheckResult]:
    """Return what the first start of this version would do.

    Nothing is changed; a copy is migrated, and deleted afterwards. ``deep``: also replay every game of the migrated
    copy.
    """
    file = sqlite_file(settings.database)
    if file is not None and not file.exists():
        return [CheckResult("ok", "Update", f"nothing to do: {file} will be made at the first start")]
    try:
        with translated_errors():
            engine = connect(settings.database)
            try:
                state = await inspect(engine)
                async with engine.connect() as connection:
                    writer = None if state.found is None else await connection.run_sync(last_app_version)
                return [
                    CheckResult(
                        "ok", "Version", f"{version()}; the database was last opened by {writer or 'one before'}"
                    ),
                    *await _told(engine, state, file, deep=deep),
                ]
            finally:
                await engine.dispose()
    except NewerSchemaError as error:
        return [CheckResult("fail", "Update", "cannot be", str(error))]
    except StoreError as error:
        return [CheckResult("fail", "Database", str(file or "the server of MANILA_DATABASE_URL"), str(error))]


async def _told(engine: AsyncEngine, state: SchemaState, file: Path | None, *, deep: bool) -> list[CheckResult]:
    if state.found is None:
        return [CheckResult("ok", "Update", "nothing to do: the database is empty")]
    if state.current:
        alive = _alive(await census(engine, set()))
        return [CheckResult("ok", "Update", f"nothing to do: schema {state.found} is this version's"), alive]
    tried = await asyncio.to_thread(_try_empty if file is None else _try, state.found, file, deep)
    if isinstance(tried, CheckResult):
        return [tried, *_copies(file), *_room(file)]
    steps, came = tried
    counted = await census(engine, {name for step in steps for name in (*step.anew, *step.altered, *step.changed)})
    count = "one step" if len(steps) == 1 else f"{len(steps)} steps"
    todo = "It happens at the first start of this version, in one transaction: all of it, or nothing."
    return [
        CheckResult("ok", "Update", f"{count}, from schema {state.found} to {state.wanted}", todo),
        *(CheckResult("ok", f"Step {step.revision}", _said(step, counted)) for step in steps),
        came,
        _alive(counted),
        *_running(file),
        *_copies(file),
        *_room(file),
    ]


# -- the trial --------------------------------------------------------------------------------------


def _try_empty(found: str, _file: Path | None, _deep: bool) -> tuple[list[MigrationStep], CheckResult]:
    todo = "To try it on your rows, restore a dump into another database and start this version on that."
    return rehearse_empty(found), CheckResult("ok", "Trial", "done on an empty database", todo)


def _try(found: str, file: Path | None, deep: bool) -> tuple[list[MigrationStep], CheckResult] | CheckResult:
    assert file is not None
    if _free(file) < COPIES * file.stat().st_size:
        return rehearse_empty(found), CheckResult(
            "warn", "Trial", "not done: a copy would not fit on the disk", "Make room."
        )
    begun = time.monotonic()
    try:
        with dry_run(file, found) as (copy, steps):
            seconds = time.monotonic() - begun
            faults = asyncio.run(_faults(copy)) if deep else None
    except (BackupError, SQLAlchemyError, CommandError) as error:
        said = str(error).partition("\n")[0]
        todo = "Keep the version that runs, and tell us of it. Nothing was changed."
        return CheckResult("fail", "Trial", f"the update fails on a copy: {said}", todo)
    if faults:
        todo = "Keep the version that runs, and tell us of it. Nothing was changed."
        return CheckResult("fail", "Trial", f"after it, {'; '.join(faults)}", todo)
    whole = ", and every game in it plays again to what is stored" if deep else ""
    more = "" if deep else "With --deep every game of the copy is played again, too."
    return steps, CheckResult("ok", "Trial", f"done on a copy in {seconds:,.1f} s{whole}", more)


async def _faults(copy: Path) -> list[str]:
    engine = connect(f"sqlite:///{copy}")
    try:
        with shown("Playing every game again") as progress:
            checkup = await check_tables(engine, catalogue().games, progress)
    finally:
        await engine.dispose()
    return [f"table {table} {fault}" for table, fault in list(checkup.faults.items())[:NAMED_FAULTS]]


# -- in words ---------------------------------------------------------------------------------------


def _said(step: MigrationStep, counted: RowCounts) -> str:
    said = [step.what]
    if step.new:
        said.append(f"Makes {', '.join(step.new)}.")
    for how, names in (("Builds anew", step.anew), ("Alters", step.altered), ("Changes rows of", step.changed)):
        if names:
            rows = ", ".join(f"{name} ({counted.rows.get(name, 0):,} rows)" for name in names)
            said.append(f"{how} {rows}.")
    if not step.anew:
        said.append("Rewrites no table.")
    return " ".join(said)


def _alive(counted: RowCounts) -> CheckResult:
    lobbies, games = counted.tables["lobby"], counted.tables["playing"]
    past = counted.tables["over"] + counted.tables["closed"]
    found = f"{lobbies:,} gathering and {games:,} playing, which go on; {past:,} over or closed"
    return CheckResult("ok", "Tables", found)


def _running(file: Path | None) -> Iterator[CheckResult]:
    if file is None:
        return
    try:
        holder = holder_of(file)
    except OSError:
        return  # another user's: unknown then
    if holder is not None:
        todo = "Stop it, make a copy, start this version."
        yield CheckResult("warn", "Bot", f"runs: {holder}", todo)


def _copies(file: Path | None) -> Iterator[CheckResult]:
    if file is None:
        todo = "Make one before the update: pg_dump --format=custom --file=FILE DATABASE"
        yield CheckResult("warn", "Copy", "whether there is a dump is not known here", todo)
        return
    todo = f"Make one before the update: manila backup {file.stem}-before-{version().partition(' ')[0]}.sqlite3"
    newest = _newest_copy(file)
    if newest is None:
        yield CheckResult("warn", "Copy", f"none is beside {file}", todo)
        return
    made = datetime.fromtimestamp(newest.stat().st_mtime).astimezone()
    found = f"{newest}, of {made:%Y-%m-%d %H:%M}"
    log = file.with_name(f"{file.name}-wal")  # what a bot that was killed stored last may be there alone
    changed = max(each.stat().st_mtime for each in (file, log) if each.exists() and each.stat().st_size)
    if newest.stat().st_mtime < changed:
        yield CheckResult("warn", "Copy", f"{found}; the database has changed since", todo)
    else:
        yield CheckResult("ok", "Copy", found)


def _newest_copy(file: Path) -> Path | None:
    """Return the newest intact copy in the database's folder or the current one."""
    folders = {file.absolute().parent, Path.cwd()}
    beside = {each for folder in folders for each in folder.glob("*.sqlite3*") if each.is_file()}
    beside = {each for each in beside if each.name != file.name and not each.name.endswith(LOGS)}
    for each in sorted(beside, key=lambda copy: copy.stat().st_mtime, reverse=True)[:EXAMINED]:
        try:
            examine(each)
        except BackupError:
            continue
        return each
    return None


def _room(file: Path | None) -> Iterator[CheckResult]:
    if file is None:
        return
    size, free = file.stat().st_size, _free(file)
    found = f"{free / MIB:,.0f} MiB free; the database has {size / MIB:,.1f} MiB"
    if free < COPIES * size:
        todo = f"Make room before the update: {COPIES} times the database is enough for it and a copy."
        yield CheckResult("fail", "Disk", found, todo)
    else:
        yield CheckResult("ok", "Disk", found)


def _free(file: Path) -> int:
    return shutil.disk_usage(file.absolute().parent).free
