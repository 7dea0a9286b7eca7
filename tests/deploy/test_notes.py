"""``scripts/notes.py``: what is said of a release is what CHANGELOG.md says of its version."""

from __future__ import annotations

from typing import Final

import pytest

from manila_bot import __version__
from scripts import notes

CHANGES: Final = """# Changes

## Unreleased

- To come.

## 1.1.0 (2027-01-02)

### Added

- A game.

## 1.0.1 (2026-12-24)
## 1.0.0 (2026-12-01)

The first.
"""


def test_the_notes_are_what_stands_below_the_version() -> None:
    assert notes.notes("1.1.0", CHANGES) == "### Added\n\n- A game."
    assert notes.notes("1.0.0", CHANGES) == "The first."


@pytest.mark.parametrize(
    ("version", "told"), [("1.2.0", "no heading '## 1.2.0"), ("1.0.1", "nothing below"), ("Unreleased", "no heading")]
)
def test_a_version_of_which_nothing_is_said_is_not_released(version: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        notes.notes(version, CHANGES)


def test_a_tag_of_another_version_than_the_package_is_refused() -> None:
    assert notes.packaged() == __version__
    with pytest.raises(ValueError, match=f"the tag says 0.0.9, and manila_bot/__init__.py says {__version__}"):
        notes.main("0.0.9")
