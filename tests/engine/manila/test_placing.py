"""Placement rounds (docs/rules/manila.md §2.4, rulings C)."""

from __future__ import annotations

from engine.manila.board import Space, Ware
from engine.manila.events import Passed, PaymentDue, Placed, Rolled, Skipped
from engine.manila.view import Owed, Phase
from tests.engine.manila.scenes import Scene

ALL_SPACES = [space.slug for space in Space if space is not Space.JADE]


def test_every_vacant_space_is_on_offer_and_its_price_is_paid() -> None:
    scene = Scene().voyage()
    assert scene.spaces() == ALL_SPACES
    for code, paid in (("place:silk", 3), ("place:port:c", 2), ("place:pilot:large", 5)):
        scene.play(code)
        assert scene.one(Placed).paid == paid
    assert scene.view.cash == (26, 28, 25, 30)


def test_c1_a_pass_locks_a_merchant_out_for_this_voyage_only() -> None:
    scene = Scene().voyage().play("pass")
    assert scene.one(Passed) == Passed(0, auction=False)
    scene.each("place:silk", "place:silk").play("place:silk", 1, 1, 1)
    assert (scene.view.lap, scene.actor) == (2, 1)
    scene.each("pass", "pass").play("pass", *[1] * 6)
    assert scene.view.voyage == 2
    assert scene.view.passed == (False,) * 4


def test_c2_port_letters_and_insurance_stay_open_without_punts() -> None:
    scene = Scene().last_lap((8, 8, 8))
    scene.state.berth, scene.state.position = [0, 1, 2], [14, 14, 14]
    assert scene.spaces() == [space for space in ALL_SPACES if space not in ("nutmeg", "silk", "ginseng")]
    assert scene.refused("place:silk") == "why-manila-punt-in-port"
    scene.play("place:insurance")
    assert scene.view.cash[0] == 29 + 10


def test_c3_cheapest_free_seat_is_taken_past_a_boarded_pirate() -> None:
    scene = Scene().last_lap((9, 9, 9), placing=(1,)).stand(silk=(2,))
    scene.play("place:silk")
    assert scene.one(Placed) == Placed(0, Space.SILK, 1, 4, stowaway=False)
    scene.play("place:silk", 6, 6, 6)
    assert scene.all(Placed) == [Placed(1, Space.SILK, 2, 5, stowaway=False)]


def test_c4_pirate_spaces_left_by_boarding_are_for_sale_again() -> None:
    scene = Scene().voyage().each("place:pirate", "place:pirate", "place:port:a").play("place:port:b", 6, 1, 1)
    scene.each("place:silk", "place:silk", "place:silk").play("place:insurance", 2, 1, 1)
    assert scene.phase is Phase.BOARD
    scene.each("board:nutmeg", "board:stay")
    assert "pirate" in scene.spaces()
    scene.play("place:pirate")
    assert scene.one(Placed).index == 1
    assert scene.view.pirates == (1, 0)


def test_c4_a_newcomer_on_an_empty_boat_is_captain() -> None:
    scene = Scene().last_lap((9, 9, 9), placing=(1,)).play("place:pirate")
    assert scene.view.pirates == (0, None)


def test_c5_merchant_without_a_space_is_skipped_not_locked_out() -> None:
    scene = Scene().voyage()
    scene.cash(30, 0, 30, 30)
    scene.stand(nutmeg=(0, 0, 0), silk=(0, 0, 0), ginseng=(0, 0, 0))
    scene.play("place:port:a")
    assert scene.one(Skipped) == Skipped(1, forced=True)
    assert scene.actor == 2
    assert not scene.view.passed[1]


def nothing_left(rules: int) -> Scene:
    """The fourth merchant's last turn, when everything is taken and all punts are home."""
    scene = Scene(rules=rules).each("bid:1", "pass", "pass", "pass", "buy:none", "leave:ginseng", "start:3-3-3")
    scene.each("place:port:a", "place:port:b", "place:port:c").play("place:yard:a", 6, 6, 6)
    scene.each("place:yard:b", "place:yard:c", "place:pirate").play("place:pirate", 6, 6, 6)
    return scene.each("place:insurance", "place:pilot:small").play("place:pilot:large")


def test_c5_merchant_with_money_but_no_space_is_skipped() -> None:
    scene = nothing_left(rules=2)
    assert scene.one(Skipped) == Skipped(3, forced=True)
    assert not scene.all(Passed)
    assert scene.view.voyage == 2


def test_c5_under_the_first_rules_they_could_only_pass() -> None:
    scene = nothing_left(rules=1)
    assert (scene.actor, scene.codes()) == (3, ["pass"])
    scene.play("pass")
    assert scene.view.voyage == 2


def test_c6_one_accomplice_a_turn_and_many_over_the_voyage() -> None:
    scene = Scene().voyage().play("place:silk")
    assert scene.actor == 1
    scene.each("place:port:a", "place:port:b").play("place:port:c", 1, 1, 1)
    scene.play("place:silk")
    assert scene.view.punts[1].aboard == (0, 0, None)


def test_c7_letters_are_taken_in_any_order() -> None:
    scene = Scene().voyage().each("place:yard:c", "place:port:b")
    assert scene.view.yards == (None, None, 0)
    assert scene.view.ports == (None, 1, None)


def test_a_space_holds_one_accomplice() -> None:
    scene = Scene().voyage().play("place:insurance")
    assert scene.refused("place:insurance") == "why-manila-space-taken"


def test_a_full_load_and_a_ware_ashore_are_refused() -> None:
    scene = Scene().voyage().stand(ginseng=(1, 1, 1))
    assert scene.refused("place:ginseng") == "why-manila-load-full"
    assert scene.refused("place:jade") == "why-manila-not-loaded"


def test_jade_has_four_seats() -> None:
    scene = Scene().voyage(leave="nutmeg")
    prices = [scene.play("place:jade", *faces).one(Placed).paid for faces in ((), (), (), (1, 1, 1))]
    assert prices == [3, 4, 5, 5]
    assert "jade" not in scene.spaces()


def test_a_space_above_ones_cash_is_paid_by_pledging() -> None:
    scene = Scene().hold(0, jade=1).voyage().cash(2)
    scene.play("place:pilot:large")
    assert scene.one(PaymentDue) == PaymentDue(0, "space")
    assert scene.view.owed == Owed("space", 5, space=Space.PILOT_LARGE)
    scene.play("pledge:jade:1")
    assert scene.one(Placed) == Placed(0, Space.PILOT_LARGE, 0, 5, stowaway=False)
    assert scene.view.cash[0] == 9


def test_a_turn_missed_by_the_clock_does_not_lock_out() -> None:
    scene = Scene().voyage()
    assert "skip" not in scene.codes()
    assert scene.refused("skip") == "why-manila-clock-only"
    scene.skip()
    assert scene.one(Skipped) == Skipped(0, forced=False)
    scene.each("pass", "pass").play("pass", 1, 1, 1)
    assert scene.actor == 0


def laps_before_rolls(scene: Scene, *laps: int) -> list[tuple[int, int]]:
    """Let the clock skip every turn of a voyage whose dice fall after these laps: (lap, roll) as it happened."""
    happened = []
    for lap in range(1, scene.view.laps + 1):
        for seat in range(scene.state.players):
            last = seat == scene.state.players - 1
            scene.play("skip", *((1, 1, 1) if last and lap in laps else ()))
        happened += [(lap, rolled.round) for rolled in scene.all(Rolled)]
    return happened


def test_four_and_five_players_place_once_before_each_roll() -> None:
    for seats in (4, 5):
        assert laps_before_rolls(Scene(seats).voyage(), 1, 2, 3) == [(1, 1), (2, 2), (3, 3)]


def test_three_players_place_twice_before_the_first_roll() -> None:
    assert laps_before_rolls(Scene(3).voyage(), 2, 3, 4) == [(2, 1), (3, 2), (4, 3)]


def test_house_rule_gives_three_players_two_laps_before_roll_two() -> None:
    scene = Scene(3, extra_round="second").voyage()
    assert laps_before_rolls(scene, 1, 3, 4) == [(1, 1), (3, 2), (4, 3)]


def test_three_players_have_four_accomplices() -> None:
    assert Scene(3).view.accomplices == (4, 4, 4)
    assert Scene(4).view.accomplices == (3, 3, 3, 3)
    assert Scene(5).view.accomplices == (3, 3, 3, 3, 3)


def test_the_view_prices_spaces_as_they_are_charged() -> None:
    scene = Scene().voyage().stand(silk=(1,), pirates=(2,))
    for slug in scene.spaces():
        space = Space[slug.upper().replace(":", "_")]
        fresh = Scene().voyage().stand(silk=(1,), pirates=(2,)).play(f"place:{slug}")
        assert fresh.one(Placed).paid == scene.view.fee(space)
    assert scene.view.fee(Space.JADE) is None
    assert Ware.JADE not in {punt.ware for punt in scene.view.punts}
