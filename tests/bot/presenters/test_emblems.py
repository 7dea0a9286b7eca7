"""What games are known by, in their lobbies."""

from __future__ import annotations

import pytest

from bot.games.catalogue import catalogue
from bot.words.texts import Texts

PRESENTERS = catalogue().presenters(Texts())


@pytest.mark.parametrize("kind", PRESENTERS)
@pytest.mark.parametrize("height", [88, 150, 212])
def test_an_emblem_is_as_high_as_the_lobby_has_room(kind: str, height: int) -> None:
    emblem = PRESENTERS[kind].emblem(height)
    assert abs(emblem.height - height) <= 1
    assert emblem.width <= 1.5 * height
    assert emblem.mode == "RGBA"


def test_no_game_but_the_two_of_one_pack_has_the_emblem_of_another() -> None:
    painted = {kind: PRESENTERS[kind].emblem(150).tobytes() for kind in ("manila", "malacca", "manilla", "manille")}
    assert painted["manilla"] == painted["manille"]
    assert len(set(painted.values())) == 3
