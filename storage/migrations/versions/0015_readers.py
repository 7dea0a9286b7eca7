"""Which language people have chosen for what they alone read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "readers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_readers"),
    )


def downgrade() -> None:
    op.drop_table("readers")
