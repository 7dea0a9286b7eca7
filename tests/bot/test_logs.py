"""Log lines: for people or for programs, about which table and press, and without a secret."""

from __future__ import annotations

import ast
import importlib
import io
import json
import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord.app_commands import AppCommandError
from discord.ext import commands
from discord.ext.commands import CommandError
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bench.harbour import harboured
from bench.people import offered, open_table, over, press, where_to_press
from bot.app import GameBot
from bot.core.foreign_errors import MOST_CHARACTERS
from bot.process import logs
from bot.settings import Settings
from engine.game import AnyGame, AnyPlayer
from localcord import LocalCord
from localcord.person import SimulatedUser
from storage.dialects import connect
from storage.errors import translated_errors
from tests.effort import slow_but
from tests.kit import GAMES

TOKEN = "MTE4MDAwMDAwMDAwMDAwMDAwMQ." + "GabcdE.Zyxwvutsrqponmlkjihgfedcba_0123456789"
ROOT = Path(__file__).parents[2]
HAND = "ace of hearts"
SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level, hook = root.handlers[:], root.level, sys.excepthook
    yield
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)
    logging.captureWarnings(False)
    for name in (*logs.OURS, "alembic.runtime.plugins"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def lines_of(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def said(message: str, *arguments: object, secrets: frozenset[str] = frozenset()) -> str:
    """A line that is logged with these words, as text."""
    stream = io.StringIO()
    logs.configure("INFO", "text", secrets, stream=stream)
    logging.getLogger("somebody").warning(message, *arguments)
    return stream.getvalue()


def raised(error: BaseException, how: logs.Format = "text") -> str:
    """An error as it is logged."""
    stream = io.StringIO()
    logs.configure("INFO", how, stream=stream)
    logging.getLogger("bot.somewhere").error("it broke", exc_info=error)
    return stream.getvalue()


# -- the form of lines ------------------------------------------------------------------------------------


def test_a_line_of_text_says_when_how_bad_who_and_what() -> None:
    line = said("%s of %s", 1, "two")
    assert line.endswith("\n")
    assert all(part in line for part in ("warning", "somebody", "1 of two", "T"))


def test_a_line_of_json_says_the_same_and_what_it_is_about() -> None:
    stream = io.StringIO()
    logs.configure("INFO", "json", stream=stream)
    with logs.about(table=7, interaction=2**60, shard=None):
        logging.getLogger("bot.tables.updater").info("done")
    logging.getLogger("discord.http").warning("slow")
    mine, other = lines_of(stream)
    assert mine.pop("at").endswith("Z")
    assert mine == {
        "event": "done",
        "level": "info",
        "logger": "bot.tables.updater",
        "table": "7",
        "interaction": "1152921504606846976",
    }
    assert (other["logger"], other["event"], "table" in other) == ("discord.http", "slow", False)


def test_arguments_are_fields_of_their_line() -> None:
    stream = io.StringIO()
    logs.configure("INFO", "json", frozenset({"a password"}), stream=stream)
    log = logging.getLogger("bot.somewhere")
    log.warning("table update failed: table=%s error=%r seconds=%.1f", 7, ValueError("a password"), 2.25)
    log.warning("%s failed: table=%s", "it", 7)
    first, second = lines_of(stream)
    assert (first["event"], first["table"], first["seconds"]) == ("table update failed", 7, "2.2")
    assert first["error"] == f"ValueError('{logs.HIDDEN}')"
    assert (second["event"], second.get("table")) == ("it failed: table=7", None)
    assert "table update failed" in said("table update failed: table=%s", 7)
    assert "table=7" in said("table update failed: table=%s", 7)


def messages() -> Iterator[tuple[str, str]]:
    """Yield where our modules log, and the literal message there."""
    for room in logs.OURS:
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(ast.Attribute(ast.Name("log"), _), [ast.Constant(str() as message), *_]):
                        yield f"{path.relative_to(ROOT)}:{node.lineno}", message


def test_every_log_line_is_an_event_and_its_fields() -> None:
    form = re.compile(r"(?:AI |Discord |[a-z])[^%:]*[^%:. ](?:: \w+=%[\d.]*[a-z](?: \w+=%[\d.]*[a-z])*)?")
    handed_on = {"%s", "%s error=%r"}  # the caller gives an event in that form
    found = [*messages()]
    assert len(found) > 100
    assert [(where, text) for where, text in found if text not in handed_on and not form.fullmatch(text)] == []


def test_an_error_in_json_is_one_line_with_its_trace() -> None:
    try:
        os.environ["MISSING"]
    except KeyError as error:
        (line,) = raised(error, "json").splitlines()
    told = json.loads(line)["exception"]
    assert told.startswith("Traceback")
    assert "test_logs.py" in told
    assert told.endswith("KeyError: 'MISSING'")


def test_what_led_to_an_error_is_told_before_it() -> None:
    try:
        try:
            int("first")
        except ValueError as cause:
            raise RuntimeError("second") from cause
    except RuntimeError as error:
        told = raised(error)
    assert told.index("literal for int() with base 10: 'first'") < told.index("RuntimeError: second")


def test_an_error_that_cannot_be_printed_is_told_by_its_kind() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise SystemExit

    assert "Mute: (cannot be printed)" in raised(Mute())


def test_the_text_of_an_error_is_cut() -> None:
    error = ValueError("x" * 10**5)
    error.add_note("y" * 10**5)
    assert len(raised(error)) < 3 * MOST_CHARACTERS


def test_the_parts_of_a_group_of_errors_are_told() -> None:
    told = raised(ExceptionGroup("both", [ValueError("one"), KeyError("two")]))
    assert "ValueError: one" in told
    assert "KeyError: 'two'" in told


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING"])
def test_libraries_never_say_more_than_info(level: str) -> None:
    logs.configure(level, stream=io.StringIO())
    assert logging.getLogger("bot.tables.updater").getEffectiveLevel() == logging.getLevelName(level)
    for library in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine", "asyncio"):
        assert logging.getLogger(library).getEffectiveLevel() >= logging.INFO


# -- what is struck out ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "secret"),
    [
        (f"login with {TOKEN} failed", TOKEN),
        ("POST https://discord.com/api/v10/interactions/12/c2VjcmV0/callback: 404", "c2VjcmV0"),
        ("PATCH /webhooks/12/s3cr-et_/messages/@original", "s3cr-et_"),
        ("token aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiYw== is old", "MTIzNDU2Nzg5"),
        ("postgresql+asyncpg://manila:hunter2@db/manila", "hunter2"),
        ("cannot reach postgresql://manila:one@hunter2/three@db/manila", "hunter2"),
        (f"the seed {SEED}.", SEED),
        (f"the seed {SEED.upper()}.", SEED.upper()),
        ("pressed 'mv:7:12:pledge:jade' twice", "jade"),
        ("pressed 'ms:7:12:0' with values=['play:AS']", "AS"),
        ("{'custom_id': 'ms:7:12:0', 'values': ['play:AS']}", "AS"),
        ("pressed 'ms:7:12:0' with values=('play:AS',)", "AS"),
        ("<SelectOption value='play:AS' default=False>", "AS"),
        ("<Button style=2 label='Pledge Jade' emoji=None>", "Jade"),
        ("got [type=int, input_value={'hand': ['AH']}, input_type=dict]", "AH"),
    ],
)
def test_a_secret_is_struck_out_wherever_it_stands(words: str, secret: str) -> None:
    assert secret not in said("%s", words)
    assert secret not in raised(ValueError(words))
    assert secret not in raised(ValueError(words), "json")
    assert logs.HIDDEN in said("%s", words)


def test_what_is_no_secret_stays() -> None:
    for words in (
        "GET http://127.0.0.1:9000/api/v10/channels/12/messages/34 has returned 404",
        f"the commitment {SEED}{SEED} is public",
        "pressed 'tb:7:hand' twice",
    ):
        assert words in said("%s", words)


def test_the_secrets_of_the_settings_are_struck_out() -> None:
    settings = Settings(
        _env_file=None, token="what a token", database_url="postgresql://me:p%40ss+word@db/manila", seed="demonstration"
    )
    secrets = logs.secrets_of(settings)
    for secret in ("what a token", "p@ss+word", "p%40ss%2Bword", "demonstration"):
        assert secret not in said("%s it is", secret, secrets=secrets)
    assert logs.secrets_of(Settings(_env_file=None)) == frozenset()


@pytest.mark.parametrize("marks", ["@@", "::", "@:", ":@", "/@", "?#"])
def test_of_a_password_that_is_written_wrongly_no_part_is_told(marks: str) -> None:
    password = f"first{marks[0]}second{marks[1]}third"
    secrets = logs.secrets_of(Settings(_env_file=None, database_url=f"postgresql://me:{password}@db/manila"))
    for part in ("first", "second", "third"):
        assert part not in said("%s cannot be reached, nor %s", password, part, secrets=secrets)
    assert "words" not in said("words", secrets=logs.secrets_of(Settings(_env_file=None, database_url="words")))
    asked = Settings(_env_file=None, database_url="postgresql://me@db/manila?ssl=on&password=fourth&x=1")
    assert "fourth" not in said("fourth", secrets=logs.secrets_of(asked))


def test_a_secret_is_struck_out_in_capitals_too() -> None:
    assert "Demonstration" not in said("it is Demonstration", secrets=frozenset({"demonstration"}))


CONTROL = "\x1b[2J", "\r", "\x00", "\x7f", "\x9b", "\u2028", "\u202e", "\ud800", "\n2026-01-01 [error] forged"


@pytest.mark.parametrize("character", CONTROL)
@pytest.mark.parametrize("how", ["text", "json"])
def test_no_control_character_reaches_a_log_raw(how: logs.Format, character: str) -> None:
    stream = io.StringIO()
    logs.configure("INFO", how, stream=stream)
    with logs.about(table=f"a{character}b"):
        logging.getLogger("somebody").warning("a%sb", character)
    error = ValueError(f"a{character}b")
    error.add_note(f"a{character}b")
    logging.getLogger("bot.somewhere").warning("it broke", exc_info=error)
    assert character not in stream.getvalue()
    if how == "json":
        assert all(character not in str(value) for line in lines_of(stream) for value in line.values())


@pytest.mark.parametrize(
    "error", [commands.CommandNotFound('Command "hello" is not found'), AppCommandError("hello"), CommandError("hello")]
)
def test_errors_that_repeat_what_people_wrote_are_told_without(error: Exception) -> None:
    told = raised(error)
    assert "hello" not in told
    assert type(error).__name__ in told


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_error_inside_a_game_is_told_without_its_words(game: AnyGame) -> None:
    state = {"form": 1, "hand": [HAND]}
    try:
        game.load(state)
    except Exception as error:
        told = raised(error)
    assert HAND not in told
    assert told.rstrip().endswith(logs.HIDDEN)
    assert re.search(r"\bin load\b", told)


def test_third_party_game_error_is_logged_without_its_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "patience.py").write_text(f"def deal() -> None:\n    raise ValueError('{HAND}')\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("bot.process.logs._hushed", set())
    logs.redact_third_party_errors(tmp_path)
    try:
        importlib.import_module("patience").deal()
    except ValueError as error:
        told = raised(error)
    assert HAND not in told.replace(f"raise ValueError('{HAND}')", "")
    assert told.rstrip().endswith(logs.HIDDEN)


async def test_an_error_of_the_database_names_no_values(tmp_path: Path) -> None:
    secret = {"seed": "jade"}
    engine = connect(f"sqlite:///{tmp_path}/x.sqlite3")
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE t (seed TEXT UNIQUE)"))
        await connection.execute(text("INSERT INTO t VALUES (:seed)"), secret)
        try:
            with translated_errors():
                await connection.execute(text("INSERT INTO t VALUES (:seed)"), secret)
        except IntegrityError as error:
            told = raised(error)
    await engine.dispose()
    assert "UNIQUE" in told
    assert "jade" not in told


# -- whole games -------------------------------------------------------------------------------------------


class Clumsy:
    """A quick AI player that fails at every third decision, and says what it holds."""

    def __init__(self) -> None:
        self.held: set[str] = set()
        self.asked = 0

    def choose(self, view: Any, moves: Any, random: Random) -> Any:
        self.asked += 1
        if self.asked % 3 == 1:
            self.held.add(repr(view))
            raise RuntimeError(f"{view!r} {moves!r}")
        return random.choice(moves)


async def play_a_while(cord: LocalCord, ann: SimulatedUser, ben: SimulatedUser, kind: str, random: Random) -> None:
    """A game in which much goes wrong: presses in vain, Discord in trouble, AI players that fail."""
    board = await open_table(ann, f"{kind} new")
    for step in range(12):
        if step % 5 == 2:
            cord.fail("POST", "/interactions/{interaction_id}/{interaction_token}/callback", 404, code=10062)
        if step % 5 == 4:
            cord.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 403, code=50001)
        if offered(ann.latest(board)):
            await press(ben, board, random)  # in vain: it is not his game
        if over(ann.latest(board)):
            break
        where = await where_to_press(ann, board)
        if where is not None:  # else what went wrong hides the table until the next press
            await press(ann, where, random)


@pytest.mark.parametrize("kind", slow_but([*GAMES][-1:], GAMES))
async def test_a_game_in_trouble_tells_its_log_no_secret(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, clumsy = io.StringIO(), Clumsy()
    players: dict[str, AnyPlayer] = dict.fromkeys(GAMES[kind].players, clumsy)
    monkeypatch.setattr(type(GAMES[kind]), "players", players)
    async with LocalCord("the secret of this cord") as cord:
        logs.configure("DEBUG", "json", {cord.token}, stream=stream)
        async with harboured(cord, tmp_path) as bot:
            ann = await SimulatedUser.join(cord, "Ann")
            ben = await SimulatedUser.join(cord, "Ben")
            await play_a_while(cord, ann, ben, kind, Random(3))
            secrets = [cord.token, *await seeds_of(bot), *await private_codes(bot, kind), *clumsy.held]
            secrets += cord.interactions._by_token
            await ann.leave()
            await ben.leave()
    told = stream.getvalue()
    assert len(secrets) > 8
    assert [secret for secret in secrets if secret in told] == []
    lines = lines_of(stream)
    assert any(line["logger"] == "engine.table" and "RuntimeError" in line["exception"] for line in lines)
    presses = [line for line in lines if line["logger"] == "bot.core.guard" and "table" in line]
    assert len({line["interaction"] for line in presses}) > 5
    assert {line["table"] for line in presses} == {"1"}
    assert all("interaction" in line for line in lines if line["logger"] in {"bot.core.guard", "bot.tables.boards"})


async def seeds_of(bot: GameBot) -> list[str]:
    live = await bot.services.tables.get(1)
    assert live is not None
    assert live.table is not None
    seed = live.table.header.seed
    assert seed is not None
    return [seed]


async def private_codes(bot: GameBot, kind: str) -> list[str]:
    """What the ids of buttons say that only one player may see."""
    assert bot.store is not None
    entries = [entry for entry in await bot.store.entries(1) if entry.seat is not None]
    moves = [GAMES[kind].parse(entry.code) for entry in entries if ":" in entry.code]
    return [f":{move.code}" for move in moves if move.private]
