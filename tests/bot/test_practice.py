"""Practice against AI players: moves are taken back and games reviewed as at any table."""

from __future__ import annotations

import re

import pytest

from engine import advice
from engine import review as reviews
from engine.game import Refusal
from engine.search import judge
from host.practice import ME, Practising
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, answer_of, labels, press, press_late, pressable, seen, text_of, with_part


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take no time, and err a lot."""
    for name, number in (("GAMES", 2), ("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    monkeypatch.setattr(judge, "SURE", 0.0)


async def act(harbor: Harbor, shown: Shown, pattern: str) -> Shown:
    """Press something of Ann's practice, and see what it becomes."""
    pressed = await press(harbor.ann, shown, pattern)
    assert pressed.response is not None
    return pressed.response


async def begun(harbor: Harbor, kind: str = "manila", seats: int = 3) -> Shown:
    """Ann's practice against the weakest AI players."""
    front = (await harbor.ann.slash(harbor.channel, f"{kind} practice", players=seats)).response
    assert front is not None
    return await act(harbor, front, f":do:begin:{seats}:")


async def now(harbor: Harbor) -> Practising:
    """Ann's practice as it is stored."""
    last = await harbor.bot.desk.practices.last(harbor.ann.id)
    assert last is not None
    return await harbor.bot.desk.practices.playing(harbor.ann.id, last.kind, last.number)


async def one_more(harbor: Harbor) -> Practising:
    practising = await now(harbor)
    moves = [move for move in practising.solo.moves(ME) if not move.free] or practising.solo.moves(ME)
    return await harbor.bot.desk.practices.play(practising, moves[-1])


async def test_a_practice_takes_the_last_move_back(harbor: Harbor) -> None:
    shown = await begun(harbor)
    before = (await now(harbor)).solo
    assert "Take Back" not in labels(shown)
    shown = await act(harbor, shown, ":play:bid:")
    assert (await now(harbor)).solo.step > before.step
    shown = await act(harbor, shown, ":do:undo:")
    after = (await now(harbor)).solo
    assert (after.deeds, after.view(ME)) == (before.deeds, before.view(ME))
    assert "Take Back" not in labels(shown)
    await act(harbor, shown, ":play:pass$")
    assert (await now(harbor)).solo.deeds[before.step] == (ME, "pass")


async def test_a_practice_takes_nothing_back_after_chance(harbor: Harbor) -> None:
    await begun(harbor)
    practising = await now(harbor)
    while not practising.solo.view(None).rolls:
        practising = await one_more(harbor)
    assert practising.undoable is None
    with pytest.raises(Refusal, match="why-no-undo"):
        await harbor.bot.desk.practices.undo(practising, practising.solo.step)


async def test_an_old_button_takes_no_later_move_back(harbor: Harbor) -> None:
    shown = await act(harbor, await begun(harbor), ":play:bid:")
    then = seen(harbor.ann, shown)
    (undo,) = [each for each in pressable(shown) if ":do:undo:" in each]
    await one_more(harbor)
    deeds = (await now(harbor)).solo.deeds
    assert "earlier move" in answer_of(await press_late(harbor.ann, then, undo))
    assert (await now(harbor)).solo.deeds == deeds


@pytest.mark.parametrize("kind", ["manila", "mal" + "acca"])
async def test_a_finished_practice_is_reviewed(harbor: Harbor, kind: str) -> None:
    shown = await begun(harbor, kind)
    (way,) = [each for each in pressable(shown) if ":look:explain" in each]
    review = re.sub(":[0-9]+:look:explain", ":0:do:review", way)
    early = with_part(seen(harbor.ann, shown), review)
    assert harbor.voice.texts("why-review-early") in answer_of(await press_late(harbor.ann, early, review))
    practising = await now(harbor)
    while not practising.over:
        practising = await one_more(harbor)
    assert practising.undoable is None
    front = (await harbor.ann.slash(harbor.channel, f"{kind} practice")).response
    assert front is not None
    shown = await act(harbor, front, ":do:on")
    assert "Review" in labels(shown)
    shown = await act(harbor, shown, ":do:review")
    assert "imagined games" in text_of(shown) or "nothing" in text_of(shown).lower()
    shown = await act(harbor, shown, ":do:on")
    assert "Review" in labels(shown)
