"""What a bot tells of its own pulse."""

from __future__ import annotations

import asyncio

from bench.pulse import searches
from host.workers import Workers
from render.pool import Painter


async def test_what_waits_to_be_drawn_is_not_counted_among_searches() -> None:
    drawing, searching = Workers("draw pictures", 1), Workers("search", 1)
    painter = Painter(studio=drawing)
    async with asyncio.TaskGroup() as tasks:
        waiting = [tasks.create_task(_taken(workers)) for workers in (*[drawing] * 5, *[searching] * 3)]
        await asyncio.sleep(0)
        assert searches([painter], [drawing, searching]) == 1  # two of three are at work
        for task in waiting:
            task.cancel()
    painter.close()


async def _taken(workers: Workers) -> None:
    async with workers._begun:
        await asyncio.Event().wait()
