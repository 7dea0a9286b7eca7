"""Each golden game shows what it is there for."""

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
from tests.engine.manille.retell import TELLER

Kind = TypeVar("Kind", bound=ManilleEvent)


@pytest.mark.slow
def test_all_that_can_be_told_is_told_in_some_golden_game() -> None:
    kinds = {type(event) for name in TELLER.tales for event in TELLER.events_of(name)}
    assert kinds == set(get_args(ManilleEvent))


def told(name: str, kind: type[Kind]) -> list[Kind]:
    return [event for event in TELLER.events_of(name) if isinstance(event, kind)]


def test_deals_are_doubled_by_calls_and_at_no_trump() -> None:
    games = [name for name in TELLER.tales if name.startswith("manilla")]
    assert any(told(name, WentAlong) for name in games)
    assert any(told(name, WentAgainst) for name in games)
    assert any(event.trump is Trump.NONE for name in games for event in told(name, TrumpNamed))


def test_golden_games_show_trump_handed_over_and_blind_no_trump() -> None:
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


def test_a_match_has_several_games_and_turned_up_card_its_bonus() -> None:
    assert len(told("manille-match", GameWon)) >= 2
    assert any(event.bonus for event in told("manille-match", TurnedUp))
