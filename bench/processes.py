"""What the processes of a bot take of the machine, as Linux tells it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KIB: Final = os.sysconf("SC_PAGE_SIZE") / 1024


def family(process: int) -> Iterator[int]:
    """A process and those that it has started and that still run: they draw and search for it."""
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def resident_kib(process: int) -> float:
    """What one process holds in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_KIB


def all_resident_kib(bot: int) -> float:
    """What the bot's processes hold, pages that they share counted for each of them."""
    return sum(resident_kib(process) for process in family(bot))


def shared_kib(process: int) -> float:
    """What one process holds in memory, each page divided by the number of processes that share it (PSS)."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("Pss:")))


def all_shared_kib(bot: int) -> float:
    """What the bot's processes hold, each page counted once among them."""
    return sum(shared_kib(process) for process in family(bot))


def busy_seconds(bot: int) -> float:
    """What the bot's processes have used of processors, with those that have ended."""
    ticks = 0
    for process in family(bot):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(int(field) for field in fields[11:15])  # its own, and those of children it has waited for
    return ticks / CLOCK_TICKS
