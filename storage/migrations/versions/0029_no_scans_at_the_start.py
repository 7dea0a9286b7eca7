"""Indices, so that a start reads no table as a whole that grows."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

INDICES: Final = (
    ("seasons", ["closed_at", "ends_at"]),
    ("seasons", ["told_at", "closed_at"]),
    ("arenas", ["over"]),
    ("nights", ["at"]),
)


def upgrade() -> None:
    for table, columns in INDICES:
        op.create_index(_name(table, columns), table, columns)


def downgrade() -> None:
    for table, columns in INDICES:
        op.drop_index(_name(table, columns), table)


def _name(table: str, columns: list[str]) -> str:
    return f"ix_{table}_{'_'.join(columns)}"
