"""Which table a rematch follows, so that the rematch of a game is found without reading the games after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("follows", sa.Integer(), nullable=True))
    tables = sa.table("tables", sa.column("lobby", sa.JSON()), sa.column("follows"))
    op.get_bind().execute(tables.update().values(follows=tables.c.lobby["after"].as_integer()))
    op.create_index("ix_tables_follows", "tables", ["follows"])


def downgrade() -> None:
    op.drop_index("ix_tables_follows", "tables")
    op.drop_column("tables", "follows")
