"""Nothing public depends on what is secret: cards face down, special cards, sealed bets, hidden purses.

Each view is imagined anew as a full state, with other secrets each time. Whatever is said and drawn must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.malacca.game import MALACCA
from engine.malacca.state import State
from tests.bot.presenters.malacca_games import PRESENTER, Moment, cast, moments


def public(state: State) -> tuple[object, ...]:
    """All that is said in public about a state, with the choices of whoever is to act."""
    view = MALACCA.view(state, None)
    names = cast(state.players)
    moves = [move for seat in MALACCA.to_act(state) for move in MALACCA.moves(state, seat) if not move.private]
    return (
        PRESENTER.heading(view, names),
        PRESENTER.turn(view, names),
        PRESENTER.prompt(view, moves, names),
        PRESENTER.alt(view, names),
        PRESENTER.text_board(view, names),
        PRESENTER.board(view, names, None),
    )


def pairs() -> Iterator[tuple[Moment, State]]:
    """Moments, each with another state that looks the same from outside."""
    for number, moment in enumerate(moments()):
        if number % 3 == 0:
            yield moment, MALACCA.imagine(moment.view, Random(number))


def secrets(state: State) -> object:
    return state.cards, state.hands, state.sealed, state.drawn


def test_public_words_do_not_depend_on_secrets() -> None:
    different = 0
    for moment, other in pairs():
        different += secrets(moment.state) != secrets(other)
        assert public(moment.state) == public(other)
    assert different > 50


def test_what_moves_does_not_depend_on_secrets() -> None:
    moving = 0
    for moment, other in pairs():
        events = [event for event in moment.happened if event.to is None]
        names = cast(moment.state.players)
        one, same = (MALACCA.view(state, None) for state in (moment.state, other))
        motion = PRESENTER.motion(one, names, one, events)
        moving += motion is not None
        assert motion == PRESENTER.motion(same, names, same, events)
    assert moving > 5


def test_what_is_told_of_a_move_does_not_depend_on_secrets() -> None:
    for moment in moments():
        open_events = [event for event in moment.happened if event.to is None]
        names = cast(moment.state.players)
        assert PRESENTER.lines(moment.happened, names) == PRESENTER.lines(open_events, names)


def test_a_hand_does_not_depend_on_the_secrets_of_others() -> None:
    for number, moment in enumerate(moments()):
        if number % 7:
            continue
        seat = number % moment.state.players
        view = MALACCA.view(moment.state, seat)
        other = MALACCA.imagine(view, Random(number))
        names = cast(moment.state.players)
        mine = PRESENTER.hand(view, MALACCA.moves(moment.state, seat), names)
        same = PRESENTER.hand(MALACCA.view(other, seat), MALACCA.moves(other, seat), names)
        assert mine == same
