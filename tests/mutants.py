"""Change the program in small ways, and list the changes that no test notices.

    python -m tests.mutants [--sample 100] [--seed 1] [--only engine/manila/rules/payout.py:42] [--seconds 60]

Each change is made in the memory of a process, so files stay as they are. The fast tests near it run until one fails,
the nearest first. A change survives ``--seconds`` of CPU time without a failure, or all tests within ``--files``. Not
each survivor is a gap: some changes make no difference. Tests on PostgreSQL and programs that tests start don't count.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SourceFileLoader
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, Final, TypeAlias

import pytest
import typer

from tests.near import ROOT, by_distance, near

CHANGED: Final = ("engine/*/rules/*.py", "storage/[!s]*.py", "storage/s[!c]*.py", "bot/core/*.py")
TRIED: Final = ("tests/engine/", "tests/storage/", "tests/bot/")
NEAREST: Final = 5
"""How many files of tests are run before the others."""
LOADED: Final = ("discord", "numpy", "PIL.Image", "sqlalchemy.ext.asyncio")
"""Packages of others that most tests need. They are imported once."""
SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq},
    **{ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And},
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult},
    **{ast.Break: ast.Continue, ast.Continue: ast.Break},
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTRIED: Final = ("log.", "TYPE_CHECKING")
"""How code starts that isn't changed: no one depends on it."""
Change: TypeAlias = tuple[ast.AST, str, Any]
"""A node, one of its fields, and the field's new value."""


@dataclass(frozen=True)
class Mutant:
    """The change of a file with a number, and where and what it is."""

    path: str
    number: int
    line: int
    text: str


def mutants(path: str, source: str) -> Iterator[Mutant]:
    """Yield all changes of a file."""
    for number, (node, field, value) in enumerate(_changes(ast.parse(source))):
        whole = not isinstance(node, ast.If | ast.IfExp | ast.While | ast.Return | ast.Expr)
        old = getattr(node, field)
        before = ast.unparse(node if whole else old)
        setattr(node, field, value)
        after = ast.unparse(ast.fix_missing_locations(node) if whole else value)
        setattr(node, field, old)
        yield Mutant(path, number, getattr(node, "lineno", 0), f"{before} -> {after}")


def mutated(source: str, number: int) -> ast.Module:
    """Return the code of a file with one change."""
    tree = ast.parse(source)
    node, field, value = [*_changes(tree)][number]
    setattr(node, field, value)
    return ast.fix_missing_locations(tree)


def _changes(tree: ast.AST) -> Iterator[Change]:
    for field, value in ast.iter_fields(tree):
        if field in {"annotation", "returns", "decorator_list"}:
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and not isinstance(node, ast.Raise | ast.Assert):
                if isinstance(node, ast.If | ast.Expr) and ast.unparse(node).removeprefix("if ").startswith(UNTRIED):
                    continue
                yield from _changes_of(node)
                yield from _changes(node)


def _changes_of(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op, *others]) if type(op) in SWAPS:
            yield node, "ops", [SWAPS[type(op)](), *others]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            yield node, "op", SWAPS[type(op)]()
        case ast.Break() | ast.Continue():
            yield node, "__class__", SWAPS[type(node)]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, "operand", ast.UnaryOp(ast.Not(), operand)
        case ast.Constant(value=bool(value)):
            yield node, "value", not value
        case ast.Constant(value=int(value)):
            yield node, "value", value + 1
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield node, "func", ast.Name(NAMES[name], ast.Load())
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, "value", ast.Constant(None)
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield node, "value", ast.Constant(None)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield node, "test", ast.UnaryOp(ast.Not(), test)


def tests_of(path: str) -> list[str]:
    """Test files that reach a file: those of its own room first, then its namesake and the nearest."""
    reached = by_distance(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    first = near(path)
    found = [test for test in sorted(reached.keys() | first) if test.startswith(TRIED) and (ROOT / test).exists()]
    here, name = f"tests/{Path(path).parts[0]}/", f"test_{Path(path).stem}"
    return sorted(
        found, key=lambda test: (here not in test, name not in test, test not in first, reached.get(test, 99))
    )


class _Watch:
    """Says how a run of tests ends."""

    def __init__(self, result: Connection, seconds: int) -> None:
        self._result = result
        self._seconds = seconds
        self._test, self._began = "", 0.0

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._test, self._began = nodeid, time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.end("killed", report.nodeid)

    def late(self, *_: object) -> None:
        """End a run whose CPU time is over: one test that takes most of it would never end."""
        endless = time.process_time() - self._began > self._seconds / 2
        self.end(*(("killed", f"{self._test} doesn't end") if endless else ("survived", "time is over")))

    def end(self, outcome: str, why: str) -> None:
        self._result.send((outcome, why))
        os._exit(0)


def _run(mutant: Mutant, tests: list[str], seconds: int, result: Connection) -> None:
    original = SourceFileLoader.get_code
    file = str(ROOT / mutant.path)

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path != file:
            return original(loader, name)
        return compile(mutated(Path(file).read_text(encoding="utf-8"), mutant.number), file, "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    watch = _Watch(result, seconds)
    signal.signal(signal.SIGXCPU, watch.late)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 10))
    options = ["-x", "-m", "not slow", "-k", "not postgresql", "-p", "no:cacheprovider", "-o", "timeout=300"]
    # Most changes are noticed by the nearest tests: collecting the others would take longer than running those.
    for some in (tests[:NEAREST], tests[NEAREST:]):
        code = pytest.main([*options, *some], plugins=[watch]) if some else pytest.ExitCode.OK
        if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            watch.end("killed", f"pytest ends with {code!r}")
    watch.end("survived", "all tests pass")


def main(sample: int = 100, seed: int = 1, only: str = "", seconds: int = 60, files: int = 60) -> None:
    """Try a sample of changes, or those of one file or line."""
    paths = [path.relative_to(ROOT).as_posix() for pattern in CHANGED for path in sorted(ROOT.glob(pattern))]
    known = [mutant for path in paths for mutant in mutants(path, (ROOT / path).read_text(encoding="utf-8"))]
    known = [mutant for mutant in known if f"{mutant.path}:{mutant.line}:".startswith(only)]
    for package in LOADED:
        import_module(package)
    counts: Counter[str] = Counter()
    for mutant in Random(seed).sample(known, min(sample, len(known))):
        heard, result = get_context("fork").Pipe(duplex=False)
        tests = tests_of(mutant.path)[:files]
        process = get_context("fork").Process(target=_run, args=(mutant, tests, seconds, result))
        process.start()
        result.close()
        try:
            outcome, why = heard.recv()
        except EOFError:
            outcome, why = "killed", "the process ends"
        process.join()
        counts[outcome] += 1
        typer.echo(f"{outcome:8} {mutant.path}:{mutant.line}: {mutant.text} ({why})")
    typer.echo(f"killed {counts['killed']} of {counts.total()} ({len(known)} known)")


if __name__ == "__main__":
    typer.run(main)
