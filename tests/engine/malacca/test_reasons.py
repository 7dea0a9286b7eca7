"""Every reason for a refusal is declared with its arguments, and every declared one can be given."""

from __future__ import annotations

import pytest

from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reasons import REASONS
from tests.engine.malacca.wander import WANDERER, candidates


def test_keys_are_messages_of_this_game_or_of_every_game() -> None:
    shared = {"why-over", "why-not-your-turn"}
    assert all(key in shared or key.startswith("why-malacca-") for key in REASONS)


@pytest.mark.slow
def test_every_refusal_is_declared_and_each_declared_one_given() -> None:
    given: set[str] = set()
    for seed in range(4):
        house = MalaccaOptions(
            characters=True,
            character_choice="1of2",
            equipment=True,
            simultaneous_bets=seed % 2 == 0,
            waiting="simultaneous_secret" if seed % 4 else "turn_order",
        )
        for state in WANDERER.states(WANDERER.table(8 - seed % 4, house, seed)):
            for seat in range(state.players):
                for move in candidates(0):
                    if (reason := MALACCA.illegal_reason(state, seat, move)) is not None:
                        assert WANDERER.declared(reason), reason
                        given.add(reason.key)
    # Four pieces of a kind are seldom sold in one game: test_modules does that.
    assert given | {"why-malacca-item-sold-out"} == set(REASONS)
