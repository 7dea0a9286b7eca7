"""What of finished games has been posted as whose wish."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "posts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", "what", name="pk_posts"),
    )


def downgrade() -> None:
    op.drop_table("posts")
