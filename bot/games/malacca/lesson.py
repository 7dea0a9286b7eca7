"""The lesson of Malacca: three first ships.

A successful attack, a trade, and a ship that only the learner defends.
"""

from __future__ import annotations

from typing import Final

from bot.games.lesson import Answer, Lesson, LessonStep, paint_pointed
from engine.malacca.game import MALACCA
from render import malacca

_CARDS: Final = (Answer("attack"), Answer("defence"), Answer("trade"))

_STEPS: Final = (
    LessonStep("cards", "cards", "attack", _CARDS, show="hand"),
    LessonStep("ship", "ship", "defended", (Answer("captured"), Answer("defended"))),
    LessonStep(
        "bets",
        "laid",
        "luz",
        (Answer("luz"), Answer("diego"), Answer("amihan")),
        before=((1, "bet:t:3"), (2, "bet:a:0"), (3, "bet:d:0")),
    ),
    LessonStep("attack", "ship", "attack", _CARDS),
    LessonStep(
        "bluff",
        "row 0",
        "nothing",
        (Answer("nothing", "bet:a:0"), Answer("three", "bet:a:3"), Answer("five", "bet:a:5")),
    ),
    LessonStep("loot", "fight", "six", (Answer("nine"), Answer("six"), Answer("twelve"))),
    LessonStep("trade", "ship", "trade", _CARDS, before=((2, "bet:t:4"), (3, "bet:t:3"))),
    LessonStep(
        "stake",
        "row 0",
        "six",
        (Answer("nothing", "bet:t:0"), Answer("six", "bet:t:6"), Answer("eleven", "bet:t:11")),
    ),
    LessonStep("defend", "ship", "defence", _CARDS, before=((1, "bet:t:2"), (3, "bet:t:4"))),
    LessonStep("quiet", "row 0", "nothing", (Answer("nothing", "bet:d:0"), Answer("eight", "bet:d:8"))),
    LessonStep(
        "special",
        "special",
        "two",
        (Answer("one"), Answer("two"), Answer("three")),
        before=((1, "bet:t:2"), (2, "bet:a:2")),
        show="hand",
    ),
    LessonStep("end", "players"),
)

_PAINT: Final = paint_pointed(malacca.pointed_table, malacca.pointed_hand)

LESSON: Final = Lesson(MALACCA, seats=4, seed="the first ship 34407", steps=_STEPS, paint=_PAINT)
