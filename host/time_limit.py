"""The time limit for computing advice in any game."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

ADVICE_SECONDS: Final = 3.0
"""Well below the time after which a worker is considered hung (``host.workers.PATIENCE``)."""


@dataclass(slots=True)
class TimeLimit:
    """A callable that returns true once its time, from the first call, is up."""

    seconds: float = ADVICE_SECONDS
    _end: float | None = field(default=None, init=False)

    def __call__(self) -> bool:
        now = monotonic()
        self._end = now + self.seconds if self._end is None else self._end
        return now >= self._end
