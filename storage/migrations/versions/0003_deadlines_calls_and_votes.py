"""Deadlines, calls, how people want to be called, and votes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "timers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("warned", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_timers_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_timers"),
    )
    op.create_index("ix_timers_due_at", "timers", ["due_at"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_calls"),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("pings", sa.String(length=8), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("by_user", sa.BigInteger(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("refused", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proposals_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_proposals"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=255), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )


def downgrade() -> None:
    for name in ("facts", "proposals", "people", "calls", "timers"):
        op.drop_table(name)
