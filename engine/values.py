"""Base classes of values that are created and copied fast."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import IntEnum
from inspect import get_annotations
from typing import Any, ParamSpec, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """Return a fast constructor for a frozen dataclass with slots.

    A frozen value needs one call per field. This function fills a value of an unfrozen class with the same layout, and
    then makes it one of ``kind``, which may have neither ``__post_init__`` nor default factories.
    """

    class Draft(kind):  # type: ignore[valid-type, misc]
        __slots__ = ()
        __setattr__ = object.__setattr__
        __delattr__ = object.__delattr__

    parts = fields(kind)  # type: ignore[arg-type]
    if hasattr(kind, "__post_init__") or any(part.default_factory is not MISSING for part in parts):
        raise TypeError(f"{kind} does more than to take its fields")
    given = {part.name: part.default for part in parts if part.default is not MISSING}
    # As ``dataclasses`` itself does it. A field may have any name that doesn't begin with an underscore.
    arguments = ", ".join(f"{part.name}=_given[{part.name!r}]" if part.name in given else part.name for part in parts)
    lines = ["_made = _new(_Draft)", *(f"_made.{part.name} = {part.name}" for part in parts), "_made.__class__ = _kind"]
    names: dict[str, Any] = {"_new": object.__new__, "_Draft": Draft, "_kind": kind, "_given": given}
    exec("\n    ".join([f"def make({arguments}):", *lines, "return _made"]), names)
    made: Callable[P, T] = names["make"]
    return made


class Copied:
    """A dataclass of states with a fast ``copy``.

    Generated for its fields, four times as fast as ``dataclasses.replace``. Lists are copied. All other values are
    shared between copies, and must never be changed.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        parts = [part for base in reversed(cls.__mro__) for part in get_annotations(base).items()]
        copies = (f"{name}[:]" if str(kind).startswith("list[") else name for name, kind in parts)
        lines = ["new = _new(_kind)", *(f"new.{copied.removesuffix('[:]')} = self.{copied}" for copied in copies)]
        names: dict[str, Any] = {"_new": object.__new__, "_kind": cls}
        exec("\n    ".join(["def copy(self):", *lines, "return new"]), names)
        cls.copy = names["copy"]  # type: ignore[method-assign]

    def copy(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError


class Slugged(IntEnum):
    """An integer enum whose names are used in codes and message keys."""

    # As fast as a plain number; an Enum's own hash is computed in Python.
    __hash__ = int.__hash__

    @property
    def slug(self) -> str:
        """Lower-case name: ``nutmeg``, ``hearts``."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """First letter, lower case: ``n``, ``h``."""
        return self.name[0].lower()
