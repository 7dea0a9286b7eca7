"""Install a wheel into a fresh environment, and test it as a bot.

scripts/smoke.py dist [EXTRAS]

Runs ``--version`` and ``doctor``, whole games of the engine, and ``manila play``: the page, and a game against AI
players to its end. Needs only Python and pip, on Linux, macOS and Windows; no checkout.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.request import urlopen

SCRIPTS: Final = "Scripts" if os.name == "nt" else "bin"
MOST_PRESSES: Final = 500
GAME: Final = "manille"


def main(wheel: Path, extras: str) -> None:
    """Print each success; raises at the first failure."""
    began = time.monotonic()
    with TemporaryDirectory(prefix="manila-smoke-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        venv.create(home / "env", with_pip=True)
        programs = home / "env" / SCRIPTS
        named = f"{wheel.resolve()}[{extras}]" if extras else str(wheel.resolve())
        run(programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", named, at=home)
        say(f"installed on Python {sys.version.split()[0]}, {sys.platform}, after {time.monotonic() - began:.0f} s")
        say(run(programs / "manila", "--version", at=home).strip())
        said = run(programs / "manila", "doctor", at=home)
        if re.search("^fail", said, re.MULTILINE):
            raise SystemExit(said)
        say(f"the doctor finds nothing that keeps it from running ({said.count('ok ')} times ok)")
        run(programs / "manila", "simulate", "--games", "2", "--json", at=home)
        say("two games were played by the engine")
        play(programs, home)
    say(f"all is well after {time.monotonic() - began:.0f} s")


def play(programs: Path, home: Path) -> None:
    """Start ``manila play``, open its page and play a game there.

    Then stops it.
    """
    command = [str(programs / "manila"), "play", "--no-browser"]
    # On Windows, a process can only send Ctrl-Break to another that has its own group.
    group: dict[str, Any] = {"creationflags": 0x200} if os.name == "nt" else {}
    with subprocess.Popen(command, cwd=home, env=environment(), stdout=subprocess.PIPE, text=True, **group) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.match(r"Play at (http://\S+)", line)
            if found is None:
                raise SystemExit(f"manila play said: {line!r}")
            with urlopen(found[1]) as page:
                if b"<html" not in page.read():
                    raise SystemExit("the page is no page")
            say("manila play shows its page")
            say(run(programs / "python", str(Path(__file__).resolve()), "--press", found[1], at=home).strip())
        finally:
            process.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
    if os.name != "nt" and process.returncode != 0:
        raise SystemExit(f"manila play ended with {process.returncode}")


def run(*command: object, at: Path) -> str:
    """Return what a command prints.

    Raises ``SystemExit`` with its output if it fails.
    """
    done = subprocess.run([*map(str, command)], cwd=at, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def environment() -> dict[str, str]:
    """Return this process's environment without checkout paths and settings."""
    ours = {
        name: value for name, value in os.environ.items() if not name.startswith(("MANILA_", "PYTHONPATH", "DISCORD_"))
    }
    return {**ours, "PYTHONUTF8": "1", "COLUMNS": "200"}


def say(words: str) -> None:
    """Print a line of progress."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


# -- with the Python that the wheel is installed in ---------------------------------------------


async def press(url: str) -> str:
    """Play a game against AI players to its end, and return the result.

    As a user at the page would.
    """
    import manila_bot  # noqa: F401, PLC0415 - puts the rooms on the path
    from localcord.forms import message_text  # noqa: PLC0415
    from localcord.person import SimulatedUser  # noqa: PLC0415

    ann = await SimulatedUser.connect(url, "Ann")
    if not ann.commands:
        await ann.wait_for("commands")
    ann.patience = 60
    # In direct messages practice is one private message, from the first click to the last.
    shown = (await ann.slash(await ann.open_dm("Manila"), f"{GAME} practice")).message
    assert shown is not None, "nothing was answered"
    begin = next(part for part in parts(shown) if ":do:begin:" in part["custom_id"])
    outcome = await ann.click(shown, begin["custom_id"])
    message, pictures = shown, 0
    for presses in range(1, MOST_PRESSES):
        if outcome.updated is not None:
            message = outcome.updated
            pictures += await asyncio.to_thread(drawn, message, url)
        elif outcome.message is not None:  # it says why nothing was done, for example that this click was too quick
            await asyncio.sleep(1)
            message = ann.latest(message)
        else:  # it takes long: the answer follows
            message = await ann.wait_change(lambda now: bool(now["id"] == shown["id"]))
        offered = [part for part in parts(message) if re.search(":(play|menu|further):", part["custom_id"])]
        if not offered:
            await ann.leave()
            said = " ".join(message_text(message).split())
            return f"a game was played to its end: {presses} presses, {pictures} pictures. {said[:100]}"
        part = offered[0]
        if "options" in part:
            outcome = await ann.select(message, part["custom_id"], str(part["options"][0]["value"]))
        else:
            outcome = await ann.click(message, part["custom_id"])
    raise SystemExit(f"no end of the game after {MOST_PRESSES} presses")


def parts(message: Any) -> Sequence[Any]:
    """Return all interactive parts of a message."""
    found: list[Any] = []
    rest = [*message["components"]]
    while rest:
        part = rest.pop(0)
        rest += [*part.get("components", ()), *([part["accessory"]] if part.get("accessory") else ())]
        if part.get("custom_id") and not part.get("disabled"):
            found.append(part)
    return found


def drawn(message: Any, url: str) -> int:
    """Return how many pictures a message has; each is fetched and checked."""
    addresses = set(re.findall(r"'url': '(/attachments/[^']+)'", str(message)))
    for address in addresses:
        with urlopen(f"{url}{address}") as file:
            if file.read(4) not in (b"\x89PNG", b"GIF8", b"RIFF"):
                raise SystemExit(f"{address} is no picture")
    return len(addresses)


if __name__ == "__main__":
    if sys.argv[1] == "--press":
        say(asyncio.run(press(sys.argv[2])))
    else:
        (built,) = Path(sys.argv[1]).glob("*.whl")
        main(built, sys.argv[2] if len(sys.argv) > 2 else "")
