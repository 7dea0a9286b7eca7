"""What the engine says of itself: docstrings that are there, and examples in them that are true."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent.parent
FILES: Final = sorted((ROOT / "engine").rglob("*.py"))
EXAMPLES: Final = [
    file
    for room in ("bot", "engine", "host", "localcord", "render", "storage")
    for file in (ROOT / room).rglob("*.py")
    if ">>>" in file.read_text("utf-8")
]


def public(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, bool]]:
    """The functions and methods that others may call, and whether each has a docstring."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
            yield prefix + part.name, ast.get_docstring(part) is not None
        elif isinstance(part, ast.ClassDef) and not part.name.startswith("_"):
            yield from public(part, f"{prefix}{part.name}.")


def test_nearly_all_that_others_may_call_says_what_it_gives() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}": told
        for file in FILES
        for name, told in public(ast.parse(file.read_text(encoding="utf-8")))
    }
    silent = [name for name, told in found.items() if not told]
    assert len(found) > 400
    assert len(silent) <= 0.05 * len(found), silent


@pytest.mark.parametrize("file", sorted(EXAMPLES), ids=lambda file: str(file.relative_to(ROOT)))
def test_examples_in_docstrings_are_true(file: Path) -> None:
    module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    tried = doctest.testmod(module)
    assert tried.failed == 0
