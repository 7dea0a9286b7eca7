"""The chronicle of a finished game agrees with what was told while it was played."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game import Seat
from engine.log import GameLog, LogStep, replay
from engine.manila.board import START_CASH, Ware
from engine.manila.chronicle import MOMENTS, FortuneChange, chronicle
from engine.manila.events import GameEnded, ManilaEvent, Paid, VoyageBegan
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.simulate import full_game

GAMES = [("three", 3), ("four", 4), ("five", 5), ("another", 4), ("one more", 4)]


def played(seed: str, seats: int) -> GameLog:
    levels = [MANILA.players["simple" if seat % 3 else "random"] for seat in range(seats)]
    return full_game(MANILA, ManilaOptions(), levels, seed)[1]


def steps(log: GameLog) -> list[LogStep[State, ManilaEvent]]:
    return list(replay(MANILA, log.header, log.entries))


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_fortunes_are_told_for_start_and_the_end_of_each_voyage(seed: str, seats: int) -> None:
    log = played(seed, seats)
    voyages = sum(isinstance(event, VoyageBegan) for step in steps(log) for event in step.events)
    fortunes = chronicle(log).fortunes
    assert len(fortunes) == 1 + voyages
    assert fortunes[0] == (START_CASH,) * seats


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_the_last_fortunes_are_those_that_decide_the_game(seed: str, seats: int) -> None:
    log = played(seed, seats)
    (ended,) = [event for event in steps(log)[-1].events if isinstance(event, GameEnded)]
    assert chronicle(log).fortunes[-1] == ended.fortunes


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_moments_were_told_when_they_happened(seed: str, seats: int) -> None:
    log = played(seed, seats)
    paid: Counter[tuple[int, Seat, str, Ware | None]] = Counter()
    voyage = 0
    for step in steps(log):
        for event in step.events:
            if isinstance(event, VoyageBegan):
                voyage = event.voyage
            if isinstance(event, Paid):
                paid[voyage, event.seat, event.reason, event.ware] += event.amount
    moments = chronicle(log).moments
    assert 0 < len(moments) <= MOMENTS
    for moment in moments:
        if moment.cause in {"plunder", "cargo"}:
            assert paid[moment.voyage, moment.seat, moment.cause, moment.ware] == moment.change


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_merchants_have_one_moment_a_voyage_and_stand_in_order(seed: str, seats: int) -> None:
    places = [(moment.voyage, moment.seat) for moment in chronicle(played(seed, seats)).moments]
    assert places == sorted(set(places))


@pytest.mark.slow
def test_a_rising_ware_is_a_moment_of_who_holds_the_most_of_it() -> None:
    for seed in range(12):
        log = played(f"market {seed}", 4)
        for moment in chronicle(log).moments:
            if moment.cause == "market":
                hands = MANILA.view(steps(log)[-1].state, None).hands
                assert moment.ware is not None
                assert moment.change > 0
                assert hands[moment.seat].shares[moment.ware] > 0
                return
    pytest.fail("none of these games was decided by the market")


def test_moment_names_its_message_and_only_the_arguments_it_has() -> None:
    assert FortuneChange(3, 1, 30, "market", Ware.JADE, value=30).args == {"ware": "jade", "value": 30}
    assert FortuneChange(3, 1, 15, "yard", letter=2).args == {"letter": "C"}
    assert FortuneChange(3, 1, -29, "repairs").args == {}
    assert FortuneChange(3, 1, 36, "plunder", Ware.JADE).key == "plunder"


def test_a_game_that_goes_on_has_no_chronicle_yet() -> None:
    log = played("three", 3)
    with pytest.raises(ValueError, match="when it is over"):
        chronicle(GameLog(header=log.header, entries=log.entries[:-1]))
