"""How rules tell what happens: to a listener who may not be there.

Searches play millions of moves that nobody is told of. Rules therefore never build an event: they call
``tell(Placed, seat, …)``, and only a ``Story`` makes events of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol

from engine.manila.events import ManilaEvent

P = ParamSpec("P")


class Tell(Protocol):
    """Takes an event's class and its arguments."""

    def __call__(self, kind: Callable[P, ManilaEvent], /, *args: P.args, **kwargs: P.kwargs) -> None: ...


def silent(_kind: Callable[P, ManilaEvent], /, *_args: P.args, **_kwargs: P.kwargs) -> None:
    """Nobody listens."""


class Story:
    """Collects what is told, in order."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[ManilaEvent] = []

    def __call__(self, kind: Callable[P, ManilaEvent], /, *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(kind(*args, **kwargs))
