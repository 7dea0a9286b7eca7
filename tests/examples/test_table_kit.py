"""The kit of a small game: what the tests hold it to follows from the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from bot.games.package import GamePackage
from engine.table_game import TableEvent
from tests.engine import test_daily, test_secrets
from tests.examples.conftest import EXAMPLES, importable
from tests.kit import Kit
from tests.table_kit import MOVES, table_kit, written_out


@pytest.fixture(scope="module")
def stones() -> Iterator[Any]:
    with importable(*EXAMPLES):
        yield import_module("stones")


@pytest.fixture
def open_draws(stones: Any) -> GamePackage:
    """Stones, where everyone sees each card that is drawn."""

    class Drew(TableEvent):
        seat: int
        card: int

    class OpenDraws(stones.Stones):  # type: ignore[misc]
        every_event = (stones.Took, Drew)
        shows = (Drew,)

        def after(self, *args: Any) -> Any:
            state, (took, drew) = super().after(*args)
            return state, [took, Drew(drew.seat, drew.card)]

    package: GamePackage = stones.PACKAGE
    return replace(package, game=OpenDraws())


def test_a_card_played_openly_is_no_secret_move(stones: Any) -> None:
    assert table_kit(stones.PACKAGE).shut == {}


def test_a_card_that_no_event_tells_is_a_secret_move(stones: Any) -> None:
    class Left(TableEvent):
        seat: int
        left: int

    class Covered(stones.Stones):  # type: ignore[misc]
        every_event = (Left, stones.Drew)

        def after(self, *args: Any) -> Any:
            state, (took, drew) = super().after(*args)
            return state, [Left(took.seat, took.left), drew]

    assert table_kit(replace(stones.PACKAGE, game=Covered())).shut == {"Play": ()}


def hosted(monkeypatch: pytest.MonkeyPatch, package: GamePackage) -> Kit:
    """Let the tests of every game find this one."""
    made = table_kit(package)
    for module in (test_secrets, test_daily):
        monkeypatch.setattr(module, "kit", lambda _: made)
    monkeypatch.setattr(test_secrets, "GAMES", {package.kind: package.game})
    return made


def test_a_private_draw_at_each_turn_keeps_the_contract(stones: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made = hosted(monkeypatch, stones.PACKAGE)
    assert made.moves > 6
    test_secrets.test_nobody_is_told_or_shown_what_others_hide("stones")


def test_an_open_draw_at_each_turn_keeps_the_contract(open_draws: GamePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    made = hosted(monkeypatch, open_draws)
    assert made.moves == MOVES
    test_secrets.test_nobody_is_told_or_shown_what_others_hide("stones")


async def test_editions_are_held_from_a_release_on(stones: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made = hosted(monkeypatch, stones.PACKAGE)
    monkeypatch.setitem(test_daily.DEALS, "stones", stones.PACKAGE.daily.deal)
    await test_daily.test_an_edition_of_the_ai_seats_never_plays_otherwise("stones")
    monkeypatch.setattr(test_daily, "kit", lambda _: replace(made, editions={1: "another"}))
    with pytest.raises(AssertionError, match="was never released needs none"):
        await test_daily.test_an_edition_of_the_ai_seats_never_plays_otherwise("stones")


def test_a_game_is_written_out_with_the_steps_of_a_lesson() -> None:
    with importable(*EXAMPLES):
        package: GamePackage = import_module("pig").PACKAGE
        told = list(written_out(package, "the first pig 653", ["roll", "roll", "roll", "hold"]))
    assert [moment.splitlines()[-1].strip() for moment in told[:6]] == [
        "seat 0: roll",
        "seat 0: step 1, of roll hold: roll",
        "seat 0: step 2, of roll hold: roll",
        "seat 0: step 3, of roll hold: hold",
        "seat 1: roll",
        "seat 1: roll",
    ]
