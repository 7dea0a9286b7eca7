"""The card table: tidy whatever the names and the state, honest about what is hidden, small and quick to draw."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.manille.cards import CARDS, Card, Trump
from engine.manille.events import CardPlayed, TrickTaken
from engine.manille.view import Called, ManilleView, Trick
from render import theme
from render.animation import still
from render.canvas import Box, Canvas, Stroke
from render.encode import encode
from render.manille import (
    SUBJECTS,
    board,
    board_picture,
    cards,
    gathering,
    hand,
    hand_picture,
    lesson,
    result,
    samples,
    taken,
)
from render.manille.places import STAKES, TRUMP, Table
from render.manille.result_picture import courses
from render.manille.stakes import factors, times
from render.words import Words
from tests.render.english import english, keys_of
from tests.render.test_layout import NAME_LISTS, check, check_corner, collisions, overlap, twice

TABLES = samples.tables()
HANDS = [
    *(samples.own(players) for players in (2, 3, 4, 6)),
    samples.own_full(),
    samples.own_unseen(),
    samples.own_last(),
]
KIB = 1024


def texts(canvas: Canvas) -> list[str]:
    return [text.text for text in canvas.texts]


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("names", [samples.NAMES, samples.LONG_NAMES, ("東京港の商人たち長い名前の例",) * 6])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_tidy_in_every_phase(name: str, names: tuple[str, ...], words: Words) -> None:
    canvas = board.draw(TABLES[name], names, words)
    check(canvas)
    check_corner(canvas)


@pytest.mark.parametrize("names", NAME_LISTS.values(), ids=NAME_LISTS)
def test_names_of_any_length_and_script_fit(names: tuple[str, ...]) -> None:
    six = (*names, *names[:1])
    check(board.draw(samples.table(6), six, english))
    check(result.draw(samples.over(6), samples.standing(6), six, english))


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("view", HANDS)
def test_a_hand_is_tidy(view: ManilleView, words: Words) -> None:
    for names in (samples.NAMES, samples.LONG_NAMES):
        canvas = hand.draw(view, names, words)
        assert collisions(canvas.texts) == []
        assert all(text.size >= theme.MIN_TEXT for text in canvas.texts)
        check_corner(canvas)


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("games", [1, 3])
def test_a_result_is_tidy(players: int, games: int, words: Words) -> None:
    view, standing = samples.over(players, games=games), samples.standing(players, games=games)
    for names in (samples.NAMES, samples.LONG_NAMES):
        canvas = result.draw(view, standing, names, words)
        check(canvas)
        check_corner(canvas)


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_illustration_is_tidy(subject: str, words: Words) -> None:
    canvas = lesson.draw(subject, words)
    check(canvas)
    check_corner(canvas)


def test_pictures_use_every_card_game_text_with_its_arguments() -> None:
    asked: set[str] = set()

    def words(key: str, **args: int | str) -> str:
        asked.add(key)
        return english(key, **args)

    drawn = replace(samples.table(), carried=1, trump=Trump.CLUBS)
    for view in (*TABLES.values(), drawn):
        board(view, samples.NAMES, words)
    for view in HANDS:
        hand(view, samples.NAMES, words)
    for players, games in ((3, 1), (4, 2)):
        over, standing = samples.over(players, games=games), samples.standing(players, games=games)
        result(over, standing, samples.NAMES, words)
    for subject in SUBJECTS:
        lesson(subject, words)
    assert keys_of("picture-manille-") <= asked


def test_pictures_are_small_files_1200_wide() -> None:
    pictures = [board(view, samples.LONG_NAMES, english) for view in TABLES.values()]
    pictures += [hand(view, samples.NAMES, english) for view in HANDS]
    pictures += [result(samples.over(), samples.standing(), samples.NAMES, english)]
    pictures += [lesson(subject, english) for subject in SUBJECTS]
    assert all(picture.width == 1200 and len(picture.data) < 90 * KIB for picture in pictures)


def test_equal_views_make_equal_pictures() -> None:
    one, other = (board(samples.table(), samples.NAMES, english) for _ in range(2))
    assert one == other


def test_each_card_of_the_trick_is_shown_with_a_large_index() -> None:
    view = samples.table(4)
    assert view.trick is not None
    shown = [text for text in board.draw(view, samples.NAMES, english).texts if text.size > 80]
    assert [text.text for text in shown] == [card.rank.slug for card in view.trick.cards]


def test_a_hand_cannot_be_drawn_for_the_public() -> None:
    with pytest.raises(ValueError, match="own seat"):
        hand(samples.table(), samples.NAMES, english)


def test_the_table_of_a_seat_shows_nothing_of_its_hand() -> None:
    view = samples.own(4)
    public = replace(view, seat=None, legal=(), refused=(), hands=tuple(replace(h, cards=None) for h in view.hands))
    assert board(view, samples.NAMES, english).data == board(public, samples.NAMES, english).data


def test_what_is_remembered_of_earlier_tricks_is_not_drawn() -> None:
    view = samples.table()
    memory = replace(view.memory, tricks=(Trick(0, (Card.S10, Card.S7, Card.S8, Card.S9), 0),))
    knowing = replace(view, memory=memory)
    assert board(knowing, samples.NAMES, english).data == board(view, samples.NAMES, english).data


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_taken_trick_is_gathered_before_the_current_table_shows(players: int) -> None:
    before, after, events = samples.taken(players)
    image = Image.open(io.BytesIO(gathering(before, after, events, samples.NAMES, english).data))
    now = still(board.draw(after, samples.NAMES, english, since=before).image).convert("RGB")
    assert "loop" not in image.info
    for frame in (0, getattr(image, "n_frames", 1) - 1):
        image.seek(frame)
        assert image.convert("RGB").tobytes() == now.tobytes()


def test_only_the_last_of_several_taken_tricks_is_gathered() -> None:
    before, after, events = samples.taken()
    older = [CardPlayed(seat, seat, Card.S10) for seat in (1, 2, 3, 0)]
    last = taken(replace(before, trick=None), after, [*older, TrickTaken(1, 1, 5), *older, TrickTaken(2, 2, 5)])
    assert last == Trick(1, (Card.S10,) * 4, 2)
    found = taken(before, after, events)
    assert before.trick is not None
    assert found is not None
    assert found.cards[: len(before.trick.cards)] == before.trick.cards


def test_no_trick_is_gathered_unless_all_its_cards_are_known() -> None:
    before, after, events = samples.taken()
    assert taken(before, after, []) is None
    assert taken(before, after, events[-1:]) is None
    assert taken(replace(before, trick=None), after, events) is None


def test_how_long_a_gathering_takes_does_not_depend_on_the_cards() -> None:
    def durations(card: Card) -> list[int]:
        before, after, events = samples.taken()
        first = CardPlayed(0, 0, card)
        image = Image.open(io.BytesIO(gathering(before, after, (first, *events[1:]), samples.NAMES, english).data))
        found = []
        for frame in range(getattr(image, "n_frames", 1)):
            image.seek(frame)
            found.append(image.info["duration"])
        return found

    assert durations(Card.D7) == durations(Card.S10)


def test_a_hand_shows_the_last_trick_until_a_card_is_led() -> None:
    view = samples.own_last()
    last = "picture-manille-last-trick"
    assert english(last) in texts(hand.draw(view, samples.NAMES, english))
    led = replace(view, trick=Trick(1, (Card.CK,), 1), last_trick=None)
    assert english(last) not in texts(hand.draw(led, samples.NAMES, english))


def test_cards_evicted_and_drawn_again_need_no_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    hand(samples.own(4), samples.NAMES, english)
    cards._face.cache_clear()
    canvas = hand.draw(samples.own(4), samples.NAMES, english)
    painted: list[Stroke] = []
    monkeypatch.setattr(Stroke, "paint", lambda stroke, *_: painted.append(stroke))
    encode(canvas, "hand")
    assert len(painted) == 0


def test_hidden_points_are_a_question_mark() -> None:
    assert texts(board.draw(TABLES["strict"], samples.NAMES, english)).count("?") == 2


def test_a_new_card_is_marked_and_an_old_one_is_not() -> None:
    view = samples.table()
    plain = board(view, samples.NAMES, english).data
    assert board(view, samples.NAMES, english, since=view).data == plain
    before, after = samples.since()
    assert board(after, samples.NAMES, english, since=before).data != board(after, samples.NAMES, english).data


def test_all_cards_look_different() -> None:
    tables = [replace(samples.table(), trick=Trick(1, (card,), 1)) for card in CARDS]
    drawn = {board(view, samples.NAMES, english).data for view in tables}
    assert len(drawn) == len(CARDS)


DOUBLED = replace(TABLES["play-6"], trump=Trump.NONE, blind=False, carried=1, called=Called.AGAINST)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, 16),
        ({"blind": True}, 32),
        ({"called": Called.ALONG}, 8),
        ({"called": Called.NOTHING, "carried": 0}, 2),
        ({"called": Called.NOTHING, "carried": 0, "trump": Trump.CLUBS}, 1),
    ],
)
def test_the_doublings_that_stand_are_multiplied(changes: dict[str, Any], expected: int) -> None:
    assert times(replace(DOUBLED, **changes)) == expected


def test_nothing_is_doubled_in_manille() -> None:
    assert times(TABLES["turned-up"]) == 1


def test_doublings_add_up_and_are_capped_by_house_rule() -> None:
    adding = replace(DOUBLED, options=DOUBLED.options.model_copy(update={"multiplier_mode": "add"}))
    capped = replace(DOUBLED, options=DOUBLED.options.model_copy(update={"multiplier_cap": "8"}))
    assert [factor.times for factor in factors(DOUBLED)] == [2, 2, 4]
    assert (times(adding), times(capped)) == (6, 8)


def test_each_game_of_a_match_has_a_course_of_its_own() -> None:
    games = courses(samples.over(4, games=2))
    assert len(games) > 1
    assert {course[0] for course in games} == {(0, 0)}
    assert games[-1][-1] == samples.over(4, games=2).scores


def test_a_game_won_by_the_turned_up_card_ends_with_its_score() -> None:
    view = samples.over(4)
    assert courses(view)[-1][-1] == view.scores
    assert courses(replace(view, scores=(105, 35)))[-1][-1] == (105, 35)


def test_suits_have_two_colours_where_the_table_wants_it() -> None:
    view = TABLES["play-4"]
    blue, green = theme.SUITS["four"][1], theme.SUITS["four"][0]
    cards_led = replace(view, trick=Trick(0, (Card.D10, Card.CA), 0), trump=None)
    old = replace(cards_led, options=cards_led.options.model_copy(update={"suit_colours": "two"}))

    def colours(shown: ManilleView) -> set[object]:
        image = board.draw(shown, samples.NAMES, english).image.convert("RGB").crop((0, 330, 1200, 640))
        return {colour for _, colour in image.getcolors(1 << 20) or []}

    assert {blue, green} <= colours(cards_led)
    assert not {blue, green} & colours(old)


def test_the_star_beside_a_winning_card_hides_nothing() -> None:
    """It has lain on the rank of its card, on the card above and on plates."""
    for hands in (3, 4, 6):
        table = Table(hands, 2, 0)
        places, size = [table.place(hand) for hand in range(hands)], board_picture.trick_size(table)
        pack = cards.LOW_PACK if hands == 6 else cards.HELD_PACK
        lying = [box_at(place.played, size) for place in places] + [box_at(place.held, pack) for place in places]
        lying += [*(place.plate for place in places), TRUMP, STAKES]
        for place in places:
            star = box_at(place.star, (board_picture.STAR, board_picture.STAR))
            assert [box for box in lying if overlap(star, box)] == []


def test_gathered_trick_lies_clear_of_all_that_stands_around_it() -> None:
    for hands in (3, 4, 6):
        table = Table(hands, 2, 0)
        pack = cards.LOW_PACK if hands == 6 else cards.HELD_PACK
        around = [place.plate for place in map(table.place, range(hands))]
        around += [box_at(table.place(hand).held, pack) for hand in range(hands)]
        for winner in range(hands):
            x, y = board_picture.gathered_at(table, Trick(0, (), winner))
            wide, high = cards.row(hands)
            half = board_picture.in_row(hands, hands - 1) + wide / 2
            row = (round(x - half), round(y - high / 2), round(x + half), round(y + high / 2 + 37))
            assert [box for box in around if overlap(row, box)] == []


def box_at(middle: tuple[float, float], size: tuple[int, int]) -> Box:
    left, top = round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)
    return (left, top, left + size[0], top + size[1])


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_hand_shows_everybodys_card_and_name(players: int) -> None:
    view = samples.own(players)
    assert view.trick is not None
    shown = texts(hand.draw(view, samples.NAMES, english))
    assert set(samples.NAMES[:players]) <= set(shown)
    assert all(card.rank.slug in shown for card in view.trick.cards)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_legal_cards_stand_out_of_a_hand(players: int) -> None:
    view = samples.own(players)
    assert view.turn is not None
    held = view.hands[view.turn].cards or ()
    top = hand_picture.row(0 if players > 2 else 1, 1 if players > 2 else 2)[1]
    low = [text for text in hand.draw(view, samples.NAMES, english).texts if text.box[1] > top + 30 and text.size > 50]
    assert [text.text for text in low] == [card.rank.slug for card in held]
    heights = {card: text.bearer[1] for card, text in zip(held, low, strict=True) if text.bearer}
    raised = min(heights.values())
    assert {card for card, height in heights.items() if height == raised} == set(view.legal)


@pytest.mark.parametrize("name", TABLES)
def test_no_card_of_a_sample_is_in_two_places(name: str) -> None:
    view = TABLES[name]
    seen = [*view.extras, *(view.trick.cards if view.trick else ())]
    for hand_view in view.hands:
        seen += [*(hand_view.cards or ()), *(pile.top for pile in hand_view.piles if pile.top is not None)]
    assert len(seen) == len(set(seen))


def test_cards_that_lie_open_say_what_they_are() -> None:
    shown = {name: texts(board.draw(TABLES[name], samples.NAMES, english)) for name in TABLES}
    assert english("picture-manille-unplayed") in shown["play-6"]
    assert shown["turned-up"].count(english("picture-manille-turned-up")) == 2
    assert english("picture-manille-open-hand") in shown["laid-open"]
    assert shown["open"].count(english("picture-manille-dummy")) >= 3


@pytest.mark.parametrize(("players", "games"), [(3, 1), (4, 2), (6, 1)])
def test_a_board_at_the_end_names_who_has_won(players: int, games: int) -> None:
    view, standing = samples.over(players, games=games), samples.standing(players, games=games)
    assert view.winners == standing.winners
    shown = texts(board.draw(view, samples.NAMES, english))
    assert ", ".join(samples.NAMES[seat] for seat in standing.winners) in shown
    assert samples.table(players).winners == ()
