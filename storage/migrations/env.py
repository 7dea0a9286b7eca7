"""Alembic's entry point, on the connection of ``storage/migrate.py``."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from sqlalchemy.types import TypeDecorator

from storage.schema import metadata


def render_item(kind: str, item: Any, _autogenerate: Any) -> str | Literal[False]:
    """Write our column types as the database's: old migrations must not change."""
    if kind == "type" and isinstance(item, TypeDecorator):
        return f"sa.{item.impl!r}"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can't alter most properties of a table; Alembic then rebuilds and copies it.
    render_as_batch=True,
    render_item=render_item,
)

with context.begin_transaction():
    context.run_migrations()
