"""Colours that can be told apart, and never alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.manila.board import WARES
from render import theme
from render.sprites import emblem
from tests.render.colour import VISIONS, closest, contrast

PLAIN = 20.0


@pytest.mark.parametrize("vision", VISIONS)
def test_seat_colours_differ_plainly_for_everybody(vision: str) -> None:
    assert closest([style.colour for style in theme.SEATS], vision) > PLAIN


@pytest.mark.parametrize("vision", VISIONS)
def test_ware_colours_differ_plainly_for_everybody(vision: str) -> None:
    assert closest(theme.WARES, vision) > PLAIN


def test_initials_read_well_on_their_seat_colour() -> None:
    for style in theme.SEATS:
        assert contrast(style.text, style.colour) > 4.5, style.slug


@pytest.mark.parametrize("ink", [theme.INK, theme.INK_SOFT])
@pytest.mark.parametrize("ground", [theme.CARD, theme.CARD_DIM, theme.PAPER, theme.GOLD])
def test_ink_reads_well_on_every_ground_that_bears_text(ink: theme.Rgb, ground: theme.Rgb) -> None:
    assert contrast(ink, ground) > 4.5 if ink == theme.INK else contrast(ink, ground) > 3.5


def test_wares_differ_by_shape_alone() -> None:
    shapes = [emblem(ware, 40).getchannel("A").tobytes() for ware in WARES]
    for a, b in combinations(shapes, 2):
        differing = sum(abs(p - q) > 128 for p, q in zip(a, b, strict=True))
        assert differing > 0.1 * len(a)


def test_no_type_size_is_below_the_smallest() -> None:
    sizes = (theme.CAPTION, theme.LABEL, theme.BODY, theme.FIGURE, theme.NAME, theme.TITLE, theme.HUGE)
    assert min(sizes) >= theme.MIN_TEXT == 26
    assert theme.FIGURE >= 34
