"""How Malacca is judged: one ship, others by what people do, and purses by who wins with them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.malacca.ai.guide import GUIDE
from engine.malacca.cards import Card
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.view import Phase
from engine.player import ThoughtDice
from engine.search.evaluator import Question, judge
from tests.engine.malacca.scenes import Scene


def test_bets_set_how_likely_each_face_down_card_is() -> None:
    def laid(bet: int) -> Counter[int]:
        scene = Scene(4, ship=8).play(f"bet:a:{bet}")
        view = scene.view(1)
        assert view.cards[0] is None
        return Counter(GUIDE.imagine(view, Random(number)).cards[0] for number in range(200))

    # Who bets all trades, as a rule; who bets nothing hardly ever does.
    assert laid(5)[Card.TRADE] > 2 * laid(0)[Card.TRADE]
    assert all(laid(5)[card] for card in (Card.ATTACK, Card.DEFENCE, Card.TRADE))


def test_what_is_imagined_agrees_with_what_is_seen() -> None:
    scene = Scene(4, ship=8).give(0, "T2", "A2").play("bet:T2:4", seat=0).play("bet:a:2", seat=1)
    for seat in (None, 2, 3):
        view = scene.view(seat)
        for number in range(40):
            assert MALACCA.view(GUIDE.imagine(view, Random(number)), seat) == view


def test_bets_are_advised_on_and_tastes_are_not() -> None:
    scene = Scene(4, ship=9, purses=(5, 5, 5, 5)).give(0, "T2")
    found = judge(MALACCA, Question(scene.view(0), 0), 20)
    assert found is not None
    assert all(isinstance(verdict.move, Bet) for verdict in found.verdicts)
    assert len(found.verdicts) > 3
    choosing = MALACCA.start(4, MALACCA.options_type(characters=True, character_choice="1of2"), ThoughtDice(Random(1)))[
        0
    ]
    assert choosing.phase is Phase.CHARACTER
    assert judge(MALACCA, Question(MALACCA.view(choosing, choosing.actor), choosing.actor), 5) is None


def test_chances_add_up_to_one_with_coins_cards_and_equipment() -> None:
    scene = Scene(4, ship=8, purses=(9, 9, 9, 9))
    state = scene.state
    state.round = 5

    def chance(seat: int) -> float:
        return GUIDE.worth(state, seat).chance

    assert sum(map(chance, range(4))) == pytest.approx(1)
    before = chance(0)
    scene.give(0, "T2")
    with_card = chance(0)
    state.items[0] += 1
    assert before < with_card < chance(0)
    state.phase = Phase.OVER
    state.purses = [9, 9, 3, 3]
    assert [chance(seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
