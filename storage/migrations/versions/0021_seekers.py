"""Who wants to be told when players are looked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("told_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_seekers"),
    )
    op.create_index("ix_seekers_user_id", "seekers", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_seekers_user_id", table_name="seekers")
    op.drop_table("seekers")
