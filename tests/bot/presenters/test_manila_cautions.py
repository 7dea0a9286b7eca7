"""What Manila says of a move that costs more than it seems."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.presenter import AskNumber, Buttons, Menu
from engine.manila.board import Space, Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Pass, Place, Pledge, Redeem
from engine.manila.view import Berth, ManilaView, Phase
from tests.bot.presenters.manila_games import PRESENTER, moments
from tests.bot.presenters.people import cast


def own(phase: Phase, cash: int) -> ManilaView:
    """The view of whoever decides in a phase, with so much cash and money hidden from the others."""
    moment = next(m for m in moments() if m.view.phase is phase and m.state.options.hidden_money)
    view = MANILA.view(moment.state, moment.seat)
    return replace(view, cash=tuple(cash if seat == moment.seat else None for seat in range(view.players)))


def test_a_loan_says_what_it_costs_in_the_end() -> None:
    view = own(Phase.AUCTION, 30)
    assert PRESENTER.caution(view, Bid(30), cast()) is None
    caution = PRESENTER.caution(view, Bid(43), cast())
    assert caution is not None
    assert caution.text.startswith("**Bid 43** takes a loan if you win: you only have 30.")
    assert "You pledge 2 shares: they bring 24 now and **cost 6 in the end**" in caution.text
    assert caution.label == "Bid 43"
    placing = replace(own(Phase.PLACE, 2), stowaway=False, ports=(None, None, None))
    port = PRESENTER.caution(placing, Place(Space.PORT_A), cast())
    assert port is not None
    assert port.text.startswith("**Port A** costs 4, and you have 2, so it takes a loan.")
    assert PRESENTER.caution(placing, Place(Space.INSURANCE), cast()) is None


def late(position: int, cash: int = 20) -> ManilaView:
    """The view of whoever places before the last roll, with all punts at sea on a space, and all other spaces free."""
    view = replace(own(Phase.PLACE, cash), stowaway=False, rolls=2, ports=(None,) * 3, pirates=(None, None))
    punts = tuple(
        replace(punt, position=position, berth=Berth.SEA, letter=None, aboard=(None,) * len(punt.aboard))
        for punt in view.punts
    )
    return replace(view, punts=punts)


@pytest.mark.parametrize(("position", "said"), [(3, "**can’t pay anymore**"), (5, "**pays only if a pilot helps**")])
def test_a_space_without_hope_is_asked_about_once(position: int, said: str) -> None:
    view = late(position)
    caution = PRESENTER.caution(view, Place(Space.PORT_A), cast())
    assert caution is not None
    assert caution.text.startswith("**Port A** costs 4, and ")
    assert said in caution.text
    (menu,) = (row for row in PRESENTER.prompt(view, [Place(Space.PORT_A)], cast()).rows if isinstance(row, Menu))
    assert menu.items[0].description == said.strip("*").capitalize() + " this voyage" * (position == 3)


def test_a_space_with_hope_is_not_asked_about() -> None:
    assert PRESENTER.caution(late(9), Place(Space.PORT_A), cast()) is None
    for space in (Space.INSURANCE, Space.PILOT_SMALL):
        assert PRESENTER.caution(late(0), Place(space), cast()) is None


def test_a_loan_for_a_space_without_hope_says_both() -> None:
    caution = PRESENTER.caution(late(0, cash=2), Place(Space.PORT_A), cast())
    assert caution is not None
    assert "can’t pay anymore" in caution.text
    assert "costs 3 in the end" in caution.text
    assert caution.label == "Take the Loan"


def test_who_places_no_more_is_told_what_they_sit_out() -> None:
    placing = replace(own(Phase.PLACE, 20), lap=1, laps=3)
    caution = PRESENTER.caution(placing, Pass(), cast())
    assert caution is not None
    assert "3 placement rounds are left, counting this one" in caution.text
    assert PRESENTER.caution(replace(placing, lap=3), Pass(), cast()) is None  # one round is what a pass costs
    assert PRESENTER.caution(own(Phase.AUCTION, 20), Pass(), cast()) is None


def test_a_pledge_for_a_payment_is_not_asked_about_again() -> None:
    moment = next(m for m in moments() if m.view.phase is Phase.PLEDGE)
    pledge = next(move for move in moment.moves if isinstance(move, Pledge))
    assert PRESENTER.caution(MANILA.view(moment.state, moment.seat), pledge, cast()) is None


def test_redeeming_says_what_is_left() -> None:
    caution = PRESENTER.caution(own(Phase.AUCTION, 27), Redeem(Ware.SILK, 0), cast())
    assert caution is not None
    assert "You pay 15 of your 27 now and keep 12" in caution.text


def test_a_form_for_a_bid_says_what_the_bidder_has() -> None:
    """Also where money is hidden from the others: they do not see the form."""
    view = own(Phase.AUCTION, 30)
    moves = [Bid(bid) for bid in range(view.bid + 1, 55)]
    hints = [
        item.hint
        for seen in (view, replace(view, seat=None, cash=(None,) * view.players))
        for row in PRESENTER.prompt(seen, [*moves, Pass()], cast()).rows
        for item in (row.items if isinstance(row, Buttons) else ())
        if isinstance(item, AskNumber)
    ]
    assert hints == ["You have 30. Above that, you pledge shares: 12 now for each, 15 to redeem.", ""]


def test_loans_are_folded_but_not_where_one_is_owed() -> None:
    for moment in list(moments())[::10]:
        panel = PRESENTER.hand(MANILA.view(moment.state, moment.seat), moment.moves, cast())
        loans = any(isinstance(move, Pledge | Redeem) for move in moment.moves)
        if moment.view.phase is Phase.PLEDGE:
            assert panel.aside is None
            assert bool(panel.prompt.rows) == loans
        else:
            assert not panel.prompt.rows
            assert (panel.aside is not None) == loans
