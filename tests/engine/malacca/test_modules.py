"""The two modules: characters and equipment (docs/rules/malacca.md §5)."""

from __future__ import annotations

import pytest

from engine.fair import NumberedDice
from engine.malacca.cards import Action, Character
from engine.malacca.events import Cause, CharactersOffered, CharacterTaken, ItemBought
from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import Phase
from tests.engine.malacca.scenes import Scene

# -- characters --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", MALACCA.seats)
def test_everybody_is_dealt_another_character_with_a_purse(seats: int) -> None:
    state, _ = MALACCA.start(seats, MalaccaOptions(characters=True), NumberedDice("x", 0))
    view = MALACCA.view(state, None)
    assert None not in view.characters
    assert len(set(view.characters)) == seats
    purses = {
        Character.MORGAN: 5,
        Character.PIERRE: 3,
        Character.ORGONEZ: 9,
        Character.CAESAR: seats,
        Character.ZHENG: 3,
        Character.SAYYIDA: 5,
        Character.LASKARINA: 5,
        Character.INGRID: 4,
    }
    assert view.purses == tuple(purses[who] for who in view.characters if who is not None)


@pytest.mark.parametrize("seats", MALACCA.seats)
def test_by_house_rule_all_draw_two_characters_and_keep_one(seats: int) -> None:
    scene = Scene(seats, characters=True, character_choice="1of2")
    scene.state, events = MALACCA.start(seats, scene.options, NumberedDice("x", 0))
    scene.told = list(events)
    while scene.state.phase is Phase.CHARACTER:
        offer = scene.all(CharactersOffered)[-1]
        assert (offer.seat, offer.characters) == (scene.actor, scene.view().offered)
        assert scene.codes() == [f"take:{who.slug}" for who in offer.characters]
        assert MALACCA.default_move(scene.state, scene.actor).code == scene.codes()[0]
        scene.play(scene.codes()[-1])
    taken = [event.character for event in scene.all(CharacterTaken)]
    assert len(set(taken)) == len(taken) == seats
    # The eighth has no choice left.
    assert len(scene.all(CharactersOffered)) == min(seats, 7)
    assert [event.seat for event in scene.all(CharacterTaken)] == scene.state.turn_order()


def test_a_character_that_was_not_drawn_cannot_be_taken() -> None:
    scene = Scene(2, characters=True, character_choice="1of2")
    scene.state, _ = MALACCA.start(2, scene.options, NumberedDice("x", 0))
    other = next(who for who in Character if who not in scene.view().offered)
    assert (
        str(scene.illegal_reason(f"take:{other.slug}"))
        == f"why-malacca-character-not-drawn {{'character': '{other.slug}'}}"
    )


def test_laskarina_begins_with_a_special_card() -> None:
    for seed in range(20):
        state, _ = MALACCA.start(4, MalaccaOptions(characters=True), NumberedDice(str(seed), 0))
        view = MALACCA.view(state, None)
        assert view.specials == tuple(int(who is Character.LASKARINA) for who in view.characters)
        assert view.deck + sum(view.specials) == 16


@pytest.mark.parametrize(("card", "paid"), [("d", 3), ("D2", 3)])
def test_morgan_is_paid_for_a_defence(card: str, paid: int) -> None:
    scene = Scene(2, purses=(5, 5)).cast(morgan=1).give(1, "D2").bets("a:0", f"{card}:0")
    assert scene.got(Cause.CHARACTER) == {1: paid}


def test_zheng_he_is_paid_for_a_trade_even_without_a_bet() -> None:
    scene = Scene(2, purses=(0, 5)).cast(zheng=0).bets("t:0", "t:0")
    assert scene.purses[0] == 2 + 3


def test_by_house_rule_zheng_he_needs_a_bet() -> None:
    assert Scene(2, purses=(4, 5), zheng_needs_bet=True).cast(zheng=0).bets("t:0", "t:0").purses[0] == 4
    assert Scene(2, purses=(4, 5), zheng_needs_bet=True).cast(zheng=0).bets("t:1", "t:0").purses[0] == 8


def test_ingrid_is_paid_for_an_attack_that_captures() -> None:
    assert Scene(2, ship=4, purses=(5, 5)).cast(ingrid=0).bets("a:0", "t:0").purses[0] == 5 + 4 + 3
    assert Scene(2, ship=4, purses=(5, 5)).cast(ingrid=0).bets("a:0", "d:0").purses[0] == 3


def test_pierre_gets_a_coin_every_round_the_last_one_too() -> None:
    scene = Scene(2, purses=(5, 5)).cast(pierre=1).bets("t:0", "a:0")
    assert scene.got(Cause.CHARACTER) == {1: 1}
    scene = Scene(2, purses=(5, 5)).cast(pierre=1).last_round().bets("t:0", "t:0")
    assert scene.purses == [5, 6]


@pytest.mark.parametrize("plays", [("a:0", "a:0", "A2:0"), ("t:0", "t:0", "t:0"), ("d:0", "d:0", "d:0")])
def test_black_caesar_is_paid_for_unanimity_of_any_kind(plays: tuple[str, str, str]) -> None:
    scene = Scene(3, purses=(5, 5, 5)).cast(caesar=1).give(2, "A2").bets(*plays)
    assert scene.got(Cause.CHARACTER) == {1: 3}


def test_black_caesar_looks_at_what_waiting_cards_became() -> None:
    scene = Scene(2, purses=(5, 5)).cast(caesar=1).give(0, "AD").bets("AD:0", "a:0").play("wait:attack")
    assert scene.got(Cause.CHARACTER) == {1: 2}
    scene = Scene(2, purses=(5, 5)).cast(caesar=1).give(0, "AD").bets("AD:0", "a:0").play("wait:defence")
    assert scene.got(Cause.CHARACTER) == {}


# -- equipment ---------------------------------------------------------------------------------------


def shopping(purse: int = 5, **bought: int) -> Scene:
    """The parrot holder (seat 1) is about to buy before the second ship."""
    scene = Scene(2, parrot=0, purses=(5, purse), equipment=True).equip(0, **bought)
    return scene.bets("t:0", "t:0")


def test_the_parrot_holder_may_buy_before_the_ship_comes() -> None:
    scene = shopping()
    assert (scene.actor, scene.view().ship) == (1, None)
    assert scene.codes() == ["buy:attack", "buy:defence", "buy:trade", "buy:none"]
    scene.play("buy:trade")
    assert scene.all(ItemBought) == [ItemBought(1, Action.TRADE)]
    assert scene.purses[1] == 0
    assert scene.view().items == ((0, 0, 0), (0, 0, 1))
    assert scene.view().shop == (4, 4, 3)
    assert scene.view().ship is not None


def test_the_first_round_offers_equipment_too() -> None:
    state, _ = MALACCA.start(3, MalaccaOptions(equipment=True), NumberedDice("x", 0))
    assert state.phase is Phase.PURCHASE
    assert MALACCA.to_act(state) == (state.parrot,)


def test_only_one_purchase_a_round() -> None:
    assert shopping(15).play("buy:attack").state.phase is Phase.BET


def test_nothing_need_be_bought() -> None:
    scene = shopping().play(MALACCA.default_move(shopping().state, 1).code)
    assert scene.all(ItemBought) == []
    assert scene.purses == [5, 5]


def test_who_cannot_pay_is_not_asked() -> None:
    assert shopping(purse=4).state.phase is Phase.BET


def test_what_is_sold_out_cannot_be_bought() -> None:
    scene = shopping(attack=4)
    assert scene.codes() == ["buy:defence", "buy:trade", "buy:none"]
    assert str(scene.illegal_reason("buy:attack")) == "why-malacca-item-sold-out {'item': 'attack'}"


def test_when_all_is_sold_out_nobody_is_asked() -> None:
    assert shopping(attack=4, defence=4, trade=4).state.phase is Phase.BET


def test_without_the_module_nothing_is_for_sale() -> None:
    assert Scene(2).view().shop == (0, 0, 0)


def test_a_purse_spent_on_equipment_swabs_the_deck() -> None:
    scene = shopping().play("buy:defence").bets("t:0", "t:0")
    assert scene.got(Cause.SWABBING) == {1: 2}


@pytest.mark.parametrize(("item", "plays", "paid"), [("attack", "at", 3), ("defence", "da", 4), ("trade", "td", 5)])
def test_equipment_pays_for_success_and_adds_up(item: str, plays: str, paid: int) -> None:
    for count in (1, 2):
        scene = Scene(2, purses=(5, 5), equipment=True).equip(0, **{item: count})
        scene.bets(f"{plays[0]}:1", f"{plays[1]}:0")
        assert scene.got(Cause.EQUIPMENT) == {0: count * paid}


@pytest.mark.parametrize(
    ("item", "plays"), [("attack", "a:1 d:0"), ("defence", "d:1 t:0"), ("trade", "t:1 a:0"), ("trade", "t:0 t:0")]
)
def test_equipment_does_not_pay_for_anything_else(item: str, plays: str) -> None:
    scene = Scene(2, purses=(5, 5), equipment=True).equip(0, **{item: 1}).bets(*plays.split())
    assert scene.got(Cause.EQUIPMENT) == {}


def test_trade_equipment_needs_an_attack_only_by_house_rule() -> None:
    def paid(third: str, **options: bool) -> dict[int | None, int]:
        scene = Scene(3, purses=(5, 5, 5), equipment=True, **options).equip(0, trade=1).bets("t:1", "d:0", third)
        return scene.got(Cause.EQUIPMENT)

    assert paid("t:0") == paid("a:0") == {0: 5}
    assert paid("t:0", trade_bonus_needs_attack=True) == {}
    assert paid("a:0", trade_bonus_needs_attack=True) == {0: 5}


def test_characters_and_equipment_are_independent() -> None:
    view = MALACCA.view(MALACCA.start(3, MalaccaOptions(characters=True), NumberedDice("x", 0))[0], None)
    assert view.shop == (0, 0, 0)
    view = MALACCA.view(MALACCA.start(3, MalaccaOptions(equipment=True), NumberedDice("x", 0))[0], None)
    assert view.characters == (None, None, None)
    assert view.shop == (4, 4, 4)
