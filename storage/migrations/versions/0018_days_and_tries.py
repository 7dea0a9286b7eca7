"""The deals of the day, and what people have made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("par", sa.Integer()),
        sa.Column("spoiled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "number", name="pk_days"),
    )
    op.create_table(
        "tries",
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("scored", sa.Boolean(), nullable=False),
        sa.Column("run", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("marks", sa.String(64), nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("kind", "number", "user_id", "scored", name="pk_tries"),
    )
    op.create_index("ix_tries_user_id", "tries", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_tries_user_id", table_name="tries")
    op.drop_table("tries")
    op.drop_table("days")
