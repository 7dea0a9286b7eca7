"""What is said of a table, of what happened, and of the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core import limits
from bot.games.boards import TEXT_BOARD
from engine.game import Evaluation
from engine.malacca.cards import Action, Card, Character
from engine.malacca.events import (
    BetMade,
    CardLaid,
    Cause,
    CoinsMoved,
    Fought,
    GameEnded,
    ItemBought,
    Ready,
    Revealed,
    RoundBegan,
    ShipArrived,
    SpecialDrawn,
    SpecialsReturned,
    SpecialsSeen,
    WaitingPlayed,
)
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet
from engine.malacca.view import Phase
from engine.search.evaluator import PositionEval, Question, Samples
from tests.bot.presenters.malacca_games import MODULES, PRESENTER, TABLES, TEXTS, cast, game, long_cast, moments


def tell(*events: object) -> list[str]:
    return PRESENTER.lines(events, cast(3))  # type: ignore[arg-type]


def test_bets_that_are_about_as_good_are_one_hint() -> None:
    worths = {Bet(Card.ATTACK, 1): 0.4, Bet(Card.ATTACK, 3): 0.4, Bet(Card.TRADE, 2): 0.4}
    tried = tuple(Samples(bet, (Evaluation(chance, 0.0),) * 3) for bet, chance in worths.items())
    betting = next(m for m in moments() if m.view.phase is Phase.BET and 0 in m.view.to_act)
    view = MALACCA.view(betting.state, 0)
    _, *hints = PRESENTER.hints(view, PositionEval(Question(view, 0), 3, tried), cast(3)).splitlines()
    assert [hint.split("**")[1] for hint in hints] == ["Attack · bet anything from 1 to 3", "Trade · bet 2"]


# -- lines ------------------------------------------------------------------------------------------


def test_parrot_and_ship_share_a_line() -> None:
    assert tell(RoundBegan(3, 1), ShipArrived(8), CoinsMoved(Cause.CARGO, 8)) == [
        "🦜 🔴 Ben holds the parrot · a ship with 8 comes in"
    ]


def test_a_purchase_is_told_with_the_ship_that_follows() -> None:
    assert tell(RoundBegan(3, 1), ItemBought(1, Action.TRADE), ShipArrived(8)) == [
        "🦜 🔴 Ben holds the parrot · 🔴 Ben buys better trade · a ship with 8 comes in"
    ]


def test_bets_share_a_line() -> None:
    assert tell(BetMade(1, 3), CoinsMoved(Cause.BET, 3, 1), BetMade(2, 0)) == ["🔴 Ben bets 3 · 🔴 Cho bets nothing"]


def test_a_fight_is_told_in_three_lines() -> None:
    told = tell(
        Revealed((Card.ATTACK_2, Card.TRADE, Card.ATTACK_OR_DEFENCE)),
        WaitingPlayed(2, Action.DEFENCE),
        Fought(2, 1, captured=True),
        CoinsMoved(Cause.BET_BACK, 2, 0),
        CoinsMoved(Cause.BET_LOST, 4, 1),
        CoinsMoved(Cause.LOOT, 13, 0),
    )
    assert told == [
        "🔴 Ann ⚔️ Attack +2 · 🔴 Ben ⚖️ Trade · 🔴 Cho ⏳ Attack or Defense",
        "🔴 Cho chooses defense",
        "⚔️ 2 against 1: the ship is **captured**",
        "🔴 Ann +13 · 🔴 Ben −4",
    ]


def test_a_fight_for_nothing_is_told_too() -> None:
    assert tell(CoinsMoved(Cause.BET_BACK, 2, 0)) == ["Nobody gains or loses a coin"]


def test_special_cards_are_told_by_number_only() -> None:
    told = tell(
        SpecialDrawn(0, 1), SpecialsSeen(0, (Card.TRADE_2,)), SpecialDrawn(1, 2), SpecialsReturned((Card.ATTACK_2,))
    )
    assert told == [
        "🔴 Ann draws a special card",
        "🔴 Ben draws two special cards to keep one",
    ]


def test_secret_cards_give_no_line() -> None:
    assert tell(CardLaid(0, Card.ATTACK, 4)) == []
    assert tell(CardLaid(0, Card.ATTACK, 4), Ready(0)) == ["Ready: 🔴 Ann"]


def test_who_is_ready_is_told_until_it_is_shown_what_they_chose() -> None:
    shown = [BetMade(0, 1), BetMade(1, 0), Revealed((Card.TRADE, Card.TRADE))]
    assert tell(Ready(0), Ready(1), *shown, Ready(1))[0] == "🔴 Ann bets 1 · 🔴 Ben bets nothing"
    assert tell(Ready(0), Ready(1), *shown, Ready(1))[-1] == "Ready: 🔴 Ben"


def test_winners_are_named_together() -> None:
    assert tell(GameEnded((9, 9, 1), (0, 1))) == ["🏆 🔴 Ann and 🔴 Ben share the win with 9 each"]


def test_lines_of_games_are_short_and_all_events_can_be_told() -> None:
    for moment in moments():
        for line in PRESENTER.lines(moment.happened, cast(moment.state.players)):
            assert line
            assert "\n" not in line


# -- boards -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_boards_in_words_stay_within_their_limits() -> None:
    for moment in moments():
        for names in (cast(moment.state.players), long_cast(moment.state.players)):
            assert 0 < len(PRESENTER.alt(moment.view, names)) <= limits.ALT_TEXT
            assert 0 < len(PRESENTER.text_board(moment.view, names)) <= TEXT_BOARD
            panel = PRESENTER.hand(moment.own_view, moment.moves, names)
            assert 0 < len(panel.alt) <= limits.ALT_TEXT
            assert "**" not in panel.alt
            assert ".." not in panel.alt
            assert len(panel.text) <= limits.TEXT // 2


def test_an_alt_text_tells_ship_purses_bets_and_the_last_fight() -> None:
    moment = next(
        moment
        for moment in game(8, MODULES)[0]
        if moment.view.phase is Phase.BET and moment.view.round > 1 and any(moment.view.bets)
    )
    text, view = PRESENTER.alt(moment.view, cast()), moment.view
    assert f"A ship with {view.ship} coins" in text
    bettor = next(seat for seat, bet in enumerate(view.bets) if bet)
    assert f"a card face down with {view.bets[bettor]} on it" in text
    assert f"The last ship, of {view.rounds[-1].ship}," in text
    assert f"{cast().plain[view.parrot]} with the parrot" in text


def test_at_the_end_an_alt_text_tells_who_has_won() -> None:
    view = MALACCA.view(game(8, MODULES)[1], None)
    text = PRESENTER.alt(view, cast())
    assert view.winners
    who = TEXTS.both(cast().plain[seat] for seat in view.winners)
    purse = view.purses[view.winners[0]] or 0
    assert TEXTS("malacca-text-no-ship") not in PRESENTER.text_board(view, cast())
    assert TEXTS("malacca-line-over", names=who, winners=len(view.winners), purse=purse) in text


def test_the_alt_text_of_a_hand_tells_what_the_others_have() -> None:
    moment = next(moment for moment in game(8, MODULES)[0] if moment.view.round > 1)
    for seat in moment.view.to_act:
        own = MALACCA.view(moment.state, seat)
        text = PRESENTER.hand(own, (), cast()).alt
        for other in set(range(8)) - {seat}:
            assert f"{cast().plain[other]}: {TEXTS('malacca-purse', coins=own.purses[other] or 0)}" in text


def test_an_own_card_lies_face_down_in_the_words_of_the_table() -> None:
    moment = next(moment for moment in game(8, MODULES)[0] if any(moment.view.laid))
    seat = moment.view.laid.index(True)
    own = MALACCA.view(moment.state, seat)
    assert PRESENTER.text_board(own, cast()) == PRESENTER.text_board(moment.view, cast())
    assert PRESENTER.alt(own, cast()) == PRESENTER.alt(moment.view, cast())


def test_sayyida_alone_is_told_what_she_has_put_under_the_deck() -> None:
    last = game(8, MODULES)[1]
    views = [MALACCA.view(last, seat) for seat in range(8)]
    she = next(seat for seat in range(8) if views[0].characters[seat] is Character.SAYYIDA)
    known = replace(views[she], under=(Card.TRADE_2,), rejected=(True,))
    assert "You put under the deck: ⚖️ Trade ×2" in PRESENTER.hand(known, [], cast()).text
    other = replace(views[(she + 1) % 8], under=(None,), rejected=(True,))
    assert "nder the deck" not in PRESENTER.hand(other, [], cast()).text


def test_a_hand_tells_what_lies_before_its_owner() -> None:
    moment = next(moment for moment in game(2, TABLES[0][1])[0] if any(moment.view.laid) and any(moment.view.bets))
    seat = moment.view.laid.index(True)
    view = replace(MALACCA.view(moment.state, seat), hand=(0, 2, 0, 1, 0))
    panel = PRESENTER.hand(view, [], cast(2))
    card = view.cards[seat]
    assert card is not None
    assert f"{TEXTS('malacca-card', card=card.code)}, with {view.bets[seat]} on it" in panel.text
    assert "2 × 🛡️ Defense +2, ⏳ Attack or Defense" in panel.alt


def test_cards_of_a_fought_ship_appear_only_with_the_last_ship() -> None:
    moment = next(moment for moment in moments() if moment.view.phase is Phase.KEEP)
    names = cast(moment.state.players)
    assert all(moment.view.laid)
    assert " with 0" not in PRESENTER.alt(moment.view, names)
    assert "You laid" not in PRESENTER.hand(moment.own_view, moment.moves, names).text


# -- the end ------------------------------------------------------------------------------------------


def test_a_result_names_the_winners_and_ranks_everyone() -> None:
    for players, options in TABLES:
        last = game(players, options)[1]
        view, standing = MALACCA.view(last, None), MALACCA.standing(last)
        text = PRESENTER.result(view, standing, cast(players))
        assert all(cast(players).marked[seat] in text.splitlines()[0] for seat in standing.winners)
        assert all(name in text.splitlines()[-1] for name in cast(players).marked)
        assert len(PRESENTER.result(view, standing, long_cast(players))) <= limits.TEXT
        assert 0 < len(PRESENTER.result_alt(view, standing, long_cast(players))) <= limits.ALT_TEXT
