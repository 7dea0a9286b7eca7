"""Looks over the shoulder of a bot: whether its log keeps what people were told, nothing lost and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sqlalchemy import select

from engine.log import Entry, Header, replay
from storage import schema
from storage.rows import TableRow, entry_row, table_row
from tests.kit import GAMES
from tests.wire.crews import Pressed
from tests.wire.databases import Database

ENTRIES: Final = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.number)
OVER: Final = select(schema.tables).where(schema.tables.c.status == "over")
RECORDED: Final = select(schema.results.c.table_id)


class Audit:
    """Reads the database of a bot now and then, and remembers what it has read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[int, list[Entry]] = {}
        self.problems: list[str] = []

    async def look(self) -> None:
        """Read all logs. What stood in them at the last look must stand there still."""
        now = await self._entries()
        for table, before in self._seen.items():
            after = now.get(table, [])
            if after[: len(before)] != before:
                self.problems.append(f"table {table}: the log has lost or changed what stood in it")
        for table, entries in now.items():
            if [entry.number for entry in entries] != list(range(len(entries))):
                self.problems.append(f"table {table}: the log has gaps")
        self._seen = now

    async def judge(self, moves: Sequence[Pressed]) -> None:
        """Play the logs of all games that are over again, and hold them against what people pressed and were told."""
        await self.look()
        recorded = {row["table_id"] for row in await self._database.read(RECORDED)}
        for row in map(table_row, await self._database.read(OVER)):
            if row.number != len(self._seen[row.id]) - 1:
                self.problems.append(f"table {row.id}: {row.number} is not the number of its last entry")
            if row.id not in recorded:
                self.problems.append(f"table {row.id}: its result is not written down")
            self._judge_game(row, [move for move in moves if move.table == row.id])

    def _judge_game(self, row: TableRow, moves: Sequence[Pressed]) -> None:
        table, game = row.id, GAMES[row.kind]
        header = Header.model_validate(
            {
                "kind": row.kind,
                "rules_version": row.rules_version,
                "options": row.options,
                "seats": len(row.chairs),
                "seed": row.seed,
            }
        )

        def at(ply: int, code: str) -> int | None:
            """The decision at which a move counts. A free one may be made at a later one than it was pressed at."""
            return None if game.parse(code).free else ply

        made: Counter[tuple[int | None, int | None, str]] = Counter()
        ply = 0
        for entry, state, _ in replay(game, header, self._seen[table]):
            if entry.seat is not None and entry.by == "person":
                made[at(ply, entry.code), row.chairs[entry.seat].user, entry.code] += 1
            ply = game.ply(state)
        if game.to_act(state):
            self.problems.append(f"table {table}: said to be over, and is not")
        for move in moves:
            count = made[at(move.ply, move.code), move.user, move.code]
            if move.told and count == 0:
                self.problems.append(f"table {table}: {move} was told and is not in the log")
        for (when, user, code), count in made.items():
            pressed = sum((at(move.ply, move.code), move.user, move.code) == (when, user, code) for move in moves)
            if count > max(1, pressed):
                self.problems.append(f"table {table}: {code} of {user} at {when} was made {count} times")

    async def _entries(self) -> dict[int, list[Entry]]:
        found: dict[int, list[Entry]] = {}
        for row in await self._database.read(ENTRIES):
            found.setdefault(row["table_id"], []).append(entry_row(row))
        return found
