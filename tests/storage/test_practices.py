"""Practice that one person plays alone: begun, gone on with, replaced, and nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from bot.cogs.solo.practice_room import ME, PracticeGame, PracticeService
from engine.game import Refusal
from host.job_cache import OneJobPerUser
from host.tables import repeatable_seeds
from storage import Store
from tests.kit import GAMES
from tests.storage.samples import ANN, BEN

KIND = next(iter(GAMES))
SEATS, LEVEL = GAMES[KIND].seats[0], GAMES[KIND].levels[0]

T = TypeVar("T")


async def work(function: Callable[..., T], /, *args: Any) -> T:
    return function(*args)


@pytest.fixture
def room(store: Store) -> PracticeService:
    return PracticeService(store.practices, GAMES, work, repeatable_seeds("tests"), OneJobPerUser())


async def move(room: PracticeService, now: PracticeGame) -> PracticeGame:
    return await room.play(now, now.solo.moves(ME)[0])


async def again(room: PracticeService, now: PracticeGame) -> PracticeGame:
    """The same as whoever presses next finds it."""
    return await room.playing(now.practice.user, now.practice.kind, now.practice.number)


async def why(doing: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await doing
    return refused.value.reason.key


async def test_a_practice_is_found_again_as_it_was_left(room: PracticeService) -> None:
    now = await move(room, await room.begin(ANN, KIND, SEATS, LEVEL))
    found = await again(room, now)
    assert found.solo.deeds == now.solo.deeds
    assert found.solo.view(ME) == now.solo.view(ME)


async def test_new_practice_replaces_the_last_and_voids_its_buttons(room: PracticeService) -> None:
    old = await room.begin(ANN, KIND, SEATS, LEVEL)
    new = await room.begin(ANN, KIND, SEATS, LEVEL)
    assert old.practice.seed != new.practice.seed
    assert await why(again(room, old)) == "why-solo-old"
    assert await why(move(room, old)) == "why-solo-old"
    assert (await again(room, new)).solo.deeds == new.solo.deeds


async def test_two_presses_at_once_make_one_move(room: PracticeService) -> None:
    now = await room.begin(ANN, KIND, SEATS, LEVEL)
    first, second = await again(room, now), await again(room, now)
    await move(room, first)
    assert await why(move(room, second)) == "why-solo-old"


async def test_what_one_practises_is_nobody_elses(room: PracticeService) -> None:
    now = await room.begin(ANN, KIND, SEATS, LEVEL)
    assert await room.last(BEN) is None
    assert await why(room.playing(BEN, KIND, now.practice.number)) == "why-solo-old"


@pytest.mark.parametrize(
    ("kind", "seats", "level"), [("chess", SEATS, LEVEL), (KIND, 99, LEVEL), (KIND, SEATS, "simple"), (KIND, 0, "")]
)
async def test_what_there_is_not_is_not_begun(room: PracticeService, kind: str, seats: int, level: str) -> None:
    assert await why(room.begin(ANN, kind, seats, level)) == "why-unknown-button"
    assert await room.last(ANN) is None


async def test_a_practice_of_rules_that_are_not_known_any_more_says_so(room: PracticeService, store: Store) -> None:
    now = await room.begin(ANN, KIND, SEATS, LEVEL)
    for changed in ({"rules_version": 10_000}, {"level": "gone"}, {"deeds": ((ME, "no-such-move"),)}):
        await store.practices.begin(replace(now.practice, **changed))
        assert await why(again(room, now)) == "why-practice-older"


async def test_practice_export_hides_seed_and_moves(room: PracticeService, store: Store) -> None:
    now = await room.begin(ANN, KIND, SEATS, LEVEL)
    assert (await store.privacy.kept(ANN)).practices == 1
    (told,) = (await store.export.part(ANN, 1)).content["practices"]
    assert (told["kind"], told["seats"], told["level"]) == (KIND, SEATS, LEVEL)
    assert now.practice.seed not in str(told)
    assert "moves" not in told
    await store.privacy.forget(ANN, "Somebody")
    assert await room.last(ANN) is None
