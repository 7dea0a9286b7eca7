"""What is believed of hidden hands: by what was played and said, and from a view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.manille.ai.belief import Belief
from engine.manille.ai.expert import ExpertPlayer
from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import PACK, in_order, set_of
from engine.manille.view import Phase
from engine.player import ThoughtDice
from tests.engine.manille.scenes import Scene, cards
from tests.kit import GAMES


def dealt(mine: str, *others: str) -> Scene:
    """Hearts are trump, seat 1 leads; hand 0 holds these cards, the others at least these."""
    scene = Scene().playing("h").hold(mine, *others)
    given = [cards(text) for text in (mine, *others, "", "", "")][:4]
    rest = iter(in_order(PACK & ~set_of(card for hand in given for card in in_order(hand))))
    scene.state.hands = [hand | set_of(next(rest) for _ in range(8 - hand.bit_count())) for hand in given]
    return scene


def test_low_card_on_partners_trick_suggests_no_points_in_suit() -> None:
    # Hand 1 led the ten of clubs, which nobody beats; its partner 3 laid the eight on it.
    scene = dealt("9C 7D 8D 9D JD 7H 8H 9H", "10C AC", "JC KC 7S", "8C QC")
    scene.play("play:10C", "play:JC", "play:8C")
    belief, with_points = Belief(scene.view(0)), scene.state.hands
    without = with_points[:]
    without[2] ^= cards("7S QC")
    without[3] ^= cards("7S QC")
    assert belief.likelihood(without) > belief.likelihood(with_points)


def test_deals_are_drawn_as_often_as_they_explain_the_play() -> None:
    scene = dealt("9C 7D 8D 9D JD 7H 8H 9H", "10C AC", "JC KC 7S", "8C QC")
    scene.play("play:10C", "play:JC", "play:8C")
    view, random = scene.view(0), Random(1)
    any_deal = [GAMES["manilla"].imagine(view, random).hands[3] for _ in range(300)]
    believed = [world.hands[3] for world, times in Belief(view).deals(300, random) for _ in range(times)]
    points = cards("QC KC AC")
    assert len(believed) == 300
    often = [sum(bool(hand & points) for hand in hands) for hands in (any_deal, believed)]
    assert often[1] < 0.8 * often[0]


def test_who_has_passed_is_thought_weaker_than_who_has_called() -> None:
    strong, weak = cards("10H AH KH 10C AC 10D AD 10S"), cards("7C 8C 9C 7D 8D 9D 7S 8S")
    for word, likelier, other in (("call:along", strong, weak), ("call:pass", weak, strong)):
        scene = Scene().play("trump:h").play(word, seat=1)
        view = scene.view(2)
        mine = scene.state.hands[2]
        found = []
        for hand in (likelier & ~mine, other & ~mine):
            hands = [0, hand, mine, 0]
            found.append(sum(check(hands) for check in Belief(view)._checks if getattr(check, "_seat", None) == 1))
        assert found[0] > found[1]


@pytest.mark.parametrize(
    ("kind", "seats"), [("manilla", 2), ("manilla", 3), ("manilla", 4), ("manilla", 6), ("manille", 4)]
)
def test_believed_deals_fit_view_and_repeat_for_the_same_seed(kind: str, seats: int) -> None:
    game, random = GAMES[kind], Random(2)
    state, _ = game.start(seats, game.options_type(), ThoughtDice(random))
    steady, number = SimplePlayer(), 0
    while not state.results:
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        number += 1
        if number % 5 == 0:
            worlds = list(Belief(view).deals(6, Random(number)))
            assert sum(times for _, times in worlds) == 6
            assert all(game.view(world, seat) == view for world, _ in worlds)
            assert worlds == list(Belief(view).deals(6, Random(number)))
        game.advance(state, seat, steady.choose(view, game.moves(state, seat), random), ThoughtDice(random))


@pytest.mark.slow
def test_an_expert_decides_by_its_view_alone() -> None:
    game, expert = GAMES["manilla"], ExpertPlayer(card_worlds=6, choice_worlds=6)
    state, _ = game.start(4, game.options_type(first_dealer="host"), ThoughtDice(Random(3)))
    steady, dice = SimplePlayer(), ThoughtDice(Random(4))
    seen = 0
    while not state.results:
        seat = game.to_act(state)[0]
        view, moves = game.view(state, seat), game.moves(state, seat)
        if state.phase is Phase.PLAY and len(moves) > 1:
            other = game.imagine(view, Random(seen))
            assert expert.choose(view, moves, Random(5)) == expert.choose(
                game.view(other, seat), game.moves(other, seat), Random(5)
            )
            seen += 1
        game.advance(state, seat, steady.choose(view, moves, Random(6)), dice)
    assert seen > 5
