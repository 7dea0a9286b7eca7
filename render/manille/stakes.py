"""The doublings that apply to the current deal."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from engine.manille.cards import Trump
from engine.manille.options import ManillaOptions
from engine.manille.view import Called, Factor, ManilleView

_CAP: Final = 8


def factors(view: ManilleView) -> tuple[Factor, ...]:
    """Return the current doublings of this deal, with their factors."""
    return tuple(_factors(view)) if isinstance(view.options, ManillaOptions) else ()


def _factors(view: ManilleView) -> Iterator[Factor]:
    for _ in range(view.carried):
        yield Factor("draw", 2)
    if view.trump is Trump.NONE:
        yield Factor("blind", 4) if view.blind else Factor("no-trump", 2)
    if view.called is Called.AGAINST:
        yield Factor("against", 4)
    elif view.called is Called.ALONG:
        yield Factor("along", 2)


def times(view: ManilleView) -> int:
    """Return the combined factor of the deal's doublings, capped by house rule."""
    found = [factor.times for factor in factors(view)]
    options = view.options
    if not isinstance(options, ManillaOptions):
        return 1
    together = 1 + sum(found) - len(found) if options.multiplier_mode == "add" else prod(found)
    return min(together, _CAP) if options.multiplier_cap == "8" else together
