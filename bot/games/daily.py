"""The daily challenge in a game's package."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.daily import Deal


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily challenge.

    Its texts are in the catalog: ``<kind>-daily-…``, a description (``about``) and a score.
    """

    deal: Deal
    sign: str
    """The emoji at the beginning of the line."""
    marks: Mapping[str, str]
    """An emoji for each first letter of a ``Mark``: they show how it went, without revealing the moves."""

    def signs(self, marks: str) -> str:
        return self.sign + "".join(self.marks[mark] for mark in marks)
