"""The picture of a merchant's own shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.manila.board import LOAN, REDEEM, WARES, Ware
from engine.manila.view import Hand, ManilaView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.manila.pieces import money
from render.names import initials, readable_names
from render.sprites import certificate, deed, emblem
from render.theme import INK_SOFT
from render.words import Words

_FOOT: Box = (24, 478, 1176, 578)


def column(ware: int) -> Box:
    left = 24 + 291 * ware
    return (left, 124, left + 279, 466)


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    return framed((theme.WIDTH, 600 + FOOT), *map(column, WARES), _FOOT, title=titles.HAND).finish()


@drawn("hand")
def hand(view: ManilaView, names: Sequence[str], words: Words) -> Canvas:
    """Return the picture of the viewer's own hand."""
    if view.seat is None or view.hand is None:
        raise ValueError("a hand is drawn from the view of its own seat")
    canvas = Canvas.on(_sheet())
    canvas.initials = initials(names)
    titles.hand(canvas, view.seat, readable_names(names, words)[view.seat], words("picture-hand"))
    for ware in WARES:
        _ware(canvas, view, view.hand, ware, words)
    _sums(canvas, view, view.hand, view.cash[view.seat], words)
    _pledges(canvas, sum(view.hand.pledged), words)
    return canvas


def _ware(canvas: Canvas, view: ManilaView, held: Hand, ware: Ware, words: Words) -> None:
    left, top, right, bottom = box = column(ware)
    count, pledged = held.shares[ware], held.pledged[ware]
    with canvas.panel(box):
        canvas.sprite(emblem(ware, 50), (left + 44, top + 42))
        name = words(f"picture-ware-{ware.slug}")
        canvas.text((left + 80, top + 42), name, 44, face=Typeface.SERIF_BOLD, room=188, least=theme.READ)
        if not count:
            canvas.text(((left + right) / 2, top + 150), words("picture-no-shares"), theme.READ, INK_SOFT,
                        face=Typeface.SERIF_ITALIC, anchor="m", room=230)  # fmt: skip
        step = 34 if count > 3 else 60
        start = (left + right) / 2 - (100 + step * (count - 1)) / 2
        for n in range(count):
            canvas.corner(certificate(ware, n >= count - pledged), (round(start + step * n), top + 84))
        worth = words("picture-worth", value=view.market[ware])
        canvas.text((left + 22, bottom - 82), worth, 40, face=Typeface.SEMIBOLD, room=246, least=theme.READ)
        if pledged:
            canvas.sprite(deed(34, pledged=True), (left + 36, bottom - 40))
            note = words("picture-pledged", count=pledged)
            canvas.text(
                (left + 60, bottom - 40), note, 38, theme.LOSS, face=Typeface.SEMIBOLD, room=206, least=theme.READ
            )


def _sums(canvas: Canvas, view: ManilaView, held: Hand, cash: int | None, words: Words) -> None:
    worth = sum(count * value for count, value in zip(held.shares, view.market, strict=True))
    pledged = sum(held.pledged)
    own = cash or 0
    credit, debts = LOAN * (sum(held.shares) - pledged), REDEEM * pledged
    columns = (
        ("picture-cash", own),
        ("picture-credit", credit),
        ("picture-share-value", worth),
        ("picture-debts", -debts),
        ("picture-fortune", own + worth - debts),
    )
    with canvas.panel(_FOOT):
        for n, (key, amount) in enumerate(columns):
            middle = _FOOT[0] + 115 + 230 * n
            canvas.text((middle, _FOOT[1] + 28), words(key), theme.READ, INK_SOFT, anchor="m", room=224)
            money(canvas, amount, (middle + 42, _FOOT[1] + 74), 48)


def _pledges(canvas: Canvas, pledged: int, words: Words) -> None:
    """Draw what a pledge brings and costs, right of the clients' text sign."""
    y = _FOOT[3] + FOOT // 2 + 4
    canvas.sprite(deed(40, pledged=True), (140, y))
    text = words("picture-pledge", loan=LOAN, redeem=REDEEM)
    canvas.text((170, y), text, 38, face=Typeface.SEMIBOLD, room=590, least=theme.READ)
    if pledged:
        owed = words("picture-owed", count=pledged, amount=REDEEM * pledged)
        canvas.text(
            (_FOOT[2] - 20, y), owed, 38, theme.LOSS, face=Typeface.BOLD, anchor="r", room=380, least=theme.READ
        )
