"""Misspelt names of settings are named at the start, with the nearest one that exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from bot.cli.common import Exit
from tests.cli.test_backup import database, manila

__all__ = ["database"]

ROOMS = ("bot", "host", "engine", "render", "storage", "localcord", "manila_bot")


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("MANILA_DATABSE_URL", "MANILA_DATABASE_URL"),
        ("MANILA_SHARD", "MANILA_SHARDS"),
        ("MANILLA_TOKEN", "MANILA_TOKEN"),
    ],
)
def test_misspelt_settings_are_named_with_the_nearest(name: str, nearest: str) -> None:
    said = f"There is no setting {name}, so it has no effect. Did you mean {nearest}?"
    assert said in manila("backup", "one.sqlite3", **{name: "x"}).stderr
    Path(".env").write_text(f"{name}=x\n")
    assert said in manila("backup", "two.sqlite3").stderr
    assert said in manila("doctor").stdout


@pytest.mark.usefixtures("database")
def test_unlike_names_are_named_alone_and_known_ones_never() -> None:
    done = manila("backup", "copy.sqlite3", MANILA_QQQ="1", MANILA_LOG_LEVEL="INFO", manila_seed="", OTHER_TOKEN="x")
    assert done.stderr == "There is no setting MANILA_QQQ, so it has no effect.\n"


@pytest.mark.usefixtures("database")
def test_a_file_of_settings_in_another_encoding_is_named() -> None:
    Path(".env").write_bytes("# clé\nMANILA_LOG_LEVEL=INFO\n".encode("latin-1"))
    said = ".env is not text in UTF-8."
    tried = manila("backup", "copy.sqlite3")
    assert (tried.exit_code, tried.stderr.startswith(said)) == (Exit.CONFIG, True)
    checked = manila("doctor")
    assert (checked.exit_code, said in checked.stdout) == (Exit.FAILED, True)


def test_package_names_no_file_that_it_lacks() -> None:
    root = Path(bot.__file__).parents[1]
    naming = [
        str(file.relative_to(root))
        for room in ROOMS
        for file in (root / room).rglob("*.py")
        if ".env.example" in file.read_text(encoding="utf-8")
    ]
    assert naming == []
