"""Arenas: who takes part, who waits, who sits where, what they have earned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "arenas",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("speed", sa.String(length=16), nullable=False),
        sa.Column("began_at", moment, nullable=False),
        sa.Column("ends_at", moment, nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_arenas"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "arena_players",
        sa.Column("arena_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("stays", sa.Boolean(), nullable=False),
        sa.Column("waiting_since", moment, nullable=True),
        sa.Column("sits_at", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["arena_id"], ["arenas.id"], name="fk_arena_players_arena_id_arenas"),
        sa.ForeignKeyConstraint(["sits_at"], ["tables.id"], name="fk_arena_players_sits_at_tables"),
        sa.PrimaryKeyConstraint("arena_id", "user_id", name="pk_arena_players"),
    )
    op.create_index("ix_arena_players_sits_at", "arena_players", ["sits_at"])
    op.create_index("ix_arena_players_user_id", "arena_players", ["user_id"])


def downgrade() -> None:
    op.drop_table("arena_players")
    op.drop_table("arenas")
