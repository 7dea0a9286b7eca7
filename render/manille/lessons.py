"""Draw illustrations of the rules: the order of cards, and the duties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.manille.cards import Card, Suit
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.manille import cards
from render.names import EXAMPLE_PLAYERS
from render.sprites import badge
from render.theme import INK_SOFT
from render.words import Words

_LEFT: Box = (24, 114, 560, 450)
_RIGHT: Box = (572, 114, 1176, 450)


@dataclass(frozen=True, slots=True)
class _Example:
    """A trick of (player, card) pairs, and a hand to answer it; trump is hearts."""

    trick: tuple[tuple[int, Card], ...]
    winner: int
    may: tuple[Card, ...]
    may_not: tuple[Card, ...]


_EXAMPLES: Final[Mapping[str, _Example]] = {
    "beat": _Example(((3, Card.CK),), 3, (Card.C10, Card.CA), (Card.C8, Card.H7)),
    "trump": _Example(((1, Card.CK), (2, Card.C9), (3, Card.HJ)), 3, (Card.HA,), (Card.H8, Card.D10, Card.D7)),
    "partner": _Example(((2, Card.CK), (3, Card.CJ)), 2, (Card.C10, Card.C7), (Card.HA, Card.D7)),
}
"""Seat 0 is to play; seat 2 is its partner. Each is one of the cases of the rules' §4.2."""

SUBJECTS: Final = ("cards", *_EXAMPLES)
"""The available illustrations."""


@drawn("lesson")
def lesson(subject: str, words: Words) -> Canvas:
    canvas = Canvas.on(_sheet(parted=subject != "cards"))
    canvas.initials = EXAMPLE_PLAYERS
    titles.lesson(canvas, words(f"picture-manille-lesson-{subject}"))
    if subject == "cards":
        _order(canvas, words)
    else:
        _example(canvas, _EXAMPLES[subject], words)
    return canvas


@lru_cache(maxsize=2)
def _sheet(*, parted: bool) -> Image.Image:
    labels = (_LEFT, _RIGHT) if parted else ((*_LEFT[:2], *_RIGHT[2:]),)
    return framed((theme.WIDTH, 474 + FOOT), *labels, title=titles.LESSON).finish()


def _order(canvas: Canvas, words: Words) -> None:
    held = [card for card in reversed(Card) if card.suit is Suit.SPADES]
    for n, card in enumerate(held):
        x = 600 + 138 * (n - (len(held) - 1) / 2)
        cards.face(canvas, card, (x, 236), cards.HELD, cards.deck(words))
        canvas.text((x, 384), str(card.points), 60, face=Typeface.BOLD, anchor="m")


def _example(canvas: Canvas, example: _Example, words: Words) -> None:
    deck = cards.deck(words)
    with canvas.panel(_LEFT):
        title = words("picture-manille-on-table")
        canvas.text((_LEFT[0] + 24, _LEFT[1] + 34), title, 30, INK_SOFT, face=Typeface.SERIF, room=220, least=24)
        trump = words("picture-manille-trump-named", suit=words("picture-manille-suit-hearts"))
        canvas.sprite(cards.suit_sign(Suit.HEARTS, 38), (_LEFT[2] - 44, _LEFT[1] + 34))
        canvas.text((_LEFT[2] - 76, _LEFT[1] + 34), trump, 28, anchor="r", room=200, least=24)
        for n, (seat, card) in enumerate(example.trick):
            x = (_LEFT[0] + _LEFT[2]) / 2 + 150 * (n - (len(example.trick) - 1) / 2)
            cards.face(canvas, card, (x, 276), cards.HELD, deck)
            badge(canvas, seat, (x, 408), 56)
            if seat == example.winner:
                canvas.sprite(cards.star(50), (x + 56, 406))
    with canvas.panel(_RIGHT):
        held = [(card, True) for card in example.may] + [(card, False) for card in example.may_not]
        step = min(130, 580 / len(held))
        for n, (card, legal) in enumerate(held):
            x = (_RIGHT[0] + _RIGHT[2]) / 2 + step * (n - (len(held) - 1) / 2)
            cards.face(canvas, card, (x, 276), cards.HELD, deck, dull=not legal)
        middle = (_RIGHT[0] + _RIGHT[2]) / 2 - step * (len(held) / 2 - len(example.may))
        for key, left, right in (("may", _RIGHT[0] + 20, middle - 8), ("may-not", middle + 8, _RIGHT[2] - 20)):
            text, room = words(f"picture-manille-{key}"), round(right - left)
            canvas.text(((left + right) / 2, 408), text, 30, face=Typeface.SEMIBOLD, anchor="m", room=room, least=24)
        badge(canvas, 0, (_RIGHT[0] + 50, _RIGHT[1] + 36), 52)
        title = words("picture-manille-hand")
        canvas.text((_RIGHT[0] + 86, _RIGHT[1] + 36), title, 30, INK_SOFT, face=Typeface.SERIF, room=400, least=24)
