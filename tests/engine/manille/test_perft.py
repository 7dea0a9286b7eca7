"""How many ways there are to go on from fixed deals: a change of any rule of legality changes the numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.fair import NumberedDice
from engine.manille.cards import CARD_OF_SLUG, Card, beats, in_order
from engine.manille.moves import Play
from engine.manille.state import State
from engine.manille.view import Phase, Trick
from tests.engine.manille.scenes import Scene, boussac
from tests.engine.manille.test_duties import plainly_legal


def count(scene: Scene, state: State, depth: int) -> int:
    """The number of sequences of ``depth`` moves; where several seats are asked, each may answer first."""
    if depth == 0:
        return 1
    total = 0
    for seat in scene.game.to_act(state):
        moves = scene.game.moves(state, seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = scene.game.copy(state)
            scene.game.advance(after, seat, move, NumberedDice("perft", depth))
            total += count(scene, after, depth - 1)
    return total


def from_the_lead(seats: int, trump: str, **options: Any) -> Scene:
    """A fixed deal, seat 0's, in which the first card is to be led."""
    return Scene(seats, seed="perft 0", **options).play(f"trump:{trump}").playing(trump)


@pytest.mark.parametrize(
    ("seats", "trump", "options", "counts"),
    [
        (2, "h", {}, [8, 16, 72, 87, 609, 1101, 2328, 4668]),
        (2, "h", {"dummy": "piles"}, [8, 16, 42, 53, 296, 496, 932, 1846, 9048]),
        (3, "h", {}, [10, 22, 38, 342, 679, 1160, 9280]),
        (3, "n", {}, [10, 22, 38, 342, 735, 1316, 10528]),
        (4, "h", {}, [8, 16, 72, 87, 609, 1101, 2328, 4668]),
        (4, "n", {}, [8, 16, 92, 107, 749, 1157, 3596, 13110]),
        (4, "h", {"undertrump": "none"}, [8, 16, 72, 87, 609, 1101, 2328, 4428]),
        (4, "h", {"undertrump": "must"}, [8, 16, 72, 87, 609, 1101, 2328, 4068]),
        (4, "h", {"no_beat_in_plain_suits": True}, [8, 16, 75, 93, 651, 1326, 2734, 5424]),
        (4, "h", {"honour_play": True}, [8, 64, 512, 4096]),
        (6, "h", {}, [5, 13, 14, 14, 17, 36, 144, 162, 262, 530, 1226, 1464]),
    ],
)
def test_ways_to_play_on_by_depth(seats: int, trump: str, options: dict[str, Any], counts: list[int]) -> None:
    scene = from_the_lead(seats, trump, **options)
    assert [count(scene, scene.state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_ways_from_the_choice_of_trump_on() -> None:
    scene = Scene(seed="perft")
    assert [count(scene, scene.state, depth) for depth in range(1, 6)] == [5, 20, 60, 320, 970]


def test_ways_to_play_manille() -> None:
    scene = boussac(seed="perft")
    assert [count(scene, scene.state, depth) for depth in range(1, 9)] == [8, 11, 17, 26, 182, 386, 950, 1841]


# -- the last tricks, against an enumeration of its own -------------------------------------------------------

ENDINGS = [
    ("h", ["10C 7H 9D", "KC JC 8H", "AC QC QH", "9C 10H 8D"]),
    ("s", ["10C AC JC", "QC 7H 8H", "9S 8S 7S", "AH 10D KD"]),
    ("n", ["10C 7H AS", "KC 8H 7S", "AC QH 7D", "9C 10H 8D"]),
]


def plain_playouts(hands: list[list[int]], trump: int, leader: int, trick: list[int], options: Any) -> int:
    """All ways to play hands to the end, by the rule written out case by case; seats 0 and 2 are partners."""
    if not any(hands):
        return 1
    me = (leader + len(trick)) % 4
    best = place = 0
    for at, card in enumerate(trick):
        if at == 0 or beats(card, best, trump):
            best, place = card, at
    partner = (leader + place) % 2 == me % 2
    total = 0
    for card in plainly_legal(hands[me], trick, partner, best, trump, options):
        rest = [[other for other in hand if other != card] for hand in hands]
        if len(trick) < 3:
            total += plain_playouts(rest, trump, leader, [*trick, card], options)
            continue
        winner = (leader + 3) % 4 if beats(card, best, trump) else (leader + place) % 4
        total += plain_playouts(rest, trump, winner, [], options)
    return total


def engine_playouts(scene: Scene, state: State) -> int:
    """All ways to the end of the deal."""
    if state.phase is not Phase.PLAY or state.results:
        return 1
    total = 0
    for move in scene.game.moves(state, state.turn):
        assert isinstance(move, Play)
        after = scene.game.copy(state)
        scene.game.advance(after, state.turn, move, NumberedDice("perft", 0))
        total += engine_playouts(scene, after)
    return total


@pytest.mark.parametrize("undertrump", ["any", "none", "must"])
@pytest.mark.parametrize(("trump", "hands"), ENDINGS)
def test_all_ways_to_play_the_last_tricks(trump: str, hands: list[str], undertrump: str) -> None:
    scene = Scene(undertrump=undertrump).playing(trump).hold(*hands)
    scene.state.tricks = (Trick(0, (Card.D10,), 0),) * 5
    numbers = [[int(CARD_OF_SLUG[slug]) for slug in hand.split()] for hand in hands]
    assert [len(in_order(cards)) for cards in scene.state.hands] == [3] * 4
    expected = plain_playouts(numbers, scene.state.trump, 1, [], scene.options)
    assert engine_playouts(scene, scene.state) == expected > 8
