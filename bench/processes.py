"""Memory and CPU use of a bot's processes, read from Linux."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KIB: Final = os.sysconf("SC_PAGE_SIZE") / 1024


def family(process: int) -> Iterator[int]:
    """Yield a process and its running children."""
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def resident_kib(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_KIB


def all_resident_kib(bot: int) -> float:
    """Return the bot's resident memory; shared pages count for each process."""
    return sum(resident_kib(process) for process in family(bot))


def shared_kib(process: int) -> float:
    """Return the proportional memory of one process (PSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("Pss:")))


def all_shared_kib(bot: int) -> float:
    """Return the memory of the bot's processes, with shared pages counted once."""
    return sum(shared_kib(process) for process in family(bot))


def busy_seconds(bot: int) -> float:
    """Return the CPU seconds of the bot's processes, including ended ones."""
    ticks = 0
    for process in family(bot):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(int(field) for field in fields[11:15])  # its own, and those of children it has waited for
    return ticks / CLOCK_TICKS
