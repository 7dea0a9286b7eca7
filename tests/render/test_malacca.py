"""The pictures of Malacca: tidy in whatever state, within their limits, and silent about what is face down."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import TypeAlias

import pytest
from PIL import Image, ImageChops

from engine.fair import NumberedDice
from engine.game import Standing
from engine.malacca.cards import Action, Card
from engine.malacca.events import Cause, CoinsMoved, Fought, MalaccaEvent, Revealed, movement
from engine.malacca.game import MALACCA
from engine.malacca.ledger import purse_course
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import State
from engine.malacca.view import MalaccaView, Phase
from render import theme
from render.animation import HALF, still
from render.canvas import Canvas
from render.curves import MARK, Curves
from render.malacca import SUBJECTS, battle, hand, lesson, opened, result, table
from render.malacca import samples as malacca_samples
from render.malacca.accounts import accounts, robberies
from render.malacca.battle import _last, _Show
from render.malacca.lessons import EXAMPLES
from render.malacca.sheet import table_of
from render.manila import samples
from render.words import Words
from tests.engine.malacca.scenes import Scene
from tests.render.english import english, keys_of
from tests.render.test_layout import EDGE, NAME_LISTS, check_corner, twice
from tests.render.test_layout import check as check_texts

NAMES = ("Inés", "Maximilian", "Tomás", "Violet", "Ωmega", "Captain Bartholomew", "王小明", "Zoé")
LONG_NAMES = (*samples.LONG_NAMES, *samples.LONG_NAMES[:3])
MODULES = MalaccaOptions(characters=True, equipment=True, rounds=8)
"""With eight seats every character is there."""
SECRET = MalaccaOptions(
    characters=True,
    character_choice="1of2",
    hidden_purse=True,
    simultaneous_bets=True,
    waiting="simultaneous_secret",
    rounds=8,
)


@cache
def states(players: int, options: MalaccaOptions) -> tuple[State, ...]:
    """Every state of a game among simple AI players."""
    random, seed = Random(7), f"{players}/{options}"
    state, _ = MALACCA.start(players, options, NumberedDice(seed, 0))
    found = [state]
    while to_act := MALACCA.to_act(state):
        seat = to_act[0]
        move = MALACCA.players["simple"].choose(MALACCA.view(state, seat), MALACCA.moves(state, seat), random)
        state, _ = MALACCA.play(state, seat, move, NumberedDice(seed, len(found)))
        found.append(state)
    return tuple(found)


TABLES = [(2, MalaccaOptions()), (5, SECRET), (8, MODULES)]


def some(players: int, options: MalaccaOptions) -> Iterator[State]:
    """States of each phase, and a few more."""
    seen: set[Phase] = set()
    for number, state in enumerate(states(players, options)):
        if state.phase not in seen or number % 17 == 0:
            seen.add(state.phase)
            yield state


def ended(players: int, options: MalaccaOptions) -> tuple[MalaccaView, Standing]:
    last = states(players, options)[-1]
    return MALACCA.view(last, None), MALACCA.standing(last)


def check(canvas: Canvas) -> None:
    check_texts(canvas)
    check_corner(canvas)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("words", [english, twice])
def test_a_table_is_tidy_in_every_phase(players: int, options: MalaccaOptions, words: Words) -> None:
    for state in some(players, options):
        view = MALACCA.view(state, None)
        check(table.draw(view, NAMES[:players], words))
        check(table.draw(view, LONG_NAMES[:players], words))


@pytest.mark.parametrize("names", NAME_LISTS.values(), ids=NAME_LISTS)
def test_names_of_any_length_and_script_fit(names: tuple[str, ...]) -> None:
    eight = (*names, *names[:3])
    check(table.draw(malacca_samples.full(), eight, english))
    check(result.draw(malacca_samples.over(8), malacca_samples.standing(8), eight, english))


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("words", [english, twice])
def test_a_hand_and_a_result_are_tidy(players: int, options: MalaccaOptions, words: Words) -> None:
    for state in some(players, options):
        for seat in {0, players - 1, *MALACCA.to_act(state)}:
            check(hand.draw(MALACCA.view(state, seat), LONG_NAMES[:players], words))
    check(result.draw(*ended(players, options), LONG_NAMES[:players], words))


def test_hand_at_the_end_promises_no_further_ship() -> None:
    said: list[str] = []

    def words(key: str, **facts: str | int | float) -> str:
        said.append(key)
        return english(key, **facts)

    hand.draw(MALACCA.view(states(4, MALACCA.options_type())[-1], 0), NAMES[:4], words)
    assert said
    assert "malacca-picture-no-ship" not in said


def test_a_rich_table_is_tidy() -> None:
    state = next(state for state in reversed(states(8, MODULES)) if sum(card >= 0 for card in state.cards) > 5)
    view = MALACCA.view(state, None)
    rich = replace(
        view,
        purses=(1288,) * 8,
        bets=tuple(None if bet is None else 988 for bet in view.bets),
        items=((4, 4, 4),) * 8,
        specials=(12,) * 8,
    )
    check(table.draw(rich, LONG_NAMES, english))


def test_a_hand_of_all_special_cards_is_tidy() -> None:
    view = replace(MALACCA.view(states(8, MODULES)[20], 0), hand=(4, 4, 4, 2, 2), purses=(1288,) * 8)
    check(hand.draw(view, NAMES, english))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_table_looks_the_same_whatever_lies_face_down(players: int, options: MalaccaOptions) -> None:
    names = NAMES[:players]
    for number, state in enumerate(some(players, options)):
        view = MALACCA.view(state, None)
        other = MALACCA.view(MALACCA.imagine(view, Random(number)), None)
        assert table(view, names, english).data == table(other, names, english).data


def test_table_picture_of_a_player_equals_the_public_one() -> None:
    state = next(state for state in states(8, MODULES) if state.phase is Phase.BET and any(c >= 0 for c in state.cards))
    seat = next(seat for seat, card in enumerate(state.cards) if card >= 0)
    own, public = MALACCA.view(state, seat), MALACCA.view(state, None)
    assert own.cards != public.cards
    assert table(own, NAMES, english).data == table(public, NAMES, english).data


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="own seat"):
        hand(MALACCA.view(states(2, TABLES[0][1])[0], None), NAMES[:2], english)


def test_cards_laid_since_the_last_picture_are_marked() -> None:
    game = states(8, MODULES)
    before, after = next(
        (one, other)
        for one, other in pairwise(game)
        if one.phase is other.phase is Phase.BET and one.round == other.round
    )
    one, other = MALACCA.view(before, None), MALACCA.view(after, None)
    assert table(other, NAMES, english, since=one).data != table(other, NAMES, english).data
    assert table(other, NAMES, english, since=other).data == table(other, NAMES, english).data


def test_changes_since_the_last_picture_are_marked_across_rounds() -> None:
    game = [MALACCA.view(state, None) for state in states(5, MalaccaOptions())]
    older, now = next(
        (one, other)
        for number, one in enumerate(game)
        for other in game[number:]
        if other.phase is Phase.BET and any(other.laid) and one.rounds and len(other.rounds) > len(one.rounds)
    )
    unseen, names = table.draw(now, NAMES[:5], english, since=older), NAMES[:5]
    seen = table.draw(now, names, english)
    change = ImageChops.difference(unseen.image, seen.image)
    place = table_of(now, fight=True)
    left, top, right, bottom = place.last_fight
    assert change.crop((left - 40, top, right + 40, bottom)).getbbox()
    for seat, laid in enumerate(now.laid):
        x, y = map(round, place.card(seat))
        assert bool(change.crop((x - 40, y - 74, x + 40, y + 74)).getbbox()) == laid


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pictures_are_1200_wide_and_small_files(players: int, options: MalaccaOptions) -> None:
    for state in some(players, options):
        picture = table(MALACCA.view(state, None), NAMES[:players], english)
        assert picture.width == theme.WIDTH
        assert len(picture.data) < 90 * 1024
    assert len(result(*ended(players, options), NAMES[:players], english).data) < 90 * 1024


# -- cards that are opened -----------------------------------------------------------------------


Fight: TypeAlias = tuple[MalaccaView, MalaccaView, tuple[MalaccaEvent, ...]]


@cache
def fights(
    players: int, options: MalaccaOptions
) -> tuple[tuple[MalaccaView, MalaccaView, tuple[MalaccaEvent, ...]], ...]:
    """The table before and after each move that opens cards or ends a fight, and what was told in between."""
    random, seed = Random(7), f"{players}/{options}"
    state, _ = MALACCA.start(players, options, NumberedDice(seed, 0))
    found, number = [], 0
    while to_act := MALACCA.to_act(state):
        seat, before = to_act[0], MALACCA.view(state, None)
        move = MALACCA.players["simple"].choose(MALACCA.view(state, seat), MALACCA.moves(state, seat), random)
        number += 1
        state, told = MALACCA.play(state, seat, move, NumberedDice(seed, number))
        events = tuple(event for event in told if event.to is None)
        if opened(events):
            found.append((before, MALACCA.view(state, None), events))
    return tuple(found)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_cards_are_opened_and_then_the_table_is_as_it_is_now(players: int, options: MalaccaOptions) -> None:
    names = NAMES[:players]
    for before, after, events in fights(players, options)[:3]:
        image = Image.open(io.BytesIO(battle(before, after, events, names, english).data))
        now = still(table.draw(after, names, english, since=before).image, HALF).convert("RGB")
        assert "loop" not in image.info
        for frame in (0, getattr(image, "n_frames", 1) - 1):
            image.seek(frame)
            assert image.convert("RGB").tobytes() == now.tobytes()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_coins_go_where_they_belong(players: int, options: MalaccaOptions) -> None:
    names = NAMES[:players]
    for _, after, events in fights(players, options)[:6]:
        last = _last(events)
        show = _Show(after, last, names, english)
        for _ in show.frames():
            pass
        if not any(isinstance(event, Fought) for event in last):
            continue
        assert show._now.bets == [0] * players
        later = last[max(n for n, event in enumerate(last) if isinstance(event, Fought)) + 1 :]
        spent = [moved for event in later if (moved := movement(event)) is not None]
        kept = [moved for moved in spent if moved.cause in {Cause.BET, Cause.PURCHASE}]
        for seat, purse in enumerate(after.purses):
            paid = sum(moved.amount for moved in kept if moved.seat == seat)
            assert show._now.purses[seat] == (None if purse is None else purse + paid)


def test_of_several_ships_only_the_last_is_shown() -> None:
    (_, _, one), (_, _, other) = fights(2, TABLES[0][1])[:2]
    assert _last([*one, *other]) == [*one[_end(one) :], *other]
    assert not opened([event for event in one if not isinstance(event, Revealed | Fought)])


def _end(events: tuple[MalaccaEvent, ...]) -> int:
    return max(n for n, event in enumerate(events) if isinstance(event, Fought)) + 1


def test_how_long_cards_take_to_open_tells_nothing_of_them() -> None:
    _, after, events = next(fight for fight in fights(5, SECRET) if fight[1].rounds)
    played = after.rounds[-1]

    def durations(shown: MalaccaView) -> list[int]:
        return [frame.shown for frame in _Show(shown, _last(events), NAMES[:5], english).frames()]

    plays = tuple(replace(play, card=Card.ATTACK_2, action=Action.ATTACK) for play in played.plays)
    assert durations(after) == durations(replace(after, rounds=(*after.rounds[:-1], replace(played, plays=plays))))


# -- what is told of coins -----------------------------------------------------------------------


def test_an_account_tells_what_a_round_brought_part_by_part() -> None:
    coins = (
        CoinsMoved(Cause.BET_BACK, 2, 0),
        CoinsMoved(Cause.BET_LOST, 4, 1),
        CoinsMoved(Cause.LOOT, 9, 0),
        CoinsMoved(Cause.EQUIPMENT, 3, 0),
        CoinsMoved(Cause.CARGO_AWAY, 5),
    )
    first, second, third = accounts(coins, 3)
    assert (first.parts, first.net) == ((("loot", 9), ("equipment", 3)), 12)
    assert (second.parts, second.net) == ((("bet", -4),), -4)
    assert (third.parts, third.net) == ((), 0)


def test_accounts_of_a_game_add_up_to_the_purses() -> None:
    view, _ = ended(5, SECRET)
    taken = next(state for state in states(5, SECRET) if state.phase is Phase.BET)
    first = [MALACCA.view(taken, seat).purses[seat] for seat in range(5)]
    won = [sum(accounts(played.coins, 5)[seat].net for played in view.rounds) for seat in range(5)]
    assert [(one or 0) + more for one, more in zip(first, won, strict=True)] == list(view.purses)


def test_the_great_robberies_are_the_captures_that_brought_most() -> None:
    view, _ = ended(8, MODULES)
    captured = [played for played in view.rounds if played.captured]
    great = robberies(view.rounds, most=99)
    assert {robbery.round for robbery in great} == {played.number for played in captured}
    assert [robbery.loot for robbery in great] == sorted((robbery.loot for robbery in great), reverse=True)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_lines_of_a_sample_end_where_its_ranking_says(players: int) -> None:
    view, standing = malacca_samples.over(players), malacca_samples.standing(players)
    last = purse_course(view)[-1]
    assert last == view.purses
    assert {place.seats[0]: place.score for place in standing.places} == dict(enumerate(last))


@pytest.mark.parametrize(("players", "options"), [*TABLES, (3, MalaccaOptions(tiebreak="specials", rounds=6))])
def test_a_table_at_the_end_names_who_has_won(players: int, options: MalaccaOptions) -> None:
    view, standing = ended(players, options)
    assert view.winners == standing.winners
    shown = [text.text for text in table.draw(view, NAMES[:players], english).texts]
    assert ", ".join(NAMES[seat] for seat in standing.winners) in shown
    assert MALACCA.view(states(players, options)[0], None).winners == ()


def test_equal_purses_share_win_unless_special_cards_part_them() -> None:
    view = replace(ended(2, MalaccaOptions())[0], purses=(9, 9), specials=(1, 2))
    parted = replace(view, options=MalaccaOptions(tiebreak="specials"))
    assert (view.winners, parted.winners) == ((0, 1), (1,))


def test_marks_of_robberies_lie_on_the_lines() -> None:
    history = purse_course(malacca_samples.over(4))
    chart = Curves((0, 0, 1000, 300), history)
    great = [(robbery.round, robbery.robbers[0]) for robbery in robberies(malacca_samples.over(4).rounds)]
    assert great
    for (x, y), (part, seat) in zip(chart._places(great), great, strict=True):
        assert y == chart.at(part, history[part][seat])[1]
        assert abs(x - chart.at(part, 0)[0]) <= MARK / 2


# -- illustrations of the rules -----------------------------------------------------------------------


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_illustration_is_tidy(subject: str, words: Words) -> None:
    canvas = lesson.draw(subject, words)
    check_texts(canvas)
    check_corner(canvas)
    assert len(lesson(subject, words).data) < 250 * 1024


@pytest.mark.parametrize(("subject", "parrot"), [("captured", 1), ("defended", 0)])
def test_an_illustration_tells_what_the_rules_pay(subject: str, parrot: int) -> None:
    """Its rounds are the examples E1 and E2 of docs/rules/malacca.md §8."""
    example = EXAMPLES[subject]
    purses = {"captured": (5, 8, 6, 9), "defended": (5, 5, 5, 5)}[subject]
    scene = Scene(4, parrot=parrot, ship=example.cargo, purses=purses)
    scene.bets(*(f"{part.card.code}:{part.bet}" for part in example.parts))
    assert (scene.last.attack, scene.last.defence) == (example.attack, example.defence)
    assert [after - before for after, before in zip(scene.purses, purses, strict=True)] == [
        part.net for part in example.parts
    ]
    for won, part in zip(accounts(scene.last.coins, 4), example.parts, strict=True):
        assert [kind for kind, _ in won.parts] == ([] if part.why == "special" else [part.why])
    assert [part.why == "special" for part in example.parts] == [seat in scene.last.drawers for seat in range(4)]


# -- texts ------------------------------------------------------------------------------------------


def test_pictures_ask_for_all_keys() -> None:
    asked: set[str] = set()

    def words(key: str, **args: int | str) -> str:
        asked.add(key)
        return english(key, **args)

    for players, options in TABLES:
        names = NAMES[:players]
        for state in states(players, options):
            view = MALACCA.view(state, None)
            table.draw(view, names, words)
            for seat in MALACCA.to_act(state) or range(players):
                hand.draw(MALACCA.view(state, seat), names, words)
        result.draw(*ended(players, options), names, words)
    for subject in SUBJECTS:
        lesson.draw(subject, words)
    rare = keys_of("malacca-picture-part-") | keys_of("malacca-picture-several-")
    rare |= {"malacca-picture-share-win", "malacca-picture-wins"}
    assert keys_of("malacca-picture-") - asked <= rare


def test_what_last_ship_brought_is_clear_of_edge_of_its_plate() -> None:
    for view in (malacca_samples.TABLES["bets"](), malacca_samples.TABLES["keep"]()):
        laid = table_of(view, fight=True)
        texts = table.draw(view, malacca_samples.NAMES[: view.players], english).texts
        low = [text for text in texts if text.text[0] in "+−±"]
        plates = [laid.plate(seat) for seat in range(view.players)]
        assert low
        for text in low:
            bottom = next(box[3] for box in plates if box[0] < text.box[0] < box[2] and box[1] < text.box[1] < box[3])
            assert text.box[3] <= bottom - EDGE
