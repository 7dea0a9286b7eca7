"""The last tricks, solved: against every line of play that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.events import discard
from engine.game import AnyGame
from engine.manille.ai import instinct
from engine.manille.ai.endgame import Solver, final
from engine.manille.ai.expert import SOLVED, ExpertPlayer
from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import Card
from engine.manille.moves import PLAY, Play
from engine.manille.rules import scoring, tricks
from engine.manille.state import State
from engine.manille.view import Phase, Trick
from engine.player import ThoughtDice
from tests.engine.manille.scenes import Scene
from tests.kit import GAMES

TABLES = [
    ("manilla", 2, {}),
    ("manilla", 3, {"extra_cards": "last_trick", "undertrump": "must"}),
    ("manilla", 4, {"one_sided_doubling": True}),
    ("manilla", 6, {"extra_cards": "dead", "any_card_when_void": True}),
    ("manille", 4, {"undertrump": "none"}),
]
"""Games, seats and house rules on which the solver depends."""


def endings(game: AnyGame, seats: int, house: dict[str, object], left: int, deals: int) -> Iterator[State]:
    """Moments of some deals at which a hand can choose and so many tricks are to come at most."""
    random = Random(f"endings {game.kind} {seats}")
    for _ in range(deals):
        dice = ThoughtDice(random)
        state, _events = game.start(seats, game.options_type(**house), dice)
        while not state.results:
            seat = game.to_act(state)[0]
            moves = game.moves(state, seat)
            to_come = state.layout.cards - len(state.tricks)
            if state.phase is Phase.PLAY and len(moves) > 1 and to_come <= left:
                yield state
            game.advance(state, seat, SimplePlayer().choose(game.view(state, seat), moves, random), dice)


def gain(state: State, points: tuple[int, int], taken: tuple[int, int]) -> tuple[int, int]:
    """What a deal that ends like that is worth to the dealer's side: its score, then its points."""
    verdict = scoring.verdict_of(state, points, taken)
    score = 0 if verdict.winner is None else (verdict.score, -verdict.score)[verdict.winner]
    return score, points[0] - points[1]


def tried(state: State) -> dict[int, tuple[int, int]]:
    """By card: what the deal is worth to the dealer's side when every line of play has been tried by the rules."""
    worths = {}
    for card in (card for card in range(32) if tricks.playable(state) >> card & 1):
        then = state.copy()
        if tricks.play(then, then.turn % then.players, PLAY[card], discard):
            worths[card] = gain(then, scoring.counted(then), (then.taken[0], then.taken[1]))
        else:
            best = min if then.layout.sides[then.dealer][then.turn] else max
            worths[card] = best(tried(then).values())
    return worths


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seats", "house"), TABLES)
def test_what_is_solved_is_what_all_lines_of_play_come_to(kind: str, seats: int, house: dict[str, object]) -> None:
    found = 0
    for state in endings(GAMES[kind], seats, house, 2 if seats == 6 else 3, 4):
        solved = Solver(state).worths(state)
        assert {card: gain(state, *final(state, worth)) for card, worth in solved.items()} == tried(state)
        found += 1
    assert found > 5


def test_taking_every_trick_beats_leaving_a_worthless_one() -> None:
    # Hand 0 can draw the last trump first, or lead its plain card and have it trumped. Both count the same.
    state = Scene().playing("h", dealer=3).hold("10H 9C", "7H 8D", "8C 9D", "7C 7D").state
    state.taken = [0, 6]
    state.tricks = (Trick(0, (Card.C10,), 0),) * 6
    worths = Solver(state).worths(state)
    ends = {card: final(state, worth) for card, worth in worths.items()}
    assert ends[Card.H10] == ((0, 5), (0, 8))
    assert ends[Card.C9] == ((0, 5), (1, 7))
    assert worths[Card.H10] < worths[Card.C9]


@pytest.mark.parametrize(("kind", "seats", "house"), TABLES)
def test_instinct_plays_out_to_the_same_score_as_the_rules(kind: str, seats: int, house: dict[str, object]) -> None:
    for state in endings(GAMES[kind], seats, house, 5, 2):
        by_rules = state.copy()
        while not tricks.play(by_rules, by_rules.turn % seats, PLAY[instinct.choose(by_rules)], discard):
            pass
        assert instinct.play_out(state.copy()) == (scoring.counted(by_rules), tuple(by_rules.taken))


@pytest.mark.parametrize(("kind", "seats", "house"), TABLES)
def test_with_open_cards_expert_gives_nothing_away_at_the_end(kind: str, seats: int, house: dict[str, object]) -> None:
    game, expert = GAMES[kind], ExpertPlayer(card_worlds=2)
    for state in endings(game, seats, house, min(2, SOLVED[seats]), 3):
        seat = game.to_act(state)[0]
        open_cards = state.copy()
        open_cards.opened = (1 << len(state.hands)) - 1
        move = expert.choose(game.view(open_cards, seat), game.moves(state, seat), Random(1))
        assert isinstance(move, Play)
        side = state.layout.sides[state.dealer][state.turn]
        worths = tried(state)
        best = (min if side else max)(worths.values())
        # Equal scores differ by points of the cards, which decide only then.
        assert worths[int(move.card)][0] == best[0]
