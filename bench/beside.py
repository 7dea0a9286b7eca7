"""Compare the benchmarks of two checkouts."""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

FIGURE: Final = re.compile(r"^ {2}(\S.*?) +([0-9,]+\.[0-9]{2}) (.*)$")
"""A line printed by ``python -m bench``."""


def compare(before: Path, after: Path, names: Sequence[str], rounds: int) -> Iterator[str]:
    """Yield a line for each figure that both checkouts gave.

    The two take turns, because a shared machine is faster in some minutes than in others.
    """
    seen: dict[str, list[list[tuple[float, str]]]] = defaultdict(lambda: [[], []])
    for _ in range(rounds):
        for version, folder in enumerate((before, after)):
            for what, value, unit in _measured(folder, names):
                seen[what][version].append((value, unit))
    for what, (old, new) in seen.items():
        ratios = sorted(now / then for (then, _), (now, _) in zip(old, new, strict=False) if then)
        if ratios:
            medians = (statistics.median(value for value, _ in figures) for figures in (old, new))
            spread = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
            yield f"{what:<44}{next(medians):>12,.2f}{next(medians):>12,.2f} {new[0][1]:<20} {spread}"


def _measured(folder: Path, names: Sequence[str]) -> Iterator[tuple[str, float, str]]:
    # Its own packages come first, before those installed in the environment.
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    command = [sys.executable, "-m", "bench", *names]
    told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
    for line in told.splitlines():
        if found := FIGURE.match(line):
            what, value, unit = found.groups()
            yield what, float(value.replace(",", "")), unit
