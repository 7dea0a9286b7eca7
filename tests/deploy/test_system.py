"""``scripts/system.sh``: what the tests need of the machine is installed where that may be done, else named."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "system.sh"
TOOLS = ("bash", "cut", "dirname", "env", "grep", "ln", "mktemp", "rm", "tail")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with the few programs of a machine that has no browser; who asks is nobody special."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    # All but the browser: this machine may have more of them, or less.
    for name in ("initdb", "fc-list", "promtool"):
        program(folder, name, "echo emoji")
    program(folder, "id", "echo 1000")
    driver = tmp_path / ".venv" / "lib" / "python3.11" / "site-packages" / "playwright" / "driver"
    program(driver, "node", "echo v24")
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts")
    return folder


def program(folder: Path, name: str, does: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!{shutil.which('bash')}\n{does}\n")
    path.chmod(0o755)


def run(programs: Path, ci: str = "") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(programs), "HOME": str(programs), "CI": ci}
    script = programs.parent / "scripts" / SCRIPT.name
    return subprocess.run(["bash", str(script)], env=environment, capture_output=True, text=True, check=False)


def test_missing_program_names_its_package_and_the_skipped_tests(programs: Path) -> None:
    ran = run(programs)
    assert ran.returncode == 0
    assert "MISSING: Chromium, for the tests that look at localcord's page (Debian: chromium)" in ran.stderr
    assert ran.stderr.endswith("The tests that need it will be skipped.\n")


def test_what_is_missing_is_a_failure_where_all_must_run(programs: Path) -> None:
    assert run(programs, ci="true").returncode == 1


def test_what_is_missing_is_installed_where_that_may_be_done(programs: Path) -> None:
    program(programs, "id", "echo 0")
    program(programs, "apt-get", f'echo "$*" >> {programs}/said; ln -sf {shutil.which("true")} {programs}/chromium')
    ran = run(programs, ci="true")
    assert "Installing for the tests: chromium" in ran.stderr
    assert (programs / "said").read_text().splitlines()[0] == "update"
    assert "--no-install-recommends chromium" in (programs / "said").read_text()


def test_what_cannot_be_installed_is_named_and_the_reason_given(programs: Path) -> None:
    program(programs, "id", "echo 0")
    program(programs, "apt-get", "echo no way to the mirror >&2; exit 100")
    ran = run(programs, ci="true")
    assert ran.returncode == 1
    assert "no way to the mirror" in ran.stderr
    assert "MISSING: Chromium" in ran.stderr


def test_where_all_is_there_nothing_is_said(programs: Path) -> None:
    program(programs, "chromium", "exit 0")
    ran = run(programs)
    assert (ran.returncode, ran.stderr) == (0, "")
