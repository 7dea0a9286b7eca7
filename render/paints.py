"""Pictures as values, ready to be drawn by whoever has the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ParamSpec

from render.encode import Picture

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A way to draw, and what is drawn: two that are equal draw the same picture, so a painter draws it once."""

    draw: Callable[..., Picture]
    args: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def __call__(self) -> Picture:
        return self.draw(*self.args, **dict(self.named))

    def __hash__(self) -> int:
        return hash((self.draw, *self._marks()))

    def _marks(self) -> Iterator[object]:
        """What drawings are found by. Views may hold mappings, which have no hash: seat and ply tell them apart."""
        for part in self.args:
            if hasattr(part, "ply"):
                yield part.seat, part.ply
            elif isinstance(part, str):
                yield part


def picture_of(draw: Callable[P, Picture], *args: P.args, **named: P.kwargs) -> Drawing:
    """Return the picture that ``draw`` makes of its arguments, which can be compared, as what draws it."""
    return Drawing(draw, args, tuple(named.items()))
