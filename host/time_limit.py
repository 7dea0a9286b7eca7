"""How long advice may be thought about, whatever game it is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

ADVICE_SECONDS: Final = 3.0
"""Well below what a process may work at one thing before it is taken to hang (``host.workers.PATIENCE``)."""


@dataclass(slots=True)
class TimeLimit:
    """Tells whether its time is up. It begins when it is first asked, in the process that works."""

    seconds: float = ADVICE_SECONDS
    _end: float | None = field(default=None, init=False)

    def __call__(self) -> bool:
        """Return whether the time is up."""
        now = monotonic()
        self._end = now + self.seconds if self._end is None else self._end
        return now >= self._end
