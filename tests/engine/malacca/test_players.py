"""The AI players: sensible, hard to read, and better the higher their level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Player, Seat
from engine.log import replay
from engine.malacca.ai.bluffer import Style, weigh
from engine.malacca.ai.levels import LEVELS
from engine.malacca.ai.outlook import Outlook, Seen
from engine.malacca.ai.plain import PLAIN
from engine.malacca.ai.prospect import Prospect
from engine.malacca.ai.reading import Habit, Moment, Reading, Rival
from engine.malacca.cards import CHARACTERS, ORDINARY, SPECIALS, Action, Card
from engine.malacca.events import Cause, Heap
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reckoning import Fight, reckon
from engine.malacca.view import MalaccaView, Phase
from engine.matches import MatchScore, bout
from engine.player import quick_choice
from engine.simulate import full_game, quick_game
from tests.effort import slow_but
from tests.engine.malacca.scenes import Scene
from tests.engine.malacca.wander import WANDERER

EXPERT = MALACCA.players["expert"]


def choice(scene: Scene, seed: int = 1, player: Player[MalaccaView, MalaccaMove] = EXPERT) -> MalaccaMove:
    """What a player does in the place of whoever is to act."""
    seat = scene.actor
    return player.choose(MALACCA.view(scene.state, seat), MALACCA.moves(scene.state, seat), Random(seed))


def actions(scene: Scene, level: str = "expert", times: int = 40) -> list[Action]:
    """What a level does when asked again and again."""
    moves = [choice(scene, seed, MALACCA.players[level]) for seed in range(times)]
    return [move.card.choices[0] for move in moves if isinstance(move, Bet)]


# -- everywhere ----------------------------------------------------------------------------------------

PLAYERS = [name for name in MALACCA.players if name not in ("random", "answerer")]
HOUSES: list[dict[str, Any]] = [
    {},
    {"characters": True, "equipment": True, "character_choice": "1of2"},
    {"hidden_purse": True, "simultaneous_bets": True, "waiting": "simultaneous_secret"},
]


def test_there_are_five_levels() -> None:
    assert MALACCA.levels == LEVELS == ("beginner", "easy", "steady", "hard", "expert")


@pytest.mark.parametrize("house", slow_but(HOUSES[2:], HOUSES))
@pytest.mark.parametrize("name", slow_but({*PLAYERS} - {"expert"}, PLAYERS))
def test_every_player_has_one_legal_answer_in_every_position(name: str, house: dict[str, Any]) -> None:
    player = MALACCA.players[name]
    for seats in (2, 5):
        for state in WANDERER.states(WANDERER.table(seats, MalaccaOptions(rounds=6, **house), seats)):
            for seat in MALACCA.to_act(state):
                view, moves = MALACCA.view(state, seat), MALACCA.moves(state, seat)
                move = player.choose(view, moves, Random(7))
                assert move in moves
                assert player.choose(view, moves, Random(7)) == move


# -- counting ------------------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=300)
@given(st.integers(0, 2**32), WANDERER.options)
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
    prospect = Prospect(scene.view(seat), seat, scene.state.purses[seat], None, 100)
    change = [-bet for bet in bets]
    for coins in result.coins:
        if coins.seat is not None:
            change[coins.seat] += coins.amount * (
                (coins.cause.target is Heap.PURSE) - (coins.cause.source is Heap.PURSE)
            )
    action, strength = cards[seat].choices[0], cards[seat].strength
    (fate,) = _outlook(fight, seat).fates(action, strength)
    assert (fate.chance, fate.captured) == (1.0, result.captured)
    # Shares are means: who is first in turn order may get one coin more.
    drawn = 100 * (seat in result.drawers)
    assert prospect.gain(action, strength, bets[seat], fate) == pytest.approx(change[seat] + drawn, abs=0.99)
    swabbed = sum(coins.amount for coins in result.coins if coins.cause is Cause.SWABBING and coins.seat != seat)
    others = sum(change) - change[seat] - swabbed
    assert prospect.given(action, bets[seat], fate) == pytest.approx(others, abs=0.99)


def _plain(house: MalaccaOptions) -> dict[str, Any]:
    """House rules without what the scene sets itself: purses are given, so they need not be counted."""
    return house.model_dump(exclude={"characters", "equipment", "ships", "simultaneous_bets", "hidden_purse"})


def _outlook(fight: Fight, seat: Seat) -> Outlook:
    """All but one seat, as they really played. An ordinary card is one of those who hold no special one."""
    outlook = Outlook(fight.options, fight.ship)
    for other, (action, strength) in enumerate(zip(fight.actions, fight.strengths, strict=True)):
        if other == seat:
            continue
        mix = (float(action == Action.ATTACK), float(action == Action.DEFENCE), float(action == Action.TRADE))
        rival = Rival(other, fight.purses[other], fight.bets[other], True, mix)
        outlook = outlook.with_all([Seen(rival, mix, 1.0 if strength == 2 else 0.0)])
    return outlook


@pytest.mark.slow
def test_chances_are_as_many_games_would_show() -> None:
    """Three others, each by their own mix: counted, and thrown thirty thousand times."""
    mixes = [(0.5, 0.3, 0.2), (0.2, 0.5, 0.3), (0.4, 0.1, 0.5)]
    rivals = [Rival(seat, 4, bet, True, mix) for seat, (bet, mix) in enumerate(zip((0, 2, 5), mixes, strict=True))]
    seen = [Seen(rival, rival.habit, 0.25 * (rival.seat == 1)) for rival in rivals]
    fates = Outlook(MalaccaOptions(), 8).with_all(seen).fates(Action.ATTACK, 1)
    assert sum(fate.chance for fate in fates) == pytest.approx(1)
    counted = sum(fate.chance for fate in fates if fate.captured)
    share = sum(fate.chance * fate.share for fate in fates)
    random, thrown, taken = Random(3), 0, 0.0
    for _ in range(30_000):
        actions = [random.choices(list(Action), mix)[0] for mix in mixes]
        strengths = [1, 2 if random.random() < 0.25 else 1, 1]
        attack = sum(s for a, s in zip(actions, strengths, strict=True) if a is Action.ATTACK)
        defence = sum(s for a, s in zip(actions, strengths, strict=True) if a is Action.DEFENCE)
        if attack + 1 > defence:
            thrown += 1
            loot = 8 + sum(bet for bet, a in zip((0, 2, 5), actions, strict=True) if a is not Action.ATTACK)
            taken += loot / (1 + actions.count(Action.ATTACK))
    assert counted == pytest.approx(thrown / 30_000, abs=0.01)
    assert share == pytest.approx(taken / 30_000, abs=0.1)


def test_waiting_card_is_worth_at_least_either_of_its_cards() -> None:
    scene = Scene(4, parrot=1, ship=9).play("bet:t:3").play("bet:a:0").play("bet:d:1")
    read = reading(scene)
    seen = [Seen(rival, read.mix(read.rivals(0), rival.seat), 0.0) for rival in read.rivals(0) if rival.seat != 0]
    outlook = Outlook(scene.options, 9).with_all(seen)
    prospect = Prospect(scene.view(0), 0, 5, read.race.runner(0), 2.0)
    for bet in (0, 3):
        worth = prospect.worth(Card.ATTACK_OR_DEFENCE, bet, outlook)
        assert worth > max(prospect.worth(card, bet, outlook) for card in (Card.ATTACK, Card.DEFENCE))


# -- reading the others --------------------------------------------------------------------------------


def reading(scene: Scene) -> Reading:
    """What whoever is to act makes of the table."""
    return Reading(scene.view(scene.actor), scene.actor, 2.0)


def test_a_large_bet_looks_like_trade_and_none_does_not() -> None:
    scene = Scene(3).play("bet:a:5").play("bet:t:0")
    large, nothing, _ = reading(scene).rivals(0)
    assert large.habit[Action.TRADE] > 2 * nothing.habit[Action.TRADE]


def moment(size: int = 1, ship: int = 8, *, boldest: int = 0, lure: bool = True, behind: bool = False) -> Moment:
    """One to lay a card at."""
    return Moment(size, ship, boldest, lure, behind)


def test_who_always_does_the_same_is_soon_seen_through() -> None:
    mixed = [(4, Action.ATTACK), (1, Action.DEFENCE), (4, Action.TRADE), (1, Action.ATTACK)]
    robber = Habit(tuple((moment(ship=ship), Action.ATTACK) for ship in (3, 12, 5, 9)))
    assert robber.at(moment())[Action.ATTACK] > 0.75
    assert Habit(tuple((moment(size), action) for size, action in mixed)).at(moment())[Action.ATTACK] < 0.6


def test_what_somebody_did_lately_counts_more() -> None:
    attacks, trades = [(moment(2), Action.ATTACK)] * 3, [(moment(2), Action.TRADE)] * 3
    before, after = Habit((*attacks, *trades)), Habit((*trades, *attacks))
    assert before.at(moment(2))[Action.TRADE] > after.at(moment(2))[Action.TRADE]


@pytest.mark.parametrize(
    ("attacked", "spared"),
    [
        pytest.param(moment(ship=12), moment(ship=4), id="rich ships"),
        pytest.param(moment(ship=4), moment(ship=12), id="poor ships"),
        pytest.param(moment(boldest=3), moment(boldest=1), id="stakes"),
        pytest.param(moment(behind=True), moment(behind=False), id="the score"),
        pytest.param(moment(lure=True), moment(lure=False), id="more than they have"),
    ],
)
def test_habits_are_read_by_what_somebody_goes_by(attacked: Moment, spared: Moment) -> None:
    """The bet, which is always nothing, tells nothing here."""
    habit = Habit(((attacked, Action.ATTACK), (spared, Action.DEFENCE)) * 4)
    assert habit.at(attacked)[Action.ATTACK] > 0.7
    assert habit.at(spared)[Action.DEFENCE] > 0.7


def test_who_attacks_rich_ships_attacks_richer_ones() -> None:
    habit = Habit(((moment(ship=9), Action.ATTACK), (moment(ship=5), Action.DEFENCE)) * 3)
    assert habit.at(moment(ship=13))[Action.ATTACK] > habit.at(moment(ship=3))[Action.ATTACK] + 0.2


def test_attack_is_expected_more_as_the_end_comes_near() -> None:
    early, late = Scene(4), Scene(4).last_round()
    first, last = (reading(scene).mix(reading(scene).rivals(0), 2)[Action.ATTACK] for scene in (early, late))
    assert last > first


def test_who_has_attacked_with_large_bets_is_expected_to_again() -> None:
    newcomer = Scene(3).play("bet:t:5")
    attacker = Scene(3, parrot=1).bets("a:5", "t:0", "t:0")
    attacker.state.parrot = attacker.state.actor = 0
    attacker.play(f"bet:t:{attacker.purses[0]}")
    one, other = (reading(scene).rivals(0)[0].habit for scene in (newcomer, attacker))
    assert other[Action.ATTACK] > one[Action.ATTACK]


def test_rich_ships_tempt_to_attack() -> None:
    def attack(ship: int) -> float:
        read = reading(Scene(4, ship=ship))
        return read.mix(read.rivals(0), 2)[Action.ATTACK]

    assert attack(13) > attack(3)


def test_a_large_bet_tempts_those_who_see_it_and_no_others() -> None:
    read = reading(Scene(4).play("bet:t:2"))
    none, all_in = ([read.mix(read.rivals(bet), seat) for seat in range(4)] for bet in (0, 5))
    assert all_in[0] == none[0]
    assert all_in[2][Action.ATTACK] > none[2][Action.ATTACK]
    sealed = reading(Scene(4, simultaneous_bets=True))
    assert sealed.rivals(0) == sealed.rivals(5)


# -- sense ---------------------------------------------------------------------------------------------


def test_the_last_seat_robs_traders() -> None:
    scene = Scene(4, ship=12).play("bet:t:5").play("bet:t:5").play("bet:t:5")
    done = actions(scene, "hard")
    assert done.count(Action.ATTACK) > 2 * done.count(Action.TRADE)


@pytest.mark.slow
def test_an_expert_expects_strangers_to_count_too() -> None:
    scene = Scene(4, ship=12).play("bet:t:5").play("bet:t:5").play("bet:t:5")
    assert actions(scene).count(Action.DEFENCE) > actions(scene, "hard").count(Action.DEFENCE)


def test_two_players_do_more_than_defend_each_other() -> None:
    game = quick_game(MALACCA, MalaccaOptions(), [MALACCA.players["hard"]] * 2, "duel")
    assert game.summary["captured"] > 0


def test_an_expert_without_time_draws_its_bet_too() -> None:
    scene = Scene(4, ship=8).play("bet:t:3")
    view, moves = MALACCA.view(scene.state, scene.actor), MALACCA.moves(scene.state, scene.actor)
    assert len({quick_choice(EXPERT, view, moves, Random(seed)).code for seed in range(30)}) > 1


@pytest.mark.slow
def test_the_middle_level_bluffs() -> None:
    """A large bet does not tell the action: it lies on trade and on defence, on attack and on defence."""

    def with_large_bets(scene: Scene) -> set[Action]:
        moves = [choice(scene, seed, MALACCA.players["steady"]) for seed in range(60)]
        return {move.card.choices[0] for move in moves if isinstance(move, Bet) and move.amount >= 3}

    assert with_large_bets(Scene(4, ship=3).play("bet:t:0").play("bet:t:0")) >= {Action.TRADE, Action.DEFENCE}
    assert with_large_bets(Scene(4, ship=13)) >= {Action.ATTACK, Action.DEFENCE}


@pytest.mark.slow
def test_the_same_position_is_not_always_played_the_same_way() -> None:
    scene = Scene(4, ship=8).play("bet:t:3")
    assert len({choice(scene, seed).code for seed in range(30)}) > 3


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
# Who wins how often is measured by ``make arena``; here single decisions are looked at, always the same ones.


@pytest.fixture(scope="module")
def decisions() -> list[tuple[MalaccaView, Sequence[MalaccaMove]]]:
    """The bets of some games of experts among players who can be read."""
    players = [MALACCA.players[name] for name in ("expert", "trader", "expert", "robber")]
    found: list[tuple[MalaccaView, Sequence[MalaccaMove]]] = []
    for seed in range(3):
        _, log = full_game(MALACCA, MalaccaOptions(), players, f"strength {seed}")
        for state in (step.state for step in replay(MALACCA, log.header, log.entries)):
            if state.phase is Phase.BET:
                found += [(MALACCA.view(state, seat), MALACCA.moves(state, seat)) for seat in MALACCA.to_act(state)]
    return found


def loss(name: str, decisions: list[tuple[MalaccaView, Sequence[MalaccaMove]]]) -> float:
    """How much less a player's cards are worth than the best, on average, by the bluffer's reading of the others."""
    lost = 0.0
    for number, (view, moves) in enumerate(decisions):
        assert view.seat is not None
        weighed = weigh(view, view.seat, Style(), Random(number))
        worths = {card: max(bets.values()) for card, bets in weighed.items()}
        made = MALACCA.players[name].choose(view, moves, Random(number))
        assert isinstance(made, Bet)
        lost += max(worths.values()) - worths.get(made.card, min(worths.values()))
    return lost / len(decisions)


# The best level is judged by its wins alone: it expects the others to count, too.
@pytest.mark.parametrize(
    ("worse", "better"), [("random", "beginner"), ("beginner", "easy"), ("easy", "steady"), ("steady", "hard")]
)
@pytest.mark.slow
def test_a_better_level_gives_away_less(
    worse: str, better: str, decisions: list[tuple[MalaccaView, Sequence[MalaccaMove]]]
) -> None:
    assert loss(better, decisions) < 0.95 * loss(worse, decisions)


@pytest.mark.parametrize("plan", PLAIN)
@pytest.mark.slow
def test_a_plain_plan_gives_away_coins_that_a_hard_player_takes(
    plan: str, decisions: list[tuple[MalaccaView, Sequence[MalaccaMove]]]
) -> None:
    assert loss("hard", decisions) < 0.1 * loss(plan, decisions)


@pytest.mark.parametrize("plan", ["trader", "copycat"])
@pytest.mark.slow
def test_an_expert_robs_those_who_always_trade(plan: str) -> None:
    assert quick_game(MALACCA, MalaccaOptions(), [EXPERT, *[PLAIN[plan]] * 3], "robbed").winners == (0,)


@pytest.mark.slow
def test_attacking_every_time_does_not_beat_the_middle_level() -> None:
    names = ["robber", "steady", "steady", "steady"]
    won = MatchScore.of(bout(MALACCA, MalaccaOptions(), names, "plan", number) for number in range(60))
    assert won.win_rate("robber") < 1 / len(names)


@pytest.mark.slow
def test_ships_are_captured_and_defended_among_experts() -> None:
    games = [quick_game(MALACCA, MalaccaOptions(), [EXPERT] * 4, f"lively {number}") for number in range(8)]
    captured = sum(game.summary["captured"] for game in games)
    assert 0.2 < captured / (12 * len(games)) < 0.8
    assert sum(game.summary["specials"] for game in games) > 2 * len(games)
