"""As of when the message of each table shows it."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

UNSURE = timedelta(minutes=2)
"""What the version before did so shortly before its end may not have been shown."""


def upgrade() -> None:
    """Count all tables as shown, except for the latest changes."""
    moment = sa.DateTime(timezone=True)
    shown = op.create_table(
        "shown",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shown_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_shown"),
    )
    tables = sa.table("tables", sa.column("id", sa.Integer()), sa.column("updated_at", moment))
    connection = op.get_bind()
    last = connection.scalar(sa.select(sa.func.max(tables.c.updated_at, type_=moment)))
    if last is not None:
        sure = sa.select(tables.c.id, tables.c.updated_at).where(tables.c.updated_at < last - UNSURE)
        connection.execute(shown.insert().from_select(["table_id", "at"], sure))


def downgrade() -> None:
    op.drop_table("shown")
