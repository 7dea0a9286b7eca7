"""The first deals of Manille and of Manilla, as lessons.

The learner sits across from the third seat. The right answers fulfill the duties and make sense.
"""

from __future__ import annotations

from typing import Final

from bot.games.lesson import Answer, Lesson, LessonStep, paint_pointed
from engine.manille.game import MANILLA, MANILLE
from engine.solo import Deed
from render import manille


def _cards(first: int, cards: str) -> tuple[Deed, ...]:
    """Return cards played one after another, beginning with a seat."""
    return tuple(((first + place) % 4, f"play:{card}") for place, card in enumerate(cards.split()))


def _card(slug: str) -> Answer:
    return Answer(slug.lower(), f"play:{slug}")


_ORDER: Final = LessonStep("order", "order", "ten", (Answer("ace"), Answer("ten"), Answer("king")))

_MANILLE: Final = (
    _ORDER,
    LessonStep("trump", "trump", "mine", (Answer("luz"), Answer("mine"))),
    LessonStep(
        "help",
        "trick",
        "kc",
        (_card("8C"), _card("KC"), _card("7D")),
        before=_cards(2, "10C 9C"),
        show="hand",
    ),
    LessonStep(
        "beat",
        "trick",
        "10d",
        (_card("7D"), _card("10D"), _card("8C")),
        before=_cards(1, "QC 9D KD"),
        show="hand",
    ),
    LessonStep("lead", "cards", "10h", (_card("9S"), _card("7H"), _card("10H")), before=_cards(1, "8D"), show="hand"),
    LessonStep(
        "void",
        "trick",
        "7d",
        (_card("AH"), _card("8C"), _card("7D")),
        before=(*_cards(1, "KH QH 8H"), *_cards(0, "9S AS JS 10S"), *_cards(3, "8S")),
        show="hand",
    ),
    LessonStep(
        "count",
        "deal",
        "score",
        (Answer("all"), Answer("half"), Answer("score")),
        before=(
            *_cards(1, "QS 7S"),
            *_cards(0, "AH 9H 7C JH"),
            *_cards(0, "8C AC AD JC"),
            *_cards(2, "QD JD 7H"),
        ),
    ),
    LessonStep("end", "scores", before=_cards(1, "KS")),
)

_MANILLA: Final = (
    _ORDER,
    LessonStep(
        "trump",
        "cards",
        "diamonds",
        (Answer("clubs", "trump:c"), Answer("diamonds", "trump:d"), Answer("none", "trump:n")),
        show="hand",
    ),
    LessonStep(
        "call",
        "stakes",
        "pass",
        (Answer("against", "call:against"), Answer("pass", "call:pass")),
        before=((1, "call:along"),),
    ),
    LessonStep(
        "help",
        "trick",
        "kh",
        (_card("9H"), _card("KH"), _card("10D")),
        before=((2, "call:pass"), *_cards(1, "AH 10H 7H")),
        show="hand",
    ),
    LessonStep(
        "void",
        "trick",
        "9d",
        (_card("9C"), _card("10D"), _card("9D")),
        before=_cards(2, "8S 10S"),
        show="hand",
    ),
    LessonStep("lead", "cards", "10c", (_card("9H"), _card("10C"), _card("9C")), before=_cards(1, "9S"), show="hand"),
    LessonStep(
        "beat",
        "trick",
        "10d",
        (_card("JD"), _card("10D"), _card("9C")),
        before=(*_cards(1, "7C KC AC"), *_cards(0, "9H KD 8H 8D"), *_cards(1, "7D KS AD")),
        show="hand",
    ),
    LessonStep(
        "count",
        "deal",
        "twice",
        (Answer("all"), Answer("once"), Answer("twice")),
        before=(*_cards(0, "JD QS 8C 7S"), *_cards(0, "QD JC QH QC"), *_cards(0, "9C JS JH")),
    ),
    LessonStep("end", "scores", before=_cards(3, "AS")),
)

_PAINT: Final = paint_pointed(manille.pointed_board, manille.pointed_hand)

MANILLE_LESSON: Final = Lesson(MANILLE, seats=4, seed="the first deal 611", steps=_MANILLE, paint=_PAINT)
MANILLA_LESSON: Final = Lesson(MANILLA, seats=4, seed="the first deal 833", steps=_MANILLA, paint=_PAINT)
