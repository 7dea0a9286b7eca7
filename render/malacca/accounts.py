"""What each player gained and lost in a round, coin by coin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Seat
from engine.malacca.events import Cause, CoinsMoved, Heap
from engine.malacca.view import Round

_SILENT: Final = frozenset({Cause.BET_BACK, Cause.CARGO_AWAY, Cause.START, Cause.CARGO, Cause.BET, Cause.PURCHASE})
"""Movements that don't count as gain or loss of the fight."""

PARTS: Final[dict[Cause, str]] = {
    Cause.BET_LOST: "bet",
    Cause.LOOT: "loot",
    Cause.SPOILS: "spoils",
    Cause.PROFIT: "profit",
    Cause.PENALTY: "penalty",
    Cause.SWABBING: "swabbing",
    Cause.EQUIPMENT: "equipment",
    Cause.CHARACTER: "character",
    Cause.NO_CARD: "no-card",
}
"""The message keys of the parts of an account."""


@dataclass(frozen=True, slots=True)
class Account:
    parts: tuple[tuple[str, int], ...]

    @property
    def net(self) -> int:
        return sum(amount for _, amount in self.parts)


def accounts(coins: Sequence[CoinsMoved], players: int) -> tuple[Account, ...]:
    """Return accounts by seat of the opened cards; a returned bet is no gain."""
    parts: list[dict[str, int]] = [{} for _ in range(players)]
    for moved in coins:
        if moved.seat is None or moved.cause in _SILENT:
            continue
        amount = moved.amount if moved.cause.target is Heap.PURSE else -moved.amount
        part = PARTS[moved.cause]
        parts[moved.seat][part] = parts[moved.seat].get(part, 0) + amount
    return tuple(Account(tuple(own.items())) for own in parts)


@dataclass(frozen=True, slots=True)
class Robbery:
    round: int
    robbers: tuple[Seat, ...]
    loot: int


def robberies(rounds: Sequence[Round], most: int = 3) -> tuple[Robbery, ...]:
    """Return the ``most`` richest captures, ties in order of play."""
    found = []
    for played in rounds:
        if played.captured:
            shares = [moved for moved in played.coins if moved.cause is Cause.LOOT and moved.seat is not None]
            robbers = tuple(dict.fromkeys(moved.seat for moved in shares if moved.seat is not None))
            found.append(Robbery(played.number, robbers, sum(moved.amount for moved in shares)))
    return tuple(sorted(found, key=lambda robbery: -robbery.loot)[:most])
