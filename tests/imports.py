"""Who imports whom, read from the files: also what is imported for types alone, or inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

Imports: TypeAlias = Mapping[str, frozenset[str]]
"""By module: the modules among them that it imports."""


def imports_in(root: Path, rooms: Iterable[str]) -> Imports:
    """The imports among all files of some packages.

    Who imports ``a.b`` depends on that file, and on the ``__init__`` of ``a`` only if a name is taken from it: else
    every file of a package would depend on whatever its ``__init__`` gathers.
    """
    files = {name: path for room in rooms for name, path in _modules(root, room)}
    return {
        name: frozenset(_imported(path, name, files) & files.keys() - {name}) for name, path in sorted(files.items())
    }


def circles(imports: Imports) -> list[list[str]]:
    """Every group of modules that import each other, directly or by way of others (Tarjan's algorithm)."""
    found: list[list[str]] = []
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        path.append(module)
        for other in sorted(imports[module]):
            if other not in index:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in path:
                lowest[module] = min(lowest[module], index[other])
        if lowest[module] == index[module]:
            circle = path[path.index(module) :]
            del path[-len(circle) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for module in imports:
        if module not in index:
            visit(module)
    return found


def _modules(root: Path, room: str) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / room).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def _imported(path: Path, name: str, files: Mapping[str, Path]) -> set[str]:
    package = name.split(".") if path.stem == "__init__" else name.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            whole = (f"{base}.{alias.name}" for alias in node.names)
            found.update(module if module in files else base for module in whole)
    return found
