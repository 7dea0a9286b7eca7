"""What stays imposed on people whose data was deleted, under keyed hashes of their ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "penalties",
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("scope", sa.String(length=48), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("kind", "digest", "scope", name="pk_penalties"),
    )
    op.create_table(
        "penalty_keys",
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("kind", name="pk_penalty_keys"),
    )


def downgrade() -> None:
    op.drop_table("penalty_keys")
    op.drop_table("penalties")
