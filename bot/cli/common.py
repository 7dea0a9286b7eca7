"""Shared by commands: settings, the terminal log, and exit codes."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

if TYPE_CHECKING:
    from bot.process.logs import Format
    from bot.settings import Settings
    from engine.game import AnyGame


class Exit(IntEnum):
    """The exit codes of commands; the larger ones are those of ``sysexits.h``."""

    FAILED = 1
    USAGE = 2
    UNFINISHED = 3
    """The input is valid, but incomplete."""
    UNAVAILABLE = 69
    """Something required doesn't respond: Discord, the database, a port."""
    DIED = 70
    """A part of the program has died of a bug. A restart continues."""
    HELD = 75
    """Another process has the database: try again when it has ended."""
    REFUSED = 77
    """Discord doesn't accept the token any more, which was valid at the start."""
    CONFIG = 78


def leave(code: Exit, sentence: str) -> NoReturn:
    """Exit with one line on stderr."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def load_settings(**given: Any) -> Settings:
    """Return the settings from the environment and ``.env``; ``given`` ones win.

    Exits with a line for each invalid one. Unknown names are reported on stderr.
    """
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        for sentence in unknown_settings():
            typer.echo(sentence, err=True)
        return Settings(**given)
    except (ValidationError, UnicodeDecodeError) as error:
        leave(Exit.CONFIG, "\n".join(wrong_settings(error)))


def unknown_settings() -> list[str]:
    """Return a sentence for each unknown name that looks like a setting."""
    from bot.settings import unknown_names

    return [
        f"There is no setting {name}, so it has no effect." + (f" Did you mean {nearest}?" if nearest else "")
        for name, nearest in unknown_names().items()
    ]


def wrong_settings(error: object) -> list[str]:
    """Return what is wrong with each invalid setting or their file, without values."""
    from pydantic import ValidationError

    if isinstance(error, UnicodeDecodeError):
        return [".env is not text in UTF-8. Save it again in that encoding."]
    assert isinstance(error, ValidationError)
    return [_sentence(fault["loc"], fault["msg"].removeprefix("Value error, ")) for fault in error.errors()]


def _sentence(place: tuple[int | str, ...], message: str) -> str:
    return f"MANILA_{'_'.join(map(str, place)).upper()}: {message}." if place else f"{message}."


def make_folder(folder: Path, option: str) -> None:
    """Create the folder of an option; ``BadParameter`` if it can't be used."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise typer.BadParameter(f"no folder can be made at {folder} ({error.strerror})", param_hint=option) from error
    if not os.access(folder, os.W_OK):
        raise typer.BadParameter(f"nothing can be written to {folder}", param_hint=option)


def game_named(kind: str) -> AnyGame:
    """Return the game of ``--game``, or raise ``BadParameter``."""
    from bot.games.catalogue import catalogue

    games = catalogue().games
    if kind not in games:
        raise typer.BadParameter(f"there is no game {kind!r}; there are: {', '.join(games)}", param_hint="--game")
    return games[kind]


def checked_seats(seats: int, rules: AnyGame, option: str) -> int:
    """Return the number of seats of an option, or raise ``BadParameter``."""
    if seats not in rules.seats:
        raise typer.BadParameter(f"{rules.kind} is for {_listed(rules.seats)} players, not {seats}", param_hint=option)
    return seats


def _listed(numbers: Sequence[int]) -> str:
    """Return numbers as text: ``3, 4 or 5``."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else last


def log_to_terminal(level: str, how: Format = "text", secrets: Collection[str] = ()) -> None:
    """Write log lines to stderr, from this level on, with secrets removed."""
    import discord

    from bot.process import logs

    logs.configure(level, how, secrets)
    # Voice support is not needed.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
