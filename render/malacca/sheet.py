"""The layout of Malacca's table, and its background sheet.

Everyone gets the same picture, so no player's place ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.malacca.view import MalaccaView
from render import theme
from render.canvas import Box
from render.chart import Sheet

TURN: Final[Box] = (300, 18, 1176, 116)
_TOP: Final = 126
_HIGH: Final = 476
"""The minimum height of the strait: the ship with its cargo and the last fight."""
_ROW: Final = 160
_TALL_ROW: Final = 210
"""Heights of a seat: ``_ROW`` without a character, ``_TALL_ROW`` with one, which needs another line."""
_PLATE: Final = 320
_CARD: Final = 54
"""The distance from a plate to the middle of its card."""
_TO_COME: Final = 54
MIDDLE: Final = 600


@dataclass(frozen=True, slots=True)
class Table:
    players: int
    tall: bool
    fight: bool

    @property
    def sea(self) -> Box:
        rows = (self.players + 1) // 2
        return (16, _TOP, 1184, _TOP + max(_HIGH, rows * self._row + 12))

    @property
    def to_come(self) -> Box:
        bottom = self.sea[3]
        return (24, bottom + 8, 1176, bottom + 8 + _TO_COME)

    @property
    def size(self) -> tuple[int, int]:
        return (theme.WIDTH, self.to_come[3] + 22)

    @property
    def last_fight(self) -> Box:
        return (477, _TOP + 12, 723, _TOP + 192)

    @property
    def ship(self) -> tuple[float, float]:
        return (MIDDLE, (self.last_fight[3] + self.cargo[1]) / 2 - 12)

    @property
    def cargo(self) -> tuple[float, float]:
        """The center of the number of its coins."""
        return (MIDDLE + 16, self.sea[3] - 80)

    def plate(self, seat: int) -> Box:
        left, y = 28 if self._on_left(seat) else 1172 - _PLATE, self._height(seat)
        half = (self._row - 12) / 2
        return (left, round(y - half), left + _PLATE, round(y + half))

    def card(self, seat: int) -> tuple[float, float]:
        off = 28 + _PLATE + _CARD
        return (off if self._on_left(seat) else theme.WIDTH - off, self._height(seat))

    def bet(self, seat: int) -> tuple[float, float]:
        """Return the center of the coins on that card, on the side of the ship."""
        x, y = self.card(seat)
        return (x + (46 if x < MIDDLE else -46), y + 42)

    def purse(self, seat: int) -> tuple[float, float]:
        """Return the place of a purse's coin; its number is to the right."""
        left, top, _, _ = self.plate(seat)
        return (left + 98, top + (129 if self.tall else 80))

    def character(self, seat: int) -> tuple[float, float]:
        """Return the start of the name of a player's character."""
        left, top, _, _ = self.plate(seat)
        return (left + 18, top + 88)

    @property
    def _row(self) -> int:
        return _TALL_ROW if self.tall else _ROW

    def _on_left(self, seat: int) -> bool:
        return seat < (self.players + 1) // 2

    def _place(self, seat: int) -> tuple[int, int]:
        """Return a seat's index on its side, from the top, and the side's size."""
        left = (self.players + 1) // 2
        return (left - 1 - seat, left) if seat < left else (seat - left, self.players - left)

    def _height(self, seat: int) -> float:
        place, many = self._place(seat)
        _, top, _, bottom = self.sea
        return top + 6 + (bottom - top - 12) * (place + 0.5) / many


def table_of(view: MalaccaView, *, fight: bool) -> Table:
    somebody = view.options.characters or any(character is not None for character in view.characters)
    return Table(view.players, somebody, fight)


@lru_cache(maxsize=16)
def table_sheet(table: Table) -> Image.Image:
    sheet = Sheet(*table.size)
    sheet.label(TURN, theme.GOLD)
    sheet.sea(table.sea, table.ship, 150)
    plates = [table.plate(seat) for seat in range(table.players)]
    for box in (table.to_come, *plates, *([table.last_fight] if table.fight else [])):
        sheet.label(box)
    sheet.frame()
    return sheet.finish()
