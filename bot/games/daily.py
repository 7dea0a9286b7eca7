"""The deal of the day as a game's package has it: what is played, and how its outcome looks in a line to share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.daily import Deal


@dataclass(frozen=True, slots=True)
class Daily:
    """A deal of the day. Its texts are in the catalogue: ``<kind>-daily-…``, what it is (``about``) and a score."""

    deal: Deal
    sign: str
    """The emoji that the line begins with."""
    marks: Mapping[str, str]
    """An emoji for each first letter of a ``Mark``: they tell how it went, and nothing of what was done."""

    def signs(self, marks: str) -> str:
        """What was noted of a try, as emojis."""
        return self.sign + "".join(self.marks[mark] for mark in marks)
