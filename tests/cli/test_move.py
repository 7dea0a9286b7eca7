"""``manila move``."""

from __future__ import annotations

from pathlib import Path

from bot.cli.common import Exit
from tests.cli.test_backup import database, manila

__all__ = ["database"]


def test_the_database_of_the_settings_is_copied_once(database: Path, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    moved = manila("move", target)
    assert moved.exit_code == 0, moved.output
    assert "2 tables" in moved.stdout
    again = manila("move", target)
    assert (again.exit_code, "already" in again.stderr) == (Exit.FAILED, True)


def test_a_server_out_of_reach_is_said_without_its_password(database: Path) -> None:
    refused = manila("move", "postgresql://bot:hidden@127.0.0.1:9/manila")
    assert (refused.exit_code, "cannot be reached" in refused.stderr) == (Exit.UNAVAILABLE, True)
    assert "hidden" not in refused.output


def test_a_port_that_is_no_number_is_refused_and_not_repeated() -> None:
    tried = manila("move", "postgresql://manila:pa@x:sesame@host/manila")
    assert tried.exit_code == Exit.USAGE
    assert "sesame" not in tried.output


def test_what_is_no_address_is_refused_as_a_bad_argument() -> None:
    for address in ("nonsense", "mysql://bot:hidden@host/manila"):
        refused = manila("move", address)
        assert (refused.exit_code, "isn't the address" in refused.stderr) == (Exit.USAGE, True)
        assert "hidden" not in refused.output
