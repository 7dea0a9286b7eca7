"""No game tells anybody what others hide: one proof for all games.

Whole games are played, and at every move all that a viewer cannot see is dealt anew (``imagine``), in any way that
agrees with what the viewer has seen. In that other world the same move is played with the same draws. The viewer must
be told the same, see the same, be refused for the same reasons and have the same choices; unless the move itself turns
hidden things up for them, which only the events named by the game's kit may do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from engine.fair import DrawMismatch, RecordedDice
from engine.game import AnyGame, Event, Seat
from tests.engine.wander import AnyStep, AnyTable, Table, seen, some_options, viewers, walk
from tests.kit import GAMES, kit

PLAYED: Final = 8
"""Games of each kind."""
MOST: Final = 10 * PLAYED
"""Games of a kind that are so short that those are not enough."""


def shows(game: AnyGame, told: Sequence[Event]) -> bool:
    """Whether something is turned up for anybody."""
    return any(type(event).__name__ in kit(game.kind).shows for event in told)


def tables(game: AnyGame, enough: Callable[[], bool] = lambda: True, **settled: bool) -> Iterator[AnyTable]:
    """All seat counts with the usual house rules, then with others; further ones until there is enough."""
    for number in range(MOST):
        if number >= PLAYED and (enough() or kit(game.kind).open):
            return
        random = Random(f"{game.kind}/{number}")
        options = game.options_type() if number < len(game.seats) else some_options(game, random, settled)
        yield Table(game.kind, game.seats[number % len(game.seats)], options, number)


def steps(game: AnyGame, table: AnyTable) -> Iterator[AnyStep]:
    """A whole game of moves at random."""

    def anything(state: Any, acting: Sequence[Seat], random: Random) -> tuple[Seat, Any]:
        seat = random.choice(acting)
        return seat, random.choice(game.moves(state, seat))

    return walk(game, table, anything)


@pytest.mark.parametrize("kind", GAMES)
def test_nobody_is_told_or_shown_what_others_hide(kind: str) -> None:
    # Not with hidden money: who can pay and who must borrow is seen by all (docs/rules/manila.md §4.5).
    game = GAMES[kind]
    counted = Counter[str]()
    for table in tables(game, lambda: counted["checked"] > 100 or not counted["quiet"], hidden_money=False):
        random = Random(table.seed)
        for step in steps(game, table):
            viewer = random.choice(viewers(table))
            counted["quiet"] += not shows(game, seen(step.events, viewer))
            world = game.imagine(game.view(step.before, viewer), random)
            if game.illegal_reason(world, step.seat, step.move) is not None:
                assert viewer != step.seat, "who decides knows what is legal"
                continue
            try:
                after, told = game.play(world, step.seat, step.move, RecordedDice(step.draws))
            except DrawMismatch:
                assert shows(game, step.events), "draws that a hidden thing asked for tell of it"
                continue
            if shows(game, seen(step.events, viewer)) or shows(game, seen(told, viewer)):
                continue
            assert seen(told, viewer) == seen(step.events, viewer)
            assert game.view(after, viewer) == game.view(step.after, viewer)
            counted["checked"] += world != step.before
    # Where each move turns something up for everybody, there is nothing to compare.
    assert counted["checked"] > 100 or kit(kind).open or not counted["quiet"]


def like(game: AnyGame, step: AnyStep, move: Any) -> bool:
    """Whether a move is another than the one that was made, and others could not tell them apart."""
    parts = kit(game.kind).shut.get(type(move).__name__)
    if move == step.move or type(move) is not type(step.move) or parts is None:
        return False
    return all(getattr(move, part) == getattr(step.move, part) for part in parts)


@pytest.mark.parametrize("kind", [kind for kind in GAMES if kit(kind).shut])
def test_which_secret_move_a_seat_made_is_told_to_nobody_else(kind: str) -> None:
    game, counted = GAMES[kind], Counter[str]()
    for table in tables(game, lambda: counted["checked"] > 20 or not counted["quiet"]):
        random = Random(table.seed)
        for step in steps(game, table):
            others = [move for move in game.moves(step.before, step.seat) if like(game, step, move)]
            viewer = random.choice([viewer for viewer in viewers(table) if viewer != step.seat])
            counted["quiet"] += not shows(game, seen(step.events, viewer))
            if not others or shows(game, seen(step.events, viewer)):
                continue
            after, told = game.play(step.before, step.seat, random.choice(others), RecordedDice(step.draws))
            if not shows(game, seen(told, viewer)):
                assert seen(told, viewer) == seen(step.events, viewer)
                assert game.view(after, viewer) == game.view(step.after, viewer)
                counted["checked"] += 1
    assert counted["checked"] > 20 or not counted["quiet"]


@pytest.mark.parametrize("kind", GAMES)
def test_neither_choices_nor_refusals_tell_what_others_hide(kind: str) -> None:
    """Whoever presses what they may not is told why: the reason must be one that they can know."""
    game, counted = GAMES[kind], Counter[str]()
    for table in tables(game, lambda: counted["different"] > 50):
        random = Random(table.seed)
        for step in steps(game, table):
            if random.random() < 0.7:
                continue
            seat = random.randrange(table.seats)
            world = game.imagine(game.view(step.before, seat), random)
            counted["different"] += world != step.before
            assert game.moves(world, seat) == game.moves(step.before, seat)
            anybodys = [move for other in game.to_act(step.before) for move in game.moves(step.before, other)]
            for move in random.sample(anybodys, min(5, len(anybodys))):
                assert game.illegal_reason(world, seat, move) == game.illegal_reason(step.before, seat, move)
    assert counted["different"] > 50 or kit(kind).open


@pytest.mark.parametrize("kind", GAMES)
def test_whose_turn_it_is_and_how_far_the_game_is_tells_nothing(kind: str) -> None:
    game = GAMES[kind]
    for table in tables(game):
        random = Random(table.seed)
        for step in steps(game, table):
            world = game.imagine(game.view(step.before, None), random)
            assert game.to_act(world) == game.to_act(step.before)
            assert game.ply(world) == game.ply(step.before)
