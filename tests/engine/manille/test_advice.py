"""What the AI tells people of their choices: points and risk, from what they see alone."""

from __future__ import annotations

import asyncio

import pytest

from engine.advice import Thought, foreseen, last_thoughts
from engine.game import AnyGame, Promise
from engine.log import GameLog, replay
from engine.manille.ai.advice import promises
from engine.manille.cards import PACK, Trump, in_order, set_of
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import Call, ManilleMove, NameTrump, Play
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.view import Phase
from engine.review import review
from engine.simulate import full_game
from tests.engine.manille.scenes import Scene, cards
from tests.kit import GAMES


def advice(scene: Scene) -> dict[str, Promise[ManilleMove]]:
    """What whoever is to act is told, the best first."""
    seat = scene.actor
    found = promises(scene.view(seat), scene.moves(seat))
    assert [promise.worth for promise in found] == sorted((promise.worth for promise in found), reverse=True)
    return {promise.move.code: promise for promise in found}


def until(log: GameLog, entries: int) -> GameLog:
    """The beginning of a game."""
    return GameLog(header=log.header, entries=log.entries[:entries])


def dealt(hand: str, seat: int = 0) -> Scene:
    """A deal in which a seat holds these cards."""
    scene = Scene()
    rest = iter(in_order(PACK & ~cards(hand)))
    scene.state.hands = [cards(hand) if n == seat else set_of(next(rest) for _ in range(8)) for n in range(4)]
    return scene


def test_the_long_strong_suit_promises_most() -> None:
    told = advice(dealt("10S AS KS JS 9S 8S 10D 7D"))
    assert len(told) == 5
    assert next(iter(told)) == "trump:s"
    assert told["trump:s"].worth > 5
    assert (told["trump:s"].risk or 0) < (told["trump:c"].risk or 0)


def test_points_go_to_a_trick_that_the_partner_is_sure_to_win() -> None:
    mine, led = "KD QD 7D 7S 8S 9S 8H 7H", "9C 10C 8C"
    rest = iter(in_order(PACK & ~cards(f"{mine} {led}")))
    scene = Scene().playing("h").hold(mine)
    for hand, card in enumerate(led.split(), start=1):
        scene.state.hands[hand] = cards(card) | set_of(next(rest) for _ in range(7))
    scene.table("1:9C 2:10C 3:8C")
    assert next(iter(advice(scene))) in ("play:KD", "play:QD")


@pytest.mark.parametrize(
    ("hand", "first"), [("10H AH KH 10C AC 10D AD 10S", "call:along"), ("7C 8C 9C 7D 8D 9D 7S 8S", "call:pass")]
)
def test_a_call_promises_twice_what_a_pass_does(hand: str, first: str) -> None:
    told = advice(dealt(hand, seat=1).play("trump:h"))
    assert next(iter(told)) == first
    assert told["call:along"].worth == pytest.approx(2 * told["call:pass"].worth)


def test_where_there_is_one_choice_or_nothing_to_count_nothing_is_promised() -> None:
    assert not advice(Scene().playing("h").hold("10C QC 7C 8H").table("3:KC"))
    assert not advice(Scene(honour_play=True).playing("h").hold("10C QC 7C 8H").table("3:9C"))
    assert not advice(Scene(blind_no_trump=True))


@pytest.mark.parametrize(("kind", "seats"), [("manilla", 2), ("manilla", 3), ("manilla", 6), ("manille", 4)])
def test_all_choices_of_a_decision_are_weighed_and_always_alike(kind: str, seats: int) -> None:
    game = GAMES[kind]
    _, log = full_game(game, game.options_type(), [game.players["simple"]] * seats, "advice")
    states = [step.state for step in replay(game, log.header, log.entries)][: 4 * seats]
    weighed = 0
    for state in states:
        for seat in game.to_act(state):
            view, moves = game.view(state, seat), game.moves(state, seat)
            found = game.promises(view, moves)
            assert {promise.move for promise in found} == set(moves if len(moves) > 1 else ())
            assert found == game.promises(view, moves)
            weighed += len(found)
    assert weighed > 20


async def reasons(game: AnyGame, log: GameLog) -> list[Thought]:
    """Why each seat made its last decision, all seats being AI players."""
    return await last_thoughts(game, log, {}, asyncio.to_thread)


async def test_while_a_game_is_on_no_card_is_explained_and_after_the_end_it_is() -> None:
    _, log = full_game(MANILLE, ManilleOptions(), [MANILLE.players["simple"]] * 4, "reasons")
    assert not await reasons(MANILLE, until(log, 20))
    thoughts = await reasons(MANILLE, log)
    assert [thought.seat for thought in thoughts] == [0, 1, 2, 3]
    assert all(isinstance(thought.made.move, Play) and thought.other is not None for thought in thoughts)


async def test_in_public_only_trump_and_calls_are_spoken_of() -> None:
    _, log = full_game(MANILLA, ManillaOptions(target=61), [MANILLA.players["simple"]] * 4, "public")
    spoken = {type(thought.made.move) for end in (2, 4, 7) for thought in await reasons(MANILLA, until(log, end))}
    assert spoken == {NameTrump, Call}


def test_what_is_said_in_public_depends_on_nothing_hidden() -> None:
    strong, weak = (dealt(hand) for hand in ("10S AS KS JS 9S 8S 10D 7D", "7C 8C 9C 7D 8D 9D 7S 8S"))
    assert strong.state.phase is Phase.TRUMP
    named = NameTrump(Trump.HEARTS)
    assert foreseen(MANILLA, strong.view(None), 0, named) == foreseen(MANILLA, weak.view(None), 0, named)


async def test_after_the_end_a_careless_player_learns_which_cards_cost_most() -> None:
    players = [MANILLE.players["random"], *[MANILLE.players["simple"]] * 3]
    _, log = full_game(MANILLE, ManilleOptions(), players, "careless")
    entries = tuple(e.model_copy(update={"by": "person"}) if e.seat == 0 else e for e in log.entries)
    lessons = await review(MANILLE, GameLog(header=log.header, entries=entries), 0, asyncio.to_thread)
    assert lessons
    for lesson in lessons:
        assert isinstance(lesson.decision.made, Play)
        assert lesson.better in lesson.decision.moves
        assert lesson.cost > 0
