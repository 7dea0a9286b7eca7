"""A package index takes the built files, and shows them as they are meant."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Final

import pytest

from scripts.built_of import absolute
from tests.examples.conftest import ROOT, build

pytestmark = pytest.mark.slow

HOME: Final = "https://git.example/owner/manila"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REPOSITORY", HOME)
        return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REPOSITORY", HOME)
        return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as file:
        (name,) = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(file.read(name))


def description(told: Message) -> str:
    text = told.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def targets(text: str) -> list[str]:
    """Where links and pictures of a description lead, but for its own headings."""
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if not target.startswith("#")]


def test_an_index_takes_the_built_files(sdist: Path, wheel: Path) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("PASSED") == 2


def test_links_of_the_description_lead_somewhere(wheel: Path) -> None:
    told = metadata(wheel)
    found = targets(description(told))
    assert told["Description-Content-Type"] == "text/markdown"
    assert len(found) > 20
    assert [target for target in found if not target.startswith("https://")] == []
    assert f"{HOME}/raw/HEAD/docs/images/manila-sailing-roll.gif" in found
    assert f"{HOME}/blob/HEAD/docs/hosts/scaling.md" in found
    assert f"{HOME}/actions/workflows/ci.yml/badge.svg" in found


def test_a_release_links_to_the_files_of_its_version() -> None:
    linked = absolute("[a](b.md) ![c](d.png) [e](#f)", HOME, "1.2.0")
    assert linked == f"[a]({HOME}/blob/v1.2.0/b.md) ![c]({HOME}/raw/v1.2.0/d.png) [e](#f)"


def test_a_wheel_of_the_sdist_tells_what_the_sdist_tells(
    sdist: Path, wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run(["tar", "-xzf", str(sdist), "-C", str(tmp_path)], check=True)
    (source,) = tmp_path.iterdir()
    monkeypatch.delenv("REPOSITORY", raising=False)
    again = metadata(build("wheel", source, tmp_path / "again"))
    assert description(again) == description(metadata(wheel))
    assert again.get_all("Project-URL") == metadata(wheel).get_all("Project-URL") != []


def test_a_copy_without_a_home_names_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REPOSITORY", raising=False)
    told = metadata(build("wheel", ROOT, tmp_path))
    assert told.get_all("Project-URL") is None
    assert description(told) == (ROOT / "README.md").read_text(encoding="utf-8")
