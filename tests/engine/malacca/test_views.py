"""What is shown to whom, and what is imagined where nothing is shown (docs/rules/malacca.md §2)."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.malacca.cards import FIRST_SPECIAL, SPECIAL_COUNTS, Action, Card
from engine.malacca.events import Cause
from engine.malacca.game import MALACCA
from engine.malacca.ledger import counted, gains, purse_course
from engine.malacca.state import KINDS, State
from engine.malacca.view import Phase
from tests.engine.malacca.scenes import Scene


def imagined(scene: Scene, viewer: int | None, times: int = 300) -> list[State]:
    random = Random(5)
    return [MALACCA.imagine(scene.view(viewer), random) for _ in range(times)]


# -- rounds that are over ------------------------------------------------------------------------------


def test_the_last_round_stays_in_view_with_who_won_what() -> None:
    scene = Scene(4, parrot=1, ship=9, purses=(5, 8, 6, 9)).bets("t:4", "a:0", "a:2", "d:3")
    last = scene.view().rounds[-1]
    assert (last.number, last.parrot, last.ship, last.captured) == (1, 1, 9, True)
    assert [(play.card, play.action, play.bet) for play in last.plays][:2] == [
        (Card.TRADE, Action.TRADE, 4),
        (Card.ATTACK, Action.ATTACK, 0),
    ]
    assert [(coins.cause, coins.seat, coins.amount) for coins in last.coins] == [
        (Cause.BET_LOST, 3, 3),
        (Cause.BET_LOST, 0, 4),
        (Cause.BET_BACK, 2, 2),
        (Cause.LOOT, 1, 8),
        (Cause.LOOT, 2, 8),
    ]
    assert gains(last) == (-4, 8, 8, -3)


def test_between_rounds_no_card_lies_on_the_table() -> None:
    view = Scene(2, purses=(5, 5)).bets("t:1", "t:1").view()
    assert view.cards == view.bets == view.actions == (None, None)
    assert view.laid == (False, False)


def test_purses_can_be_followed_from_ship_to_ship() -> None:
    scene = Scene(2, equipment=True)
    scene.state.phase, scene.state.ship = Phase.PURCHASE, 0
    scene.play("buy:trade").play("bet:t:0", 0).play("bet:t:2", 1)
    assert purse_course(scene.view()) == ((5, 5), (2, 7))
    assert counted(scene.view()) == (2, 7)


# -- imagining -----------------------------------------------------------------------------------------


def test_unseen_special_cards_are_imagined_by_how_many_are_left() -> None:
    scene = Scene(2, purses=(5, 5)).give(0, "A2").give(1, "D2", "D2", "D2").bury("T2", "T2", "T2", "T2")
    kinds = Counter(state.hands[:KINDS].index(1) for state in imagined(scene, 1, 600))
    # Left are four attacks, one defence, no trade, two of each waiting card.
    assert kinds[2] == 0
    assert 200 < kinds[0] < 335
    assert 35 < kinds[1] < 105


def test_a_face_down_card_is_imagined_ordinary_or_special() -> None:
    scene = Scene(3, purses=(5, 5, 5)).give(0, "A2", "D2").play("bet:t:0").play("bet:a:0")
    laid = [(state.cards[0], state.cards[1]) for state in imagined(scene, 2)]
    assert {first for first, _ in laid} == set(Card)
    assert {second for _, second in laid} == {Card.ATTACK, Card.DEFENCE, Card.TRADE}
    special = sum(first >= FIRST_SPECIAL for first, _ in laid)
    assert 85 < special < 155


def last_card(*buried: str) -> Scene:
    """Three players, and no card to draw but those under the deck. Seat 0 attacks in vain, and the others draw."""
    scene = Scene(3, purses=(5, 5, 5)).bury(*buried).empty_deck(2)
    return scene.bets("a:0", "d:0", "d:0")


def test_a_card_that_all_saw_being_drawn_is_imagined_where_it_is() -> None:
    scene = last_card("T2", "A2", "D2")
    assert scene.view().known == ((0, 0, 0, 0, 0), (0, 0, 1, 0, 0), (1, 0, 0, 0, 0))
    for state in imagined(scene, 0, 60):
        assert state.hands[KINDS : 2 * KINDS] == [0, 0, 1, 0, 0]
        assert state.hands[2 * KINDS] >= 1


def test_seen_card_may_lie_face_down_and_is_unknown_once_played() -> None:
    scene = last_card("T2", "A2")
    scene.state.parrot = scene.state.actor = 1
    scene.play("bet:T2:1", 1)
    assert {state.cards[1] for state in imagined(scene, 0)} == {Card.ATTACK, Card.DEFENCE, Card.TRADE, Card.TRADE_2}
    scene.play("bet:t:0", 2).play("bet:t:0", 0)
    assert scene.view().known[1] == (0,) * 5
    assert scene.view().known[2] == (1, 0, 0, 0, 0)


def test_a_card_that_sayyida_rejected_is_drawn_unknown() -> None:
    scene = Scene(3, purses=(5, 5, 5)).bury("T2").empty_deck(2)
    scene.state.rejected[0] = True
    scene.bets("a:0", "d:0", "d:0")
    assert scene.view().known == ((0,) * 5,) * 3


def test_own_cards_are_never_imagined_otherwise() -> None:
    scene = Scene(2, purses=(5, 5)).give(0, "A2", "D2").play("bet:A2:0")
    assert {(state.cards[0], *state.hands[:KINDS]) for state in imagined(scene, 0)} == {(Card.ATTACK_2, 0, 1, 0, 0, 0)}


def test_imagined_cards_are_sixteen() -> None:
    scene = Scene(3, purses=(5, 5, 5)).give(0, "A2", "D2").give(1, "AD").bury("T2").play("bet:t:0")
    for state in imagined(scene, None, 50):
        loose = Counter([*state.under, *(card for card in state.cards if card >= FIRST_SPECIAL)])
        held = [sum(state.hands[kind::KINDS]) + state.deck[kind] + loose[kind + FIRST_SPECIAL] for kind in range(KINDS)]
        assert held == list(SPECIAL_COUNTS)


def test_hidden_purses_are_counted_not_guessed() -> None:
    scene = Scene(3, hidden_purse=True).bets("t:5", "a:0", "d:1").bets("t:0", "t:3", "d:0")
    assert scene.view(0).purses[1:] == (None, None)
    assert all(state.purses == scene.purses for state in imagined(scene, 0, 5))


def test_sealed_bets_are_imagined_anything_that_the_purse_allows() -> None:
    scene = Scene(2, simultaneous_bets=True).play("bet:t:2", 0)
    assert {state.sealed[0] for state in imagined(scene, 1)} == set(range(6))


def test_a_sealed_choice_is_imagined_either_way() -> None:
    scene = Scene(2, purses=(5, 5), waiting="simultaneous_secret").give(0, "AD").give(1, "DT")
    scene.bets("AD:0", "DT:0").play("wait:attack", 0)
    assert {state.actions[0] for state in imagined(scene, 1)} == {Action.ATTACK, Action.DEFENCE}
    assert {state.actions[0] for state in imagined(scene, 0)} == {Action.ATTACK}


def test_cards_that_sayyida_looks_at_are_imagined_by_the_others() -> None:
    scene = Scene(2, purses=(5, 5)).cast(sayyida=1).bets("a:0", "d:0")
    assert {tuple(state.drawn) for state in imagined(scene, 1, 20)} == {tuple(scene.state.drawn)}
    assert len({tuple(state.drawn) for state in imagined(scene, 0)}) > 10


def test_nothing_is_imagined_otherwise_after_the_end() -> None:
    scene = Scene(3, hidden_purse=True).give(0, "A2").give(2, "DT").last_round()
    scene.state.rounds = ()
    scene.bets("t:1", "a:0", "d:1")
    assert MALACCA.imagine(scene.view(), Random(1)) == scene.state
