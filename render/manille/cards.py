"""Draw playing cards for small screens: a big index above a big suit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from engine.manille.cards import Card, Rank, Trump
from render import theme
from render.canvas import Canvas, Stamp, stamped, supersampled
from render.foundry import Typeface
from render.sprites import scaled
from render.theme import CARD, CARD_DIM, INK, LINE, SUITS, Rgb, mix
from render.words import Words

Draw = ImageDraw.ImageDraw
Colours: TypeAlias = Literal["two", "four"]
"""The number of suit colors."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The look of a table's cards: suit colors, and letters of court cards."""

    colours: Colours
    courts: tuple[str, ...]

    def index(self, card: Card) -> str:
        """Return the index above a card's suit: ``10``, ``K``."""
        return self.courts[COURTS.index(card.rank)] if card.rank in COURTS else card.rank.slug


def deck(words: Words, colours: Colours = "four") -> Deck:
    return Deck(colours, tuple(words(f"picture-manille-rank-{rank.slug.lower()}") for rank in COURTS))


Size: TypeAlias = tuple[int, int]


def row(many: int) -> Size:
    """Return the size of the cards in a row of ``many``."""
    return SMALL if many > 4 else ROW


COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)

TRICK: Final = (132, 184)
"""A card of the trick on the table."""
ROW: Final = (100, 142)
"""A card of the last trick."""
NARROW: Final = (100, 132)
"""The same with six cards."""
HELD_PACK: Final = (60, 84)
"""The cards that a player holds, face down."""
LOW_PACK: Final = (48, 66)
"""The same at the edge of a plate, with six players."""
HELD: Final = (110, 190)
"""A card of an illustration."""
SMALL: Final = (84, 122)
MINI: Final = (64, 96)
LOW: Final = (60, 86)
"""A card next to trump, in the corner of the table."""

_WHITE: Final = mix(CARD, (255, 255, 255), 0.5)


def _club(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    for cx, cy in ((0.5, 0.25), (0.25, 0.6), (0.75, 0.6)):
        r = 0.235
        draw.ellipse((x + (cx - r) * s, y + (cy - r) * s, x + (cx + r) * s, y + (cy + r) * s), fill=fill)
    draw.polygon(
        scaled([(0.44, 0.3), (0.56, 0.3), (0.55, 0.65), (0.68, 1.0), (0.32, 1.0), (0.45, 0.65)], s, x, y), fill
    )


def _diamond(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    draw.polygon(scaled([(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)], s, x, y), fill)


def _heart(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    for left in (0.02, 0.48):
        draw.ellipse((x + left * s, y + 0.05 * s, x + (left + 0.5) * s, y + 0.55 * s), fill=fill)
    draw.polygon(scaled([(0.08, 0.46), (0.5, 0.2), (0.92, 0.46), (0.5, 1.0)], s, x, y), fill)


def _spade(draw: Draw, s: float, fill: Rgb, x: float, y: float) -> None:
    for left in (0.02, 0.5):
        draw.ellipse((x + left * s, y + 0.34 * s, x + (left + 0.48) * s, y + 0.82 * s), fill=fill)
    draw.polygon(scaled([(0.06, 0.46), (0.5, 0.0), (0.94, 0.46), (0.5, 0.78)], s, x, y), fill)
    draw.polygon(scaled([(0.46, 0.55), (0.54, 0.55), (0.68, 1.0), (0.32, 1.0)], s, x, y), fill)


_SHAPES: Final = (_club, _diamond, _heart, _spade)


def paint_suit(draw: Draw, suit: int, s: float, fill: Rgb, at: tuple[float, float]) -> None:
    """Paint a suit's shape, ``s`` large, its top left corner at ``at``."""
    _SHAPES[suit](draw, s, fill, *at)


@lru_cache(maxsize=128)
def _suit(suit: int, size: int, colour: Rgb) -> Image.Image:
    return supersampled((size, size), lambda draw, k: paint_suit(draw, suit, size * k, colour, (0, 0)))


def suit_sign(suit: int, size: int, colours: Colours = "four") -> Image.Image:
    return _suit(suit, size, SUITS[colours][suit])


@lru_cache(maxsize=8)
def no_trump(size: int, colours: Colours = "four") -> Image.Image:
    """Return the sign of no trump: all four suits, struck through."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        for suit, at in enumerate(((0.02, 0.02), (0.56, 0.02), (0.02, 0.56), (0.56, 0.56))):
            paint_suit(draw, suit, 0.42 * s, mix(SUITS[colours][suit], CARD, 0.35), (at[0] * s, at[1] * s))
        draw.line((0.04 * s, 0.96 * s, 0.96 * s, 0.04 * s), fill=INK, width=round(0.09 * s))

    return supersampled((size, size), paint)


def trump_sign(trump: Trump, size: int, colours: Colours) -> Image.Image:
    return no_trump(size, colours) if trump is Trump.NONE else suit_sign(int(trump), size, colours)


@lru_cache(maxsize=32)
def _blank(size: tuple[int, int], paper: Rgb, edge: Rgb) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        w, h = size[0] * k - 1, size[1] * k - 1
        corner = size[0] * k // 11
        draw.rounded_rectangle((0, 0, w, h), corner, fill=edge)
        draw.rounded_rectangle((3 * k, 3 * k, w - 3 * k, h - 3 * k), corner - 2 * k, fill=paper)

    return supersampled(size, paint)


@lru_cache(maxsize=256)
def _face(card: Card, size: Size, deck: Deck, dull: bool) -> Stamp:
    w, h = size
    paper, edge = (CARD_DIM, LINE) if dull else (_WHITE, INK)
    bright = SUITS[deck.colours][card.suit]
    colour = mix(bright, CARD_DIM, 0.4) if dull else bright
    image = _blank(size, paper, edge).copy()
    sign = round(min(w * 0.62, h * 0.42))
    image.alpha_composite(_suit(card.suit, sign, colour), ((w - sign) // 2, round(h * 0.93) - sign))
    # The ten is twice as wide as the others: set as large as it fits.
    large = round(min(h * 0.44, w * 0.76))
    canvas = Canvas(image)
    canvas.text(
        (w / 2, h * 0.26),
        deck.index(card),
        large,
        colour,
        face=Typeface.BOLD,
        anchor="m",
        room=w - 10,
        least=min(theme.READ, large),
    )
    text = canvas.texts[0]
    return Stamp(image, text.text, text.size, text.box)


def face(
    canvas: Canvas,
    card: Card,
    centre: tuple[float, float],
    size: Size,
    deck: Deck,
    *,
    dull: bool = False,
) -> None:
    """Draw a card face up, ``dull`` if it can't be played now."""
    canvas.stamp(_face(card, size, deck, dull), centre)


@lru_cache(maxsize=4)
def tens(height: int) -> Image.Image:
    """Return the emblem of Manilla, ``height`` pixels high."""
    size, deck = _emblem_size(height), Deck("two", courts=())
    return _fan(height, [_face(card, size, deck, dull=False).image for card in (Card.S10, Card.C10, Card.H10)])


@lru_cache(maxsize=4)
def hidden(height: int) -> Image.Image:
    """Return the emblem of Manille, ``height`` pixels high."""
    size = _emblem_size(height)
    ten = _face(Card.D10, size, Deck("two", courts=()), dull=False).image
    return _fan(height, [back(size), back(size), ten])


def _emblem_size(height: int) -> Size:
    return (round(height * 0.6), round(height * 0.86))


def _fan(height: int, cards: Sequence[Image.Image]) -> Image.Image:
    """Return three cards, the first at the left and the last on top."""
    fan = Image.new("RGBA", (round(height * 1.3), height))
    for card, lean in zip(cards, (16, 0, -16), strict=True):
        # In premultiplied colors the rotated edges don't darken.
        leaning = card.convert("RGBa").rotate(lean, Image.Resampling.BICUBIC, expand=True)
        x = fan.width / 2 - lean / 16 * height * 0.27
        y = height / 2 + abs(lean) / 16 * height * 0.03
        fan.alpha_composite(
            leaning.convert("RGBA"), (round(x - leaning.width / 2), max(0, round(y - leaning.height / 2)))
        )
    return fan


@lru_cache(maxsize=8)
def back(size: tuple[int, int]) -> Image.Image:
    """Return a card face down: a lattice like that of a chart."""

    def paint(draw: Draw, k: int) -> None:
        w, h = size[0] * k - 1, size[1] * k - 1
        inset = 8 * k
        draw.rounded_rectangle((inset, inset, w - inset, h - inset), 4 * k, fill=theme.SEA_INK)
        step = size[0] * k // 5
        for n in range(-h // step - 1, w // step + 2):
            for lean in (h, -h):
                start = n * step if lean > 0 else n * step + h
                draw.line((start, 0, start + lean, h), fill=theme.SEA_LINE, width=2 * k)
        draw.rectangle((0, 0, w, inset), fill=_WHITE)
        draw.rectangle((0, h - inset, w, h), fill=_WHITE)
        draw.rectangle((0, 0, inset, h), fill=_WHITE)
        draw.rectangle((w - inset, 0, w, h), fill=_WHITE)

    lattice = supersampled(size, paint)
    card = _blank(size, _WHITE, INK).copy()
    card.alpha_composite(lattice.crop((8, 8, size[0] - 8, size[1] - 8)), (8, 8))
    return card


@lru_cache(maxsize=64)
def _counted(count: int, size: tuple[int, int]) -> Stamp:
    image = back(size).copy()
    plate = round(size[0] * 0.62)
    disc = supersampled((plate, plate), lambda draw, k: draw.ellipse((0, 0, plate * k - 1, plate * k - 1), fill=CARD))
    image.alpha_composite(disc, ((size[0] - plate) // 2, (size[1] - plate) // 2))
    return stamped(image, str(count), max(theme.READ, round(plate * 0.72)), INK)


def pack(canvas: Canvas, count: int, centre: tuple[float, float], size: tuple[int, int]) -> None:
    canvas.stamp(_counted(count, size), centre)


@lru_cache(maxsize=4)
def star(size: int) -> Image.Image:
    """Return the mark of the winning card."""
    points = [(0.5, 0.0), (0.62, 0.36), (1.0, 0.38), (0.7, 0.61), (0.81, 0.98), (0.5, 0.77), (0.19, 0.98), (0.3, 0.61),
              (0.0, 0.38), (0.38, 0.36)]  # fmt: skip

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        draw.polygon(scaled(points, s), fill=INK)
        draw.polygon(scaled(points, 0.76 * s, 0.12 * s, 0.13 * s), fill=theme.GOLD)

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def room(size: Size) -> Image.Image:
    """Return a dashed outline for a card to come."""
    w, h = size

    def paint(draw: Draw, k: int) -> None:
        dash, thick = 12 * k, 3 * k
        for x in range(0, w * k, 2 * dash):
            for y in (0, h * k - thick):
                draw.rectangle((x, y, min(x + dash, w * k) - 1, y + thick - 1), fill=theme.SEA_INK)
        for y in range(0, h * k, 2 * dash):
            for x in (0, w * k - thick):
                draw.rectangle((x, y, x + thick - 1, min(y + dash, h * k) - 1), fill=theme.SEA_INK)

    return supersampled(size, paint)


@lru_cache(maxsize=8)
def frame(size: Size) -> Image.Image:
    """Return a frame that marks a card played since the last picture."""
    thick = 12
    w, h = size[0] + 2 * thick, size[1] + 2 * thick

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((0, 0, w * k - 1, h * k - 1), 20 * k, outline=INK, width=thick * k)
        inner = (3 * k, 3 * k, (w - 3) * k - 1, (h - 3) * k - 1)
        draw.rounded_rectangle(inner, 17 * k, outline=theme.GOLD, width=(thick - 3) * k)

    return supersampled((w, h), paint)
