"""The AI players: sensible, and better the higher their level."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any

import pytest

from engine.game import Seat
from engine.log import replay
from engine.manila.board import Space, Ware
from engine.manila.events import MasterChosen, Paid
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Buy, ManilaMove, Pass, Pilot, Place, Pledge
from engine.manila.options import ManilaOptions
from engine.manila.view import Phase
from engine.simulate import GameOutcome, full_game
from tests.engine.manila.scenes import Scene
from tests.engine.manila.wander import WANDERER

SIMPLE = MANILA.players["simple"]


def choice(scene: Scene) -> ManilaMove:
    """What the simple player does in the place of whoever is to act."""
    seat = scene.actor
    return SIMPLE.choose(MANILA.view(scene.state, seat), MANILA.moves(scene.state, seat), Random(1))


def choices_everywhere(options: ManilaOptions, seed: int) -> list[tuple[Seat, ManilaMove]]:
    """What the simple player does in every position of a random game. Fails on an illegal move."""
    made = []
    for step in WANDERER.walk(WANDERER.table(4, options, seed)):
        for seat in MANILA.to_act(step.after):
            moves = MANILA.moves(step.after, seat)
            move = SIMPLE.choose(MANILA.view(step.after, seat), moves, Random(seed))
            assert move in moves
            made.append((seat, move))
    return made


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"hidden_money": True}, {"kick_off": True, "stowaway": "anywhere"}])
def test_the_simple_player_has_an_answer_in_every_position(options: dict[str, Any]) -> None:
    house = ManilaOptions(**options)
    for seed in range(6):
        assert choices_everywhere(house, seed) == choices_everywhere(house, seed)


# -- sense ---------------------------------------------------------------------------------------------


def test_bids_lie_between_6_and_20_and_leave_money_to_place() -> None:
    for cash in (12, 20, 30, 60):
        scene = Scene().cash(cash, cash, cash, cash)
        while scene.phase.value == "auction":
            move = choice(scene)
            if isinstance(move, Bid):
                assert move.amount <= min(20, cash - 9)
                assert move.amount >= min(6, cash - 9)
            scene.play(move.code)


def test_a_poor_player_does_not_bid() -> None:
    assert choice(Scene().cash(9)) == Pass()


def test_share_is_bought_where_it_gains_and_not_with_last_pesos() -> None:
    scene = Scene().hold(0, silk=2).each("bid:1", "pass", "pass", "pass")
    move = choice(scene)
    assert isinstance(move, Buy)
    assert move.ware is not None
    assert choice(Scene().cash(12).each("bid:1", "pass", "pass", "pass")) == Buy(None)


def test_wares_that_one_owns_are_loaded_and_launched_furthest() -> None:
    scene = Scene().hold(0, jade=3, silk=1).each("bid:1", "pass", "pass", "pass", "buy:none")
    assert choice(scene).code in ("leave:nutmeg", "leave:ginseng")
    scene.each("leave:ginseng")
    starts = choice(scene).code.removeprefix("start:").split("-")
    assert starts[2] == "5"


def test_a_certain_profit_is_taken() -> None:
    scene = Scene().last_lap((13, 13, 13))
    assert choice(scene) == Place(Space.SILK)


def test_nothing_is_paid_for_a_hopeless_space() -> None:
    scene = Scene().last_lap((2, 2, 2)).stand(yards=(1, 1, 1), insurance=(1,), pilots=(1, 1))
    assert choice(scene) == Pass()


def test_pilot_helps_his_own_passengers_and_stays_without_stake() -> None:
    scene = Scene().last_lap((12, 5, 5)).stand(nutmeg=(1,), pirates=(2,), pilots=(1,)).play("pass")
    assert choice(scene) == Pilot(((Ware.NUTMEG, 1),))
    assert choice(Scene().last_lap((5, 5, 5)).stand(pilots=(1,)).play("pass")) == Pilot(())


def test_insurer_sends_plunder_to_port_and_yard_owner_to_yard() -> None:
    def send(**spots: tuple[int, ...]) -> str:
        return choice(Scene().last_lap((12, 5, 5)).stand(pirates=(1,), **spots).play("pass", 1, 1, 1)).code

    assert send(insurance=(1,)) == "plunder:nutmeg:port"
    assert send(yards=(2, 2, 1)) == "plunder:nutmeg:yard"


def test_pirate_boards_a_safe_seat_when_nothing_else_is_in_reach() -> None:
    scene = Scene().voyage().stand(pirates=(1,))
    scene.state.lap, scene.state.rolls, scene.state.position = 2, 1, [12, 2, 2]
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1)
    assert choice(scene).code == "board:nutmeg"


def test_the_least_valuable_share_is_pledged_for_a_payment() -> None:
    scene = Scene().hold(0, silk=1, jade=1).voyage().cash(0)
    scene.state.market[Ware.SILK] = 2
    scene.play("place:silk")
    assert choice(scene) == Pledge(Ware.JADE, 1)


@pytest.mark.slow
def test_no_loan_is_taken_without_need() -> None:
    for seed in range(5):
        _, log = full_game(MANILA, ManilaOptions(), [SIMPLE] * 4, f"loans {seed}")
        steps = list(replay(MANILA, log.header, log.entries))
        for before, after in pairwise(steps):
            assert not MANILA.parse(after.entry.code).free or before.state.phase is Phase.PLEDGE


# -- statistics ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[GameOutcome]:
    return [full_game(MANILA, ManilaOptions(), [SIMPLE] * 4, f"statistics {number}")[0] for number in range(80)]


@pytest.mark.slow
def test_games_of_simple_players_last_as_long_as_people_report(games: list[GameOutcome]) -> None:
    voyages = [record.summary["voyages"] for record in games]
    assert min(voyages) >= 4
    assert max(voyages) <= 12
    assert 4 <= mean(voyages) <= 7


@pytest.mark.slow
def test_fortunes_of_simple_players_are_plausible(games: list[GameOutcome]) -> None:
    assert 100 < mean(max(record.scores) for record in games) < 175
    assert 40 < mean(min(record.scores) for record in games) < 110


@pytest.mark.slow
def test_no_seat_is_favoured(games: list[GameOutcome]) -> None:
    won = [sum(seat in record.winners for record in games) for seat in range(4)]
    assert min(won) >= 8


@pytest.mark.slow
def test_every_office_is_paid_and_pirates_plunder_now_and_then(games: list[GameOutcome]) -> None:
    assert mean(record.events["Plundered"] for record in games) > 0.4
    assert mean(record.events["Boarded"] for record in games) > 0.2
    assert all(record.events[MasterChosen.__name__] == record.summary["voyages"] for record in games)
    assert mean(record.events[Paid.__name__] for record in games) > 20
