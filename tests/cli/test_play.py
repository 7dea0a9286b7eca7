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

from tests.cli.conftest import Start


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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_the_page_with_the_bot_online_and_ends_when_told(start: Start, number: int) -> None:
    process = start("play", "--no-browser")
    address = address_of(process)
    with urlopen(address) as page:
        assert b"<html" in page.read()
    with urlopen(f"{address}/api/v10/gateway") as gateway:
        assert json.load(gateway)["url"].startswith("ws://127.0.0.1:")
    assert end(process, number) in {"", "Port 8137 is taken, so another one is used.\n"}


def test_a_port_asked_for_is_the_port_that_is_used(start: Start) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = start("play", "--no-browser", "--port", str(port))
    assert address_of(process) == f"http://127.0.0.1:{port}"
    end(process)


def test_a_port_asked_for_that_is_taken_is_a_line_and_69(start: Start) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        _, said = start("play", "--no-browser", "--port", str(port)).communicate(timeout=60)
    assert said == f"Port {port} is taken. Choose another with --port, or leave the option out.\n"


def test_a_wrong_setting_is_a_line_and_78(start: Start) -> None:
    process = start("play", "--no-browser", MANILA_LOG_LEVEL="loud")
    _, said = process.communicate(timeout=60)
    assert process.returncode == 78
    assert said.splitlines()[-1].startswith("MANILA_LOG_LEVEL")
    assert "Traceback" not in said


def test_two_can_play_at_once_on_ports_of_their_own(start: Start) -> None:
    processes = [start("play", "--no-browser") for _ in range(2)]
    addresses = [address_of(process) for process in processes]
    assert len(set(addresses)) == 2
    for process in processes:
        end(process)


def test_settings_for_discord_do_not_reach_the_game_in_the_browser(start: Start) -> None:
    """Whoever hosts on Discord as well must not play with the real token, or into the real database."""
    environment = {
        "MANILA_TOKEN": "the real one",
        "MANILA_DATABASE_URL": "postgresql://real",
        "MANILA_DATA_DIR": "/real",
    }
    process = start("play", "--no-browser", **environment)
    address_of(process)
    end(process)
