"""``scripts/commits.py``: the form of commit messages, as the hook and continuous integration hold it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from scripts.commits import faults

SCRIPT: Final = Path(__file__).parents[2] / "scripts" / "commits.py"
BODY: Final = "\n\nNudge pings people, and there is no one to ping.\n"


@pytest.mark.parametrize(
    "message",
    [
        f"Show Undo instead of Nudge in AI-only games{BODY}",
        f"Bring tables back{BODY}",
        f"Fix it{BODY}\n# ------------------------ >8 ------------------------\ndiff --git a/x b/x\n",
        "Release 1.2.0\n",
        "Merge branch 'main' into more\n",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert [*faults(message)] == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (f"Show {'x' * 68}{BODY}", "The subject has 73 characters. Use at most 72."),
        (f"show Undo{BODY}", "Start the subject with a capital letter."),
        (f"Added Undo{BODY}", "Write the subject in the imperative, as in Add, not Added."),
        (f"Adding Undo{BODY}", "Write the subject in the imperative, as in Add, not Adding."),
        (f"Show Undo.{BODY}", "End the subject without a period."),
        ("Show Undo\nas there is no one to ping\n", "Leave the second line blank."),
        ("Show Undo\n\n# Please enter the commit message\n", "Add a body that says why."),
    ],
)
def test_a_bad_message_says_what_to_do(message: str, fault: str) -> None:
    assert [*faults(message)] == [fault]


def test_a_file_and_a_range_are_checked(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        identity = ["-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    def checked(target: str) -> tuple[int, str]:
        command = [sys.executable, str(SCRIPT), target]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "-m", "an old one without a form")
    git("commit", "--quiet", "--allow-empty", "-m", f"Show Undo{BODY}")
    assert checked("HEAD~1..HEAD") == (0, "")
    git("commit", "--quiet", "--allow-empty", "-m", "Show Undo")
    code, said = checked("HEAD~2..HEAD")
    assert code == 1
    assert said.endswith(": Add a body that says why.\n")
    assert said.count("\n") == 1
    (tmp_path / "MESSAGE").write_text("Show Undo\n", encoding="utf-8")
    assert checked("MESSAGE") == (1, "MESSAGE: Add a body that says why.\n")
