"""What can be ordered ahead in Manilla and Manille, and what comes of it."""

from __future__ import annotations

from engine.game import Reason
from engine.manille.cards import Card
from engine.manille.moves import PLAY
from engine.manille.orders import ORDERS
from engine.manille.view import ManilleView, Phase
from tests.engine.manille.scenes import Scene

HANDS = ("7S 8S 9H", "KS 7C 8C", "QS AS 7H", "9S 10S KH")


def view(scene: Scene, seat: int) -> ManilleView:
    seen: ManilleView = scene.game.view(scene.state, seat)
    return seen


def test_a_card_is_played_when_its_suit_is_led_and_only_then() -> None:
    scene = Scene().playing("n").hold(*HANDS)
    assert {"follow:7S:1", "next:7S:1"} <= set(ORDERS.offered(view(scene, 0), ()))
    scene.play("play:KS")
    assert ORDERS.judge(view(scene, 2), "follow:7H:1") is None
    assert ORDERS.judge(view(scene, 2), "follow:AS:1") == PLAY[Card.SA]
    assert ORDERS.judge(view(scene, 3), "follow:9S:1") is None, "it is not her turn"


def test_card_to_follow_with_waits_while_another_duty_forbids_it() -> None:
    scene = Scene().playing("n").hold(*HANDS)
    scene.play("play:KS")
    assert ORDERS.judge(view(scene, 2), "follow:QS:1") is None, "the king can be beaten, so it must be"
    assert not ORDERS.over(view(scene, 2), "follow:QS:1")


def test_a_card_to_play_next_is_played_or_its_owner_is_asked() -> None:
    scene = Scene().playing("n").hold(*HANDS)
    assert ORDERS.judge(view(scene, 1), "next:7C:1") == PLAY[Card.C7], "she leads"
    scene.play("play:KS")
    assert ORDERS.judge(view(scene, 2), "next:AS:1") == PLAY[Card.SA]
    refused = ORDERS.judge(view(scene, 2), "next:7H:1")
    assert refused == Reason("dropped-manille-card", {"suit": "hearts", "rank": "7"})
    assert ORDERS.judge(view(scene, 3), "next:9S:1") is None, "it is not her turn"


def test_premoves_offer_no_queued_card_and_no_card_played_now() -> None:
    scene = Scene().playing("n").hold(*HANDS)
    offered = ORDERS.offered(view(scene, 2), ("next:AS:1", "follow:7H:1"))
    assert not {"next:AS:1", "follow:7H:1"} & set(offered)
    assert {"follow:AS:1", "next:7H:1"} <= set(offered)
    scene = Scene().playing("n").hold("7S", "KS", "QS", "9S")
    assert ORDERS.offered(view(scene, 1), ()) == ()
    assert ORDERS.offered(view(scene, 2), ()) == ("next:QS:1", "follow:QS:1")


def test_an_order_is_over_when_its_card_or_its_deal_is() -> None:
    scene = Scene().playing("n").hold(*HANDS)
    scene.play("play:KS")
    scene.play("play:AS")
    assert ORDERS.over(view(scene, 2), "follow:AS:1")
    assert ORDERS.over(view(scene, 2), "next:AS:1")
    assert not ORDERS.over(view(scene, 2), "follow:QS:1")
    assert ORDERS.over(view(scene, 2), "follow:QS:2")
    scene.state.phase = Phase.REVIEW
    assert ORDERS.over(view(scene, 2), "follow:QS:1")


def test_who_has_not_looked_at_the_cards_orders_nothing() -> None:
    scene = Scene()
    scene.state.phase = Phase.BLIND
    assert ORDERS.offered(view(scene, 1), ()) == ()
    assert ORDERS.offered(view(scene.playing("n").hold(*HANDS), 1), ())
