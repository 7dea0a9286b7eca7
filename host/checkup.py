"""Check that every stored table is readable, and every game replays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from engine.game import AnyGame, Json
from engine.log import Header, replay
from storage import Store, schema
from storage.errors import StoreUnavailableError
from storage.progress import Progress, unheard
from storage.rows import TableRow


@dataclass(slots=True)
class Checkup:
    tables: int = 0
    replayed: int = 0
    """Games that were replayed, move by move."""
    faults: dict[int, str] = field(default_factory=dict)
    """Faults by table, without any secrets of players."""


async def check_tables(engine: AsyncEngine, games: Mapping[str, AnyGame], progress: Progress = unheard) -> Checkup:
    """Check every table of a database with the newest schema."""
    found, store = Checkup(), Store(engine)
    async with engine.connect() as connection:
        numbers = list(await connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))
    for number in numbers:
        found.tables += 1
        progress(found.tables, len(numbers))
        try:
            found.replayed += await _replays(store, number, games)
        except StoreUnavailableError:
            raise
        except Exception as error:
            # Whatever a damaged row raises. The message is left out: it may contain hands.
            found.faults[number] = f"cannot be read ({type(error).__name__})"
    return found


async def _replays(store: Store, number: int, games: Mapping[str, AnyGame]) -> bool:
    """Return whether a table holds a game; ``ValueError`` if it doesn't replay."""
    row = await store.table(number)
    if row is None or row.kind not in games or row.seed is None or row.number < 0:
        return False
    game = games[row.kind].under(row.rules_version or 0)
    if game is None:
        games[row.kind].load(row.snapshot)  # begun under removed rules: it can be shown, but not played again
        return False
    entries = await store.entries(number)
    if len(entries) <= row.number:
        raise ValueError("moves are missing")
    for step in replay(game, header_of(row), entries[: row.number + 1]):
        state = step.state
    # The stored state may have an older format with fewer fields.
    if _known_to(row.snapshot, game.dump(state)) != _known_to(row.snapshot, game.dump(game.load(row.snapshot))):
        raise ValueError("the game is not where its moves lead")
    return True


def _known_to(stored: Json, dumped: Json) -> Json:
    """Return a state with only the fields that an older version has stored."""
    if isinstance(stored, dict) and isinstance(dumped, dict):
        return {name: _known_to(stored[name], value) for name, value in dumped.items() if name in stored}
    return dumped


def header_of(row: TableRow) -> Header:
    """Return the header of a table's game."""
    return Header(
        kind=row.kind,
        rules_version=row.rules_version or 0,
        options=dict(row.options or {}),
        seats=len(row.chairs),
        players=tuple(chair.name for chair in row.chairs),
        seed=row.seed,
    )
