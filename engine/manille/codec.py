"""Convert states to JSON and back (``engine.codec``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.codec import Codec
from engine.manille.cards import CARDS, PACK, CardSet, set_of
from engine.manille.layout import LAYOUTS
from engine.manille.state import NO_TRUMP, NOBODY, NONE, PILES, RULES, State
from engine.manille.view import Phase

MOST_TEAMS: Final = 3


def _of_form_1(written: dict[str, Any]) -> dict[str, Any]:
    """Convert a version 1 state, with one winner and no record of faults."""
    victor = written.get("victor", NOBODY)
    over = written.get("phase") == Phase.OVER.value
    victors = 1 << victor if over and isinstance(victor, int) and 0 <= victor < MOST_TEAMS else 0
    return {name: value for name, value in written.items() if name != "victor"} | {
        "rules": 1,
        "faults": (),
        "victors": victors,
    }


def _faults(state: State) -> Iterator[str]:
    """Yield what makes a state impossible, by name."""
    if state.players not in LAYOUTS[state.options.kind]:
        yield "players"
        return
    layout = state.layout
    bounds = {
        "dealer": (state.dealer, 0, layout.players - 1),
        "chooser": (state.chooser, 0, layout.players - 1),
        "trump": (state.trump, 0 if state.phase is Phase.PLAY else NONE, NO_TRUMP),
        "turnup": (state.turnup, NONE, 31),
        "along": (state.along, NOBODY, layout.players - 1),
        "against": (state.against, NOBODY, layout.players - 1),
        "passed": (state.passed, 0, (1 << layout.players) - 1),
        "turn": (state.turn, 0 if state.phase is Phase.PLAY else NOBODY, layout.hands - 1),
        "leader": (state.leader, 0 if state.trick else NOBODY, layout.hands - 1),
        "winner": (state.winner, 0 if state.trick else NOBODY, layout.hands - 1),
        "trick": (len(state.trick), 0, layout.hands - 1),
        "tricks": (len(state.tricks), 0, layout.cards),
        "rules": (state.rules, 1, RULES),
        "victors": (state.victors, 0, (1 << layout.team_count) - 1),
    }
    yield from (name for name, (value, low, high) in bounds.items() if not low <= value <= high)
    lengths = {
        "hands": (state.hands, layout.hands),
        "taken": (state.taken, 2),
        "points": (state.points, 2),
        "scores": (state.scores, layout.team_count),
        "wins": (state.wins, layout.team_count),
    }
    yield from (name for name, (values, length) in lengths.items() if len(values) != length)
    if len(state.piles) not in (0, 2 * PILES * (layout.hands - layout.players)):
        yield "piles"
    if state.trick and (state.winner - state.leader) % layout.hands >= len(state.trick):
        yield "winner"
    if not all(NONE <= card < len(CARDS) for card in state.piles):
        yield "piles"
    if not all(0 <= card < len(CARDS) for card in state.trick) or not _whole_pack(state):
        yield "cards"


def _whole_pack(state: State) -> bool:
    sets: list[CardSet] = [*state.hands, state.extras, set_of(state.trick)]
    sets += [set_of(trick.cards) for trick in state.tricks]
    return sum(cards.bit_count() for cards in sets) == 32 and _union(sets) == PACK


def _union(sets: list[CardSet]) -> CardSet:
    union = 0
    for cards in sets:
        union |= cards
    return union


CODEC: Final = Codec(State, _faults, _of_form_1)
