"""The painter: off the event loop, and never the same picture twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from unittest.mock import Mock

import pytest

from render.encode import Picture
from render.manila import Marks, board, result, samples
from render.paints import picture_of
from render.pool import BUSY, CROWDED, Painter
from tests.render import manila_views as built
from tests.render.english import english

SIZE = 100_000
"""Bytes of a blank picture."""


class Easel:
    """Draws blank pictures, and remembers how often and where."""

    def __init__(self) -> None:
        self.threads: list[int] = []
        self.may_finish = threading.Event()
        self.may_finish.set()

    def draw(self, number: int = 0, *, names: list[str] | None = None) -> Picture:
        self.threads.append(threading.get_ident())
        assert self.may_finish.wait(10)
        if number < 0:
            raise ValueError("nothing to draw")
        return Picture(bytes(SIZE), number, number, f"{number}.png")


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter(kept=350_000)
    yield painter
    painter.close()


async def test_pictures_are_drawn_off_the_loop(painter: Painter) -> None:
    easel = Easel()
    assert (await painter.paint(picture_of(easel.draw, 5))).width == 5
    assert easel.threads != [threading.get_ident()]


async def test_the_loop_goes_on_while_a_picture_is_drawn(painter: Painter) -> None:
    easel = Easel()
    easel.may_finish.clear()
    drawing = asyncio.create_task(painter.paint(picture_of(easel.draw, 1)))
    await asyncio.sleep(0)
    easel.may_finish.set()
    assert (await drawing).width == 1


async def test_equal_requests_are_drawn_once(painter: Painter) -> None:
    easel = Easel()
    first = await painter.paint(picture_of(easel.draw, 1, names=["a"]))
    assert await painter.paint(picture_of(easel.draw, 1, names=["a"])) is first
    assert len(easel.threads) == 1
    await painter.paint(picture_of(easel.draw, 1, names=["b"]))
    assert len(easel.threads) == 2


async def test_equal_requests_at_the_same_time_share_one_drawing(painter: Painter) -> None:
    easel = Easel()
    easel.may_finish.clear()
    asking = [asyncio.create_task(painter.paint(picture_of(easel.draw, 7))) for _ in range(20)]
    await asyncio.sleep(0)
    easel.may_finish.set()
    pictures = await asyncio.gather(*asking)
    assert len(easel.threads) == 1
    assert len({id(picture) for picture in pictures}) == 1


async def test_one_who_gives_up_does_not_spoil_it_for_others(painter: Painter) -> None:
    easel = Easel()
    easel.may_finish.clear()
    hasty, patient = (asyncio.create_task(painter.paint(picture_of(easel.draw, 7))) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    easel.may_finish.set()
    assert (await patient).width == 7
    assert hasty.cancelled() or (await asyncio.gather(hasty, return_exceptions=True))


@pytest.fixture
async def narrow() -> AsyncIterator[Painter]:
    """A painter that draws one picture at a time."""
    narrow = Painter(kept=0, workers=1)
    yield narrow
    narrow.close()


async def asked(painter: Painter, easel: Easel, count: int) -> list[asyncio.Task[Picture]]:
    """Ask for pictures that are not finished before the easel lets them."""
    easel.may_finish.clear()
    drawings = [asyncio.create_task(painter.paint(picture_of(easel.draw, number))) for number in range(count)]
    await asyncio.sleep(0)
    return drawings


async def test_films_become_stills_while_pictures_wait(narrow: Painter) -> None:
    easel = Easel()
    drawings = await asked(narrow, easel, BUSY - 1)
    afforded = [narrow.affords_film()]
    drawings.append(asyncio.create_task(narrow.paint(picture_of(easel.draw, BUSY))))
    await asyncio.sleep(0)
    afforded.append(narrow.affords_film())
    easel.may_finish.set()
    await asyncio.gather(*drawings)
    assert [*afforded, narrow.affords_film()] == [True, False, True]
    assert narrow.stills == 1


async def test_more_drawers_afford_films_for_longer() -> None:
    wide, easel = Painter(kept=0, workers=2), Easel()
    drawings = await asked(wide, easel, BUSY)
    afforded = wide.affords_film()
    easel.may_finish.set()
    await asyncio.gather(*drawings)
    wide.close()
    assert afforded


async def test_an_idle_painter_has_a_lull(narrow: Painter) -> None:
    await narrow.lull()
    assert narrow.later == 0


async def test_a_lull_comes_when_few_pictures_wait(narrow: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.pool.LULL_SECONDS", 3600.0)
    easel = Easel()
    drawings = await asked(narrow, easel, CROWDED)
    # The first needs no picture after its wait: the others must not wait for the end of one.
    lulls = [asyncio.create_task(narrow.lull()) for _ in range(CROWDED + 2)]
    await asyncio.sleep(0)
    assert narrow.later == CROWDED + 2
    assert not any(lull.done() for lull in lulls)
    easel.may_finish.set()
    await asyncio.gather(*drawings, *lulls)


async def test_no_lull_is_waited_for_forever(narrow: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.pool.LULL_SECONDS", 0.01)
    easel = Easel()
    drawings = await asked(narrow, easel, CROWDED)
    await narrow.lull()
    assert narrow.waiting == CROWDED
    easel.may_finish.set()
    await asyncio.gather(*drawings)


async def test_errors_reach_the_asker_and_are_not_kept(painter: Painter) -> None:
    easel = Easel()
    for _ in range(2):
        with pytest.raises(ValueError, match="nothing to draw"):
            await painter.paint(picture_of(easel.draw, -1))
    assert len(easel.threads) == 2


async def test_only_the_latest_pictures_are_kept(painter: Painter) -> None:
    easel = Easel()
    for number in (1, 2, 3, 1, 4):
        await painter.paint(picture_of(easel.draw, number))
    assert len(easel.threads) == 4
    await painter.paint(picture_of(easel.draw, 1))
    assert len(easel.threads) == 4
    await painter.paint(picture_of(easel.draw, 2))
    assert len(easel.threads) == 5


async def test_real_pictures_come_the_same_from_painter_and_plain_call(painter: Painter) -> None:
    view = built.voyage()
    marks = Marks(choices=samples.choices(view), since=built.before(view))
    painted = await painter.paint(picture_of(board, view, samples.NAMES, english, marks=marks))
    assert painted == board(view, samples.NAMES, english, marks=marks)
    assert await painter.paint(picture_of(board, built.voyage(), samples.NAMES, english, marks=marks)) is painted
    ends = [samples.end("shared") for _ in range(2)]
    first, second = [picture_of(result, end.view, end.standing, samples.NAMES, english) for end in ends]
    assert await painter.paint(first) is await painter.paint(second)


async def test_pictures_drawn_at_once_in_two_threads_are_right(painter: Painter) -> None:
    views = [built.voyage(cash=(n, n, n, n)) for n in range(12)]
    pictures = await asyncio.gather(*(painter.paint(picture_of(board, view, samples.NAMES, english)) for view in views))
    assert list(pictures) == [board(view, samples.NAMES, english) for view in views]


async def test_where_threads_draw_nothing_is_done_ahead(painter: Painter) -> None:
    easel = Easel()
    painter.ahead(easel.draw)
    await painter.paint(picture_of(easel.draw, 1))
    assert len(easel.threads) == 1


@pytest.mark.parametrize("ready", [True, False])
async def test_threads_forget_once_others_draw(monkeypatch: pytest.MonkeyPatch, ready: bool) -> None:
    """Though nobody asks for another picture."""
    forgotten = threading.Event()
    monkeypatch.setattr("render.pool._SOON", 0)
    monkeypatch.setattr("render.pool.forget_drawn", forgotten.set)
    studio = Mock(ready=False)

    def draw() -> Picture:
        studio.ready = ready  # the others have started meanwhile, or not
        return Picture(b"", 1, 1, "1.png")

    painter = Painter(studio=studio)
    await painter.paint(draw)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    painter._threads.shutdown()
    assert forgotten.is_set() is ready
