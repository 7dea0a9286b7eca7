"""The first deals of Manille and Manilla are what their texts say."""

from __future__ import annotations

from typing import Final

import pytest

from bot.games.catalogue import catalogue
from tests.bot.presenters.lessons import lesson_of, views_of

TEXTS: Final = catalogue().in_language("en")
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


@pytest.mark.parametrize(("kind", "points", "scored"), [("manille", (11, 57), 23), ("manilla", (57, 3), 54)])
def test_the_first_deals_go_as_their_texts_say(kind: str, points: tuple[int, int], scored: int) -> None:
    lesson, views = lesson_of(kind), views_of(kind)
    for number, step in enumerate(lesson.steps):
        view = views[step.name]
        for answer in step.answers:
            if answer.code is not None and answer.code.startswith("play:"):
                assert answer.word.upper() in {card.slug for card in view.hand}, step.name
                if "must" in TEXTS(f"{kind}-lesson-{step.name}-ask"):
                    assert (answer.word == step.right) is (answer.word.upper() in {card.slug for card in view.legal})
        if step.show == "hand" and view.trick is not None:
            laid = {card.slug for card in view.trick.cards}
            assert all(card[:-1] + SIGNS[card[-1]] in TEXTS(f"{kind}-lesson-{step.name}-marked") for card in laid), (
                number
            )
    assert views["help"].trick.winner == 2
    assert {views["beat"].trick.winner, views["void"].trick.winner} == {3}
    (result,) = views["end"].results
    assert (result.points, result.scored) == (points, (scored, 0))
    assert views["end"].scores == (scored, 0)
    assert views["order"].trump == (None if kind == "manilla" else result.trump)
