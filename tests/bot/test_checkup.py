"""The doctor's deep look: every table can be read, every game leads to what is stored of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import text

from bot.games.catalogue import catalogue
from engine import lobby as lobbies
from engine.game import AnyGame
from engine.lobby import Lobby
from host.checkup import Checkup, check_tables
from host.tables import Tables, repeatable_seeds
from storage import Store
from storage.errors import StoreUnavailableError

GAMES: Final = catalogue().games
ANN: Final = 1_180_000_000_000_000_001


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A lobby, and a game of each kind in which AI players have moved until a person must decide."""
    store = await Store.open(f"sqlite:///{tmp_path / 'manila.sqlite3'}")
    tables = Tables(store, GAMES, repeatable_seeds("checkup"))
    for game in GAMES.values():
        live = await tables.open(game, 1, 2, ANN, "Ann")
        while len(live.lobby.chairs) < live.lobby.size:
            await tables.change(live, _one_more(game, f"Odds {len(live.lobby.chairs)}"))
        await tables.start(live, ANN)
    await tables.open(GAMES["manila"], 1, 2, ANN, "Ann")
    yield store
    await store.close()


def _one_more(game: AnyGame, name: str) -> Callable[[Lobby], Lobby]:
    return lambda lobby: lobbies.add_ai(lobby, ANN, game, "beginner", name)


async def after(store: Store, statement: str) -> Checkup:
    async with store._engine.begin() as connection:
        await connection.execute(text(statement))
    return await check_tables(store._engine, GAMES)


async def test_what_was_played_plays_again(store: Store) -> None:
    found = await check_tables(store._engine, GAMES)
    assert found == Checkup(tables=len(GAMES) + 1, replayed=len(GAMES))


async def test_a_removed_game_is_no_fault(store: Store) -> None:
    await store.close_table(1, "ended")
    assert await store.retention.remove(timedelta(0), 9) == [1]
    found = await check_tables(store._engine, GAMES)
    assert found == Checkup(tables=len(GAMES) + 1, replayed=len(GAMES) - 1)


@pytest.mark.slow
async def test_check_accepts_stored_states_without_newer_fields(store: Store) -> None:
    """The bids that were beaten in an auction were not kept before they were shown."""
    beaten = text("SELECT count(*) FROM tables WHERE json_array_length(snapshot, '$.state.beaten') > 0")
    tables = Tables(store, GAMES, repeatable_seeds("auctions"))
    for _ in range(5):
        live = await tables.open(GAMES["manila"], 1, 2, ANN, "Ann")
        for name in ("Luz", "Diego", "Amihan"):
            await tables.change(live, _one_more(GAMES["manila"], name))
        await tables.start(live, ANN)
    async with store._engine.connect() as connection:
        assert await connection.scalar(beaten)
    found = await after(store, "UPDATE tables SET snapshot = json_remove(snapshot, '$.state.beaten')")
    assert found.faults == {}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET snapshot = '{}' WHERE id = 2",
        "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = 1) WHERE id = 2",
        "UPDATE tables SET snapshot = '{\"half' WHERE id = 2",
        "UPDATE tables SET chairs = '7' WHERE id = 2",
        "UPDATE tables SET lobby = '{}' WHERE id = 2",
        "UPDATE entries SET code = 'nonsense' WHERE table_id = 2 AND seat IS NOT NULL",
        "UPDATE entries SET draws = '[]' WHERE table_id = 2 AND number = 0",
        "DELETE FROM entries WHERE table_id = 2 AND number = 0",
        "DELETE FROM entries WHERE table_id = 2",
    ],
)
async def test_table_that_is_damaged_is_named_and_the_others_are_well(store: Store, damage: str) -> None:
    found = await after(store, damage)
    assert (set(found.faults), found.tables, found.replayed) == ({2}, len(GAMES) + 1, len(GAMES) - 1)
    assert "cannot be read" in found.faults[2]


async def test_game_of_unknown_rules_is_read_but_not_replayed(store: Store) -> None:
    found = await after(store, "UPDATE tables SET rules_version = 0 WHERE id = 2")
    assert (found.faults, found.replayed) == ({}, len(GAMES) - 1)
    found = await after(store, "UPDATE tables SET snapshot = '[]' WHERE id = 2")
    assert set(found.faults) == {2}


async def test_game_of_earlier_rules_is_replayed_by_them_in_any_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'manila.sqlite3'}")
    with monkeypatch.context() as then:
        then.setattr(type(GAMES["manila"]), "rules_version", 1)
        tables = Tables(store, GAMES, repeatable_seeds("checkup"))
        live = await tables.open(GAMES["manila"], 1, 2, ANN, "Ann")
        for number in (1, 2):
            await tables.change(live, _one_more(live.game, f"Odds {number}"))
        await tables.start(live, ANN)
    kept = "json_remove(json_set(snapshot, '$.version', 1), '$.state.rules')"
    found = await after(store, f"UPDATE tables SET snapshot = {kept} WHERE rules_version = 1")
    await store.close()
    assert found == Checkup(tables=1, replayed=1)


async def test_a_database_that_fails_altogether_is_said_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailableError("The database file is damaged. Restore it from a backup.")

    monkeypatch.setattr(Store, "table", fail)
    with pytest.raises(StoreUnavailableError):
        await check_tables(store._engine, GAMES)
