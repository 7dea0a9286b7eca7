"""What holds for the whole repository."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent

# Put together from halves, so that this file does not hold what it looks for.
INDEX: Final = re.compile(
    "|".join(
        [
            "py" + r"pi\.org",
            "python" + r"hosted\.org",
            "npm" + r"js\.(?:org|com)",
            r"https?://[^\s\"'>)]*/sim" + "ple/?",
        ]
    )
)
OPTION: Final = re.compile(r"^\s*--?(?:i|f|index-url|extra-index-url|find-links|trusted-host)[ =]", re.MULTILINE)


def files() -> list[Path]:
    """All files that are, or are about to be, committed."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [path for name in names if (path := ROOT / name).is_file()]


def test_no_file_holds_the_address_of_a_package_index() -> None:
    found = [str(path.relative_to(ROOT)) for path in files() if INDEX.search(path.read_text("utf-8", "replace"))]
    assert found == []


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_pins_every_package_by_hash_and_names_no_index(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert not OPTION.search(lock)
    packages = re.findall(r"^[a-z][\w.-]*==\S+.*(?:\\\n(?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", lock, re.MULTILINE)
    assert len(packages) == len(re.findall(r"^[a-z]", lock, re.MULTILINE)) > 20


def test_the_lock_of_the_tests_holds_the_lock_of_the_program() -> None:
    pins = [
        set(re.findall(r"^([a-z][\w.-]*==[^\s\\]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0] < pins[1]
