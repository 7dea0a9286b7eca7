"""An index that finds finished games by their age."""

from __future__ import annotations

from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_status_why_closed_updated_at", "tables", ["status", "why_closed", "updated_at"])
    op.drop_index("ix_tables_status", "tables")


def downgrade() -> None:
    op.create_index("ix_tables_status", "tables", ["status"])
    op.drop_index("ix_tables_status_why_closed_updated_at", "tables")
