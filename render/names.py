"""Names and sums as they can be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import fonts
from render.theme import SEATS
from render.words import Words


def listed(items: Iterable[str], words: Words) -> str:
    """Side by side, with what the language puts between: ``Inés, Maximilian``."""
    return words("list-comma").join(items)


def readable_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names by seat. Where no font has a single letter of one, the colour of the seat stands in."""
    return tuple(
        name if fonts.readable(name) else words("picture-colour", colour=SEATS[seat].slug)
        for seat, name in enumerate(names)
    )


def signed(amount: int) -> str:
    """A sum with a proper minus sign: ``24``, ``−6``."""
    return f"{amount}".replace("-", "−")


def changed(change: int) -> str:
    """A change with its sign: ``+24``, ``−6``, ``±0``."""
    return f"{change:+d}".replace("-", "−") if change else "±0"
