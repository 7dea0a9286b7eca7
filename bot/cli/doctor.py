"""``manila doctor``: check the installation, and say how to fix problems."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from bot.cli.common import Exit, unknown_settings, wrong_settings

if TYPE_CHECKING:
    from bot.cli.checks import CheckResult
    from bot.settings import Settings

EPILOG: Final = """
It changes nothing. Without a token it checks everything else.

Before an update, run the new version with `--update`. It names each migration, tries them on a copy, counts running
games, and checks for a backup and for disk space.

**Exit codes** 0 all is well, or only warnings · 1 something is wrong
"""

COLOURS: Final = {"ok": "green", "warn": "yellow", "fail": "red"}


def doctor(
    deep: Annotated[
        bool,
        typer.Option("--deep", help="Also read the whole database and replay every game. Takes minutes."),
    ] = False,
    update: Annotated[
        bool,
        typer.Option("--update", help="Preview what this version would do to the database."),
    ] = False,
) -> None:
    """Check machine, settings, database and Discord, and say what to do."""
    findings = _rehearse(deep) if update else _examine(deep)
    out = Console(soft_wrap=True, highlight=False)
    for finding in findings:
        out.print(Text(f"{finding.verdict:<5}", COLOURS[finding.verdict]), Text(f"{finding.what:<11}{finding.found}"))
        if finding.todo:
            out.print(Text(f"{'':<17}{finding.todo}", "bold"))
    if any(finding.verdict == "fail" for finding in findings):
        raise typer.Exit(Exit.FAILED)


def _rehearse(deep: bool) -> list[CheckResult]:
    from bot.cli.common import load_settings
    from bot.cli.update import update

    return asyncio.run(update(load_settings(), deep=deep))


def _examine(deep: bool) -> list[CheckResult]:
    from pydantic import ValidationError

    from bot.cli import checks, machine
    from bot.settings import Settings

    findings = [
        *checks.python(),
        *checks.pictures(),
        *checks.fonts(),
        *checks.games(),
        *machine.processes(),
        *machine.env_file(),
    ]
    try:
        findings += [
            checks.CheckResult("warn", "Settings", unknown, "Correct or remove it.") for unknown in unknown_settings()
        ]
        settings = Settings()
    except (ValidationError, UnicodeDecodeError) as error:
        return [*findings, *(checks.CheckResult("fail", "Settings", wrong) for wrong in wrong_settings(error))]
    return [*findings, *machine.disk(settings), *asyncio.run(_ask(settings, deep))]


async def _ask(settings: Settings, deep: bool) -> list[CheckResult]:
    from bot.cli import checks, machine

    return [
        *await checks.database(settings, deep=deep),
        *await machine.port(settings),
        *await checks.on_discord(settings),
    ]
