"""Illustrations of the rules of Malacca."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.malacca.cards import SPECIALS, Action, Card
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.malacca.pieces import HAND_CARD, change_colour, coin, lay, ship, sign
from render.names import EXAMPLE_PLAYERS, changed
from render.sprites import badge
from render.theme import INK_SOFT
from render.words import Words

_SEA: Final[Box] = (22, 114, 378, 506)
_PLAYERS: Final[Box] = (392, 114, 1176, 506)
_CARDS: Final[Box] = (24, 114, 1176, 506)


@dataclass(frozen=True, slots=True)
class LessonPart:
    """One player's card and bet in an example, and the result."""

    card: Card
    bet: int
    net: int
    why: str


@dataclass(frozen=True, slots=True)
class Example:
    """An example round of docs/rules/malacca.md §8, verified by the tests."""

    cargo: int
    attack: int
    defence: int
    parts: tuple[LessonPart, ...]
    """By seat."""


EXAMPLES: Final[Mapping[str, Example]] = {
    "captured": Example(
        9,
        2,
        1,
        (
            LessonPart(Card.TRADE, 4, -4, "bet"),
            LessonPart(Card.ATTACK, 0, 8, "loot"),
            LessonPart(Card.ATTACK, 2, 8, "loot"),
            LessonPart(Card.DEFENCE, 3, -3, "bet"),
        ),
    ),
    "defended": Example(
        7,
        1,
        1,
        (
            LessonPart(Card.TRADE, 3, 3, "profit"),
            LessonPart(Card.TRADE, 2, 2, "profit"),
            LessonPart(Card.ATTACK, 0, -2, "penalty"),
            LessonPart(Card.DEFENCE, 1, 0, "special"),
        ),
    ),
}
SUBJECTS: Final = (*EXAMPLES, "specials")
"""The available illustrations."""


@drawn("lesson")
def lesson(subject: str, words: Words) -> Canvas:
    canvas = Canvas.on(_sheet(parted=subject in EXAMPLES))
    canvas.initials = EXAMPLE_PLAYERS
    titles.lesson(canvas, words(f"malacca-picture-lesson-{subject}"))
    if subject == "specials":
        _specials(canvas, words)
    else:
        _ship(canvas, EXAMPLES[subject], words)
        _players(canvas, EXAMPLES[subject], words)
    return canvas


@lru_cache(maxsize=2)
def _sheet(*, parted: bool) -> Image.Image:
    size = (theme.WIDTH, _CARDS[3] + 24 + FOOT)
    if parted:
        return framed(size, _PLAYERS, title=titles.LESSON, sea=(_SEA, (200, 320), 96)).finish()
    return framed(size, _CARDS, title=titles.LESSON).finish()


def _ship(canvas: Canvas, example: Example, words: Words) -> None:
    middle = (_SEA[0] + _SEA[2]) // 2
    canvas.sprite(ship(), (middle - 36, 232))
    with canvas.panel(_SEA):
        canvas.sprite(coin(44), (middle + 92, 214))
        canvas.text((middle + 120, 214), str(example.cargo), 64, face=Typeface.BOLD, room=50, least=30)
        y = 396
        canvas.sprite(sign(Action.ATTACK, 60), (middle - 116, y))
        canvas.sprite(sign(Action.DEFENCE, 60), (middle + 116, y))
        canvas.text((middle, y), f"{example.attack} : {example.defence}", 64, face=Typeface.BOLD, anchor="m", room=160)
        fate = "captured" if example.attack > example.defence else "defended"
        canvas.text((middle, 464), words(f"malacca-picture-{fate}"), 42, face=Typeface.SERIF_BOLD, anchor="m",
                    room=320, least=26)  # fmt: skip


def _players(canvas: Canvas, example: Example, words: Words) -> None:
    left, top, right, bottom = _PLAYERS
    step = (right - left) / len(example.parts)
    with canvas.panel(_PLAYERS):
        for seat, part in enumerate(example.parts):
            x = left + step * (seat + 0.5)
            badge(canvas, seat, (x, top + 46), 60)
            lay(canvas, part.card, (x, top + 158), (104, 138))
            if part.bet:
                canvas.sprite(coin(36), (x - 22, top + 262))
                canvas.text((x + 4, top + 262), str(part.bet), 44, face=Typeface.BOLD, room=80)
            else:
                canvas.text((x, top + 262), "–", 44, INK_SOFT, face=Typeface.BOLD, anchor="m")
            canvas.text(
                (x, bottom - 80), changed(part.net), 56, change_colour(part.net), face=Typeface.BOLD, anchor="m"
            )
            why = words(f"malacca-picture-part-{part.why}")
            canvas.text((x, bottom - 34), why, 30, INK_SOFT, anchor="m", room=round(step) - 24, least=24)


def _specials(canvas: Canvas, words: Words) -> None:
    left, top, right, bottom = _CARDS
    step = (right - left) / len(SPECIALS)
    with canvas.panel(_CARDS):
        for number, card in enumerate(SPECIALS):
            x = left + step * (number + 0.5)
            lay(canvas, card, (x, top + 160), HAND_CARD)
            name = words("malacca-picture-name-of-card", card=card.code)
            canvas.text((x, bottom - 70), name, 36, face=Typeface.SEMIBOLD, anchor="m", room=round(step) - 16, least=24)
