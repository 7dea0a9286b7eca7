"""``scripts/venv.sh`` installs what a lock pins, and nothing else."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.slow

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "venv.sh"


def make_wheel(folder: Path, name: str, version: str, *metadata: str) -> str:
    """Write an empty package and return the line that pins it."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(
            f"{info}/METADATA",
            "\n".join(("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *metadata, "")),
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def install(folder: Path, *pins: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a folder of its own, whose only index is that folder."""
    (folder / "scripts").mkdir()
    shutil.copy(SCRIPT, folder / "scripts")
    (folder / "some.lock").write_text("".join(pins))
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PIP_")},
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(folder),
        "PYTHON": sys.executable,
    }
    command = ["bash", str(folder / "scripts" / "venv.sh"), "some.lock"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_newer_releases_do_not_break_a_lock(tmp_path: Path) -> None:
    library = make_wheel(tmp_path, "library", "1.0", "Provides-Extra: more")
    user = make_wheel(tmp_path, "user", "1.0", "Requires-Dist: library[more]>=1.0")
    make_wheel(tmp_path, "library", "2.0", "Provides-Extra: more")
    done = install(tmp_path, library, user)
    assert done.returncode == 0, done.stderr
    installed = {path.name for path in (tmp_path / ".venv").rglob("library-*.dist-info")}
    assert installed == {"library-1.0.dist-info"}


def test_a_lock_that_lacks_a_package_is_refused(tmp_path: Path) -> None:
    make_wheel(tmp_path, "library", "1.0")
    done = install(tmp_path, make_wheel(tmp_path, "user", "1.0", "Requires-Dist: library>=1.0"))
    assert done.returncode != 0
    assert "user 1.0 requires library, which is not installed" in done.stderr


def test_a_game_that_asks_for_the_bot_is_no_problem(tmp_path: Path) -> None:
    game = make_wheel(tmp_path, "game", "1.0", "Requires-Dist: manila-bot>=1.0")
    done = install(tmp_path, game)
    assert done.returncode == 0, done.stderr


def test_a_game_that_lacks_another_package_is_named(tmp_path: Path) -> None:
    game = make_wheel(tmp_path, "game", "1.0", "Requires-Dist: manila-bot", "Requires-Dist: cards")
    done = install(tmp_path, game)
    assert done.returncode != 0
    assert "game 1.0 requires cards, which is not installed" in done.stderr
    assert "requires manila-bot" not in done.stderr
