"""What costs more than it seems: its price is told and asked about once, with a way back."""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.base import AskNumber, Buttons
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.view import Phase as MalaccaPhase
from engine.manila.board import Space, Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Pass, Place, Pledge, Redeem
from engine.manila.view import ManilaView, Phase
from tests.bot.conftest import Harbor
from tests.bot.driver import loans, press, pressable, sure, table_message, text_of
from tests.bot.playing import game_of, live_table, start_game
from tests.bot.presenters import malacca_games
from tests.bot.presenters.manila_games import PRESENTER, moments
from tests.bot.presenters.people import cast


async def test_a_pledge_is_asked_about_once(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    asked = (await press(harbor.ann, await loans(harbor.ann, table_message(harbor.channel)), "mv:.*:pledge")).response
    assert asked is not None
    assert "You receive 12 now and owe 15: it **costs 3 in the end**" in text_of(asked)
    assert game_of(live).view(None).pledged[0] == 0
    done = (await press(harbor.ann, asked, "^my:")).response
    assert game_of(live).view(None).pledged[0] == 1
    assert done is not None
    assert not sure(done)


async def test_a_question_about_a_pledge_has_a_way_back(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    asked = (await press(harbor.ann, await loans(harbor.ann, table_message(harbor.channel)), "mv:.*:pledge")).response
    assert asked is not None
    back = (await press(harbor.ann, asked, "tb:.*:keep$")).response
    assert back is not None
    assert not sure(back)
    assert game_of(live).view(None).pledged[0] == 0


async def test_a_bid_above_ones_cash_is_asked_about(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    table = game_of(live)
    while table.to_act != (0,):
        await table.time_up(table.ply)
    await harbor.bot.desk.changed(await live_table(harbor))
    board, view = table_message(harbor.channel), table.view(None)
    asking = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    form = await harbor.ann.click(board, custom_id=asking)
    asked = await harbor.ann.submit_modal(form, {"number": str((view.cash[0] or 0) + 1)})
    assert asked.response is not None
    assert "One share is pledged: it brings 12 now and **costs 3 in the end**" in text_of(asked.response)
    assert table.view(None).bidder != 0
    await press(harbor.ann, asked.response, "^my:")
    assert table.view(None).bidder == 0 or table.view(None).master is not None


# -- what is said ------------------------------------------------------------------------------------


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
    assert caution.text.startswith("**Bid 43** takes a loan if you win, for you have 30.")
    assert "2 shares are pledged: they bring 24 now and **cost 6 in the end**" in caution.text
    placing = replace(own(Phase.PLACE, 2), stowaway=False, ports=(None, None, None))
    port = PRESENTER.caution(placing, Place(Space.PORT_A), cast())
    assert port is not None
    assert port.text.startswith("**Port A** costs 4, and you have 2: it takes a loan.")
    for free in (Place(Space.INSURANCE), Pass()):
        assert PRESENTER.caution(placing, free, cast()) is None


def test_a_pledge_for_a_payment_is_not_asked_about_again() -> None:
    moment = next(m for m in moments() if m.view.phase is Phase.PLEDGE)
    pledge = next(move for move in moment.moves if isinstance(move, Pledge))
    assert PRESENTER.caution(MANILA.view(moment.state, moment.seat), pledge, cast()) is None


def test_redeeming_says_what_is_left() -> None:
    caution = PRESENTER.caution(own(Phase.AUCTION, 27), Redeem(Ware.SILK, 0), cast())
    assert caution is not None
    assert "You pay 15 of your 27 now, and have 12 left" in caution.text


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
    assert hints == ["You have 30. Above that you pledge shares: 12 now for each, 15 in the end.", ""]


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


def test_a_whole_purse_is_asked_about() -> None:
    betting = next(m for m in malacca_games.moments() if m.view.phase is MalaccaPhase.BET and 0 in m.view.to_act)
    view = MALACCA.view(betting.state, 0)
    bets = [move for move in MALACCA.moves(betting.state, 0) if isinstance(move, Bet)]
    purse = view.purses[0] or 0
    assert purse >= 4
    for bet in bets:
        caution = malacca_games.PRESENTER.caution(view, bet, malacca_games.cast())
        assert (caution is not None) == (bet.amount == purse)
