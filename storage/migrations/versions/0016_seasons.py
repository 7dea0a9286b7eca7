"""Seasons of servers: their spans, ratings in each of them, titles at their ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

POOL = "pool IN ('people', 'with_ai')"
OF_ALL_TIME = ("kind", "pool", "scope", "user_id")
OF_A_SEASON = ("kind", "pool", "scope", "season", "user_id")


def upgrade() -> None:
    """Keep the existing ratings as those of all time."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("began_at", moment, nullable=False),
        sa.Column("ends_at", moment, nullable=False),
        sa.Column("closed_at", moment, nullable=True),
        sa.Column("told_at", moment, nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_seasons"),
    )
    op.create_table(
        "titles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "kind", "pool", "user_id", name="pk_titles"),
    )
    op.create_index("ix_titles_user_id", "titles", ["user_id"])
    # SQLite builds the table anew, and would forget the check, which it does not tell of.
    with op.batch_alter_table("ratings", table_args=(sa.CheckConstraint(POOL, name="ck_ratings_pool"),)) as batch:
        batch.add_column(sa.Column("season", sa.Integer(), autoincrement=False, nullable=False, server_default="0"))
        batch.drop_constraint("pk_ratings", type_="primary")
        batch.create_primary_key("pk_ratings", [*OF_A_SEASON])
    with op.batch_alter_table("ratings", table_args=(sa.CheckConstraint(POOL, name="ck_ratings_pool"),)) as batch:
        batch.alter_column("season", server_default=None)


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM ratings WHERE season <> 0"))
    with op.batch_alter_table("ratings", table_args=(sa.CheckConstraint(POOL, name="ck_ratings_pool"),)) as batch:
        batch.drop_constraint("pk_ratings", type_="primary")
        batch.create_primary_key("pk_ratings", [*OF_ALL_TIME])
        batch.drop_column("season")
    op.drop_table("titles")
    op.drop_table("seasons")
