"""Codes of moves: short, stable and unique. The log stores them and buttons carry them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Generic, TypeVar

from engine.game import BadCode, Move

M = TypeVar("M", bound=Move)

# Strict: one form for one number, so that equal moves have equal codes.
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


class Codes(Generic[M]):
    """The only parser of a game's moves: those that can be listed, and those that are a text and a number."""

    def __init__(self, fixed: Iterable[M], counted: Mapping[str, Callable[[int], M]] | None = None) -> None:
        self._fixed = {move.code: move for move in fixed}
        self._counted = counted or {}

    def parse(self, code: str) -> M:
        """Return the move of a code. Raises ``BadCode`` for anything that is not exactly one move's code."""
        if (move := self._fixed.get(code)) is not None:
            return move
        prefix, _, number = code.rpartition(":")
        make = self._counted.get(prefix)
        if make is None or not _NUMBER.fullmatch(number):
            raise BadCode(f"no such move: {code!r}")
        return make(int(number))
