"""Every reason for a refusal is declared with its arguments, and every declared one can be given."""

from __future__ import annotations

from engine.game import Reason
from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reasons import REASONS
from tests.engine.malacca.wander import Table, begin, candidates, walk


def fits(reason: Reason) -> bool:
    """Whether the arguments of a reason are those declared, of the declared types."""
    given = {name: "number" if isinstance(value, int) else "text" for name, value in reason.args.items()}
    return REASONS[reason.key] == given


def test_keys_are_messages_of_this_game_or_of_every_game() -> None:
    shared = {"why-over", "why-not-your-turn"}
    assert all(key in shared or key.startswith("why-malacca-") for key in REASONS)


def test_every_refusal_is_declared_and_every_declared_one_is_given() -> None:
    given: set[str] = set()
    for seed in range(4):
        house = MalaccaOptions(
            characters=True,
            character_choice="1of2",
            equipment=True,
            simultaneous_bets=seed % 2 == 0,
            waiting="simultaneous_secret" if seed % 4 else "turn_order",
        )
        table = Table(8 - seed % 4, house, seed)
        for state in [begin(table)[0], *(step.after for step in walk(table))]:
            for seat in range(state.players):
                for move in candidates(0):
                    if (reason := MALACCA.why_not(state, seat, move)) is not None:
                        assert fits(reason), reason
                        given.add(reason.key)
    # Four pieces of a kind are seldom sold in one game: test_modules does that.
    assert given | {"why-malacca-item-sold-out"} == set(REASONS)
