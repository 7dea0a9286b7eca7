"""Results and ratings of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("ai_seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("ai", sa.Boolean(), nullable=False),
        sa.Column("stayed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_seats_table_id_results"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_user_id", "result_seats", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.String(length=16), nullable=False),
        sa.Column("scope", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.CheckConstraint("pool IN ('people', 'with_ai')", name="ck_ratings_pool"),
        sa.PrimaryKeyConstraint("kind", "pool", "scope", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])


def downgrade() -> None:
    """Drop the records, which can be computed again from the logs."""
    op.drop_table("ratings")
    op.drop_table("result_seats")
    op.drop_table("results")
    op.drop_index("ix_tables_status", "tables")
