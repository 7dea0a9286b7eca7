"""The market, the end, fortunes (docs/rules/manila.md §2.11, §2.12, §4.6, rulings J and K)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.fair import NumberedDice
from engine.manila.board import Ware
from engine.manila.events import Dealt, GameEnded, MarketRose, VoyageBegan
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.view import Hand, Phase
from tests.engine.manila.scenes import Scene


def ending(**options: Any) -> Scene:
    """Nutmeg and silk will reach 30 with the master's pass (faces 1, 1, 1); ginseng is wrecked."""
    scene = Scene(**options).last_lap((13, 13, 4))
    scene.state.market = [3, 3, 1, 0]
    return scene


def test_j1_all_rises_count_before_the_game_ends() -> None:
    scene = ending().hold(1, nutmeg=1).hold(2, silk=1, ginseng=1).cash(10, 10, 10, 10).play("pass", 1, 1, 1)
    assert scene.all(MarketRose) == [MarketRose(Ware.NUTMEG, 30), MarketRose(Ware.SILK, 30)]
    assert scene.one(GameEnded) == GameEnded((10, 40, 45, 10), (2,))
    assert scene.phase is Phase.OVER
    assert MANILA.to_act(scene.state) == ()


def test_j2_equal_fortunes_share_the_win() -> None:
    scene = ending().hold(1, nutmeg=1).cash(40, 10, 0, 40).play("pass", 1, 1, 1)
    assert scene.one(GameEnded).winners == (0, 1, 3)
    assert [place.rank for place in MANILA.standing(scene.state).places] == [1, 1, 1, 4]


def test_j2_by_house_rule_cash_decides_then_shares() -> None:
    scene = ending(tie_break="cash").hold(1, nutmeg=1).hold(3, jade=1).cash(40, 10, 0, 40).play("pass", 1, 1, 1)
    assert scene.one(GameEnded).winners == (3,)
    assert [place.seats for place in MANILA.standing(scene.state).places] == [(3,), (0,), (1,), (2,)]


def test_j3_no_game_ends_before_its_fourth_voyage() -> None:
    scene = Scene()
    for voyage in (1, 2, 3, 4):
        assert scene.view.voyage == voyage
        scene.voyage().each("pass", "pass", "pass").play("pass", *[6] * 7)
    assert scene.phase is Phase.OVER


def test_j4_a_game_goes_on_while_no_ware_is_at_30() -> None:
    scene = Scene()
    for _ in range(20):
        scene.voyage(price=1).each("pass", "pass", "pass").play("pass", *[1] * 9)
        scene.cash(30)
    assert scene.view.voyage == 21


def test_all_hands_are_open_after_the_end() -> None:
    scene = ending().hold(1, nutmeg=2).play("pledge:nutmeg:1", seat=1).play("pass", 1, 1, 1)
    assert scene.view.hands[1] == Hand((2, 0, 0, 0), (1, 0, 0, 0))
    assert scene.view.hand is None


def test_the_board_stays_as_the_last_voyage_left_it() -> None:
    scene = ending().play("pass", 1, 1, 1)
    assert [punt.letter for punt in scene.view.punts] == [0, 1, 0]


# -- the setup and the order of play -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_30_pesos_and_two_secret_shares(seats: int) -> None:
    state, told = MANILA.start(seats, ManilaOptions(), NumberedDice("a", 0))
    view = MANILA.view(state, None)
    assert view.cash == (30,) * seats
    assert view.shares == (2,) * seats
    assert sum(view.supply) == 20 - 2 * seats
    dealt = [event for event in told if isinstance(event, Dealt)]
    assert [(event.seat, len(event.wares), event.to) for event in dealt] == [(s, 2, (s,)) for s in range(seats)]


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="is for 3, 4, 5 players"):
        MANILA.start(seats, ManilaOptions(), NumberedDice("a", 0))


def lowest_supply(deal: str) -> int:
    options = ManilaOptions.model_validate({"deal": deal})
    starts = [MANILA.start(5, options, NumberedDice(str(number), 0))[0] for number in range(150)]
    return min(min(state.supply) for state in starts)


def test_twelve_mixed_shares_hold_at_most_three_of_a_ware() -> None:
    assert lowest_supply("twelve") == 2


def test_house_rule_of_all_twenty_can_nearly_sell_out_a_ware() -> None:
    assert lowest_supply("all") < 2


def test_k_the_first_opener_is_drawn_or_by_house_rule_the_host() -> None:
    openers = Counter(MANILA.start(4, ManilaOptions(), NumberedDice(str(n), 0))[0].opener for n in range(200))
    assert set(openers) == {0, 1, 2, 3}
    assert min(openers.values()) > 25
    hosts = {MANILA.start(4, ManilaOptions(opener="host"), NumberedDice(str(n), 0))[0].opener for n in range(20)}
    assert hosts == {0}


def test_k_every_round_begins_with_the_master_and_goes_clockwise() -> None:
    scene = Scene(5).voyage(master=3)
    order = []
    for code, faces in (("silk", ()), ("silk", ()), ("silk", ()), ("yard:a", ()), ("yard:b", (1, 1, 1))):
        order.append(scene.actor)
        scene.play(f"place:{code}", *faces)
    assert order == [3, 4, 0, 1, 2]
    assert scene.actor == 3


def test_a_new_voyage_clears_the_board() -> None:
    scene = Scene().voyage().each("place:silk", "place:pirate", "place:port:a").play("place:pilot:small", 1, 1, 1)
    scene.each("pass", "pass", "pass").play("pass", 1, 1, 1)
    scene.play("pilot:stay", 1, 1, 1)
    assert scene.one(VoyageBegan) == VoyageBegan(2, 0)
    view = scene.view
    assert (view.punts, view.pirates, view.pilots, view.ports) == ((), (None,) * 2, (None,) * 2, (None,) * 3)
    assert (view.accomplices, view.lap, view.rolls, view.dice) == ((3,) * 4, 0, 0, ())
