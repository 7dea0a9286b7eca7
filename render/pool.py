"""Painting without stopping anybody: pictures are drawn in other processes or in threads, and equal ones only once.

A picture is a function of its arguments. The painter keeps the latest pictures by them; several who ask for
the same picture at the same time wait for one drawing.

Threads take turns with the event loop, since Python lets one of them work at a time. Other processes do not; until
they have started, and where there are none, threads draw.
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
"""Bytes of finished pictures kept: some two hundred boards, or half as many that move."""
_ASKED: Final = 6 * 1024
"""Bytes that what a picture is drawn from takes beside it: two views of a table."""
WORKERS: Final = 2
_SOON: Final = 60.0
"""Seconds after a thread has drawn until it is asked whether other processes draw now."""
BUSY: Final = 4
"""Waiting pictures, for each that is drawn at once, from which on films become stills: one takes as long as five."""
CROWDED: Final = 8
"""From which on also pictures wait that nobody has pressed for."""
LULL_SECONDS: Final = 10.0
"""How long such a picture waits at most: about as long as a person thinks, whose next press may overtake it."""
LULL_STEP: Final = 0.1
"""Seconds from one such picture to the next, where nothing else is drawn."""


class Studio(Protocol):
    """Other processes, that draw what is sent to them."""

    count: int
    """How many there are."""

    @property
    def ready(self) -> bool:
        """Whether they have started."""

    def start(self, preparations: Sequence[Callable[[], object]]) -> None:
        """Start them in the background. Each does the ``preparations`` first."""

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """What a function gives there. Raises what it raises; ``ChildProcessError`` if no process can be started.

        ``TimeoutError`` or ``BrokenProcessPool`` where its process hangs or dies of it: nobody else shall try it.
        """

    def close(self) -> None:
        """Let the processes go."""


class Painter:
    """Draws pictures off the event loop. One serves the whole process; it belongs to one event loop.

    >>> painter = Painter()
    >>> picture = await painter.paint(picture_of(board, view, names, words, marks=marks))  # doctest: +SKIP
    """

    def __init__(
        self,
        *,
        kept: int = KEPT,
        workers: int = WORKERS,
        timed: Callable[[float], None] = lambda _: None,
        waited: Callable[[float], None] = lambda _: None,
        studio: Studio | None = None,
    ) -> None:
        """``kept`` is in bytes. ``timed`` is told the seconds that each drawing took, ``waited`` those before it.

        With a ``studio``, what draws must be picklable.
        """
        self._pictures: Shelf[_Key, Picture] = Shelf(kept, _size)
        self._under_way: dict[_Key, asyncio.Task[Picture]] = {}
        self._timed = timed
        self._waited = waited
        self._studio = studio
        self._workers = workers
        self._patient: deque[asyncio.Future[None]] = deque()
        """What waits for a lull."""
        self.stills = 0
        """Films that became stills."""
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
        """How many pictures are drawn at once."""
        return self._studio.count if self._studio is not None and self._studio.ready else self._workers

    def affords_film(self) -> bool:
        """Say whether a film may be drawn, and count it if not: it would hold up many tables."""
        affords = self.waiting < BUSY * self.places
        self.stills += not affords
        return affords

    async def lull(self) -> None:
        """Wait until few pictures wait, or for ``LULL_SECONDS``: before one that nobody has pressed for."""
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
        """Let the next go on that waits for a lull, if this is one."""
        while self._patient and self._patient[0].done():
            self._patient.popleft()
        if self._patient and not self._crowded:
            self._patient.popleft().set_result(None)
            # It may need no picture after all; then no end of a drawing would call the one after it.
            asyncio.get_running_loop().call_later(LULL_STEP, self._relax)

    async def paint(self, draw: Callable[[], Picture]) -> Picture:
        """The picture that ``draw`` gives. Raises whatever ``draw`` raises; errors are not kept."""
        picture = self._pictures.get(draw)
        if picture is not None:
            return picture
        drawing = self._under_way.get(draw)
        if drawing is None:
            drawing = asyncio.create_task(self._drawn(draw))
            self._under_way[draw] = drawing
            drawing.add_done_callback(partial(self._finished, draw))
        # Shielded: one asker who gives up must not take the picture from the others.
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
            # A bot that nobody plays on may not draw again for hours.
            asyncio.get_running_loop().call_later(_SOON, self._leave_it_to_others)

    def _leave_it_to_others(self) -> None:
        """What threads have drawn that pictures share is not needed here again, and weighs more than all tables."""
        if self._threads_drew and self._studio is not None and self._studio.ready:
            self._threads_drew = False
            self._threads.submit(forget_drawn).add_done_callback(_log_failure)

    def ahead(self, *preparations: Callable[[], object]) -> None:
        """Start the processes that draw, where there are any: each does these things first, such as drawing what all
        pictures share. Threads do nothing ahead: it would hold up the first who press, for games that nobody may play.
        """
        if self._studio is not None:
            self._studio.start((*preparations, give_back))

    def _finished(self, key: _Key, drawing: asyncio.Task[Picture]) -> None:
        del self._under_way[key]
        if not drawing.cancelled() and drawing.exception() is None:
            self._pictures.put(key, drawing.result())
        self._relax()

    def close(self) -> None:
        """Let the workers go. Drawings under way are finished, later ones refused."""
        if self._studio is not None:
            self._studio.close()
        self._threads.shutdown(wait=False)


def _size(picture: Picture) -> int:
    return len(picture.data) + _ASKED


def _log_failure(work: Future[Any]) -> None:
    if not work.cancelled() and (error := work.exception()) is not None:
        log.error("shared picture cache reset failed", exc_info=error)
