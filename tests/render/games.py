"""Whole games for pictures to be made of: public views in order, with what was told on the way to each."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from engine.fair import NumberedDice
from engine.manila.events import ManilaEvent
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.view import ManilaView


class Moved(NamedTuple):
    """A step of a game as the public sees it."""

    before: ManilaView
    after: ManilaView
    events: tuple[ManilaEvent, ...]


@cache
def steps(seed: str, seats: int = 4) -> tuple[Moved, ...]:
    """A game among simple AI players."""
    random, number = Random(seed), 0
    state, _ = MANILA.start(seats, ManilaOptions(), NumberedDice(seed, 0))
    moved = []
    while to_act := MANILA.to_act(state):
        number += 1
        before, seat = MANILA.view(state, None), to_act[0]
        move = MANILA.players["simple"].choose(MANILA.view(state, seat), MANILA.moves(state, seat), random)
        state, events = MANILA.play(state, seat, move, NumberedDice(seed, number))
        moved.append(Moved(before, MANILA.view(state, None), events))
    return tuple(moved)


def views(seed: str, seats: int = 4) -> list[ManilaView]:
    """The public views of such a game, the first and the last included."""
    game = steps(seed, seats)
    return [game[0].before, *(step.after for step in game)]
