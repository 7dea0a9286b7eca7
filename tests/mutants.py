"""Change the program in small ways, and list the changes that no test notices.

    python -m tests.mutants [--sample 100] [--seed 1] [--only engine/manila/rules/payout.py:42] [--seconds 20]

Each change is made in the memory of a process, so files stay as they are. The fast tests that run the changed line run
until one fails, the nearest first. A change survives all of them, or ``--seconds`` of CPU time without a failure. Not
each survivor is a gap: some changes make no difference. Tests on PostgreSQL and programs that tests start don't count.

One process imports the program, collects the tests and finds which lines each test runs. Each change gets a copy of it,
in which a function's code is replaced. Other changes, of constants or of what runs on import, need a fresh process.
"""

from __future__ import annotations

import ast
import gc
import os
import pickle
import resource
import shutil
import signal
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.machinery import SourceFileLoader
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias

import pytest
import typer
from coverage import Coverage

from tests.disk import memory
from tests.near import ROOMS, ROOT, by_distance, near

CHANGED: Final = ("engine/*/rules/*.py", "storage/[!s]*.py", "storage/s[!c]*.py", "bot/core/*.py")
TRIED: Final = ("tests/engine/", "tests/storage/", "tests/bot/")
NEAREST: Final = 5
"""How many files of tests are run before the others."""
FRESH: Final = 20
"""How many files of tests a fresh process collects: that takes longer than to run them."""
OPTIONS: Final = ("-m", "not slow", "-k", "not postgresql", "-p", "no:cacheprovider", "-o", "timeout=60")
LOADED: Final = ("discord", "PIL.Image", "sqlalchemy.ext.asyncio")
"""Packages of others that most tests need. They are imported once."""
KEPT: Final = ROOT / "build" / "mutants"
"""Where it is kept which tests run which lines: to find out takes longer than most samples."""
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


class _Reach:
    """Which tests run which lines."""

    def __init__(self) -> None:
        self.tests: dict[tuple[str, int], set[str]] = {}
        """By file and line."""
        self.seconds: dict[str, float] = {}
        """CPU seconds of each test that passes."""
        self.files: set[str] = set()
        """The test files that were measured."""

    def add(self, coverage: Coverage) -> None:
        coverage.stop()
        data = coverage.get_data()
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                self.tests.setdefault((Path(file).relative_to(ROOT).as_posix(), line), set()).update(tests)

    def join(self, other: _Reach) -> None:
        for line, tests in other.tests.items():
            self.tests.setdefault(line, set()).update(tests)
        self.seconds |= other.seconds
        self.files |= other.files

    def of(self, mutant: Mutant) -> set[str]:
        """The tests that run a line. ``""`` is among them if the line runs on import."""
        lines = range(_statement(mutant), mutant.line + 1)
        return set().union(*(self.tests.get((mutant.path, line), ()) for line in lines))


def _statement(mutant: Mutant) -> int:
    """The line on which the statement of a change begins."""
    nodes = ast.walk(ast.parse((ROOT / mutant.path).read_text(encoding="utf-8")))
    return max(node.lineno for node in nodes if isinstance(node, ast.stmt) and node.lineno <= mutant.line)


def lines_run(files: Set[str], measure: Callable[[Set[str]], _Reach]) -> _Reach:
    """Return which lines test files run. ``measure``: finds it out for those of which it is not kept."""
    kept = KEPT / f"{_state()}.pickle"
    reach: _Reach = pickle.loads(kept.read_bytes()) if kept.exists() else _Reach()
    if missing := files - reach.files:
        reach.join(measure(missing))
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir(parents=True)
        kept.write_bytes(pickle.dumps(reach))
    return reach


def _file(item: pytest.Item) -> str:
    return item.nodeid.split("::")[0]


def _state() -> str:
    """A name for the contents of all files that tests may run."""
    digest = sha256()
    for file in sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py")):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _covering() -> Coverage:
    files = [str(path) for pattern in CHANGED for path in ROOT.glob(pattern)]  # coverage reads other patterns
    coverage = Coverage(data_file=None, branch=False, include=files)
    coverage.set_option("run:source", None)
    coverage.start()
    return coverage


class _Watch:
    """Says how a run of tests ends."""

    def __init__(self, result: Connection, seconds: int) -> None:
        self._result = result
        self._seconds = seconds
        self._test, self._began = "", 0.0
        signal.signal(signal.SIGXCPU, self.late)
        limit = int(time.process_time()) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 10))

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


class _Trials:
    """Tries mutants instead of running tests: each in a copy of the process that has collected them."""

    def __init__(self, tried: Sequence[Mutant], seconds: int, result: Connection) -> None:
        self._tried = tried
        self._seconds = seconds
        self._result = result
        self._reach = _Reach()
        self._imports = _covering()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._reach.add(self._imports)

        def measure(files: Set[str]) -> _Reach:
            reach: _Reach = _copy(self._measure, [item for item in session.items if _file(item) in files])
            return reach

        self._reach.join(lines_run({*map(_file, session.items)}, measure))
        items = {item.nodeid: item for item in session.items if item.nodeid in self._reach.seconds}
        gc.unfreeze()
        files = {str(ROOT / mutant.path) for mutant in self._tried}
        functions = [one for one in gc.get_objects() if type(one) is FunctionType and one.__code__.co_filename in files]
        gc.freeze()
        for mutant in self._tried:
            tests = [items[test] for test in self._chosen(mutant, items)]
            if tests:
                found = _copy(self._try, mutant, functions, tests)
            else:
                found = ("fresh", "") if "" in self._reach.of(mutant) else ("survived", "no test runs it")
            self._result.send((mutant, *found))
        return True

    def _chosen(self, mutant: Mutant, known: Iterable[str]) -> list[str]:
        """The tests that run a line, and then others near it: they may know what it has left in memory."""
        reaching = self._reach.of(mutant) & {*known}
        nearest = tests_of(mutant.path)[:NEAREST]
        beside = {test for test in known if test.split("::")[0] in nearest} if reaching else set()
        return sorted(
            reaching | beside,
            key=lambda test: (test not in reaching, test.split("::")[0] not in nearest, self._reach.seconds[test]),
        )

    def _measure(self, result: Connection, items: list[pytest.Item]) -> None:
        measured, failed = _Reach(), set()

        class Failures:
            def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
                if report.failed:
                    failed.add(report.nodeid)

        items[0].config.pluginmanager.register(Failures())
        coverage = _covering()
        for item, following in zip(items, [*items[1:], None], strict=True):
            coverage.switch_context(item.nodeid)
            began = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            measured.files.add(_file(item))
            if item.nodeid not in failed:
                measured.seconds[item.nodeid] = time.process_time() - began
        measured.add(coverage)
        result.send(measured)

    def _try(self, result: Connection, mutant: Mutant, functions: list[FunctionType], items: list[pytest.Item]) -> None:
        if not replaced(mutant, functions):
            result.send(("fresh", ""))
            return
        watch = _Watch(result, self._seconds)
        items[0].config.pluginmanager.register(watch)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        watch.end("survived", "all tests pass")


def replaced(mutant: Mutant, functions: Iterable[FunctionType]) -> bool:
    """Change functions in memory. ``False`` if what changes is no function, or can't be told from another."""
    file = str(ROOT / mutant.path)
    source = Path(file).read_text(encoding="utf-8")
    old = _codes(compile(source, file, "exec"))
    new = _codes(compile(mutated(source, mutant.number), file, "exec"))
    changed = {key for key, codes in new.items() if [*map(_own, codes)] != [*map(_own, old.get(key, ()))]}
    done: set[tuple[str, int]] = set()
    for function in functions:
        code = function.__code__
        key = (code.co_qualname, code.co_firstlineno)
        if code.co_filename == file and key in new and code != new[key][0]:
            if len(new[key]) > 1 or code.co_freevars != new[key][0].co_freevars:
                return False
            function.__code__ = new[key][0]
            done.update(_codes(code))
    return changed <= done


def _codes(code: CodeType) -> Mapping[tuple[str, int], list[CodeType]]:
    """A code object and those in it, by name and line."""
    found: defaultdict[tuple[str, int], list[CodeType]] = defaultdict(list)
    found[code.co_qualname, code.co_firstlineno].append(code)
    for one in code.co_consts:
        if isinstance(one, CodeType):
            for key, codes in _codes(one).items():
                found[key] += codes
    return found


def _own(code: CodeType) -> tuple[object, ...]:
    """What a code object does, without those in it."""
    constants = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_names, constants, code.co_freevars, code.co_cellvars


def _copy(work: Callable[..., None], *arguments: Any) -> Any:
    """Do something in a copy of this process, and return what it sends."""
    heard, result = get_context("fork").Pipe(duplex=False)
    process = get_context("fork").Process(target=work, args=(result, *arguments))
    process.start()
    result.close()
    try:
        return heard.recv()
    except EOFError:
        return "killed", "the process ends"
    finally:
        process.join()


def _fresh(result: Connection, mutant: Mutant, seconds: int, folder: str) -> None:
    original = SourceFileLoader.get_code
    file = str(ROOT / mutant.path)

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path != file:
            return original(loader, name)
        return compile(mutated(Path(file).read_text(encoding="utf-8"), mutant.number), file, "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    watch = _Watch(result, 3 * seconds)
    tests = tests_of(mutant.path)
    for some in (tests[:NEAREST], tests[NEAREST:FRESH]):
        code = _pytest(some, watch, folder) if some else pytest.ExitCode.OK
        if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            watch.end("killed", f"pytest ends with {code!r}")
    watch.end("survived", "all tests pass")


def _warm(result: Connection, tried: Sequence[Mutant], files: int, seconds: int, folder: str) -> None:
    tests = {test for path in {mutant.path for mutant in tried} for test in tests_of(path)[:files]}
    _pytest(sorted(tests), _Trials(tried, seconds, result), folder)


def _pytest(tests: Iterable[str], plugin: object, folder: str) -> int | pytest.ExitCode:
    """Run pytest without a word."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    return pytest.main([*OPTIONS, "--basetemp", f"{folder}/tests", *tests], plugins=[plugin])


def main(sample: int = 100, seed: int = 1, only: str = "", seconds: int = 20, files: int = 60) -> None:
    """Try a sample of changes, or those of one file or line."""
    paths = [path.relative_to(ROOT).as_posix() for pattern in CHANGED for path in sorted(ROOT.glob(pattern))]
    known = [mutant for path in paths for mutant in mutants(path, (ROOT / path).read_text(encoding="utf-8"))]
    known = [mutant for mutant in known if f"{mutant.path}:{mutant.line}:".startswith(only)]
    tried = Random(seed).sample(known, min(sample, len(known)))
    for package in LOADED:
        import_module(package)
    counts: Counter[str] = Counter()
    heard, result = get_context("fork").Pipe(duplex=False)
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        get_context("fork").Process(target=_warm, args=(result, tried, files, seconds, folder)).start()
        result.close()
        for _ in tried:
            mutant, outcome, why = heard.recv()
            if outcome == "fresh":
                outcome, why = _copy(_fresh, mutant, seconds, folder)
            counts[outcome] += 1
            typer.echo(f"{outcome:8} {mutant.path}:{mutant.line}: {mutant.text} ({why})")
    typer.echo(f"killed {counts['killed']} of {counts.total()} ({len(known)} known)")


if __name__ == "__main__":
    typer.run(main)
