"""The result of a benchmark."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    what: str
    value: float
    unit: str


def quantiles(what: str, seconds: Sequence[float]) -> list[Result]:
    """Return the median and the slowest of many durations, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100) if len(seconds) > 1 else [*seconds] * 99
    return [
        Result(f"{what}, median", cuts[49] * 1000, "ms"),
        Result(f"{what}, 99th of 100", cuts[98] * 1000, "ms"),
    ]
