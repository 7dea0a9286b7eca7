"""Events of the rules, sent to an optional listener.

Searches play millions of moves that nobody watches. So rules never build an event: only an ``EventRecorder`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from engine.game import Event, Seat
from engine.values import maker

E = TypeVar("E", bound=Event)
E_told = TypeVar("E_told", contravariant=True)
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Public:
    """An event that everyone may see."""

    @property
    def to(self) -> tuple[Seat, ...] | None:
        """Nobody in particular: everyone sees it."""
        return None


@dataclass(frozen=True, slots=True)
class Secret:
    """An event for one seat only."""

    seat: Seat

    @property
    def to(self) -> tuple[Seat, ...] | None:
        """The only seat that sees it."""
        return (self.seat,)


class Emit(Protocol[E_told]):
    """A listener that takes an event's class and its arguments."""

    def __call__(self, kind: Callable[P, E_told], /, *args: P.args, **kwargs: P.kwargs) -> None: ...


def discard(_kind: Callable[P, Any], /, *_args: P.args, **_kwargs: P.kwargs) -> None:
    """Ignore an event: the listener of searches."""


_maker = cache(maker)
"""A fast constructor for each kind of event. Each move emits several."""


class EventRecorder(Generic[E]):
    """A listener that collects events in order."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[E] = []

    def __call__(self, kind: Callable[P, E], /, *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(_maker(kind)(*args, **kwargs))
