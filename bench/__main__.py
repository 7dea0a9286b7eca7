"""Run benchmarks and show their figures: ``python -m bench``, ``python -m bench storage``."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rich.console import Console

from bench import (
    advice,
    calls,
    engine,
    first_lines,
    idle,
    load,
    memory,
    pictures,
    press,
    private,
    shards,
    storage,
    stored,
    tables,
    thinking,
)
from bench.result import Result

SUBJECTS: Final[Mapping[str, Callable[[], Iterator[Result]]]] = {
    "engine": engine.measure,
    "storage": storage.measure,
    "pictures": pictures.measure,
    "tables": tables.measure,
    "thinking": thinking.measure,
    "advice": advice.measure,
    "first-lines": first_lines.measure,
    "press": press.measure,
    "private": private.measure,
    "stored": stored.measure,
    "calls": calls.measure,
    "shards": shards.measure,
    "load": load.measure,
    "memory": memory.measure,
    "idle": idle.measure,
}
"""A new benchmark is a module with ``measure``, entered here."""


def main(names: list[str]) -> None:
    """Measure the subjects named, or all of them."""
    if unknown := set(names) - SUBJECTS.keys():
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
    logging.disable(logging.WARNING)  # here, where the process is nobody else's: what a bot warns of is no figure
    out = Console(highlight=False)
    for name in names or SUBJECTS:
        out.print(f"[bold]{name}[/]")
        for result in SUBJECTS[name]():
            out.print(f"  {result.what:<44}{result.value:>12,.2f} {result.unit}")


if __name__ == "__main__":
    main(sys.argv[1:])
