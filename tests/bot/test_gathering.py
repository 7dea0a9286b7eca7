"""Puzzles from people's games: only of servers that allow it, and with nobody in them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final

import pytest

from bot.cogs.puzzles.book import PuzzleBook
from engine.lobby import Lobby
from engine.log import Entry
from engine.manille.game import MANILLA
from engine.simulate import full_game
from engine.table import SeatAssignment
from host.puzzle_mining import find_puzzles
from host.ratings import RATER
from storage import Store
from storage.tables import TableStore

ASKED: Final = 11
UNASKED: Final = 12
PEOPLE: Final = tuple(range(1001, 1005))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path / 'manila.sqlite3'}")
    yield store
    await store.close()


async def played(store: Store, guild: int) -> int:
    """A game that four people have finished in a server, as its AI players would."""
    players = [MANILLA.players["easy"]] * 4
    _, log = full_game(MANILLA, MANILLA.options_type(), players, "four people")
    chairs = tuple(SeatAssignment(f"Nobody-{user}", user) for user in PEOPLE)
    lobby = Lobby(MANILLA.kind, PEOPLE[0], 4, chairs, log.header.options)
    table = await store.create_lobby(lobby, guild_id=guild, channel_id=5)
    seed = log.header.seed
    assert seed is not None
    await store.begin(table, rules_version=MANILLA.rules_version, options=log.header.options, chairs=chairs, seed=seed)
    await store.append(table, log.entries, {}, over=True)
    return table


@pytest.mark.slow
async def test_only_games_of_servers_that_allow_it_become_puzzles(store: Store) -> None:
    for guild in (ASKED, UNASKED):
        await played(store, guild)
    assert await find_puzzles(store, MANILLA, 9) == 0
    await store.guilds.change(ASKED, lambda settings: settings.model_copy(update={"puzzles": True}))
    found = await find_puzzles(store, MANILLA, 9)
    assert found > 0
    assert await find_puzzles(store, MANILLA, 9) == 0  # they are there already
    own = await store.puzzles.own(MANILLA.kind)
    assert len(own) == found
    for name in own:
        kept = await store.puzzles.found(name)
        assert kept is not None
        assert kept.guild == ASKED
        assert "Nobody" not in str(kept.position)
        assert not any(str(user) in str(kept.position) for user in PEOPLE)


async def test_a_server_that_withdraws_meanwhile_gives_no_puzzles(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store, ASKED)
    await store.guilds.change(ASKED, lambda settings: settings.model_copy(update={"puzzles": True}))
    entries = TableStore.entries

    async def withdraw(self: TableStore, table: int) -> list[Entry]:
        await store.guilds.change(ASKED, lambda settings: settings.model_copy(update={"puzzles": False}))
        return await entries(self, table)

    monkeypatch.setattr(TableStore, "entries", withdraw)
    found = SimpleNamespace(id="one", kind=MANILLA.kind, rules_version=MANILLA.rules_version)
    monkeypatch.setattr("host.puzzle_mining.from_games", lambda *_: [found])
    monkeypatch.setattr("host.puzzle_mining.to_json", lambda _: {})
    assert await find_puzzles(store, MANILLA, 9) == 0


@pytest.mark.slow
async def test_own_puzzles_are_asked_until_the_server_disallows_it(
    store: Store,
) -> None:
    await played(store, ASKED)
    await store.guilds.change(ASKED, lambda settings: settings.model_copy(update={"puzzles": True}))
    await find_puzzles(store, MANILLA, 9)

    async def work(function, /, *args):  # type: ignore[no-untyped-def]
        return function(*args)

    book = PuzzleBook({MANILLA.kind: MANILLA}, {}, store.puzzles, work, Random(1))
    posed = await book.next(PEOPLE[0], MANILLA.kind)
    taken = await book.answer(PEOPLE[0], posed, posed.codes.index(posed.puzzle.best))
    assert taken.answer.solved
    assert (await book.score(PEOPLE[0], MANILLA.kind)).skill.mu > RATER.beginner.mu
    await store.guilds.change(ASKED, lambda settings: settings.model_copy(update={"puzzles": False}))
    assert await store.puzzles.own(MANILLA.kind) == {}
    await book.close()
