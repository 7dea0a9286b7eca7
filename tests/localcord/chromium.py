"""One Chromium for all browser tests of a process: run as a program of its own, it ends when its input is closed."""

from __future__ import annotations

import atexit
import socket
import subprocess
import sys
from functools import cache

from playwright.sync_api import sync_playwright


def serve(path: str) -> None:
    """Launch a browser with Playwright's own settings, and print the address where others connect to it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", f"--remote-debugging-port={port}"]
        )
        sys.stdout.write(f"http://127.0.0.1:{port}\n")
        sys.stdout.flush()
        sys.stdin.read()
        browser.close()


@cache
def browser_address(path: str) -> str:
    """Where the Chromium of this process is. It is launched by the first who asks."""
    command = [sys.executable, "-m", "tests.localcord.chromium", path]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdin is not None
    assert server.stdout is not None
    atexit.register(server.wait)
    atexit.register(server.stdin.close)
    return server.stdout.readline().strip()


if __name__ == "__main__":
    serve(sys.argv[1])
