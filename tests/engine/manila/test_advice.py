"""What the AI tells people of their choices: what each promises, and how likely it is to lose by it."""

from __future__ import annotations

from itertools import product

import pytest

from engine.game import Promise
from engine.manila.ai import instinct
from engine.manila.ai.advice import promises
from engine.manila.game import MANILA
from engine.manila.moves import ManilaMove
from engine.manila.prices import final_values
from engine.manila.view import Phase
from tests.engine.manila.scenes import Scene

FACES = range(1, 7)


def told_of(scene: Scene) -> dict[str, Promise[ManilaMove]]:
    """What whoever is to act is told of their choices, the best first."""
    seat = scene.actor
    found = promises(MANILA.view(scene.state, seat), MANILA.moves(scene.state, seat))
    return {promise.move.code: promise for promise in found}


def advice(scene: Scene) -> dict[str, float]:
    """The worth of each choice, the best first."""
    worths = {code: promise.worth for code, promise in told_of(scene).items()}
    if scene.phase is not Phase.AUCTION:
        assert list(worths.values()) == sorted(worths.values(), reverse=True)
    return worths


def test_advice_tells_the_profit_of_a_space() -> None:
    told = advice(Scene().last_lap((10, 13, 2)).stand(silk=(1,)))
    assert told["place:silk"] == pytest.approx(30 / 2 - 4)
    assert told["place:port:a"] == pytest.approx(6 - 4)
    assert told["place:insurance"] < 10 - 6
    assert told["pass"] == 0


def test_advice_on_bids_is_what_the_office_is_worth_less_the_bid() -> None:
    scene = Scene()
    told = advice(scene)
    worth = instinct.office_worth(scene.state, scene.actor)
    assert told["bid:5"] == pytest.approx(worth - 5)
    assert told["pass"] == 0


def test_the_best_bid_is_the_one_that_instinct_would_make_and_no_cheaper_one() -> None:
    scene = Scene()
    first, second, *_ = advice(scene)
    assert first == instinct.pick(scene.state, scene.actor).code
    assert first != "bid:1"
    assert second == "pass"


def test_advice_on_shares_is_what_they_may_end_at_less_their_price() -> None:
    told = advice(Scene().each("bid:1", "pass", "pass", "pass"))
    assert told["buy:none"] == 0
    assert told["buy:silk"] == pytest.approx(final_values((0, 0, 0, 0))[1] - 5)


def test_starts_are_compared_with_the_best() -> None:
    told = advice(Scene().hold(0, jade=3).each("bid:1", "pass", "pass", "pass", "buy:none", "leave:ginseng"))
    assert len(told) == 25
    assert max(told.values()) == 0
    assert next(iter(told)).endswith("-5")


def test_there_is_no_advice_where_no_peso_hangs_on_it() -> None:
    scene = Scene().hold(0, silk=1, jade=1).voyage().cash(0).play("place:silk")
    assert scene.phase is Phase.PLEDGE
    assert advice(scene) == {}


# -- risk ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("positions", [(10, 13, 2), (7, 12, 9), (11, 8, 5)])
@pytest.mark.parametrize("pirates", [(), (3,)])
def test_the_risk_of_a_space_is_the_part_of_all_rolls_that_pay_less_than_it_costs(
    positions: tuple[int, int, int], pirates: tuple[int, ...]
) -> None:
    scene = Scene().last_lap(positions).stand(silk=(1,), ginseng=(2, 3), pirates=pirates)
    told = told_of(scene)
    rolls = list(product(FACES, repeat=3))
    ends = [[position + die for position, die in zip(positions, roll, strict=True)] for roll in rolls]
    waiting = bool(pirates)

    def part(lost: list[bool]) -> float:
        return sum(lost) / len(rolls)

    for punt, (ware, share) in enumerate((("nutmeg", 24), ("silk", 15), ("ginseng", 6))):
        lost = part([end[punt] < 13 + waiting for end in ends])
        assert share >= 5
        assert told[f"place:{ware}"].risk == pytest.approx(lost)
    if not pirates:
        # Where pirates wait, half of what ends on 13 is taken to come in: no roll says which half.
        home = [sum(space >= 13 for space in end) for end in ends]
        assert told["place:port:b"].risk == pytest.approx(part([count < 2 for count in home]))
        assert told["place:yard:b"].risk == pytest.approx(part([count > 1 for count in home]))
        assert told["place:insurance"].risk == pytest.approx(part([count < 2 for count in home]))
    assert told["place:pirate"].risk == pytest.approx(part([13 not in end for end in ends]))
    assert told["place:pilot:large"].risk is None
    assert told["pass"].risk is None


def test_a_pirate_may_also_find_a_punt_on_13_a_roll_earlier() -> None:
    scene = Scene().voyage(start="5-4-0")
    scene.state.rolls, scene.state.lap, scene.state.position = 1, 2, [9, 0, 0]
    found = sum(9 + one == 13 or (9 + one < 13 and 9 + one + two == 13) for one, two in product(FACES, FACES))
    assert told_of(scene)["place:pirate"].risk == pytest.approx(1 - found / 36)


def test_a_seat_that_pays_less_than_it_costs_is_lost_for_certain() -> None:
    scene = Scene().last_lap((12, 1, 1), leave="silk")
    scene.stand(ginseng=(1, 2))
    assert told_of(scene)["place:ginseng"].risk == 1.0


def test_going_aboard_risks_nothing_and_staying_all_the_loot() -> None:
    scene = Scene().voyage().stand(pirates=(1,))
    scene.state.lap, scene.state.rolls, scene.state.actor, scene.state.position = 2, 1, 3, [12, 11, 1]
    scene.play("place:yard:a", 1, 1, 1)
    assert scene.phase is Phase.BOARD
    told = told_of(scene)
    assert told["board:nutmeg"].risk == 0.0
    assert told["board:stay"].risk == pytest.approx(5 / 6)
