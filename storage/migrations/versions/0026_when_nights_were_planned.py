"""When game nights were planned, so that nobody plans them without end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("nights", sa.Column("planned_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("nights", "planned_at")
