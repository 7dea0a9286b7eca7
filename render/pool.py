"""A painter that draws in other processes or threads, and caches.

A picture is a function of its arguments. The painter caches the latest pictures by them; parallel requests for the same
picture wait for one drawing. Threads compete with the event loop; they draw until other processes have started, and if
there are none.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, ParamSpec, Protocol, TypeAlias, TypeVar

from render.encode import Picture
from render.memory import forget_drawn, give_back
from render.shelf import Shelf
from render.work import draw_timed

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
_Key: TypeAlias = Hashable

KEPT: Final = 16 * 1024 * 1024
"""Bytes of cached pictures: some two hundred boards, or half as many animations."""
_ASKED: Final = 6 * 1024
"""Bytes of a picture's arguments in the cache: two views of a table."""
WORKERS: Final = 2
_SOON: Final = 60.0
"""Seconds between checks by drawing threads whether other processes draw now."""
BUSY: Final = 4
"""Waiting pictures per worker from which on animations become stills: one takes as long as five pictures."""
CROWDED: Final = 8
"""The same from which on pictures without a waiting user are delayed."""
LULL_SECONDS: Final = 10.0
"""The maximum delay of such a picture: about as long as a user thinks, whose next click may replace it."""
LULL_STEP: Final = 0.1
"""Seconds between two such pictures, if nothing else is drawn."""


class Studio(Protocol):
    """Other processes that draw on request."""

    count: int
    """The number of processes."""

    @property
    def ready(self) -> bool:
        """Whether they have started."""

    def start(self, preparations: Sequence[Callable[[], object]]) -> None:
        """Start them in the background; each runs the ``preparations`` first."""

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """Run a function there, and return its result.

        Raises ``ChildProcessError`` if no process can be started. ``TimeoutError`` or ``BrokenProcessPool`` if its
        process hangs or dies of it: nobody else should try it.
        """

    def close(self) -> None:
        """Stop the processes."""


class Painter:
    """Draws pictures off the event loop, one painter for the whole process."""

    def __init__(
        self,
        *,
        kept: int = KEPT,
        workers: int = WORKERS,
        timed: Callable[[float], None] = lambda _: None,
        waited: Callable[[float], None] = lambda _: None,
        studio: Studio | None = None,
    ) -> None:
        """Set up; ``kept`` is the cache size in bytes.

        ``timed`` receives the seconds of each drawing, ``waited`` those before it.
        """
        self._pictures: Shelf[_Key, Picture] = Shelf(kept, _size)
        self._under_way: dict[_Key, asyncio.Task[Picture]] = {}
        self._timed = timed
        self._waited = waited
        self._studio = studio
        self._workers = workers
        self._patient: deque[asyncio.Future[None]] = deque()
        """Requests that wait for a lull."""
        self.stills = 0
        """Animations that became stills."""
        self.later = 0
        """Pictures that waited for a lull."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._threads_drew = False

    @property
    def waiting(self) -> int:
        """Pictures that are being drawn or wait for it."""
        return len(self._under_way)

    @property
    def places(self) -> int:
        return self._studio.count if self._studio is not None and self._studio.ready else self._workers

    def affords_film(self) -> bool:
        """Return whether the load allows an animation; count refusals."""
        affords = self.waiting < BUSY * self.places
        self.stills += not affords
        return affords

    async def lull(self) -> None:
        """Wait until few pictures are pending, at most ``LULL_SECONDS``."""
        if not self._crowded:
            return
        self.later += 1
        calm = asyncio.get_running_loop().create_future()
        self._patient.append(calm)
        with suppress(TimeoutError):
            await asyncio.wait_for(calm, LULL_SECONDS)

    @property
    def _crowded(self) -> bool:
        return self.waiting >= CROWDED * self.places

    def _relax(self) -> None:
        """Wake one waiter for a lull, if few pictures are pending."""
        while self._patient and self._patient[0].done():
            self._patient.popleft()
        if self._patient and not self._crowded:
            self._patient.popleft().set_result(None)
            # The request may need no picture after all; then no end of a drawing would release the next one.
            asyncio.get_running_loop().call_later(LULL_STEP, self._relax)

    async def paint(self, draw: Callable[[], Picture]) -> Picture:
        """Return a picture, cached or drawn; errors aren't cached."""
        picture = self._pictures.get(draw)
        if picture is not None:
            return picture
        drawing = self._under_way.get(draw)
        if drawing is None:
            drawing = asyncio.create_task(self._drawn(draw))
            self._under_way[draw] = drawing
            drawing.add_done_callback(partial(self._finished, draw))
        # Shielded: one caller that gives up must not take the picture from the others.
        return await asyncio.shield(drawing)

    async def _drawn(self, draw: Callable[[], Picture]) -> Picture:
        asked = perf_counter()
        picture, seconds = await self._drawn_somewhere(draw)
        self._timed(seconds)
        self._waited(max(0.0, perf_counter() - asked - seconds))
        return picture

    async def _drawn_somewhere(self, draw: Callable[[], Picture]) -> tuple[Picture, float]:
        if self._studio is not None and self._studio.ready:
            self._leave_it_to_others()
            try:
                return await self._studio.work(draw_timed, draw)
            except ChildProcessError:
                log.warning("drawing processes unavailable, threads used")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, draw_timed, draw)
        finally:
            self._threads_drew = True
            # A bot without players may not draw again for hours.
            asyncio.get_running_loop().call_later(_SOON, self._leave_it_to_others)

    def _leave_it_to_others(self) -> None:
        """Release the threads' heavy drawing caches once other processes draw."""
        if self._threads_drew and self._studio is not None and self._studio.ready:
            self._threads_drew = False
            self._threads.submit(forget_drawn).add_done_callback(_log_failure)

    def ahead(self, *preparations: Callable[[], object]) -> None:
        """Start the drawing processes, if any, each with the preparations first.

        Threads prepare nothing: it would delay the first users.
        """
        if self._studio is not None:
            self._studio.start((*preparations, give_back))

    def _finished(self, key: _Key, drawing: asyncio.Task[Picture]) -> None:
        del self._under_way[key]
        if not drawing.cancelled() and drawing.exception() is None:
            self._pictures.put(key, drawing.result())
        self._relax()

    def close(self) -> None:
        """Stop the workers."""
        if self._studio is not None:
            self._studio.close()
        self._threads.shutdown(wait=False)


def _size(picture: Picture) -> int:
    return len(picture.data) + _ASKED


def _log_failure(work: Future[Any]) -> None:
    if not work.cancelled() and (error := work.exception()) is not None:
        log.error("shared picture cache reset failed", exc_info=error)
