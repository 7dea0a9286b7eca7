"""Dealing, and who may look at what (docs/rules/manilla.md §2, §3.1; docs/rules/manille.md §3.1)."""

from __future__ import annotations

import pytest

from engine.fair import NumberedDice, shuffled
from engine.manille.cards import CARDS, PACK, Card, Trump, set_of
from engine.manille.events import DealBegan, HandShown, HandTaken, Turned, TurnedUp
from engine.manille.game import MANILLA, MANILLE
from engine.manille.layout import LAYOUTS
from engine.manille.rules.deal import dealt
from engine.manille.view import Phase, Pile
from tests.engine.manille.scenes import Scene, boussac


@pytest.mark.parametrize(
    ("seats", "hands", "each", "extras"), [(2, 4, 8, 0), (3, 3, 10, 2), (4, 4, 8, 0), (6, 6, 5, 2)]
)
def test_the_whole_pack_is_dealt(seats: int, hands: int, each: int, extras: int) -> None:
    state = Scene(seats).state
    assert [cards.bit_count() for cards in state.hands] == [each] * hands
    assert state.extras.bit_count() == extras
    assert sum(state.hands) + state.extras == PACK


def test_packets_go_round_from_the_dealers_left() -> None:
    pack = list(range(32))
    hands, extras = dealt(pack, LAYOUTS["manilla"][4], dealer=0)
    assert hands[1] == set_of([0, 1, 2, 12, 13, 20, 21, 22])
    assert hands[0] == set_of([9, 10, 11, 18, 19, 29, 30, 31])
    assert extras == 0
    hands, extras = dealt(pack, LAYOUTS["manilla"][3], dealer=2)
    assert hands[0] == set_of([0, 1, 2, 9, 10, 11, 12, 21, 22, 23])
    assert extras == set_of([30, 31])
    hands, extras = dealt(pack, LAYOUTS["manilla"][6], dealer=5)
    assert hands[0] == set_of([0, 1, 2, 18, 19])
    hands, _ = dealt(pack, LAYOUTS["manille"][4], dealer=3)
    assert hands[0] == set_of([0, 1, 2, 3, 16, 17, 18, 19])
    assert hands[3] == set_of([12, 13, 14, 15, 28, 29, 30, 31])


def test_the_deal_is_the_drawn_shuffle() -> None:
    dice = NumberedDice("scene", 0)
    pack = shuffled(range(32), dice)
    hands, _ = dealt(pack, LAYOUTS["manilla"][4], dealer=0)
    assert Scene().state.hands == hands


def test_the_first_dealer_is_drawn_or_sits_in_seat_0() -> None:
    assert {Scene(seed=str(n)).state.dealer for n in range(9)} == {0}
    drawn = {Scene(seed=str(n), first_dealer="random").state.dealer for n in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_deal_passes_to_the_next_seat(seats: int) -> None:
    scene = Scene(seats).playing()
    dealers = [scene.state.dealer]
    for _ in range(seats):
        scene.end((37, 23))
        dealers.append(scene.state.dealer)
    assert dealers == [*range(seats), 0]


def test_extra_cards_lie_face_up_before_trump_is_chosen() -> None:
    scene = Scene(3)
    extras = scene.view().extras
    assert len(extras) == 2
    assert scene.one(DealBegan).extras == extras
    assert scene.phase is Phase.TRUMP


def test_each_number_of_players_not_meant_for_a_game_is_refused() -> None:
    for seats in (1, 5, 7):
        with pytest.raises(ValueError, match=str(seats)):
            Scene(seats)
    with pytest.raises(ValueError, match="manille is for 4 players, not 2"):
        MANILLE.start(2, MANILLE.options_type(), NumberedDice("x", 0))
    assert MANILLA.seats == (2, 3, 4, 6)


# -- Manille: the turned-up card -------------------------------------------------------------------------


def dealt_up(card: Card) -> Scene:
    """A deal in which this card is turned up."""
    return next(scene for seed in range(500) if (scene := boussac(seed=str(seed))).state.turnup == card)


def test_the_dealers_last_card_is_turned_up_and_fixes_trump() -> None:
    scene = boussac()
    pack = shuffled(range(32), NumberedDice("scene", 0))
    card = CARDS[pack[-1]]
    assert scene.view().turnup == card
    assert scene.state.trump == card.suit
    assert scene.state.hands[0] >> card & 1
    assert scene.one(TurnedUp).card == card
    assert scene.actor == 1


@pytest.mark.parametrize(
    ("card", "bonus"),
    [(Card.H10, 5), (Card.SA, 4), (Card.DK, 3), (Card.CQ, 2), (Card.HJ, 1), (Card.S9, 0), (Card.D7, 0)],
)
def test_turned_up_card_scores_for_the_dealers_side_immediately(card: Card, bonus: int) -> None:
    scene = dealt_up(card)
    assert scene.one(TurnedUp) == TurnedUp(0, card, bonus)
    assert scene.view().scores == (bonus, 0)
    assert scene.view().trump is Trump(card.suit)


def test_turned_up_card_lies_open_until_the_first_card_is_led() -> None:
    scene = boussac()
    card = scene.view(3).turnup
    assert card is not None
    scene.play(scene.codes()[0])
    assert scene.view(3).turnup is None
    assert scene.view(3).memory.turnup == card


def test_in_manille_everybody_looks_at_once() -> None:
    scene = boussac()
    assert [event.seat for event in scene.all(HandTaken)] == [0, 1, 2, 3]
    assert all(scene.view(seat).hand for seat in range(4))


# -- two players and their dummies -------------------------------------------------------------------------


def test_two_players_seats_are_a_b_dummy_of_a_dummy_of_b() -> None:
    hands = Scene(2).view().hands
    assert [(hand.owner, hand.dummy) for hand in hands] == [(0, False), (1, False), (0, True), (1, True)]


def test_the_left_of_the_dealer_leads_though_it_is_a_dummy() -> None:
    scene = Scene(2).playing("h", dealer=0)
    assert (scene.view().turn, scene.actor) == (1, 1)
    scene.playing("h", dealer=1)
    assert (scene.view().turn, scene.actor) == (2, 0)
    assert all(code.startswith("play:d:") for code in scene.codes())


def test_by_house_rule_the_other_player_leads_and_no_dummy() -> None:
    for first in (0, 1):
        scene = Scene(2, first_lead="other_human")
        scene.state.dealer = scene.state.chooser = first
        scene.play("trump:h", "call:pass")
        assert (scene.state.turn, scene.actor) == (1 - first, 1 - first)
        scene.finish_trick()


def test_the_owner_plays_the_dummys_cards_in_the_dummys_turn() -> None:
    scene = Scene(2).playing("h").hold("7D 8D", "7C 8C", "9D JD", "9C JC").table("1:7C")
    assert (scene.actor, scene.codes()) == (0, ["play:d:JD", "play:d:9D"])
    assert scene.refused("play:7D") == "why-manille-dummy-plays"
    assert scene.refused("play:d:7D") == "why-manille-not-in-hand"
    scene.play("play:d:9D")
    assert (scene.actor, scene.codes()) == (1, ["play:d:JC", "play:d:9C"])
    scene.play("play:d:9C")
    assert scene.refused("play:d:7D") == "why-manille-hand-plays"
    assert scene.codes() == ["play:8D", "play:7D"]


def test_dummies_are_face_down_until_trump_is_named() -> None:
    for dummy in ("private", "piles", "open"):
        scene = Scene(2, dummy=dummy)
        for seat in (None, 0, 1):
            assert all(hand.cards is None and hand.piles == () for hand in scene.view(seat).hands[2:])


def test_by_default_a_dummy_is_seen_by_its_owner_alone() -> None:
    scene = Scene(2).play("trump:h")
    assert [(event.seat, event.hand) for event in scene.all(HandTaken)] == [(1, 1), (0, 2), (1, 3)]
    seen = {seat: [hand.cards is not None for hand in scene.view(seat).hands] for seat in (None, 0, 1)}
    assert seen == {
        None: [False, False, False, False],
        0: [True, False, True, False],
        1: [False, True, False, True],
    }


def test_by_house_rule_dummies_lie_open_to_all() -> None:
    scene = Scene(2, dummy="open").play("trump:h")
    assert [event.hand for event in scene.all(HandShown)] == [2, 3]
    assert [hand.cards is not None for hand in scene.view().hands] == [False, False, True, True]


def test_house_rule_deals_dummies_as_four_piles_open_over_hidden() -> None:
    scene = Scene(2, dummy="piles").play("trump:h")
    for seat in (None, 0, 1):
        for hand in (2, 3):
            shown = scene.view(seat).hands[hand]
            assert (shown.count, shown.cards) == (8, None)
            assert all(pile.top is not None and pile.below for pile in shown.piles)
            assert len(shown.piles) == 4
    for hand, event in enumerate(scene.all(Turned), 2):
        assert event.hand == hand
        assert [card for _, card in event.cards] == [pile.top for pile in scene.view().hands[hand].piles]


def piled() -> Scene:
    """Hand 1 leads clubs, then seat 0's dummy plays from piles: 7C, 7D, 8D, 9D above, 10C and others below."""
    scene = Scene(2, dummy="piles").playing("h").hold("AD KD", "KC 8S", "7C 7D 8D 9D 10C JD 7H 8H", "9S JS")
    upper, lower = ["7C", "7D", "8D", "9D"], ["10C", "JD", "7H", "8H"]
    by_slug = {card.slug: int(card) for card in CARDS}
    scene.state.piles = [by_slug[slug] for slug in upper + lower] + [by_slug["9S"], by_slug["JS"], -1, -1] + [-1] * 4
    return scene.table("1:KC")


def test_duties_of_a_dummy_in_piles_are_judged_on_its_open_cards() -> None:
    scene = piled()
    assert scene.legal() == {"7C"}
    assert scene.refused("play:d:10C") == scene.refused("play:d:AS") == "why-manille-not-face-up"


def test_a_covered_card_is_turned_up_when_the_trick_is_over() -> None:
    scene = piled().play("play:d:7C")
    assert scene.view().hands[2].piles[0] == Pile(None, below=True)
    scene.play("play:d:9S", "play:AD")
    assert [(event.hand, event.cards) for event in scene.all(Turned)] == [(2, ((0, Card.C10),))]
    assert scene.view().hands[2].piles[0] == Pile(Card.C10, below=False)
    assert scene.view().hands[2].count == 7


def test_a_pile_that_is_used_up_stays_empty() -> None:
    scene = piled().play("play:d:7C", "play:d:9S", "play:AD")
    assert scene.view().hands[3].piles[0] == Pile(None, below=False)
