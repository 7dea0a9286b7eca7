"""What statements read of a database, by its own account."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Float, Integer, String, event
from sqlalchemy.engine import Engine

from storage import schema

READING: Final = ("SELECT", "UPDATE", "DELETE", "WITH")
ROWS: Final = 5_000
"""Rows that a table is filled with."""
PAST: Final = {
    "tables.kind": "'manila'",
    "tables.status": "'over'",
    "tables.why_closed": "NULL",
    "ratings.pool": "'people'",
    "nights.status": "'told'",
    "digests.due_at": "now() + n * interval '1 day'",
}
"""What some columns hold in rows that leave nothing to do."""


@contextmanager
def heard() -> Iterator[dict[str, Any]]:
    """Statements that are executed meanwhile, each with the parameters that it first had."""
    asked: dict[str, Any] = {}

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        asked.setdefault(statement, parameters[0] if many else parameters)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def sqlite_plans(file: Path, asked: Mapping[str, Any]) -> dict[str, list[str]]:
    """The steps by which SQLite executes each statement."""
    connection = sqlite3.connect(file)
    plans = {
        statement: [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
        for statement, parameters in asked.items()
        if statement.startswith(READING) and "WHERE 0 = 1" not in statement
    }
    connection.close()
    return plans


def scanned(step: str) -> str | None:
    """The table that a step of SQLite reads as a whole, if it does."""
    found = re.match(r"SCAN (\w+)", step)
    return None if found is None else found[1]


async def rows_read(line: Any, statement: str, parameters: Any) -> dict[str, int]:
    """Count the rows of each table that PostgreSQL looks at to execute a statement, which is then undone.

    ``line``: the driver's own connection.
    """
    trial = line.transaction()
    await trial.start()
    try:
        plan = await line.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", *parameters)
    finally:
        await trial.rollback()
    read: dict[str, int] = {}
    for node in _nodes(json.loads(plan)[0]["Plan"]):
        if "Scan" in node["Node Type"] and "Relation Name" in node:
            passed_over = sum(count for name, count in node.items() if name.startswith("Rows Removed by"))
            rows = round((node["Actual Rows"] + passed_over) * node["Actual Loops"])
            read[node["Relation Name"]] = read.get(node["Relation Name"], 0) + rows
    return read


async def fill(line: Any, but: Mapping[str, str]) -> None:
    """Fill all tables of a PostgreSQL database ``but`` some with what is long past, as one in use is filled."""
    for table in schema.metadata.sorted_tables:
        if table.name not in but:
            names, values = ", ".join(table.columns.keys()), ", ".join(map(_past, table.columns))
            numbers = f"generate_series(1001, {1000 + ROWS}) AS n"
            await line.execute(f"INSERT INTO {table.name} ({names}) SELECT {values} FROM {numbers}")
    await line.execute("ANALYZE")


def _past(column: Column[Any]) -> str:
    if str(column) in PAST:
        return PAST[str(column)]
    match column.type:
        case Boolean():
            return "true"
        case Integer() | Float():
            return "n"
        case JSON():
            return "'{}'"
        case schema.UtcDateTime():
            return "now() - interval '20 days' - n * interval '1 minute'"
        case String(length=length):
            return f"left(md5(n::text), {length})"
    raise TypeError(f"{column} is of a type that is filled with nothing")


def _nodes(plan: Any) -> Iterator[Any]:
    yield plan
    for child in plan.get("Plans", ()):
        yield from _nodes(child)
