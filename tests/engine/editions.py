"""How the AI seats of a daily challenge play, as digests that show when they play otherwise than before."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.daily import ME, Deal
from engine.solo import Solo

SEEDS: Final = [f"day {number}" for number in range(12)]


async def at_once(function: Callable[..., Any], /, *args: Any) -> Any:
    """Work that is done here and now."""
    return function(*args)


async def played(deal: Deal, seed: str, edition: int, pick: int = 0) -> Solo:
    """A deal to its end, by somebody who always does the same sort of thing."""
    solo = deal.played(seed)
    await deal.go_on(solo, edition, at_once)
    while not deal.over(solo.view(None)):
        moves = [move for move in solo.moves(ME) if not move.free] or solo.moves(ME)
        solo.play(ME, moves[pick % len(moves)])
        await deal.go_on(solo, edition, at_once)
    return solo


async def digests(deal: Deal) -> Mapping[int, str]:
    """How each edition of the AI seats plays."""
    found = {}
    for edition in deal.editions:
        games = [(await played(deal, seed, edition, pick)).deeds for pick, seed in enumerate(SEEDS)]
        found[edition] = hashlib.sha256(repr(games).encode()).hexdigest()[:16]
    return found
