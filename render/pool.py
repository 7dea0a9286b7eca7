"""Painting without stopping anybody: pictures are drawn in worker threads, and equal ones only once.

A picture is a function of its arguments. The painter keeps the latest pictures by them; several who ask for
the same picture at the same time wait for one drawing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from functools import partial
from time import perf_counter
from typing import Final, ParamSpec, TypeAlias

from render.encode import Picture

log = logging.getLogger(__name__)

P = ParamSpec("P")
_Key: TypeAlias = Hashable

KEPT: Final = 128
"""Finished pictures kept, some 80 KiB each, 200 KiB where they move."""
WORKERS: Final = 2


class Painter:
    """Draws pictures off the event loop. One serves the whole process; it belongs to one event loop.

    >>> painter = Painter()
    >>> picture = await painter.paint(board, view, names, words, marks=marks)  # doctest: +SKIP
    """

    def __init__(
        self, *, kept: int = KEPT, workers: int = WORKERS, timed: Callable[[float], None] = lambda _: None
    ) -> None:
        """``timed`` is told the seconds that each drawing took, in the worker."""
        self._kept = kept
        self._pictures: OrderedDict[_Key, Picture] = OrderedDict()
        self._under_way: dict[_Key, asyncio.Future[Picture]] = {}
        self._timed = timed
        self._executor = ThreadPoolExecutor(workers, thread_name_prefix="painter")

    async def paint(self, draw: Callable[P, Picture], /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        """The picture that ``draw`` makes of its arguments. Raises whatever ``draw`` raises; errors are not kept."""
        key = (draw, freeze(args), freeze(kwargs))
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        drawing = self._under_way.get(key)
        if drawing is None:
            drawing = asyncio.get_running_loop().run_in_executor(
                self._executor, partial(self._draw, draw, *args, **kwargs)
            )
            self._under_way[key] = drawing
            drawing.add_done_callback(partial(self._finished, key))
        # Shielded: one asker who gives up must not take the picture from the others.
        return await asyncio.shield(drawing)

    def _draw(self, draw: Callable[P, Picture], /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        began = perf_counter()
        picture = draw(*args, **kwargs)
        self._timed(perf_counter() - began)
        return picture

    def ahead(self, work: Callable[[], object]) -> None:
        """Do something in a worker before it is needed, such as drawing what all pictures share.

        Nobody waits for it: a failure is logged, and the first picture that needs it will fail for itself.
        """
        self._executor.submit(work).add_done_callback(_log_failure)

    def _finished(self, key: _Key, drawing: asyncio.Future[Picture]) -> None:
        del self._under_way[key]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        self._pictures[key] = drawing.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)

    def close(self) -> None:
        """Let the workers go. Drawings under way are finished, later ones refused."""
        self._executor.shutdown(wait=False)


def _log_failure(work: Future[object]) -> None:
    if not work.cancelled() and (error := work.exception()) is not None:
        log.error("what pictures share could not be drawn ahead", exc_info=error)


def freeze(value: object) -> Hashable:
    """A hashable stand-in that is equal for equal values: mappings, sequences and dataclasses are taken apart."""
    if isinstance(value, Mapping):
        return ("mapping", frozenset((key, freeze(item)) for key, item in value.items()))
    if isinstance(value, list | tuple):
        return (type(value).__name__, tuple(freeze(item) for item in value))
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value), tuple(freeze(getattr(value, part.name)) for part in fields(value)))
    if not isinstance(value, Hashable):
        raise TypeError(f"cannot tell whether two of {type(value).__name__} are equal")
    return value
