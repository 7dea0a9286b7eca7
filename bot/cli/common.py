"""What commands share: settings, the log on the terminal, and leaving with a sentence and a code."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NoReturn

import typer

if TYPE_CHECKING:
    from bot.logs import Format
    from bot.settings import Settings


class Exit(IntEnum):
    """Why a command ends, as a shell sees it. The larger ones are those of ``sysexits.h``."""

    FAILED = 1
    USAGE = 2
    UNAVAILABLE = 69
    """Something that is needed does not answer: Discord, the database, a port."""
    HELD = 75
    """Another process has the database: try again when that one has ended."""
    CONFIG = 78
    """A setting is missing or wrong."""


def leave(code: Exit, sentence: str) -> NoReturn:
    """End the program with one line on stderr."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def load_settings(**given: Any) -> Settings:
    """The settings from the environment and ``.env``, save those given; leaves with a line for each that is wrong."""
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        return Settings(**given)
    except ValidationError as error:
        leave(Exit.CONFIG, "\n".join(wrong_settings(error)))


def wrong_settings(error: object) -> list[str]:
    """What is wrong with each setting that pydantic refuses, without repeating its value."""
    from pydantic import ValidationError

    assert isinstance(error, ValidationError)
    return [_sentence(fault["loc"], fault["msg"].removeprefix("Value error, ")) for fault in error.errors()]


def _sentence(place: tuple[int | str, ...], message: str) -> str:
    return f"MANILA_{'_'.join(map(str, place)).upper()}: {message}." if place else f"{message}."


def log_to_terminal(level: str, how: Format = "text", secrets: Collection[str] = ()) -> None:
    """Write log lines to stderr, from this level on, without these secrets."""
    import discord

    from bot import logs

    logs.configure(level, how, secrets)
    # What voice would need is of no use here.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
