"""What can be decided, in public and in private: all of it, nothing else, within what Discord takes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.core import limits
from bot.core.presenter import AskNumber, Buttons, Choice, Menu, Prompt
from bot.games.boards import NAMED
from bot.games.malacca.choices import strength
from engine.malacca.cards import Action, Card
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, Wait
from engine.malacca.view import Phase
from tests.bot.presenters.malacca_games import (
    MODULES,
    PRESENTER,
    SECRET,
    TABLES,
    Moment,
    cast,
    codes,
    game,
    long_cast,
    moments,
    offers,
    questions,
)

MOST_ROWS = 4


def labels(prompt: Prompt) -> list[str]:
    return [item.label for row in prompt.rows for item in row.items]


def betting(purse: int, *cards: Card) -> Prompt:
    """The panel of somebody who holds these cards besides the ordinary ones."""
    moment = next(moment for moment in game(8, MODULES)[0] if moment.view.phase is Phase.BET)
    purses = tuple(purse if seat == moment.seat else coins for seat, coins in enumerate(moment.own_view.purses))
    view = replace(moment.own_view, purses=purses, options=TABLES[0][1])
    moves = [Bet(card, amount) for card in (*tuple(Card)[:3], *cards) for amount in range(purse + 1)]
    return PRESENTER.hand(view, moves, cast()).prompt


def choice(prompt: Prompt, code: str) -> Choice:
    return next(item for row in prompt.rows for item in row.items if isinstance(item, Choice) and item.code == code)


def test_random_games_reach_every_phase() -> None:
    seen = {moment.view.phase for moment in moments()} | {
        MALACCA.view(game(players, options)[1], None).phase for players, options in TABLES
    }
    assert seen == set(Phase)


@pytest.mark.slow
def test_every_move_can_be_reached_in_public_or_in_the_own_panel() -> None:
    for moment in moments():
        missing = [
            move.code for move in moment.moves if not offers(moment.panel if move.private else moment.prompt, move)
        ]
        assert not missing, (moment.view.phase, missing)


@pytest.mark.slow
def test_only_legal_moves_are_offered() -> None:
    for moment in moments():
        legal = {move.code for move in moment.moves}
        assert set(codes(moment.prompt)) | set(codes(moment.panel)) <= legal
        for ask in questions(moment.panel):
            assert {f"{ask.prefix}{number}" for number in (ask.least, ask.most)} <= legal


def test_nothing_private_is_offered_in_public() -> None:
    for moment in moments():
        private = {move.code for move in moment.moves if move.private}
        assert not private & set(codes(moment.prompt))
        assert not questions(moment.prompt)


@pytest.mark.slow
def test_prompts_stay_within_the_limits_of_discord() -> None:
    for moment in moments():
        names = long_cast(moment.state.players)
        public = PRESENTER.prompt(moment.view, moment.open_moves, names)
        check(public)
        check(PRESENTER.hand(moment.own_view, moment.moves, names).prompt)
    check(betting(0, *tuple(Card)[3:]))
    check(betting(7, *tuple(Card)[3:]))
    check(betting(12_345, *tuple(Card)[3:]))


def check(prompt: Prompt) -> None:
    assert len(prompt.rows) <= MOST_ROWS
    assert len(prompt.text) <= limits.TEXT // 4
    assert max(Counter(codes(prompt)).values(), default=1) == 1
    assert max(Counter(labels(prompt)).values(), default=1) == 1
    for row in prompt.rows:
        check_row(row)


def check_row(row: Buttons | Menu) -> None:
    if isinstance(row, Menu):
        assert 1 <= len(row.items) <= limits.SELECT_OPTIONS
        assert len(row.placeholder) <= limits.PLACEHOLDER
        for item in row.items:
            assert 0 < len(item.label) <= limits.OPTION_TEXT
            assert 0 < len(item.description) <= limits.OPTION_TEXT
        return
    assert 1 <= len(row.items) <= limits.BUTTONS_A_ROW
    for button in row.items:
        assert 0 < len(button.label) <= limits.BUTTON_LABEL
        if isinstance(button, AskNumber):
            assert len(button.title) <= limits.MODAL_TITLE
            assert len(button.question) <= limits.LABEL
            assert button.least <= button.most


# -- turn and heading --------------------------------------------------------------------------------


def test_the_turn_mentions_all_who_decide() -> None:
    for moment in moments():
        line = PRESENTER.turn(moment.view, cast(moment.state.players))
        named = [seat for seat in range(moment.state.players) if f"<@{seat}>" in line]
        acting = list(moment.view.to_act)
        assert named == (acting if len(acting) <= NAMED else acting[: NAMED - 1])
        assert len(acting) <= NAMED or f"{len(acting) - NAMED + 1} others" in line
        assert "\n" not in line


def test_when_the_game_is_over_nobody_is_called() -> None:
    view = MALACCA.view(game(*TABLES[0])[1], None)
    assert PRESENTER.turn(view, cast()) == ""
    assert PRESENTER.prompt(view, [], cast()).rows == ()


def test_the_heading_tells_ship_and_phase() -> None:
    first = game(*TABLES[0])[0][0]
    assert PRESENTER.heading(first.view, cast()) == "Malacca · Ship 1 of 12 · Bets"
    assert PRESENTER.heading(game(5, SECRET)[0][0].view, cast()) == "Malacca · Characters"


# -- single decisions --------------------------------------------------------------------------------


def test_a_small_purse_is_offered_every_bet_and_asked_for_none() -> None:
    prompt = betting(5, Card.TRADE_2)
    assert codes(prompt) == [f"bet:{card}:{amount}" for card in ("a", "d", "t", "T2") for amount in range(6)]
    assert questions(prompt) == []


def test_a_large_purse_is_offered_parts_of_it_and_any_number() -> None:
    prompt = betting(40)
    assert [code for code in codes(prompt) if code.startswith("bet:t:")] == [
        f"bet:t:{amount}" for amount in (0, 1, 2, 3, 10, 20, 30, 40)
    ]
    assert [(ask.prefix, ask.least, ask.most) for ask in questions(prompt)] == [
        (f"bet:{card}:", 0, 40) for card in "adt"
    ]


def test_all_cards_share_a_menu() -> None:
    prompt = betting(8, Card.DEFENCE_2, Card.ATTACK_OR_DEFENCE)
    assert [type(row) for row in prompt.rows] == [Menu, Buttons]
    assert [code for code in codes(prompt) if code.startswith("bet:D2:")] == [f"bet:D2:{n}" for n in (0, 1, 2, 4, 8)]
    assert choice(prompt, "bet:D2:8").label == "Defense +2 · all 8"
    assert choice(prompt, "bet:AD:0").label == "Attack or Defense · no bet"


def test_an_empty_purse_is_asked_for_no_number() -> None:
    prompt = betting(0, Card.TRADE_2)
    assert questions(prompt) == []
    assert codes(prompt) == ["bet:a:0", "bet:d:0", "bet:t:0", "bet:T2:0"]
    assert "gain 2" in choice(prompt, "bet:t:0").description


def test_a_bet_says_what_it_can_bring_and_cost() -> None:
    prompt = betting(9, Card.TRADE_2)
    assert choice(prompt, "bet:t:4").description == "Defended: you gain 4. Captured: you lose 4"
    assert choice(prompt, "bet:T2:4").description == "Defended: you gain 8. Captured: you lose 4"
    # 2 lost, and half of the 7 that are left.
    assert choice(prompt, "bet:a:2").description.endswith("Defended: you lose 5")


@pytest.mark.parametrize("phase", [Phase.BET, Phase.KEEP])
def test_decisions_in_private_are_announced_in_public(phase: Phase) -> None:
    found = [moment for moment in moments() if moment.view.phase is phase]
    assert found
    for moment in found:
        assert moment.prompt.rows == ()
        assert "My Hand" in PRESENTER.turn(moment.view, cast(moment.state.players))


def test_equipment_is_offered_with_what_it_pays() -> None:
    moment = next(moment for moment in game(8, MODULES)[0] if moment.view.phase is Phase.PURCHASE)
    assert labels(moment.prompt) == [
        "Better Attack · pay 5",
        "Better Defense · pay 5",
        "Better Trade · pay 5",
        "No Equipment",
    ]
    assert choice(moment.prompt, "buy:attack").description == "pays 3 coins for each success · 4 left"


def test_characters_are_offered_with_purse_and_power() -> None:
    moment = game(5, SECRET)[0][0]
    assert len(labels(moment.prompt)) == 2
    assert moment.prompt.text.count("starts with") == 2


@pytest.mark.slow
def test_who_has_nothing_to_decide_is_told_so() -> None:
    for moment in moments():
        for seat in range(moment.state.players):
            if seat not in moment.view.to_act:
                panel = PRESENTER.hand(MALACCA.view(moment.state, seat), [], cast(moment.state.players))
                assert panel.prompt.rows == ()
                assert panel.prompt.text == "Nothing to do now."


def test_rules_on_capture_defense_and_specials_are_illustrated() -> None:
    shown = [PRESENTER.rules_picture(page) for page in range(len(PRESENTER.rules_pages()))]
    assert [page for page, picture in enumerate(shown) if picture is not None] == [2, 3, 4]
    pages = PRESENTER.rules_pages()
    for page, word in ((2, "captured"), (3, "defended"), (4, "Special cards")):
        assert word in pages[page]
    assert len({picture.alt for picture in shown if picture is not None}) == 3


def test_each_phase_has_an_explanation_and_a_page_of_the_rules() -> None:
    pages = PRESENTER.rules_pages()
    assert all(0 < len(page) <= 3000 for page in pages)
    seen: dict[Phase, Moment] = {}
    for moment in moments():
        seen.setdefault(moment.view.phase, moment)
    for moment in seen.values():
        assert 0 <= PRESENTER.rules_page_for(moment.view) < len(pages)
        assert PRESENTER.explain(moment.view)


def test_panel_explains_laid_cards_only_at_the_first_ship() -> None:
    at = {len(moment.view.rounds): moment for moment in moments() if moment.view.phase is Phase.BET and moment.moves}
    told = {ships: "laid card stays" in moment.panel.text for ships, moment in at.items() if moment.panel.rows}
    assert told[0]
    assert not any(told[ships] for ships in told if ships)
    assert len(told) > 1


def test_panel_for_waiting_card_shows_the_strength_of_both_sides() -> None:
    deciding = [moment for moment in moments() if moment.view.phase is Phase.WAIT and moment.panel.rows]
    assert deciding
    for moment in deciding:
        sides = [strength(moment.view, side) for side in (Action.ATTACK, Action.DEFENCE)]
        assert "attack {}, defense {}.".format(*sides) in moment.panel.text


def test_a_waiting_card_says_how_strong_both_sides_are_then() -> None:
    seen = set()
    for moment in moments():
        for seat in MALACCA.to_act(moment.state) if moment.view.phase is Phase.WAIT else ():
            view = MALACCA.view(moment.state, seat)
            card = view.cards[seat]
            assert card is not None
            for move in MALACCA.moves(moment.state, seat):
                assert isinstance(move, Wait)
                attack, defence = (
                    strength(view, side) + (card.strength if move.action is side else 0)
                    for side in (Action.ATTACK, Action.DEFENCE)
                )
                assert PRESENTER.fact(view, move) == f"then attack {attack}, defense {defence}"
                seen.add(move.action)
    assert {Action.ATTACK, Action.DEFENCE} <= seen
