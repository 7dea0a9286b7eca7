"""The AI players: sensible, hard to read, and better the higher their level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import AnyPlayer, Seat
from engine.malacca.ai.guess import Others
from engine.malacca.ai.prospect import Prospect
from engine.malacca.ai.reading import Reading
from engine.malacca.cards import CHARACTERS, ORDINARY, SPECIALS, Action, Card
from engine.malacca.events import Cause, Heap
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reckoning import Fight, penalty, reckon
from engine.malacca.view import MalaccaView, Phase
from engine.simulate import quick_game
from tests.engine.malacca.scenes import Scene
from tests.engine.malacca.wander import Table, begin, options, walk

SIMPLE = MALACCA.players["simple"]
RANDOM = MALACCA.players["random"]


class Trader:
    """Always trades the whole purse."""

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        if view.phase is not Phase.BET or view.seat is None:
            return moves[0]
        return Bet(Card.TRADE, view.purses[view.seat] or 0)


class Robber:
    """Attacks as soon as there is much to take, and otherwise trades a third: reads bets and nothing else."""

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        if view.phase is not Phase.BET or view.seat is None:
            return moves[0]
        booty = (view.ship or 0) + sum(bet or 0 for bet in view.bets)
        return Bet(Card.ATTACK, 0) if booty > 10 else Bet(Card.TRADE, (view.purses[view.seat] or 0) // 3)


def choice(scene: Scene, seed: int = 1) -> MalaccaMove:
    """What the simple player does in the place of whoever is to act."""
    seat = scene.actor
    return SIMPLE.choose(MALACCA.view(scene.state, seat), MALACCA.moves(scene.state, seat), Random(seed))


def actions(scene: Scene, times: int = 40) -> list[Action]:
    """What the simple player does when asked again and again."""
    moves = [choice(scene, seed) for seed in range(times)]
    return [move.card.choices[0] for move in moves if isinstance(move, Bet)]


# -- everywhere ----------------------------------------------------------------------------------------

HOUSES: list[dict[str, Any]] = [
    {},
    {"characters": True, "equipment": True, "character_choice": "1of2"},
    {"hidden_purse": True, "simultaneous_bets": True, "waiting": "simultaneous_secret"},
]


@pytest.mark.parametrize("house", HOUSES)
def test_the_simple_player_has_one_legal_answer_in_every_position(house: dict[str, Any]) -> None:
    for seats in (2, 5):
        table = Table(seats, MalaccaOptions(rounds=6, **house), seats)
        for state in [begin(table)[0], *(step.after for step in walk(table))]:
            for seat in MALACCA.to_act(state):
                view, moves = MALACCA.view(state, seat), MALACCA.moves(state, seat)
                move = SIMPLE.choose(view, moves, Random(7))
                assert move in moves
                assert SIMPLE.choose(view, moves, Random(7)) == move


# -- counting ------------------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32), options)
def test_a_prospect_counts_as_the_rules_do(seed: int, house: MalaccaOptions) -> None:
    """Against the settlement itself: own coins always, everybody else's where they have no bonuses."""
    random = Random(seed)
    seats = random.randint(2, 8)
    scene = Scene(seats, parrot=random.randrange(seats), ship=random.choice((3, 8, 13)), **_plain(house))
    seat = random.randrange(seats)
    scene.state.purses = [random.randint(0, 12) for _ in range(seats)]
    if random.random() < 0.5:
        scene.state.characters[seat] = random.choice(CHARACTERS)
        scene.equip(seat, *(random.randint(0, 2) for _ in range(3)))
    cards = [random.choice([*ORDINARY, *SPECIALS[:3]]) for _ in range(seats)]
    bets = [random.randint(0, purse) for purse in scene.state.purses]
    fight = Fight(
        options=scene.options,
        parrot=scene.state.parrot,
        ship=scene.state.ship,
        actions=[card.choices[0] for card in cards],
        strengths=[card.strength for card in cards],
        bets=bets,
        purses=[purse - bet for purse, bet in zip(scene.state.purses, bets, strict=True)],
        characters=scene.state.characters,
        items=scene.state.items,
    )
    result = reckon(fight)
    prospect = _prospect(scene, seat)
    change = [-bet for bet in bets]
    for coins in result.coins:
        if coins.seat is not None:
            change[coins.seat] += coins.amount * (
                (coins.cause.target is Heap.PURSE) - (coins.cause.source is Heap.PURSE)
            )
    others = _others(fight, seat)
    action, strength = cards[seat].choices[0], cards[seat].strength
    assert prospect.gain(action, strength, bets[seat], others) == change[seat] + 100 * (seat in result.drawers)
    swabbed = sum(coins.amount for coins in result.coins if coins.cause is Cause.SWABBING and coins.seat != seat)
    assert prospect.given(action, strength, bets[seat], others) == sum(change) - change[seat] - swabbed


def _plain(house: MalaccaOptions) -> dict[str, Any]:
    """House rules without what the scene sets itself: purses are given, so they need not be counted."""
    return house.model_dump(exclude={"characters", "equipment", "ships", "simultaneous_bets", "hidden_purse"})


def _prospect(scene: Scene, seat: Seat) -> Prospect:
    """The prospect of a seat, a card being worth 100."""
    return Prospect(scene.view(seat), seat, scene.state.purses[seat], 100)


def _others(fight: Fight, seat: Seat) -> Others:
    """All but one seat, as they really played."""
    order = [*range(fight.parrot, len(fight.actions)), *range(fight.parrot)]
    sides = {
        action: [other for other in order if fight.actions[other] == action and other != seat] for action in Action
    }
    before = order[: order.index(seat)]
    attackers, defenders, traders = sides[Action.ATTACK], sides[Action.DEFENCE], sides[Action.TRADE]
    spoils = sum(fight.bets[other] for other in attackers)
    return Others(
        attack=sum(fight.strengths[other] for other in attackers),
        defence=sum(fight.strengths[other] for other in defenders),
        attackers=len(attackers),
        defenders=len(defenders),
        attackers_first=sum(other in before for other in attackers),
        defenders_first=sum(other in before for other in defenders),
        loot=sum(fight.bets[other] for other in defenders + traders),
        spoils=spoils,
        traded=sum(fight.bets[other] * fight.strengths[other] for other in traders),
        lost=spoils + sum(penalty(fight.options, fight.purses[other], fight.bets[other]) for other in attackers),
    )


# -- reading the others --------------------------------------------------------------------------------


def reading(scene: Scene) -> Reading:
    """What whoever is to act makes of the table."""
    return Reading(scene.view(scene.actor), scene.actor, 2.0)


def test_a_large_bet_looks_like_trade_and_none_does_not() -> None:
    scene = Scene(3).play("bet:a:5").play("bet:t:0")
    large, nothing, _ = reading(scene).rivals(0)
    assert large.habit[Action.TRADE] > 2 * nothing.habit[Action.TRADE]


def test_who_has_attacked_with_large_bets_is_expected_to_do_it_again() -> None:
    newcomer = Scene(3).play("bet:t:5")
    attacker = Scene(3, parrot=1).bets("a:5", "t:0", "t:0")
    attacker.state.parrot = attacker.state.actor = 0
    attacker.play(f"bet:t:{attacker.purses[0]}")
    one, other = (reading(scene).rivals(0)[0].habit for scene in (newcomer, attacker))
    assert other[Action.ATTACK] > one[Action.ATTACK]


def test_rich_ships_tempt_to_attack() -> None:
    def attack(ship: int) -> float:
        read = reading(Scene(4, ship=ship))
        return read.mixes(read.rivals(0))[2][Action.ATTACK]

    assert attack(13) > attack(3)


def test_a_large_bet_tempts_those_who_see_it_and_no_others() -> None:
    read = reading(Scene(4).play("bet:t:2"))
    none, all_in = (read.mixes(read.rivals(bet)) for bet in (0, 5))
    assert all_in[0] == none[0]
    assert all_in[2][Action.ATTACK] > none[2][Action.ATTACK]
    sealed = reading(Scene(4, simultaneous_bets=True))
    assert sealed.rivals(0) == sealed.rivals(5)


# -- sense ---------------------------------------------------------------------------------------------


def test_the_last_seat_robs_traders() -> None:
    scene = Scene(4, ship=12).play("bet:t:5").play("bet:t:5").play("bet:t:5")
    done = actions(scene)
    assert done.count(Action.ATTACK) > 2 * done.count(Action.TRADE)


def test_the_simple_player_bluffs() -> None:
    """A large bet does not tell the action: it lies on trade and on defence, on attack and on defence."""

    def with_large_bets(scene: Scene) -> set[Action]:
        moves = [choice(scene, seed) for seed in range(60)]
        return {move.card.choices[0] for move in moves if isinstance(move, Bet) and move.amount >= 3}

    assert with_large_bets(Scene(4, ship=3).play("bet:t:0").play("bet:t:0")) >= {Action.TRADE, Action.DEFENCE}
    assert with_large_bets(Scene(4, ship=13)) >= {Action.ATTACK, Action.DEFENCE}


def test_the_same_position_is_not_always_played_the_same_way() -> None:
    scene = Scene(4, ship=8).play("bet:t:3")
    assert len({choice(scene, seed).code for seed in range(30)}) > 5


def test_a_waiting_card_becomes_what_pays() -> None:
    scene = Scene(4, parrot=1, ship=10, purses=(5, 5, 5, 5)).give(1, "AD").bets("a:2", "AD:2", "t:2", "t:2")
    assert choice(scene).code == "wait:attack"
    scene = Scene(4, parrot=1, ship=3, purses=(5, 5, 5, 5)).give(1, "DT").bets("t:0", "DT:5", "t:0", "t:0")
    assert choice(scene).code == "wait:trade"


def test_equipment_is_bought_early_and_not_late() -> None:
    early = Scene(2, purses=(20, 20), equipment=True)
    late = Scene(2, purses=(20, 20), equipment=True).last_round()
    for scene in (early, late):
        scene.state.phase = Phase.PURCHASE
    assert choice(early).code != "buy:none"
    assert choice(late).code == "buy:none"


# -- strength ------------------------------------------------------------------------------------------


def wins(hero: AnyPlayer, others: AnyPlayer, games: int, seats: int = 4) -> float:
    """The part of games that one player wins among others, from changing seats; a shared win is shared."""
    won = 0.0
    for number in range(games):
        players = [others] * seats
        players[number % seats] = hero
        winners = quick_game(MALACCA, MalaccaOptions(), players, f"match {number}").winners
        won += (number % seats in winners) / len(winners)
    return won / games


def test_simple_robs_those_who_always_trade() -> None:
    assert wins(SIMPLE, Trader(), 12) > 0.9


def test_simple_beats_random() -> None:
    assert wins(SIMPLE, RANDOM, 40) > 0.38


@pytest.mark.parametrize("counter", [Trader(), Robber()])
def test_simple_is_not_beaten_by_a_simple_plan(counter: AnyPlayer) -> None:
    assert wins(counter, SIMPLE, 12) < 0.2


def test_ships_are_captured_and_defended_among_simple_players() -> None:
    games = [quick_game(MALACCA, MalaccaOptions(), [SIMPLE] * 4, f"lively {number}") for number in range(8)]
    captured = sum(game.summary["captured"] for game in games)
    assert 0.2 < captured / (12 * len(games)) < 0.8
    assert sum(game.summary["specials"] for game in games) > 2 * len(games)
