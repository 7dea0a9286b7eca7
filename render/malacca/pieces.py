"""Draw the pieces of Malacca: action signs, cards, the parrot, the ship."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.malacca.cards import Action, Card
from render import theme
from render.canvas import Canvas, supersampled
from render.foundry import Typeface
from render.sprites import Draw, disc, scaled
from render.theme import CARD, INK, LOSS, Rgb, mix

COLOURS: Final[dict[Action, Rgb]] = {
    Action.ATTACK: theme.LOSS,
    Action.DEFENCE: theme.WARES[1],
    Action.TRADE: theme.GAIN,
}

CARD_SIZE: Final = (56, 74)
HAND_CARD: Final = (128, 170)


def paint_sign(draw: Draw, action: Action, s: float, fill: Rgb, at: tuple[float, float]) -> None:
    x, y = at
    match action:
        case Action.ATTACK:
            _swords(draw, s, fill, x, y)
        case Action.DEFENCE:
            _shield(draw, s, fill, x, y)
        case Action.TRADE:
            _chest(draw, s, fill, x, y)


def _swords(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    for flip in (False, True):

        def turned(points: list[tuple[float, float]], flip: bool = flip) -> list[tuple[float, float]]:
            return scaled([(1 - px if flip else px, py) for px, py in points], s, x, y)

        draw.polygon(turned([(0.98, 0.02), (0.96, 0.2), (0.34, 0.78), (0.22, 0.66), (0.8, 0.04)]), fill=fill)
        draw.line(turned([(0.12, 0.6), (0.4, 0.88)]), fill=fill, width=round(0.11 * s))
        draw.line(turned([(0.24, 0.76), (0.06, 0.94)]), fill=fill, width=round(0.13 * s))


def _shield(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    outline = [(0.08, 0.1), (0.5, 0.0), (0.92, 0.1), (0.92, 0.5), (0.78, 0.78), (0.5, 1.0), (0.22, 0.78), (0.08, 0.5)]
    draw.polygon(scaled(outline, s, x, y), fill=fill)
    draw.line(scaled([(0.5, 0.14), (0.5, 0.84)], s, x, y), fill=CARD, width=max(1, round(0.09 * s)))
    draw.line(scaled([(0.2, 0.4), (0.8, 0.4)], s, x, y), fill=CARD, width=max(1, round(0.09 * s)))


def _chest(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    draw.pieslice((x, y + 0.1 * s, x + s, y + 0.86 * s), 180, 360, fill=fill)
    draw.rectangle((x, y + 0.52 * s, x + s, y + 0.94 * s), fill=fill)
    draw.line((x, y + 0.5 * s, x + s, y + 0.5 * s), fill=CARD, width=max(1, round(0.07 * s)))
    draw.ellipse((x + 0.38 * s, y + 0.4 * s, x + 0.62 * s, y + 0.64 * s), fill=CARD)
    draw.ellipse((x + 0.44 * s, y + 0.46 * s, x + 0.56 * s, y + 0.58 * s), fill=fill)


@lru_cache(maxsize=32)
def sign(action: Action, size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        paint_sign(draw, action, size * k, COLOURS[action], (0, 0))

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def back(size: tuple[int, int]) -> Image.Image:
    """Return a card face down."""
    w, h = size

    def paint(draw: Draw, k: int) -> None:
        r = max(3, w // 10) * k
        draw.rounded_rectangle((0, 0, w * k - 1, h * k - 1), r, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, (w - 2) * k - 1, (h - 2) * k - 1), r - k, fill=CARD)
        inset = max(4, w // 11) * k
        draw.rounded_rectangle((inset, inset, w * k - 1 - inset, h * k - 1 - inset), r / 2, fill=theme.SEA_INK)
        cx, cy, reach = w * k / 2, h * k / 2, w * k * 0.3
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            tip = (cx + dx * reach, cy + dy * reach)
            side = reach * 0.24
            draw.polygon([tip, (cx + dy * side, cy - dx * side), (cx - dy * side, cy + dx * side)], fill=theme.SEA)

    return supersampled(size, paint)


@lru_cache(maxsize=64)
def face(card: Card, size: tuple[int, int]) -> Image.Image:
    """Return an open card without its text: two signs for a waiting card."""
    w, h = size
    ground = theme.GOLD_PALE if card.special else CARD

    def paint(draw: Draw, k: int) -> None:
        r = max(3, w // 10) * k
        colour = COLOURS[card.choices[0]]
        draw.rounded_rectangle((0, 0, w * k - 1, h * k - 1), r, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, (w - 2) * k - 1, (h - 2) * k - 1), r - k, fill=ground)
        rim = max(3, w // 20)
        edge = (2 + rim) * k
        draw.rounded_rectangle(
            (edge, edge, w * k - 1 - edge, h * k - 1 - edge), r / 2, outline=colour, width=max(1, w // 36) * k
        )
        if card.waiting:
            s = 0.4 * w * k
            first, second = card.choices
            paint_sign(draw, first, s, COLOURS[first], (0.16 * w * k, 0.16 * h * k))
            paint_sign(draw, second, s, COLOURS[second], (0.44 * w * k, 0.84 * h * k - s))
            return
        s = 0.56 * w * k
        lift = 0.13 if card.strength > 1 else 0.0
        paint_sign(draw, card.choices[0], s, colour, (0.22 * w * k, (h * k - s) / 2 - lift * h * k))

    return supersampled(size, paint)


@lru_cache(maxsize=32)
def ghost(card: Card, size: tuple[int, int]) -> Image.Image:
    """Return a pale version of a card, for those of the last ship."""
    pale = face(card, size).copy()
    pale.putalpha(pale.getchannel("A").point([round(0.6 * alpha) for alpha in range(256)]))
    return pale


@lru_cache(maxsize=4)
def fresh(size: tuple[int, int]) -> Image.Image:
    """Return the highlight under a new card, wide enough for a phone."""
    w, h = size[0] + 26, size[1] + 26

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((0, 0, w * k - 1, h * k - 1), 18 * k, fill=INK)
        draw.rounded_rectangle((3 * k, 3 * k, (w - 3) * k - 1, (h - 3) * k - 1), 15 * k, fill=theme.GOLD)

    return supersampled((w, h), paint)


@lru_cache(maxsize=4)
def arrow(leftwards: bool) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        for inset, fill in ((0, INK), (4, theme.GOLD)):
            tip, tail, half = 1.8 * inset, 30 - 0.7 * inset, 20 - 1.4 * inset
            points = [(tip, 20.0), (tail, 20 - half), (tail, 20 + half)]
            draw.polygon(scaled([(x if leftwards else 30 - x, y) for x, y in points], k), fill=fill)

    return supersampled((30, 40), paint)


def stake(canvas: Canvas, amount: int | None, centre: tuple[float, float], size: int = 64) -> None:
    """Draw a bet as a coin; ``None`` is sealed, zero pale."""
    canvas.sprite(disc(size, theme.GOLD if amount else CARD, INK), centre)
    text = "?" if amount is None else str(amount)
    figure = theme.READ if len(text) < 3 else 32  # three digits are rare, and don't fit
    canvas.text(centre, text, figure, INK if amount != 0 else theme.INK_SOFT, face=Typeface.BOLD, anchor="m")


def strength(card: Card) -> str:
    """Return the text next to a card's sign: ``+2``, ``×2``, or nothing."""
    if card.strength == 1:
        return ""
    return "×2" if card.choices[0] is Action.TRADE else "+2"


def lay(canvas: Canvas, card: Card | None, centre: tuple[float, float], size: tuple[int, int] = CARD_SIZE) -> None:
    """Draw a card on the table; ``None`` is face down."""
    if card is None:
        canvas.sprite(back(size), centre)
        return
    canvas.sprite(face(card, size), centre)
    if mark := strength(card):
        at = (centre[0], centre[1] + size[1] * 0.29)
        canvas.text(at, mark, max(theme.READ, size[1] // 4), face=Typeface.BOLD, anchor="m")


@lru_cache(maxsize=4)
def parrot(size: int) -> Image.Image:
    """Return the sign of the parrot holder."""
    green, red = theme.GAIN, theme.VERMILION

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        draw.polygon(scaled([(0.36, 0.56), (0.6, 0.66), (0.3, 1.0), (0.16, 0.98)], s), fill=red)
        draw.polygon(scaled([(0.24, 0.34), (0.5, 0.16), (0.74, 0.4), (0.66, 0.74), (0.38, 0.8)], s), fill=green)
        draw.ellipse((0.34 * s, 0.02 * s, 0.78 * s, 0.46 * s), fill=green)
        draw.pieslice((0.56 * s, 0.12 * s, 0.98 * s, 0.52 * s), 200, 330, fill=theme.GOLD, outline=INK, width=k)
        draw.ellipse((0.54 * s, 0.1 * s, 0.68 * s, 0.24 * s), fill=CARD)
        draw.ellipse((0.58 * s, 0.13 * s, 0.66 * s, 0.21 * s), fill=INK)
        draw.polygon(scaled([(0.26, 0.4), (0.5, 0.4), (0.42, 0.76), (0.3, 0.86)], s), fill=theme.WARES[1])

    return supersampled((size, size), paint)


SHIP: Final = (260, 208)


def emblem(height: int) -> Image.Image:
    return ship(times=height / SHIP[1])


@lru_cache(maxsize=8)
def ship(idle: bool = False, times: float = 1) -> Image.Image:
    """Return a merchantman under sail, 260 x 208 pixels, scaled by ``times``."""
    line = theme.SEA_INK if idle else INK
    wood = mix(theme.SEA_LINE, theme.SEA_INK, 0.3) if idle else theme.WOOD
    cloth = mix(theme.SEA_PALE, CARD, 0.6) if idle else CARD

    def paint(draw: Draw, factor: int) -> None:
        k = factor * times

        def outlined(points: list[tuple[float, float]], fill: Rgb) -> None:
            large = scaled(points, k)
            draw.polygon(large, fill=fill)
            draw.line([*large, large[0]], fill=line, width=round(3 * k), joint="curve")

        for x, top in ((70, 26), (134, 6), (194, 34)):
            draw.line(scaled([(x, top), (x, 150)], k), fill=line, width=round(5 * k))
        draw.line(scaled([(214, 140), (256, 112)], k), fill=line, width=round(4 * k))
        for x, top, wide, high in ((70, 36, 30, 42), (134, 18, 36, 50), (194, 44, 26, 38)):
            for y, grow in ((top, 0), (top + high + 4, 8)):
                w = wide + grow
                bow = high * 0.22
                sail: list[tuple[float, float]] = [
                    (x - w, y),
                    (x + w, y),
                    (x + w + bow / 2, y + high / 2),
                    (x + w, y + high),
                ]
                sail += [(x + w / 2, y + high - bow), (x, y + high - bow * 1.3), (x - w / 2, y + high - bow)]
                outlined([*sail, (x - w, y + high), (x - w + bow / 2, y + high / 2)], cloth)
        draw.polygon(scaled([(134, 0), (166, 6), (134, 13)], k), fill=line if idle else theme.VERMILION)
        hull: list[tuple[float, float]] = [
            (8, 122),
            (44, 126),
            (52, 144),
            (186, 144),
            (200, 132),
            (236, 136),
            (220, 172),
            (200, 192),
        ]
        outlined([*hull, (52, 194), (26, 176)], wood)
        draw.line(scaled([(20, 156), (226, 158)], k), fill=theme.LINE, width=round(3 * k))
        for x in range(60, 200, 28):
            draw.rectangle((x * k, 166 * k, (x + 11) * k, 177 * k), fill=line)

    return supersampled((round(SHIP[0] * times), round(SHIP[1] * times)), paint)


@lru_cache(maxsize=8)
def coin(size: int) -> Image.Image:
    """Return a generic coin, for ships and purses."""

    def paint(draw: Draw, k: int) -> None:
        edge, inner = size * k - 1, size * k * 0.2
        draw.ellipse((0, 0, edge, edge), fill=INK)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=theme.GOLD)
        draw.ellipse((inner, inner, edge - inner, edge - inner), outline=mix(INK, theme.GOLD, 0.5), width=2 * k)

    return supersampled((size, size), paint)


def money(canvas: Canvas, amount: int | None, right: tuple[float, float], size: int) -> None:
    """Draw a sum, or a hidden one, after a coin, right-aligned at ``right``."""
    text = "?" if amount is None else str(amount)
    width = canvas.text(right, text, size, INK, face=Typeface.BOLD, anchor="r")
    canvas.sprite(coin(28), (right[0] - width - 21, right[1]))


def change_colour(amount: int) -> Rgb:
    """Return green for a gain, red for a loss, soft ink for neither."""
    return theme.GAIN if amount > 0 else LOSS if amount < 0 else theme.INK_SOFT
