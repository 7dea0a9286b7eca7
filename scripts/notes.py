"""Print the notes of a release from CHANGELOG.md.

    scripts/notes.py 1.2.0

Prints what is below the version's heading. Raises ``ValueError`` if there is none, if it is empty, or if the package
has another version.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HEADING: Final = re.compile(r"^## (\d+\.\d+\.\d+\S*) +\((\d{4}-\d\d-\d\d)\)\n", re.MULTILINE)


def notes(version: str, changes: str) -> str:
    """Return the changes of a version."""
    headings = list(HEADING.finditer(changes))
    for heading in headings:
        if heading[1] == version:
            said = re.split(r"^## ", changes[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0].strip()
            if not said:
                raise ValueError(f"CHANGELOG.md has nothing below {version}")
            return said
    known = ", ".join(heading[1] for heading in headings) or "no version"
    raise ValueError(f"CHANGELOG.md has {known}, and no heading '## {version} (YYYY-MM-DD)'")


def packaged() -> str:
    """Return the package's version, read and not imported.

    Nothing needs to be installed.
    """
    text = (ROOT / "manila_bot" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("manila_bot/__init__.py names no version")
    return found[1]


def main(version: str) -> str:
    """Return the notes of the version being released."""
    if packaged() != version:
        raise ValueError(f"the tag says {version}, and manila_bot/__init__.py says {packaged()}")
    return notes(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    try:
        sys.stdout.write(main(sys.argv[1].removeprefix("v")) + "\n")
    except ValueError as error:
        sys.exit(str(error))
