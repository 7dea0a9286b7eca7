"""The players who count and who think ahead: what they know, and that it is no more than they may."""

from __future__ import annotations

import pickle
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import Seat
from engine.manila.ai import instinct
from engine.manila.ai.guide import GUIDE
from engine.manila.ai.heuristic import HeuristicPlayer
from engine.manila.ai.last_roll import before_last_roll, fortunes_by, win_chance
from engine.manila.ai.levels import EXPERT_ROLLOUTS, HARD_ROLLOUTS
from engine.manila.ai.merchant import BAND, MerchantPlayer, bidder_of
from engine.manila.ai.minds import SELF
from engine.manila.ai.nature import BEGINNER, EASY, PLAIN, SHREWD, STEADY
from engine.manila.ai.prospect import prospect
from engine.manila.board import MARKET, Space, Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, ManilaMove, Pass, Pilot, Place
from engine.manila.odds import Outlook
from engine.manila.options import ManilaOptions
from engine.manila.prices import PRICES
from engine.manila.state import State
from engine.manila.view import Phase
from engine.simulate import full_game
from tests.engine.manila.scenes import Scene
from tests.engine.manila.wander import WANDERER

HEURISTIC = HeuristicPlayer()
SEARCH = MerchantPlayer(MANILA, GUIDE, 20)
THINKERS = [pytest.param(HEURISTIC, id="heuristic"), pytest.param(SEARCH, id="search")]
FACES = range(1, 7)


def choice(player: Any, state: State, seed: int = 1) -> ManilaMove:
    """What a player does in the place of whoever is to act."""
    move: ManilaMove = player.choose(MANILA.view(state, state.actor), MANILA.moves(state, state.actor), Random(seed))
    return move


# -- they may be trusted with a seat -------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}, {"kick_off": True, "stowaway": "anywhere"}])
@pytest.mark.parametrize("player", [HEURISTIC, MerchantPlayer(MANILA, GUIDE, 2)])
def test_every_position_has_an_answer_that_is_always_the_same(player: Any, options: dict[str, Any]) -> None:
    for step in WANDERER.walk(WANDERER.table(4, ManilaOptions(**options), 3)):
        for seat in MANILA.to_act(step.after):
            moves = MANILA.moves(step.after, seat)
            made = [player.choose(MANILA.view(step.after, seat), moves, Random(7)) for _ in range(2)]
            assert made[0] in moves
            assert made[0] == made[1]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_of_all_levels_come_to_an_end(seats: int) -> None:
    levels = [MANILA.players[level] for level in ("beginner", "easy", "steady")]
    players: list[Any] = [MerchantPlayer(MANILA, GUIDE, 3), *levels, levels[0]][:seats]
    record, _ = full_game(MANILA, ManilaOptions(), players, f"all levels {seats}")
    assert 3 <= record.summary["voyages"] <= 15


@pytest.mark.parametrize("player", THINKERS)
def test_the_hidden_shares_of_others_change_no_decision(player: Any) -> None:
    scene = Scene().hold(0, silk=2).hold(1, nutmeg=2, jade=1).hold(2, ginseng=1, silk=1).hold(3, jade=2)
    positions = [scene.state.copy()]
    scene.last_lap((10, 8, 6)).stand(nutmeg=(1, 2), silk=(3,), ports=(2, 1))
    positions.append(scene.state)
    for state in positions:
        swapped = state.copy()
        swapped.free[4:8], swapped.free[8:12] = [1, 1, 1, 0], [1, 0, 0, 1]
        assert swapped != state
        assert choice(player, state) == choice(player, swapped)


def test_a_search_can_be_sent_to_another_process() -> None:
    state = Scene().voyage().state
    sent = pickle.loads(pickle.dumps((SEARCH, MANILA.view(state, 0), MANILA.moves(state, 0))))
    assert sent[0].choose(*sent[1:], Random(5)) == choice(SEARCH, state, 5)


def test_people_are_offered_five_levels() -> None:
    assert MANILA.levels == ("beginner", "easy", "steady", "hard", "expert")
    assert set(MANILA.levels) <= set(MANILA.players)


@pytest.mark.parametrize(("level", "rollouts"), [("hard", HARD_ROLLOUTS), ("expert", EXPERT_ROLLOUTS)])
def test_the_page_on_players_says_how_long_each_level_searches(level: str, rollouts: int) -> None:
    page = (Path(__file__).parents[3] / "docs" / "developers" / "ai.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| `{level}` |"))
    assert f"search, {rollouts} simulations a decision" in row
    assert getattr(MANILA.players[level], "rollouts", 0) == rollouts


# -- what they know ------------------------------------------------------------------------------------


def test_the_quick_chances_are_those_of_the_outlook() -> None:
    scene = Scene().last_lap((12, 7, 3)).stand(pirates=(2,))
    outlook, quick = Outlook.of(scene.view), prospect(12, 7, 3, 1, 2)
    assert quick.pays == pytest.approx([outlook.pays(punt) for punt in range(3)])
    assert quick.docks == pytest.approx([outlook.docks(punt) for punt in range(3)])
    assert quick.repairs == pytest.approx(outlook.repairs())


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_stake_is_what_one_expects_less_a_part_of_what_others_do(seat: Seat) -> None:
    scene = Scene().last_lap((12, 8, 6)).stand(nutmeg=(1, 2), silk=(3,), pirates=(2, 3), ports=(2, 1), insurance=(3,))
    scene.play("pass") if scene.actor != 0 else None
    outlook, stake = Outlook.of(scene.view), instinct.stake_of(scene.state, seat)
    others = [outlook.income(other) for other in range(4) if other != seat]
    expected = outlook.income(seat) - PLAIN.rivalry * sum(others) / 3
    assert stake.expects(prospect(12, 8, 6, 1, 2)) == pytest.approx(expected)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("market", [(0, 0, 0, 0), (3, 1, 2, 0)])
def test_the_foreseen_last_roll_is_the_mean_of_all_216(seat: Seat, market: tuple[int, ...]) -> None:
    scene = Scene().hold(0, nutmeg=2).hold(1, silk=1, jade=1).hold(2, ginseng=2).hold(3, nutmeg=1)
    scene.last_lap((10, 8, 6)).stand(nutmeg=(1, 2), silk=(3,), ports=(2, 1), yards=(1, 3), insurance=(3,))
    scene.cash(50, 45, 40, 60)
    scene.state.market = list(market)
    total = fortune = 0.0
    for faces in product(FACES, repeat=3):
        again = Scene()
        again.state = scene.state.copy()
        again.play("pass", *faces)
        after = tuple(again.state.market)
        fortunes = fortunes_by(again.state, after)
        total += win_chance(fortunes, seat, after)
        fortune += fortunes[seat]
    foreseen = before_last_roll(scene.state, seat)
    assert foreseen == pytest.approx((total / 216, fortune / 216))


def test_chances_to_win_add_up_to_one() -> None:
    state = Scene().last_lap((12, 8, 6)).stand(nutmeg=(1, 2), pirates=(3,)).state
    assert sum(before_last_roll(state, seat).chance for seat in range(4)) == pytest.approx(1)
    assert [win_chance([100.0, 90.0, 100.0], seat, (4, 0, 0, 0)) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_share_value_rises_with_its_step_and_falls_behind_leader() -> None:
    for step in range(3):
        assert PRICES.values((step + 1, 0, 0, 0))[0] > PRICES.values((step, 0, 0, 0))[0]
        assert PRICES.values((0, step + 1, 0, 0))[0] < PRICES.values((0, step, 0, 0))[0]
    assert PRICES.values((4, 3, 2, 0)) == tuple(MARKET[step] for step in (4, 3, 2, 0))
    assert min(PRICES.rises((3, 2, 1, 0))) > 0


# -- sense ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", THINKERS)
def test_the_best_certain_profit_is_taken(player: Any) -> None:
    assert choice(player, Scene().last_lap((13, 13, 13)).state) == Place(Space.SILK)


@pytest.mark.parametrize("player", THINKERS)
def test_nothing_is_paid_for_a_hopeless_space(player: Any) -> None:
    scene = Scene().last_lap((2, 2, 2)).stand(yards=(1, 1, 1), insurance=(1,), pilots=(1, 1))
    assert choice(player, scene.state) == Pass()


@pytest.mark.parametrize("player", THINKERS)
def test_a_pilot_helps_his_own_passengers(player: Any) -> None:
    scene = Scene().last_lap((12, 5, 5)).stand(nutmeg=(1,), pirates=(2,), pilots=(1,)).play("pass")
    assert choice(player, scene.state) == Pilot(((Ware.NUTMEG, 1),))


@pytest.mark.parametrize("player", THINKERS)
def test_a_captain_sends_plunder_where_it_serves_him(player: Any) -> None:
    def sent(**spots: tuple[int, ...]) -> str:
        scene = Scene().last_lap((12, 5, 5)).stand(pirates=(1,), **spots).play("pass", 1, 1, 1)
        return choice(player, scene.state).code

    assert sent(insurance=(1,)) == "plunder:nutmeg:port"
    assert sent(yards=(2, 2, 1)) == "plunder:nutmeg:yard"


def test_one_does_not_stand_aboard_twice_for_the_same_money() -> None:
    scene = Scene().last_lap((13, 2, 2)).stand(nutmeg=(0, 1))
    worths = instinct.weigh(scene.state, 0, [Place(Space.NUTMEG)])
    # 24 for two are 12 each; with two of three seats it is 16: 4 more, for 4 pesos.
    assert worths == pytest.approx([4 - 4])


def test_bids_exceed_neither_cash_nor_the_worth_of_the_office() -> None:
    for cash in (0, 3, 12, 30, 80):
        scene = Scene().hold(0, silk=1).cash(cash, cash, cash, cash)
        while scene.phase is Phase.AUCTION:
            worth = instinct.office_worth(scene.state, scene.actor)
            move = choice(HEURISTIC, scene.state)
            if isinstance(move, Bid):
                assert scene.state.bid < move.amount <= worth
            scene.play(move.code)


@pytest.mark.parametrize("cash", [0, 3, 12, 30, 80])
def test_search_bids_by_rule_until_close_to_its_limit(cash: int) -> None:
    scene = Scene().hold(0, silk=1).cash(cash, cash, cash, cash)
    weighed = []
    while scene.phase is Phase.AUCTION:
        state, seat = scene.state, scene.actor
        limit, price = instinct.office_worth(state, seat, bidder_of(0)), state.bid + 1
        found = SEARCH.candidates(state, seat, MANILA.moves(state, seat))
        if len(found) == 1:
            assert (found == [Pass()]) == (price > limit)
        else:
            assert set(found) == {Bid(price), Pass()}
            assert abs(limit - price) <= BAND
            assert (found[0] == Pass()) == (price > limit)
            weighed.append(price)
        scene.play(choice(HEURISTIC, state).code)
    assert weighed or cash < 12


def test_expert_trusts_instinct_by_a_part_of_a_win_per_peso() -> None:
    trusting = MerchantPlayer(MANILA, GUIDE, 20, trust=0.25)
    scene = Scene().hold(0, silk=1).last_lap((13, 2, 2))
    state, seat = scene.state, scene.actor
    found = trusting.candidates(state, seat, MANILA.moves(state, seat))
    worths = instinct.weigh(state, seat, found, SELF)
    assert len(found) == 3
    assert trusting.leanings(state, seat, found) == pytest.approx([worth / 4 for worth in worths])
    assert list(SEARCH.leanings(state, seat, found)) == [0.0] * 3


def test_a_bid_leads_by_what_it_leaves_of_the_offices_worth() -> None:
    state, seat = Scene().cash(30, 30, 30, 30).state, 0
    trusting = MerchantPlayer(MANILA, GUIDE, 20, trust=0.25)
    limit = instinct.office_worth(state, seat, bidder_of(0))
    assert trusting.leanings(state, seat, [Bid(3), Pass()]) == pytest.approx([(limit - 3) / 4, 0])


def test_weaker_levels_bid_less_for_the_wares_they_hold() -> None:
    state = Scene().hold(0, silk=2).cash(60, 60, 60, 60).state
    limits = [instinct.office_worth(state, 0, nature) for nature in (BEGINNER, EASY, STEADY, SHREWD)]
    assert limits == sorted(set(limits))


@pytest.mark.parametrize("shares", [{}, {"silk": 1}, {"jade": 2, "nutmeg": 1}])
def test_steady_opens_at_two_thirds_and_raises_by_thirds(shares: dict[str, int]) -> None:
    scene = Scene().hold(0, **shares).cash(60, 60, 60, 60)
    limit = instinct.office_worth(scene.state, scene.actor)
    first = int(2 * limit / 3)
    assert choice(HEURISTIC, scene.state) == Bid(first)
    scene.play(f"bid:{first}")
    limit = instinct.office_worth(scene.state, scene.actor)
    assert choice(HEURISTIC, scene.state) == Bid(first + max(1, int((limit - first) / 3)))


def test_a_pledge_is_never_redeemed() -> None:
    # 15 now saves 15 in the end, and a debt limits what an insurer can lose: there is nothing to gain.
    scene = Scene().hold(0, silk=2).cash(90).play("pledge:silk:1", seat=0)
    assert "redeem:silk:0" in scene.codes()
    for player in (HEURISTIC, SEARCH):
        assert not choice(player, scene.state).free


def test_several_bids_are_weighed_but_none_that_cannot_be_paid() -> None:
    def bids(cash: int) -> list[int]:
        scene = Scene().cash(cash, cash, cash, cash)
        state, seat = scene.state, scene.actor
        candidates = GUIDE.candidates(state, seat, MANILA.moves(state, seat))
        assert Pass() in candidates
        assert candidates[0] == instinct.pick(state, seat, SELF)
        return sorted(move.amount for move in candidates if isinstance(move, Bid))

    assert len(bids(60)) > 4
    assert bids(60)[-1] > PLAIN.office
    assert bids(2) == [1, 2]


# -- strength ------------------------------------------------------------------------------------------
# Who wins how often is measured by ``make arena``; here single decisions are looked at, always the same ones.


@pytest.fixture(scope="module")
def decisions() -> list[tuple[State, Seat, list[ManilaMove]]]:
    """Some five hundred decisions of random games, with what can be done but take loans."""
    states = (
        state for seed in range(4) for state in WANDERER.states(WANDERER.table(3 + seed % 2, ManilaOptions(), seed))
    )
    found = [(state, seat, MANILA.moves(state, seat)) for state in states for seat in MANILA.to_act(state)]
    bound = [(state, seat, [move for move in moves if not move.free]) for state, seat, moves in found]
    return [decision for decision in bound if len(decision[2]) > 1]


def loss(name: str, decisions: list[tuple[State, Seat, list[ManilaMove]]]) -> float:
    """How many pesos a player gives away by a decision, on average, as instinct counts them."""
    given = 0.0
    for number, (state, seat, moves) in enumerate(decisions):
        worths = instinct.weigh(state, seat, moves, STEADY)
        made = MANILA.players[name].choose(MANILA.view(state, seat), moves, Random(number))
        given += max(worths) - worths[moves.index(made)]
    return given / len(decisions)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("beginner", "random"), ("easy", "beginner"), ("steady", "easy"), ("simple", "random"), ("heuristic", "simple")],
)
@pytest.mark.slow
def test_a_better_player_gives_away_less(
    better: str, worse: str, decisions: list[tuple[State, Seat, list[ManilaMove]]]
) -> None:
    assert loss(better, decisions) < 0.6 * loss(worse, decisions)
