"""Golden games come out as they are written, to the letter; and each shows what it is there for."""

from __future__ import annotations

from typing import TypeVar, get_args

import pytest

from engine.manille.cards import Trump
from engine.manille.events import (
    Answered,
    Challenged,
    DealScored,
    GameWon,
    HandShown,
    ManilleEvent,
    TrumpHandedOver,
    TrumpNamed,
    Turned,
    TurnedUp,
    WentAgainst,
    WentAlong,
)
from engine.manille.options import ManillaOptions, ManilleOptions
from tests.engine.manille.retell import GOLDEN, TALES, TELLER

Kind = TypeVar("Kind", bound=ManilleEvent)

ANEW = "if that is meant: python -m tests.engine.manille.retell, and read the difference"


@pytest.mark.parametrize("name", TALES)
def test_a_golden_game_comes_out_as_written(name: str) -> None:
    written = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert TELLER.retell(TALES[name]).splitlines() == written.splitlines(), ANEW


def test_there_is_a_file_for_each_golden_game_and_no_other() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{name}.txt" for name in TALES}


def test_both_games_all_seat_counts_and_all_house_rules_have_their_golden_game() -> None:
    tables = {(TELLER.game_of(tale.options).kind, len(tale.levels)) for tale in TALES.values()}
    assert tables == {("manilla", 2), ("manilla", 3), ("manilla", 4), ("manilla", 6), ("manille", 4)}
    changed = {
        name
        for tale in TALES.values()
        for name, value in tale.options
        if value != type(tale.options).model_fields[name].default
    }
    assert changed == {*ManillaOptions.model_fields, *ManilleOptions.model_fields}


def test_all_that_can_be_told_is_told_in_some_golden_game() -> None:
    kinds = {type(event) for tale in TALES.values() for event in TELLER.events_of(tale)}
    assert kinds == set(get_args(ManilleEvent))


def told(name: str, kind: type[Kind]) -> list[Kind]:
    return [event for event in TELLER.events_of(TALES[name]) if isinstance(event, kind)]


def test_deals_are_doubled_by_calls_and_at_no_trump() -> None:
    games = [name for name in TALES if name.startswith("manilla")]
    assert any(told(name, WentAlong) for name in games)
    assert any(told(name, WentAgainst) for name in games)
    assert any(event.trump is Trump.NONE for name in games for event in told(name, TrumpNamed))


def test_a_dealer_hands_the_choice_over_and_a_dealer_says_no_trump_blind() -> None:
    assert told("manilla-choices", TrumpHandedOver)
    assert any(event.blind for event in told("manilla-choices", TrumpNamed))


def test_dummies_are_turned_up_pile_by_pile_or_laid_open() -> None:
    assert any(len(event.cards) == 1 for event in told("manilla-piles", Turned))
    assert {event.hand for event in told("manilla-open", HandShown)} == {2, 3}


def test_a_fault_is_proved_and_a_challenge_fails() -> None:
    challenges = told("manilla-honour", Challenged) + told("manille-long", Challenged)
    assert any(event.fault for event in challenges)
    assert any(event.fault is None for event in challenges)
    assert any(event.result.fault for event in told("manilla-honour", DealScored))


def test_partners_are_questioned() -> None:
    assert told("manille-talk", Answered)


def test_a_match_has_several_games_and_the_turned_up_card_its_bonus() -> None:
    assert len(told("manille-match", GameWon)) >= 2
    assert any(event.bonus for event in told("manille-match", TurnedUp))
