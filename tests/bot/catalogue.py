"""Finds every use of the message catalogue in the source: which keys are asked for, with which arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]

SPEAKERS: Final = frozenset({"texts", "_texts", "text", "say", "_say"})
"""What a catalogue is called where it is asked for a message: ``self.texts("…")``, ``say("…")``."""
REFUSALS: Final = frozenset({"Reason", "Refusal"})
"""What carries the key of a message, to be put into words later."""

Families = Mapping[str, frozenset[str]]
"""Keys that are composed, by their pattern: ``game-{}`` and all keys that it can become."""


@dataclass(frozen=True)
class Use:
    """One place that asks for messages. ``args`` is ``None`` where they are only known at run time."""

    where: str
    keys: frozenset[str]
    args: frozenset[str] | None


@dataclass(frozen=True)
class Unclear:
    """One place whose key cannot be told from the source."""

    where: str
    code: str


def uses(room: str, families: Families) -> Iterator[Use | Unclear]:
    """Every use of the catalogue in the Python files of a room of the project; of the engine, without its games."""
    pattern = "*.py" if room == "engine" else "**/*.py"
    for path in sorted((ROOT / room).glob(pattern)):
        yield from _Module(path, families).uses()


def strings(room: str) -> set[str]:
    """All texts that stand in the Python files of a room."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / room).rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


class _Module:
    def __init__(self, path: Path, families: Families) -> None:
        self._path = path
        self._families = families
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._foreign = _other_says(self._tree)

    def uses(self) -> Iterator[Use | Unclear]:
        for scope in ast.walk(self._tree):
            if isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
                names = _assignments(scope)
                for call in _calls(scope):
                    yield from self._use(call, names)

    def _use(self, call: ast.Call, names: Mapping[str, list[ast.expr]]) -> Iterator[Use | Unclear]:
        if ast.unparse(call.func) == "ctx.say":
            return  # what it is given has been asked for before
        callee = _name(call.func)
        refusal = callee in REFUSALS
        if not call.args or callee in self._foreign or not (refusal or callee in SPEAKERS):
            return
        where = f"{self._path.relative_to(ROOT)}:{call.lineno}"
        keys = self._keys(call.args[0], names)
        if keys is None:
            yield Unclear(where, ast.unparse(call.args[0]))
            return
        yield Use(where, keys, _refusal_args(call) if refusal else _keywords(call))

    def _keys(self, node: ast.expr, names: Mapping[str, list[ast.expr]]) -> frozenset[str] | None:
        """The keys that an expression can be, or ``None`` if that cannot be told."""
        match node:
            case ast.Constant(value=str(key)):
                return frozenset({key})
            case ast.JoinedStr(values=parts):
                pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
                return self._families.get(pattern)
            case ast.IfExp(body=one, orelse=other):
                return self._union([one, other], names)
            case ast.Name(id=name) if name in names:
                return self._union(names[name], {})
        return None

    def _union(self, nodes: list[ast.expr], names: Mapping[str, list[ast.expr]]) -> frozenset[str] | None:
        found = [self._keys(node, names) for node in nodes]
        return frozenset().union(*(keys for keys in found if keys)) if all(found) else None


def _other_says(tree: ast.Module) -> set[str]:
    """Names of this module that look like a catalogue's and are functions of their own."""
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "bot.core.guard"
        for alias in node.names
    }
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return imported | defined


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of a function, without those of functions within it: they are visited by themselves."""
    for child in ast.iter_child_nodes(scope):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from _calls(child)


def _assignments(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """For each name that a function binds, what it is bound to."""
    bound: dict[str, list[ast.expr]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    bound.setdefault(target.id, []).append(node.value)
    return bound


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def _refusal_args(call: ast.Call) -> frozenset[str] | None:
    """A refusal's arguments: keywords, or a literal mapping. Its ``seat`` becomes a ``name`` before it is shown."""
    args = _keywords(call)
    if len(call.args) > 1:
        mapping = call.args[1]
        if not isinstance(mapping, ast.Dict) or not all(isinstance(key, ast.Constant) for key in mapping.keys):
            return None
        args = frozenset(str(key.value) for key in mapping.keys if isinstance(key, ast.Constant))
    return args if args is None else frozenset("name" if arg == "seat" else arg for arg in args)
