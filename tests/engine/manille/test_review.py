"""Honour play: failing a duty, and being challenged for it (docs/rules/manilla.md §8)."""

from __future__ import annotations

from engine.manille.cards import CARD_OF_SLUG, Card, in_order
from engine.manille.events import Accepted, Challenged, DealScored
from engine.manille.game import MANILLA
from engine.manille.rules.review import first_fault
from engine.manille.view import Fault, Phase
from tests.engine.manille.scenes import Scene, boussac


def failed() -> Scene:
    """A whole deal in which seat 1, able to follow, trumped the first trick."""
    scene = Scene(honour_play=True).playing("h", dealer=3)
    scene.hold(
        "10C AC KC 7S 8S 9S JS QS",
        "7C 7H 8C 9C JC QC KS AS",
        "8H 9H JH QH KH AH 10H 10S",
        "7D 8D 9D JD QD KD AD 10D",
    )
    scene.play("play:10C", "play:7H")
    return scene.finish_deal()


def test_any_card_of_the_hand_may_be_played() -> None:
    scene = Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:KC")
    assert scene.codes() == ["play:8H", "play:10C", "play:QC", "play:7C"]
    view = scene.view(0)
    assert len(view.legal) == 4
    assert view.refused == ()
    assert scene.illegal_reason("play:8H") is None


def test_after_a_deal_all_are_asked_at_once_whom_they_challenge() -> None:
    scene = failed()
    assert scene.phase is Phase.REVIEW
    assert scene.game.to_act(scene.state) == (0, 1, 2, 3)
    assert scene.codes(0) == ["challenge:1", "challenge:3", "accept"]
    assert scene.codes(3) == ["challenge:0", "challenge:2", "accept"]
    assert scene.refused("challenge:2", seat=0) == "why-manille-challenge-opponents-only"
    assert scene.view().results == ()


def test_a_fault_that_is_proved_loses_the_deal_at_a_fixed_price() -> None:
    scene = failed().play("challenge:1", seat=2)
    fault = Fault(1, 0, Card.H7)
    assert scene.one(Challenged) == Challenged(2, 1, fault)
    result = scene.one(DealScored).result
    assert (result.fault, result.winner, result.scored, result.times) == (fault, 1, (60, 0), 1)
    assert scene.view().scores == (60, 0)


def test_fault_uses_up_a_carried_doubling_without_being_doubled() -> None:
    scene = failed()
    scene.state.carried = 1
    scene.play("challenge:1", seat=2)
    assert scene.one(DealScored).result.scored == (60, 0)
    assert scene.view().carried == 0


def test_a_vain_challenge_is_told_and_counts_as_consent() -> None:
    scene = failed()
    ply = scene.state.ply
    scene.play("challenge:3", seat=0)
    assert scene.one(Challenged) == Challenged(0, 3, None)
    assert scene.state.ply == ply
    assert scene.game.to_act(scene.state) == (1, 2, 3)
    assert scene.refused("challenge:1", seat=0) == "why-manille-answered"
    scene.play("challenge:1", seat=2)
    assert scene.view().scores == (60, 0)


def test_when_all_let_it_stand_the_deal_counts_as_played() -> None:
    scene = failed()
    points = tuple(scene.state.points)
    for seat in (3, 1, 0):
        scene.play("accept", seat=seat)
        assert scene.one(Accepted).seat == seat
        assert scene.phase is Phase.REVIEW
    scene.play("accept", seat=2)
    result = scene.one(DealScored).result
    assert result.fault is None
    assert result.points == points
    assert scene.phase is Phase.TRUMP


def test_manille_fault_costs_34_and_keeps_the_turned_up_card() -> None:
    scene = boussac(honour_play=True, target=64).playing("h", dealer=3).scores(3, 0)
    scene.hold(
        "10C AC KC 7S 8S 9S JS QS",
        "7C 7H 8C 9C JC QC KS AS",
        "8H 9H JH QH KH AH 10H 10S",
        "7D 8D 9D JD QD KD AD 10D",
    )
    scene.play("play:10C", "play:7H").finish_deal().play("challenge:1", seat=0)
    assert scene.one(DealScored).result.totals == (37, 0)


def three(fault_by: int) -> Scene:
    """Three players, seat 0 deals; in the first trick one of them does not follow."""
    scene = Scene(3, honour_play=True).playing("h", dealer=0)
    scene.hold(
        "7C 8C 9C JC QC KC AC 10C 7S 8S",
        "7D 8D 9D JD QD KD AD 10D QS KS",
        "7H 8H 9H JH QH KH AH 10H 9S JS",
        extras="AS 10S",
    )
    plays = {0: ["QS", "9S", "7C"], 1: ["QS", "9S", "7S"], 2: ["QS", "7H", "7S"]}[fault_by]
    return scene.play(*[f"play:{card}" for card in plays]).finish_deal()


def test_fault_among_three_scores_for_each_opponent() -> None:
    assert three(fault_by=0).play("challenge:0", seat=2).one(DealScored).result.scored == (0, 60, 60)
    assert three(fault_by=2).play("challenge:2", seat=0).one(DealScored).result.scored == (60, 0, 0)
    assert three(fault_by=2).play("challenge:1", seat=0).one(Challenged).fault is None


# -- dummies in piles ------------------------------------------------------------------------------------


def honest(seed: str, rules: int) -> Scene:
    """A deal of two players with dummies in piles that was played out without a fault."""
    scene = Scene(2, seed=seed, rules=rules, honour_play=True, dummy="piles", first_dealer="random")
    scene.play("trump:h", "call:pass")
    while scene.phase is Phase.PLAY:
        scene.play(MANILLA.default_move(scene.state, scene.actor).code)
    return scene


def test_no_dummy_in_piles_is_convicted_of_what_lay_face_down() -> None:
    for number in range(60):
        state = honest(f"honest {number}", rules=2).state
        assert [fault for hand in range(4) if (fault := first_fault(state, hand))] == []


def test_first_rules_judge_a_pile_dummy_by_face_down_cards_too() -> None:
    convicted = [any(first_fault(honest(f"honest {n}", rules=1).state, hand) for hand in (2, 3)) for n in range(20)]
    assert any(convicted)


def piles(tops: str, lower: str) -> Scene:
    """Hand 1 is to lead a diamond; dummy 2 comes next, its piles laid like this. Hearts are trump."""
    scene = Scene(2, honour_play=True, dummy="piles").playing("h", dealer=0)
    scene.hold("8C 9C JC QC KC AC 10C 7S", "7D 8S 9S JS QS KS AS 10S", f"{tops} {lower}", "7H 8H 9H JH QH KH AH 10H")
    third = [int(card) for card in in_order(scene.state.hands[3])]
    scene.state.piles = [int(CARD_OF_SLUG[slug]) for slug in f"{tops} {lower}".split()] + third
    return scene.play("play:7D")


def convicted(scene: Scene) -> Fault | None:
    """The fault of dummy 2 once the deal has been played out without another."""
    while scene.phase is Phase.PLAY:
        scene.play(MANILLA.default_move(scene.state, scene.actor).code)
    return first_fault(scene.state, 2)


def test_pile_dummy_owes_only_what_its_upper_cards_can_give() -> None:
    open_, hidden = piles("7C 8D 9D JD", "QD KD AD 10D"), piles("7C 8D 9D JD", "QD KD AD 10D")
    assert convicted(open_.play("play:d:7C")) == Fault(2, 0, Card.C7)
    assert convicted(hidden.play("play:d:8D")) is None


def test_only_upper_card_of_a_pile_is_playable_within_a_trick() -> None:
    scene = piles("7C 8D 9D JD", "QD KD AD 10D")
    assert scene.refused("play:d:QD") == "why-manille-not-face-up"
    scene.play("play:d:8D")
    assert [pile.top for pile in scene.view().hands[2].piles][1] is None
    scene.finish_trick()
    assert [pile.top for pile in scene.view().hands[2].piles][1] is Card.DK


def test_without_the_house_rule_the_deal_counts_at_once() -> None:
    scene = Scene().playing("h").finish_deal()
    assert scene.phase is Phase.TRUMP
    assert scene.all(DealScored)
    assert scene.refused("accept") == scene.refused("challenge:1") == "why-manille-another-decision"
