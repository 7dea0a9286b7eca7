"""Short, stable and unique codes of moves, for logs and buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from engine.game import BadCode

# Strict, so that equal moves have equal codes.
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


class HasCode(Protocol):
    """Anything with a text code: a move or a premove."""

    @property
    def code(self) -> str: ...


M = TypeVar("M", bound=HasCode)


class Coded:
    """A mixin that formats the code by ``form``; ``{0}`` is the object itself."""

    __slots__ = ()
    form: ClassVar[str]

    @property
    def code(self) -> str:
        """The text code."""
        return self.form.format(self)


class Decision(Coded):
    """A move that answers the open decision and can be offered publicly."""

    __slots__ = ()
    free = False
    private = False


class Codes(Generic[M]):
    """The parser of a game's move codes."""

    def __init__(self, fixed: Iterable[M], counted: Mapping[str, Callable[[int], M]] | None = None) -> None:
        self._fixed = {move.code: move for move in fixed}
        self._counted = counted or {}

    def parse(self, code: str) -> M:
        """Return the move with exactly this code, or raise ``BadCode``."""
        if (move := self._fixed.get(code)) is not None:
            return move
        prefix, _, number = code.rpartition(":")
        make = self._counted.get(prefix)
        if make is None or not _NUMBER.fullmatch(number):
            raise BadCode(f"no such move: {code!r}")
        return make(int(number))
