"""Puzzles: those of a bot's own servers, answers, ratings and votes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_guild_id", "puzzles", ["guild_id"])
    op.create_index("ix_puzzles_kind", "puzzles", ["kind"])
    op.create_table(
        "puzzle_marks",
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("good", sa.Integer(), nullable=False),
        sa.Column("bad", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_marks"),
    )
    op.create_index("ix_puzzle_marks_kind", "puzzle_marks", ["kind"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "user_id", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_user_id", "puzzle_ratings", ["user_id"])
    op.create_table(
        "puzzle_answers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("code", sa.String(60), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("vote", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_answers"),
    )


def downgrade() -> None:
    for table in ("puzzle_answers", "puzzle_ratings", "puzzle_marks", "puzzles"):
        op.drop_table(table)
