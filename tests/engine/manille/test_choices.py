"""Naming trump and the calls (docs/rules/manilla.md §3.2, §3.3)."""

from __future__ import annotations

import pytest

from engine.game import Reason
from engine.manille.cards import Trump
from engine.manille.events import CallPassed, HandTaken, Looked, TrumpHandedOver, TrumpNamed, WentAgainst, WentAlong
from engine.manille.view import Called, Phase
from tests.engine.manille.scenes import Scene, boussac

TRUMPS = ["trump:c", "trump:d", "trump:h", "trump:s", "trump:n"]


def test_the_dealer_alone_names_a_suit_or_no_trump() -> None:
    scene = Scene()
    assert scene.game.to_act(scene.state) == (0,)
    assert scene.codes() == TRUMPS
    assert scene.refused("trump:h", seat=1) == "why-not-your-turn"


def test_a_suit_not_held_can_be_named() -> None:
    scene = Scene()
    scene.hold("7C 8C 9C JC QC KC AC 10C")
    assert scene.codes() == TRUMPS


def test_the_others_look_once_trump_is_named() -> None:
    scene = Scene()
    (taken,) = scene.all(HandTaken)
    assert (taken.seat, taken.to) == (0, (0,))
    assert [scene.view(seat).hand is not None for seat in range(4)] == [True, False, False, False]
    scene.play("trump:h")
    assert scene.one(TrumpNamed) == TrumpNamed(0, Trump.HEARTS, blind=False)
    assert [event.seat for event in scene.all(HandTaken)] == [1, 2, 3]
    assert all(scene.view(seat).hand for seat in range(4))


# -- calls -----------------------------------------------------------------------------------------------


def test_all_opponents_are_asked_at_once_whether_they_go_along() -> None:
    scene = Scene().play("trump:h")
    assert scene.phase is Phase.ALONG
    assert scene.game.to_act(scene.state) == (1, 3)
    assert scene.codes(1) == scene.codes(3) == ["call:along", "call:pass"]
    assert scene.codes(0) == []
    assert scene.refused("call:along", seat=2) == "why-not-your-turn"


def test_those_who_are_asked_together_share_one_ply() -> None:
    scene = Scene().play("trump:h")
    ply = scene.state.ply
    scene.play("call:pass", seat=3)
    assert scene.one(CallPassed) == CallPassed(3)
    assert scene.state.ply == ply
    assert scene.game.to_act(scene.state) == (1,)
    assert scene.view().passed == (False, False, False, True)
    assert scene.refused("call:along", seat=3) == "why-manille-answered"
    scene.play("call:pass", seat=1)
    assert scene.state.ply == ply + 1


def test_when_all_opponents_pass_the_left_of_the_dealer_leads() -> None:
    scene = Scene().play("trump:h", "call:pass", "call:pass")
    assert scene.phase is Phase.PLAY
    assert scene.actor == 1
    assert scene.view().called is Called.NOTHING


def test_the_first_to_go_along_settles_it_for_the_side() -> None:
    scene = Scene().play("trump:h").play("call:along", seat=3)
    assert scene.one(WentAlong) == WentAlong(3)
    assert scene.phase is Phase.AGAINST
    assert scene.view().called is Called.ALONG
    assert scene.view().along == 3
    assert scene.refused("call:along", seat=1) == "why-not-your-turn"


def test_one_pass_does_not_keep_the_partner_from_going_along() -> None:
    scene = Scene().play("trump:h").play("call:pass", seat=1).play("call:along", seat=3)
    assert scene.phase is Phase.AGAINST
    assert scene.view().passed == (False,) * 4


def test_any_of_the_dealers_side_may_go_against_the_dealer_too() -> None:
    for seat in (0, 2):
        scene = Scene().play("trump:h").play("call:along", seat=1)
        assert scene.game.to_act(scene.state) == (0, 2)
        assert scene.codes(seat) == ["call:against", "call:pass"]
        scene.play("call:against", seat=seat)
        assert scene.one(WentAgainst) == WentAgainst(seat)
        assert scene.view().called is Called.AGAINST
        assert scene.view().against == seat
        assert scene.phase is Phase.PLAY


def test_nobody_goes_against_what_nobody_went_along_with() -> None:
    scene = Scene().play("trump:h")
    assert scene.refused("call:against", seat=1) == "why-manille-another-decision"


def test_no_trump_can_be_doubled_too() -> None:
    scene = Scene().play("trump:n").play("call:along", seat=1).play("call:against", seat=0)
    scene.finish_deal()
    (result,) = scene.state.results
    assert [factor.reason for factor in result.factors][:2] == ["no-trump", "against"]


@pytest.mark.parametrize(
    ("seats", "along", "against"), [(2, (1,), (0,)), (3, (1, 2), (0,)), (4, (1, 3), (0, 2)), (6, (1, 3, 5), (0, 2, 4))]
)
def test_who_is_asked_depends_on_the_number_of_players(
    seats: int, along: tuple[int, ...], against: tuple[int, ...]
) -> None:
    scene = Scene(seats).play("trump:h")
    assert scene.game.to_act(scene.state) == along
    scene.play("call:along")
    assert scene.game.to_act(scene.state) == against


def test_in_manille_nothing_is_named_and_nothing_called() -> None:
    scene = boussac()
    assert scene.phase is Phase.PLAY
    for code in (*TRUMPS, "trump:blind", "look", "call:along", "call:pass", "trump:to:3", "accept", "challenge:0"):
        assert scene.refused(code) == ("why-manille-another-decision" if code != "ask:best" else "why-manille-mute")


# -- house rules -------------------------------------------------------------------------------------------


def test_partner_handed_the_trump_choice_looks_and_must_choose() -> None:
    scene = Scene(en_face=True)
    assert scene.codes() == [*TRUMPS, "trump:to:2"]
    assert scene.illegal_reason("trump:to:1") == Reason("why-manille-not-a-partner", {"seat": 1})
    assert scene.illegal_reason("trump:h", seat=1) == Reason("why-not-your-turn", {"seat": 0})
    assert scene.illegal_reason("play:7D") == Reason("why-manille-another-decision", {"phase": "trump"})
    scene.play("trump:to:2")
    assert scene.one(TrumpHandedOver) == TrumpHandedOver(0, 2)
    assert scene.one(HandTaken).seat == 2
    assert scene.actor == scene.view().chooser == 2
    assert scene.codes() == TRUMPS
    assert scene.refused("trump:to:0") == "why-manille-handed-over"
    assert scene.view(0).hand is not None
    assert scene.view(1).hand is None
    scene.play("trump:s")
    assert [event.seat for event in scene.all(HandTaken)] == [1, 3]
    assert scene.game.to_act(scene.state) == (1, 3)


def test_of_six_players_the_dealer_picks_the_partner() -> None:
    assert Scene(6, en_face=True).codes() == [*TRUMPS, "trump:to:2", "trump:to:4"]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_has_no_partner_hands_nothing_over(seats: int) -> None:
    assert Scene(seats, en_face=True).codes() == TRUMPS


def test_without_the_house_rule_nothing_is_handed_over() -> None:
    assert Scene().refused("trump:to:2") == "why-manille-no-handover"
    assert Scene().refused("trump:blind") == "why-manille-no-blind"
    assert Scene().refused("look") == "why-manille-another-decision"


def test_no_trump_said_blind_counts_four_times() -> None:
    scene = Scene(blind_no_trump=True)
    assert scene.phase is Phase.BLIND
    assert scene.codes() == ["look", "trump:blind"]
    assert scene.all(HandTaken) == []
    assert scene.view(0).hand is None
    assert scene.refused("trump:h") == scene.refused("trump:n") == "why-manille-look-first"
    scene.play("trump:blind")
    assert scene.one(TrumpNamed) == TrumpNamed(0, Trump.NONE, blind=True)
    assert [event.seat for event in scene.all(HandTaken)] == [0, 1, 2, 3]
    assert scene.end((37, 23)).scored == (28, 0)


def test_who_looks_can_no_longer_say_it_blind() -> None:
    scene = Scene(blind_no_trump=True).play("look")
    assert scene.one(Looked) == Looked(0)
    assert scene.one(HandTaken).seat == 0
    assert scene.codes() == TRUMPS
    assert scene.refused("trump:blind") == "why-manille-no-blind"
    assert scene.refused("look") == "why-manille-another-decision"
