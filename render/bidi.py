"""The Unicode bidirectional algorithm (UAX #9) for one line of text.

Texts come cleaned of explicit embeddings and isolates (``render.fonts.clean``), so those rules are left out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

_STRONG: Final = frozenset({"L", "R", "AL"})
_BRACKETS: Final = {"(": ")", "[": "]", "{": "}", "«": "»", "‹": "›", "「": "」", "『": "』", "（": "）"}


class Run(NamedTuple):
    """Neighboring characters with one direction, in reading order."""

    text: str
    rightward: bool
    """From left to right."""


@lru_cache(maxsize=2048)
def runs(text: str) -> tuple[Run, ...]:
    """Return the runs of a line in visual order, from left to right."""
    kinds = [unicodedata.bidirectional(char) or "L" for char in text]
    if not any(kind in {"R", "AL", "AN"} for kind in kinds):
        return (Run(text, True),) if text else ()
    base = next((int(kind != "L") for kind in kinds if kind in _STRONG), 0)
    levels = _levels(text, _resolved(text, kinds, base), base)
    return tuple(Run("".join(text[n] for n in part), not levels[part[0]] % 2) for part in _ordered(levels))


def _resolved(text: str, kinds: Sequence[str], base: int) -> list[str]:
    """Return every character as L, R, EN or AN (rules W1 to W7, N0 to N2)."""
    own = "R" if base else "L"
    found = list(kinds)
    last_strong = last = own
    for n in range(len(found)):
        if found[n] == "NSM":
            found[n] = last
        if found[n] == "EN" and last_strong == "AL":
            found[n] = "AN"
        if found[n] in _STRONG:
            last_strong = found[n]
        last = found[n]
    found = ["R" if kind == "AL" else kind for kind in found]
    for n in range(1, len(found) - 1):
        before, after = found[n - 1], found[n + 1]
        if before == after and ((found[n] == "ES" and before == "EN") or (found[n] == "CS" and before in {"EN", "AN"})):
            found[n] = before
    _beside_numbers(found)
    last_strong = own
    for n, kind in enumerate(found):
        if kind in {"L", "R"}:
            last_strong = kind
        if kind == "EN" and last_strong == "L":
            found[n] = "L"
        elif kind not in {"L", "R", "EN", "AN"}:
            found[n] = "ON"
    _pair_brackets(text, found, own)
    _neutrals(found, own)
    return found


def _beside_numbers(kinds: list[str]) -> None:
    """Attach signs next to a number to it: 5%, € 9 (W5)."""
    for step in (1, -1):
        order = range(len(kinds)) if step > 0 else range(len(kinds) - 1, -1, -1)
        for n in order:
            if kinds[n] == "ET" and 0 <= n - step < len(kinds) and kinds[n - step] == "EN":
                kinds[n] = "EN"


def _strong(kind: str) -> str:
    return "R" if kind in {"R", "EN", "AN"} else kind


def _pair_brackets(text: str, kinds: list[str], own: str) -> None:
    """Give brackets the direction of their content, or of the text before (N0)."""
    open_at: list[int] = []
    pairs: list[tuple[int, int]] = []
    for n, char in enumerate(text):
        if char in _BRACKETS:
            open_at.append(n)
        elif open_at and char == _BRACKETS[text[open_at[-1]]]:
            pairs.append((open_at.pop(), n))
    for start, end in sorted(pairs):
        inside = {_strong(kinds[n]) for n in range(start + 1, end)} & {"L", "R"}
        if not inside:
            continue
        if own in inside:
            direction = own
        else:
            before = next((_strong(kinds[n]) for n in range(start - 1, -1, -1) if _strong(kinds[n]) in {"L", "R"}), own)
            direction = before if before in inside else own
        kinds[start] = kinds[end] = direction


def _neutrals(kinds: list[str], own: str) -> None:
    """Give neutrals the direction of their neighbors, else of the line (N1, N2)."""
    n = 0
    while n < len(kinds):
        if kinds[n] != "ON":
            n += 1
            continue
        end = n
        while end < len(kinds) and kinds[end] == "ON":
            end += 1
        before = _strong(kinds[n - 1]) if n else own
        after = _strong(kinds[end]) if end < len(kinds) else own
        kinds[n:end] = [before if before == after else own] * (end - n)
        n = end


def _levels(text: str, kinds: Sequence[str], base: int) -> list[int]:
    """Return each character's embedding level; odd is right to left (I, L1)."""
    rise = {"R": 0, "L": 1, "EN": 1, "AN": 1} if base else {"L": 0, "R": 1, "EN": 2, "AN": 2}
    levels = [base + rise[kind] for kind in kinds]
    for n in range(len(text) - 1, -1, -1):
        if text[n] != " ":
            break
        levels[n] = base
    return levels


def _ordered(levels: Sequence[int]) -> list[list[int]]:
    """Return the indices of each run, from left to right, nested ones reversed (L2)."""
    parts = [[n for n, _ in group] for _, group in groupby(enumerate(levels), key=lambda pair: pair[1])]
    for level in range(max(levels), 0, -1):
        turned: list[list[int]] = []
        for deep, group in groupby(parts, key=lambda part: levels[part[0]] >= level):
            together = list(group)
            turned += reversed(together) if deep else together
        parts = turned
    return parts
