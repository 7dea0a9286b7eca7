"""Animations: what they show of a game, what they end on, and what they cost."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from engine.manila.board import Ware
from engine.manila.events import Arrived, Launched, Piloted, Plundered, Rolled, VoyageBegan, Wrecked, cash_change
from engine.manila.view import Berth, ManilaView, Phase
from render.animation import HALF, POSTER, encode, still, whole
from render.encode import Media, Picture
from render.manila import board, boarding, course, moves, places, sailing, samples
from render.manila.marks import Marks
from tests.render import games
from tests.render import manila_views as built
from tests.render.english import english

SEEDS = [("sail", 3), ("sail", 4), ("sail", 5)]
FEW = [SEEDS[0], *(pytest.param(*game, marks=pytest.mark.slow) for game in SEEDS[1:])]
"""All of them, most in the slow tier."""
MOVING = (Rolled, Piloted, Arrived, Wrecked)


def frames(picture: Picture) -> list[tuple[bytes, int]]:
    """The pixels of each frame, and its milliseconds."""
    image = Image.open(io.BytesIO(picture.data))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append((image.convert("RGB").tobytes(), image.info["duration"]))
    return found


def sailed(seed: str, seats: int) -> list[games.Moved]:
    return [step for step in games.steps(seed, seats) if any(isinstance(event, MOVING) for event in step.events)]


def last_board(view: ManilaView, since: ManilaView, scale: int) -> bytes:
    drawn = board.draw(view, samples.NAMES, english, marks=Marks(since=since))
    return still(drawn.image, scale).convert("RGB").tobytes()


# -- courses --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats"), SEEDS)
def test_each_leg_begins_where_the_one_before_ended(seed: str, seats: int) -> None:
    for step in sailed(seed, seats):
        legs = course.from_events(step.before, step.events).legs
        assert legs
        assert all(one.end == other.start for one, other in pairwise(legs))


@pytest.mark.parametrize(("seed", "seats"), SEEDS)
def test_a_course_ends_where_the_view_shows_the_punts(seed: str, seats: int) -> None:
    for step in sailed(seed, seats):
        for way in (course.from_events(step.before, step.events), course.between(step.before, step.after)):
            shown = step.after.last_voyage.punts if step.after.last_voyage else step.after.punts
            assert [(p.ware, p.berth, p.letter) for p in way.legs[-1].end] == [
                (p.ware, p.berth, p.letter) for p in shown
            ]


def test_a_course_may_begin_in_auction_and_ends_with_its_voyage() -> None:
    starts = ((Ware.NUTMEG, 5), (Ware.SILK, 4), (Ware.JADE, 0))
    moves = ((Ware.NUTMEG, 6, 5, 11), (Ware.SILK, 2, 4, 6), (Ware.JADE, 1, 0, 1))
    events = (Launched(0, starts), Rolled(1, moves), VoyageBegan(2, 0), Launched(1, starts), Rolled(1, moves))
    way = course.from_events(built.auction(), events)
    assert way.voyage == 1
    assert [leg.dice for leg in way.legs] == [((Ware.NUTMEG, 6), (Ware.SILK, 2), (Ware.JADE, 1))]
    assert [punt.position for punt in way.legs[0].start] == [5, 4, 0]
    assert [punt.position for punt in way.legs[0].end] == [11, 6, 1]


def test_who_boards_or_bids_moves_no_punt() -> None:
    for step in games.steps("sail", 4):
        if not any(isinstance(event, (*MOVING, Launched, Plundered)) for event in step.events):
            assert course.from_events(step.before, step.events).legs == ()
            assert course.between(step.before, step.after).legs == ()


# -- sailing --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), FEW)
def test_an_animation_ends_on_the_board_with_its_changes_marked(seed: str, seats: int) -> None:
    for step in sailed(seed, seats)[::3]:
        picture = sailing(*step, samples.NAMES, english)
        shown = frames(picture)
        assert picture.media is Media.GIF
        assert picture.name.endswith(".gif")
        scale = 1 if picture.width == 1200 else HALF
        width, height = places.size(places.rows(seats))
        assert (picture.width, picture.height) == (width // scale, height // scale)
        assert scale == HALF or step.after.voyage == step.before.voyage
        assert shown[-1][0] == last_board(step.after, step.before, scale)
        assert shown[-1][1] > sum(duration for _, duration in shown[:-1])


@pytest.mark.parametrize(("seed", "seats"), FEW)
def test_first_frame_shows_the_end_but_only_briefly(seed: str, seats: int) -> None:
    for step in sailed(seed, seats)[::3]:
        shown = frames(sailing(*step, samples.NAMES, english))
        assert shown[0][0] == shown[-1][0]
        assert shown[0][1] == POSTER


def test_animation_ends_on_the_board_with_its_choices_numbered() -> None:
    step = sailed("sail", 4)[0]
    choices = samples.choices(step.after)
    assert choices
    end = board.draw(step.after, samples.NAMES, english, marks=Marks(choices, step.before)).image
    picture = sailing(*step, samples.NAMES, english, choices=choices)
    assert frames(picture)[-1][0] == still(end).convert("RGB").tobytes()


def test_an_animation_plays_once() -> None:
    step = sailed("sail", 4)[0]
    assert "loop" not in Image.open(io.BytesIO(sailing(*step, samples.NAMES, english).data)).info


@pytest.mark.slow
def test_a_roll_takes_about_a_dozen_small_frames() -> None:
    for step in sailed("sail", 4):
        picture = sailing(*step, samples.NAMES, english)
        ended = step.after.voyage > step.before.voyage or step.after.phase is Phase.OVER
        assert 4 <= len(frames(picture)) <= (48 if ended else 24)
        assert len(picture.data) < 250 * 1024


def test_the_end_of_a_voyage_is_seen_before_the_next_auction() -> None:
    step = next(step for step in sailed("sail", 4) if step.after.voyage > step.before.voyage)
    *_, landed, auction = frames(sailing(*step, samples.NAMES, english))
    assert landed[1] > 1000
    assert landed[0] != auction[0]


def test_end_of_voyage_shows_payouts_and_rises_for_three_seconds() -> None:
    step = next(step for step in sailed("sail", 4) if step.after.voyage > step.before.voyage)
    assert step.after.last_voyage is not None
    landed = replace(step.before, to_act=(), phase=Phase.PILOT, punts=step.after.last_voyage.punts)
    earned: dict[int, int] = {}
    for event in step.events:
        if change := cash_change(event):
            earned[change[0]] = earned.get(change[0], 0) + change[1]
    held = tuple(None if cash is None else cash - earned.get(seat, 0) for seat, cash in enumerate(step.after.cash))
    settled = replace(landed, cash=step.after.cash, market=step.after.market, rolls=3, dice=step.after.last_voyage.dice)
    unpaid = replace(settled, cash=held, market=step.before.market)
    paid = board.draw(settled, samples.NAMES, english, marks=Marks(since=unpaid)).image
    *_, (rest, shown), _ = frames(sailing(*step, samples.NAMES, english))
    assert shown == 3000
    differing = sum(a != b for a, b in zip(still(paid, HALF).convert("RGB").tobytes(), rest, strict=True))
    assert differing < 0.03 * len(rest)


def test_coins_fly_between_the_landing_and_the_rest() -> None:
    step = next(step for step in sailed("sail", 4) if step.after.voyage > step.before.voyage)
    *others, rest, _ = frames(sailing(*step, samples.NAMES, english))
    assert len({pixels for pixels, _ in others[-6:]}) >= 5
    assert rest[0] != others[-1][0]


def test_a_pirate_who_goes_aboard_is_seen_to_do_so() -> None:
    step = next(step for step in games.steps("sail", 4) if boarding.from_events(step.before, step.events))
    assert moves(*step)
    shown = frames(sailing(*step, samples.NAMES, english))
    assert len(shown) >= 9
    assert len({pixels for pixels, _ in shown}) > 8


def test_result_of_a_voyage_stays_hidden_while_the_punts_sail() -> None:
    step = sailed("sail", 4)[-1]
    assert not step.after.to_act
    poster, *under_way, end = [pixels for pixels, _ in frames(sailing(*step, samples.NAMES, english))]
    assert poster == end
    assert end not in under_way


def test_only_heading_and_sea_move_on_the_board_after_a_roll() -> None:
    step = sailed("sail", 4)[0]
    assert step.after.to_act
    picture = sailing(*step, samples.NAMES, english, choices=samples.choices(step.after))
    below_the_sea = 3 * picture.width * places.ROW_TOP
    assert len({pixels[below_the_sea:] for pixels, _ in frames(picture)}) == 1


def test_where_no_punt_moves_the_picture_stands_still() -> None:
    before, after = built.voyage(to_act=(1,)), built.voyage()
    still_board = board(after, samples.NAMES, english, marks=Marks(since=before))
    assert sailing(before, after, (), samples.NAMES, english) == still_board


@pytest.mark.parametrize("seed", ["sail", "a"])
def test_last_frame_is_board_after_any_number_of_missed_pictures(seed: str) -> None:
    game = games.steps(seed, 4)
    for first, last in ((0, 40), (3, len(game) // 2), (20, 29), (33, len(game) - 2)):
        events = tuple(event for step in game[first : last + 1] for event in step.events)
        before, after = game[first].before, game[last].after
        picture = sailing(before, after, events, samples.NAMES, english)
        shown = Image.open(io.BytesIO(picture.data))
        shown.seek(getattr(shown, "n_frames", 1) - 1)
        scale = picture.width // 600 % 2 + 1
        assert shown.convert("RGB").tobytes() == last_board(after, before, scale)


def test_of_a_voyage_long_over_nothing_moves() -> None:
    game = games.steps("a", 4)
    end = next(n for n, step in enumerate(game) if step.after.voyage == 3)
    events = tuple(event for step in game[: end + 1] for event in step.events)
    assert not moves(game[0].before, game[end].after, events)
    still_board = board(game[end].after, samples.NAMES, english, marks=Marks(since=game[0].before))
    assert sailing(game[0].before, game[end].after, events, samples.NAMES, english) == still_board


def test_all_of_a_voyage_at_once_is_told_in_few_frames() -> None:
    game = games.steps("sail", 4)
    end = next(n for n, step in enumerate(game) if step.after.voyage == 2)
    events = tuple(event for step in game[: end + 1] for event in step.events)
    picture = sailing(game[0].before, game[end].after, events, samples.NAMES, english)
    assert len(picture.data) < 250 * 1024
    assert len(frames(picture)) < 40


# -- details ---------------------------------------------------------------------------------------


def test_a_plundered_punt_flies_pirates_flag_and_takes_nobody_on() -> None:
    silk = built.punt(Ware.SILK, 13, None, None, None)
    taken = replace(silk, plundered=True)
    pictures = [board.draw(built.voyage(punts=(silk, boat, silk)), samples.NAMES, english) for boat in (silk, taken)]
    prices = [[text.text for text in canvas.texts].count("5") for canvas in pictures]
    assert prices[1] == prices[0] - 1


def test_an_animation_needs_a_frame() -> None:
    with pytest.raises(ValueError, match="frame"):
        encode([], "nothing")


def test_frames_keep_their_colours() -> None:
    image = still(Image.new("RGB", (4, 4), (251, 244, 225)))
    picture = encode([whole(image, 100), whole(still(Image.new("RGB", (4, 4), (43, 33, 24))), 100)], "x")
    assert [pixels[:3] for pixels, _ in frames(picture)] == [bytes((251, 244, 225)), bytes((43, 33, 24))]


def test_a_wreck_lies_in_its_yard_when_the_animation_ends() -> None:
    step = next(s for s in sailed("sail", 4) if any(isinstance(event, Wrecked) for event in s.events))
    legs = course.from_events(step.before, step.events).legs
    assert any(punt.berth is Berth.YARD for punt in legs[-1].end)
    assert legs[-1].landing
