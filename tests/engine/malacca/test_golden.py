"""Each golden game shows what it is there for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.game import Seat
from engine.malacca.cards import SHIPS, Action, Character
from engine.malacca.events import Cause, CharactersOffered, DeckEmpty, Ready, Revealed, SpecialRejected
from engine.malacca.game import MALACCA
from engine.malacca.ledger import purse_course
from engine.malacca.view import Play, Round
from tests.engine.malacca.retell import TELLER

# -- what each is there for ----------------------------------------------------------------------------


def rounds(name: str) -> tuple[Round, ...]:
    played: tuple[Round, ...] = TELLER.final_state(name).rounds
    return played


def plays(name: str) -> Iterator[tuple[Round, Seat, Play]]:
    return ((played, seat, play) for played in rounds(name) for seat, play in enumerate(played.plays))


def paid(played: Round, cause: Cause, seat: Seat) -> int:
    return sum(coins.amount for coins in played.coins if (coins.cause, coins.seat) == (cause, seat))


def test_default_games_show_captures_defenses_and_special_cards() -> None:
    for name in ("two", "four", "eight"):
        assert {played.captured for played in rounds(name)} == {True, False}
    assert any(play.card.special for _, _, play in plays("four"))


def test_characters_are_paid() -> None:
    assert any(coins.cause is Cause.CHARACTER for played in rounds("characters") for coins in played.coins)
    told = [*TELLER.events_of("characters"), *TELLER.events_of("modules")]
    assert any(isinstance(event, SpecialRejected) for event in told)


def test_equipment_is_bought_and_pays() -> None:
    assert any(played.purchase is not None for played in rounds("equipment"))
    assert any(coins.cause is Cause.EQUIPMENT for played in rounds("equipment") for coins in played.coins)


def test_eight_players_choose_characters() -> None:
    offers = [event for event in TELLER.events_of("character-choice") if isinstance(event, CharactersOffered)]
    assert len(offers) == 7


@pytest.mark.parametrize("deck", ["small", "large"])
def test_other_ships_come(deck: str) -> None:
    assert all(played.ship in SHIPS[deck] for played in rounds(f"ships-{deck}"))


def test_all_bet_at_once() -> None:
    assert sum(isinstance(event, Ready) for event in TELLER.events_of("simultaneous-bets")) == 4 * 6


def test_two_waiting_cards_are_decided_in_secret_at_once() -> None:
    opened = [event.cards for event in TELLER.events_of("waiting") if isinstance(event, Revealed)]
    assert max(sum(card.waiting for card in cards) for cards in opened) >= 2


def test_a_penalty_is_more_than_half_of_what_was_left() -> None:
    state = TELLER.final_state("penalty-base")
    course = purse_course(MALACCA.view(state, None))
    surplus = [
        paid(played, Cause.PENALTY, seat) - (course[played.number - 1][seat] - play.bet) // 2
        for played, seat, play in plays("penalty-base")
        if play.action is Action.ATTACK and not played.captured
    ]
    assert max(surplus) > 0


def test_the_deck_of_a_captured_ship_is_swabbed() -> None:
    assert any(paid(played, Cause.SWABBING, seat) for played, seat, _ in plays("swab-always") if played.captured)


def test_zheng_he_trades_without_a_bet_and_without_a_bonus() -> None:
    zheng = TELLER.final_state("zheng-needs-bet").characters.index(Character.ZHENG)
    trades = [
        (play.bet > 0, paid(played, Cause.CHARACTER, seat))
        for played, seat, play in plays("zheng-needs-bet")
        if seat == zheng and play.action is Action.TRADE and not played.captured
    ]
    assert (False, 0) in trades


def test_better_trade_does_not_pay_without_an_attack() -> None:
    state = TELLER.final_state("trade-bonus")
    owner: dict[Seat, int] = {}
    unpaid = 0
    for played in state.rounds:
        if played.purchase is Action.TRADE:
            owner[played.parrot] = owner.get(played.parrot, 0) + 1
        for seat, play in enumerate(played.plays):
            if seat in owner and play.action is Action.TRADE and play.bet and not played.attack:
                assert paid(played, Cause.EQUIPMENT, seat) == 0
                unpaid += 1
    assert unpaid


def test_an_empty_deck_pays_silver() -> None:
    assert any(isinstance(event, DeckEmpty) for event in TELLER.events_of("empty-deck"))
    assert any(coins.cause is Cause.NO_CARD for played in rounds("empty-deck") for coins in played.coins)


def test_equal_purses_are_parted_by_special_cards() -> None:
    state = TELLER.final_state("tiebreak")
    winners = MALACCA.standing(state).winners
    assert 0 < len(winners) < state.purses.count(max(state.purses))
