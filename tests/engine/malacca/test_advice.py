"""What choices promise, and why AI seats decided as they did: nothing hidden is told while a game is on."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from engine.advice import foreseen, last_thoughts
from engine.game import Promise
from engine.malacca.cards import Card
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import Phase
from engine.simulate import full_game
from tests.engine.malacca.scenes import Scene
from tests.engine.malacca.wander import WANDERER


def promised(scene: Scene) -> list[Promise[MalaccaMove]]:
    seat = scene.actor
    return [*MALACCA.promises(scene.view(seat), MALACCA.moves(scene.state, seat))]


def shop(scene: Scene) -> Scene:
    """The same game one step earlier, when the parrot holder may buy."""
    scene.state.phase = Phase.PURCHASE
    return scene


def test_all_choices_are_promised_something_or_none_and_the_best_comes_first() -> None:
    told = dict.fromkeys(Phase, 0)
    for seed in range(6):
        house = MalaccaOptions(characters=True, equipment=True, character_choice="1of2", rounds=6)
        for state in WANDERER.states(WANDERER.table(2 + seed, house, seed)):
            for seat in MALACCA.to_act(state):
                view, moves = MALACCA.view(state, seat), MALACCA.moves(state, seat)
                found = MALACCA.promises(view, moves)
                assert found == MALACCA.promises(view, moves)
                assert [promise.worth for promise in found] == sorted((p.worth for p in found), reverse=True)
                assert not found or {promise.move for promise in found} == set(moves)
                assert all(promise.risk is None or -1e-9 <= promise.risk <= 1 + 1e-9 for promise in found)
                told[view.phase] += bool(found)
    assert all(told[phase] for phase in (Phase.PURCHASE, Phase.BET, Phase.WAIT))
    assert not told[Phase.CHARACTER]
    assert not told[Phase.KEEP]


def test_after_large_bets_attack_promises_most_and_trade_is_a_risk() -> None:
    scene = Scene(4, ship=12).play("bet:t:5").play("bet:t:5").play("bet:t:5")
    found = {promise.move: promise for promise in promised(scene)}
    best = next(iter(found))
    assert isinstance(best, Bet)
    assert best.card is Card.ATTACK
    trade, attack = found[Bet(Card.TRADE, 5)], found[Bet(Card.ATTACK, 0)]
    assert trade.risk is not None
    assert attack.risk is not None
    assert trade.risk > 0.5
    assert attack.worth > trade.worth


def test_a_bet_on_trade_can_lose_and_no_bet_cannot() -> None:
    found = {promise.move: promise.risk for promise in promised(Scene(4, ship=8))}
    assert found[Bet(Card.TRADE, 0)] == found[Bet(Card.DEFENCE, 0)] == 0
    assert (found[Bet(Card.TRADE, 3)] or 0) > 0


def test_a_waiting_card_promises_what_the_open_cards_give() -> None:
    scene = Scene(4, parrot=1, ship=10, purses=(9, 9, 9, 9)).give(1, "AD").bets("a:2", "AD:2", "t:4", "t:4")
    found = {promise.move.code: promise.worth for promise in promised(scene)}
    # docs/rules/malacca.md §8, E9: 18 and 11 with a card, of 7 that are left in the purse.
    assert found["wait:attack"] == 11
    assert 4 < found["wait:defence"] <= 6


def test_equipment_promises_less_with_every_ship() -> None:
    early = promised(shop(Scene(4, purses=(20,) * 4, equipment=True)))
    late = promised(shop(Scene(4, purses=(20,) * 4, equipment=True).last_round()))
    assert early[0].worth > 0
    assert late[0].move.code == "buy:none"


def test_the_public_is_promised_nothing() -> None:
    with pytest.raises(ValueError, match="public"):
        MALACCA.promises(Scene(2).view(None), [])


# -- reasons -------------------------------------------------------------------------------------------


def test_nothing_is_told_of_a_card_that_lies_face_down() -> None:
    scene = Scene(4).play("bet:t:2")
    assert foreseen(MALACCA, scene.view(None), 1, Bet(Card.TRADE, 2)) == []
    assert foreseen(MALACCA, scene.view(None), 1) == []


def test_what_is_hidden_changes_nothing_in_a_reason_while_the_game_is_on() -> None:
    bought = shop(Scene(4, equipment=True).give(0, "A2").give(2, "D2"))
    waiting = Scene(4, parrot=1, ship=10).give(1, "AD", "T2").give(3, "A2").bets("a:2", "AD:2", "t:4", "t:4")
    for scene in (bought, waiting):
        made = promised(scene)[0].move
        view = scene.view(None)
        others = [MALACCA.imagine(view, Random(number)) for number in range(6)]
        assert len({MALACCA.view(other, scene.actor).hand for other in others}) > 1
        told = {
            repr(foreseen(MALACCA, MALACCA.view(state, None), scene.actor, made)) for state in (scene.state, *others)
        }
        assert len(told) == 1
        assert told != {"[]"}


async def test_after_the_end_every_pirate_says_what_the_last_bet_promised() -> None:
    pirates = [MALACCA.players[level] for level in MALACCA.levels]
    _, log = full_game(MALACCA, MalaccaOptions(rounds=6), pirates, "advice")
    thoughts = await last_thoughts(MALACCA, log, dict(enumerate(pirates)), asyncio.to_thread)
    assert [thought.seat for thought in thoughts] == [0, 1, 2, 3, 4]
    for thought in thoughts:
        assert thought.view.seat == thought.seat
        assert isinstance(thought.made.move, Bet)
        assert thought.other is not None
