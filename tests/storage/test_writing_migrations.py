"""``python -m storage`` writes a migration that holds all that the schema has gained, as our files are written."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from storage.migrate import revisions

ROOT: Final = Path(__file__).parents[2]
TABLE: Final = """gifts: Final = Table(
    "gifts",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("given_at", UtcDateTime, nullable=False),
    CheckConstraint("kind IN ('book', 'flowers')", name="kind"),
    Index(None, "given_at"),
)

sessions: Final = Table("""
COLUMNS: Final = """    Column("seconds", Integer, nullable=False),
    Column("mood", String(8)),
    Column("grace", Integer, nullable=False),
    CheckConstraint("mood IN ('calm', 'angry')", name="mood"),
"""
THERE_AND_BACK: Final = """
from alembic import command
from sqlalchemy import create_engine
from storage.migrate import alembic_config
with create_engine("sqlite://").connect() as connection:
    config = alembic_config(connection)
    command.upgrade(config, "head")
    command.downgrade(config, "base")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what knows the schema, to be changed."""
    for room in ("storage", "engine"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(copy: Path, *arguments: str) -> str:
    """Run a module of Python there; gives what it says."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.timeout(150)  # several programs, one after the other
@pytest.mark.slow
def test_a_migration_is_written_whole_and_in_our_format(copy: Path) -> None:
    schema, number = copy / "storage" / "schema.py", int(max(revisions())) + 1
    changed = schema.read_text("utf-8")
    for old, new in (
        ("sessions: Final = Table(", TABLE),
        ('    Column("seconds", Integer, nullable=False),\n', COLUMNS),
        ("'over', 'closed')", "'over', 'closed', 'frozen')"),
    ):
        assert old in changed
        changed = changed.replace(old, new, 1)
    schema.write_text(changed, "utf-8")
    assert "give timers.grace a server_default" in run(copy, "-m", "storage", "keep what people give.")
    (written,) = (copy / "storage" / "migrations" / "versions").glob(f"{number:04}_*.py")
    text = written.read_text("utf-8")
    assert text.startswith('"""keep what people give."""\n')
    for part in (
        "sa.CheckConstraint(\"kind IN ('book', 'flowers')\"",
        "batch_op.create_check_constraint(batch_op.f(\"ck_timers_mood\"), \"mood IN ('calm', 'angry')\")",
        "\"status IN ('lobby', 'playing', 'over', 'closed', 'frozen')\"",
        'sa.Column("given_at", sa.DateTime(timezone=True), nullable=False)',
    ):
        assert part in text.partition("def downgrade")[0]
    run(copy, "-m", "ruff", "check", str(written))
    run(copy, "-m", "ruff", "format", "--check", str(written))
    run(copy, "-c", THERE_AND_BACK)
    run(copy, "-m", "storage", "find nothing more")
    (after,) = (copy / "storage" / "migrations" / "versions").glob(f"{number + 1:04}_*.py")
    assert "batch_op" not in after.read_text("utf-8")
