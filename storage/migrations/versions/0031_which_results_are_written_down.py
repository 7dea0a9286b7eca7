"""Which finished games are written down, so that those which are not are found without reading all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mark finished games with a result as recorded."""
    op.add_column("tables", sa.Column("recorded", sa.Boolean(), nullable=True))
    tables = sa.table("tables", *map(sa.column, ("id", "recorded")))
    results = sa.table("results", sa.column("table_id"))
    written = tables.update().where(tables.c.id.in_(sa.select(results.c.table_id)))
    op.get_bind().execute(written.values(recorded=sa.true()))
    op.create_index("ix_tables_status_recorded", "tables", ["status", "recorded"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_recorded", "tables")
    op.drop_column("tables", "recorded")
