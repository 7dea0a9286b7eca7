"""All commands under one roof. A command imports what it needs when it runs, so that help is quick."""

from __future__ import annotations

import typer

from bot.cli import simulate

app = typer.Typer(
    name="manila",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
)
app.command(epilog=simulate.EPILOG)(simulate.simulate)


@app.callback()
def about() -> None:
    """A Discord bot that hosts Manila, a game of ships and bets, and what its operator needs beside it."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    app()
