"""The bets and numbers of players for which the best level solves a ship."""

from __future__ import annotations

from typing import Final

_SIX: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
_FIVE: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_FOUR: Final = (0.0, 0.25, 0.6, 1.0)
_THREE: Final = (0.0, 0.5, 1.0)
_TWO: Final = (0.0, 1.0)
PARTS: Final = {
    2: (_SIX, _SIX),
    3: (_SIX, _SIX, _SIX),
    4: (_FIVE, _FIVE, _FOUR, _FOUR),
    5: (_FOUR, _FOUR, _THREE, _THREE, _TWO),
    6: (_THREE, _THREE, _TWO, _TWO, _TWO, _TWO),
}
"""Plausible bets as fractions of the purse, by players and in turn order: fewer where few see them."""
