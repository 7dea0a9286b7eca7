"""Random walks through Malacca: every kind of move, missed turns, any table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.fair import FairDice
from engine.game import Seat
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, SPECIALS
from engine.malacca.events import MalaccaEvent
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import State

options = st.builds(
    MalaccaOptions,
    **{
        name: st.booleans() if field.annotation is bool else st.sampled_from(_literals)
        for name, field in MalaccaOptions.model_fields.items()
        for _literals in [getattr(field.annotation, "__args__", ())]
    },
)
"""Any combination of house rules."""


class Table(NamedTuple):
    """What a walk depends on."""

    seats: int
    options: MalaccaOptions
    seed: int


tables = st.builds(Table, st.integers(2, 8), options, st.integers(0, 2**32))


class Step(NamedTuple):
    """One move of a walk: the state before, who moved how, what chance drew, the state after, what was told."""

    before: State
    seat: Seat
    move: MalaccaMove
    draws: list[int]
    after: State
    told: tuple[MalaccaEvent, ...]


def begin(table: Table) -> tuple[State, tuple[MalaccaEvent, ...]]:
    """The first state of a walk, and what was told in the setup."""
    return MALACCA.start(table.seats, table.options, FairDice(str(table.seed), 0))


def walk(table: Table) -> Iterator[Step]:
    """A whole game. One turn in twenty runs out of time; who decides at once with others does so in any order."""
    random = Random(table.seed)
    state, _ = begin(table)
    number = 0
    while acting := MALACCA.to_act(state):
        number += 1
        seat = random.choice(acting)
        move = _choose(state, seat, random)
        dice = FairDice(str(table.seed), number)
        after, told = MALACCA.play(state, seat, move, dice)
        yield Step(state, seat, move, dice.drawn, after, told)
        state = after


def _choose(state: State, seat: Seat, random: Random) -> MalaccaMove:
    if random.random() < 1 / 20:
        return MALACCA.mildest(state, seat)
    moves = MALACCA.moves(state, seat)
    special = [move for move in moves if isinstance(move, Bet) and move.card.special]
    # Special cards are few: who has one plays it often. Small bets keep the game alive, large ones make beggars.
    return random.choice(special if special and random.random() < 0.4 else moves)


def candidates(purse: int) -> list[MalaccaMove]:
    """Every move that could be meant, legal or not, and some that could not."""
    return [
        *(Bet(card, amount) for card in CARDS for amount in range(purse + 3)),
        *(Wait(action) for action in ACTIONS),
        *(Keep(card) for card in SPECIALS),
        *(Buy(item) for item in (*ACTIONS, None)),
        *(Take(character) for character in CHARACTERS),
    ]


def rank(move: MalaccaMove) -> tuple[Any, ...]:
    """The documented order of legal moves, as a sort key; moves listed as drawn are all equal."""
    match move:
        case Bet(card, amount):
            return (card, amount)
        case Wait(action):
            return (action,)
        case Buy(item):
            return (len(ACTIONS) if item is None else item,)
        case _:
            return ()
