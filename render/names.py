"""Names and amounts in the form that pictures show."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from render import fonts
from render.foundry import Typeface
from render.theme import SEATS
from render.words import Words

EXAMPLE_PLAYERS: Final = "ABCD"
"""The initials of players without names, in illustrations."""


def listed(items: Iterable[str], words: Words) -> str:
    """Return the items joined by the language's separator: ``Inés, Maximilian``."""
    return words("list-comma").join(items)


def readable_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Return names by seat; one that no font can draw becomes the seat's color."""
    return tuple(
        name if fonts.readable(name) else words("picture-colour", colour=SEATS[seat].slug)
        for seat, name in enumerate(names)
    )


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return the letters on the players' tokens, by seat: no two alike.

    A name's first letter, if no other name begins with it; else that and the first letter or digit by which the name
    differs from those others: ``Mara, Mona, Tom`` are ``Ma, Mo, T``. Without any letter, the seat's number.
    """
    known = [_signs(name) for name in names]
    found: list[str] = []
    for seat, own in enumerate(known):
        rivals = [other for n, other in enumerate(known) if n != seat and other[:1] == own[:1]]
        if not own or not rivals:
            options = [own[:1]]
        else:
            apart = [sign for n, sign in enumerate(own) if n and all(other[n : n + 1] != sign for other in rivals)]
            options = [_with(own[0], sign) for sign in (*apart, *own[1:], str(seat + 1))]
        found.append(next((option for option in options if option and option not in found), str(seat + 1)))
    return tuple(found)


def _signs(name: str) -> str:
    """Return the drawable letters and digits of a name, its first one a capital."""
    shown = [sign for sign in fonts.clean(name) if sign.isalnum() and fonts.readable(sign, Typeface.BOLD)]
    while shown and not shown[0].isalpha():
        del shown[0]
    if not shown:
        return ""
    capital = shown[0].upper()
    return "".join([capital if len(capital) == 1 else shown[0], *shown[1:]])


def _with(first: str, sign: str) -> str:
    return sign if unicodedata.east_asian_width(sign) == "W" else first + sign


def signed(amount: int) -> str:
    """Return an amount with a proper minus sign: ``24``, ``−6``."""
    return f"{amount}".replace("-", "−")


def changed(change: int) -> str:
    """Return a change with its sign: ``+24``, ``−6``, ``±0``."""
    return f"{change:+d}".replace("-", "−") if change else "±0"
