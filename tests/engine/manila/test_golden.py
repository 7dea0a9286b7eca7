"""Each golden game shows what it is there for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Seat
from engine.manila.board import Space, Ware
from engine.manila.events import Boarded, Dealt, GameEnded, LapBegan, ManilaEvent, PaymentDue, Placed, Plundered, Rolled
from tests.engine.manila.retell import TELLER


def told(name: str, kind: type[ManilaEvent]) -> Sequence[ManilaEvent]:
    return [event for event in TELLER.events_of(name) if isinstance(event, kind)]


def test_the_default_games_show_pirates_at_work() -> None:
    assert any(told(name, Plundered) for name in ("three", "four", "five"))
    assert any(isinstance(event, Boarded) and event.ware is not None for event in told("four", Boarded))


def test_a_passenger_is_kicked_off() -> None:
    assert any(isinstance(event, Boarded) and event.kicked is not None for event in told("kick-off", Boarded))


def test_a_stowaway_stands_where_only_the_house_rule_lets_him() -> None:
    stowaways = [event for event in told("stowaway-anywhere", Placed) if isinstance(event, Placed) and event.stowaway]
    assert any(event.space > Space.JADE for event in stowaways)


def test_more_than_three_shares_of_a_ware_come_from_all_twenty() -> None:
    dealt: Counter[Ware] = Counter()
    for event in told("deal-all", Dealt):
        assert isinstance(event, Dealt)
        dealt.update(event.wares)
    assert max(dealt.values()) > 3


def test_a_payment_waits_while_money_is_hidden() -> None:
    assert told("hidden-money", PaymentDue)


def test_the_second_placement_round_comes_after_the_first_roll() -> None:
    course = [event for event in TELLER.events_of("extra-round-second") if isinstance(event, LapBegan | Rolled)]
    assert [type(event) for event in course[:4]] == [LapBegan, Rolled, LapBegan, LapBegan]


def test_equal_fortunes_are_parted_by_cash() -> None:
    (end,) = told("tie-break-cash", GameEnded)
    assert isinstance(end, GameEnded)
    best: list[Seat] = [seat for seat, fortune in enumerate(end.fortunes) if fortune == max(end.fortunes)]
    assert len(best) > 1
    assert len(end.winners) == 1
