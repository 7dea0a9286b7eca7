"""``manila play``: one command, one line, a page in the browser; and an end when it is told to."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
from contextlib import closing
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from tests.cli.conftest import Start

pytestmark = pytest.mark.slow


def address_of(process: subprocess.Popen[str]) -> str:
    """The address in the one line that the command prints."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Play at (http://127\.0\.0\.1:\d+) .*\n", line)
    assert found, line
    return found[1]


def end(process: subprocess.Popen[str], number: int = signal.SIGINT) -> str:
    """Tell it to stop and wait for it; gives what it still wrote."""
    process.send_signal(number)
    rest, said = process.communicate(timeout=20)
    assert process.returncode == 0, said
    assert "Traceback" not in said
    return rest + said


def test_two_play_processes_run_next_to_bot_online_until_stopped(start: Start) -> None:
    """Whoever hosts on Discord as well must not play with the real token, or into the real database."""
    for_discord = {
        "MANILA_TOKEN": "the real one",
        "MANILA_DATABASE_URL": "postgresql://real",
        "MANILA_DATA_DIR": "/real",
    }
    processes = {
        signal.SIGINT: start("play", "--no-browser"),
        signal.SIGTERM: start("play", "--no-browser", **for_discord),
    }
    addresses = [address_of(process) for process in processes.values()]
    assert len(set(addresses)) == 2
    for address in addresses:
        with urlopen(address) as page:
            assert b"<html" in page.read()
        with urlopen(f"{address}/api/v10/gateway") as gateway:
            assert json.load(gateway)["url"].startswith("ws://127.0.0.1:")
    for number, process in processes.items():
        assert end(process, number) in {"", "Port 8137 is taken, so another one is used.\n"}


def test_a_port_asked_for_is_the_port_that_is_used(start: Start) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = start("play", "--no-browser", "--port", str(port))
    assert address_of(process) == f"http://127.0.0.1:{port}"
    end(process)


def test_a_port_asked_for_that_is_taken_is_a_line_and_69() -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["play", "--no-browser", "--port", str(port)])
    assert result.exit_code == 69
    assert result.stderr == f"Port {port} is taken. Choose another with --port, or leave the option out.\n"


def test_a_wrong_setting_is_a_line_and_78() -> None:
    result = CliRunner().invoke(app, ["play", "--no-browser"], env={"MANILA_LOG_LEVEL": "loud"})
    assert result.exit_code == 78
    assert result.stderr.splitlines()[-1].startswith("MANILA_LOG_LEVEL")
    assert "Traceback" not in result.output
