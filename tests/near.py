"""The tests near a file: those that import it, bear its name, or mention it.

    python -m tests.near [COMMIT]

Prints the test files near what changed since a commit: by default since the branch left ``origin/main``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.imports import Imports, imports_in

ROOT: Final = Path(__file__).parents[1]
ROOMS: Final = ("bench", "bot", "engine", "host", "localcord", "manila_bot", "render", "scripts", "storage", "tests")
HOUSE: Final = "tests/test_house.py"
"""Holds rules that any file may break."""


NO_SUBJECTS: Final = frozenset({"__init__", "cog", "core", "game", "rule", "table", "view"})
"""Names of files and folders that say nothing of a subject."""


@cache
def imports() -> Imports:
    """Who imports whom, of all rooms."""
    return imports_in(ROOT, ROOMS)


def by_distance(module: str) -> dict[str, int]:
    """Test files that reach a module, with the number of imports between, the nearest first."""
    found, edge, steps = {module}, {module}, 0
    tests: dict[str, int] = {}
    while edge:
        steps += 1
        edge = {one for one, others in imports().items() if others & edge} - found
        found |= edge
        tests |= {
            f"{one.replace('.', '/')}.py": steps for one in sorted(edge) if one.split(".")[-1].startswith("test_")
        }
    return tests


def near(path: str) -> set[str]:
    """Test files that a change of a file concerns first."""
    file = Path(path)
    if path.startswith("tests/") and file.name.startswith("test_"):
        return {path} if (ROOT / path).exists() else set()
    found = {test for test, text in _tests().items() if path in text or (file.suffix != ".py" and file.name in text)}
    if file.suffix == ".py":
        parts = file.with_suffix("").parts
        reached = by_distance(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
        found |= {test for test, steps in reached.items() if steps == 1}
        words = {part.removesuffix("s") for part in parts[1:]} - NO_SUBJECTS
        bearing = re.compile(rf"/test_(?:{'|'.join(map(re.escape, sorted(words)))})s?(?:_|\.py)")
        found |= {test for test in _tests() if words and bearing.search(test)}
        return found or {test for test, steps in reached.items() if steps == min(reached.values())}
    if file.suffix == ".ftl":
        found |= {test for test, text in _tests().items() if ".ftl" in text or "bot.words" in text}
    return found


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and new ones."""
    ours = _git("merge-base", since, "HEAD")[0]
    return [*_git("diff", "--name-only", ours), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


@cache
def _tests() -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py")
    }


def main(arguments: Iterable[str]) -> Iterator[str]:
    """Yield the test files near what changed."""
    files = changed(*arguments)
    yield from sorted({HOUSE, *(test for file in files for test in near(file))}) if files else ()


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in main(sys.argv[1:] or ["origin/main"]))
