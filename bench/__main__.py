"""Run benchmarks and print their figures.

``python -m bench load --before ../old`` measures another checkout in turn with this one, and prints the ratios.
"""

from __future__ import annotations

import logging
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from bench import (
    calls,
    engine,
    first_lines,
    growth,
    idle,
    load,
    memory,
    pictures,
    press,
    shards,
    storage,
    stored,
    thinking,
)
from bench.beside import compare
from bench.result import Result

SUBJECTS: Final[Mapping[str, Callable[[], Iterator[Result]]]] = {
    "engine": engine.measure,
    "storage": storage.measure,
    "pictures": pictures.measure,
    "thinking": thinking.measure,
    "first-lines": first_lines.measure,
    "press": press.measure,
    "stored": stored.measure,
    "calls": calls.measure,
    "shards": shards.measure,
    "load": load.measure,
    "memory": memory.measure,
    "idle": idle.measure,
    "growth": growth.measure,
}
"""A new benchmark is a module with ``measure``, listed here."""


def main(arguments: list[str]) -> None:
    """Run the named benchmarks, or all of them."""
    parser = ArgumentParser(prog="python -m bench")
    parser.add_argument("names", nargs="*", metavar="subject", help=", ".join(SUBJECTS))
    parser.add_argument("--before", type=Path, help="the checkout of another version, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=3, help="how often each version has its turn")
    asked = parser.parse_args(arguments)
    names: list[str] = asked.names
    if unknown := set(names) - SUBJECTS.keys():
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
    logging.disable(logging.WARNING)  # only in this process: a bot's warnings are no figures
    out = Console(highlight=False)
    if asked.before is not None:
        for line in compare(asked.before, Path(__file__).parents[1], names, asked.rounds):
            out.print(line, soft_wrap=True)
        return
    for name in names or SUBJECTS:
        out.print(f"[bold]{name}[/]")
        for result in SUBJECTS[name]():
            out.print(f"  {result.what:<44}{result.value:>12,.2f} {result.unit}", soft_wrap=True)


if __name__ == "__main__":
    main(sys.argv[1:])
