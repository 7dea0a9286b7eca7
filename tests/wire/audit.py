"""Looks over the shoulder of a bot: whether its log keeps what people were told, nothing lost and nothing twice."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from engine.log import Entry, Header, replay
from tests.kit import GAMES
from tests.wire.crews import Pressed

ENTRIES: Final = "SELECT table_id, number, seat, code, draws, actor FROM entries ORDER BY table_id, number"
TABLES: Final = (
    "SELECT id, kind, status, rules_version, options, chairs, seed, number FROM tables WHERE seed IS NOT NULL"
)
RECORDED: Final = "SELECT table_id FROM results"


class _Row(NamedTuple):
    kind: str
    status: str
    header: Header
    users: tuple[int | None, ...]
    number: int


class Audit:
    """Reads the database of a bot now and then, and remembers what it has read."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._seen: dict[int, list[Entry]] = {}
        self.problems: list[str] = []

    def look(self) -> None:
        """Read all logs. What stood in them at the last look must stand there still."""
        now = self._entries()
        for table, before in self._seen.items():
            after = now.get(table, [])
            if after[: len(before)] != before:
                self.problems.append(f"table {table}: the log has lost or changed what stood in it")
        for table, entries in now.items():
            if [entry.number for entry in entries] != list(range(len(entries))):
                self.problems.append(f"table {table}: the log has gaps")
        self._seen = now

    def judge(self, moves: Sequence[Pressed]) -> int:
        """Play all logs again, and hold them against what people pressed and were told. Returns the games over."""
        self.look()
        rows, recorded, over = self._tables(), self._recorded(), 0
        for table, row in rows.items():
            if row.status != "over":
                continue
            over += 1
            if row.number != len(self._seen[table]) - 1:
                self.problems.append(f"table {table}: {row.number} is not the number of its last entry")
            if table not in recorded:
                self.problems.append(f"table {table}: its result is not written down")
            self._judge_game(table, row, [move for move in moves if move.table == table])
        return over

    def _judge_game(self, table: int, row: _Row, moves: Sequence[Pressed]) -> None:
        game = GAMES[row.kind]
        made: Counter[tuple[int, int | None, str]] = Counter()
        ply = 0
        for entry, state, _ in replay(game, row.header, self._seen[table]):
            if entry.seat is not None and entry.by == "person":
                made[ply, row.users[entry.seat], entry.code] += 1
            ply = game.ply(state)
        if game.to_act(state):
            self.problems.append(f"table {table}: said to be over, and is not")
        for move in moves:
            count = made[move.ply, move.user, move.code]
            if move.told and count == 0:
                self.problems.append(f"table {table}: {move} was told and is not in the log")
        for (at, user, code), count in made.items():
            pressed = sum((move.ply, move.user, move.code) == (at, user, code) for move in moves)
            if count > max(1, pressed):
                self.problems.append(f"table {table}: {code} of {user} at {at} was made {count} times")

    # -- reading -------------------------------------------------------------------------------------------------

    def _read(self, query: str) -> list[tuple[object, ...]]:
        if not self._database.exists():
            return []
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True, timeout=10)) as connection:
            try:
                return connection.execute(query).fetchall()
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []  # it has not been migrated yet
                raise

    def _entries(self) -> dict[int, list[Entry]]:
        found: dict[int, list[Entry]] = {}
        for table, number, seat, code, draws, actor in self._read(ENTRIES):
            entry = Entry.model_validate(
                {"number": number, "seat": seat, "code": code, "draws": json.loads(str(draws)), "by": actor}
            )
            found.setdefault(int(str(table)), []).append(entry)
        return found

    def _tables(self) -> dict[int, _Row]:
        rows = {}
        for table, kind, status, version, options, chairs, seed, number in self._read(TABLES):
            seated = json.loads(str(chairs))
            header = Header.model_validate(
                {
                    "kind": kind,
                    "rules_version": version,
                    "options": json.loads(str(options)),
                    "seats": len(seated),
                    "seed": seed,
                }
            )
            users = tuple(user for _, user, _ in seated)
            rows[int(str(table))] = _Row(str(kind), str(status), header, users, int(str(number)))
        return rows

    def _recorded(self) -> set[int]:
        return {int(str(row[0])) for row in self._read(RECORDED)}
