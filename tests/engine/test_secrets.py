"""No game tells anybody what others hide: one proof for all games.

Whole games are played, and at every move all that a viewer cannot see is dealt anew (``imagine``), in any way that
agrees with what the viewer has seen. In that other world the same move is played with the same draws. The viewer must
be told the same, see the same, be refused for the same reasons and have the same choices; unless the move itself turns
hidden things up, which only the events named here may do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, get_args, get_origin

import pytest
from pydantic import ValidationError

from bot.tables import GAMES
from engine.fair import BadDraws, FairDice, RecordedDice
from engine.game import AnyGame, Event, Options, Seat

SHOWS: Final = {
    "manila": {"GameEnded"},
    "malacca": {"Revealed", "SpecialsSeen", "WaitingPlayed", "GameEnded"},
    "manilla": {"HandTaken", "HandShown", "Turned", "Answered", "DealScored"},
    "manille": {"HandTaken", "HandShown", "Turned", "Answered", "DealScored"},
}
"""The events that turn up what was hidden, to everybody or to somebody, by game."""
SHUT: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "manila": {"Pledge": (), "Redeem": ()},
    "malacca": {"Bet": ("amount",), "Keep": ()},
}
"""The moves that others do not see, or only in these parts, by game. Cards of tricks are open once they are played."""
PLAYED: Final = 8
"""Games of each kind."""


@dataclass(frozen=True)
class Step:
    """A move of a game that is played, and what came of it."""

    game: AnyGame
    before: Any
    seat: Seat
    move: Any
    draws: Sequence[int]
    after: Any
    told: Sequence[Event]
    seats: int

    def shows(self, told: Sequence[Event]) -> bool:
        """Whether something is turned up."""
        return any(type(event).__name__ in SHOWS[self.game.kind] for event in told)

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(self.seats)]


def seen(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.to is None or viewer in event.to]


def some_options(game: AnyGame, random: Random, settled: Mapping[str, bool]) -> Options:
    """House rules drawn at random, as far as they go together."""
    choices: dict[str, list[Any]] = {}
    for name, field in game.options_type.model_fields.items():
        if field.annotation is bool:
            choices[name] = [False, True]
        elif get_origin(field.annotation) is Literal:
            choices[name] = list(get_args(field.annotation))
        if name in settled:
            choices[name] = [settled[name]]
    options: Options = game.options_type()
    for _ in range(20):
        with suppress(ValidationError):
            options = game.options_type(**{name: random.choice(values) for name, values in choices.items()})
            break
    return options


def steps(game: AnyGame, number: int, **settled: bool) -> Iterator[Step]:
    """A whole game of moves at random. ``settled`` house rules are as they are given, where a game has them."""
    random = Random(f"{game.kind}/{number}")
    seats = game.seats[number % len(game.seats)]
    options = game.options_type() if number < len(game.seats) else some_options(game, random, settled)
    try:
        state, _ = game.start(seats, options, FairDice("secrets", 0))
    except ValueError:
        state, _ = game.start(seats, game.options_type(), FairDice("secrets", 0))
    for ply in range(1, 100_000):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = random.choice(to_act)
        move = random.choice(game.moves(state, seat))
        dice = FairDice(f"secrets/{number}", ply)
        after, told = game.play(state, seat, move, dice)
        yield Step(game, state, seat, move, tuple(dice.drawn), after, told, seats)
        state = after


@pytest.mark.parametrize("kind", GAMES)
def test_nobody_is_told_or_shown_what_others_hide(kind: str) -> None:
    # Not with hidden money: who can pay and who must borrow is seen by all (docs/rules/manila.md §4.5).
    checked: Counter[bool] = Counter()
    for number in range(PLAYED):
        random = Random(number)
        for step in steps(GAMES[kind], number, hidden_money=False):
            viewer = random.choice(step.viewers)
            world = step.game.imagine(step.game.view(step.before, viewer), random)
            if step.game.why_not(world, step.seat, step.move) is not None:
                assert viewer != step.seat, "who decides knows what is legal"
                continue
            try:
                after, told = step.game.play(world, step.seat, step.move, RecordedDice(step.draws))
            except BadDraws:
                assert step.shows(step.told), "draws that a hidden thing asked for tell of it"
                continue
            if step.shows(step.told) or step.shows(told):
                continue
            assert seen(told, viewer) == seen(step.told, viewer)
            assert step.game.view(after, viewer) == step.game.view(step.after, viewer)
            checked[world != step.before] += 1
    assert checked[True] > 100


def like(step: Step, move: Any) -> bool:
    """Whether a move is another than the one that was made, and others could not tell them apart."""
    parts = SHUT[step.game.kind].get(type(move).__name__)
    if move == step.move or type(move) is not type(step.move) or parts is None:
        return False
    return all(getattr(move, part) == getattr(step.move, part) for part in parts)


@pytest.mark.parametrize("kind", SHUT)
def test_which_of_its_secret_moves_a_seat_made_is_told_to_nobody_else(kind: str) -> None:
    checked = 0
    for number in range(PLAYED):
        random = Random(number)
        for step in steps(GAMES[kind], number):
            others = [move for move in step.game.moves(step.before, step.seat) if like(step, move)]
            viewer = random.choice([viewer for viewer in step.viewers if viewer != step.seat])
            if not others or step.shows(step.told):
                continue
            after, told = step.game.play(step.before, step.seat, random.choice(others), RecordedDice(step.draws))
            if not step.shows(told):
                assert seen(told, viewer) == seen(step.told, viewer)
                assert step.game.view(after, viewer) == step.game.view(step.after, viewer)
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("kind", GAMES)
def test_neither_choices_nor_refusals_tell_what_others_hide(kind: str) -> None:
    """Whoever presses what they may not is told why: the reason must be one that they can know."""
    different = 0
    for number in range(PLAYED):
        random = Random(number)
        for step in steps(GAMES[kind], number):
            if random.random() < 0.7:
                continue
            seat = random.randrange(step.seats)
            world = step.game.imagine(step.game.view(step.before, seat), random)
            different += world != step.before
            assert step.game.moves(world, seat) == step.game.moves(step.before, seat)
            anybodys = [move for other in step.game.to_act(step.before) for move in step.game.moves(step.before, other)]
            for move in random.sample(anybodys, min(5, len(anybodys))):
                assert step.game.why_not(world, seat, move) == step.game.why_not(step.before, seat, move)
    assert different > 50


@pytest.mark.parametrize("kind", GAMES)
def test_whose_turn_it_is_and_how_far_the_game_is_tells_nothing(kind: str) -> None:
    for number in range(PLAYED):
        random = Random(number)
        for step in steps(GAMES[kind], number):
            world = step.game.imagine(step.game.view(step.before, None), random)
            assert step.game.to_act(world) == step.game.to_act(step.before)
            assert step.game.ply(world) == step.game.ply(step.before)


def test_every_game_is_among_them() -> None:
    assert SHOWS.keys() == GAMES.keys()
