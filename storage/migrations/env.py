"""Alembic's entry. ``storage/migrate.py`` hands in the connection and commits its transaction."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from sqlalchemy.types import TypeDecorator

from storage.schema import metadata


def render_item(kind: str, item: Any, _autogenerate: Any) -> str | Literal[False]:
    """Write our own column types as what they are in the database: an old migration must not change with our code."""
    if kind == "type" and isinstance(item, TypeDecorator):
        return f"sa.{item.impl!r}"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter most things of a table in place; Alembic then builds it anew and copies.
    render_as_batch=True,
    render_item=render_item,
)

with context.begin_transaction():
    context.run_migrations()
