"""``manila puzzles make``: a file of games among AI players, and what finished games of servers give."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app
from engine.lobby import Lobby
from engine.log import GameLog
from engine.manille.game import MANILLA as QUICK
from engine.puzzles.sets import read
from engine.simulate import full_game
from engine.table import SeatAssignment
from storage import Store
from storage.puzzles import Found

GUILD, OTHER = 77, 78
NAMES = list("ABCD")


def manila(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["puzzles", "make", *arguments])


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings, with a finished game each on a server that gives its games and on another."""
    file = tmp_path / "data" / "manila.sqlite3"
    _, log = full_game(QUICK, QUICK.options_type(), [QUICK.players["easy"]] * 4, "some people", NAMES)
    asyncio.run(_fill(file, log))
    return file


async def _fill(database: Path, log: GameLog) -> None:
    store = await Store.open(f"sqlite:///{database}")
    await store.guilds.change(GUILD, lambda settings: settings.model_copy(update={"puzzles": True}))
    chairs = tuple(SeatAssignment(name, 11 + number) for number, name in enumerate(NAMES))
    for guild in (GUILD, OTHER):
        lobby = Lobby(QUICK.kind, 11, 4, chairs, {})
        table = await store.create_lobby(lobby, guild_id=guild, channel_id=5)
        await store.begin(
            table,
            rules_version=QUICK.rules_version,
            options=log.header.options,
            chairs=chairs,
            seed=log.header.seed or "",
        )
        await store.append(table, log.entries, {}, over=True)
    await store.close()


async def _found(database: Path) -> list[Found]:
    store = await Store.open(f"sqlite:///{database}")
    try:
        found = [await store.puzzles.found(name) for name in await store.puzzles.own(QUICK.kind)]
    finally:
        await store.close()
    return [puzzle for puzzle in found if puzzle is not None]


@pytest.mark.slow
def test_puzzles_from_allowed_finished_games_name_nobody(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.puzzles.making.LEAST", 0.0)
    monkeypatch.setattr("engine.puzzles.making.MISSED", 0.0)
    monkeypatch.setattr("engine.puzzles.making.PROVING", 100)
    made = manila("--game", QUICK.kind, "--from-games", "--count", "1")
    assert made.exit_code == 0, made.output
    assert f"1 new puzzles of {QUICK.kind} from finished games." in made.stdout
    (puzzle,) = asyncio.run(_found(database))
    assert (puzzle.kind, puzzle.guild) == (QUICK.kind, GUILD)
    assert not {*NAMES, "11", "12", "13", "14"} & set(map(str, puzzle.position.values()))


def test_without_leave_nothing_is_looked_through(database: Path) -> None:
    async def withdraw() -> None:
        store = await Store.open(f"sqlite:///{database}")
        await store.guilds.change(GUILD, lambda settings: settings.model_copy(update={"puzzles": False}))
        await store.close()

    asyncio.run(withdraw())
    made = manila("--game", QUICK.kind, "--from-games")
    assert made.exit_code == 0, made.output
    assert "0 new puzzles" in made.stdout
    assert asyncio.run(_found(database)) == []


@pytest.mark.slow
def test_a_file_is_written_the_same_each_time(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        made = manila("--game", QUICK.kind, "--count", "1", "--seed", "cli", "--out", str(file))
        assert made.exit_code == 0, made.output
        assert "Seed cli." in made.stdout
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(read(files[0]).lines) == 1


@pytest.mark.parametrize(
    "arguments", [(), ("--from-games", "--out", "file"), ("--game", "chess", "--out", "file")], ids=str
)
def test_options_that_make_no_sense_are_refused(arguments: tuple[str, ...]) -> None:
    assert manila(*arguments).exit_code == 2


@pytest.mark.slow
def test_a_game_without_puzzles_ends_the_search_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.puzzles.IN_VAIN", 3)
    monkeypatch.setattr("bot.cli.progress.EVERY", 0.0)
    monkeypatch.setattr("engine.puzzles.making._of_log", lambda *_: iter(()))
    made = manila("--game", QUICK.kind, "--count", "1", "--out", str(tmp_path / "none"))
    assert made.exit_code == 1
    assert made.stderr.count("Finding puzzles: 0%") >= 3
    assert "No puzzle in 3 games" in made.stderr
    assert not (tmp_path / "none").exists()
