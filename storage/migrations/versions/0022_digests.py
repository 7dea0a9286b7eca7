"""One message a day in place of calls to tables by correspondence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_digests"),
    )
    op.create_index("ix_digests_due_at", "digests", ["due_at"])


def downgrade() -> None:
    op.drop_index("ix_digests_due_at", table_name="digests")
    op.drop_table("digests")
