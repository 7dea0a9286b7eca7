"""Animation of a trick being gathered by its winner.

Tricks before the current one may not be looked at again (docs/rules/manille.md §9.2). So this only animates the very
last trick taken, and only if it was taken since the previous picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Event
from engine.manille.events import CardPlayed, TrickTaken
from engine.manille.view import ManilleView, Trick
from render.animation import POSTER, STAY, Frame, encode
from render.canvas import Canvas
from render.encode import Picture
from render.manille import board_picture, cards
from render.stage import Stage, eased
from render.words import Words

_LIES: Final = 900
_STEPS: Final = 6
_STEP: Final = 80
_RESTS: Final = 700
"""Milliseconds of the gathered trick before its winner, if a card is led already."""


def gathering(
    before: ManilleView, after: ManilleView, events: Sequence[Event], names: Sequence[str], words: Words
) -> Picture:
    """Return an animation that gathers the trick taken since ``before``."""
    trick = taken(before, after, events)
    if trick is None:
        raise ValueError("no trick has been taken")
    ground = board_picture.ground(after, names, words)
    stage = Stage(ground.image, initials=ground.initials)

    def end(canvas: Canvas) -> None:
        board_picture.fallen(canvas, after, words, before)

    frames = [stage.frame(POSTER, end), *_way(stage, after, trick, words), stage.frame(STAY, end)]
    return encode(frames, "gathering")


def taken(before: ManilleView, after: ManilleView, events: Sequence[Event]) -> Trick | None:
    """Return the last trick taken since ``before``; ``None`` if not fully known."""
    ends = [n for n, event in enumerate(events) if isinstance(event, TrickTaken)]
    if not ends or len(before.hands) != len(after.hands):
        return None
    begin = ends[-2] + 1 if len(ends) > 1 else 0
    plays = [event for event in events[begin : ends[-1]] if isinstance(event, CardPlayed)]
    lain = before.trick.cards if before.trick is not None and len(ends) == 1 else ()
    if len(lain) + len(plays) != len(after.hands):
        return None
    leader = before.trick.leader if before.trick is not None and lain else plays[0].hand
    winner = events[ends[-1]]
    assert isinstance(winner, TrickTaken)
    return Trick(leader, (*lain, *(play.card for play in plays)), winner.hand)


def _way(stage: Stage, view: ManilleView, trick: Trick, words: Words) -> Iterator[Frame]:
    table, deck = board_picture.table_of(view), cards.deck(words, view.options.suit_colours)
    size, (to_x, to_y) = board_picture.trick_size(table), board_picture.gathered_at(table, trick)

    def lying(canvas: Canvas, share: float) -> None:
        for n, card in enumerate(trick.cards):
            hand = (trick.leader + n) % table.hands
            x, y = table.place(hand).played
            at = (x + (to_x + board_picture.in_row(table.hands, n) - x) * share, y + (to_y - y) * share)
            cards.face(canvas, card, at, size if share < 0.5 else cards.row(table.hands), deck)
        if not share:
            canvas.sprite(cards.star(board_picture.STAR), table.place(trick.winner).star)

    yield stage.frame(_LIES, lambda canvas: lying(canvas, 0))
    for step in range(1, _STEPS):
        share = eased(step / _STEPS)
        yield stage.frame(_STEP, lambda canvas, share=share: lying(canvas, share))  # type: ignore[misc]
    yield stage.frame(_RESTS, lambda canvas: board_picture.gathered(canvas, view, trick, words))
