"""Copies are whole whatever is being written, and putting one back loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from host.ratings import RATER
from storage import Store
from storage.arenas import Arena
from storage.backup import BackupError, backup, examine, restore
from storage.file_lock import lock_file
from storage.migrate import SKIPPED, alembic_config
from storage.puzzles import Found
from tests.storage.samples import ANN, ARENA_BOUNDS, CHANNEL, GUILD, lobby, planned
from tests.storage.test_sharing import NOW


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "manila.sqlite3"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


def fill(database: Path, tables: int) -> None:
    asyncio.run(_fill(database, tables))


async def _fill(database: Path, tables: int) -> None:
    store = await Store.open(f"sqlite:///{database}")
    for _ in range(tables):
        await lobby(store)
    await store.close()


def tables_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        return count


def new_ids(database: Path) -> list[int]:
    return asyncio.run(_new_ids(database))


async def _new_ids(database: Path) -> list[int]:
    """Return the ids of a new table, night and arena."""
    store = await Store.open(f"sqlite:///{database}")
    arena = await store.arenas.open(GUILD, CHANNEL, "chess", 3, "live", NOW, **ARENA_BOUNDS)
    assert isinstance(arena, Arena)
    ids = [await lobby(store), await planned(store, ANN), arena.id]
    await store.close()
    return ids


def content_of(file: Path) -> bytes:
    return file.read_bytes()


def put(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def beside(file: Path) -> list[str]:
    """What else lies in a file's folder, but for the lock, which stays."""
    return sorted(other.name for other in file.parent.iterdir() if other not in {file, lock_file(file)})


def test_a_copy_holds_everything_and_its_owner_alone_may_read_it(database: Path, copy: Path) -> None:
    fill(database, 3)
    contents = backup(database, copy)
    assert (contents.tables, contents.entries, contents.bytes) == (3, 0, copy.stat().st_size)
    assert tables_in(copy) == 3
    assert copy.stat().st_mode & 0o777 == 0o600
    assert beside(copy) == ["data"]


async def test_a_copy_is_whole_while_the_bot_writes(database: Path, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{database}")
    writing = True

    async def write() -> None:
        while writing:
            await lobby(store)

    writer = asyncio.create_task(write())
    counts = []
    for number in range(5):
        contents = await asyncio.to_thread(backup, database, tmp_path / f"{number}.sqlite3")
        counts.append(contents.tables)
        await asyncio.sleep(0.02)
    writing = False
    await writer
    await store.close()
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] <= tables_in(database)


def test_no_file_is_written_over(database: Path, copy: Path) -> None:
    fill(database, 1)
    copy.write_text("precious", encoding="utf-8")
    with pytest.raises(BackupError, match="already"):
        backup(database, copy)
    assert copy.read_text(encoding="utf-8") == "precious"
    assert beside(copy) == ["data"]


def test_a_copy_that_cannot_be_finished_leaves_nothing(
    database: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database, 1)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BackupError, match="No space left"):
        backup(database, copy)
    assert beside(copy) == ["data"]
    assert not copy.exists()


def test_what_is_not_there_cannot_be_copied(database: Path, copy: Path) -> None:
    with pytest.raises(BackupError, match="no database"):
        backup(database, copy)
    with pytest.raises(BackupError, match="no file"):
        restore(copy, database)


async def test_restored_backup_has_own_puzzles_with_answers_and_votes(database: Path, copy: Path) -> None:
    ann, own, shipped = 11, "0" * 12, "1" * 12
    store = await Store.open(f"sqlite:///{database}")
    assert await store.puzzles.keep(Found(own, "chess", 1, 77, {"missed": 0.5}))
    for name in (own, shipped):
        await store.puzzles.answer(ann, "chess", name, "go:1", best="go:1", hard=RATER.beginner, rater=RATER)
    await store.puzzles.vote(ann, shipped, -1)
    before = await kept(store, ann)
    await store.close()
    backup(database, copy)
    await asyncio.to_thread(database.unlink)
    restore(copy, database)
    store = await Store.open(f"sqlite:///{database}")
    assert await kept(store, ann) == before
    assert await store.puzzles.found(own) == Found(own, "chess", 1, 77, {"missed": 0.5})
    assert (await store.puzzles.marks("chess"))[shipped].bad == 1
    await store.close()


async def kept(store: Store, user: int) -> tuple[object, ...]:
    """All that is kept of puzzles and of who answers them."""
    puzzles = store.puzzles
    return (
        await puzzles.own("chess"),
        await puzzles.marks("chess"),
        await puzzles.answered(user, "chess"),
        await puzzles.score(user, "chess", RATER.beginner),
    )


def test_a_copy_is_put_back_where_nothing_is(database: Path, copy: Path, tmp_path: Path) -> None:
    fill(database, 2)
    backup(database, copy)
    elsewhere = tmp_path / "new" / "manila.sqlite3"
    assert restore(copy, elsewhere).tables == 2
    assert tables_in(elsewhere) == 2
    fill(elsewhere, 1)  # the bot starts on it
    assert tables_in(elsewhere) == 3


def test_logs_left_of_an_earlier_database_are_refused(database: Path, copy: Path) -> None:
    fill(database, 1)
    backup(database, copy)
    database.unlink()
    left = database.with_name("manila.sqlite3-wal")
    put(left, b"moves of a bot that was killed")
    with pytest.raises(BackupError, match="is left of an earlier database"):
        restore(copy, database)
    assert not database.exists()
    left.unlink()
    restore(copy, database)
    assert tables_in(database) == 1


def test_what_was_there_is_kept_aside(database: Path, copy: Path) -> None:
    fill(database, 2)
    backup(database, copy)
    fill(database, 1)
    with pytest.raises(BackupError, match="--replace"):
        restore(copy, database)
    assert tables_in(database) == 3
    aside = database.with_name("aside")
    restore(copy, database, aside=aside)
    assert (tables_in(database), tables_in(aside)) == (2, 3)
    assert beside(database) == ["aside"]


def test_restore_gives_no_id_of_the_replaced_database(database: Path, copy: Path) -> None:
    fill(database, 1)
    backup(database, copy)
    new_ids(database)
    last = 5 * SKIPPED
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = ?", (last,))
        connection.commit()
    restore(copy, database, aside=database.with_name("aside"))
    assert new_ids(database) == [last + 1] * 3


def test_restore_skips_ids_that_a_lost_database_may_have_given(database: Path, copy: Path) -> None:
    fill(database, 2)
    backup(database, copy)
    database.write_bytes(b"not a database at all" * 100)
    restore(copy, database, aside=database.with_name("aside"))
    assert new_ids(database) == [SKIPPED + 3, SKIPPED + 1, SKIPPED + 1]


def test_restore_skips_ids_of_what_the_older_copy_lacks(database: Path, copy: Path) -> None:
    fill(database, 2)
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0016")  # before nights and arenas
    engine.dispose()
    backup(database, copy)
    database.unlink()
    restore(copy, database)
    assert new_ids(database) == [SKIPPED + 3, SKIPPED + 1, SKIPPED + 1]


async def test_restored_tables_are_shown_again(database: Path, copy: Path) -> None:
    store = await Store.open(f"sqlite:///{database}")
    table = await lobby(store)
    await store.place(table, channel_id=CHANNEL, message_id=1)
    await store.note_shown({table: NOW + timedelta(days=10_000)})
    assert not await store.behind()
    await store.close()
    backup(database, copy)
    restore(copy, database, aside=database.with_name("aside"))
    store = await Store.open(f"sqlite:///{database}")
    assert [*await store.behind()] == [table]
    await store.close()


async def test_restored_nights_are_shown_again_if_planned(database: Path, copy: Path) -> None:
    store = await Store.open(f"sqlite:///{database}")
    night, canceled = await planned(store, ANN), await planned(store, ANN)
    await store.nights.settle(canceled, "off")
    await store.nights.note_shown(canceled)
    assert not await store.nights.unshown()
    await store.close()
    backup(database, copy)
    restore(copy, database, aside=database.with_name("aside"))
    store = await Store.open(f"sqlite:///{database}")
    assert [each.id for each in await store.nights.unshown()] == [night]
    await store.close()


async def test_nothing_is_put_back_under_a_bot_that_runs(database: Path, copy: Path) -> None:
    await _fill(database, 1)
    backup(database, copy)
    store = await Store.open(f"sqlite:///{database}")
    await lobby(store)
    with pytest.raises(BackupError, match="Stop the bot"):
        restore(copy, database, aside=database.with_name("aside"))
    await lobby(store)
    await store.close()
    assert tables_in(database) == 3
    assert beside(database) == []


async def test_the_moves_of_a_bot_that_was_killed_are_kept_aside_too(database: Path, copy: Path) -> None:
    await _fill(database, 1)
    backup(database, copy)
    store = await Store.open(f"sqlite:///{database}")
    await lobby(store)
    # As a killed process leaves it: the last writes are in the write-ahead log alone.
    killed = {file: content_of(file) for file in (database, database.with_name(database.name + "-wal"))}
    await store.close()
    for file, content in killed.items():
        put(file, content)
    aside = database.with_name("aside")
    restore(copy, database, aside=aside)
    assert (tables_in(database), tables_in(aside)) == (1, 2)


def test_a_damaged_database_can_be_replaced(database: Path, copy: Path) -> None:
    fill(database, 1)
    backup(database, copy)
    database.write_bytes(b"not a database at all" * 100)
    restore(copy, database, aside=database.with_name("aside"))
    assert tables_in(database) == 1
    assert "aside" in beside(database)


def test_a_damaged_copy_changes_nothing(database: Path, copy: Path) -> None:
    fill(database, 50)
    backup(database, copy)
    content = bytearray(copy.read_bytes())
    content[5000:9000] = bytes(4000)
    copy.write_bytes(content)
    with pytest.raises(BackupError):
        restore(copy, database, aside=database.with_name("aside"))
    assert tables_in(database) == 50
    assert beside(database) == []


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("DROP TABLE entries", "not one of this program"),
    ],
)
def test_a_copy_of_another_program_or_version_is_refused(
    database: Path, copy: Path, statement: str, complaint: str
) -> None:
    fill(database, 1)
    backup(database, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(BackupError, match=complaint):
        restore(copy, database, aside=database.with_name("aside"))
    assert tables_in(database) == 1


def test_a_copy_that_belongs_together_no_more_is_refused(database: Path, copy: Path) -> None:
    fill(database, 1)
    backup(database, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("DELETE FROM tables")
        connection.commit()
    with pytest.raises(BackupError, match="belong to nothing"):
        examine(copy)
