"""Pictures that are drawn in another process are those that would be drawn here."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncIterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.harbour import harboured
from bot.app import create_bot
from bot.core.player_names import cast_of
from bot.core.presenter import Paint, PlayerNames, Presenter
from bot.games.catalogue import catalogue
from bot.settings import Settings
from engine.fair import NumberedDice
from engine.game import AnyGame
from engine.table import SeatAssignment
from host.workers import Workers
from localcord import LocalCord
from render import encode, lobby
from render.ladder import Rung, ladder
from render.lobby import LobbySeat
from render.memory import draw_once
from render.paints import picture_of
from render.pool import Painter
from tests.bot.test_workers import until_ready
from tests.bot.where import Where
from tests.kit import GAMES
from tests.render import hostile

TEXTS = catalogue().in_language("en")
PRESENTERS = catalogue().presenters(TEXTS)
LARGEST = 16 * 1024
"""Bytes that may be sent for a picture. It happens with every press."""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers("draw", 1)
    with pytest.MonkeyPatch.context() as patch:
        # A process that waits for its turn on a busy machine does not hang.
        patch.setattr("host.workers.PATIENCE", 60.0)
        yield made
    made.close()


@pytest.fixture
async def painter(workers: Workers) -> AsyncIterator[Painter]:
    """A painter with a process that has not started."""
    made = Painter(studio=workers, kept=0)
    yield made
    made.close()
    # What one test leaves its threads to forget shall not be what the next has drawn.
    await asyncio.to_thread(made._threads.shutdown)


async def test_pictures_are_drawn_here_until_the_process_has_started(workers: Workers, painter: Painter) -> None:
    painter.ahead()
    assert (await painter.paint(Where())).width == os.getpid()
    await until_ready(workers)
    assert (await painter.paint(Where())).width not in {0, os.getpid()}


async def test_what_pictures_share_is_forgotten_once_a_process_draws(workers: Workers, painter: Painter) -> None:
    await painter.paint(
        picture_of(lobby.lobby, "Table 7", (LobbySeat("Ann"),) * 3, TEXTS, PRESENTERS["manila"].emblem, rules=())
    )
    assert lobby._sheet.cache_info().currsize
    assert len(encode._bands)
    painter.ahead()
    await until_ready(workers)
    await painter.paint(Where())
    async with asyncio.timeout(60):
        while lobby._sheet.cache_info().currsize or len(encode._bands):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


def test_a_process_that_draws_once_keeps_nothing_of_it() -> None:
    paint = picture_of(lobby.lobby, "Table 7", (LobbySeat("Ann"),) * 3, TEXTS, PRESENTERS["manila"].emblem, rules=())
    drawn = paint()
    assert lobby._sheet.cache_info().currsize
    assert draw_once(paint) == drawn
    assert not lobby._sheet.cache_info().currsize
    assert not len(encode._bands)


async def test_a_picture_outlives_the_process_that_should_draw_it(workers: Workers, painter: Painter) -> None:
    painter.ahead()
    await until_ready(workers)
    first = (await painter.paint(Where())).width
    os.kill(first, signal.SIGKILL)
    assert (await painter.paint(Where())).width not in {first, os.getpid()}


@pytest.mark.slow
async def test_a_picture_that_kills_its_process_does_not_kill_the_bot(workers: Workers, painter: Painter) -> None:
    painter.ahead()
    await until_ready(workers)
    with pytest.raises(BrokenProcessPool):
        await painter.paint(Where(fatal=True))
    await until_ready(workers)
    assert (await painter.paint(Where())).width != os.getpid()


@pytest.mark.slow
async def test_hung_painting_is_abandoned_and_another_process_draws(
    workers: Workers, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter.ahead()
    await until_ready(workers)
    first = (await painter.paint(Where())).width
    os.kill(first, signal.SIGSTOP)
    monkeypatch.setattr("host.workers.PATIENCE", 0.2)
    with pytest.raises(TimeoutError):
        await painter.paint(Where())
    monkeypatch.undo()
    await until_ready(workers)
    assert (await painter.paint(Where())).width not in {first, os.getpid()}


async def test_threads_draw_where_processes_cannot_be_started_any_more(
    workers: Workers, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError("no more processes")

    painter.ahead()
    await until_ready(workers)
    first = (await painter.paint(Where())).width
    monkeypatch.setattr("host.workers.ProcessPoolExecutor", refuse)
    os.kill(first, signal.SIGKILL)
    assert (await painter.paint(Where())).width == os.getpid()
    assert (await painter.paint(Where())).width == os.getpid()


async def test_drawings_are_timed_wherever_they_are_made(workers: Workers) -> None:
    timed: list[float] = []
    painter = Painter(studio=workers, kept=0, timed=timed.append)
    painter.ahead()
    await painter.paint(Where())
    await until_ready(workers)
    await painter.paint(Where())
    painter.close()
    assert len(timed) == 2


@pytest.mark.parametrize("kind", GAMES)
def test_pictures_of_every_game_can_be_sent_to_another_process(kind: str) -> None:
    game, presenter = GAMES[kind], PRESENTERS[kind]
    pickle.loads(pickle.dumps(presenter.prepare))
    for paint in _paints(game, presenter):
        sent = pickle.dumps(paint)
        assert len(sent) < LARGEST
        assert pickle.loads(sent)() == paint()


@pytest.mark.parametrize("kind", GAMES)
def test_picture_of_every_lobby_can_be_sent_to_another_process(kind: str) -> None:
    seats = (LobbySeat("Ann", host=True), LobbySeat(None))
    paint = picture_of(lobby.lobby, "Table 7", seats, TEXTS, PRESENTERS[kind].emblem, rules=("A house rule",))
    assert pickle.loads(pickle.dumps(paint))() == paint()


def test_a_catalogue_that_is_sent_twice_arrives_as_one() -> None:
    sent = pickle.dumps(TEXTS)
    assert pickle.loads(sent) is pickle.loads(sent)
    assert pickle.loads(sent)("picture-cash") == TEXTS("picture-cash")


@pytest.mark.slow
async def test_a_bot_has_its_pictures_drawn_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.process.drawing.processors", lambda: 2)
    async with LocalCord() as cord, harboured(cord, tmp_path, drawing_processes=1) as bot:
        async with asyncio.timeout(60):
            while (drawn := (await bot.painter.paint(Where())).width) == os.getpid():
                bot.painter._pictures.clear()
                await asyncio.sleep(0.01)
        assert drawn > 0


@pytest.mark.parametrize(
    ("cores", "drawers"),
    [
        (1, None),
        pytest.param(2, 1, marks=pytest.mark.slow),
        pytest.param(3, 2, marks=pytest.mark.slow),
        pytest.param(16, 4, marks=pytest.mark.slow),
    ],
)
async def test_drawing_processes_follow_the_cores(
    cores: int, drawers: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.process.drawing.processors", lambda: cores)
    monkeypatch.delenv("MANILA_DRAWING_PROCESSES")
    bot = create_bot(Settings(_env_file=None, data_dir=tmp_path))
    studio = bot.painter._studio
    bot.painter.close()
    assert (None if studio is None else studio.count) == drawers


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.slow
def test_hostile_names_leave_every_picture(kind: str) -> None:
    for paint in _paints(GAMES[kind], PRESENTERS[kind], hostile.NAMES):
        assert paint().width > 0


@pytest.mark.slow
def test_hostile_names_leave_the_pictures_of_lobby_and_season() -> None:
    emblem = PRESENTERS["manila"].emblem
    for name in hostile.NAMES:
        drawn = lobby.lobby(name, (LobbySeat(name, host=True), LobbySeat(name)), TEXTS, emblem, rules=(name,))
        assert drawn.width > 0
        assert ladder(name, name, [Rung(1, name, "2210", name)], emblem).width > 0


def _paints(game: AnyGame, presenter: Presenter, names: Sequence[str] = ()) -> list[Paint]:
    """One picture of each kind, of a game that is played to its end."""
    seats = max(game.seats) if names else min(game.seats)
    # Discord takes no longer name.
    called = [*(name[:32] for name in names), *(f"Ann {seat}" for seat in range(seats))][:seats]
    cast: PlayerNames = cast_of([SeatAssignment(name, level="simple") for name in called])
    found: dict[str, Paint] = {}

    def keep(paint: Paint | None) -> None:
        if paint is not None:
            found[type(paint).__name__] = paint

    state, events = game.start(seats, game.options_type(), NumberedDice("sent", 0))
    random, before, views = Random(1), None, [game.view(state, None)]
    while to_act := game.to_act(state):
        seat = to_act[0]
        view: Any = game.view(state, None)
        moves = game.moves(state, seat)
        keep(presenter.board(view, cast, before, moves))
        if before is not None:
            keep(presenter.motion(view, cast, before, tuple(event for event in events if event.to is None), moves))
        keep(presenter.hand(game.view(state, seat), moves, cast).paint)
        before = view
        state, events = game.play(state, seat, random.choice(moves), NumberedDice("sent", len(views)))
        views.append(game.view(state, None))
    keep(presenter.result_board(views[-1], game.standing(state), cast))
    return list(found.values())
