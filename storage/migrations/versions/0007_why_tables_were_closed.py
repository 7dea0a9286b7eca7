"""Why tables were closed, so that those which nobody came to can be taken up again."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

LEFT_ALONE = timedelta(days=7)
"""How long a game had been left alone, at least, that the versions before closed because nobody came."""


def upgrade() -> None:
    """Find out from the logs of closed games which were inactive."""
    op.add_column("tables", sa.Column("why_closed", sa.String(length=16)))
    moment = sa.DateTime(timezone=True)
    tables = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("updated_at", moment), sa.column("why_closed")
    )
    entries = sa.table("entries", sa.column("table_id"), sa.column("at", moment))
    last = sa.func.max(entries.c.at, type_=moment)
    games = (
        sa.select(tables.c.id, tables.c.updated_at, last.label("played_at"))
        .join(entries, entries.c.table_id == tables.c.id)
        .where(tables.c.status == "closed")
        .group_by(tables.c.id, tables.c.updated_at)
    )
    connection = op.get_bind()
    alone = [row.id for row in connection.execute(games) if row.updated_at - row.played_at >= LEFT_ALONE]
    for table in alone:
        connection.execute(tables.update().where(tables.c.id == table).values(why_closed="untouched"))


def downgrade() -> None:
    op.drop_column("tables", "why_closed")
