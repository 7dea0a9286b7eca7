"""Game nights, and who comes to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nights",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("event_id", sa.BigInteger(), nullable=True),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("speed", sa.String(length=16), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "status IN ('planned', 'opened', 'told', 'off', 'empty', 'full', 'missed')", name=op.f("ck_nights_status")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_nights_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_nights_guild_id_status", "nights", ["guild_id", "status"])
    op.create_index("ix_nights_status_at", "nights", ["status", "at"])
    op.create_index("ix_nights_event_id", "nights", ["event_id"])
    op.create_table(
        "guests",
        sa.Column("night_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("comes", sa.Boolean(), nullable=False),
        sa.Column("hosts", sa.Boolean(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_guests_night_id_nights"),
        sa.PrimaryKeyConstraint("night_id", "user_id", name="pk_guests"),
    )
    op.create_index("ix_guests_user_id", "guests", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_guests_user_id", table_name="guests")
    op.drop_table("guests")
    for index in ("event_id", "status_at", "guild_id_status"):
        op.drop_index(f"ix_nights_{index}", table_name="nights")
    op.drop_table("nights")
