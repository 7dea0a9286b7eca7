"""Convert states of Malacca to JSON and back (``engine.codec``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.codec import Codec
from engine.malacca.cards import (
    CARDS,
    CHARACTERS,
    FIRST_SPECIAL,
    ITEMS_EACH,
    SEATS,
    SPECIAL_COUNTS,
    ships_of,
)
from engine.malacca.moves import MOST_BET
from engine.malacca.state import KINDS, NOBODY, NONE, State
from engine.malacca.view import Phase

_SPECIAL: Final = (FIRST_SPECIAL, len(CARDS) - 1)


def _faults(state: State) -> Iterator[str]:
    """Yield what makes a state impossible: bad indices and lost quantities."""
    if state.players not in SEATS:
        yield "players"
        return
    seat = (NOBODY, state.players - 1)
    ships = ships_of(state.options.ships)
    lists: dict[str, tuple[Sequence[int], int, tuple[int, int]]] = {
        "purses": (state.purses, state.players, (0, MOST_BET)),
        "cards": (state.cards, state.players, (NONE, len(CARDS) - 1)),
        "bets": (state.bets, state.players, (0, MOST_BET)),
        "sealed": (state.sealed, state.players, (NONE, MOST_BET)),
        "actions": (state.actions, state.players, (NONE, 2)),
        "hands": (state.hands, KINDS * state.players, (0, max(SPECIAL_COUNTS))),
        "known": (state.known, KINDS * state.players, (0, max(SPECIAL_COUNTS))),
        "deck": (state.deck, KINDS, (0, max(SPECIAL_COUNTS))),
        "under": (state.under, len(state.rejected), _SPECIAL),
        "drawn": (state.drawn, 2 if state.phase is Phase.KEEP else 0, _SPECIAL),
        "drawers": (state.drawers, len(state.drawers), (0, state.players - 1)),
        "characters": (state.characters, state.players, (NONE, len(CHARACTERS) - 1)),
        "offered": (state.offered, 2 if state.phase is Phase.CHARACTER else 0, (0, len(CHARACTERS) - 1)),
        "items": (state.items, 3 * state.players, (0, ITEMS_EACH)),
        "shop": (state.shop, 3, (0, ITEMS_EACH)),
        "ships": (state.ships, len(state.ships), (ships[0], ships[-1])),
        "seats": ([state.actor, state.parrot], 2, seat),
        "round": ([state.round], 1, (0, state.options.rounds)),
        "ship": ([state.ship], 1, (0, ships[-1])),
        "purchase": ([state.purchase], 1, (NONE, 2)),
    }
    for name, (values, length, (low, high)) in lists.items():
        if len(values) != length or not all(low <= value <= high for value in values):
            yield name
    nobody_alone = state.phase is Phase.OVER or state.bets_at_once or state.waits_at_once
    if state.parrot == NOBODY or (state.actor == NOBODY) is not nobody_alone:
        yield "actor"
    if _specials(state) != list(SPECIAL_COUNTS):
        yield "special cards"


def _specials(state: State) -> list[int]:
    loose = [*state.under, *state.drawn, *state.cards]
    return [
        state.deck[kind] + sum(state.hands[kind::KINDS]) + loose.count(FIRST_SPECIAL + kind)
        for kind in range(min(KINDS, len(state.deck)))
    ]


CODEC: Final = Codec(State, _faults)
