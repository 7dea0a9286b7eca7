"""Nothing public depends on what is secret: hands, pledges, and cash where money is hidden.

Each public view is imagined twice as a full state, with other secrets each time. Whatever is said in public must
be the same for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.manila.game import MANILA
from engine.manila.state import State
from engine.manila.view import ManilaView
from engine.search.evaluator import Question, judge
from tests.bot.presenters.manila_games import PRESENTER, Moment, codes, moments, questions
from tests.bot.presenters.people import cast


def public(state: State) -> tuple[object, ...]:
    """All that is said in public about a state, with the choices of whoever is to act."""
    view = MANILA.view(state, None)
    names = cast(state.players)
    moves = [move for seat in MANILA.to_act(state) for move in MANILA.moves(state, seat) if not move.private]
    return (
        PRESENTER.heading(view, names),
        PRESENTER.turn(view, names),
        PRESENTER.prompt(view, moves, names),
        PRESENTER.alt(view, names),
        PRESENTER.text_board(view, names),
        PRESENTER.board(view, names, None, moves),
        PRESENTER.explain(view),
        PRESENTER.odds(view, names),
        PRESENTER.chapter(view),
    )


def pairs(hidden_money: bool) -> Iterator[tuple[Moment, State]]:
    """Moments, each with another state that looks the same from outside."""
    for number, moment in enumerate(moments()):
        if moment.state.options.hidden_money is hidden_money and number % 3 == 0:
            yield moment, MANILA.imagine(moment.view, Random(number))


def secrets(state: State) -> object:
    return state.free, state.pledged, state.cash


def test_public_words_do_not_depend_on_hands() -> None:
    different = 0
    for moment, other in pairs(hidden_money=False):
        different += secrets(moment.state) != secrets(other)
        assert public(moment.state) == public(other)
    assert different > 100


def test_public_hints_do_not_depend_on_hands_or_hidden_cash() -> None:
    said = different = 0
    for moment, other in [*pairs(hidden_money=False), *pairs(hidden_money=True)][::40]:
        different += secrets(moment.state) != secrets(other)
        hints = [
            PRESENTER.hints(view, judge(MANILA, Question(view, view.to_act[0]), 3), cast(view.players))
            for view in (MANILA.view(moment.state, None), MANILA.view(other, None))
        ]
        assert hints[0] == hints[1]
        said += bool(hints[0])
    assert different > 10
    assert said > 10


def test_public_words_do_not_depend_on_hidden_cash() -> None:
    different = 0
    for moment, other in pairs(hidden_money=True):
        different += moment.state.cash != other.cash
        assert public(moment.state) == public(other)
    assert different > 100


def test_with_hidden_money_all_that_is_offered_is_a_move() -> None:
    for moment in moments():
        for code in codes(moment.prompt):
            assert MANILA.parse(code).code == code


def test_hidden_money_limits_offered_bids_to_a_public_bound() -> None:
    for moment in moments():
        if not (moment.state.options.hidden_money and questions(moment.prompt)):
            continue
        view: ManilaView = moment.view
        (ask,) = questions(moment.prompt)
        assert ask.least == view.bid + 1
        # 30 to begin with, 129 a voyage at the very most, 12 for each share.
        assert ask.most == 30 + 129 * (view.voyage - 1) + 12 * view.shares[moment.seat]


def test_words_of_a_hand_do_not_depend_on_the_hands_of_others() -> None:
    for number, moment in enumerate(moments()):
        if number % 7:
            continue
        seat = number % moment.state.players
        view = MANILA.view(moment.state, seat)
        other = MANILA.imagine(view, Random(number))
        names = cast(moment.state.players)
        mine = PRESENTER.hand(view, MANILA.moves(moment.state, seat), names)
        same = PRESENTER.hand(MANILA.view(other, seat), MANILA.moves(other, seat), names)
        assert mine == same
        assert PRESENTER.odds(view, names) == PRESENTER.odds(MANILA.view(other, seat), names)
