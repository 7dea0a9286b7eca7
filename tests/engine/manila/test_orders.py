"""What can be ordered ahead in Manila, and what comes of it."""

from __future__ import annotations

from engine.game import Reason
from engine.manila.board import Space
from engine.manila.moves import Bid, Board, Pass, Pilot, Place
from engine.manila.orders import ORDERS
from engine.manila.view import ManilaView, Phase
from tests.engine.manila.scenes import Scene


def view(scene: Scene, seat: int) -> ManilaView:
    seen: ManilaView = scene.game.view(scene.state, seat)
    return seen


def kinds(scene: Scene, seat: int, *standing: str) -> set[str]:
    """The kinds of orders that a seat is offered."""
    return {code.partition(":")[0] for code in ORDERS.offered(view(scene, seat), standing)}


def test_premoves_offer_a_pass_or_bids_up_to_all_cash() -> None:
    scene = Scene().cash(30, 9)
    scene.play("bid:4")
    offered = ORDERS.offered(view(scene, 2), ())
    assert offered[:2] == ("pass:1", "bid:1:5")
    assert offered[-1] == "bid:1:30"
    assert kinds(scene, 1) == set(), "it is her turn: she may press"
    assert kinds(scene, 2, "bid:1:7") == set(), "one order for one auction"


def test_a_bid_goes_up_by_one_peso_to_its_limit_then_is_a_pass() -> None:
    scene = Scene()
    scene.play("bid:4")
    assert ORDERS.judge(view(scene, 1), "bid:1:6") == Bid(5)
    assert ORDERS.judge(view(scene, 1), "bid:1:4") == Pass()
    assert ORDERS.judge(view(scene, 1), "pass:1") == Pass()
    assert ORDERS.judge(view(scene, 1), "pass:2") is None


def test_nothing_is_ever_pledged_for_an_order() -> None:
    scene = Scene().hold(1, silk=2).cash(30, 4)
    scene.play("bid:4")
    assert ORDERS.judge(view(scene, 1), "bid:1:6") == Reason("dropped-manila-loan", {"price": 5})
    scene = Scene().hold(1, silk=2).voyage().cash(30, 3)
    scene.play("place:pirate")
    fees = [int(code.split(":")[3]) for code in ORDERS.offered(view(scene, 2), ()) if code.startswith("take")]
    assert max(fees) > 3
    order = f"take:{int(Space.PORT_A)}:1:4:3"
    assert ORDERS.judge(view(scene, 1), order) == Reason("dropped-manila-loan", {"price": 4})


def test_space_is_taken_with_accomplice_that_it_was_ordered_for() -> None:
    scene = Scene().voyage()
    port, yard = f"take:{int(Space.PORT_A)}:1:4:3", f"take:{int(Space.YARD_A)}:1:4:2"
    assert port in ORDERS.offered(view(scene, 1), ())
    assert yard in ORDERS.offered(view(scene, 1), (port,)), "the next order is for the next accomplice"
    scene.play("place:pirate")
    assert ORDERS.judge(view(scene, 1), port) == Place(Space.PORT_A)
    assert ORDERS.judge(view(scene, 1), yard) is None
    scene.play("place:port:a")
    assert ORDERS.over(view(scene, 1), port)
    assert not ORDERS.over(view(scene, 1), yard)


def test_space_that_is_gone_or_costs_another_price_is_not_taken() -> None:
    scene = Scene().voyage()
    port, jade = f"take:{int(Space.PORT_A)}:1:4:3", f"take:{int(Space.NUTMEG)}:1:2:3"
    assert {port, jade} <= set(ORDERS.offered(view(scene, 2), ()))
    scene.play("place:port:a")
    scene.play("place:nutmeg")
    assert ORDERS.judge(view(scene, 2), port) == Reason("dropped-manila-taken")
    assert ORDERS.judge(view(scene, 2), jade) == Reason("dropped-manila-fee", {"price": 3})


def test_premove_takes_the_first_of_several_spaces_still_free() -> None:
    scene = Scene().voyage()
    port, yard = f"take:{int(Space.PORT_A)}:1:4:3", f"take:{int(Space.YARD_A)}:1:4:3"
    offered = ORDERS.offered(view(scene, 2), (port,))
    assert yard in offered, "if the port is gone"
    assert f"take:{int(Space.YARD_A)}:1:4:2" in offered, "or for the next accomplice"
    assert not any(code.startswith(f"take:{int(Space.PORT_A)}:") for code in offered), "no space twice"
    scene.play("place:port:a")
    scene.play("place:pirate")
    assert [ORDERS.judge(view(scene, 2), code) for code in (port, yard)] == [
        Reason("dropped-manila-taken"),
        Place(Space.YARD_A),
    ]
    scene.play("place:yard:a")
    assert ORDERS.over(view(scene, 2), port)
    assert ORDERS.over(view(scene, 2), yard)


def test_spaces_of_which_one_is_taken_cost_no_more_than_dearest() -> None:
    scene = Scene().voyage().cash(30, 5)
    scene.play("place:pirate")
    scene.play("place:port:b")
    first = f"take:{int(Space.PORT_C)}:1:2:2"
    offered = ORDERS.offered(view(scene, 1), (first,))
    instead = [code for code in offered if code.startswith("take") and code.endswith(":2")]
    assert max(int(code.split(":")[3]) for code in instead) == 2, "all that is left, once"


def test_orders_of_spaces_cost_no_more_together_than_there_is() -> None:
    scene = Scene().voyage().cash(30, 5)
    scene.play("place:pirate")
    scene.play("place:port:b")
    first = f"take:{int(Space.PORT_C)}:1:2:2"
    assert first in ORDERS.offered(view(scene, 1), ())
    offered = [code.split(":") for code in ORDERS.offered(view(scene, 1), (first,)) if code.startswith("take")]
    assert {int(space) for _, space, *_, left in offered if left == "1"} == {Space.INSURANCE}


def test_a_pilot_can_leave_all_punts_and_a_pirate_stay_aboard() -> None:
    scene = Scene().voyage()
    assert not kinds(scene, 1) & {"steady", "stay"}
    for code in ("place:yard:a", "place:pilot:small", "place:pirate"):
        scene.play(code)
    assert "steady" in kinds(scene, 1)
    assert "stay" in kinds(scene, 2)
    board = Scene().voyage()
    board.state.phase, board.state.actor = Phase.BOARD, 1
    assert ORDERS.judge(view(board, 1), "stay:1") == Board(None)
    board.state.phase = Phase.PILOT
    assert ORDERS.judge(view(board, 1), "steady:1") == Pilot(())


def test_an_order_is_over_with_its_auction_and_with_its_voyage() -> None:
    scene = Scene()
    assert not ORDERS.over(view(scene, 2), "bid:1:5")
    assert not ORDERS.over(view(scene, 2), "pass:2")
    scene.voyage()
    assert ORDERS.over(view(scene, 2), "bid:1:5")
    assert not ORDERS.over(view(scene, 2), "pass:2")
    scene.state.voyage = 2
    assert ORDERS.over(view(scene, 2), f"take:{int(Space.PORT_A)}:1:4:3")
    scene.state.phase = Phase.OVER
    assert ORDERS.over(view(scene, 2), "pass:9")
