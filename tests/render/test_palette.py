"""The colours of all pictures: few, the same for every game, and each of them there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.games.catalogue import catalogue
from bot.games.package import GamePackage
from render import theme
from render.canvas import Canvas
from render.chart import Sheet
from render.encode import COLOURS, palette, reduce

RENDER: Final = Path(theme.__file__).parent
PACKAGES: Final = catalogue().packages
NAMED: Final = re.compile(r"\b(?:theme\.)?([A-Z][A-Z_]+)\b")


def is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def colours_in(value: Any) -> list[theme.Rgb]:
    """The colours of a name of the theme: one, several, or those of seats and suits."""
    if is_colour(value):
        return [value]
    if isinstance(value, theme.SeatStyle):
        return [value.colour]
    if isinstance(value, dict):
        return colours_in(tuple(value.values()))
    return [colour for part in value for colour in colours_in(part)] if isinstance(value, tuple) else []


def test_palette_fits_the_colors_of_all_games_and_a_clear_one() -> None:
    assert len(set(palette())) == len(palette()) <= COLOURS


def test_every_colour_of_the_house_is_shown_as_it_is() -> None:
    assert set(theme.HOUSE) <= set(palette())


@pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
def test_every_colour_that_a_game_declares_is_shown_as_it_is(package: GamePackage) -> None:
    for colour in package.colours:
        shown = reduce(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0))
        assert shown == colour


@pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
def test_a_game_uses_no_colour_that_it_has_not_declared(package: GamePackage) -> None:
    known = {*theme.HOUSE, *package.colours}
    folder = RENDER / package.folder.name
    for file in (folder if folder.is_dir() else package.folder).glob("*.py"):
        names = set(NAMED.findall(file.read_text(encoding="utf-8")))
        used = {name: colours_in(getattr(theme, name, None)) for name in names}
        assert {name for name, colours in used.items() if not known.issuperset(colours)} == set(), file.name


def test_sheets_are_kept_in_the_palette() -> None:
    """They take a quarter of the memory, and a picture on one has the colours of the sheet."""
    drawn = Sheet(theme.WIDTH, 300)
    drawn.sea((16, 20, 1184, 200), (600, 100), 90)
    drawn.label((24, 210, 600, 280), theme.GOLD)
    drawn.frame()
    sheet = drawn.finish()
    assert sheet.mode == "P"
    assert reduce(Canvas.on(sheet).image).tobytes() == sheet.tobytes()
