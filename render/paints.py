"""Drawing requests as picklable values with equality."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ParamSpec

from render.encode import Picture

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing function and its arguments; equal ones give equal pictures."""

    draw: Callable[..., Picture]
    args: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def __call__(self) -> Picture:
        return self.draw(*self.args, **dict(self.named))

    def __hash__(self) -> int:
        return hash((self.draw, *self._marks()))

    def _marks(self) -> Iterator[object]:
        """Yield hashable parts; of a view, its seat and ply."""
        for part in self.args:
            if hasattr(part, "ply"):
                yield part.seat, part.ply
            elif isinstance(part, str):
                yield part


def picture_of(draw: Callable[P, Picture], *args: P.args, **named: P.kwargs) -> Drawing:
    """Return the drawing of ``draw`` with these arguments."""
    return Drawing(draw, args, tuple(named.items()))
