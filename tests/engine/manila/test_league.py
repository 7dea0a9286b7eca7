"""Strangers: each keeps to its character, and has an answer to everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import Seat
from engine.manila.ai.league import LEAGUE
from engine.manila.board import Space
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Buy, ManilaMove, Place
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.player import ThoughtDice
from tests.engine.manila.wander import WANDERER


def decisions(name: str, seed: int = 1) -> Iterator[tuple[State, Seat, ManilaMove]]:
    """What three of a stranger do in a game: the state before each decision, who, and what."""
    random = Random(seed)
    dice = ThoughtDice(random)
    state, _ = MANILA.start(3, ManilaOptions(), dice)
    while acting := MANILA.to_act(state):
        seat = acting[0]
        move = LEAGUE[name].choose(MANILA.view(state, seat), MANILA.moves(state, seat), random)
        yield MANILA.copy(state), seat, move
        MANILA.advance(state, seat, move, dice)


def spaces(name: str) -> set[Space]:
    return {move.space for _, _, move in decisions(name) if isinstance(move, Place)}


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}, {"kick_off": True, "stowaway": "anywhere"}])
@pytest.mark.parametrize("name", LEAGUE)
def test_every_position_has_an_answer_that_is_always_the_same(name: str, options: dict[str, Any]) -> None:
    for step in WANDERER.walk(WANDERER.table(4, ManilaOptions(**options), 3)):
        for seat in MANILA.to_act(step.after):
            moves, view = MANILA.moves(step.after, seat), MANILA.view(step.after, seat)
            made = [LEAGUE[name].choose(view, moves, Random(7)) for _ in range(2)]
            assert made[0] in moves
            assert made[0] == made[1]


def test_there_are_at_least_eight_of_them_beside_the_levels() -> None:
    assert len(MANILA.league) >= 8
    assert not set(MANILA.league) & set(MANILA.levels)
    assert set(MANILA.league) <= set(MANILA.players)


def test_the_miser_never_bids_above_twelve_and_the_spender_does() -> None:
    def bids(name: str) -> list[int]:
        return [move.amount for _, _, move in decisions(name) if isinstance(move, Bid)]

    assert max(bids("miser")) == 12
    assert max(bids("spender")) > 25


def test_sailor_boards_only_punts_and_pirate_never_does() -> None:
    assert spaces("sailor") <= {Space.NUTMEG, Space.SILK, Space.GINSENG, Space.JADE}
    assert Space.PIRATE in spaces("pirate")
    assert spaces("pirate") <= {Space.PIRATE, Space.PILOT_SMALL, Space.PILOT_LARGE}


def test_banker_takes_letters_and_insurance_patron_buys_shares() -> None:
    assert spaces("banker") <= {*range(Space.PORT_A, Space.YARD_C + 1), Space.INSURANCE}
    bought = [move.ware is not None for _, _, move in decisions("patron") if isinstance(move, Buy)]
    assert sum(bought) >= len(bought) - 1


def test_the_hoarder_buys_nothing_but_what_it_holds_most_of() -> None:
    for state, seat, move in decisions("hoarder"):
        if isinstance(move, Buy) and move.ware is not None:
            held = [state.free[4 * seat + ware] + state.pledged[4 * seat + ware] for ware in range(4)]
            assert held[move.ware] == max(held)


def test_the_imitator_bids_a_peso_more_than_the_leader() -> None:
    for state, seat, move in decisions("imitator"):
        if isinstance(move, Bid) and state.bid > 7:
            assert move.amount == state.bid + 1
            others = [other for other in range(3) if other != seat]
            assert state.bidder in others
