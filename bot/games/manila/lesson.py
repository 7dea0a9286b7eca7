"""A first voyage, as a lesson.

The learner has red, and the dice bring silk within a step of the pirates.
"""

from __future__ import annotations

from typing import Final

from bot.games.lesson import Answer, Lesson, LessonStep, paint_pointed
from engine.manila.game import MANILA
from render import manila

_STEPS: Final = (
    LessonStep(
        "shares",
        "silk jade",
        "silk",
        (Answer("nutmeg"), Answer("silk"), Answer("ginseng")),
        show="hand",
    ),
    LessonStep(
        "auction",
        "bids",
        "seven",
        (Answer("pass", "pass"), Answer("seven", "bid:7"), Answer("twenty", "bid:20")),
        before=((1, "bid:6"), (2, "pass"), (3, "pass")),
    ),
    LessonStep(
        "buy",
        "stall silk",
        "silk",
        (Answer("nutmeg", "buy:nutmeg"), Answer("silk", "buy:silk"), Answer("none", "buy:none")),
        before=((1, "pass"),),
    ),
    LessonStep(
        "load",
        "stalls",
        "nutmeg",
        (Answer("nutmeg", "leave:nutmeg"), Answer("silk", "leave:silk"), Answer("jade", "leave:jade")),
    ),
    LessonStep(
        "start",
        "sea",
        "silk",
        (Answer("ginseng", "start:0-5-4"), Answer("silk", "start:5-0-4"), Answer("even", "start:3-3-3")),
    ),
    LessonStep(
        "seat",
        "load silk",
        "silk",
        (Answer("silk", "place:silk"), Answer("pirate", "place:pirate"), Answer("pass", "pass")),
    ),
    LessonStep(
        "port",
        "quay a",
        "port",
        (Answer("port", "place:port:a"), Answer("yard", "place:yard:a"), Answer("insurance", "place:insurance")),
        before=((1, "place:jade"), (2, "place:jade"), (3, "place:ginseng")),
    ),
    LessonStep(
        "pirates",
        "lane silk",
        "pilot",
        (Answer("pilot", "place:pilot:small"), Answer("silk", "place:silk"), Answer("pass", "pass")),
        before=((1, "place:pirate"), (2, "place:yard:a"), (3, "place:jade")),
    ),
    LessonStep(
        "pilot",
        "pilots",
        "on",
        (Answer("back", "pilot:s-1"), Answer("stay", "pilot:stay"), Answer("on", "pilot:s+1")),
        before=((1, "pass"), (2, "place:port:b"), (3, "place:insurance")),
    ),
    LessonStep("profit", "fleet", "twelve", (Answer("thirtysix"), Answer("eighteen"), Answer("twelve"))),
    LessonStep("market", "market", "fifteen", (Answer("five"), Answer("fifteen"), Answer("thirty"))),
    LessonStep("end", "merchants"),
)

_PAINT: Final = paint_pointed(manila.pointed_board, manila.pointed_hand)

LESSON: Final = Lesson(MANILA, seats=4, seed="the first voyage 32489", steps=_STEPS, paint=_PAINT)
