"""The root of all commands, which import what they need when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli import backup, benchmark, doctor, move, play, puzzles, replay, run, setup, setup_emojis, simulate

app = typer.Typer(
    name="manila",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
)
app.command(epilog=setup.EPILOG)(setup.setup)
app.command(epilog=run.EPILOG)(run.run)
app.command(epilog=play.EPILOG)(play.play)
app.command(epilog=simulate.EPILOG)(simulate.simulate)
app.command(epilog=benchmark.EPILOG)(benchmark.benchmark)
app.command(epilog=replay.EPILOG)(replay.replay)
app.command(epilog=doctor.EPILOG)(doctor.doctor)
app.command(epilog=backup.BACKUP_EPILOG)(backup.backup)
app.command(epilog=backup.RESTORE_EPILOG)(backup.restore)
app.command(epilog=move.EPILOG)(move.move)
app.add_typer(puzzles.app, name="puzzles")
app.command(epilog=setup_emojis.EPILOG)(setup_emojis.setup_emojis)


def _tell_version(asked: bool) -> None:
    if asked:
        from bot.process.version import version

        typer.echo(f"manila-bot {version()}")
        raise typer.Exit


@app.callback(
    epilog="To play in the browser: **manila play**. To host on Discord: **manila setup**, then **manila run**."
)
def about(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and its commit."),
    ] = False,
) -> None:
    """Host board and card games on Discord: Manila, Malacca, Manilla and Manille."""
