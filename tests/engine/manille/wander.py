"""Random walks through Manilla and Manille: every kind of move, any seat of several that are asked, any table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.fair import FairDice
from engine.game import AnyGame, Seat
from engine.lobby import option_choices
from engine.manille import moves as m
from engine.manille.events import ManilleEvent
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import ManilleMove
from engine.manille.options import HouseRules
from engine.manille.state import State

GAMES: dict[str, AnyGame] = {"manilla": MANILLA, "manille": MANILLE}

EVERY_MOVE: list[ManilleMove] = [
    m.LOOK,
    *m.NAME,
    m.NAME_BLIND,
    *m.HAND_OVER,
    *m.CALLS.values(),
    *m.PLAY,
    *m.PLAY_DUMMY,
    *m.ASK.values(),
    *m.CHALLENGE,
    m.ACCEPT,
]
"""Every move there is, legal or not."""


class Table(NamedTuple):
    """What a walk depends on."""

    kind: str
    seats: int
    options: HouseRules
    seed: int

    @property
    def game(self) -> AnyGame:
        return GAMES[self.kind]


def _tables(kind: str) -> st.SearchStrategy[Table]:
    game = GAMES[kind]
    fields: dict[str, st.SearchStrategy[Any]] = {
        name: st.sampled_from(list(values.values())) for name, values in option_choices(game.options_type).items()
    }
    return st.builds(
        Table, st.just(kind), st.sampled_from(game.seats), st.builds(game.options_type, **fields), st.integers(0, 2**32)
    )


tables = st.one_of(_tables("manilla"), _tables("manilla"), _tables("manille"))
"""Any table of either game, with any combination of house rules."""


class Step(NamedTuple):
    """One move of a walk: the state before, who moved how, what chance drew, the state after, what was told."""

    before: State
    seat: Seat
    move: ManilleMove
    draws: list[int]
    after: State
    told: tuple[ManilleEvent, ...]


def walk(table: Table, deals: int = 4) -> Iterator[Step]:
    """A whole game, or its first deals. One turn in twenty runs out of time."""
    game, random = table.game, Random(table.seed)
    state: State
    state, _ = game.start(table.seats, table.options, FairDice(str(table.seed), 0))
    number = 0
    while (acting := game.to_act(state)) and len(state.results) < deals:
        number += 1
        seat = random.choice(acting)
        move = game.mildest(state, seat) if random.random() < 1 / 20 else random.choice(game.moves(state, seat))
        dice = FairDice(str(table.seed), number)
        after, told = game.play(state, seat, move, dice)
        yield Step(state, seat, move, dice.drawn, after, told)
        state = after
