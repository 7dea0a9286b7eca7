"""Special cards: drawing them, the deck, waiting cards (docs/rules/malacca.md §4)."""

from __future__ import annotations

import pytest

from engine.fair import RecordedDice
from engine.game import BadCode, IllegalMove
from engine.malacca.cards import Card
from engine.malacca.events import (
    Cause,
    DeckEmpty,
    Ready,
    SpecialDrawn,
    SpecialRejected,
    SpecialsReturned,
    SpecialsSeen,
    WaitingChosen,
    WaitingPlayed,
)
from engine.malacca.game import MALACCA
from engine.malacca.view import Phase
from tests.engine.malacca.scenes import Scene

# -- drawing -----------------------------------------------------------------------------------------


def test_defenders_draw_from_the_parrot_holder_on() -> None:
    scene = Scene(4, parrot=2, purses=(5, 5, 5, 5)).bets("d:0", "a:0", "t:0", "d:0")
    assert [event.seat for event in scene.all(SpecialDrawn)] == [3, 0]


def test_what_is_drawn_only_its_drawer_is_told() -> None:
    scene = Scene(2, purses=(5, 5)).bets("a:0", "d:0")
    (seen,) = scene.all(SpecialsSeen)
    assert seen.to == (1,)
    assert scene.holds(1, seen.cards[0].code)


def test_a_special_card_is_gone_once_it_is_played() -> None:
    scene = Scene(2, purses=(5, 5)).give(0, "A2").bets("A2:0", "t:0")
    assert not scene.holds(0, "A2")
    assert scene.all(SpecialsReturned) == [SpecialsReturned((Card.ATTACK_2,))]


def test_several_special_cards_may_be_held() -> None:
    scene = Scene(2, purses=(0, 5)).give(0, "A2", "A2", "AD")
    assert scene.codes(0) == ["bet:a:0", "bet:d:0", "bet:t:0", "bet:A2:0", "bet:AD:0"]


def test_a_card_played_cannot_be_drawn_in_its_own_round() -> None:
    scene = Scene(2, purses=(5, 5)).give(1, "D2").empty_deck(0).bets("a:0", "D2:0")
    assert scene.all(DeckEmpty) == [DeckEmpty(1)]
    assert scene.state.under == [Card.DEFENCE_2]


def test_played_cards_go_under_from_the_parrot_holder_on() -> None:
    scene = Scene(3, parrot=1, purses=(5, 5, 5)).bury("DT").give(0, "T2").give(1, "D2").give(2, "A2")
    scene.bets("T2:0", "D2:0", "A2:0")
    assert [Card(card).code for card in scene.state.under] == ["DT", "D2", "A2", "T2"]
    assert [card.code if card else None for card in scene.view().under] == ["DT", "D2", "A2", "T2"]


def test_the_unseen_cards_are_drawn_before_those_put_under() -> None:
    scene = Scene(2, purses=(5, 5)).bury("T2", "A2").give(0, "A2", "A2", "A2", "D2", "D2", "D2", "D2")
    scene.give(0, "T2", "T2", "T2", "AD", "AD", "DT").bets("a:0", "d:0")
    assert scene.holds(1, "DT")
    assert sum(scene.state.deck) == 0
    scene.bets("a:0", "d:0")
    assert scene.holds(1, "T2")
    assert [Card(card).code for card in scene.state.under] == ["A2"]


def test_from_an_empty_deck_nobody_draws_and_nobody_is_paid() -> None:
    scene = Scene(2, purses=(5, 5)).empty_deck(0).bets("a:0", "d:0")
    assert scene.all(DeckEmpty) == [DeckEmpty(1)]
    assert scene.purses == [3, 5]


def test_by_house_rule_an_empty_deck_pays_two_silver() -> None:
    scene = Scene(3, purses=(5, 5, 5), empty_deck="2_silver").empty_deck(0).bets("a:0", "d:0", "d:0")
    assert scene.got(Cause.NO_CARD) == {1: 2, 2: 2}
    assert scene.purses == [3, 7, 7]
    assert [coins.amount for coins in scene.last.coins if coins.cause is Cause.NO_CARD] == [2, 2]


# -- Sayyida al Hurra --------------------------------------------------------------------------------


def sayyida(*buried: str, first: int = 0, second: int = 0) -> Scene:
    """Sayyida (seat 1) has defended and drawn two of the unseen cards, by lot."""
    scene = Scene(2, purses=(5, 5)).cast(sayyida=1).bury(*buried)
    scene.play("bet:a:0")
    return scene.play("bet:d:0", dice=RecordedDice([first, second]))


def test_sayyida_draws_two_and_keeps_one() -> None:
    scene = sayyida(first=0, second=4)
    assert scene.actor == 1
    assert scene.codes() == ["keep:A2", "keep:D2"]
    scene.play("keep:D2")
    assert scene.holds(1, "D2")
    assert scene.specials(1) == 1
    assert scene.state.under == [Card.ATTACK_2]


def test_sayyidas_choice_is_her_secret() -> None:
    scene = sayyida(first=0, second=4)
    assert scene.view(1).drawn == (Card.ATTACK_2, Card.DEFENCE_2)
    assert scene.view(0).drawn == scene.view().drawn == ()
    assert all(move.private for move in MALACCA.moves(scene.state, 1))
    scene.play("keep:D2")
    assert scene.all(SpecialRejected) == [SpecialRejected(1)]
    assert scene.view(0).under == scene.view().under == (None,)
    assert scene.view(1).under == (Card.ATTACK_2,)


def test_sayyida_is_asked_about_two_equal_cards_too() -> None:
    scene = sayyida(first=0, second=0)
    assert scene.codes() == ["keep:A2"]
    scene.play("keep:A2")
    assert scene.state.under == [Card.ATTACK_2]


def test_sayyida_takes_the_last_card_unasked() -> None:
    scene = Scene(2, purses=(5, 5)).cast(sayyida=1).give(1, "D2").empty_deck(0).bury()
    scene.state.hands[0] -= 1
    scene.state.deck[0] += 1
    scene.bets("a:0", "d:0")
    assert scene.state.phase is Phase.BET
    assert scene.holds(1, "A2")
    assert scene.all(SpecialRejected) == []


def test_sayyida_chooses_in_her_place_among_the_drawers() -> None:
    scene = Scene(4, purses=(5, 5, 5, 5)).cast(sayyida=1).bets("d:0", "d:0", "a:0", "d:0")
    assert [event.seat for event in scene.all(SpecialDrawn)] == [0, 1]
    assert scene.view().drawers == (3,)
    scene.play(scene.codes()[0])
    assert [event.seat for event in scene.all(SpecialDrawn)] == [0, 1, 3]


def test_sayyida_draws_two_as_a_tragic_hero() -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(sayyida=2).bets("a:0", "a:0", "d:0")
    assert scene.state.phase is Phase.KEEP


def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    scene = sayyida(first=0, second=4)
    assert str(scene.illegal_reason("keep:T2")) == "why-malacca-card-not-drawn {'card': 'T2'}"
    with pytest.raises(BadCode):
        MALACCA.parse("keep:a")


# -- waiting cards -----------------------------------------------------------------------------------


def waiting(**options: str) -> Scene:
    """Seats 2 (attack or defence) and 0 (defence or trade) have waiting cards; seat 1 holds the parrot."""
    scene = Scene(4, parrot=1, ship=8, purses=(9, 9, 9, 9), **options).give(2, "AD").give(0, "DT")
    return scene.bets("DT:2", "a:1", "AD:1", "t:4")


def test_waiting_cards_are_decided_one_by_one_after_the_reveal() -> None:
    scene = waiting()
    assert scene.view().cards == (Card.DEFENCE_OR_TRADE, Card.ATTACK, Card.ATTACK_OR_DEFENCE, Card.TRADE)
    assert (scene.actor, scene.codes()) == (2, ["wait:attack", "wait:defence"])
    assert str(scene.illegal_reason("wait:defence", 0)) == "why-not-your-turn {'seat': 2}"
    scene.play("wait:defence")
    assert scene.all(WaitingPlayed)[0].to is None
    assert (scene.actor, scene.codes()) == (0, ["wait:defence", "wait:trade"])
    scene.play("wait:trade")
    assert scene.purses[:3] == [11, 4, 10]


def test_a_waiting_card_counts_as_an_ordinary_one() -> None:
    scene = waiting().play("wait:defence").play("wait:trade")
    assert (scene.last.attack, scene.last.defence) == (1, 1)
    assert scene.got(Cause.PROFIT) == {0: 2, 3: 4}


def test_a_waiting_card_cannot_become_its_third_action() -> None:
    scene = waiting()
    reason = scene.illegal_reason("wait:trade")
    assert str(reason) == "why-malacca-waiting-cannot {'card': 'AD', 'action': 'trade'}"


def test_characters_look_at_what_a_waiting_card_became() -> None:
    scene = waiting().cast(morgan=2, zheng=0, caesar=3).play("wait:defence").play("wait:trade")
    assert scene.got(Cause.CHARACTER) == {2: 3, 0: 3}


def test_house_rule_decides_waiting_cards_at_once_and_in_secret() -> None:
    scene = waiting(waiting="simultaneous_secret")
    ply = scene.state.ply
    assert MALACCA.to_act(scene.state) == (0, 2)
    scene.play("wait:trade", 0)
    assert scene.state.ply == ply
    assert scene.all(Ready)[-1] == Ready(0)
    assert scene.all(WaitingChosen)[0].to == (0,)
    assert scene.all(WaitingPlayed) == []
    assert scene.view(2).actions[0] is scene.view().actions[0] is None
    assert scene.view(0).actions[0] is not None
    assert scene.view(2).decided == (True, False, False, False)
    assert str(scene.illegal_reason("wait:trade", 0)) == "why-malacca-decided"
    assert str(scene.illegal_reason("wait:attack", 1)) == "why-not-your-turn {'seat': 2}"
    scene.play("wait:attack", 2)
    assert scene.state.ply == ply + 1
    assert [event.seat for event in scene.all(WaitingPlayed)] == [2, 0]
    assert scene.last.captured


# -- secrecy and refusals ----------------------------------------------------------------------------


def test_a_face_down_special_card_is_still_counted_as_held() -> None:
    scene = Scene(2, purses=(5, 5)).give(0, "A2", "D2").play("bet:A2:1")
    for viewer in (None, 1):
        assert scene.view(viewer).specials == (2, 0)
        assert scene.view(viewer).cards == (None, None)
    assert scene.view(0).hand == (0, 1, 0, 0, 0)
    assert scene.view(0).cards == (Card.ATTACK_2, None)


def test_a_card_that_is_not_held_cannot_be_laid() -> None:
    scene = Scene(2, purses=(5, 5))
    assert str(scene.illegal_reason("bet:A2:0")) == "why-malacca-card-not-held {'card': 'A2'}"
    with pytest.raises(IllegalMove):
        scene.play("bet:A2:0")


def test_every_card_has_its_own_code() -> None:
    assert len({card.code for card in Card}) == len(Card)
