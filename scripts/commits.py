"""Check commit messages.

An imperative subject of at most 72 characters, a blank line, and a body that says why.

    scripts/commits.py FILE          the message in a file, as git's hook commit-msg has it
    scripts/commits.py BASE..HEAD    the messages of a range, without merges

Exits with 1 and a line for each fault.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MOST: Final = 72
MADE_BY_GIT: Final = re.compile(r"(?:Merge|Revert|fixup!|squash!|amend!) ")
NO_BODY: Final = re.compile(r"Release \d+\.\d+\.\d+\S*|Start \S+\.dev0")
NOT_IMPERATIVE: Final = re.compile(
    r"(?!(?:Bring|Embed|Exceed|Feed|Need|Ping|Proceed|Ring|Seed|Shed|Speed|String|Succeed)$)[A-Z][a-z]+(?:ed|ing)"
)
SCISSORS: Final = re.compile(r"^# -+ >8 -+$.*", re.MULTILINE | re.DOTALL)


def faults(message: str) -> Iterator[str]:
    """Yield the faults of a message, a sentence each."""
    lines = [line for line in SCISSORS.sub("", message).splitlines() if not line.startswith("#")]
    text = "\n".join(lines).strip()
    subject, _, rest = text.partition("\n")
    if MADE_BY_GIT.match(subject):
        return
    if len(subject) > MOST:
        yield f"The subject has {len(subject)} characters. Use at most {MOST}."
    if not subject[:1].isupper():
        yield "Start the subject with a capital letter."
    if NOT_IMPERATIVE.fullmatch(subject.split(" ")[0]):
        yield f"Write the subject in the imperative, as in Add, not {subject.split(' ')[0]}."
    if subject.endswith("."):
        yield "End the subject without a period."
    if rest and not rest.startswith("\n"):
        yield "Leave the second line blank."
    if not rest.strip() and not NO_BODY.fullmatch(subject):
        yield "Add a body that says why."


def messages(commits: str) -> dict[str, str]:
    """Return the messages of a range such as ``origin/main..HEAD``, by short hash."""
    command = ["git", "log", "--no-merges", "-z", "--format=%h%n%B", commits, "--"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {commit: text for commit, _, text in (each.partition("\n") for each in told.split("\0") if each)}


def main(target: str) -> int:
    """Print the faults of a file or a range, and return the exit code."""
    found = messages(target) if ".." in target else {target: Path(target).read_text(encoding="utf-8")}
    lines = [f"{name}: {fault}\n" for name, message in found.items() for fault in faults(message)]
    sys.stderr.writelines(lines)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
