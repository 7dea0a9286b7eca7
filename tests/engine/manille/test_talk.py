"""Talking games of Manille: questions to the partner (docs/rules/manille.md §8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import Reason
from engine.manille.cards import OF_SUIT, Suit, in_order
from engine.manille.events import Answered, HandShown
from engine.manille.moves import TalkQuestion
from engine.manille.rules.talk import true_answer
from engine.manille.view import TalkAnswer
from tests.engine.manille.scenes import Scene, boussac, cards

ASKS = [f"ask:{question}" for question in TalkQuestion]


def talking(**options: Any) -> Scene:
    return boussac(talk="parlee", **options)


def test_leader_may_ask_partner_and_gets_a_true_public_answer() -> None:
    scene = talking()
    assert scene.codes()[-7:] == ASKS
    partners = scene.state.hands[3]
    trumps = (partners & OF_SUIT[scene.state.trump]).bit_count()
    scene.play("ask:trumps")
    assert scene.one(Answered) == Answered(1, 3, TalkQuestion.TRUMPS, trumps)
    assert scene.one(Answered).to is None
    for seat in (None, 0, 1, 2, 3):
        assert scene.view(seat).answers == (TalkAnswer(1, 3, TalkQuestion.TRUMPS, trumps, 0),)


@pytest.mark.parametrize(
    ("question", "hand", "answer"),
    [
        (TalkQuestion.TRUMPS, "7H 8H 10C", 2),
        (TalkQuestion.TRUMPS, "10C", 0),
        (TalkQuestion.TEN_OF_CLUBS, "7H 10C", 1),
        (TalkQuestion.TEN_OF_SPADES, "7H 10C", 0),
        (TalkQuestion.BEST, "10C AS KS 7S", Suit.SPADES),
        (TalkQuestion.BEST, "AC 7C AS", Suit.CLUBS),
        (TalkQuestion.BEST, "7C 8S 9S", Suit.SPADES),
        (TalkQuestion.BEST, "AD AS", Suit.DIAMONDS),
        (TalkQuestion.HAND, "AD AS", 0),
    ],
)
def test_answers(question: TalkQuestion, hand: str, answer: int) -> None:
    assert true_answer(question, cards(hand), Suit.HEARTS) == answer


def test_only_who_leads_may_ask() -> None:
    scene = talking().play("ask:best")
    assert scene.actor == 1
    assert scene.refused("ask:best", seat=0) == "why-not-your-turn"
    scene.play(scene.codes()[0])
    assert scene.refused("ask:trumps") == "why-manille-ask-on-lead"
    scene.finish_trick()
    assert "ask:trumps" in scene.codes()


def test_question_advances_ply_so_that_old_buttons_ask_nothing() -> None:
    scene = talking()
    ply = scene.state.ply
    assert scene.play("ask:best").state.ply == ply + 1


def test_each_side_has_its_questions_and_asks_none_twice() -> None:
    scene = talking(questions=2).play("ask:best")
    assert scene.refused("ask:best") == "why-manille-ask-twice"
    scene.play("ask:trumps")
    assert not [code for code in scene.codes() if code.startswith("ask")]
    assert scene.illegal_reason("ask:hand") == Reason("why-manille-ask-limit", {"limit": 2})
    scene.state.turn = scene.state.leader = 2
    assert "ask:best" in scene.codes()
    scene.state.turn = scene.state.leader = 3
    assert scene.refused("ask:ten:h") == "why-manille-ask-limit"


def test_questions_are_counted_anew_in_each_deal() -> None:
    scene = talking(questions=1, target=64).play("ask:best").finish_deal()
    assert scene.view().answers == ()
    assert scene.codes()[-7:] == ASKS


def test_hand_that_is_asked_for_lies_open_to_the_end_of_the_deal() -> None:
    scene = talking(target=64).play("ask:hand")
    partners = in_order(scene.state.hands[3])
    assert (scene.one(HandShown).hand, scene.one(HandShown).cards) == (3, partners)
    for seat in (None, 0, 1, 2):
        assert scene.view(seat).hands[3].cards == partners
    assert scene.refused("ask:trumps") == "why-manille-ask-open-hand"
    scene.finish_deal()
    assert scene.view(0).hands[3].cards is None


def test_mute_games_have_no_questions() -> None:
    assert not [code for code in boussac().codes() if code.startswith("ask")]
    assert boussac().refused("ask:best") == boussac().refused("ask:best", seat=0) == "why-manille-mute"
    assert Scene().refused("ask:best") == "why-manille-mute"


@pytest.mark.parametrize("seed", range(8))
def test_imagined_hands_agree_with_what_was_answered(seed: int) -> None:
    random = Random(seed)
    scene = boussac(seed=str(seed), talk="parlee", questions=3)
    scene.play("ask:trumps", "ask:ten:h", "ask:best")
    for _ in range(6):
        trumps, ten, best = (answer.value for answer in scene.view().answers)
        then = scene.state.tricks
        for seat in (None, 0, 1, 2):
            hand = scene.game.imagine(scene.view(seat), random).hands[3]
            for trick in then:
                hand |= 1 << trick.cards[(3 - trick.leader) % 4]
            if scene.state.trick and (3 - scene.state.leader) % 4 < len(scene.state.trick):
                hand |= 1 << scene.state.trick[(3 - scene.state.leader) % 4]
            assert true_answer(TalkQuestion.TRUMPS, hand, scene.state.trump) == trumps
            assert true_answer(TalkQuestion.TEN_OF_HEARTS, hand, scene.state.trump) == ten
            assert true_answer(TalkQuestion.BEST, hand, scene.state.trump) == best
        scene.play(random.choice([code for code in scene.codes() if code.startswith("play")]))
        if scene.state.deal > 1:
            return
