"""An index for finding the tables that were touched last."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_updated_at", "tables", ["updated_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_updated_at", table_name="tables")
