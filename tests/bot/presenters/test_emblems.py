"""What games are known by, in their lobbies."""

from __future__ import annotations

import pytest

from bot.core.texts import Texts
from bot.games.catalogue import OURS, catalogue

PRESENTERS = catalogue().presenters(Texts())


@pytest.mark.parametrize("kind", PRESENTERS)
@pytest.mark.parametrize("height", [88, 150, 212])
def test_an_emblem_is_as_high_as_the_lobby_has_room(kind: str, height: int) -> None:
    emblem = PRESENTERS[kind].emblem(height)
    assert abs(emblem.height - height) <= 1
    assert emblem.width <= 1.5 * height
    assert emblem.mode == "RGBA"


def test_every_game_has_an_emblem_of_its_own() -> None:
    painted = {PRESENTERS[package.kind].emblem(150).tobytes() for package in OURS}
    assert len(painted) == len(OURS)
